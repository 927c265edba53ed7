# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).
# A rule has a title, and where it helps an example and rarely needed details (edge).

rules-jewellers-title = CEJ, les Joailliers : les règles
rules-jewellers-goal = Deux à cinq joueurs dirigent chacun un atelier de joaillerie. Achetez des cartes qui rapportent ensemble beaucoup de points, et réunissez des logos de fidélité pour gagner les médaillons. Le joueur qui a le plus de points gagne.
rules-jewellers-turn = À chaque manche, tout le monde drafte des gemmes dans les ramequins. Ensuite, on joue tour par tour : échangez des gemmes si vous le souhaitez, puis achetez une carte ou passez. Quand tout le monde a passé, des cartes quittent l’offre et les médaillons paient. À partir de la manche 2, chaque manche commence par une enchère en or pour la couronne, dont le détenteur joue le premier.
rules-jewellers-ends = La partie se termine après 5 manches (4 en mode initiation, plus court). On compte alors les points des médaillons et de toutes les cartes. Les gemmes restantes ne valent rien.

chapter-J0 = Matériel
chapter-J1 = Mise en place
chapter-J2 = Le draft
chapter-J3 = Un tour
chapter-J4 = Fin d’une manche
chapter-J5 = La couronne
chapter-J6 = Fin de partie et décompte
chapter-J7 = Variante : les Mécènes
chapter-J8 = Les cartes

## Icons

icon-jewellers-crystal = Une gemme rouge, verte ou bleue. Les cristaux servent à payer les cartes.
    .title = Cristal
icon-jewellers-gold = L’or sert à payer les cartes et les mises. L’or n’est pas un cristal.
    .title = Or
icon-jewellers-promise = Donnez-la pour prendre une gemme de la carte mineur blanche. Elle ne paie rien.
    .title = Pierre de promesse (grise)
icon-jewellers-black = Donnez-la pour prendre une gemme de la carte mineur noire. En mode avancé seulement.
    .title = Pierre noire
icon-jewellers-topaz = Un joker, qui remplace 1 gemme quand vous achetez une carte de l’école de la manche. Seulement avec l’option « Façon Topaze ».
    .title = Topaze
icon-jewellers-opal = Un joker, qui remplace 1 gemme quand vous achetez une carte de l’école qu’elle montre. Seulement avec l’option « Façon Opale ».
    .title = Opale
icon-jewellers-cost = Les gemmes à payer pour acheter la carte.
    .title = Coût
icon-jewellers-x = Choisissez un nombre à partir de 1 et payez autant de cristaux de cette couleur.
    .title = X dans un coût
icon-jewellers-points = Ce que la carte rapporte à la fin. « 10 » signifie 10 points. « 2 × flamme » signifie 2 points pour chacune de vos cartes feu.
    .title = Points
icon-jewellers-school = La couleur et l’icône de l’école de la carte. Chaque école rapporte des points à sa manière.
    .title = École
icon-jewellers-court = La carte compte aussi comme carte de la cour.
    .title = Blason de la cour
icon-jewellers-nature = La flamme, la montagne et la goutte représentent le feu (rouge), la terre (vert) et l’eau (bleu). Certaines cartes rapportent des points par carte d’une nature.
    .title = Nature
icon-jewellers-many-coloured = La carte a les trois couleurs. À la fin, vous lui choisissez une seule nature.
    .title = Nature multicolore
icon-jewellers-loyalty = Réunissez ces logos pour gagner des médaillons. Seuls les logos de la couleur du médaillon comptent pour lui.
    .title = Logo de fidélité
icon-jewellers-loyalty-multi = Compte comme un logo pour chacun des quatre médaillons.
    .title = Logo multicolore
icon-jewellers-medallion = Les médaillons rouge, vert et bleu récompensent le plus de logos de leur couleur. Le multicolore récompense le plus de logos en tout. Chacun paie après une manche et rapporte des points à la fin.
    .title = Médaillon
icon-jewellers-rune = Les cartes de la noblesse rapportent selon vos runes d’une couleur, ou selon vos séries des trois couleurs.
    .title = Rune
icon-jewellers-rune-choice = Une rune de n’importe quelle couleur. Vous choisissez la couleur à la fin.
    .title = Rune au choix
icon-jewellers-sparkle = Les Miroirs et les Cocardes rapportent des points pour chaque éclat de vos cartes.
    .title = Éclat
icon-jewellers-square = Accueille 1 cristal de sa couleur. Les cartes de la forge rapportent des points pour les cristaux placés.
    .title = Carré vide
icon-jewellers-full-square = Contient déjà un cristal de sa couleur. Il compte comme un cristal placé.
    .title = Carré plein
icon-jewellers-any-square = Accueille un cristal de n’importe quelle couleur. S’il est imprimé plein, vous choisissez sa couleur à la fin.
    .title = Carré de couleur libre
icon-jewellers-music = Multipliez vos ♬ par vos ♯ et par vos ♪ pour obtenir des points.
    .title = Symboles de musique
icon-jewellers-religion = Avec les Mécènes, ces logos permettent de regarder le dessus de la pioche. Sans les Mécènes, ils ne servent à rien.
    .title = Logo religieux
icon-jewellers-star = Avec les Mécènes, le joueur qui a la plus grande étoile obtient une réduction. Sans les Mécènes, elle ne sert à rien.
    .title = Étoile
icon-jewellers-crown = Le détenteur de la couronne joue le premier et choisit les couleurs des logos libres.
    .title = Couronne
icon-jewellers-wild4 = Devient un cristal rouge, vert ou bleu, ou de l’or. Le détenteur de la couronne choisit.
    .title = Logo libre à 4 couleurs
icon-jewellers-wild3 = Devient un cristal rouge, vert ou bleu, mais pas de l’or. Le détenteur de la couronne choisit.
    .title = Logo libre à 3 couleurs
icon-jewellers-crown-icon = Une petite couronne sur une carte de trouvailles. Elle apporte des gemmes supplémentaires à 3 ou 5 joueurs, et rien à 2 ou 4.
    .title = Logo couronne
icon-jewellers-house = Seulement avec les Mécènes. Dans cette manche, seul son propriétaire peut acheter cette carte.
    .title = Marqueur de maison
icon-jewellers-marker = Seulement avec les Mécènes. Il réduit le coût d’un achat dans la défausse.
    .title = Marqueur mémoriss

## J0

rule-J0-1 = Le rouge représente le feu, le vert la terre et le bleu l’eau. Un cristal est une gemme rouge, verte ou bleue. L’or est une gemme, mais pas un cristal. « Gemme » désigne tout ce qui sort des sacs : cristaux, or, topazes, opales et pierres.
    .title = Couleurs et gemmes
rule-J0-2 = Les gemmes sont tirées du sac au hasard. Il contient 53 cristaux rouges, 53 verts et 53 bleus, 52 ors, 45 pierres de promesse grises et 18 topazes. En mode avancé s’y ajoutent 12 pierres noires.
    .title = Le sac
