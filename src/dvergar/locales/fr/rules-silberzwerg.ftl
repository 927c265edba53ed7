# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg : les règles
rules-silberzwerg-goal = Devenez le plus riche : le premier joueur qui possède 600 thalers gagne aussitôt. Vous gagnez des thalers en remplissant des contrats et en vendant des gemmes.
rules-silberzwerg-turn = À chaque manche, tous les joueurs placent leurs nains en secret, puis les révèlent ensemble. Les fantômes gênent les autres, les mineurs extraient des gemmes, les seigneurs achètent, vendent ou remplissent des contrats.
rules-silberzwerg-ends = La partie s’arrête dès qu’un joueur possède 600 thalers. Si les contrats s’épuisent avant, le joueur le plus riche gagne.

chapter-Z0 = Matériel
chapter-Z1 = Mise en place
chapter-Z2 = Une manche
chapter-Z3 = Symboles
chapter-Z4 = Fin de partie et décompte
chapter-Z5 = Variantes
chapter-Z6 = Ce qui est caché

## Icons

icon-silberzwerg-gem = Les gemmes sont jaunes, rouges, vertes ou bleues. Elles servent à remplir des contrats, ou bien vous les vendez.
    .title = Gemme
icon-silberzwerg-miner = Un nain qui extrait pour vous 1 gemme de sa mine.
    .title = Mineur
icon-silberzwerg-lord = Un chef qui fait des affaires pour vous : il achète des gemmes, en vend ou remplit un contrat. À chaque manche, vous choisissez pour chaque chef s’il est seigneur nain ou nain fantôme.
    .title = Seigneur nain
icon-silberzwerg-ghost = Un chef qui gêne les autres : il retire leurs nains, fait monter ou baisser des contrats, ou prend des gemmes.
    .title = Nain fantôme
icon-silberzwerg-contract = Un contrat demande 8 gemmes et rapporte des thalers. Cette icône marque aussi la colonne contrat du tableau : les seigneurs nains y remplissent des contrats, les nains fantômes les font monter ou baisser.
    .title = Contrat
icon-silberzwerg-gems = Le nombre à côté du sac d’un joueur indique combien de gemmes il contient. Cette icône marque aussi la colonne gemmes du tableau : les seigneurs nains y vendent des gemmes, les nains fantômes en échangent ou en volent.
    .title = Sac et colonne gemmes
icon-silberzwerg-price = Le prix d’une gemme de cette mine pendant cette manche. Vous achetez et vendez à ce prix.
    .title = Prix
icon-silberzwerg-value = Ce que le contrat rapporte en ce moment. Un contrat a quatre valeurs et descend à la suivante à la fin de chaque manche.
    .title = Valeur
icon-silberzwerg-penalty = Ce que perd le propriétaire du contrat si celui-ci quitte le jeu sans avoir été rempli.
    .title = Pénalité
icon-silberzwerg-lack = Sur un contrat, une gemme pâle est une gemme que vous n’avez pas encore.
    .title = Gemme manquante
icon-silberzwerg-first = Ce joueur agit le premier pendant cette manche.
    .title = Premier joueur
icon-silberzwerg-sealed = Ce joueur a fini ses ordres. Personne ne les voit avant que tous les joueurs aient scellé les leurs.
    .title = Ordres scellés
icon-silberzwerg-axe = Un outil. Trois contrats remplis portant une hache rapportent 40 thalers de plus.
    .title = Hache
icon-silberzwerg-pick = Un outil. Trois contrats remplis portant une pioche rapportent 40 thalers de plus.
    .title = Pioche
icon-silberzwerg-hammer = Un outil. Trois contrats remplis portant un marteau rapportent 40 thalers de plus.
    .title = Marteau
icon-silberzwerg-plus-minus-5 = Sert une fois : vous gagnez 5 thalers, et un autre joueur en perd 5.
    .title = +5/−5
icon-silberzwerg-no-ghost = Sert une fois : annulez ce que le nain fantôme d’un autre joueur s’apprête à faire.
    .title = Nain fantôme barré
