# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg : les règles
rules-silberzwerg-intro =
    Voici comment se déroule une manche : tous les joueurs placent en secret leurs mineurs et leurs chefs, puis tous les ordres sont révélés en même temps. Les mineurs fixent les prix : plus ils sont nombreux dans une mine, moins ses gemmes coûtent cher pendant cette manche. Les nains fantômes agissent ensuite : ils chassent des nains des mines ou y prennent une gemme, font monter ou baisser des contrats, échangent ou volent des gemmes. Puis chaque mineur resté dans une mine en extrait une gemme, et les seigneurs nains achètent des gemmes, remplissent des contrats de huit gemmes ou vendent des gemmes. À la fin de la manche, les contrats du plateau perdent de la valeur ou expirent, de nouveaux occupent les emplacements libres, et le voisin devient premier joueur.
    Deux à quatre joueurs dirigent leurs nains. Celui qui atteint 600 thalers gagne aussitôt ; si les contrats s’épuisent avant, le plus riche l’emporte. Les contrats et le tableau de cotation sont notre propre reconstitution et non ceux de l’édition imprimée : leurs valeurs, leurs pénalités et leurs symboles diffèrent de ceux de la boîte.

chapter-Z0 = Matériel
chapter-Z1 = Mise en place
chapter-Z2 = La manche
chapter-Z3 = Les symboles
chapter-Z4 = La richesse et la fin de la partie
chapter-Z5 = Nombre de joueurs et variantes
chapter-Z6 = Ce qui est caché

## Z0

rule-Z0-1 = Il y a 84 gemmes, 21 de chaque couleur : jaune, rouge, verte et bleue. Une gemme de chaque couleur indique le prix et reste hors jeu ; on joue donc avec 80 gemmes, 20 de chaque couleur (dans un fichier de cartes, gems_per_colour = 21 compte aussi cet indicateur). Il n’y en a pas d’autres : les gemmes dépensées, vendues ou rendues retournent dans leur mine.
    .title = Les gemmes
rule-Z0-2 = Il y a 34 contrats. Chacun demande 8 gemmes de trois couleurs au plus, en nombre pair pour chaque couleur. Chaque combinaison possible existe exactement une fois : 4 contrats de 8 gemmes d’une même couleur, 12 de 6 et 2, 6 de 4 et 4, 12 de 4, 2 et 2.
    .title = Les contrats
rule-Z0-3 = Un contrat a quatre valeurs et commence à la plus haute, celle imprimée en jaune. Il a aussi une pénalité et parfois un symbole. Dans notre jeu de contrats, un contrat de 8 gemmes d’une couleur vaut 120, 105, 90 et 75 thalers, avec une pénalité de 30 ; un contrat de 6 et 2 vaut 100, 88, 76 et 64, avec une pénalité de 20 ; un contrat de 4 et 4 vaut 90, 80, 70 et 60, avec une pénalité de 15 ; un contrat de 4, 2 et 2 vaut 80, 70, 60 et 50, avec une pénalité de 10. Les contrats d’une seule couleur n’ont pas de symbole ; les 30 autres en ont un chacun, et chacun des six symboles est présent cinq fois.
    .title = Valeurs, pénalités et symboles
rule-Z0-4 = Le prix d’une gemme dépend du nombre de mineurs que tous les joueurs ensemble ont placés dans sa mine : plus il y en a, moins elle coûte. Une gemme coûte 11 thalers, moins 1 par mineur, mais toujours au moins 1.
    .title = Le tableau de cotation

## Z1

rule-Z1-1 = Chaque joueur commence avec 50 thalers, 4 mineurs, 2 chefs et un emplacement de contrat. À chaque manche, vous décidez à nouveau si un chef est un seigneur nain ou un nain fantôme. Deux autres contrats sont publics.
    .title = Ce que vous avez au départ
rule-Z1-2 = On prend dans les mines une gemme de chaque couleur, il en reste 19 de chacune, et on les met dans un sac. Un joueur tiré au sort pioche le premier, puis chacun pioche une gemme à la fois, dans le sens horaire, jusqu’à ce que les quatre soient prises : à deux, chacun en a deux ; à trois, celui qui a pioché le premier reçoit la quatrième. Celui qui tire la gemme jaune est premier joueur. Les gemmes tirées sont votre capital de départ ; vous les gardez cachées dans votre sac.
    .title = Capital de départ et premier joueur
rule-Z1-3 = Tout nouveau contrat est placé à sa plus haute valeur. Les contrats sont distribués à partir du premier joueur dans le sens horaire (à deux, deux par joueur), les deux contrats publics en dernier. À trois, l’emplacement du quatrième joueur ne sert pas.
    .title = Les premiers contrats

## Z2