rule-J0-3 = Un second sac sert seulement dans la façon Opale. Il contient 24 opales, chacune pour une école. La cour, les esthètes et la noblesse en ont 4 chacune. Les autres écoles en ont 3. Retirez les opales des écoles que votre mode n’utilise pas.
    .title = Le sac d’opales
rule-J0-4 = Les cartes projet viennent de différentes écoles. Leur nombre dépend du mode. L’initiation est courte, pour une première partie, et en a quatre : cour, esthètes, noblesse et Mémoriss-Urbanistes. Le mode classique est le jeu normal ; il ajoute la forge et la religion. Le mode avancé utilise toutes les cartes et ajoute les musiciens.
    .title = Écoles et modes
    .edge = À la table, une école s’appelle aussi une catégorie. Une carte de la cour appartient à la cour et à une autre école. Les cartes à dos vert (J0.5) n’appartiennent à aucune.
rule-J0-5 =
    Les cartes projet sont celles que vous achetez. Il y en a 98 : l’initiation en utilise 33, le mode classique 59 (ces 33 et 26 autres), le mode avancé toutes les 98.
    Huit de ces 98 cartes sont des cartes à dos vert : Investissements, Accès aux Archives et Passe-Droits. Elles ne rapportent rien par elles-mêmes, mais chacune vous aide une fois.
    Les cadeaux ne font pas partie des 98. Il y a 5 Marteaux de guerre pour le mode classique, 5 Harpes et 5 Encriers pour le mode avancé.
    Il y a aussi 15 cartes de trouvailles et une carte Topaze par école.
    .title = Les cartes
rule-J0-6 = Vous payez tout à la banque, et la banque n’est jamais à court. Rien ne retourne dans le sac.
    .title = La banque

## J1

rule-J1-1 = Les cadeaux sont des cartes que vous recevez gratuitement. En mode classique, prenez un Marteau de guerre et posez-le sur sa face des clans. En mode avancé, prenez une Harpe et un Encrier et posez-les sur leur face active. En initiation, il n’y a pas de cadeaux.
    .title = Les cadeaux
rule-J1-2 = En mode avancé seulement, mélangez des Cristaux Maudits à la pioche. Ce sont des cartes esthètes. Le rouge, le vert et le bleu y sont toujours. Des trois Cristaux Maudits d’or, mettez-en 1 à 2 ou 3 joueurs, 2 à 4 joueurs et les 3 à 5.
    .title = Les Cristaux Maudits
    .example = À quatre en mode avancé, la pioche contient cinq Cristaux Maudits : un rouge, un vert, un bleu et deux d’or.
rule-J1-3 = L’hôte choisit les jokers : topazes (façon Topaze) ou opales (façon Opale). Dans la façon Topaze, chaque manche a une école. Les topazes aident à acheter les cartes de cette école. Mélangez les cartes Topaze de toutes les écoles de votre mode ; la première indique l’école de la manche 1. Dans la façon Opale, les manches n’ont pas d’école.
    .title = L’école de la manche
rule-J1-4 =
    Avant tout tirage dans le sac, déplacez quelques-unes de ses gemmes vers la banque :
    - Initiation : 15 ors.
    - Mode classique : 5 rouges, 5 verts et 5 bleus.
    - Mode avancé : 2 rouges, 2 verts, 2 bleus et 12 ors.
    .title = Des gemmes pour la banque
rule-J1-5 =
    L’offre est la rangée de cartes que vous pouvez acheter. Mélangez les cartes projet de votre mode en une pioche, puis disposez-en l’offre, face visible. Sa taille dépend du nombre de joueurs (2, 3, 4 ou 5) :
    - Initiation : 5, 6, 7 ou 8 cartes.
    - Mode classique : 7, 9, 10 ou 11 cartes.
    - Mode avancé : 8, 10, 12 ou 15 cartes.
    .title = L’offre
    .example = À trois en mode classique, disposez 9 cartes.
    .edge = En modes classique et avancé, les cartes à dos vert ne sont pas dans la pioche (J1.7).
rule-J1-6 = À 3 joueurs ou plus, tirez au sort le sens du jeu : horaire ou antihoraire. Un joueur tiré au sort reçoit la couronne et jouera le premier. Dans l’ordre du tour, le deuxième et le troisième joueur reçoivent chacun 1 or. Le quatrième et le cinquième reçoivent chacun 2 ors.
    .title = Sens du jeu et couronne
    .example = Regin reçoit la couronne, puis viennent Eitri, Brokk et Sindri. Eitri et Brokk reçoivent chacun 1 or, Sindri en reçoit 2.
rule-J1-7 =
    À chaque manche, les mineurs apportent de nouvelles gemmes et cartes. Retournez 1 carte de trouvailles à 2 ou 3 joueurs, 2 à 4 ou 5 joueurs. Elle a trois lignes :
    - La ligne 1 pose des gemmes sur la carte mineur blanche.
    - La ligne 2 ajoute une carte à dos vert à l’offre, en plus de sa taille (modes classique et avancé seulement).
    - La ligne 3 pose des gemmes sur la carte mineur noire (mode avancé seulement).
    Les lignes 1 et 3 peuvent aussi montrer des logos libres (J5.5) et des logos couronne (J1.8). Les gemmes que personne ne prend restent sur les cartes mineur pour les manches suivantes.
    .title = Les trouvailles des mineurs
    .example = À deux en mode classique, vous retournez Arpentage royal. La ligne 1 pose un cristal rouge et un vert sur la carte mineur blanche. Ses trois logos couronne n’apportent rien à 2 joueurs. La ligne 2 ajoute un Passe-Droit à l’offre. La ligne 3 ne compte qu’en mode avancé.
    .edge =
        En modes classique et avancé, les cartes à dos vert ont leur propre réserve. Si la carte de la ligne 2 n’y est pas, ajoutez-en une de même effet. S’il n’y en a pas, ajoutez-en une de la même famille, ou sinon aucune.
        Dans ces modes, une carte à dos vert retourne dans sa réserve quand elle est utilisée, retirée au nettoyage ou remplacée par un Encrier. En initiation, les cartes à dos vert commencent dans la pioche et vont à la défausse.
        Dans la manche 1, le détenteur de la couronne choisit les couleurs des logos libres après les logos couronne et avant le draft.
rule-J1-8 =
    Les logos couronne ne comptent qu’à 3 ou 5 joueurs. Dans la manche 1, ils apportent ces gemmes :
    - 3 logos : 1 rouge, 1 vert et 1 bleu.
    - 4 logos : 1 rouge, 1 vert, 1 bleu et 1 or.
    - 6 logos : le double de 3. 8 logos : le double de 4.
    Sur 1, 5, 7 ou 9 logos, il en reste un ; sur 2 ou 10, il en reste deux. Pour chacun d’eux, le détenteur de la couronne choisit un cristal ou de l’or. À partir de la manche 2, les logos couronne sont des logos libres à 4 couleurs (J5.5).
    .title = Les logos couronne
    .example = À trois, vous retournez Vieux filon dans la manche 1. La carte montre un cristal rouge, un or et cinq logos couronne. Quatre logos apportent 1 rouge, 1 vert, 1 bleu et 1 or. Pour le cinquième, Regin, qui a la couronne, choisit bleu.
    .edge = Comptez les logos couronne de la ligne 3 à part de ceux de la ligne 1. À 2 ou 4 joueurs, les logos couronne n’apportent rien, à aucune manche.