icon-silberzwerg-minus-3 = Sert une fois : les gemmes d’une couleur coûtent 3 thalers de moins jusqu’à la fin de la manche.
    .title = −3

## Z0

rule-Z0-1 = Il y a 84 gemmes, 21 de chaque couleur. Une de chaque couleur sert seulement à indiquer le prix : vous jouez donc avec 20 gemmes de chaque. Les gemmes dépensées, vendues ou rendues retournent dans leur mine.
    .title = Gemmes
    .example = Astrid remplit un contrat de 8 gemmes bleues. Les 8 retournent dans la mine bleue, où chacun pourra de nouveau les extraire ou les acheter.
rule-Z0-2 =
    Il y a 34 contrats. Chacun demande 8 gemmes d’une, de deux ou de trois couleurs, toujours en nombre pair pour chaque couleur. Chaque combinaison existe une seule fois :
    - 4 contrats de 8 gemmes d’une même couleur
    - 12 contrats de 6 et 2 gemmes
    - 6 contrats de 4 et 4 gemmes
    - 12 contrats de 4, 2 et 2 gemmes
    .title = Contrats
    .example = Un seul contrat demande 6 gemmes rouges et 2 jaunes. Celui de 6 gemmes jaunes et 2 rouges est une autre carte.
rule-Z0-3 =
    Un contrat a quatre valeurs. Il commence à la plus haute et descend à la suivante à la fin de chaque manche. Il a aussi une pénalité et parfois un symbole (chapitre Z3).
    - 8 d’une couleur : 120, 105, 90 ou 75 thalers, pénalité 30, pas de symbole
    - 6 et 2 : 100, 88, 76 ou 64 thalers, pénalité 20, un symbole
    - 4 et 4 : 90, 80, 70 ou 60 thalers, pénalité 15, un symbole
    - 4, 2 et 2 : 80, 70, 60 ou 50 thalers, pénalité 10, un symbole
    .title = Valeurs, pénalités et symboles
    .example = Le contrat de 6 gemmes rouges et 2 jaunes commence à 100 thalers. Après une manche, il en vaut 88, puis 76, puis 64. Sa pénalité est de 20 thalers, et son symbole est une hache.
    .edge =
        Chacun des six symboles figure sur cinq contrats.
        Les valeurs, les pénalités, les symboles et le tableau de cotation sont notre propre reconstitution. Ils diffèrent de ceux de la boîte. Sur les cartes imprimées, la plus haute valeur est en jaune.
rule-Z0-4 = Plus il y a de mineurs dans une mine, moins ses gemmes coûtent cher. Comptez dans cette mine les mineurs de tous les joueurs. Une gemme coûte 11 thalers moins 1 par mineur, mais jamais moins de 1.
    .title = Tableau de cotation
    .example = Dans une mine sans mineur, une gemme coûte 11 thalers. Avec 5 mineurs, elle en coûte 6. Avec 10 mineurs ou plus, elle en coûte 1.

## Z1

rule-Z1-1 = Vous commencez avec une richesse de 50 thalers, 4 mineurs, 2 chefs et un emplacement pour votre propre contrat. À chaque manche, vous choisissez pour chaque chef s’il est seigneur nain ou nain fantôme. Deux autres contrats sont publics : ils n’appartiennent à personne, et chacun peut les remplir. À deux joueurs, vous avez plus de nains et de contrats (Z5.1).
    .title = Ce que vous avez au départ
rule-Z1-2 = Quatre gemmes, une de chaque couleur, quittent les mines pour un sac commun. Il reste 19 gemmes de chaque couleur dans les mines. Un joueur tiré au sort pioche le premier. Puis chacun pioche une gemme à la fois, dans le sens horaire, jusqu’à la dernière. Le joueur qui pioche la gemme jaune est premier joueur. Gardez vos gemmes cachées dans votre propre sac.
    .title = Gemmes de départ et premier joueur
    .example = Trois joueurs piochent : Brokk une verte, Eitri une jaune, Regin une rouge. Brokk a pioché le premier et reçoit donc aussi la dernière, une bleue. Eitri est premier joueur.
    .edge = À deux, chacun reçoit deux gemmes. À trois, le joueur qui a pioché le premier reçoit aussi la quatrième.
