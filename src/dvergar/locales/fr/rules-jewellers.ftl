# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).

rules-jewellers-title = CEJ, les Joailliers : les règles
rules-jewellers-intro =
    Voici comment se déroule une manche : à partir de la manche 2, les joueurs misent d’abord de l’or pour la couronne, qui décide qui commence et quelles gemmes les mineurs apportent. Vient ensuite le draft : chacun prend en secret une gemme d’un ramequin puis passe le ramequin, jusqu’à ce que tous soient vides. Après cela, on joue tour par tour. À votre tour, vous pouvez faire des manœuvres, qui changent pierres de promesse, or ou cadeaux en gemmes dont vous avez besoin, puis vous achetez une carte de l’offre ou de la défausse, ou vous passez pour le reste de la manche. Quand tout le monde a passé, on nettoie l’offre et les médaillons récompensent ceux qui ont le plus de logos de fidélité. Après la dernière manche, toutes les cartes rapportent des points, école par école, et le plus grand total l’emporte.
    Deux à cinq joueurs dirigent chacun un atelier de joaillerie. Il y a trois modes : l’initiation est courte et simple, le mode classique est le jeu normal, et le mode avancé utilise toutes les cartes. Il y a deux façons de jouer : dans la façon Topaze, chaque manche a une catégorie dont les topazes aident à payer les cartes ; dans la façon Opale, les opales le font pour leur propre catégorie et peuvent en outre donner un bonus. La variante des Mécènes se joue avec les modes classique et avancé ; en mode avancé, l’hôte choisit aussi comment l’offre est nettoyée (J4.1) et si l’enchère est fermée (J5.3). Les cartes sont notre propre reconstitution et non celles de l’édition imprimée : leurs noms, leurs coûts et leurs valeurs diffèrent de ceux de la boîte.

chapter-J0 = Matériel
chapter-J1 = Mise en place
chapter-J2 = Le draft
chapter-J3 = Les tours
chapter-J4 = La fin d’une manche
chapter-J5 = La couronne
chapter-J6 = Le décompte final
chapter-J7 = La variante des Mécènes
chapter-J8 = Les cartes de cette édition

## J0

rule-J0-1 = Le rouge représente le feu, le vert la terre et le bleu l’eau. Un cristal est toujours une gemme rouge, verte ou bleue ; l’or est une sorte à part.
    .title = Les couleurs
rule-J0-2 = Le sac contient 53 cristaux rouges, 53 verts et 53 bleus, 52 ors, 45 pierres de promesse grises et 18 topazes. En mode avancé s’y ajoutent 12 pierres noires.
    .title = Le sac
rule-J0-3 = Dans la façon Opale, un second sac contient 24 opales, chacune d’une catégorie : 4 de la cour, 4 esthètes et 4 nobles, puis 3 de chacune des catégories mémoriss, forge, religion et musiciens. On retire les opales des catégories absentes du mode.
    .title = Le sac d’opales
rule-J0-4 = Les écoles, aussi appelées catégories, sont la cour, les esthètes, la noblesse, les mémoriss, la forge, la religion et les musiciens. L’initiation comprend la cour, les esthètes, la noblesse et les mémoriss ; le mode classique ajoute la forge et la religion ; le mode avancé ajoute les musiciens.
    .title = Les écoles
rule-J0-5 = Il y a 98 cartes projet. L’initiation en utilise 33, le mode classique 59 (les mêmes 33 et 26 autres), le mode avancé toutes les 98. Les cadeaux n’en font pas partie : 5 Warhammers pour le mode classique, 5 Harpes et 5 Encriers pour le mode avancé. Il y a aussi 15 cartes de trouvailles des mineurs et, pour chaque école, une carte de catégorie Topaze.
    .title = Les cartes
rule-J0-6 = La banque n’est jamais à court. Tout ce que vous payez va à la banque ; rien ne retourne dans le sac.
    .title = La banque

## J1

rule-J1-1 = En mode classique, chacun reçoit un Warhammer, sur sa face des grandes familles. En mode avancé, chacun reçoit une Harpe et un Encrier, sur leur face active. En initiation, il n’y a pas de cadeaux.
    .title = Les cadeaux
rule-J1-2 = En mode avancé, la pioche contient des Cristaux Maudits : le rouge, le vert et le bleu, et, des trois Cristaux Maudits d’or, un seul à 2 ou 3 joueurs, deux à 4, les trois à 5.
    .title = Les Cristaux Maudits