rule-J1-9 = Dans la façon Opale, les opales remplacent partout les topazes. Quand une topaze est tirée du sac ou figure sur une carte de trouvailles, utilisez à la place une opale tirée au hasard. La topaze est hors jeu.
    .title = Des opales au lieu des topazes
    .edge = S’il ne reste plus d’opale, tirez une autre gemme du sac. Une topaze sur une carte de trouvailles n’apporte alors rien.
rule-J1-10 = Chaque joueur reçoit un ramequin. Remplissez-le de gemmes tirées du sac : 6 en initiation, 7 en mode classique, 8 en mode avancé. Remplissez à nouveau les ramequins à chaque manche.
    .title = Les ramequins

## J2

rule-J2-1 = Le draft vous procure des gemmes. Tous les joueurs choisissent en même temps et en secret. Prenez une gemme de n’importe quelle sorte dans votre ramequin pour votre stock. Passez ensuite le ramequin dans le sens du jeu. Recommencez jusqu’à ce que tous les ramequins soient vides.
    .title = Prendre des gemmes
    .example = Le ramequin de Regin contient 2 rouges, 1 bleu, 2 ors et une pierre de promesse. Regin prend un or et passe les cinq autres gemmes à Eitri. Ensuite, Regin choisit dans le ramequin que Brokk lui passe.
    .edge = Tout le monde voit le contenu de tous les ramequins. Votre choix reste secret jusqu’à ce que tous aient choisi ; alors tous les choix sont montrés. La dernière gemme d’un ramequin est prise automatiquement.
rule-J2-2 = Votre stock, ce sont toutes les gemmes que vous possédez. Vous le gardez d’une manche à l’autre, et tout le monde peut le voir.
    .title = Votre stock, et ce qui est caché
    .edge = Sont cachés seulement les sacs, la pioche, la pile des trouvailles et les choix secrets (gemmes, mises, cartes pointées) jusqu’à leur révélation. Avec les Mécènes, certains joueurs voient des cartes de la pioche (chapitre J7). Tout le reste est visible de tous.

## J3

rule-J3-1 = Après le draft, jouez tour par tour jusqu’à ce que tout le monde ait passé. Le détenteur de la couronne commence ; continuez dans le sens du jeu. Un tour a deux étapes : des manœuvres si vous le souhaitez, puis une action principale (J3.10). Les manœuvres sont décrites de J3.2 à J3.8. Faites chacune au plus une fois par étape. Une fois que vous avez passé, vous ne jouez plus dans la manche.
    .title = Le tour
    .example = Eitri fait d’abord une manœuvre : 1 pierre de promesse contre un cristal bleu de la carte mineur blanche. Comme action principale, Eitri achète ensuite les Pendants d’eau de lune pour 2 bleus. C’est maintenant à Brokk.
rule-J3-2 = Les pierres de promesse deviennent des gemmes. Donnez jusqu’à 2 pierres de promesse grises. Pour chacune, prenez 1 gemme de la carte mineur blanche. Vous pouvez aussi donner 1 pierre noire pour 1 gemme de la carte mineur noire. Il faut que la carte mineur porte une gemme.
    .title = Promesses
    .example = La carte mineur blanche porte un cristal rouge, une topaze et un or. Regin donne 2 pierres de promesse et prend la topaze et l’or. Le cristal rouge reste.
    .edge = Deux pierres grises et une pierre noire ne font ensemble qu’un seul usage de cette manœuvre, même avec une autre manœuvre entre les deux. Les pierres grises et noires ne paient rien et ne rapportent aucun point.
rule-J3-3 =
    Un Investissement réduit le coût d’un achat. Défaussez un Investissement que vous possédez quand vous achetez une carte. Son texte indique la réduction : jusqu’à 3 cristaux d’une couleur, ou bien 1 rouge, 1 vert et 1 bleu. On ne rend pas la monnaie.
    .title = Investissement
    .example = Le Collier des marées coûte 4 bleus et 1 vert. Eitri défausse un Investissement audacieux, qui retire 3 bleus, et paie 1 bleu et 1 vert. Un Investissement partagé retirerait 1 bleu et 1 vert ; son rouge serait perdu.
    .edge =
        Les Investissements, Accès aux Archives et Passe-Droits se jouent en dernier dans l’étape, en même temps que l’achat, et seulement si vous pouvez le payer. Chacun vaut pour un seul achat. Vous pouvez utiliser les trois ensemble. Avec un Passe-Droit, les autres peuvent servir à des achats différents.
        Un Investissement ou un Accès aux Archives doit retirer au moins 1 gemme. La carte à dos vert part après l’achat.
        Si le coût est X, choisissez n’importe quel X à partir de 1. La banque pose les cristaux qu’une réduction retire, dans la couleur de X seulement. Ils comptent dans X, tout comme les jokers. La banque en pose autant qu’elle peut : votre propre part peut donc être de 0. Par exemple, avec un Investissement audacieux, vous payez seulement 1 rouge pour un Calice du feu avec X = 4.
rule-J3-4 = Pas en initiation. Un Accès aux Archives réduit le coût d’un achat dans la défausse. Défaussez un Accès aux Archives que vous possédez quand vous achetez dans la défausse. Vous payez 1 or et 1 cristal de moins ; choisissez la couleur du cristal.
    .title = Accès aux Archives
    .example = L’Enclume coûte 2 verts. Dans la défausse, elle coûte 2 verts et 2 ors. Avec un Accès aux Archives, Brokk paie 1 vert et 1 or.
    .edge = L’or est retiré des 2 ors supplémentaires ou du coût imprimé.
rule-J3-5 = Un Passe-Droit permet d’acheter deux cartes. Défaussez un Passe-Droit que vous possédez, puis achetez 2 cartes avec votre action principale. Chacune vient de l’offre ou de la défausse. Achetez-les l’une après l’autre. Vous pouvez renoncer à la seconde.
    .title = Passe-Droit
    .example = Regin défausse un Passe-Droit et achète le Miroir d’argent. Il réduit de 2 gemmes le coût de chaque Orbe. Le second achat de Regin est l’Orbe des braises, pour 5 gemmes au lieu de 7.
    .edge = La première carte compte déjà pour le second achat. Mais un Investissement acheté en premier ne peut pas servir au second. Avec un Accès aux Archives, au moins une des deux cartes vient de la défausse.
