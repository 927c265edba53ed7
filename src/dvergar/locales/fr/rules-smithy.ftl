# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy : les règles
rules-smithy-goal = Dirigez une forge naine et gagnez des pièces. À la fin, le joueur qui a le plus de pièces l’emporte.
rules-smithy-turn = À votre tour, taillez métaux et pierres précieuses, terminez ce que vous avez fabriqué au tour précédent, effectuez autant d’actions que vous voulez, puis piochez. Ce que vous fabriquez maintenant rapporte au début de votre prochain tour.
rules-smithy-ends = La partie se termine quand la pioche de la Mine ou de la Guilde est vide, ou quand un joueur a quatre objets du Roi terminés. Tous les autres jouent alors un dernier tour.

chapter-S0 = Matériel
chapter-S1 = Mise en place
chapter-S2 = Un tour de jeu
chapter-S3 = Fin et décompte
chapter-S4 = Variantes
chapter-S5 = Les cartes

## Icons

icon-smithy-metal = Fer, argent, or et mithril, du moins cher au plus cher. Ils servent à fabriquer ou se vendent.
    .title = Métaux
icon-smithy-gem = Rubis, émeraudes, saphirs et pierres de lune. Elles sont plus rares que les métaux.
    .title = Pierres précieuses
icon-smithy-rune = Tonnerre, éclair, givre et terre. Vous pouvez vous en servir tout de suite.
    .title = Runes
icon-smithy-any = Dans un coût : payez cet élément avec un métal, une pierre précieuse ou une rune de votre choix.
    .title = Métal, pierre précieuse ou rune au choix
icon-smithy-unrefined = Un métal ou une pierre précieuse tout juste sortis de la Mine. Ils ne servent pas encore à fabriquer.
    .title = Non taillé
icon-smithy-refined = Un métal ou une pierre précieuse prêts pour la fabrication. Ils valent plus qu’avant.
    .title = Taillé
icon-smithy-tilted = Une carte arrivée dans votre Marché pendant ce tour. Vous ne pouvez ni la vendre ni la défausser avant votre prochain tour.
    .title = Carte inclinée
icon-smithy-buy = Ce que les autres joueurs vous paient pour cette carte quand elle est dans votre Marché.
    .title = Valeur d’achat
icon-smithy-sell = Ce que la banque vous verse quand vous vendez cette ressource de votre Marché.
    .title = Valeur de vente
icon-smithy-completed = Ce que rapporte la carte terminée : un objet ou un outil vendu tout de suite, un objet du Roi à la fin de la partie.
    .title = Valeur finale
icon-smithy-apprentice = Une fois formé, un apprenti vous aide tant que vous le gardez.
    .title = Apprenti
icon-smithy-tool = Une fois terminé, un outil fait baisser le coût d’autres cartes, ou vous le vendez.
    .title = Outil
icon-smithy-item = Une fois terminé, un objet vous rapporte des pièces.
    .title = Objet
icon-smithy-kings-item = Fabriqué en secret pour le Roi. Il compte à la fin de la partie.
    .title = Objet du Roi
icon-smithy-weapon = Un sous-type d’objets et d’objets du Roi. Certains outils ne servent que pour les armes.
    .title = Arme
icon-smithy-shield = Un sous-type d’objets et d’objets du Roi. Certains outils ne servent que pour les boucliers.
    .title = Bouclier
icon-smithy-armor = Un sous-type d’objets et d’objets du Roi. Certains outils ne servent que pour les armures.
    .title = Armure
icon-smithy-other = Le sous-type de tous les outils, et des objets qui ne sont ni arme, ni bouclier, ni armure.
    .title = Autre
icon-smithy-stack = Une carte Guilde de votre Atelier, avec les ressources qui l’ont payée. Vous la terminez à votre prochain tour.
    .title = Pile de fabrication

## S0

