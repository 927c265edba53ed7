# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy : les règles
rules-smithy-intro = Deux à quatre joueurs dirigent chacun une forge naine : vous taillez métaux et pierres précieuses, formez des apprentis, fabriquez outils et objets, vendez ce dont vous pouvez vous passer et travaillez en secret pour le Roi. Celui qui possède le plus de pièces à la fin l’emporte. Les cartes sont notre propre reconstitution et non celles de l’édition imprimée : leurs noms, leurs coûts et leurs valeurs diffèrent de ceux de la boîte.

chapter-S0 = Matériel
chapter-S1 = Mise en place
chapter-S2 = Le tour de jeu
chapter-S3 = La fin de la partie
chapter-S4 = Variantes
chapter-S5 = Les cartes de cette édition

## S0

rule-S0-1 = La pioche de la Mine compte 116 cartes Ressource. Les métaux : 18 mithril, 20 or, 22 argent et 26 fer. Les pierres précieuses : 3 émeraudes, 3 rubis, 4 saphirs et 4 pierres de lune. Les runes : 4 du tonnerre, 4 de l’éclair, 4 du givre et 4 de la terre. Les métaux et les pierres précieuses ont deux côtés, non taillé et taillé, chacun avec sa valeur d’achat et sa valeur de vente. La valeur de vente est toujours inférieure à la valeur d’achat, et le côté taillé vaut toujours plus que le côté non taillé. Les runes n’ont qu’un seul côté et comptent toujours comme taillées.
    .title = Cartes Ressource
rule-S0-2 = Il y a 78 cartes Guilde : 10 apprentis, 16 outils, 25 objets et 27 Objets du Roi. 25 d’entre elles sont des cartes de base, 18 appartiennent au mode débutant et 35 au mode avancé. Le mode débutant se joue avec les cartes de base et les siennes (43 cartes), le mode avancé avec les cartes de base et les siennes (60 cartes). Les cartes de base comprennent 3 apprentis, 6 outils, 9 objets et 7 Objets du Roi ; celles du mode débutant respectivement 2, 3, 9 et 4 ; celles du mode avancé 5, 7, 7 et 16. Les outils, les objets et les Objets du Roi ont aussi un sous-type : arme, bouclier, armure ou autre. Tout Objet du Roi est une arme, un bouclier ou une armure.
    .title = Cartes Guilde
rule-S0-3 = Chaque carte Guilde a un coût en ressources et une valeur d’achat ; toutes, sauf les apprentis, ont aussi une valeur finale. Un coût compte au plus 6 éléments, car un Atelier contient 7 cartes. Chaque élément est soit une ressource précise, soit un métal, une pierre précieuse ou une rune au choix, et se paie avec une carte taillée qui convient. Un outil en service vous épargne une ressource d’une certaine sorte (un métal précis, un métal, une pierre précieuse ou une rune au choix) pour les cartes de certains types ou sous-types ; S5.1 explique comment.
    .title = Coûts et valeurs
rule-S0-4 = La banque n’est jamais à court de pièces. Personne ne peut s’endetter : vous ne payez qu’avec les pièces que vous avez.
    .title = La banque

## S1

rule-S1-1 = Chaque joueur commence avec 15 pièces et avec 4 cartes de la pioche de la Mine dans son Atelier, les métaux et les pierres précieuses du côté non taillé. Ensuite, chacun prend en main 4 autres cartes de la Mine et 2 cartes Guilde.
    .title = Départ
rule-S1-2 = Le premier joueur est tiré au sort, à moins que l’hôte ne l’ait désigné. On joue dans le sens horaire.
    .title = Premier joueur
rule-S1-3 = Vous pouvez avoir au plus 6 cartes en main, 4 dans votre Marché et 7 dans votre Atelier, ainsi que 2 apprentis terminés et 2 outils terminés. Dans l’Atelier, toutes les cartes comptent, y compris celles des piles de fabrication ; dans le Marché, un Objet du Roi terminé et ses ressources comptent pour une seule carte. Aucune action ne peut faire dépasser la limite d’une zone. Lors d’un remplacement ou d’un échange, les limites s’apprécient une fois les deux cartes déplacées. Certains apprentis relèvent une limite (S5.2).
    .title = Limites