rule-J3-6 =
    En mode classique seulement. Votre Marteau de guerre change une gemme que vous avez en une gemme qu’il vous faut. Payez le prix de la face visible et prenez 1 cristal ou or de votre choix. Retournez ensuite le Marteau de guerre.
    - Face des clans : payez 1 or ou 2 cristaux d’une même couleur.
    - Face de la forge : payez 2 ors ou 3 cristaux d’une même couleur.
    .title = Marteau de guerre
    .example = Il faut un cristal bleu à Eitri, et son Marteau de guerre montre sa face des clans. Eitri paie 2 cristaux rouges, en prend un bleu et retourne le Marteau de guerre. La prochaine fois, il coûtera 2 ors ou 3 cristaux d’une même couleur.
rule-J3-7 = En mode avancé seulement. Retournez votre Harpe sur sa face inactive et prenez à la banque 1 cristal ou or de votre choix.
    .title = Harpe
    .example = Il manque 1 vert à Brokk pour la Géode d’obsession : terre (2 verts et 1 rouge). Brokk retourne la Harpe, prend un cristal vert et achète la géode.
rule-J3-8 = En mode avancé seulement. L’Encrier change l’offre. Retournez votre Encrier sur sa face inactive et choisissez deux cartes de l’offre. Mettez-les dans la défausse. Les deux cartes suivantes de la pioche les remplacent. Vous ne pouvez pas choisir de Cristaux Maudits.
    .title = Encrier
    .example = Sindri ne voit rien d’utile. Sindri retourne l’Encrier et remplace le Luth et l’Enclume. Les nouvelles cartes sont l’Orgue et une Stèle de gloire. Sindri achète ensuite la Stèle de gloire.
    .edge = Choisissez les deux cartes avant de voir les nouvelles. Si une seule carte peut être remplacée, remplacez-en une. Vous pouvez acheter les anciennes cartes dans la défausse pendant ce même tour.
rule-J3-9 = Payez pour remettre un cadeau inactif sur sa face active. La Harpe coûte 1 or ou 2 cristaux d’une même couleur. L’Encrier coûte 2 ors ou 3 cristaux d’une même couleur. Ce n’est pas une action : faites-le à tout moment de votre tour.
    .title = Réactiver les cadeaux
    .example = Sindri va passer dans la dernière manche, et sa Harpe est inactive. Sindri paie 1 or et la retourne. Elle compte maintenant comme un symbole de musique à la fin.
    .edge = Vous pouvez le faire avant ou entre les actions de votre tour, ou juste avant de passer. Vous pouvez réutiliser un cadeau dans votre seconde étape de manœuvre, mais jamais deux fois dans une même étape.
rule-J3-10 =
    Faites exactement une action principale :
    - Achetez une carte de l’offre. Payez son coût. Aucune carte ne la remplace.
    - Achetez une carte de la défausse. Payez son coût et 2 ors de plus. Tout le monde peut consulter la défausse.
    - Passez. Vous ne jouez plus de tour dans cette manche.
    - Faites une seconde fois des manœuvres (J3.2 et J3.6 à J3.8). Vous n’achetez alors rien à ce tour.
    .title = Action principale
    .example = Les Puces de grenat coûtent 2 rouges. Dans l’offre, Eitri les paie 2 rouges. Dans la défausse, Eitri les paierait 2 rouges et 2 ors.
    .edge = Il n’est pas nécessaire d’indiquer où finit une étape. Dans un tour, vous pouvez faire chacune des manœuvres J3.2 et J3.6 à J3.8 deux fois au plus. Après la deuxième utilisation de l’une d’elles, vous ne pouvez plus ni acheter ni passer. Vous pouvez seulement faire d’autres manœuvres ; puis votre tour se termine. Un tour sans achat et sans passer demande au moins une manœuvre. Après une carte de J3.3 à J3.5, il n’y a pas de seconde étape de manœuvre.
rule-J3-11 =
    Chaque joker remplace une gemme d’un coût.
    - Une topaze compte quand vous achetez une carte de l’école de la manche. Elle remplace n’importe quelle gemme du coût, même un des 2 ors supplémentaires de la défausse.
    - Une opale compte à toutes les manches, pour les cartes de son école. Elle remplace seulement une gemme du coût imprimé.
    Une carte au blason de la cour compte aussi comme carte de la cour. Les cartes à dos vert n’ont pas d’école : aucun joker ne les paie. Les jokers ne paient pas non plus les cadeaux, les mises ni les bonus d’opale.
    .title = Jokers et réductions
    .example = L’école de la manche est la noblesse. Le Trône de concorde coûte 2 rouges, 1 vert, 1 bleu et 1 or. Regin n’a qu’un rouge et pas d’or. Regin paie 1 rouge, 1 vert, 1 bleu et 2 topazes.
    .edge =
        Vous pouvez dépenser des jokers même si vous avez la couleur. Par défaut, ils ne paient que ce qui vous manque.
        Les réductions s’additionnent. Chacune retire autant qu’elle peut, parmi les gemmes que vous choisissez. Aucune gemme d’un coût ne descend sous 0 ni ne passe à une autre couleur, et rien n’est payé en trop. Ensemble, elles retirent autant que possible : vous ne pouvez pas en viser une sur une gemme déjà retirée.
rule-J3-12 =
    Dans la façon Opale seulement. Quand une opale paie une gemme d’une carte, vous pouvez payer un supplément pour un bonus, une fois par carte. L’école de l’opale fixe le prix et le bonus :
    - Mémoriss-Urbanistes, 1 or : cette carte rapporte 1 point de plus par carte ou série qu’elle compte.
    - Esthètes, 1 or : vous avez 1 éclat de plus.
    - Cour, 1 cristal : vous avez 1 logo de fidélité de plus, de sa couleur.
    - Noblesse, 1 cristal : vous avez 1 rune de plus, de sa couleur.
    - Forge, 2 ors : vous avez 4 carrés pleins de plus, un rouge, un vert, un bleu et un au choix.
    - Musiciens, 2 ors : à la fin, prenez un symbole de musique au choix, ou relevez de 1 la limite d’un symbole (J6.9).
    - Religion, 1 cristal : 1 point par cristal de sa couleur dans les coûts de toutes vos cartes. La carte elle-même ne doit pas rapporter de points sur cette couleur.
    .title = Bonus d’opale
    .example = Le Monument du feu coûte 3 rouges. Eitri paie 2 rouges et une opale mémoriss, puis 1 or pour le bonus. À la fin, ce Monument rapporte 3 points par carte feu au lieu de 2.
    .edge =
        L’opale doit payer une gemme réellement due. Vous payez le bonus en gemmes ordinaires, sans joker, et il n’est jamais réduit. Si vous payez avec des opales de deux écoles, choisissez l’un des deux bonus.
        Le logo de la cour et la rune de la noblesse comptent aussitôt, les autres bonus seulement à la fin. Une limite de musique ne dépasse jamais 6.
        Religion : si la carte ne rapporte sur aucune couleur, payez n’importe quel cristal. Pour un Calice ou un Reliquaire, payez une autre couleur que celle de son X.