rule-J1-3 = Dans la façon Topaze, on mélange les cartes de catégorie, sans celle des musiciens sauf en mode avancé, et, en initiation, sans celles de la forge et de la religion non plus. La première indique la catégorie de la manche 1. Dans la façon Opale, aucune manche n’a de catégorie.
    .title = La catégorie de la manche
rule-J1-4 = Avant tout tirage, des gemmes passent du sac à la banque : 15 ors en initiation ; 5 rouges, 5 verts et 5 bleus en mode classique ; 2 rouges, 2 verts, 2 bleus et 12 ors en mode avancé.
    .title = Des gemmes pour la banque
rule-J1-5 = L’offre est face visible. À 2, 3, 4 ou 5 joueurs, elle compte 5, 6, 7 ou 8 cartes en initiation, 7, 9, 10 ou 11 en mode classique, et 8, 10, 12 ou 15 en mode avancé.
    .title = L’offre
rule-J1-6 = Le sens du jeu est tiré au sort, mais pas à 2 joueurs. Un joueur tiré au sort reçoit la couronne. Ensuite, dans l’ordre du tour, le deuxième et le troisième joueur reçoivent chacun 1 or, le quatrième et le cinquième chacun 2 ors.
    .title = Sens du jeu et couronne
rule-J1-7 =
    À chaque manche, on retourne 1 carte de trouvailles des mineurs à 2 ou 3 joueurs, 2 cartes à 4 ou 5 :
    - La ligne 1 garnit la carte mineur blanche, dans tous les modes.
    - La ligne 2 vaut en modes classique et avancé : elle ajoute à l’offre, en plus de sa taille, une carte à dos vert (Investissement, Accès aux Archives ou Passe-Droit) prise dans la réserve de ces cartes. Si la carte n’est pas dans la réserve, on en prend une de même effet, sinon une de la même famille, sinon aucune.
    - La ligne 3 garnit la carte mineur noire, en mode avancé seulement.
    Les lignes 1 et 3 montrent des gemmes fixes, des logos libres à 4 couleurs, des logos libres à 3 couleurs et des logos couronne (J1.8). Le détenteur de la couronne choisit les couleurs des logos libres (J5.5), dans la manche 1 aussi : après J1.8 et avant le draft. Les gemmes que personne ne prend restent sur les cartes mineur pour les manches suivantes.
    En initiation, les cartes à dos vert sont dans la pioche. Une carte à dos vert utilisée, balayée ou remplacée par un Encrier retourne dans sa réserve en modes classique et avancé, et va à la défausse en initiation.
    .title = Les trouvailles des mineurs
rule-J1-8 = Les logos couronne ne comptent qu’à 3 ou 5 joueurs, mais alors à chaque manche ; ceux de la ligne 3 se comptent à part de ceux de la ligne 1. Dans la manche 1, trois logos apportent 1 rouge, 1 vert et 1 bleu ; quatre apportent 1 rouge, 1 vert, 1 bleu et 1 or ; six apportent le double de trois, et huit le double de quatre. Sur 1, 5, 7 ou 9 logos, il en reste alors un, sur 2 ou 10 il en reste deux, et le détenteur de la couronne choisit la couleur de chacun de ceux-ci, l’or étant permis. À partir de la manche 2, les logos couronne sont des logos libres à 4 couleurs.
    .title = Les logos couronne
rule-J1-9 = Dans la façon Opale, chaque fois qu’une topaze devrait être tirée du sac ou figure sur une carte de trouvailles, une opale tirée au hasard la remplace et la topaze est hors jeu. S’il ne reste plus d’opale, on tire une autre gemme du sac ; pour une topaze d’une carte de trouvailles, il n’y a alors rien.
    .title = Des opales au lieu des topazes
rule-J1-10 = Chaque joueur a un ramequin, rempli de gemmes tirées du sac : 6 en initiation, 7 en mode classique et 8 en mode avancé. Les ramequins sont remplis à nouveau à chaque manche.
    .title = Les ramequins

## J2

rule-J2-1 = Tous en même temps et en secret, les joueurs prennent dans leur ramequin une gemme, de n’importe quelle sorte, pour leur stock, puis passent le ramequin dans le sens du jeu, jusqu’à ce que les ramequins soient vides. Le contenu de tous les ramequins est visible de tous. Votre choix reste secret jusqu’à ce que tous aient choisi ; alors tous les choix sont montrés. La dernière gemme d’un ramequin est prise automatiquement.
    .title = Prendre des gemmes