rule-Z2-1 = Tous les joueurs placent leurs nains en même temps et en secret. Vous répartissez tous vos mineurs comme vous voulez entre les quatre mines. Chacun de vos chefs va, comme seigneur nain ou comme nain fantôme, dans l’une des six colonnes : mine jaune, rouge, verte ou bleue, contrat ou gemmes. Une colonne accueille au plus un de vos seigneurs nains et un de vos nains fantômes ; ces deux-là peuvent se trouver dans la même. Vous devez placer tous vos nains.
    .title = 1. Placement
rule-Z2-2 = Quand tout le monde a scellé ses ordres, ils sont tous révélés, et tout ce qui a été placé est visible de tous. Après la fin de la manche (Z2.11), tous les nains reviennent à leurs joueurs, y compris ceux qui ont été retirés.
    .title = 2. Révélation
rule-Z2-3 = Pour chaque mine, on compte tous les mineurs qui y ont été placés, avant l’action des nains fantômes, et leur nombre fixe le prix de ses gemmes (Z0.4). Les prix ne valent que pour cette manche.
    .title = 3. Cotation
rule-Z2-4 =
    Les nains fantômes agissent à partir du premier joueur, dans le sens horaire. Vous faites agir tous les vôtres, dans l’ordre de votre choix, avant que vienne le joueur suivant (à deux, voir Z5.1). Ce que peut faire un nain fantôme dépend de sa colonne :
    - Mine : retirez de cette mine 1 ou 2 nains adverses, quels que soient leurs propriétaires et leur type, mais jamais les vôtres, ni un nain fantôme qui a déjà agi ou dont l’action a été annulée ; ou prenez 1 gemme dans cette mine, s’il y en a une. Les nains des colonnes contrat et gemmes sont à l’abri.
    - Contrat : faites monter d’un cran votre contrat ou un contrat public, mais pas au-delà de sa plus haute valeur ; ou faites baisser d’un cran le contrat d’un adversaire ou un contrat public. Un contrat déjà à sa plus basse valeur est alors retiré du jeu, et s’il appartient à un adversaire, celui-ci paie la pénalité. Vous ne pouvez jamais faire baisser votre propre contrat ni faire monter celui d’un adversaire. Un emplacement libéré reste libre jusqu’à Z2.9. Plusieurs nains fantômes peuvent tourner le même contrat.
    - Gemmes : échangez 2 de vos gemmes contre 2 gemmes des mines ; ou tirez au hasard 2 gemmes du sac d’un adversaire, ou 1 gemme du sac de chacun de deux adversaires. On échange exactement 2 gemmes contre 2, de n’importe quelles couleurs, même identiques ; vous prenez parmi ce qui se trouve dans les mines, et les vôtres n’y retournent qu’après. On ne peut pas voler dans un sac vide ; à un seul adversaire, vous prenez 2 gemmes, ou 1 s’il n’en a qu’une ; pour en prendre 1 à chacun, il faut que les deux adversaires en aient.
    Vous pouvez aussi ne rien faire avec un nain fantôme ; il a alors agi. Un nain fantôme qui n’a aucun choix possible est sauté, et l’on regarde à nouveau ce qu’il peut faire chaque fois qu’un autre nain fantôme de son propriétaire a agi (à deux, quand le tour de celui-ci revient). Un nain fantôme retiré ou annulé n’agit plus.
    .title = 4. Nains fantômes
rule-Z2-5 = Chaque mineur encore présent dans une mine vous rapporte 1 gemme de sa couleur, tant que la mine en contient. Cela se fait automatiquement, à partir du premier joueur dans le sens horaire, tous les mineurs d’un joueur avant ceux du suivant, même à deux.
    .title = 5. Extraction
rule-Z2-6 =
    Les seigneurs nains agissent à partir du premier joueur, dans le sens horaire. Vous faites agir tous les vôtres, dans l’ordre de votre choix, avant que vienne le joueur suivant (à deux, voir Z5.1). Chacun agit une fois, aux prix et aux valeurs du moment, ou ne fait rien. Un seigneur nain retiré n’agit pas. Celui qui ne peut rien faire est sauté. Si vos propres −3 ou +5/−5 peuvent permettre à un de vos seigneurs nains d’agir, vous êtes interrogé : avec 5 thalers et une gemme à 8, un −3 vous permet d’en acheter une. À deux, un seigneur nain sauté est réexaminé à votre tour suivant. Ce que peut faire un seigneur nain dépend de sa colonne :
    - Mine : achetez autant de ses gemmes que vous voulez au prix de la manche, tant qu’il y en a et que vous pouvez payer. Il est interdit de s’endetter. La limite de Z2.10 ne joue pas ici.
    - Contrat : remplissez votre contrat ou un contrat public. Vous remettez ses 8 gemmes et recevez sa valeur actuelle. Un seigneur nain remplit un seul contrat. L’emplacement reste libre jusqu’à Z2.9. Vous gardez devant vous, face visible, un contrat qui porte un symbole ; un contrat sans symbole quitte le jeu.
    - Gemmes : vendez une ou plusieurs gemmes, de n’importe quelles couleurs, aux prix de la manche.
    .title = 6. Seigneurs nains