rule-S0-1 =
    La pioche de la Mine compte 116 cartes Ressource. Les ressources servent à fabriquer, ou se vendent.
    - Métaux : 26 fer, 22 argent, 20 or et 18 mithril
    - Pierres précieuses : 3 rubis, 3 émeraudes, 4 saphirs et 4 pierres de lune
    - Runes : 4 du tonnerre, 4 de l’éclair, 4 du givre et 4 de la terre
    Les métaux et les pierres précieuses ont deux côtés, non taillé et taillé. Chaque côté a sa valeur d’achat et sa valeur de vente. La valeur d’achat est toujours supérieure à la valeur de vente. Le côté taillé vaut toujours plus que le côté non taillé.
    Les runes n’ont qu’un côté et comptent toujours comme taillées.
    .title = Cartes Ressource
    .example = Un fer non taillé a une valeur d’achat de 2 et une valeur de vente de 1. Taillé, il vaut 4 et 2.
rule-S0-2 =
    La pioche de la Guilde contient les cartes que vous pouvez fabriquer : apprentis, outils, objets et objets du Roi. Le mode débutant se joue avec les cartes de base et les cartes débutant, 43 en tout. Le mode avancé se joue avec les cartes de base et les cartes avancées, 60 en tout.
    Les outils, les objets et les objets du Roi ont un sous-type : arme, bouclier, armure ou autre. Un objet du Roi est toujours une arme, un bouclier ou une armure.
    .title = Cartes Guilde
    .edge =
        Il y a 78 cartes Guilde : 10 apprentis, 16 outils, 25 objets et 27 objets du Roi.
        - Cartes de base : 25, soit 3 apprentis, 6 outils, 9 objets et 7 objets du Roi
        - Cartes débutant : 18, soit 2 apprentis, 3 outils, 9 objets et 4 objets du Roi
        - Cartes avancées : 35, soit 5 apprentis, 7 outils, 7 objets et 16 objets du Roi
rule-S0-3 = Chaque carte Guilde a un coût en ressources et une valeur d’achat. Toutes, sauf les apprentis, ont aussi une valeur finale. Payez chaque élément du coût avec une carte taillée qui convient. Un élément est une ressource précise, ou bien un métal, une pierre précieuse ou une rune au choix. Un outil en service vous épargne une ressource pour certaines cartes (S5.1).
    .title = Coûts et valeurs
    .example = Le Bouclier d’argent coûte 1 fer et 2 argent. La Rondache de taverne coûte 1 fer et un métal au choix : vous pouvez la payer avec du fer et de l’or.
    .edge = Un coût compte au plus 6 éléments, car un Atelier contient 7 cartes. Un outil épargne un métal précis, ou bien un métal, une pierre précieuse ou une rune au choix, pour des cartes de certains types ou sous-types.
rule-S0-4 = La banque n’est jamais à court de pièces. Vous ne pouvez pas vous endetter : vous ne payez qu’avec les pièces que vous avez.
    .title = La banque

## S1

rule-S1-1 = Chaque joueur commence avec 15 pièces. Placez 4 cartes de la Mine dans votre Atelier, les métaux et les pierres précieuses du côté non taillé. Prenez ensuite en main 4 autres cartes de la Mine et 2 cartes Guilde.
    .title = Départ
rule-S1-2 = Le premier joueur est tiré au sort, sauf si l’hôte l’a choisi. On joue dans le sens horaire.
    .title = Premier joueur
rule-S1-3 =
    Vous pouvez avoir au plus :
    - 6 cartes en main
    - 4 cartes dans votre Marché
    - 7 cartes dans votre Atelier
    - 2 apprentis terminés et 2 outils terminés
    Aucune action ne peut vous faire dépasser une limite. Dans l’Atelier, toutes les cartes comptent, aussi celles des piles de fabrication. Dans le Marché, un objet du Roi terminé et ses ressources comptent pour une carte. Certains apprentis relèvent une limite (S5.2).
    .title = Limites
    .example = Votre Atelier contient 3 ressources libres et une pile de fabrication : un objet avec 2 ressources. Cela fait 6 cartes ; il reste de la place pour 1 carte.
    .edge = Lors d’un remplacement (S2.3, S2.6) ou d’un échange (S2.9), les limites se vérifient une fois les deux cartes déplacées.