rule-Z1-3 = Chaque joueur reçoit un contrat, à partir du premier joueur, dans le sens horaire. Puis deux contrats vont sur les emplacements publics. Chaque contrat commence à sa plus haute valeur.
    .title = Premiers contrats
    .edge = À deux, chacun reçoit deux contrats. À trois, l’emplacement du quatrième joueur ne sert pas.

## Z2

rule-Z2-1 =
    Une manche compte 11 phases, de Z2.1 à Z2.11. D’abord, tous les joueurs préparent leurs ordres, en même temps et en secret.
    - Mineurs : répartissez tous vos mineurs entre les quatre mines, comme vous voulez.
    - Chefs : placez chaque chef, comme seigneur nain ou comme nain fantôme, dans l’une des six colonnes. Ce sont les quatre mines, la colonne contrat et la colonne gemmes.
    Dans chaque colonne, vous pouvez avoir un seigneur nain et un nain fantôme, mais jamais deux du même type. Vous devez placer tous vos nains. Scellez ensuite vos ordres.
    .title = Placement
    .example = Astrid met 3 mineurs dans la mine rouge et 1 dans la mine verte. Un de ses chefs devient nain fantôme dans la mine rouge. L’autre devient seigneur nain dans la colonne contrat.
rule-Z2-2 = Quand tous les ordres sont scellés, ils sont révélés en même temps. Dès lors, chacun voit tous les nains. À la fin de la manche (après Z2.11), tous les nains reviennent à leurs joueurs, même ceux qui ont été retirés.
    .title = Révélation
rule-Z2-3 = Fixez maintenant les prix. Dans chaque mine, comptez les mineurs de tous les joueurs et cherchez le prix (Z0.4). Il ne vaut que pour cette manche, même si des nains fantômes retirent ensuite des mineurs. Seul le symbole −3 peut le faire baisser (Z3.4).
    .title = Cotation
    .example = Astrid a 3 mineurs dans la mine rouge, et Brokk en a 2. Cela fait 5 : une gemme rouge coûte 6 thalers. Les mines jaune et verte ont chacune 4 mineurs, la bleue en a 3. Les gemmes jaunes et vertes coûtent donc 7, et les bleues 8.