rule-Z2-7 = Chaque contrat encore sur le plateau baisse d’un cran.
    .title = 7. Dévaluation
rule-Z2-8 = Un contrat qui était déjà à sa plus basse valeur avant Z2.7 quitte alors définitivement le jeu. Son propriétaire paie la pénalité ; s’il était public, personne ne paie. Un contrat qui n’atteint sa plus basse valeur qu’en Z2.7 reste encore une manche.
    .title = 8. Contrats expirés
rule-Z2-9 = Les emplacements libres reçoivent de nouveaux contrats à leur plus haute valeur, à partir du premier joueur dans le sens horaire, les emplacements publics en dernier ; à deux, on garnit les deux emplacements d’un joueur avant ceux de l’autre. Quand la pile est épuisée, les emplacements suivants restent libres.
    .title = 9. Nouveaux contrats
rule-Z2-10 = Celui qui a plus de 12 gemmes en rend aux mines, à son choix, jusqu’à n’en avoir plus que 12. Cela se fait dans l’ordre du tour et au vu de tous. Pendant la manche, on peut en avoir plus de 12.
    .title = 10. Au plus 12 gemmes
rule-Z2-11 = Le pion de premier joueur passe au voisin de gauche, dans le sens horaire, et une nouvelle manche commence.
    .title = 11. Nouveau premier joueur

## Z3

rule-Z3-1 = Dès que vous avez trois contrats remplis portant le même outil (hache, pioche ou marteau), ils sont aussitôt défaussés et vous gagnez 40 thalers, une fois la valeur du troisième créditée.
    .title = Hache, pioche et marteau
rule-Z3-2 = Vous gagnez 5 thalers et un autre joueur de votre choix en perd 5, ou tout ce qu’il a si c’est moins ; vous gagnez vos 5 thalers dans tous les cas. La perte compte même si ces 5 thalers vous donnent la victoire.
    .title = +5/−5
rule-Z3-3 = Un nain fantôme barré annule ce qu’un nain fantôme s’apprête à faire. Quiconque en possède un peut l’utiliser, sauf le propriétaire du nain fantôme, quelle que soit la cible et contre n’importe lequel des choix de Z2.4. Le propriétaire du nain fantôme annonce d’abord son choix et ses cibles : pour un échange, seulement l’échange lui-même ; pour un vol, les adversaires visés. Puis chaque détenteur est interrogé une fois, en commençant à la gauche du propriétaire ; le premier qui s’en sert met fin à la question. Le nain fantôme annulé a agi, et rien n’est tiré au hasard. Une annulation ne peut pas être annulée.
    .title = Nain fantôme barré
rule-Z3-4 = Le prix d’une couleur de votre choix baisse de 3 thalers jusqu’à la fin de la manche, pour tous les joueurs, à l’achat comme à la vente. Plusieurs baisses s’additionnent, mais le prix ne descend jamais au-dessous de 1, et le symbole ne peut pas s’utiliser sur un prix de 1.
    .title = −3
rule-Z3-5 = Chaque +5/−5, chaque nain fantôme barré et chaque −3 s’utilise une fois, puis quitte le jeu. Vous pouvez utiliser +5/−5 et −3 avant ou après l’action d’un de vos nains fantômes ou seigneurs nains, même si vous venez d’obtenir le symbole. De plus, chaque détenteur est interrogé une fois, à partir du premier joueur dans le sens horaire : avant la phase des seigneurs nains (Z2.6) pour les deux symboles, et après elle pour +5/−5 seulement. Ils ne s’utilisent jamais pendant le placement (Z2.1) ni pendant la restitution des gemmes (Z2.10). Chaque fois qu’on vous interroge, vous pouvez en utiliser autant que vous voulez. Personne n’est interrogé sans symbole utilisable, ni après l’annulation d’un de ses nains fantômes. (La règle imprimée permet d’utiliser −3 à tout moment.)
    .title = Quand utiliser les symboles

## Z4

rule-Z4-1 = Votre richesse ne descend jamais au-dessous de 0. Ce que vous ne pouvez pas payer est oublié.
    .title = Pas de dettes