rule-S1-4 = Si une carte contredit les règles, c’est la carte qui a raison. Une carte ne retourne jamais d’un Marché ou d’un Atelier dans une main. Vous pouvez consulter les défausses à tout moment. Tout le monde voit les ressources d’une pile de fabrication, même sous un objet du Roi, jusqu’à ce qu’il soit terminé. Seul son propriétaire peut regarder sous un objet du Roi terminé.
    .title = Toujours valable
    .edge = Les ressources que tous ont vues sous un objet du Roi avant qu’il soit terminé restent connues (S1.5).
rule-S1-5 = Les mains et l’ordre des pioches sont cachés. Un objet du Roi face cachée n’est connu que de son propriétaire. Les pièces de chacun sont visibles. Tout le monde voit aussi de quelle pioche vient chaque carte. Vous savez donc combien de cartes Guilde et de cartes de la Mine chaque joueur a en main. Après le décompte, tout est visible.
    .title = Caché et visible
    .edge =
        Ce que tout le monde a vu reste connu et affiché :
        - une carte achetée à l’Entrepôt, tant qu’elle est dans la main de l’acheteur. La première carte identique qui quitte cette main compte comme celle-là.
        - un objet du Roi fabriqué depuis un Marché ou un Atelier
        - les ressources placées sous un objet du Roi
        Si un objet du Roi a été fabriqué depuis la main, les autres savent seulement que son coût correspond aux ressources qu’ils ont vues.

## S2

rule-S2-0 = Un tour a cinq étapes : revenu, taille, finalisation, actions, pioche. D’abord, recevez le revenu de vos apprentis.
    .title = Début du tour
    .example = Vous avez le Commis aux comptes. Prenez 3 pièces à la banque.
rule-S2-1 = Retournez tous les métaux et toutes les pierres précieuses non taillés de votre Atelier du côté taillé. Ils peuvent maintenant servir à fabriquer. Les ressources ne se taillent que dans l’Atelier et qu’à ce moment. La seule exception est le Souffleur de forge (S5.2).
    .title = Taille
    .example = Au tour précédent, vous avez joué un fer et un or non taillés dans votre Atelier. Les deux sont maintenant taillés. Le fer de votre Marché reste non taillé.
rule-S2-2 = Terminez toutes les piles de fabrication de votre Atelier. Vous ne pouvez pas en garder une pour plus tard, mais vous choisissez l’ordre. Les apprentis et les outils prennent effet dès qu’ils sont terminés : ils aident déjà pour la pile suivante.
    .title = Finalisation
    .example = Votre Marché est plein. Dans votre Atelier attendent le Tenancier d’étal et un objet du Roi. Terminez d’abord le Tenancier d’étal : votre Marché contient alors 5 cartes et l’objet du Roi y trouve sa place.
rule-S2-3 = Un apprenti terminé va dans votre zone Apprenti et vous aide désormais. Défaussez ses ressources. Vous pouvez garder deux apprentis. Quand vous en terminez un troisième, vous devez renvoyer l’un des deux premiers si c’est possible. Choisissez lequel. Il va dans votre Atelier comme une carte Guilde ordinaire et peut servir dès ce tour.
    .title = Apprenti
    .example = Vous avez le Porteur de hotte et le Commis aux comptes, et vous terminez le Marchandeur. Vous renvoyez le Commis aux comptes. Il va dans votre Atelier, où vous pourriez le former de nouveau.
    .edge = Vous ne pouvez pas renvoyer un apprenti si votre main, votre Marché ou votre Atelier dépassait alors sa limite. Pour cette vérification, la pile terminée a quitté l’Atelier et le nouvel apprenti fait déjà effet. Si vous ne pouvez renvoyer aucun des deux, le nouvel apprenti est mélangé à la pioche de la Guilde. Ses ressources éventuelles sont mélangées à celle de la Mine.