rule-Z2-4 =
    Les nains fantômes gênent les autres joueurs ou servent vos propres projets. Le premier joueur fait agir tous les siens, dans l’ordre de son choix. Puis c’est au joueur suivant, dans le sens horaire. Un nain fantôme fait une seule des actions de sa colonne, ou rien :
    - Mine : retirez 1 ou 2 nains adverses de cette mine. Choisissez parmi les mineurs, les seigneurs nains et les nains fantômes de tous vos adversaires. Ou prenez 1 gemme dans cette mine, s’il y en a une.
    - Contrat : faites monter d’un cran votre propre contrat ou un contrat public, à la valeur supérieure. Ou faites baisser d’un cran le contrat d’un adversaire ou un contrat public, à la valeur inférieure.
    - Gemmes : échangez 2 de vos gemmes contre 2 gemmes des mines. Ou tirez au hasard 2 gemmes du sac d’un adversaire, ou 1 gemme dans chacun des sacs de deux adversaires.
    Si un nain fantôme fait baisser un contrat déjà à sa plus basse valeur, ce contrat quitte le jeu. S’il appartient à un adversaire, celui-ci paie sa pénalité. S’il est public, personne ne paie.
    Les nains retirés ne font plus rien pendant cette manche. Les nains des colonnes contrat et gemmes sont à l’abri.
    Vous ne pouvez ni retirer vos propres nains, ni faire baisser votre propre contrat, ni faire monter celui d’un adversaire.
    .title = Nains fantômes
    .example =
        Astrid est première joueuse. Puis viennent Brokk, Eitri et Regin, dans le sens horaire.
        - Mine : le nain fantôme d’Astrid est dans la mine rouge. Il retire un mineur et le seigneur nain de Brokk. Il aurait aussi pu prendre 1 gemme rouge.
        - Contrat : le contrat de Brokk vaut 88 thalers. Son nain fantôme le fait monter à 100. Il aurait aussi pu faire baisser le contrat de Regin. Celui-ci est à 64, sa plus basse valeur. Il aurait quitté le jeu, et Regin aurait payé 20 thalers.
        - Gemmes : le nain fantôme d’Eitri échange 2 gemmes bleues contre 1 jaune et 1 verte. Il aurait aussi pu tirer 1 gemme du sac d’Astrid et 1 de celui de Regin.
    .edge =
        Vous ne pouvez pas retirer un nain fantôme qui a déjà agi ou dont l’action a été annulée.
        Personne ne peut faire monter un contrat au-delà de sa plus haute valeur. Plusieurs nains fantômes peuvent tourner le même contrat. Un emplacement libéré reste libre jusqu’aux nouveaux contrats (Z2.9).
        Un échange se fait toujours à 2 contre 2, de n’importe quelles couleurs. Vous pouvez même reprendre les couleurs que vous donnez. Vous prenez des gemmes qui sont déjà dans les mines ; les vôtres y retournent après.
        Vous ne pouvez pas voler dans un sac vide. Si votre seule victime n’a qu’une gemme, vous en tirez une. Pour tirer 1 gemme chez deux adversaires, il faut que les deux en aient.
        Un nain fantôme à qui vous ne faites rien faire a agi. Un nain fantôme sans aucun choix possible est sauté. Il a une nouvelle chance chaque fois qu’un autre nain fantôme du même joueur a agi. À deux, il a une nouvelle chance quand c’est de nouveau à son propriétaire.
        Un nain fantôme retiré ou annulé n’agit plus.
rule-Z2-5 = Chacun de vos mineurs encore présents dans une mine extrait gratuitement pour vous 1 gemme de sa couleur. Cela se fait automatiquement, à partir du premier joueur, dans le sens horaire. Quand une mine est épuisée, les mineurs suivants n’y trouvent rien.
    .title = Extraction
    .example = Il ne reste que 3 gemmes dans la mine rouge. Astrid est première joueuse, et ses 3 mineurs les extraient toutes. Le dernier mineur de Brokk n’y trouve rien.
    .edge = Tous les mineurs d’un joueur passent avant ceux du suivant, même à deux joueurs.
rule-Z2-6 =
    Les seigneurs nains font commerce des gemmes et remplissent des contrats. Le premier joueur fait agir tous les siens, dans l’ordre de son choix. L’un peut donc acheter les gemmes dont l’autre a besoin. Puis c’est au joueur suivant, dans le sens horaire. Chaque seigneur nain agit une fois ou ne fait rien. Ce qu’il peut faire dépend de sa colonne :
    - Mine : achetez autant de gemmes de cette mine que vous voulez et pouvez payer, au prix de la manche. Vous ne pouvez pas vous endetter.
    - Contrat : remplissez votre propre contrat ou un contrat public. Rendez ses 8 gemmes à leurs mines et gagnez sa valeur actuelle. S’il porte un symbole, gardez-le devant vous, face visible. Sinon, il quitte le jeu.
    - Gemmes : vendez une ou plusieurs de vos gemmes, de n’importe quelles couleurs, aux prix de la manche.
    .title = Seigneurs nains
    .example =
        Plus tard dans la même manche, trois seigneurs nains agissent.
        - Mine : le seigneur nain de Regin est dans la mine verte. Il achète 3 gemmes vertes à 7 thalers. Regin paie 21 thalers et passe de 240 à 219.
        - Contrat : le contrat d’Astrid demande 4 gemmes rouges, 2 jaunes et 2 vertes, et vaut 70 thalers en ce moment. Elle rend ces 8 gemmes et passe de 210 à 280 thalers. Le contrat porte un marteau : elle le garde.
        - Gemmes : Eitri vend 4 gemmes jaunes à 7 thalers et 1 gemme bleue à 8. Il gagne 28 + 8 = 36 thalers.
    .edge =
        Ce qui compte, c’est le prix ou la valeur au moment où le seigneur nain agit.
        Vous pouvez acheter au-delà de 12 gemmes (Z2.10).
        Un seigneur nain remplit un seul contrat. L’emplacement reste libre jusqu’aux nouveaux contrats (Z2.9).
        Un seigneur nain qui ne peut rien faire est sauté. À deux, il a une nouvelle chance au tour suivant de son propriétaire.
        Un seigneur nain n’est pas sauté si vos propres −3 ou +5/−5 peuvent l’aider à acheter. Avec 5 thalers et un prix de 8, par exemple, un −3 vous permet d’acheter une gemme.