rule-S1-4 = Quand une carte dit autre chose que les règles, c’est la carte qui a raison. Ce qui se trouve dans un Marché ou un Atelier ne retourne jamais de là dans une main. Tout le monde peut consulter les défausses. Les piles de fabrication sont visibles : chacun en voit les ressources, même celles placées sous un Objet du Roi, jusqu’à ce qu’il soit terminé. Sous un Objet du Roi terminé, seul son propriétaire peut regarder, mais ce que tous y ont vu auparavant reste connu (S1.5).
    .title = Toujours valable
rule-S1-5 = Sont cachés les mains, l’ordre des pioches et tout Objet du Roi face cachée, que seul son propriétaire connaît. Sont publics les pièces de chacun et la pioche d’où vient chaque carte piochée ; tous savent donc combien de cartes Guilde et de cartes de la Mine contient une main. Ce que tout le monde a vu reste connu et est affiché comme tel : une carte achetée à l’Entrepôt tant qu’elle est dans la main de l’acheteur (la première carte identique à quitter cette main est réputée être celle-là), un Objet du Roi fabriqué depuis un Marché ou un Atelier, et les ressources placées sous un Objet du Roi. D’un Objet du Roi fabriqué depuis la main, les autres savent seulement que son coût correspond aux ressources qu’ils ont vues. Après le décompte, tout est révélé.
    .title = Caché et connu

## S2

rule-S2-0 = Au début de votre tour, avant la taille, vous recevez le revenu de vos apprentis.
    .title = Début du tour
rule-S2-1 = Tous les métaux et toutes les pierres précieuses non taillés de votre Atelier passent du côté taillé. Les ressources ne se taillent que là et qu’à ce moment ; la seule exception est le Souffleur de forge (S5.2).
    .title = Taille
rule-S2-2 = Vous devez maintenant terminer toutes les piles de fabrication de votre Atelier, l’une après l’autre, dans l’ordre de votre choix. Les apprentis et les outils prennent effet dès qu’ils sont terminés et comptent donc déjà pour les piles que vous terminez après eux dans cette phase.
    .title = Finalisation
rule-S2-3 = Un apprenti terminé rejoint votre zone Apprenti et ses ressources sont défaussées. Si vous avez déjà deux apprentis, vous devez en remplacer un si c’est possible : vous en choisissez un qui a le droit de partir. Il va dans votre Atelier comme une carte Guilde ordinaire, utilisable dès ce tour ; le nouvel apprenti prend sa place et les ressources sont défaussées. Un apprenti n’a pas le droit de partir si votre main, votre Marché ou votre Atelier devait alors dépasser sa limite ; on en juge une fois la pile terminée retirée de l’Atelier et en comptant l’effet du nouvel apprenti. Si aucun des deux ne peut partir, le nouvel apprenti est mélangé à la pioche de la Guilde et ses ressources éventuelles à celle de la Mine.
    .title = Apprenti
rule-S2-4 = Quand un outil est terminé, ses ressources sont défaussées et vous choisissez de l’utiliser ou de le vendre. Un outil utilisé reste définitivement dans votre zone Outil : il ne peut plus être retiré, remplacé ni vendu. Un outil vendu est défaussé et la banque vous verse sa valeur finale. Si vous utilisez déjà deux outils, vous devez vendre.
    .title = Outil
rule-S2-5 = Un objet terminé est défaussé avec ses ressources et la banque vous verse sa valeur finale.
    .title = Objet
rule-S2-6 = Un Objet du Roi terminé passe face cachée, avec ses ressources, dans votre Marché, où ils ne forment plus qu’une seule carte jusqu’à la fin de la partie. Il ne peut jamais être incliné, déplacé, échangé, vendu, acheté ni défaussé, et les ressources placées dessous sont hors jeu. Si votre Marché a atteint sa limite, l’Objet du Roi y remplace une autre carte de votre choix, mais pas un Objet du Roi terminé ; cette carte va dans votre Atelier, droite, et garde son côté. S’il n’y a pas de telle carte, l’Objet du Roi et ses ressources sont mélangés à leurs pioches sans que les autres les voient.
    .title = Objet du Roi
rule-S2-7 = Vous pouvez maintenant effectuer autant d’actions que vous voulez, dans n’importe quel ordre et dans la limite de S2.16, en achevant chacune avant de commencer la suivante. Vous pouvez jouer, déplacer ou échanger, défausser, vendre, acheter, fabriquer ou former. Dans une même zone, les cartes identiques par leur sorte, leur côté et leur inclinaison constituent un seul et même choix ; parmi des cartes identiques de l’Entrepôt, vous prenez celle qui a le moins de cartes au-dessus d’elle.
    .title = Actions