rule-Z4-2 = Celui qui atteint ou dépasse 600 thalers, par quelque gain que ce soit, gagne aussitôt, même au milieu d’une phase. Tout ce que rapporte un contrat rempli (sa valeur, le bonus de 15 et les 40 pour trois outils) est d’abord crédité ensemble. Une vente se compte couleur par couleur et s’arrête dès que vous avez 600 thalers. La richesse peut dépasser 600. Les autres joueurs sont classés selon leur richesse. À la fin, tous les sacs sont ouverts.
    .title = Victoire à 600 thalers
rule-Z4-3 = Si la pile est épuisée et qu’un emplacement public est encore libre après Z2.9, tous les contrats sont publics pour le reste de la partie : chacun peut faire monter, faire baisser ou remplir n’importe quel contrat, le sien aussi, et il n’y a plus aucune pénalité. On ne le vérifie qu’à ce moment-là ; un emplacement de joueur libre ne change rien à lui seul.
    .title = Quand tous les contrats deviennent publics
rule-Z4-4 = S’il n’y a plus de contrat ni dans la pile ni sur le plateau après Z2.9, la partie s’arrête là et le plus riche gagne ; en cas d’égalité, la victoire est partagée. Les gemmes et les symboles restants ne comptent pas. La manche où le dernier contrat est rempli, retiré ou expire est donc jouée jusqu’à ce point.
    .title = Le dernier contrat
rule-Z4-5 = Comme les nains fantômes pourraient sans fin faire remonter ce que Z2.7 fait baisser, la partie s’arrête au plus tard après Z2.11 de la 50e manche, et le plus riche gagne.
    .title = Limite de manches

## Z5

rule-Z5-1 = À deux, chacun a 8 mineurs, 4 chefs et deux emplacements de contrat, et doit placer tous ses nains. Au plus 4 de vos mineurs peuvent travailler dans une même mine. Une colonne accueille un de vos nains fantômes et un de vos seigneurs nains, mais la colonne contrat accueille deux seigneurs nains. Les nains fantômes, puis les seigneurs nains, agissent un par un : les joueurs alternent, à commencer par le premier joueur, et vous choisissez chaque fois lequel des vôtres agit. Celui qui n’en a plus passe son tour. « Votre contrat » désigne l’un ou l’autre des deux ; chacun est tourné, expire et donne lieu à pénalité séparément. On joue avec les 34 contrats.
    .title = À deux joueurs
rule-Z5-2 = À trois, on retire tous les contrats qui demandent exactement 2 gemmes bleues, ainsi que les trois contrats de 4 gemmes bleues et 4 d’une autre couleur ; il en reste 22.
    .title = À trois joueurs
rule-Z5-3 =
    L’hôte peut choisir ces options :
    - Partie longue, à trois : on joue avec les 34 contrats.
    - Partie courte, à quatre : on joue seulement avec les 22 contrats de Z5.2.
    - Contrats monochromes réduits : les contrats de 8 gemmes d’une couleur valent 100, 88, 76 et 64 thalers, comme ceux de 6 et 2.
    - Bonus public : un contrat rempli depuis l’un des deux emplacements publics rapporte 15 thalers de plus, même une fois tous les contrats devenus publics (Z4.3).
    - Contrats ouverts : chacun peut remplir n’importe quel contrat. Vous payez toujours la pénalité de votre propre contrat s’il expire ou s’il est retiré, mais pas si un autre joueur l’a rempli ; les nains fantômes suivent toujours Z2.4.
    .title = Options

## Z6

rule-Z6-1 = Sont cachés les couleurs des gemmes dans les sacs adverses, l’ordre de la pile et tous les ordres tant qu’ils ne sont pas tous scellés ; d’ici là, on voit seulement qui a fini. Sont visibles de tous le nombre de gemmes de chaque sac, les mines, la richesse de chacun, les contrats, les symboles conservés, la taille de la pile et les contrats hors jeu.
    .title = Caché et visible
rule-Z6-2 = Quand des gemmes sont extraites, prises, échangées, achetées, vendues, remises ou rendues, tout le monde voit leurs couleurs. Les couleurs des gemmes volées ne sont vues que du voleur et de sa victime ; les autres en voient le nombre.
    .title = Ce que tous voient
rule-Z6-3 = Comme les mines sont visibles, on sait quelles gemmes contient l’ensemble des sacs. À deux, vous connaissez donc exactement le contenu de l’autre sac, et il est montré ouvertement.
    .title = Ce que l’on peut déduire
rule-Z6-4 = À trois ou quatre, vous ne pouvez pas savoir qui a tiré quelle gemme de départ, sauf la jaune et la vôtre, ni les couleurs des gemmes volées quand vous n’étiez ni le voleur ni la victime. Quand un bot imagine où en est la partie (resample), seuls ces éléments et l’ordre de la pile sont tirés à nouveau, et toujours de façon que tout ce que chacun a pu voir reste possible.
    .title = Ce qui reste incertain