rule-J2-2 = Vous gardez votre stock d’une manche à l’autre. Sont cachés seulement le sac, le sac d’opales, la pioche (mais voyez le chapitre J7), la pile des trouvailles, ainsi que les choix, les mises et les pointages scellés jusqu’à leur révélation. Tout le reste est visible de tous.
    .title = Les stocks et ce qui est caché

## J3

rule-J3-1 = On joue tour par tour à partir du détenteur de la couronne, dans le sens du jeu, jusqu’à ce que tout le monde ait passé ; celui qui a passé est sauté. Votre tour se compose d’une étape de manœuvre, facultative, puis d’une action principale (J3.10). Dans une étape de manœuvre, vous pouvez faire chacune des manœuvres J3.2 à J3.8 une fois au plus.
    .title = Le tour
rule-J3-2 = Donnez jusqu’à 2 pierres de promesse grises et prenez pour chacune 1 gemme de la carte mineur blanche. De même, vous pouvez donner 1 pierre noire pour 1 gemme de la carte mineur noire. Ce n’est possible que tant que la carte porte une gemme. Deux pierres grises ne font qu’un seul usage, même avec une autre manœuvre entre les deux. Les pierres grises et noires n’ont pas d’autre usage : elles ne paient rien et ne rapportent aucun point.
    .title = Promesses
rule-J3-3 =
    Défaussez un Investissement que vous possédez : un achat coûte 3 cristaux d’une couleur de moins, ou 1 cristal de chacune des trois couleurs de moins, comme l’indique la carte. On ne rend pas la monnaie.
    Les cartes de J3.3, J3.4 et J3.5 se jouent en dernier dans l’étape de manœuvre, en même temps que l’achat : seulement s’il peut être payé, chacune pour un seul achat, et les trois ensemble si vous voulez. Un Investissement ou un Accès aux Archives doit réduire le coût d’au moins 1. La carte part après l’achat. Avec un Passe-Droit, les autres peuvent aller à des achats différents.
    Si le coût est X, les cristaux qu’une réduction, quelle qu’elle soit, en retire sont posés sur la carte par la banque, uniquement dans la couleur de X, et ils comptent dans X, tout comme les jokers. Vous choisissez n’importe quel X à partir de 1 ; la banque en pose autant qu’elle peut, votre propre part peut donc être de 0.
    .title = Investissement
rule-J3-4 = Défaussez un Accès aux Archives que vous possédez (pas en initiation) : l’achat se fait dans la défausse et coûte 1 cristal, de la couleur de votre choix, et 1 or de moins. L’or est retiré des 2 ors supplémentaires ou du coût imprimé.
    .title = Accès aux Archives
rule-J3-5 = Défaussez un Passe-Droit que vous possédez : votre action principale achète 2 cartes, dans l’offre, dans la défausse ou dans les deux. Vous les achetez l’une après l’autre, et la première compte déjà pour la seconde : un Miroir réduit le coût d’un Orbe, mais un Investissement que vous venez d’acheter n’est pas encore utilisable. Avec un Accès aux Archives, au moins une des deux vient de la défausse. Vous pouvez renoncer au second achat.
    .title = Passe-Droit
rule-J3-6 = En mode classique : payez le prix de votre Warhammer, gagnez 1 cristal ou or de votre choix et retournez le Warhammer. Sur la face des grandes familles, le prix est de 1 or ou 2 cristaux d’une même couleur ; sur la face de la forge, de 2 ors ou 3 cristaux d’une même couleur.
    .title = Warhammer
rule-J3-7 = En mode avancé : retournez votre Harpe sur sa face inactive et gagnez 1 cristal ou or de votre choix.
    .title = Harpe
rule-J3-8 = En mode avancé : retournez votre Encrier sur sa face inactive et remplacez deux cartes de l’offre par les suivantes de la pioche, ou une seule si une seule peut l’être. Vous choisissez les deux avant de voir les nouvelles. Les anciennes cartes sont défaussées et peuvent être achetées dans la défausse pendant ce même tour. Les Cristaux Maudits ne peuvent pas être remplacés.
    .title = Encrier
