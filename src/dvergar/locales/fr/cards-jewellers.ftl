# CEJ, the Jewellers: names and texts of the cards, gems and symbols.

## Gems

jewellers-resource-red = rouge
jewellers-resource-green = vert
jewellers-resource-blue = bleu
jewellers-resource-gold = or
jewellers-resource-topaz = topaze
jewellers-resource-opal-court = opale de la cour
jewellers-resource-opal-aesthete = opale esthète
jewellers-resource-opal-noble = opale noble
jewellers-resource-opal-memorist = opale mémoriss
jewellers-resource-opal-forge = opale de la forge
jewellers-resource-opal-religion = opale religieuse
jewellers-resource-opal-musician = opale musicienne
jewellers-resource-grey = pierre de promesse grise
jewellers-resource-black = pierre noire

## Schools

jewellers-term-court = Cour
jewellers-term-aesthete = Esthètes
jewellers-term-noble = Noblesse
jewellers-term-memorist = Mémoriss-Urbanistes
jewellers-term-forge = Forge
jewellers-term-religion = Religion
jewellers-term-musician = Musiciens
jewellers-term-green-backed = Cartes à dos vert

## Natures

jewellers-term-fire = Feu
jewellers-term-earth = Terre
jewellers-term-water = Eau
jewellers-term-multi = Multicolore
jewellers-term-none = Aucune

## Music symbols

jewellers-term-beamed = ♬
jewellers-term-sharp = ♯
jewellers-term-note = ♪

## Options of a Mage Staff

jewellers-term-nature = deux cartes de sa nature
jewellers-term-cost = un coût de 3 de sa couleur et 1 de chaque autre
jewellers-term-runes = deux runes de sa couleur
jewellers-term-squares = deux carrés pleins de sa couleur

## Sides of the gifts

jewellers-term-families = face des clans
jewellers-term-forged = face de la forge
jewellers-term-active = face active
jewellers-term-inactive = face inactive

## Symbols of the miners' finds

jewellers-term-wild4 = libre : rouge, vert, bleu ou or
jewellers-term-wild3 = libre : rouge, vert ou bleu
jewellers-term-crown = couronne

## Gifts

jewellers-card-warhammer = Marteau de guerre
    .text = Payez son prix pour gagner 1 cristal ou or de votre choix, puis retournez-le. À la fin, la face des clans vaut un logo multicolore et la face de la forge 4 carrés vides de couleur libre.
jewellers-card-harp = Harpe
    .text = Retournez-la pour gagner 1 cristal ou or. À la fin, sa face active vaut un symbole de musique au choix.
jewellers-card-inkwell = Encrier
    .text = Retournez-le pour remplacer deux cartes de l’offre. À la fin, sa face active vaut un logo multicolore.

## Miners' finds

jewellers-card-old-vein = Vieux filon
jewellers-card-flooded-gallery = Galerie noyée
jewellers-card-moonlit-shaft = Puits de lune
jewellers-card-royal-survey = Arpentage royal
jewellers-card-forgotten-cache = Cache oubliée
jewellers-card-cracked-wall = Paroi fendue
jewellers-card-mossy-ledge = Corniche moussue
jewellers-card-steam-vent = Évent de vapeur
jewellers-card-amber-hollow = Creux d’ambre
jewellers-card-silent-lake = Lac silencieux
jewellers-card-three-brothers = Trois frères
jewellers-card-lucky-pick = Pioche chanceuse
jewellers-card-sunken-chest = Coffre englouti
jewellers-card-root-chamber = Chambre aux racines
jewellers-card-deep-echo = Écho profond

## Projects

jewellers-card-investment-trio = Investissement partagé
    .text = Défaussez cette carte lors d’un achat. Le coût baisse de 1 rouge, 1 vert et 1 bleu, sans rendre la monnaie.
jewellers-card-investment-colour = Investissement audacieux
    .text = Défaussez cette carte lors d’un achat. Le coût baisse de 3 cristaux au plus d’une couleur de votre choix, sans rendre la monnaie.
jewellers-card-privilege = Passe-Droit
    .text = Défaussez cette carte pour acheter deux cartes en une action principale, dans l’offre, dans la défausse ou une dans chacune.
jewellers-card-cockade-fire = Cocarde du feu
    .text = L’éclat dans son cadre de décompte n’est qu’une image et ne compte pas.
jewellers-card-cockade-earth = Cocarde de la terre
    .text = L’éclat dans son cadre de décompte n’est qu’une image et ne compte pas.
jewellers-card-cockade-water = Cocarde de l’eau
    .text = L’éclat dans son cadre de décompte n’est qu’une image et ne compte pas.
jewellers-card-silver-mirror = Miroir d’argent
    .text = Chaque Orbe que vous achetez coûte 2 gemmes de moins, au choix.
jewellers-card-orb-of-embers = Orbe des braises
    .text = Elle coûte 2 gemmes de moins par Miroir que vous possédez.