rule-S2-4 =
    Défaussez les ressources d’un outil terminé. Choisissez ensuite :
    - l’utiliser : il reste dans votre zone Outil jusqu’à la fin de la partie et fait baisser vos coûts. Il ne peut plus être retiré, remplacé ni vendu.
    - le vendre : défaussez-le ; la banque vous verse sa valeur finale.
    Vous pouvez utiliser deux outils. Si vous en utilisez déjà deux, vous devez vendre.
    .title = Outil
    .example = Vous terminez la Cloutière. Vous pourriez l’utiliser et payer 1 fer de moins pour chaque objet. Vous préférez la vendre et recevez 11 pièces.
rule-S2-5 = Défaussez un objet terminé avec ses ressources. La banque vous verse sa valeur finale.
    .title = Objet
    .example = Vous terminez le Gobelet. Vous le défaussez avec son argent et son or, et la banque vous verse 22 pièces.
rule-S2-6 = Un objet du Roi terminé compte à la fin de la partie. Placez-le face cachée dans votre Marché, avec ses ressources. Ils y restent, comme une seule carte, jusqu’à la fin de la partie. Il ne peut être ni incliné, ni déplacé, ni échangé, ni vendu, ni acheté, ni défaussé. Ses ressources sont hors jeu. Si votre Marché est plein, remplacez une autre carte du Marché, sauf un objet du Roi terminé. Cette carte va dans votre Atelier, droite, et garde son côté.
    .title = Objet du Roi
    .example = Votre Marché contient 4 cartes, dont un argent taillé. Vous terminez la Lame-Serment et la mettez à la place de l’argent. L’argent, toujours taillé, est maintenant dans votre Atelier.
    .edge = Si votre Marché est rempli d’objets du Roi terminés, aucun remplacement n’est possible. Le nouvel objet du Roi et ses ressources sont alors mélangés à leurs pioches. Les autres joueurs ne les voient pas.
rule-S2-7 = Effectuez autant d’actions que vous voulez, dans n’importe quel ordre. Vous pouvez jouer, déplacer ou échanger, défausser, vendre, acheter, fabriquer ou former. Finissez chaque action avant de commencer la suivante. Quand vous en avez fait assez, piochez (S2.17).
    .title = Actions
    .edge = Le maximum est de 40 actions (S2.16). Les cartes de même sorte, du même côté et de même inclinaison sont égales : dans une zone, peu importe laquelle vous choisissez. Parmi des cartes égales de l’Entrepôt, vous prenez celle qui a le moins de cartes au-dessus d’elle.
rule-S2-8 = Jouez une carte de votre main. Placez-la dans votre Marché, où elle est inclinée, ou dans votre Atelier, où elle est droite. Il doit y avoir de la place. Toute carte est jouée face visible, même un objet du Roi. Les métaux et les pierres précieuses sont joués du côté non taillé.
    .title = Jouer une carte
    .example = Vous jouez un or dans votre Atelier. Il sera taillé au début de votre prochain tour. Vous jouez une rune de la terre dans votre Marché. Elle est inclinée, mais au prochain tour vous pourrez la vendre 5 pièces.
rule-S2-9 = Déplacez une carte de votre Marché vers votre Atelier, ou l’inverse. Une carte qui entre dans l’Atelier est droite. Une carte qui entre dans le Marché est inclinée. Chacune garde son côté. Si les deux zones sont pleines, et seulement dans ce cas, vous pouvez échanger une carte du Marché contre une carte de l’Atelier. Vous pouvez aussi déplacer et échanger des cartes inclinées, mais jamais une pile de fabrication ni un objet du Roi terminé.
    .title = Déplacer ou échanger
    .example = Votre Marché et votre Atelier sont pleins. Vous échangez un rubis non taillé du Marché contre un fer taillé de l’Atelier. Le rubis sera taillé au prochain tour. Le fer est incliné dans votre Marché.
rule-S2-10 = Défaussez une carte Guilde de votre Marché pour faire de la place. Elle ne vous rapporte rien. Vous ne pouvez pas défausser une carte inclinée ni un objet du Roi terminé.
    .title = Défausser une carte Guilde
    .example = Votre Marché est plein. Le Tonnelet de clous y est depuis le tour précédent. Vous le défaussez et vous avez de la place pour une rune du givre.