rule-J3-9 = Remettre une Harpe ou un Encrier sur sa face active ne demande pas d’action. La Harpe coûte 1 or ou 2 cristaux d’une même couleur, l’Encrier 2 ors ou 3 cristaux d’une même couleur. Vous pouvez le faire avant ou entre les actions de votre tour, ou juste avant de passer, y compris pour réutiliser le cadeau dans la seconde étape de manœuvre, mais jamais pour l’utiliser deux fois dans une même étape.
    .title = Réactiver les cadeaux
rule-J3-10 =
    Vous faites exactement une action principale :
    - Une seconde étape de manœuvre, avec les manœuvres de J3.2 et de J3.6 à J3.8. Elle est impossible après une carte de J3.3 à J3.5.
    - Acheter une carte de l’offre à son coût. Elle n’est pas remplacée.
    - Acheter une carte de la défausse à son coût plus 2 ors. Tout le monde peut consulter la défausse.
    - Passer : vous ne jouez plus de tour dans cette manche.
    Il n’est pas nécessaire de séparer les étapes : dans un tour, chaque manœuvre de J3.2 et de J3.6 à J3.8 sert au plus deux fois. Après une deuxième utilisation de l’une d’elles, vous ne pouvez plus ni acheter ni passer, seulement faire d’autres manœuvres, puis votre tour se termine. Un tour où vous n’achetez ni ne passez demande au moins une manœuvre.
    .title = Action principale
rule-J3-11 =
    Une topaze est un joker pour une unité de n’importe quel coût lors de l’achat d’une carte de la catégorie de la manche, y compris les 2 ors supplémentaires de la défausse. Une opale est un joker pour sa propre catégorie, à toutes les manches, mais seulement pour le coût imprimé. Une carte au blason de la cour compte aussi comme carte de la cour. Ni topaze ni opale ne paie un bonus d’opale, un cadeau, une mise ou une carte à dos vert, qui n’a pas de catégorie.
    Les réductions s’additionnent. Chacune retire tout ce qu’elle peut, sur les unités que choisit l’acheteur ; aucune unité ne descend sous 0, rien n’est reporté sur une autre couleur, et rien n’est payé en trop. Ensemble, elles retirent autant que possible : vous ne pouvez pas en viser une sur une unité déjà retirée. Vous pouvez dépenser des jokers même si vous avez la couleur en stock ; par défaut, ils ne paient que ce qui manque.
    .title = Jokers et réductions
rule-J3-12 =
    Dans la façon Opale, quand au moins une opale paie une unité réellement due, vous pouvez payer un coût supplémentaire pour un bonus, une seule fois par carte. Il se paie en gemmes ordinaires, sans joker, et n’est jamais réduit. Avec des opales de deux catégories, vous choisissez l’une des deux :
    - Mémoriss, 1 or : cette carte rapporte 1 point de plus par unité.
    - Esthètes, 1 or : vous avez 1 blason esthète de plus.
    - Cour, 1 cristal : un logo de fidélité de sa couleur.
    - Noblesse, 1 cristal : une rune de sa couleur.
    - Forge, 2 ors : 4 carrés pleins, un de chaque couleur de cristal et un d’une couleur de votre choix.
    - Musiciens, 2 ors : à la fin, soit un symbole de musique de votre choix, soit le plafond d’un symbole monte de 1 (J6.9), sans jamais dépasser 6.
    - Religion, 1 cristal d’une couleur sur laquelle la carte ne rapporte pas de points : 1 point par cristal de cette couleur dans les coûts de toutes vos cartes. Si la carte ne rapporte sur aucune couleur, vous pouvez payer n’importe laquelle ; sur un Calice ou un Reliquaire, pas celle de son X.
    Le logo de la cour et la rune de la noblesse comptent aussitôt, les autres bonus seulement à la fin.
    .title = Le bonus d’opale
rule-J3-13 =
    En mode avancé, vous ne pouvez pas passer tant qu’il y a dans l’offre un Cristal Maudit que vous avez le droit d’acheter (J7.1) et que vous avez une gemme de sa couleur. L’achat n’est pas forcé : une manœuvre qui dépense la gemme suffit.
    Si vous possédez une géode, passer vous coûte tout votre stock de sa couleur, sauf 1 cristal par carré de forge vide qui pourrait en accueillir un. Un carré de couleur libre protège un seul cristal en tout ; les carrés pleins ne protègent rien ; aucun carré n’est consommé. Cela vaut aussi dans la dernière manche.
    .title = Passer