rule-Z2-7 = Chaque contrat encore sur le plateau descend d’un cran, à la valeur inférieure. Celui qui ne peut plus descendre expire (Z2.8).
    .title = Dévaluation
    .example = Le contrat de Brokk passe de 100 à 88 thalers. Celui d’Eitri passe de 76 à 64, sa plus basse valeur. Il reste encore une manche.
rule-Z2-8 = Un contrat expire s’il était déjà à sa plus basse valeur avant la dévaluation (Z2.7). Il quitte le jeu. Son propriétaire paie la pénalité. Si le contrat était public, personne ne paie. Celui qui vient d’atteindre sa plus basse valeur reste.
    .title = Contrats expirés
    .example = Le contrat de Regin était à 64, sa plus basse valeur. Il quitte le jeu, et Regin paie la pénalité de 20. Il passe de 219 à 199 thalers.
rule-Z2-9 = De nouveaux contrats de la pile viennent sur les emplacements libres, à partir du premier joueur, dans le sens horaire. Les emplacements publics passent en dernier. Chaque contrat commence à sa plus haute valeur. Quand la pile est épuisée, les autres emplacements restent libres.
    .title = Nouveaux contrats
    .example = Astrid a rempli son contrat, et celui de Regin a expiré. Astrid est première joueuse et reçoit donc le premier contrat de la pile. Regin reçoit le suivant.
    .edge = À deux, les deux emplacements d’un joueur sont garnis avant ceux de l’autre.
rule-Z2-10 = Vous ne pouvez maintenant garder que 12 gemmes. Si vous en avez plus, rendez-en à leurs mines, à votre choix. Pendant la manche, il n’y a pas de limite.
    .title = Au plus 12 gemmes
    .example = Regin avait 8 gemmes, en a extrait 4 et en a acheté 3. Cela fait 15 : il en rend 3.
    .edge = Les joueurs rendent leurs gemmes l’un après l’autre, dans l’ordre du tour, et chacun les voit.
rule-Z2-11 = Le joueur suivant dans le sens horaire devient premier joueur, et une nouvelle manche commence.
    .title = Nouveau premier joueur
    .example = Astrid était première joueuse pendant cette manche. Brokk, à sa gauche, est premier joueur de la suivante.

## Z3

rule-Z3-1 = Les contrats remplis qui portent un symbole restent devant vous, face visible. Réunissez trois fois le même outil : hache, pioche ou marteau. Au troisième contrat rempli qui le porte, vous gagnez 40 thalers en plus de sa valeur. Les trois contrats quittent alors le jeu.
    .title = Hache, pioche et marteau
    .example = Brokk a gardé deux contrats avec une hache. Il en remplit un troisième, d’une valeur de 76 thalers. Il gagne 76 + 40 = 116 thalers, et les trois quittent le jeu.
    .edge = Cela se fait aussitôt et automatiquement. La valeur du troisième contrat vient d’abord, puis les 40 thalers.