rule-S2-11 = Vendez une ressource de votre Marché pour gagner des pièces. Vous ne pouvez pas vendre une carte inclinée. La banque vous verse la valeur de vente du côté visible. La carte va sur le dessus de l’Entrepôt.
    .title = Vendre une ressource
    .example = Un or taillé est dans votre Marché depuis le tour précédent. Vous le vendez et recevez 5 pièces. Tout joueur peut désormais l’acheter à l’Entrepôt.
rule-S2-12 = Achetez une carte quelconque de l’Entrepôt. Payez à la banque sa plus haute valeur d’achat, plus 1 pièce par carte au-dessus d’elle. La carte va dans votre main, qui ne doit pas être pleine. Les cartes du dessus restent en place.
    .title = Acheter à l’Entrepôt
    .example = Il vous faut un mithril, et 2 cartes se trouvent au-dessus de lui dans l’Entrepôt. Sa plus haute valeur d’achat est 12. Vous payez 12 + 2 = 14 pièces.
    .edge = Peu importe quel côté de la carte était visible. Un métal ou une pierre précieuse se joue ensuite du côté non taillé.
rule-S2-13 = Achetez une carte face visible dans le Marché d’un autre joueur. Payez au vendeur sa valeur d’achat actuelle. Le vendeur ne peut pas refuser. Placez la carte dans votre Marché, inclinée, ou dans votre Atelier, là où vous avez de la place. Elle reste taillée ou non taillée.
    .title = Acheter dans un Marché
    .example = Il y a un argent taillé dans le Marché de Regin. Vous payez 6 pièces à Regin et placez l’argent dans votre Atelier. Il peut aussitôt servir à fabriquer.
rule-S2-14 = Fabriquez pour transformer vos ressources en mieux. Prenez une carte Guilde de votre main, de votre Atelier ou de votre Marché. Placez son coût dessous : des ressources taillées et libres de votre Atelier. Payez exactement le coût, moins ce que vos outils épargnent (S5.1). La pile reste dans votre Atelier et vous la terminez à votre prochain tour (S2.2). Les objets du Roi sont posés face cachée sur leur pile, toutes les autres cartes face visible. Pour un apprenti, on dit former.
    .title = Fabriquer ou former
    .example =
        Le Gobelet que vous avez en main coûte argent et or. Les deux sont taillés dans votre Atelier. Vous les placez sous le Gobelet. Au début de votre prochain tour, vous recevez 22 pièces.
        Pour former le Tenancier d’étal, vous placez dessous un fer et un argent taillés. À partir de votre prochain tour, votre Marché contient 5 cartes.
    .edge = Une carte Guilde venant de la main ou du Marché doit trouver de la place dans votre Atelier. Une pile ne peut être ni déplacée ni défaite. Si vos outils épargnent tout le coût, la carte forme la pile à elle seule. Vous pouvez utiliser une carte que vous venez d’acheter. Autour d’une vraie table, une fabrication avec de mauvaises ressources est remélangée aux pioches. Ici, elle est impossible.
rule-S2-15 = Une carte qui entre dans un Marché est inclinée jusqu’à la fin du tour. Vous ne pouvez ni vendre ni défausser une carte inclinée. Vous pouvez quand même la déplacer, l’échanger, ou la fabriquer si c’est une carte Guilde. Les cartes inclinées sont redressées à la fin du tour.
    .title = Cartes inclinées
    .example = Vous jouez un fer dans votre Marché, où il est incliné. Vous ne pouvez pas le vendre maintenant. À votre prochain tour, vous pourrez.
    .edge = Le Crieur de marché vous permet de vendre des ressources inclinées (S5.2).
rule-S2-16 = Vous avez au plus 40 actions par tour. Ensuite, vous piochez. Un déplacement ou un échange ne peut pas remettre en place une carte que l’action juste avant a déplacée.
    .title = Nombre d’actions
    .example = Vous déplacez un fer du Marché vers l’Atelier. Vous ne pouvez pas le remettre dans le Marché par l’action suivante.
    .edge = Pour cette règle, une carte de même sorte, de même côté et de même inclinaison compte comme la même carte. Mettre une carte aux enchères (S4.1) compte comme une action. Les enchères elles-mêmes ne comptent pas, ni vos choix pendant la finalisation.