rule-J3-13 =
    Quand vous n’achetez plus rien dans cette manche, vous passez (J3.10). En mode avancé, deux sortes de cartes rendent cela plus difficile :
    - Cristal Maudit : tant qu’il y en a un dans l’offre et que vous avez une gemme de sa couleur, vous ne pouvez pas passer. Achetez-le, ou dépensez vos gemmes de cette couleur.
    - Géode : si vous en possédez une, vous perdez en passant tous les cristaux de sa couleur dans votre stock. Chacun de vos carrés vides qui pourrait en accueillir un sauve 1 cristal.
    .title = Passer
    .example = Brokk possède la Géode d’obsession : feu et le Soufflet, qui a deux carrés rouges vides. Brokk passe avec 5 cristaux rouges en stock. Les carrés en sauvent 2, et Brokk en perd 3.
    .edge = Un Cristal Maudit ne vous arrête que si vous avez le droit de l’acheter (J7.1). Pour un Cristal Maudit d’or, la couleur est l’or. Une manœuvre qui dépense la gemme suffit. Un carré de couleur libre sauve un seul cristal en tout, quelle que soit sa couleur. Les carrés pleins ne sauvent rien. Aucun carré n’est consommé. Les géodes agissent aussi dans la dernière manche.
rule-J3-14 = Vous ne pouvez pas repousser un achat sans fin. Après 6 tours de suite sans achat dans une manche, vous devez acheter ou passer au tour suivant. Dans ce tour-là, faites chaque manœuvre au plus une fois.
    .title = Tours sans achat

## J4

rule-J4-1 =
    Quand tout le monde a passé, des cartes de l’offre vont à la défausse :
    - Initiation : aucune.
    - Mode classique : s’il reste 1 ou 2 cartes, toutes partent. De 3 à 5 cartes, une reste. De 6 cartes ou plus, deux restent. Celles qui restent sont tirées au hasard.
    - Mode avancé, « sous contrôle » (le choix habituel) : chacun pointe en secret une carte ou aucune. Les cartes pointées restent ; les autres partent.
    - Mode avancé, « chaotique » : chacun pointe en secret une carte ou aucune. Une carte ne reste que si un nombre impair de joueurs la pointe.
    - Mode avancé, « pas de quartier » : toutes partent.
    .title = Nettoyage
    .example = Mode avancé, sous contrôle. Regin et Eitri pointent l’Orgue, Brokk pointe l’Enclume. Les deux cartes restent. En mode « chaotique », seule l’Enclume resterait, car deux joueurs pointent l’Orgue.
    .edge = Les cartes à dos vert et les Cristaux Maudits sont comptés, pointés et retirés comme les autres. Un Cristal Maudit dans la défausse n’empêche personne de passer. Il n’y a pas de nettoyage après la dernière manche.
rule-J4-2 =
    Après le nettoyage, les médaillons paient :
    - Rouge, vert et bleu : le joueur qui a le plus de logos de fidélité de la couleur gagne 1 cristal de celle-ci.
    - Multicolore : le joueur qui a le plus de logos en tout gagne 1 or.
    En cas d’égalité en tête, personne ne gagne rien. Si vous en gagnez plusieurs, choisissez-en un ; les autres ne paient pas. Rien n’est payé après la dernière manche.
    .title = Les médaillons après une manche
    .example = Regin a 3 logos rouges et 1 vert, Eitri en a 2 rouges et 2 verts. Regin gagne un cristal rouge et Eitri un vert. Tous deux ont 4 logos en tout : personne ne gagne l’or.
    .edge = Il faut au moins 1 logo, à 2 joueurs aussi. Un logo multicolore compte pour 1 dans chacun des quatre médaillons ; il n’y en a pas en initiation. La couronne et les logos des cadeaux ne comptent pas ici. Avec les Mécènes, vous pouvez gagner davantage (J7.7).
rule-J4-3 =
    Il y a 5 manches, ou 4 en initiation. Avant la manche suivante :
    - Complétez l’offre jusqu’à sa taille (J1.5).
    - Inversez le sens du jeu.
    - Dans la façon Topaze, retournez la carte Topaze suivante.
    - Remplissez à nouveau les ramequins (J1.10).
    - Retournez de nouvelles trouvailles (J1.7). Les cartes à dos vert de la ligne 2 s’ajoutent à la taille de l’offre.
    .title = La manche suivante
    .edge = Toutes les cartes encore dans l’offre comptent dans sa taille. S’il y en a déjà plus, aucune n’est retirée.
rule-J4-4 = Si la pioche est vide, l’offre n’est plus complétée. La défausse n’est pas remélangée.
    .title = Quand la pioche s’épuise
    .edge = Un Encrier remplace au plus autant de cartes que la pioche en contient encore. Si elle est vide, il est inutilisable. Les mécènes regardent autant de cartes qu’il y en a. Le sac ne peut pas s’épuiser.

## J5

rule-J5-1 =
    À partir de la manche 2, misez de l’or pour la couronne avant le draft. Son détenteur joue le premier et choisit les couleurs des logos libres. Les ramequins, l’offre et les trouvailles sont déjà visibles.
    Le joueur qui a le plus d’or est prioritaire. À égalité, suivez l’ordre du tour en commençant après le détenteur de la couronne. Misez par ordre de priorité, autant de fois qu’il faut : de 1 jusqu’à tout votre or. Ou bien renoncez, et vous quittez l’enchère.
    Vous devez miser plus que la plus haute mise. Si vous avez priorité sur le plus offrant, vous pouvez aussi l’égaler. Le dernier joueur en lice paie sa mise et prend la couronne.
    .title = L’enchère ouverte
    .example = Regin a 4 ors, Eitri 3 et Brokk 1. Regin mise 1, puis Eitri mise 2. Brokk ne peut pas miser plus et quitte l’enchère. Regin égale avec 2. Eitri mise 3, et Regin égale avec 3. Eitri n’a pas de quatrième or et quitte l’enchère. Regin paie 3 ors.
    .edge = Le détenteur de la couronne mise aussi. La priorité est fixée au début de l’enchère. Seul l’or en stock compte et paie, pas celui d’un ramequin. Si vous n’avez pas de mise possible, vous quittez l’enchère. Si personne n’a encore misé et qu’il ne reste que vous, vous pouvez encore miser ou renoncer.
rule-J5-2 = Si personne ne mise, la couronne passe au joueur suivant dans l’ordre du tour. Personne ne gagne les récompenses de J5.4. Le joueur placé avant l’ancien détenteur choisit les couleurs des logos libres (J5.5). À 2 joueurs, l’ancien détenteur choisit.
    .title = Aucune mise
    .example = On joue maintenant dans l’ordre Regin, Eitri, Brokk. Eitri détient la couronne, et personne ne mise. Brokk reçoit la couronne, et Regin choisit les couleurs.
    .edge = Dans tout ce chapitre, l’ordre du tour suit le nouveau sens du jeu.
rule-J5-3 = En mode avancé, l’hôte peut choisir à la place l’enchère fermée. Tous les joueurs cachent une somme d’or, de 0 à tout leur or. La plus haute mise l’emporte, et seul son auteur paie. À égalité, le premier dans l’ordre du tour après le détenteur de la couronne l’emporte.
    .title = L’enchère fermée
    .example = Regin détient la couronne et cache 1 or. Eitri et Brokk en cachent 3 chacun. Eitri vient en premier après Regin : Eitri paie 3 ors et prend la couronne.
    .edge = Toutes les mises sont montrées. Si toutes sont de 0, il n’y a pas de mise (J5.2).