rule-Z3-2 = Gagnez 5 thalers et choisissez un autre joueur, qui en perd 5. S’il a moins de 5 thalers, il perd ce qu’il a. Vous gagnez vos 5 thalers quand même.
    .title = +5/−5
    .example = Eitri a 131 thalers, et Brokk en a 3. Eitri utilise son symbole contre Brokk. Eitri a maintenant 136 thalers, et Brokk 0.
    .edge = La perte compte même si vos 5 thalers vous font gagner la partie.
rule-Z3-3 = Utilisez un nain fantôme barré pour annuler ce que le nain fantôme d’un autre joueur s’apprête à faire. Cela marche contre tout ce que peut faire un nain fantôme (Z2.4), quelle que soit la cible. Le nain fantôme a alors agi, mais sans effet. Vous ne pouvez pas annuler l’action des vôtres.
    .title = Nain fantôme barré
    .example = Le nain fantôme d’Astrid s’apprête à retirer deux mineurs de Brokk. Regin utilise son nain fantôme barré. Les deux mineurs restent, et le nain fantôme d’Astrid ne fait plus rien pendant cette manche.
    .edge =
        Le propriétaire du nain fantôme annonce d’abord l’action et ses cibles. Pour un échange, il annonce seulement « échange ». Pour un vol, il nomme les adversaires.
        Puis on interroge une fois chacun de ceux qui ont un nain fantôme barré, en commençant à la gauche du propriétaire. Le premier qui s’en sert met fin à la question.
        Pour un vol annulé, aucune gemme n’est tirée. Une annulation ne peut pas être annulée.
rule-Z3-4 = Choisissez une couleur. Ses gemmes coûtent 3 thalers de moins jusqu’à la fin de la manche. Cela vaut pour tous les joueurs, à l’achat comme à la vente. Un prix ne descend jamais au-dessous de 1.
    .title = −3
    .example = Les gemmes bleues coûtent 8 thalers. Regin utilise son symbole sur le bleu. Jusqu’à la fin de la manche, chacun achète et vend les gemmes bleues à 5 thalers.
    .edge = Plusieurs symboles −3 s’additionnent. Vous ne pouvez pas en utiliser un sur un prix de 1.
rule-Z3-5 = Vous n’utilisez qu’une fois chaque +5/−5, chaque nain fantôme barré et chaque −3. Son contrat quitte ensuite le jeu. Vous pouvez utiliser +5/−5 et −3 avant ou après l’action d’un de vos nains fantômes ou seigneurs nains. Si vous avez l’un de ces deux symboles, on vous interroge aussi avant la phase des seigneurs nains (Z2.6). Après cette phase, on vous interroge encore, mais seulement sur +5/−5.
    .title = Quand utiliser les symboles
    .example = Eitri a deux seigneurs nains. Le premier remplit un contrat qui porte −3. Eitri l’utilise aussitôt et fait passer le prix des gemmes rouges de 6 à 3. Puis son second seigneur nain achète des gemmes rouges.
    .edge =
        On interroge les joueurs à partir du premier joueur, dans le sens horaire. Chaque fois, vous pouvez utiliser autant de symboles que vous voulez, même celui que vous venez d’obtenir.
        Vous ne pouvez pas utiliser de symboles pendant le placement (Z2.1), ni quand on rend des gemmes (Z2.10).
        On ne vous interroge pas si vous n’avez aucun symbole utilisable, ni juste après l’annulation de l’action d’un de vos nains fantômes.
        La règle imprimée permet d’utiliser −3 à tout moment.

## Z4

rule-Z4-1 = Votre richesse ne descend jamais au-dessous de 0. Si vous ne pouvez pas payer toute une pénalité, payez ce que vous avez. Le reste est oublié.
    .title = Pas de dettes
    .example = Eitri a 12 thalers et doit payer une pénalité de 20. Il en paie 12, et il lui reste 0.