rule-S2-17 = Après vos actions, piochez 4 cartes, ou moins si vous atteignez votre limite de main. Piocher est obligatoire. Pour chaque carte, choisissez la pioche de la Mine ou de la Guilde. Regardez la carte avant de choisir la suivante. Votre tour est alors fini.
    .title = Piocher
    .example = Vous avez 3 cartes en main et en piochez donc 3 pour atteindre votre limite de 6. Vous piochez d’abord une carte Guilde : la Hache de route. Elle coûte fer et mithril ; vous piochez donc vos 2 autres cartes à la Mine.
    .edge = Une pioche vide est ignorée. Si les deux sont vides, cessez de piocher. Les cartes Guilde défaussées ne reviennent jamais dans la pioche. Le tour suivant ne commence que quand le vôtre est fini.

## S3

rule-S3-1 =
    La fin de la partie est déclenchée quand un joueur :
    - pioche la dernière carte de la pioche de la Guilde
    - pioche la dernière carte de la pioche de la Mine
    - finit son tour avec quatre objets du Roi terminés ou plus
    Ce joueur achève son tour, qui était son dernier. Chacun des autres a encore un tour. On passe ensuite au décompte.
    .title = Le dernier tour
    .example = Regin pioche sa deuxième carte, et c’est la dernière de la Guilde. Il pioche ses 2 autres cartes à la Mine, et son tour s’achève. Eitri et vous avez encore un tour chacun.
    .edge = La fin n’est déclenchée qu’une fois. Elle le reste même si un mélange reconstitue une pioche. Après votre dernier tour, les autres peuvent encore acheter des cartes de votre Marché, et ils vous paient. Mais vous n’enchérissez plus et vous ne terminez plus rien.
rule-S3-2 =
    Faites le décompte dans cet ordre :
    - Défaussez toutes les cartes des mains et des Ateliers, piles de fabrication comprises. Elles ne rapportent rien. Défaussez aussi les cartes Guilde des Marchés, sauf les objets du Roi terminés.
    - Vendez à la banque les ressources de votre Marché à leur valeur d’achat actuelle, et non à leur valeur de vente. Celles qui sont sous des objets du Roi ne se vendent pas.
    - Retournez tous les objets du Roi terminés face visible.
    - Le joueur qui possède l’arme la plus précieuse parmi les objets du Roi reçoit 25 pièces ; seule compte une arme prise isolément. Il en va de même pour le bouclier et pour l’armure.
    - Chaque objet du Roi terminé vous rapporte sa valeur finale.
    Le joueur qui a le plus de pièces gagne. En cas d’égalité, la victoire est partagée.
    .title = Décompte
    .example =
        Regin a 31 pièces. Dans son Marché : un or taillé, un fer non taillé, la Lame-Serment (arme, 53) et les Mailles d’étoiles (armure, 67). Vous avez 58 pièces. Dans votre Marché : une rune du givre, le Mur-Soleil (bouclier, 61) et l’Épée du foyer (arme, 40).
        - Ressources : Regin reçoit 8 + 2 = 10 pièces, vous 9.
        - Bonus : la Lame-Serment vaut plus que votre Épée du foyer, et seul Regin a une armure. Il reçoit 25 + 25 = 50 pièces. Vous en recevez 25 pour votre bouclier.
        - Objets du Roi : Regin reçoit 53 + 67 = 120 pièces, vous 61 + 40 = 101.
        - Total : Regin a 31 + 10 + 50 + 120 = 211 pièces. Vous avez 58 + 9 + 25 + 101 = 193. Regin gagne.
    .edge = Les joueurs à égalité pour un bonus se partagent les 25 pièces à parts égales, arrondies à l’entier inférieur. Chaque joueur compte une fois, même avec plusieurs des objets à égalité. S’il n’y a aucun objet du Roi d’un sous-type, personne ne reçoit son bonus.
rule-S3-3 = Si personne n’a déclenché la fin au terme de la 100e manche, la partie s’arrête là et l’on passe au décompte.
    .title = Limite de manches