rule-J5-4 =
    Un prix élevé pour la couronne est récompensé :
    - Vous avez payé 2 ors ou plus : prenez le cristal bonus de la carte de trouvailles. À 4 ou 5 joueurs, choisissez l’une des deux cartes.
    - Vous avez payé 3 ors ou plus dans la dernière manche : prenez aussi un logo multicolore (pas en initiation).
    .title = Les récompenses du gagnant
    .example = Dans la dernière manche du mode classique, Regin paie 3 ors pour la couronne. La carte de trouvailles est Lac silencieux, au cristal bonus rouge. Regin prend un cristal rouge et un logo multicolore.
rule-J5-5 = Le détenteur de la couronne décide ce que deviennent les logos libres. Choisissez une couleur pour tous les logos à 4 couleurs : rouge, vert, bleu ou or. Choisissez-en une pour tous les logos à 3 couleurs : rouge, vert ou bleu.
    .title = Les logos libres
    .example = Pioche chanceuse montre un or, un logo à 4 couleurs et un à 3 couleurs. Eitri choisit or et bleu. La carte mineur blanche reçoit 2 ors et 1 cristal bleu.
    .edge = Un seul choix vaut pour les deux cartes de trouvailles et les deux cartes mineur. Si aucun logo de ce genre n’a été tiré, il n’y a rien à choisir. Cela vient après les récompenses (J5.4) et avant les mécènes (J7.1).

## J6

rule-J6-1 =
    Après la dernière manche, additionnez les points de vos médaillons et de vos cartes. Le joueur qui a le plus de points gagne. Si plusieurs en ont autant en tête, ils partagent la victoire.
    Certaines icônes vous laissent un choix, comme une nature multicolore ou une rune au choix. Choisissez une seule fois, pour tout le décompte. Les meilleurs choix sont trouvés pour vous, et vous pouvez les modifier.
    .title = Décompte final
    .example =
        À deux en initiation, Eitri possède quatre cartes, toutes de nature feu :
        - Monument du feu, 2 points par carte feu : 2 × 4 = 8.
        - Bracelet de braise : 10.
        - Cocarde du feu, 1 point par éclat : le Bracelet en a 2, donc 2.
        - Armoirie runique du feu : 3 runes rouges (sur le Monument, le Bracelet et l’Armoirie), donc 9 selon son tableau.
        - Médaillon vert : Eitri a 3 logos verts ; Regin en a 1 et la couronne. Cela fait 6 points, et 2 pour une avance de 1 : 8. Regin gagne les autres médaillons.
        Le total d’Eitri est 8 + 10 + 2 + 9 + 8 = 37.
    .edge =
        Ces choix se font ensemble :
        - les natures des cartes multicolores et les couleurs des runes au choix ;
        - l’option de chaque Bâton de mage (J6.3) ;
        - les couleurs des cristaux placés et des carrés pleins de couleur libre ;
        - les symboles et les limites de musique ;
        - le paiement de 2 ors pour le Marteau de guerre (J6.10).
        Aucun ne touche un autre joueur : le meilleur total est donc trouvé pour chacun séparément.
rule-J6-2 =
    Les médaillons rapportent des points à qui a le plus de logos de fidélité :
    - Rouge, vert et bleu : 6 points, plus 2 par logo d’avance sur le deuxième.
    - Multicolore : 12 points pour le plus de logos en tout, plus 1 par logo d’avance.
    Les joueurs à égalité en tête partagent les 6 ou 12 points, arrondis à l’inférieur, sans points d’avance. La couronne compte comme un logo multicolore.
    .title = Les médaillons
    .example =
        Regin a 3 logos rouges et 2 bleus. Eitri en a 2 rouges, 1 multicolore et la couronne.
        - Rouge, 4 à 3 pour Eitri : 6 + 2 = 8 points.
        - Vert, 2 à 0 pour Eitri : 6 + 4 = 10 points.
        - Bleu, 2 à 2 : 3 points chacun.
        - Multicolore, 5 à 4 pour Regin : 12 + 1 = 13 points.
    .edge = Sans logo, vous ne gagnez ni ne partagez de médaillon. S’il n’y a pas de deuxième, votre avance se compte à partir de 0. La couronne compte en initiation aussi.
rule-J6-3 =
    Les cartes de la cour appartiennent aussi à une autre école, et beaucoup portent des logos de fidélité. La plupart ne rapportent rien elles-mêmes. Deux sortes rapportent des points :
    - Cocardes : 1 point par éclat de vos cartes. L’image de leur case de points n’est pas un éclat.
    - Cadres de portrait : 1 point par carte de leur nature, eux-mêmes compris.
    Les Bâtons de mage ne rapportent rien, mais chacun vaut à la fin une de ces choses :
    - deux cartes de sa nature ;
    - une carte qui coûte 3 cristaux de sa couleur et 1 de chaque autre couleur ;
    - un symbole de musique ;
    - deux runes de sa couleur ;
    - deux carrés pleins de sa couleur.
    .title = La cour
    .example = Regin possède le Cadre de portrait de l’eau et trois autres cartes eau. L’une est le Bâton de mage de l’eau, qui vaut deux cartes. Cela fait 5 cartes eau : le Cadre rapporte 5.
    .edge = L’autre école des Bâtons de mage est la noblesse. Un Bâton de mage ne compte que comme une carte pour les Stèles d’Union.
rule-J6-4 =
    La plupart des cartes esthètes rapportent des points fixes. Les cartes particulières :
    - Miroirs : 2 points par éclat de vos cartes. À l’achat des deux Orbes, chacun réduit aussi leur coût de 2 gemmes, or compris.
    - Cristaux Maudits : 5 points si vous en possédez un. Si vous en possédez 2, 3, 4, 5 ou 6, chacun rapporte 4, 3, 2, 1 ou 0.
    - Géodes : beaucoup de points, mais vous perdez des cristaux en passant (J3.13).
    .title = Les esthètes
    .example = Regin possède le Miroir d’argent (1 éclat), les Puces de grenat (1) et le Bracelet de braise (2). Le Miroir rapporte 2 × 4 = 8. Ses deux Cristaux Maudits rapportent 4 chacun.
    .edge = La réduction d’un Miroir vaut pour le coût imprimé de l’Orbe, pas pour les 2 ors supplémentaires de la défausse.
rule-J6-5 =
    La plupart des cartes de la noblesse rapportent selon les runes, d’après le tableau de la carte :
    - Armoiries runiques : vos runes d’une couleur.
    - Trône de concorde et Armoirie runique de concorde : vos séries de trois runes, une rouge, une verte et une bleue.
    - Chevalières : vos runes de n’importe quelle couleur, 1 point chacune. À partir de la cinquième, le tableau est plus généreux.
    .title = La noblesse
    .example = Eitri a 3 runes rouges, 2 vertes et 2 bleues. L’Armoirie runique du feu rapporte 9 pour 3 runes rouges. Le Trône de concorde rapporte 14 pour deux séries. Une Chevalière rapporte 10 pour 7 runes.