rule-Z4-2 = Vous gagnez aussitôt que vous avez 600 thalers ou plus, même au milieu d’une phase. Peu importe d’où ils viennent. Les autres joueurs sont classés selon leur richesse.
    .title = Victoire à 600 thalers
    .example =
        Astrid a 480 thalers et a gardé deux contrats avec un marteau. L’option « Bonus public » est choisie. Astrid remplit un contrat public avec un troisième marteau :
        - Valeur du contrat : 88
        - Bonus public : 15
        - Trois marteaux : 40
        Elle gagne 143 thalers et en a 480 + 143 = 623. Astrid gagne la partie. Brokk est deuxième avec 455 thalers, Regin troisième avec 310, Eitri quatrième avec 290.
    .edge =
        Tout ce que rapporte un contrat est d’abord additionné : sa valeur, le bonus de 15 et les 40 pour trois outils.
        Une vente se compte couleur par couleur et s’arrête dès que vous avez 600 thalers. Votre richesse peut dépasser 600.
        À la fin de la partie, tous les sacs sont ouverts.
rule-Z4-3 = Quand la pile est épuisée et qu’un emplacement public reste libre pour cette raison (Z2.9), tous les contrats deviennent publics. Cela vaut pour le reste de la partie. Chacun peut faire monter, faire baisser ou remplir n’importe quel contrat, le sien aussi. Plus personne ne paie de pénalité.
    .title = Quand tous les contrats deviennent publics
    .example = La pile est épuisée, et un emplacement public reste libre. Le contrat d’Astrid est maintenant public, lui aussi. Brokk peut le remplir. S’il expire, Astrid ne paie rien.
    .edge = On ne le vérifie que juste après l’arrivée des nouveaux contrats (Z2.9). L’emplacement libre d’un joueur ne change rien à lui seul.
rule-Z4-4 = La partie s’arrête aussi quand il ne reste aucun contrat, ni dans la pile ni sur le plateau. On le vérifie au moment des nouveaux contrats (Z2.9). Le joueur le plus riche gagne. En cas d’égalité, les joueurs partagent la victoire. Les gemmes et les symboles qui restent ne comptent pas.
    .title = Le dernier contrat
    .example =
        Le dernier contrat est parti. Voici la richesse de Brokk sur toute la partie :
        - Au départ : 50
        - Cinq contrats : 100 + 88 + 90 + 64 + 70 = 412
        - Trois haches : 40
        - Gemmes vendues : 130
        - Gemmes achetées : −77
        - Une pénalité : −15
        Cela fait 540 thalers. Regin en a aussi 540, Astrid 512 et Eitri 388. Brokk et Regin partagent la victoire. Les 5 gemmes qui restent à Astrid ne comptent pas.
    .edge = La manche où le dernier contrat est rempli, retiré ou expire se joue jusqu’au moment des nouveaux contrats (Z2.9).
rule-Z4-5 = La partie s’arrête au plus tard après la manche 50, et le joueur le plus riche gagne. Sinon, les nains fantômes pourraient faire remonter les contrats sans fin.
    .title = Limite de manches
    .edge = La manche 50 se joue jusqu’au bout (Z2.11). En cas d’égalité, les joueurs partagent la victoire.

## Z5

rule-Z5-1 =
    À deux joueurs, les règles restent les mêmes, sauf ceci :
    - Vous avez chacun 8 mineurs, 4 chefs et des emplacements pour deux contrats. Vous jouez avec les 34 contrats.
    - Vous devez placer tous vos nains, avec au plus 4 de vos mineurs dans une même mine.
    - Chaque colonne accueille un de vos nains fantômes et un de vos seigneurs nains. Seule la colonne contrat accueille deux de vos seigneurs nains.
    - Les nains fantômes agissent un par un, et plus tard les seigneurs nains aussi. Vous alternez, à commencer par le premier joueur. Chaque fois, vous choisissez lequel agit.
    .title = Deux joueurs
    .example = Astrid est première joueuse et a 1 seigneur nain. Brokk en a 3. Celui d’Astrid agit d’abord, puis un de ceux de Brokk. Astrid n’en a plus : les deux autres de Brokk agissent l’un après l’autre.
    .edge =
        Un joueur qui n’a plus de nain fantôme ou de seigneur nain est sauté.
        « Votre propre contrat » désigne l’un ou l’autre des deux. Chacun monte, baisse et se remplit séparément. Chacun expire et coûte sa pénalité séparément.