## S4

rule-S4-1 =
    Dans cette variante, on enchérit pour les cartes des Marchés des autres joueurs au lieu de les acheter (S2.13). Par une action, mettez aux enchères une carte face visible du Marché d’un autre joueur. Vous devez avoir de la place pour elle et pouvoir payer sa valeur d’achat.
    Les enchères commencent par le joueur à droite du vendeur et se poursuivent dans le sens antihoraire. Chaque joueur enchérit une fois ou passe. Vous le faites quand vient votre place, et vous pouvez passer aussi. La première enchère atteint au moins la valeur d’achat. Chaque enchère suivante dépasse la précédente d’au moins 1 pièce.
    Le plus offrant paie le vendeur. La carte va dans son Marché, inclinée, ou dans son Atelier. Si personne n’enchérit, la carte reste où elle est.
    .title = Enchères
    .example = Vous mettez aux enchères un saphir taillé du Marché de Regin. Sa valeur d’achat est 11. Eitri, à droite de Regin, propose 11. C’est à vous : vous proposez 12. Vous payez 12 pièces à Regin et placez le saphir dans votre Atelier.
    .edge =
        Une même carte ne peut être mise aux enchères qu’une fois par tour. Une enchère est d’au plus 99 pièces. Avec le Marchandeur, il suffit de pouvoir payer le prix réduit (S5.2).
        Le vendeur ne peut pas enchérir, ni un joueur qui a joué son dernier tour (S3.1), qui n’a de place ni dans son Marché ni dans son Atelier, ou qui ne peut pas payer la plus petite enchère permise.
        Une carte qui va dans un Marché reste inclinée jusqu’à la fin du tour en cours.
rule-S4-2 = Dans cette variante, une pioche de la Mine vide ne met pas fin à la partie. Mélangez les ressources défaussées et les cartes de l’Entrepôt : elles forment la nouvelle pioche de la Mine. Cela se fait dès que la dernière carte est piochée, même au milieu d’une pioche.
    .title = Mine sans fin
    .edge = S’il n’y a rien à mélanger, réessayez au début de chaque étape de pioche.

## S5

rule-S5-1 = Un outil en service retire un élément du coût de certaines cartes. Ce doit être un élément que la ressource épargnée aurait pu payer : un outil qui épargne du fer retire un élément « fer » ou « un métal au choix ». Deux outils retirent deux éléments différents. Vous devez utiliser vos outils, et ils retirent autant d’éléments que possible.
    .title = Ce que les outils épargnent
    .example =
        Vous utilisez les Longues pinces : les armes et les boucliers coûtent 1 fer de moins. Le Bouclier d’argent coûte 1 fer et 2 argent. Vous ne payez que 2 argent.
        Vous utilisez aussi la Cloutière : les objets coûtent 1 fer de moins. La Rondache de taverne est un objet et un bouclier ; elle coûte 1 fer et un métal au choix. Les deux éléments sont retirés. Vous la fabriquez pour rien.
    .edge = Si plusieurs retraits sont possibles, vous choisissez par les ressources que vous payez. Un outil pour les objets ne sert pas pour les objets du Roi. Le sous-type « autre » comprend les outils. Les apprentis n’ont pas de sous-type.