rule-S2-8 = Jouez une carte de votre main dans votre Marché, où elle est inclinée, ou dans votre Atelier, où elle est droite. Toute carte est jouée face visible, même un Objet du Roi ; les métaux et les pierres précieuses sont joués du côté non taillé.
    .title = Jouer une carte
rule-S2-9 = Déplacez une carte de votre Marché vers votre Atelier ou inversement. Si les deux sont pleins, et seulement dans ce cas, vous pouvez à la place échanger deux cartes, une de chaque zone. Les cartes inclinées peuvent elles aussi être déplacées et échangées. Ce qui entre dans l’Atelier est droit, ce qui entre dans le Marché est incliné, et chaque carte garde son côté. Les cartes d’une pile de fabrication et les Objets du Roi terminés ne peuvent être ni déplacés ni échangés.
    .title = Déplacer ou échanger
rule-S2-10 = Défaussez une carte Guilde de votre Marché, à condition qu’elle ne soit pas inclinée. Elle ne vous rapporte rien. Un Objet du Roi terminé ne peut jamais être défaussé.
    .title = Défausser une carte Guilde
rule-S2-11 = Vendez une ressource de votre Marché, à condition qu’elle ne soit pas inclinée. La banque vous verse sa valeur de vente actuelle, celle du côté visible, et la carte va sur le dessus de l’Entrepôt.
    .title = Vendre une ressource
rule-S2-12 = Achetez une carte quelconque de l’Entrepôt. Vous payez à la banque sa plus haute valeur d’achat, plus 1 pièce par carte située au-dessus d’elle. La carte va dans votre main, qui ne doit pas être pleine, et les cartes du dessus restent en place. Son côté est oublié : qu’elle soit métal ou pierre précieuse, vous la jouerez du côté non taillé.
    .title = Acheter à l’Entrepôt
rule-S2-13 = Achetez une carte face visible dans le Marché d’un autre joueur. Vous payez sa valeur d’achat actuelle au vendeur, qui ne peut pas refuser. Vous la placez dans votre Marché, inclinée, ou dans votre Atelier ; il doit y avoir de la place là où vous la mettez. Elle reste taillée ou non taillée, comme elle était.
    .title = Acheter dans un Marché
rule-S2-14 = Pour fabriquer une carte (ou la former, si c’est un apprenti), prenez dans votre Atelier des ressources taillées libres, exactement son coût moins ce que vos outils épargnent, et placez-les sous une carte Guilde que vous avez en main, dans l’Atelier ou dans le Marché. Les apprentis, les outils et les objets se posent dessus face visible, les Objets du Roi face cachée. La pile se trouve dans votre Atelier ; une carte Guilde venant de la main ou du Marché doit donc y trouver de la place. La pile ne peut être ni déplacée ni défaite ; vous la terminerez à votre prochain tour. Un coût peut tomber à rien : la carte forme alors la pile à elle seule. Une carte que vous venez d’acheter peut servir aussitôt. Autour d’une table, une fabrication avec de mauvaises ressources est remélangée aux pioches ; ici, elle est tout simplement impossible.
    .title = Fabriquer ou former
rule-S2-15 = Les cartes inclinées ne peuvent être ni vendues ni défaussées. Elles peuvent être déplacées et échangées, et une carte Guilde inclinée peut être fabriquée. À la fin du tour, les cartes inclinées sont redressées.
    .title = Cartes inclinées
rule-S2-16 = Vous disposez d’au plus 40 actions par tour ; la phase de pioche vient ensuite. Un déplacement ou un échange ne peut pas remettre en place une carte que l’action juste avant a déplacée, et une carte identique par sa sorte, son côté et son inclinaison compte comme celle-ci. Désigner une carte pour les enchères compte comme une action ; les enchères et les choix de la phase de finalisation ne comptent pas.
    .title = Nombre d’actions
rule-S2-17 = Quand vous en avez fini avec vos actions, piochez 4 cartes, ou seulement jusqu’à votre limite de main si cela fait moins. Prenez chacune dans la pioche de votre choix, Mine ou Guilde, et regardez-la avant de choisir la suivante. Piocher est obligatoire. Une pioche vide est ignorée ; si les deux sont vides, on cesse de piocher. Les cartes Guilde défaussées ne reviennent jamais dans la pioche. Le tour suivant ne commence qu’une fois le vôtre achevé.
    .title = Piocher

## S3