rule-J6-6 =
    Les Mémoriss-Urbanistes rapportent selon les cartes que vous possédez :
    - Stèles d’Union : 2 points par carte de toute sorte, cadeaux et cartes à dos vert compris.
    - Stèles de gloire : 3 points par carte qui coûte 4 cristaux ou plus. L’or ne compte pas.
    - Monuments : 2 points par carte de leur nature. Cadres de portrait : 1 point.
    - Concordes : 7 points par série de trois cartes, une de feu, une de terre et une d’eau.
    .title = Les Mémoriss-Urbanistes
    .example = Sindri possède 9 cartes et un Marteau de guerre : une Stèle d’Union rapporte 2 × 10 = 20. Parmi les cartes, il y a 4 cartes feu, 3 terre et 2 eau : une Concorde rapporte 2 × 7 = 14.
rule-J6-7 =
    À la fin, placez des cristaux de votre stock dans vos carrés vides, un par carré. Un carré accueille sa propre couleur, ou n’importe quel cristal s’il est de couleur libre. Les carrés imprimés pleins en contiennent déjà un.
    Les cartes de la forge rapportent selon les cristaux placés, carrés pleins compris :
    - Soufflet, Enclume et Bac de trempe : 3 points par cristal de leur couleur.
    - Grand fourneau : 2 points par cristal de n’importe quelle couleur.
    - Lunettes : 4 points par paire de leurs deux couleurs.
    - Pinces : 1 point pour 2 cristaux de n’importe quelle couleur.
    .title = La forge
    .example = Brokk possède le Soufflet, avec deux carrés rouges vides et un plein. Brokk finit avec 4 cristaux rouges. Deux d’entre eux trouvent place : 3 cristaux rouges sont donc placés. Le Soufflet rapporte 3 × 3 = 9.
    .edge = Ne placez jamais d’or, de topazes ni d’opales. Avec les Mécènes, vous placez plutôt les cristaux en cours de partie (J7.5).
rule-J6-8 =
    La religion rapporte selon les coûts de vos cartes. « Coût » désigne toujours le coût imprimé.
    - Brasero de la flamme, Autel de la terre profonde : additionnez les 5 plus hauts coûts dans leur couleur parmi vos cartes, fois 2.
    - Bénitier des sources : additionnez les 4 plus hauts coûts bleus parmi vos cartes, fois 3.
    - Socles : trouvez vos trois cartes qui coûtent le plus dans deux couleurs réunies. 1 point par cristal de ces couleurs dans leurs coûts.
    - Table d’offrande : 1 point par carte qui coûte 3 cristaux ou plus.
    - Calices (mode avancé) : 2, 4, 7, 9, 12 ou 14 points pour un X de 1 à 6, puis 2 de plus à chaque fois.
    - Reliquaires (mode avancé) : additionnez les X plus hauts coûts dans leur couleur parmi vos cartes. Leur propre X est un de ces coûts.
    .title = La religion
    .example = Les coûts rouges d’Eitri sont 3 (Brasero de la flamme), 2 (Concorde des portes) et 2 (Soufflet). Le Brasero rapporte (3 + 2 + 2) × 2 = 14. Supposez qu’Eitri possède aussi un Calice du feu avec X = 5. Il rapporte 12. Le Brasero rapporte alors (5 + 3 + 2 + 2) × 2 = 24.
    .edge = Les Calices coûtent X ; les Reliquaires coûtent X et 1 or. Pour une carte dont le coût contient X, X est le nombre de cristaux posés dessus. Les Cornemuses et les Bâtons de mage peuvent compter avec un autre coût (J6.9, J6.3).
rule-J6-9 =
    En mode avancé seulement. Comptez vos ♬, vos ♯ et vos ♪, 5 au plus de chaque. Multipliez les trois nombres : c’est votre score de musique.
    Les Tambours comptent aussi comme deux cartes de leur nature. Le coût des Cornemuses compte comme 3 cristaux de leur couleur et 1 de chaque autre couleur.
    .title = Les musiciens
    .example = Sindri possède l’Orgue (♬ ♯ ♪), la Cornemuse du feu (♬ ♯) et la Flûte (♪ ♪). Sa Harpe active compte comme ♬. Cela fait 3 × 2 × 3 = 18 points.
    .edge = Un Tambour ne compte que comme une carte pour les Stèles d’Union. Une Harpe ou un Encrier inactif ne compte pour rien du tout. S’il manque un des trois symboles, la musique rapporte 0. Un bonus d’opale peut relever la limite de 5 à 6 (J3.12).
rule-J6-10 =
    Les cadeaux comptent à la fin, selon la face visible :
    - Marteau de guerre, face des clans : 1 logo multicolore. Payez 2 ors pour avoir aussi 1 rune de votre choix.
    - Marteau de guerre, face de la forge : 4 carrés vides de couleur libre. Payez 2 ors pour avoir aussi 1 carré plein de votre choix.
    - Harpe, face active : 1 symbole de musique de votre choix.
    - Encrier, face active : 1 logo multicolore.
    Les gemmes restantes ne rapportent rien.
    .title = Cadeaux et gemmes restantes
    .example = Le Marteau de guerre de Brokk finit sur sa face de la forge, et il lui reste 3 cristaux et 2 ors. Trois des quatre carrés accueillent les cristaux. Brokk paie les 2 ors pour un carré plein : 4 cristaux placés en tout.
    .edge = Vous pouvez payer les 2 ors une seule fois, au décompte final.

## J7

rule-J7-0 = Les mécènes récompensent ce que vous avez déjà réuni. Vous pouvez les ajouter aux modes classique et avancé. Ils agissent à partir de la manche 2.
    .title = Ce qui compte pour les mécènes
    .edge = Ce qu’une carte ne donne qu’à la fin ne compte pas pour les mécènes. Cela vaut pour les options des Bâtons de mage (sauf la musique en J7.3) et pour ce que les cadeaux donnent à la fin. Cela vaut aussi pour les bonus d’opale autres que ceux de la cour et de la noblesse.
rule-J7-1 = Le mécène esthète réserve une carte. Après les logos libres (J5.5), le joueur qui a le plus d’éclats doit poser le marqueur de maison sur une carte quelconque de l’offre. Dans cette manche, personne d’autre ne peut acheter la carte ni la remplacer avec un Encrier.
    .title = Le mécène esthète
    .example = Regin a 3 éclats, Eitri 2. Regin pose le marqueur de maison sur l’Orbe des marées. Eitri ne peut pas acheter l’Orbe dans cette manche.
    .edge = Il faut au moins 1 éclat. Le marqueur tient même après que vous avez passé. Une égalité va au détenteur de la couronne, puis se règle selon l’ordre du tour. Vous ne pouvez pas choisir la même carte deux manches de suite. La carte peut tout de même partir au nettoyage. Si vous la remplacez avec un Encrier, le marqueur reste dessus. Les autres ne peuvent alors pas l’acheter dans la défausse pendant cette manche.
