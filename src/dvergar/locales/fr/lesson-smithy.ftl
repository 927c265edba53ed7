# La leçon de Dwarven Smithy. Une phrase a au plus 12 mots, « Plus » au plus 40.
# Les mots clés sont entre astérisques.

lesson-smithy-chapter-goal = But du jeu
    .about = Le plus de pièces gagne
lesson-smithy-goal = Vous tenez une *forge*. Qui a le plus de *pièces* gagne.
    .more = Du minerai au métal, du métal aux objets, des objets aux pièces. Regin, un bot, tient la forge voisine. Tout coup permis par les règles convient : la leçon s’adapte.

lesson-smithy-chapter-craft = Fabriquer
    .about = Des objets qui rapportent
lesson-smithy-refined = Voici votre *Atelier*. Il vient de tailler vos quatre ressources.
    .more = Il taille métaux et pierres précieuses au début de chacun de vos tours. Une ressource taillée vaut plus cher, et elle seule sert à fabriquer.
lesson-smithy-craft = *Fabriquez* les Gantelets d’apparat : Fer, Argent et Or.
    .more = Une carte Guilde indique son coût. Vous payez avec des ressources taillées de votre Atelier. Choisissez les Gantelets dans votre main, puis Fabriquer.
lesson-smithy-craft-other = Cela va aussi. Vous pouvez encore *fabriquer* les Gantelets.
lesson-smithy-craft-ask = Terminer vos actions ? Vous pouvez encore *fabriquer* les Gantelets.
lesson-smithy-stack = Les *Gantelets* seront prêts au prochain tour : 30 pièces pour vous.
    .more = D’ici là, la carte reste sur ses ressources dans votre Atelier. Personne ne peut y toucher. Le 30 sur la carte est ce qu’elle rapporte une fois terminée.

lesson-smithy-chapter-refine = Tailler
    .about = Préparez le tour suivant
lesson-smithy-play-silver = Jouez *Argent* dans votre *Atelier* : taillé au prochain tour.
    .more = Vous pouvez jouer autant de cartes que vous voulez par tour. L’Atelier a sept places, le Marché quatre.
lesson-smithy-play-silver-other = Cela va aussi : tout l’Atelier est taillé au prochain tour.
lesson-smithy-play-silver-market = Au *Marché*, la carte reste non taillée. Annuler ?
lesson-smithy-play-silver-ask = Terminer ? Vous pouvez encore jouer *Argent* dans votre Atelier.
lesson-smithy-play-mithril = Jouez aussi *Mithril* dans votre *Atelier*. Il servira bientôt.
lesson-smithy-play-mithril-ask = Terminer ? Vous pouvez encore jouer *Mithril* dans votre Atelier.
lesson-smithy-play-gold = Jouez *Or* au *Marché*. Vous le vendrez au prochain tour.
    .more = Une carte arrive inclinée au Marché. Vous pouvez la vendre dès votre prochain tour. D’ici là, les autres peuvent vous l’acheter.
lesson-smithy-end = C’est assez pour un tour. *Terminez vos actions*.
lesson-smithy-draw-guild = Piochez deux cartes *Guilde* : des objets à fabriquer.
    .more = Après vos actions, vous piochez quatre cartes, sans dépasser six cartes en main. Vous voyez chaque carte avant de choisir la pioche suivante.
lesson-smithy-draw-mine = Piochez les deux dernières cartes dans la *Mine* : des ressources.
lesson-smithy-regin = *Regin* joue. Regardez ce qu’il place dans son Marché.

lesson-smithy-chapter-trade = Vendre
    .about = Votre Marché rapporte
lesson-smithy-paid = Vos *Gantelets* sont terminés et vous rapportent 30 pièces.
    .more = Un objet rapporte dès qu’il est terminé, au début de votre tour. La carte et ses ressources sont ensuite défaussées.
lesson-smithy-sell = *Vendez* l’Or de votre Marché pour 2 pièces.
    .more = Taillé, l’Or se vend 5 pièces : attendre est souvent payant. Ce que vous vendez va à l’Entrepôt, où tout le monde peut l’acheter.
lesson-smithy-sell-other = Vendu. Vous pouvez aussi vendre l’*Or*.
lesson-smithy-sell-ask = Terminer vos actions ? Vous pouvez encore vendre votre *Or*.

lesson-smithy-chapter-train = Former et acheter
    .about = Une aide durable
lesson-smithy-train = *Formez* le Coureur de mine : Argent et Mithril.
    .more = Un apprenti vous aide jusqu’à la fin : avec lui, vous piochez cinq cartes au lieu de quatre. Un outil se fabrique de même et économise une ressource. Deux de chaque au plus.
lesson-smithy-train-king = La Lame-Serment prend les deux Mithrils. Annuler et *former* d’abord ?
lesson-smithy-train-ask = Terminer ? Vous pouvez encore *former* le Coureur de mine.
lesson-smithy-buy = *Achetez* le Mithril de Regin : 6 pièces. Il doit accepter.
    .more = Vous pouvez acheter toute carte d’un autre Marché à sa valeur d’achat. Le vendeur reçoit les pièces.
lesson-smithy-buy-ask = Terminer ? Vous pouvez encore acheter le *Mithril* de Regin.
lesson-smithy-place = Placez-le dans votre *Atelier* : taillé au prochain tour.

lesson-smithy-chapter-king = Objets du Roi
    .about = Beaucoup de points à la fin
lesson-smithy-king = La *Lame-Serment*, un objet du Roi, vaudra 53 pièces.
    .more = Elle reste face cachée dans votre Marché jusqu’à la fin. L’arme, le bouclier et l’armure les plus précieux rapportent chacun 25 pièces de plus.
lesson-smithy-silver = La Lame-Serment demande *Argent* : jouez-en un dans votre *Atelier*.
lesson-smithy-silver-ask = Terminer ? Vous pouvez encore jouer *Argent* dans votre Atelier.
lesson-smithy-end-2 = *Terminez vos actions* et piochez jusqu’à avoir la main pleine.
lesson-smithy-craft-king = Argent et deux Mithrils sont taillés : *fabriquez* la Lame-Serment.
    .more = Elle repose face cachée sur ses ressources. Regin voit les ressources, mais pas la carte. Votre Coureur de mine est prêt : il travaille pour vous.
lesson-smithy-craft-king-ask = Terminer ? Vous pouvez encore *fabriquer* la Lame-Serment.
lesson-smithy-end-3 = *Terminez vos actions* et piochez. La Lame-Serment est bientôt terminée.
lesson-smithy-hidden = Terminée, elle prend une place de votre *Marché*, à l’abri.
    .more = Un objet du Roi terminé ne peut être ni déplacé, ni vendu, ni acheté. Vous seul pouvez le regarder. Il rapporte à la fin de la partie.

lesson-smithy-chapter-ending = La fin
    .about = Quand la partie s’arrête
lesson-smithy-ending = Quatre *objets du Roi* ou une pioche vide : dernier tour.
    .more = Les autres jouent alors un dernier tour. À la fin comptent vos pièces, vos objets du Roi et les ressources de votre Marché. Main et Atelier ne valent rien.
lesson-smithy-finish = Vous connaissez la forge. *Terminer cette partie* contre Regin ?