rule-S3-1 = Le dernier tour est déclenché lorsqu’un joueur pioche la dernière carte de la pioche de la Guilde, pioche la dernière carte de la pioche de la Mine, ou finit son tour avec quatre Objets du Roi terminés ou plus. Ce joueur achève son tour, en continuant à piocher dans l’autre pioche, et il a fini ; chacun des autres a encore un tour. Le dernier tour n’est déclenché qu’une fois, et une pioche reconstituée par un mélange n’y change rien. Qui a joué son dernier tour a fini : on peut encore acheter des cartes de son Marché, et il en reçoit le prix, mais il n’enchérit plus et ne termine plus rien.
    .title = Le dernier tour
rule-S3-2 =
    Quand tout le monde a fini, on procède au décompte dans cet ordre :
    - Toutes les cartes des mains et des Ateliers, piles de fabrication comprises, sont défaussées sans rien rapporter, de même que les cartes Guilde des Marchés, sauf les Objets du Roi terminés.
    - Les ressources des Marchés, mais pas celles placées sous des Objets du Roi, sont vendues à la banque à leur valeur d’achat actuelle (et non à leur valeur de vente).
    - Tous les Objets du Roi terminés sont révélés.
    - Pour les armures, les armes et les boucliers séparément, le joueur qui possède l’Objet du Roi de ce sous-type à la plus haute valeur finale reçoit 25 pièces de bonus ; seul compte l’objet pris isolément. Les joueurs à égalité se partagent les 25 pièces à parts égales, chaque part étant arrondie à l’entier inférieur, et chaque joueur ne compte qu’une fois, quel que soit le nombre de ses objets à égalité. S’il n’y a aucun Objet du Roi d’un sous-type, son bonus n’est pas versé.
    - Chaque Objet du Roi terminé rapporte sa valeur finale à son propriétaire.
    - Celui qui a le plus de pièces gagne ; en cas d’égalité, la victoire est partagée.
    .title = Décompte
rule-S3-3 = Si aucun dernier tour n’a été déclenché à la fin de la 100e manche, la partie s’arrête là et l’on procède au décompte.
    .title = Limite de manches

## S4

rule-S4-1 =
    Dans cette variante, les enchères remplacent l’achat dans un Marché (S2.13). Par une action, vous désignez une carte face visible du Marché d’un autre joueur. Vous devez avoir de la place pour elle et pouvoir payer sa valeur d’achat, moins la remise du Marchandeur si vous l’avez ; une même carte ne peut être désignée qu’une fois par tour.
    En commençant à droite du vendeur et dans le sens antihoraire, chaque joueur admis enchérit une seule fois ou passe. Vous, qui avez désigné la carte, enchérissez quand vient votre place et pouvez passer aussi. La première enchère doit atteindre au moins la valeur d’achat, chacune des suivantes au moins 1 pièce de plus que la précédente ; une enchère est d’au plus 99 pièces. Ne sont pas admis le vendeur, celui qui a fini (S3.1), celui qui n’a de place ni dans son Marché ni dans son Atelier, et celui à qui manquent les pièces pour la plus petite enchère permise.
    Le plus offrant paie le vendeur et place la carte dans son Marché, inclinée jusqu’à la fin du tour en cours, ou dans son Atelier, là où il a de la place. Si personne n’enchérit, la carte reste où elle est.
    .title = Enchères
rule-S4-2 = Dans cette variante, la pioche de la Mine épuisée est reconstituée en mélangeant les ressources défaussées et les cartes de l’Entrepôt, et elle ne déclenche plus la fin de la partie. Cela se fait aussitôt que sa dernière carte est piochée, même au milieu d’une phase de pioche. S’il n’y a rien à mélanger, on réessaie au début de chaque phase de pioche.
    .title = Mine sans fin

## S5

rule-S5-1 = Un outil en service raye du coût d’une carte qu’il concerne un élément que la ressource épargnée aurait pu payer : un outil qui épargne du fer peut aussi rayer « un métal au choix ». Deux outils rayent deux éléments différents. Vous devez profiter de vos économies, et l’on raye autant d’éléments que possible. Vous choisissez les ressources que vous posez ; elles sont correctes s’il existe une façon de rayer qui ne laisse à payer qu’elles, exactement. Un outil pour les objets n’aide pas pour les Objets du Roi. Le sous-type « autre » comprend les outils ; les apprentis n’ont pas de sous-type.
    .title = L’économie des outils
