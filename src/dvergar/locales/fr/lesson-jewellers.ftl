# La leçon des Joailliers. Une phrase a au plus 12 mots, « Plus » au plus 40.
# Les mots clés sont entre astérisques.

lesson-jewellers-chapter-goal = But du jeu
    .about = Le plus de points gagne
lesson-jewellers-goal = Vous êtes *joaillier*. Qui a le plus de *points* gagne.
    .more = En quatre manches, vous amassez des gemmes et achetez des cartes. Regin, un bot, fait de même. Tout coup permis par les règles convient : la leçon s’adapte.
lesson-jewellers-card = Votre premier objectif : le *Bracelet de braise*, 10 points.
    .more = Il coûte trois cristaux rouges et un bleu. Les cartes de l’offre sont là pour vous deux. Une carte achetée n’est pas remplacée avant la manche suivante.

lesson-jewellers-chapter-draft = Les ramequins
    .about = Choisir ses gemmes
lesson-jewellers-pick-red = Prenez un cristal *rouge*. Regin choisit lui aussi, en secret.
    .more = Quand vous avez choisi tous les deux, les choix sont révélés et les ramequins changent de main. Vous savez donc ce qui vous attend.
lesson-jewellers-pick-red-other = Cela va aussi, mais le bracelet demande du rouge et du bleu.
lesson-jewellers-pick-blue = Les *ramequins* ont changé de main. Prenez le cristal *bleu*.
lesson-jewellers-pick-red-2 = Votre premier ramequin revient. Prenez encore un cristal *rouge*.
lesson-jewellers-pick-topaz = Prenez une *topaze* : ici, un joker pour les cartes des esthètes.
    .more = Chaque manche favorise une école. Cette fois, ce sont les esthètes, qui créent des bijoux. Pour leurs cartes, une topaze remplace la gemme qui vous manque.
lesson-jewellers-pick-topaz-2 = Prenez aussi l’autre *topaze*. La dernière gemme viendra toute seule.

lesson-jewellers-chapter-turn = Votre tour
    .about = Échanger, acheter ou passer
lesson-jewellers-white = Faites une *manœuvre* : votre pierre grise contre un cristal *rouge*.
    .more = Une pierre grise est une promesse aux mineurs. Elle vous donne une gemme de la carte mineur blanche. Vous pouvez le faire avant d’acheter une carte.
lesson-jewellers-white-green = Le bracelet demande un cristal *rouge*. Annuler ?
lesson-jewellers-white-ask = Passer ? Votre manche serait finie, sans rien *acheter*.
lesson-jewellers-buy = *Achetez* le Bracelet de braise : trois cristaux rouges, un bleu.
lesson-jewellers-buy-ask = Passer ? Vous pouvez encore *acheter* le bracelet.
lesson-jewellers-buy-drops = Commencez par le *bracelet* : les pendants prendraient votre cristal bleu.
lesson-jewellers-symbols = Votre première carte ! Elle apporte aussi une *rune*, deux *éclats*.
    .more = Certaines cartes nobles comptent vos runes, certaines cartes esthètes vos éclats. Choisissez des cartes qui vont bien ensemble.
lesson-jewellers-regin = *Regin* ne peut payer aucune carte. Il passe.
lesson-jewellers-buy-2 = *Achetez* les Pendants d’eau de lune avec vos deux *topazes*.
    .more = C’est une carte des esthètes : chaque topaze remplace un cristal bleu. Elle rapporte 4 points, un éclat et un logo de fidélité vert.
lesson-jewellers-buy-2-ask = Passer ? Vous pouvez encore *acheter* les pendants.
lesson-jewellers-pass = Vous n’avez plus de gemmes. *Passez* pour finir votre manche.
    .more = Une manche se termine quand tout le monde a passé. Les gemmes non dépensées vous restent pour la manche suivante.

lesson-jewellers-chapter-medal = Médaillons et couronne
    .about = Les logos rapportent
lesson-jewellers-medal = Vous avez le plus de *logos*. Prenez l’*or* comme récompense.
    .more = Après une manche, le joueur qui a le plus de logos d’une couleur reçoit un cristal. Le plus de logos en tout donne un or. Une récompense par manche.
lesson-jewellers-auction = Une nouvelle manche commence : enchère d’or pour la *couronne*.
lesson-jewellers-bid = Regin a quitté l’enchère. *Misez* 1 or, gardez la *couronne*.
    .more = Son propriétaire joue en premier. À la fin, la couronne compte comme un logo de chaque couleur.
lesson-jewellers-wild = La couronne décide : choisissez l’*or* pour les logos libres.
    .more = La trouvaille des mineurs montre des logos libres. Chacun devient une gemme de votre couleur sur la carte mineur blanche, pour qui a des pierres grises.

lesson-jewellers-chapter-ending = Décompte
    .about = D’où viennent les points
lesson-jewellers-score = Vous avez 54 *points*, dont 14 grâce à vos deux cartes.
    .more = Les 40 autres viennent des médaillons : 6 pour le plus de logos d’une couleur, 12 pour le plus en tout, et davantage avec de l’avance. Regin peut encore vous les prendre.
lesson-jewellers-ending = Après quatre manches, le *décompte final* désigne le vainqueur.
    .more = Chaque manche apporte une autre école, des gemmes et des cartes nouvelles. À la fin, cartes et médaillons comptent. Les gemmes restantes ne valent rien.
lesson-jewellers-finish = Vous connaissez les Joailliers. *Terminer cette partie* contre Regin ?