rule-S5-2 =
    Un apprenti agit dès que vous le terminez et jusqu’à ce que vous le renvoyiez. Si deux apprentis relèvent la même limite, leurs effets s’additionnent.
    - Tenancier d’étal : votre Marché contient 5 cartes au lieu de 4.
    - Porteur de hotte : votre main peut contenir 2 cartes de plus.
    - Commis aux comptes : au début de chacun de vos tours, avant la taille, vous prenez 3 pièces à la banque.
    - Coureur de mine : vous piochez 5 cartes au lieu de 4, et votre main peut contenir 1 carte de plus.
    - Monteur d’établis : votre Atelier contient 9 cartes au lieu de 7.
    - Crieur de marché : vous pouvez vendre aussi des ressources inclinées de votre Marché, à leur valeur de vente actuelle.
    - Souffleur de forge : deux fois par tour, quand vous jouez un métal ou une pierre précieuse de votre main dans votre Atelier, vous pouvez l’y faire entrer du côté taillé. Il peut aussitôt servir à fabriquer.
    - Commis d’entrepôt : à l’Entrepôt, vous payez la plus haute valeur d’achat de la carte moins 2, mais au moins 1. Les cartes du dessus ne coûtent rien de plus.
    - Marchandeur : dans les Marchés des autres, vous payez la valeur d’achat actuelle moins 3, mais au moins 2 et jamais plus que la valeur d’achat.
    - Trieur de chutes : une fois par tour, quand vous terminez un objet ou un outil, vous pouvez garder un métal de sa pile. Il va dans votre Atelier, libre et taillé.
    .title = Les apprentis
    .edge =
        Vous choisissez quand faire agir le Crieur de marché, le Souffleur de forge et le Trieur de chutes. Les autres agissent d’eux-mêmes. Vous pouvez toujours renvoyer un apprenti (S2.3), sauf si cette liste dit autre chose :
        - Tenancier d’étal : vous ne pouvez pas le renvoyer si votre Marché dépassait alors sa limite. Un objet du Roi terminé compte toujours pour une carte, et quatre d’entre eux déclenchent toujours la fin.
        - Porteur de hotte : votre limite de main est de 8, ou de 9 avec le Coureur de mine. Vous piochez autant de cartes qu’avant. Vous ne pouvez pas le renvoyer si votre main dépassait alors sa limite.
        - Commis aux comptes : il paie pour la première fois au tour qui suit celui où vous l’avez terminé, et aussi à votre dernier tour. Si vous le renvoyez, vous gardez les pièces.
        - Coureur de mine : vous choisissez la pioche pour chaque carte et voyez la carte avant la suivante. Vous devez tout piocher, mais votre limite de main vous arrête toujours : 7, ou 9 avec le Porteur de hotte. Il agit dès le tour où il est terminé. Vous ne pouvez pas le renvoyer si votre main dépassait alors sa limite.
        - Monteur d’établis : vous ne pouvez pas le renvoyer si votre Atelier, avec cette carte et sans la pile terminée, dépassait alors sa limite.
        - Crieur de marché : vous ne pouvez pas défausser de cartes Guilde inclinées.
        - Souffleur de forge : il ne sert pas pour les cartes que vous jouez dans le Marché, déplacez, achetez dans un Marché ou recevez à la mise en place. Ce que vous n’utilisez pas est perdu à la fin du tour.
        - Commis d’entrepôt : la carte va dans votre main, dont la limite reste valable.
        - Marchandeur : aux enchères (S4.1), la remise vaut pour votre enchère gagnante. Pour participer, le prix réduit suffit.
        - Trieur de chutes : il agit pour un outil que vous utilisez comme pour un outil que vous vendez, mais pas pour les apprentis ni les objets du Roi. Il y a toujours de la place, puisque la pile est partie. Il agit déjà pour les cartes que vous terminez après lui. Si vous le renvoyez, le métal gardé reste.
        Pour les limites, l’effet du nouvel apprenti compte aussi.
rule-S5-3 = La banque paie la remise du Marchandeur. Le vendeur reçoit le prix entier, et vous n’avez besoin que du prix réduit. C’est aussi le cas pour une enchère gagnante.
    .title = La remise du Marchandeur
    .example = Un or taillé dans le Marché de Regin coûte 8 pièces. Avec le Marchandeur, vous en payez 5 et la banque en ajoute 3. Regin reçoit 8 pièces.
rule-S5-4 =
    Voici quelle règle chaque apprenti modifie :
    - Tenancier d’étal, Porteur de hotte, Monteur d’établis : S1.3
    - Commis aux comptes : S2.0
    - Coureur de mine : S1.3 (limite de main) et S2.17
    - Crieur de marché : S2.11 et S2.15
    - Souffleur de forge : S2.1 et S2.8
    - Commis d’entrepôt : S2.12
    - Marchandeur : S2.13 et S4.1
    - Trieur de chutes : S2.4 et S2.5
    .title = Où agissent les apprentis