rule-J3-14 = Pour qu’une manche se termine : si vous avez joué dans une manche 6 tours de suite sans achat, vous devez acheter ou passer au suivant. Avant cela, vous pouvez faire chaque manœuvre une fois au plus.
    .title = Tours sans achat

## J4

rule-J4-1 =
    Quand tout le monde a passé, on nettoie l’offre, sauf après la dernière manche :
    - Initiation : elle reste telle quelle.
    - Mode classique : s’il reste 1 ou 2 cartes, elles sont défaussées ; de 3 à 5 cartes, une tirée au hasard reste ; de 6 ou plus, deux.
    - Mode avancé, « sous contrôle » (par défaut) : chacun pointe en secret une carte ou aucune. Les cartes pointées restent, les autres sont défaussées.
    - Mode avancé, « chaotique » : on pointe de la même manière. Une carte pointée par un nombre pair de joueurs est défaussée ; zéro est pair.
    - Mode avancé, « pas de quartier » : toutes les cartes sont défaussées.
    Les cartes à dos vert et les Cristaux Maudits sont comptés, pointés et balayés comme les autres. Un Cristal Maudit dans la défausse n’empêche personne de passer.
    .title = Le nettoyage de l’offre
rule-J4-2 = Il y a quatre médaillons. Pour le rouge, le vert et le bleu, le joueur qui a strictement le plus de logos de fidélité de la couleur gagne 1 cristal de celle-ci. Le médaillon polychrome donne 1 or à celui qui a strictement le plus de logos en tout. Il faut au moins 1 logo, à 2 joueurs aussi. Un logo multicolore (il n’y en a pas en initiation) compte pour 1 dans chacun des quatre. La couronne et les logos des cadeaux ne comptent pas ici. Personne ne reçoit plus d’une récompense par manche (avec les Mécènes, voir J7.7) ; si vous en gagnez plusieurs, vous en choisissez une, et les autres ne sont pas attribuées. Il n’y a pas de récompense après la dernière manche.
    .title = Les médaillons
rule-J4-3 = La partie compte 5 manches, 4 en initiation. Entre deux manches, on complète l’offre jusqu’à sa taille ; toutes les cartes qui y restent sont comptées, et aucune n’est retirée s’il y en a davantage. Le sens du jeu s’inverse, on passe à la catégorie Topaze suivante, il y a de nouveaux ramequins et de nouvelles trouvailles des mineurs ; ensuite, les cartes de la ligne 2 s’ajoutent.
    .title = La manche suivante
rule-J4-4 = Si la pioche est vide, on ne remélange rien et l’offre reste incomplète. Un Encrier remplace au plus autant de cartes que la pioche en contient encore, et il est inutilisable s’il n’y en a plus. Les mécènes regardent ce qu’il y a. Le sac ne peut pas s’épuiser.
    .title = Quand la pioche s’épuise

## J5

rule-J5-1 =
    À partir de la manche 2, la couronne est mise aux enchères avant le draft, alors que ramequins, offre, trouvailles des mineurs et cristaux bonus sont déjà visibles. L’or d’un ramequin ne compte pas et ne paie pas.
    La priorité suit l’or en stock, du plus grand au plus petit, et, à égalité, dans l’ordre du tour à partir du joueur qui suit le détenteur de la couronne ; elle est fixée au départ. Le détenteur mise aussi. On interroge les joueurs par ordre de priorité, autant de fois qu’il faut, et chacun peut miser n’importe quel nombre entier de 1 jusqu’à tout son or. Une mise doit dépasser la plus haute, mais un joueur plus prioritaire que le plus offrant peut l’égaler. Celui qui renonce ou n’a pas de mise possible est éliminé de l’enchère. Si personne n’a encore misé quand il ne reste qu’un joueur, celui-ci peut encore miser ou renoncer. Le gagnant paie et prend la couronne.
    .title = L’enchère ouverte
rule-J5-2 = Si personne ne mise, la couronne passe au joueur suivant dans l’ordre du tour. Ici, comme dans tout ce chapitre, c’est le nouveau sens qui compte. Personne ne gagne rien par J5.4, et le choix de J5.5 revient au joueur qui précède l’ancien détenteur ; à 2 joueurs, à l’ancien détenteur.
    .title = Aucune mise