jewellers-card-garnet-studs = Puces de grenat
jewellers-card-moss-agate-clasp = Fermoir d’agate mousse
jewellers-card-moonwater-drops = Pendants d’eau de lune
jewellers-card-ember-bracelet = Bracelet de braise
jewellers-card-oakleaf-tiara = Diadème de chêne
jewellers-card-tidal-necklace = Collier des marées
jewellers-card-runic-arms-fire = Armoirie runique du feu
jewellers-card-runic-arms-earth = Armoirie runique de la terre
jewellers-card-runic-arms-water = Armoirie runique de l’eau
jewellers-card-signet-of-the-elders = Chevalière des anciens
jewellers-card-throne-of-concord = Trône de concorde
jewellers-card-lineage-scroll = Rouleau du lignage
jewellers-card-ancestral-goblet = Gobelet ancestral
jewellers-card-livery-collar-fire = Collier de livrée du feu
jewellers-card-livery-collar-earth = Collier de livrée de la terre
jewellers-card-livery-collar-water = Collier de livrée de l’eau
jewellers-card-portrait-frame-fire = Cadre de portrait du feu
jewellers-card-portrait-frame-earth = Cadre de portrait de la terre
jewellers-card-portrait-frame-water = Cadre de portrait de l’eau
jewellers-card-monument-fire = Monument du feu
jewellers-card-monument-earth = Monument de la terre
jewellers-card-monument-water = Monument de l’eau
jewellers-card-concord-of-the-gates = Concorde des portes
jewellers-card-stele-of-union-first = Stèle d’Union des clans
jewellers-card-stele-of-glory-deeds = Stèle de gloire des exploits
jewellers-card-archive-access = Accès aux Archives
    .text = Défaussez cette carte lors d’un achat dans la défausse. Vous payez 1 cristal et 1 or de moins.
jewellers-card-gilded-mirror = Miroir doré
    .text = Chaque Orbe que vous achetez coûte 2 gemmes de moins, au choix.
jewellers-card-orb-of-tides = Orbe des marées
    .text = Elle coûte 2 gemmes de moins par Miroir que vous possédez.
jewellers-card-festival-parure = Parure de fête
jewellers-card-runic-arms-of-concord = Armoirie runique de concorde
jewellers-card-signet-of-the-wardens = Chevalière des gardiens
jewellers-card-runed-helm = Heaume gravé de runes
jewellers-card-stele-of-union-second = Stèle d’Union des villes
jewellers-card-concord-of-the-halls = Concorde des salles
jewellers-card-bellows = Soufflet
jewellers-card-anvil = Enclume
jewellers-card-quench-trough = Bac de trempe
jewellers-card-spectacles-red-green = Lunettes du forgeron
jewellers-card-spectacles-green-blue = Lunettes du graveur
jewellers-card-spectacles-blue-red = Lunettes de l’essayeur
jewellers-card-long-tongs = Pinces longues
jewellers-card-hooked-tongs = Pinces crochues
jewellers-card-ceremonial-hammer = Marteau d’apparat
jewellers-card-brazier-of-the-flame = Brasero de la flamme
jewellers-card-altar-of-the-deep-earth = Autel de la terre profonde
jewellers-card-font-of-the-springs = Bénitier des sources
jewellers-card-plinth-red-green = Socle de lave et de racine
jewellers-card-plinth-green-blue = Socle de racine et d’onde
jewellers-card-plinth-blue-red = Socle d’onde et de lave
jewellers-card-offering-table = Table d’offrande
jewellers-card-coronation-censer = Encensoir du sacre
jewellers-card-investment-trio-second = Investissement de guilde
    .text = Défaussez cette carte lors d’un achat. Le coût baisse de 1 rouge, 1 vert et 1 bleu, sans rendre la monnaie.
jewellers-card-investment-colour-second = Investissement du banquier
    .text = Défaussez cette carte lors d’un achat. Le coût baisse de 3 cristaux au plus d’une couleur de votre choix, sans rendre la monnaie.
jewellers-card-archive-access-second = Clef de l’archiviste
    .text = Défaussez cette carte lors d’un achat dans la défausse. Vous payez 1 cristal et 1 or de moins.
jewellers-card-privilege-second = Passe-Droit scellé
    .text = Défaussez cette carte pour acheter deux cartes en une action principale, dans l’offre, dans la défausse ou une dans chacune.
jewellers-card-cursed-crystal-red = Cristal Maudit rouge
    .text = Tant qu’il est dans l’offre, vous ne pouvez pas passer si vous avez en stock un cristal rouge pour le payer. Plus vous en possédez, moins chacun vaut.
jewellers-card-cursed-crystal-green = Cristal Maudit vert
    .text = Tant qu’il est dans l’offre, vous ne pouvez pas passer si vous avez en stock un cristal vert pour le payer. Plus vous en possédez, moins chacun vaut.
jewellers-card-cursed-crystal-blue = Cristal Maudit bleu
    .text = Tant qu’il est dans l’offre, vous ne pouvez pas passer si vous avez en stock un cristal bleu pour le payer. Plus vous en possédez, moins chacun vaut.