rule-J7-2 = Le mécène religieux regarde dans la pioche. Le joueur qui a le plus de logos religieux regarde autant de cartes du dessus de la pioche qu’il a de logos. Pour deux logos, il peut déplacer une de ces cartes. Une carte déplacée va dans l’offre ou ailleurs dans la pioche. Puis les autres joueurs qui ont des logos religieux regardent, chacun autant de cartes qu’il a de logos.
    .title = Le mécène religieux
    .example = Brokk a 5 logos religieux et Sindri en a 2. Brokk regarde les 5 premières cartes et peut en déplacer 2. Brokk déplace le Grand fourneau dans l’offre. Puis Sindri regarde les 2 premières cartes.
    .edge =
        Il faut au moins 1 logo religieux. Une égalité va au détenteur de la couronne, puis se règle selon l’ordre du tour. Déplacez les cartes une par une : dans l’offre (en plus de sa taille), sur le dessus de la pioche, juste sous les cartes regardées ou tout au fond. Les cartes non déplacées gardent leur ordre.
        Si la pioche est courte, vous ne pouvez pas déplacer plus de cartes que vous n’en voyez : avec 4 logos et 3 cartes restantes, vous en regardez 3 et pouvez en déplacer 2. Les autres regardent dans l’ordre du tour, sans rien changer. Ceux qui ne regardent pas ne voient que ce qui arrive dans l’offre.
rule-J7-3 = Le mécène musicien vend des cartes de la pioche. Après le draft, chaque joueur qui a 3 symboles de musique ou plus regarde les 2 premières cartes de la pioche. Il peut en acheter une à son coût imprimé. Elle coûte 1 cristal de moins par sorte de symbole qu’il a au moins deux fois.
    .title = Le mécène musicien
    .example = Sindri a ♬ ♬ ♯ ♯ ♪. Deux sortes y sont deux fois : une carte coûte 2 cristaux de moins. Sindri voit la Vièle (3 rouges et 1 bleu) et l’achète pour 1 rouge et 1 bleu.
    .edge = Les joueurs regardent dans l’ordre du tour, à partir du détenteur de la couronne. Vous choisissez les cristaux à retirer. Les jokers, la réduction des Orbes et les bonus d’opale s’appliquent comme d’habitude ; pas les manœuvres, ni J7.6. Un Bâton de mage compte comme un symbole de votre choix, différent à chaque fois si vous voulez. Les cadeaux ne comptent pas. Les cartes que personne n’achète restent sur le dessus, dans leur ordre.
rule-J7-4 = Le mécène des Mémoriss-Urbanistes ouvre les archives. Après J7.3, le joueur qui a la plus grande étoile reçoit le marqueur mémoriss. Utilisez-le une fois dans la manche, à votre tour, quand vous achetez dans la défausse. Vous payez 1 or et 1 cristal de moins.
    .title = Le mécène des Mémoriss-Urbanistes
    .example = La plus grande étoile de Regin est de 6, celle d’Eitri de 5 : Regin reçoit le marqueur. Dans la défausse, l’Enclume coûte 2 verts et 2 ors. Regin paie 1 vert et 1 or.
    .edge = À égalité, comparez la deuxième étoile, et ainsi de suite ; une étoile manquante perd. Viennent ensuite le détenteur de la couronne, puis l’ordre du tour. Sans étoile, vous ne pouvez pas le recevoir. Au lieu du cristal, vous pouvez retirer 1 or de plus. L’or est retiré du coût imprimé ou des 2 ors supplémentaires. Le marqueur ne demande pas d’action, s’ajoute à un Accès aux Archives et vaut pour une seule carte. Si vous ne l’utilisez pas, il est perdu.
rule-J7-5 = Le mécène de la forge récompense les cristaux placés. Avec les Mécènes, placez les cristaux dans les carrés seulement à votre propre tour. Cela ne demande pas d’action, et ils y restent. À partir de la manche 2, placez-en deux d’un coup pour gagner 1 cristal d’une couleur qu’aucun des deux n’a. Vous pouvez ainsi gagner jusqu’à 2 cristaux par manche.
    .title = Le mécène de la forge
    .example = Brokk place deux cristaux rouges d’un coup et gagne un bleu. Brokk le place aussitôt dans un carré bleu. Les deux cristaux suivants de Brokk, un rouge et un vert, rapportent un second bleu.
    .edge = Vous pouvez placer des cristaux dès la manche 1. Les deux cristaux peuvent être d’une couleur ou de deux. Vous pouvez placer aussitôt le nouveau cristal. Les cristaux placés ne sont plus dans votre stock. Les carrés du Marteau de guerre ne s’ouvrent que lorsque vous passez dans la dernière manche. C’est la dernière occasion de placer ; rien n’est placé au décompte final.
rule-J7-6 = Le mécène noble récompense les séries d’une rune rouge, d’une verte et d’une bleue. Quand un achat à votre tour complète une nouvelle série, vous pouvez regarder les 7 dernières cartes de la pioche (10 en mode avancé). Vous pouvez alors donner encore une fois jusqu’à 2 pierres de promesse (J3.2). Puis achetez une de ces cartes, si vous voulez, à son coût imprimé moins 1 cristal.
    .title = Le mécène noble
    .example = Eitri a une rune rouge et une verte, et achète le Bac de trempe avec sa rune bleue. C’est une série. Parmi les 7 dernières cartes, Eitri trouve l’Enclume (2 verts) et l’achète pour 1 vert.
    .edge = Cela se fait aussitôt, avant le second achat d’un Passe-Droit. La carte que vous achetez peut valoir la récompense suivante. Il y a au plus une récompense par achat, et chaque série est récompensée une fois. Les séries de la manche 1 ne sont jamais récompensées. Les runes au choix comptent comme ce qui complète une série. Les autres cartes sont remises dans leur ordre.
rule-J7-7 = Avec les Mécènes, les médaillons peuvent payer deux fois. À partir de la manche 3, vous pouvez prendre jusqu’à 2 récompenses de médaillon après une manche. Avant, c’est 1. Si vous en gagnez davantage, choisissez.
    .title = Des médaillons plus généreux
rule-J7-8 = Les cartes de la pioche que vous avez vues restent visibles pour vous, tant que leur place est certaine.
    .title = Ce que vous savez de la pioche
    .edge = Quand un joueur déplace des cartes en secret (J7.2), cette connaissance prend fin pour tous les autres.

## J8

rule-J8-1 = Nous n’avons pas les cartes imprimées ; celles-ci sont donc notre propre reconstitution. Elles respectent tous les nombres et toutes les familles de cartes que citent ces règles. Chaque carte montre son coût, ses icônes et la façon dont elle rapporte des points.
    .title = Les cartes
    .edge = Dans le décompte, « coût » désigne toujours le coût imprimé, quoi que vous ayez payé. X est le nombre de cristaux posés sur la carte, jokers et cristaux de la banque compris.