rule-J5-3 = En mode avancé, l’hôte peut choisir à la place l’enchère fermée : chacun mise en secret de 0 à tout son or. La plus haute mise l’emporte et seul le gagnant paie ; une égalité se départage dans l’ordre du tour à partir du joueur qui suit le détenteur. Toutes les mises sont montrées. Si toutes sont de 0, il n’y a pas de mise (J5.2).
    .title = L’enchère fermée
rule-J5-4 = Celui qui a payé 2 ors ou plus pour la couronne gagne aussi le cristal bonus indiqué sur la carte de trouvailles ; à 4 ou 5 joueurs, il choisit entre les deux. Celui qui a payé 3 ors ou plus à l’enchère de la dernière manche gagne un logo multicolore (pas en initiation).
    .title = Les récompenses du gagnant
rule-J5-5 = Le détenteur de la couronne choisit une couleur pour tous les logos libres à 4 couleurs (rouge, vert, bleu ou or) et une pour tous ceux à 3 couleurs (pas l’or). Un seul choix vaut pour les deux cartes de trouvailles et pour les deux cartes mineur. Il n’est pas demandé si aucun logo de ce genre n’a été tiré. Il a lieu après J5.4 et avant J7.1.
    .title = Les logos libres

## J6

rule-J6-1 = Le plus grand total l’emporte ; si plusieurs joueurs l’ont, ils partagent la victoire. Chaque propriétaire donne à chacune de ses cartes multicolores une seule nature, pour tout le décompte. De même, on choisit les couleurs des runes au choix, les options des Bâtons de mage, les couleurs des cristaux placés et des carrés pleins de couleur libre, les symboles de musique, les plafonds et les 2 ors du Warhammer. Tout cela est fixé ensemble et une seule fois. Rien de cela ne touche un autre joueur ; le meilleur total est donc trouvé pour chacun séparément, et vous pouvez modifier le vôtre.
    .title = Les choix de fin de partie
rule-J6-2 = Chaque médaillon monochrome rapporte 6 points, plus 2 par logo d’avance sur le deuxième ; le médaillon polychrome rapporte 12 points, plus 1 par logo d’avance. En cas d’égalité en tête, les 6 ou 12 points sont partagés, arrondis à l’inférieur, sans points d’avance. Sans logo, on n’obtient et ne partage aucun médaillon ; s’il n’y a pas de deuxième, l’avance se compte à partir de 0. La couronne compte comme un logo multicolore, en initiation aussi. Par exemple, Odd a 3 logos rouges et 2 bleus, Gro en a 2 rouges, 1 multicolore et la couronne : Gro reçoit 6 + 2 pour le rouge et 6 + 4 pour le vert, tous deux reçoivent 3 pour le bleu, et Odd reçoit 12 + 1 pour le médaillon polychrome.
    .title = Les médaillons
rule-J6-3 =
    Les trois Cocardes rapportent 1 point par blason esthète ; celui de leur propre cadre de décompte n’en est pas un. Les trois Cadres de portrait rapportent 1 point par carte de leur nature, eux-mêmes compris. Les cartes de la cour appartiennent aussi à une autre école et portent beaucoup de logos.
    Un Bâton de mage est de l’école de la noblesse. Il ne rapporte rien, mais donne à la fin une option parmi cinq :
    - Il compte comme deux cartes de sa nature (comme une pour les Stèles d’Union).
    - Son coût compte comme 3 cristaux de sa couleur et 1 de chaque autre couleur.
    - Il vaut un symbole de musique.
    - Il vaut deux runes de sa couleur.
    - Il vaut deux carrés pleins de sa couleur.
    .title = La cour
rule-J6-4 = La plupart des cartes esthètes rapportent des points fixes. Les Miroirs rapportent selon vos blasons esthètes, et chacun réduit de 2 unités le coût des deux Orbes ; cela vaut pour le coût imprimé, or compris, mais pas pour les 2 ors de la défausse. Un Cristal Maudit rapporte 5 points si vous n’en avez pas d’autre ; si vous en avez 2, 3, 4, 5 ou 6, chacun en rapporte 4, 3, 2, 1 ou 0. Les géodes rapportent bien, mais voyez J3.13.
    .title = Les esthètes
rule-J6-5 = Les cartes nobles rapportent des points selon un tableau, d’après vos runes d’une couleur. Le Trône de concorde et l’Armoirie runique de concorde comptent les triplets des trois runes. Les Chevalières rapportent 1 point par rune de n’importe quelle couleur, selon un tableau plus généreux à partir de la cinquième.
    .title = La noblesse