jewellers-card-cursed-crystal-gold-first = Cristal Maudit d’or : envie
    .text = Tant qu’il est dans l’offre, vous ne pouvez pas passer si vous avez en stock de l’or pour le payer. Plus vous en possédez, moins chacun vaut.
jewellers-card-cursed-crystal-gold-second = Cristal Maudit d’or : avidité
    .text = Tant qu’il est dans l’offre, vous ne pouvez pas passer si vous avez en stock de l’or pour le payer. Plus vous en possédez, moins chacun vaut.
jewellers-card-cursed-crystal-gold-third = Cristal Maudit d’or : orgueil
    .text = Tant qu’il est dans l’offre, vous ne pouvez pas passer si vous avez en stock de l’or pour le payer. Plus vous en possédez, moins chacun vaut.
jewellers-card-geode-fire = Géode d’obsession : feu
    .text = Quand vous passez, perdez tous vos cristaux rouges en stock, sauf un par carré vide qui peut l’accueillir.
jewellers-card-geode-earth = Géode d’obsession : terre
    .text = Quand vous passez, perdez tous vos cristaux verts en stock, sauf un par carré vide qui peut l’accueillir.
jewellers-card-geode-water = Géode d’obsession : eau
    .text = Quand vous passez, perdez tous vos cristaux bleus en stock, sauf un par carré vide qui peut l’accueillir.
jewellers-card-mage-staff-fire = Bâton de mage du feu
    .text = À la fin, choisissez : compte comme deux cartes de sa nature ; son coût compte comme 3 rouges et 1 de chaque autre couleur ; un symbole de musique ; deux runes rouges ; deux carrés rouges pleins.
jewellers-card-mage-staff-earth = Bâton de mage de la terre
    .text = À la fin, choisissez : compte comme deux cartes de sa nature ; son coût compte comme 3 verts et 1 de chaque autre couleur ; un symbole de musique ; deux runes vertes ; deux carrés verts pleins.
jewellers-card-mage-staff-water = Bâton de mage de l’eau
    .text = À la fin, choisissez : compte comme deux cartes de sa nature ; son coût compte comme 3 bleus et 1 de chaque autre couleur ; un symbole de musique ; deux runes bleues ; deux carrés bleus pleins.
jewellers-card-circlet-of-houses = Tortil des maisons
jewellers-card-stele-of-union-third = Stèle d’Union des royaumes
jewellers-card-stele-of-glory-oaths = Stèle de gloire des serments
jewellers-card-great-furnace = Grand fourneau
jewellers-card-chalice-fire = Calice du feu
    .text = Payez autant de cristaux de sa couleur que vous voulez, au moins un. Plus vous payez, plus il rapporte.
jewellers-card-chalice-earth = Calice de la terre
    .text = Payez autant de cristaux de sa couleur que vous voulez, au moins un. Plus vous payez, plus il rapporte.
jewellers-card-chalice-water = Calice de l’eau
    .text = Payez autant de cristaux de sa couleur que vous voulez, au moins un. Plus vous payez, plus il rapporte.
jewellers-card-reliquary-fire = Reliquaire du feu
    .text = Payez 1 or et X cristaux de sa couleur, au moins un. Il rapporte la somme de vos X plus hauts coûts dans cette couleur, y compris son propre X.
jewellers-card-reliquary-earth = Reliquaire de la terre
    .text = Payez 1 or et X cristaux de sa couleur, au moins un. Il rapporte la somme de vos X plus hauts coûts dans cette couleur, y compris son propre X.
jewellers-card-reliquary-water = Reliquaire de l’eau
    .text = Payez 1 or et X cristaux de sa couleur, au moins un. Il rapporte la somme de vos X plus hauts coûts dans cette couleur, y compris son propre X.
jewellers-card-organ = Orgue
jewellers-card-drum-fire = Tambour du feu
    .text = À la fin, il compte comme deux cartes de sa nature.
jewellers-card-drum-earth = Tambour de la terre
    .text = À la fin, il compte comme deux cartes de sa nature.
jewellers-card-drum-water = Tambour de l’eau
    .text = À la fin, il compte comme deux cartes de sa nature.
jewellers-card-bagpipe-fire = Cornemuse du feu
    .text = À la fin, son coût compte comme 3 rouges et 1 de chaque autre couleur.
jewellers-card-bagpipe-earth = Cornemuse de la terre
    .text = À la fin, son coût compte comme 3 verts et 1 de chaque autre couleur.
jewellers-card-bagpipe-water = Cornemuse de l’eau
    .text = À la fin, son coût compte comme 3 bleus et 1 de chaque autre couleur.
jewellers-card-flute = Flûte
jewellers-card-war-horn = Cor de guerre
jewellers-card-lute = Luth
jewellers-card-fiddle = Vièle
jewellers-card-carillon = Carillon
jewellers-card-hurdy-gurdy = Vielle à roue