rule-Z5-2 = À trois joueurs, vous ne jouez qu’avec 22 contrats. Retirez tous les contrats qui demandent exactement 2 gemmes bleues. Retirez aussi les trois contrats de 4 gemmes bleues et 4 d’une autre couleur.
    .title = Trois joueurs
    .example = Le contrat de 6 gemmes rouges et 2 bleues est retiré. Celui de 6 gemmes bleues et 2 rouges reste en jeu.
rule-Z5-3 =
    L’hôte peut choisir ces options :
    - Partie longue, à trois joueurs : vous jouez avec les 34 contrats.
    - Partie courte, à quatre joueurs : vous jouez seulement avec les 22 contrats de Z5.2.
    - Contrats monochromes réduits : les contrats de 8 gemmes d’une couleur valent 100, 88, 76 ou 64 thalers.
    - Bonus public : un contrat que vous remplissez depuis l’un des deux emplacements publics rapporte 15 thalers de plus.
    - Contrats ouverts : chacun peut remplir n’importe quel contrat, même celui d’un adversaire.
    .title = Options
    .example = Avec « Bonus public », Regin remplit un contrat public de 70 thalers. Il gagne 70 + 15 = 85 thalers.
    .edge =
        Bonus public : les 15 thalers sont encore dus quand tous les contrats sont devenus publics (Z4.3), mais seulement pour les deux emplacements publics.
        Contrats ouverts : vous payez toujours la pénalité si votre propre contrat expire ou est retiré. Vous ne payez rien si un autre joueur l’a rempli. Les nains fantômes suivent toujours Z2.4 : vous ne pouvez ni faire monter le contrat d’un adversaire, ni faire baisser le vôtre.

## Z6

rule-Z6-1 =
    Certaines choses sont cachées, le reste est visible de tous :
    - Caché : les couleurs des gemmes dans les sacs adverses et l’ordre de la pile.
    - Caché pour un temps : tous les ordres, jusqu’à ce que les derniers soient scellés. D’ici là, vous voyez seulement qui a fini.
    - Visible : le nombre de gemmes de chaque sac, les mines, les contrats et la richesse de chacun.
    - Visible aussi : les symboles conservés, la taille de la pile et les contrats qui ont quitté le jeu.
    .title = Caché et visible
rule-Z6-2 = Tout le monde voit les couleurs des gemmes extraites, prises, échangées, achetées, vendues ou rendues. Quand des gemmes sont volées, seuls le voleur et sa victime en voient les couleurs. Les autres voient combien il y en avait.
    .title = Ce que tous voient
    .example = Eitri tire 2 gemmes du sac d’Astrid. Tous deux voient que ce sont 1 rouge et 1 verte. Brokk et Regin voient seulement qu’il y en avait 2.
rule-Z6-3 = Les mines sont visibles : vous pouvez donc calculer quelles gemmes contiennent tous les sacs ensemble. À deux joueurs, vous savez ainsi exactement ce qu’a votre adversaire. Son sac est montré ouvertement.
    .title = Ce que vous pouvez calculer
    .example = La mine bleue contient 13 des 20 gemmes bleues. Il y a donc 7 gemmes bleues dans tous les sacs ensemble.
rule-Z6-4 = À trois ou quatre joueurs, deux choses restent incertaines. Vous ne savez pas qui a pioché quelle gemme de départ, sauf la jaune et la vôtre. Et vous ne connaissez pas les couleurs des gemmes volées entre d’autres joueurs.
    .title = Ce qui reste incertain
    .edge = Les bots ne voient pas plus qu’un joueur à leur place. Quand un bot prépare ses coups, il ne devine que ces couleurs et l’ordre de la pile. Ses suppositions s’accordent toujours avec ce que tous ont vu.