rule-J6-6 = Les Stèles d’Union rapportent 2 points par carte de n’importe quelle sorte, cadeaux et cartes à dos vert compris. Les Stèles de gloire rapportent 3 points par carte dont le coût est de 4 cristaux ou plus ; l’or ne compte pas. Les Monuments et les Cadres de portrait rapportent par carte d’une nature, les Concordes 7 points par triplet des trois natures.
    .title = Les mémoriss
rule-J6-7 = Les cristaux de votre stock final sont placés dans les carrés vides de leur couleur ou de couleur libre, un par carré (avec les Mécènes, voir J7.5) ; jamais l’or, les topazes ni les opales. Les carrés imprimés pleins le sont dès le départ. Les cartes de la forge rapportent par cristal placé, carrés pleins compris. Les Lunettes rapportent 4 points par paire de leurs deux couleurs, les Pinces 1 point pour 2 cristaux placés.
    .title = La forge
rule-J6-8 =
    Les trois classiques de la religion ont chacun une couleur : on additionne les 5 (ou 4) plus hauts coûts dans cette couleur parmi vos cartes, et la somme compte 2 fois (ou 3 fois).
    Les Calices coûtent X et rapportent 2, 4, 7, 9, 12 ou 14 points pour un X de 1 à 6, puis 2 de plus à chaque fois. Les Reliquaires coûtent X et 1 or et rapportent la somme des X plus hauts coûts dans leur couleur parmi vos cartes, leur propre X figurant parmi les coûts classés. Les uns et les autres n’existent qu’en mode avancé.
    Les Socles cherchent les trois cartes dont le coût dans leurs deux couleurs réunies est le plus haut, et rapportent 1 point par cristal de ces couleurs.
    .title = La religion
rule-J6-9 = La musique rapporte la somme de vos ♬ fois la somme de vos ♯ fois la somme de vos ♪, chaque somme étant plafonnée à 5. Les Tambours comptent comme deux cartes là où l’on compte les natures (comme une pour les Stèles d’Union), et le coût des Cornemuses compte comme 3 cristaux de leur couleur et 1 de chaque autre couleur. Une Harpe ou un Encrier inactif ne compte pour rien.
    .title = Les musiciens
rule-J6-10 = À la fin, un Warhammer sur la face des grandes familles donne 1 logo multicolore, sur la face de la forge 4 carrés vides de couleur libre. Au décompte final, vous pouvez payer une fois 2 ors pour un bonus de plus : 1 rune de votre choix sur la face des grandes familles, 1 carré plein de votre choix sur celle de la forge. La Harpe et l’Encrier ne comptent que sur leur face active : la Harpe vaut 1 symbole de musique de votre choix, l’Encrier 1 logo multicolore. Les gemmes restantes ne rapportent rien.
    .title = Cadeaux et gemmes restantes

## J7

rule-J7-0 = Les Mécènes s’ajoutent aux modes classique et avancé et agissent à partir de la manche 2. Ce qu’une carte ne donne qu’à la fin ne compte pas pour les mécènes : les options des Bâtons de mage (sauf la musique en J7.3), les bonus de fin des cadeaux et les bonus d’opale autres que ceux de la cour et de la noblesse.
    .title = Ce qui compte pour les mécènes
rule-J7-1 = Après J5.5, le joueur qui a le plus de blasons esthètes doit poser un marqueur de maison sur une carte de l’offre, quelle qu’elle soit. Une égalité va au détenteur de la couronne, puis selon l’ordre du tour ; si personne n’a de blason, personne ne le fait. Dans cette manche, nul autre ne peut acheter la carte ni la retirer avec un Encrier, même après que ce joueur a passé. Ce ne peut pas être la même carte deux manches de suite. Elle peut tout de même être balayée à la fin de la manche. Si son détenteur la remplace avec un Encrier, le marqueur reste dessus dans la défausse, et nul autre ne peut l’y acheter dans cette manche.
    .title = Le mécène esthète
