# La leçon de Silberzwerg. Une phrase a au plus 12 mots, « Plus » au plus 40.
# Les mots clés sont entre astérisques.

lesson-silberzwerg-chapter-goal = But du jeu
    .about = Le premier à 600 thalers gagne
lesson-silberzwerg-goal = Vous menez un *clan* de nains. Le premier à 600 *thalers* gagne.
    .more = Vous extrayez des gemmes pour remplir des contrats. Regin et Dagny, deux bots, font de même. Chacun prépare ses ordres en secret. Tout coup permis par les règles convient : la leçon s’adapte.
lesson-silberzwerg-contract = Votre *contrat* demande huit gemmes : 4 bleues, 2 jaunes, 2 rouges.
    .more = Il rapporte 80 thalers, et moins à chaque manche. Vous avez déjà une gemme jaune et une rouge. Il manque quatre bleues, une jaune et une rouge.

lesson-silberzwerg-chapter-plan = Ordres secrets
    .about = Mineurs, fantôme, seigneur
lesson-silberzwerg-miners = Envoyez vos quatre *mineurs* dans la mine *bleue*.
    .more = Chaque mineur rapporte une gemme de la couleur de sa mine. Vous avez quatre mineurs et deux chefs par manche, et devez tous les placer.
lesson-silberzwerg-miners-other = Cela va aussi : chaque mineur rapporte une gemme de cette couleur.
lesson-silberzwerg-miners-green = Votre contrat ne demande pas de *vert*. Vous pouvez encore changer.
lesson-silberzwerg-ghost = Envoyez un chef comme *nain fantôme* dans la mine *jaune*.
    .more = Les nains fantômes agissent d’abord. Dans une mine, un fantôme prend une gemme, ou chasse un ou deux nains d’autres clans.
lesson-silberzwerg-lord = Envoyez l’autre chef comme *seigneur nain* dans la mine *rouge*.
    .more = Les seigneurs nains agissent en dernier. Dans une mine, un seigneur achète autant de gemmes que vous pouvez en payer.
lesson-silberzwerg-seal = Vos ordres sont complets. *Scellez-les*.
    .more = Tant que tout le monde n’a pas scellé ses ordres, personne ne voit les vôtres. Puis tous les ordres sont révélés en même temps.

lesson-silberzwerg-chapter-round = La manche
    .about = Fantômes, mineurs, seigneurs
lesson-silberzwerg-reveal = Les autres réfléchissent encore. Puis tous les *ordres* sont révélés.
lesson-silberzwerg-prices = Plus une mine compte de *mineurs*, moins ses gemmes coûtent cher.
    .more = Une gemme coûte 11 thalers, moins un par mineur dans sa mine. Cinq mineurs cherchent du bleu : une gemme bleue coûte 6 thalers. Les prix changent à chaque manche.
lesson-silberzwerg-take = Votre *nain fantôme* agit : *prenez* une gemme jaune.
lesson-silberzwerg-ghosts = Les autres *nains fantômes* agissent. Regardez ce qu’ils font.
lesson-silberzwerg-mined = Vos quatre mineurs ont rapporté quatre gemmes *bleues*.
    .more = Le fantôme de Dagny a chassé un mineur de Regin, qui a donc une gemme de moins. La prochaine fois, ce sera peut-être un des vôtres ! Les deux dernières colonnes sont sûres.
lesson-silberzwerg-buy = Votre *seigneur nain* agit : *achetez* la gemme rouge, 8 thalers.
lesson-silberzwerg-others = Les autres *seigneurs nains* agissent. Puis la manche se termine.

lesson-silberzwerg-chapter-deliver = Remplir le contrat
    .about = L’augmenter, puis le remplir
lesson-silberzwerg-notch = Votre *contrat* a baissé : 70 thalers au lieu de 80.
    .more = Chaque contrat en jeu baisse à chaque manche. Un contrat qui ne peut plus baisser quitte le jeu, et son propriétaire paie une pénalité. Faites vite !
lesson-silberzwerg-ghost-2 = Placez un *nain fantôme* dans la colonne *contrat* : il l’augmente.
    .more = Là, un fantôme fait monter votre contrat ou baisser celui d’un autre clan. Il peut aussi déplacer un contrat public, dans les deux sens.
lesson-silberzwerg-lord-2 = Placez-y aussi un *seigneur nain* : il remettra vos gemmes.
    .more = Dans la colonne contrat, un seigneur remplit un contrat : le vôtre ou l’un des deux contrats publics, ouverts à tous les clans.
lesson-silberzwerg-miners-2 = Envoyez vos quatre *mineurs* dans la mine *verte*.
    .more = Ce contrat ne demande plus de gemmes. Mais un autre va venir, et un seigneur dans la colonne gemmes peut vendre ce qui ne sert pas.
lesson-silberzwerg-seal-2 = Vos ordres sont de nouveau complets. *Scellez-les*.
lesson-silberzwerg-first = *Regin* commence maintenant. Le premier joueur change à chaque manche.
lesson-silberzwerg-raise = Votre *nain fantôme* agit : *montez* votre contrat à 80 thalers.
lesson-silberzwerg-wait = Les mineurs creusent, puis les *seigneurs* agissent, le vôtre en dernier.
lesson-silberzwerg-fulfil = Votre *seigneur nain* agit : *remplissez* le contrat pour 80 thalers.

lesson-silberzwerg-chapter-ending = Vers les 600
    .about = Symboles et nouveaux contrats
lesson-silberzwerg-symbol = Le contrat porte une *hache*. Trois outils identiques : 40 thalers.
    .more = Vous gardez les contrats avec un symbole. D’autres symboles servent une fois : gagner 5 thalers sur un rival, arrêter un fantôme ou baisser un prix de 3 thalers.
lesson-silberzwerg-new = Votre nouveau *contrat* : huit gemmes vertes. Vous en avez quatre !
    .more = Les contrats d’une seule couleur rapportent le plus : 120 thalers. Une place libre reçoit un nouveau contrat en fin de manche, tant qu’il en reste.
lesson-silberzwerg-ending = Le premier clan qui atteint 600 *thalers* gagne aussitôt.
    .more = Dans la colonne gemmes, un seigneur vend des gemmes aux prix de la manche. Un fantôme y échange des gemmes avec les mines ou en vole. Gardez au plus douze gemmes par manche.
lesson-silberzwerg-finish = Vous connaissez Silberzwerg. *Terminer cette partie* contre Regin et Dagny ?