rule-S5-2 =
    Un apprenti agit dès qu’il est terminé et tant qu’il se trouve dans votre zone Apprenti. Les limites s’additionnent : la limite de base plus tout ce que vos apprentis y ajoutent. Sans condition indiquée, un apprenti peut toujours partir lors d’un remplacement (S2.3).
    - Tenancier d’étal : la limite de votre Marché est de 5 au lieu de 4. Un Objet du Roi terminé y compte toujours pour une carte, et quatre Objets du Roi terminés déclenchent toujours le dernier tour. Il ne peut pas partir si votre Marché devait alors dépasser sa limite, l’effet du nouvel apprenti étant compté.
    - Porteur de hotte : votre limite de main augmente de 2, donc 8, ou 9 avec le Coureur de mine. Le nombre de cartes piochées ne change pas. Il ne peut pas partir si votre main devait alors dépasser sa limite, l’effet du nouvel apprenti étant compté.
    - Commis aux comptes : au début de chacun de vos tours, avant la taille, vous prenez 3 pièces à la banque ; cela se fait automatiquement. Il paie pour la première fois au tour qui suit celui où il a été terminé, et aussi lors de votre dernier tour. S’il part, vous gardez ce qu’il a rapporté.
    - Coureur de mine : dans votre phase de pioche, vous piochez 5 cartes au lieu de 4, chacune dans la pioche de votre choix et en la voyant avant la suivante ; comme toujours, piocher est obligatoire. Votre limite de main augmente de 1, donc 7, ou 9 avec le Porteur de hotte, et vous cessez toujours de piocher quand elle est atteinte. Il agit dès le tour où il est terminé. Il ne peut pas partir si votre main devait alors dépasser sa limite, l’effet du nouvel apprenti étant compté.
    - Monteur d’établis : la limite de votre Atelier est de 9 au lieu de 7. Il ne peut pas partir si votre Atelier, avec cette carte et sans la pile terminée, devait alors dépasser sa limite.
    - Crieur de marché : aussi souvent que vous voulez, vous pouvez vendre aussi des ressources inclinées de votre Marché, à leur valeur de vente actuelle. Les cartes Guilde inclinées ne peuvent toujours pas être défaussées.
    - Souffleur de forge : deux fois par tour, quand vous jouez un métal ou une pierre précieuse de votre main dans votre Atelier, vous pouvez l’y faire entrer du côté taillé et l’employer aussitôt pour fabriquer. Cela ne vaut pas pour les cartes jouées dans le Marché, déplacées, achetées dans un Marché ou reçues à la mise en place. Un usage dont vous ne profitez pas est perdu à la fin du tour.
    - Commis d’entrepôt : chaque fois que vous achetez à l’Entrepôt, le prix est la plus haute valeur d’achat de la carte moins 2, mais au moins 1, et les cartes situées au-dessus ne coûtent rien de plus ; cela se fait automatiquement. La carte va dans votre main, dont la limite reste valable.
    - Marchandeur : chaque fois que vous achetez dans le Marché d’un autre joueur, vous payez la valeur d’achat actuelle de la carte moins 3, mais au moins 2 et jamais plus que la valeur d’achat ; cela se fait automatiquement. La banque ajoute la différence, et le vendeur reçoit donc la valeur entière. Avec les enchères (S4.1), il en va de même pour votre enchère gagnante, et la somme réduite vous suffit pour être admis.
    - Trieur de chutes : une fois par tour, quand vous terminez un objet ou un outil (que vous l’utilisiez ou le vendiez), vous pouvez mettre un métal de sa pile, libre et taillé, dans votre Atelier au lieu de le défausser. Cela ne vaut pas pour les apprentis ni pour les Objets du Roi. Il y a toujours de la place, puisque la pile est partie. Il compte déjà pour les cartes terminées après lui dans la phase où il est terminé. S’il part, le métal gardé reste.
    .title = Les apprentis
rule-S5-3 = La remise du Marchandeur, sur un achat ou sur une enchère gagnante, est payée par la banque : le vendeur reçoit la somme entière et l’acheteur n’a besoin que de la somme réduite.
    .title = La remise du Marchandeur
rule-S5-4 = Le Commis aux comptes agit en S2.0, le Trieur de chutes en S2.4 et S2.5, le Souffleur de forge en S2.1 et S2.8, le Crieur de marché en S2.11 et S2.15, le Commis d’entrepôt en S2.12, le Marchandeur en S2.13 et S4.1, et le Coureur de mine en S2.17. Le Tenancier d’étal, le Porteur de hotte et le Monteur d’établis changent les limites de S1.3, de même que le Coureur de mine pour la main.
    .title = Où agissent les apprentis