rule-J7-2 = Ensuite, le joueur qui a le plus de logos religieux, au moins 1, regarde autant de cartes du dessus de la pioche qu’il a de logos ; une égalité va au détenteur de la couronne, puis selon l’ordre du tour. Il peut déplacer une carte pour deux de ses logos, une par une : chacune vers l’offre, en plus de sa taille, sur le dessus de la pioche, juste sous les cartes regardées ou tout au fond. Si la pioche est courte, il ne peut pas déplacer plus de cartes qu’il n’en voit. Exemple : 4 logos et 3 cartes restantes, il en regarde 3 et peut en déplacer 2. Les cartes non déplacées gardent leur ordre. Puis les autres joueurs qui ont des logos regardent, dans l’ordre du tour, chacun autant de cartes qu’il a de logos, sans rien changer. Celui qui ne regarde pas ne voit que ce qui arrive dans l’offre.
    .title = Le mécène religieux
rule-J7-3 = Après le draft, dans l’ordre du tour à partir du détenteur de la couronne, chaque joueur qui a 3 symboles de musique ou plus regarde les 2 premières cartes de la pioche et peut en acheter une à son coût imprimé, moins 1 cristal de son choix par sorte de symbole qu’il a au moins deux fois. Jokers, réduction des Orbes et bonus d’opale s’appliquent comme d’habitude ; pas les manœuvres, ni J7.6. Un Bâton de mage vaut un symbole de votre choix, qui peut changer à chaque fois ; les cadeaux ne comptent pas. Les cartes non achetées restent sur le dessus, dans leur ordre.
    .title = Le mécène musicien
rule-J7-4 = Après J7.3, le joueur qui a la plus grande étoile reçoit un marqueur. À égalité, on compare la deuxième étoile, et ainsi de suite ; celui à qui il en manque une perd. Puis viennent le détenteur de la couronne et l’ordre du tour. Sans étoile, personne ne le reçoit. Une fois dans la manche, à votre tour et sans action, le marqueur retire 1 or (du coût imprimé ou des 2 ors supplémentaires) et 1 cristal (ou 1 or de plus) d’un achat dans la défausse. Il s’ajoute à un Accès aux Archives et vaut pour une seule carte. S’il n’est pas utilisé, il est perdu.
    .title = Le mécène mémoriss
rule-J7-5 = Avec les Mécènes, on ne place des cristaux dans les carrés qu’à son propre tour, sans action et définitivement. C’est possible dès la manche 1, mais ne rapporte qu’à partir de la manche 2. Deux cristaux placés d’un coup, d’une couleur ou de deux, vous donnent 1 cristal d’une couleur qu’aucun des deux n’a, au plus 2 par manche ; vous pouvez le placer aussitôt. Les cristaux placés ne sont plus dans votre stock. Les carrés du Warhammer ne s’ouvrent que lorsque vous passez dans la dernière manche, et c’est la dernière occasion de placer ; rien n’est placé au décompte final.
    .title = Le mécène de la forge
rule-J7-6 = Si un achat à votre tour complète un nouveau triplet de runes, vous pouvez regarder les 7 dernières cartes de la pioche (10 en mode avancé), faire un échange supplémentaire de 2 pierres de promesse grises au plus et acheter une de ces cartes à son coût imprimé, moins 1 cristal, ce qui peut valoir la récompense suivante. Les autres cartes sont remises dans leur ordre. Cela se fait aussitôt, avant le second achat d’un Passe-Droit. Il y a au plus une récompense par achat, chaque triplet est récompensé une fois, et ceux de la manche 1 ne le sont jamais. Les runes au choix comptent comme ce qui complète un triplet.
    .title = Le mécène noble
rule-J7-7 = Avec les Mécènes, un joueur reçoit au plus 2 récompenses de médaillon par manche à partir de la manche 3, et 1 avant ; si vous en gagnez davantage, vous choisissez lesquelles.
    .title = Le revenu des médaillons
rule-J7-8 = Vous gardez sous les yeux les cartes de la pioche que vous avez vues, tant que leur place peut être suivie. Un déplacement secret par un autre joueur (J7.2) met fin à cette connaissance pour tous les autres.
    .title = Ce que vous retenez de la pioche

## J8

rule-J8-1 = Les cartes imprimées ne nous sont pas connues ; cet ensemble est donc notre propre reconstitution. Il respecte tous les nombres et toutes les familles que citent ces règles ; chaque carte montre son coût, ses symboles et la façon dont elle rapporte des points. Quand le décompte parle d’un coût, c’est le coût imprimé, quoi que vous ayez payé ; X est ce qui a été posé sur la carte.
    .title = Les cartes
