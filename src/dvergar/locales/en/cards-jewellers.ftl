# CEJ, the Jewellers: names and texts of the cards, gems and symbols.

## Gems

jewellers-resource-red = red
jewellers-resource-green = green
jewellers-resource-blue = blue
jewellers-resource-gold = gold
jewellers-resource-topaz = topaz
jewellers-resource-opal-court = Court opal
jewellers-resource-opal-aesthete = Aesthete opal
jewellers-resource-opal-noble = Nobility opal
jewellers-resource-opal-memorist = Builders’ opal
jewellers-resource-opal-forge = Forge opal
jewellers-resource-opal-religion = Religion opal
jewellers-resource-opal-musician = Musicians’ opal
jewellers-resource-grey = grey promise stone
jewellers-resource-black = black stone

## Schools

jewellers-term-court = Court
jewellers-term-aesthete = Aesthetes
jewellers-term-noble = Nobility
jewellers-term-memorist = Monument Builders
jewellers-term-forge = Forge
jewellers-term-religion = Religion
jewellers-term-musician = Musicians
jewellers-term-green-backed = Favour cards

## Natures

jewellers-term-fire = Fire
jewellers-term-earth = Earth
jewellers-term-water = Water
jewellers-term-multi = Many-coloured
jewellers-term-none = None

## Music symbols

jewellers-term-beamed = ♬
jewellers-term-sharp = ♯
jewellers-term-note = ♪

## Options of a Mage Staff

jewellers-term-nature = two cards of its nature
jewellers-term-cost = a cost of 3 of its colour and 1 of each other
jewellers-term-runes = two runes of its colour
jewellers-term-squares = two filled squares of its colour

## Sides of the gifts

jewellers-term-families = clan side
jewellers-term-forged = forge side
jewellers-term-active = active side
jewellers-term-inactive = inactive side

## Symbols of the miners' finds

jewellers-term-wild4 = wild: red, green, blue or gold
jewellers-term-wild3 = wild: red, green or blue
jewellers-term-crown = crown

## Gifts

jewellers-card-warhammer = War Hammer
    .text = Pay its price to gain 1 crystal or gold of your choice, then flip it. At the end, the clan side is a many-coloured badge and the forge side is 4 empty squares of any colour.
jewellers-card-harp = Harp
    .text = Flip it to gain 1 crystal or gold. At the end, the active side counts as one music symbol of your choice.
jewellers-card-inkwell = Inkwell
    .text = Flip it to replace two cards of the offer. At the end, the active side counts as one many-coloured badge.

## Miners' finds

jewellers-card-old-vein = Old Vein
jewellers-card-flooded-gallery = Flooded Gallery
jewellers-card-moonlit-shaft = Moonlit Shaft
jewellers-card-royal-survey = Royal Survey
jewellers-card-forgotten-cache = Forgotten Cache
jewellers-card-cracked-wall = Cracked Wall
jewellers-card-mossy-ledge = Mossy Ledge
jewellers-card-steam-vent = Steam Vent
jewellers-card-amber-hollow = Amber Hollow
jewellers-card-silent-lake = Silent Lake
jewellers-card-three-brothers = Three Brothers
jewellers-card-lucky-pick = Lucky Pick
jewellers-card-sunken-chest = Sunken Chest
jewellers-card-root-chamber = Root Chamber
jewellers-card-deep-echo = Deep Echo

## Projects

jewellers-card-investment-trio = Shared Investment
    .text = Discard it when you buy a card. The cost drops by 1 red, 1 green and 1 blue, without change.
jewellers-card-investment-colour = Bold Investment
    .text = Discard it when you buy a card. The cost drops by up to 3 crystals of one colour of your choice, without change.
jewellers-card-privilege = Privilege
    .text = Discard it to buy two cards with your main action: from the offer, from the discard pile, or one of each.
jewellers-card-cockade-fire = Cockade of Fire
    .text = The sparkle in its scoring box is only a picture and doesn’t count.
jewellers-card-cockade-earth = Cockade of Earth
    .text = The sparkle in its scoring box is only a picture and doesn’t count.
jewellers-card-cockade-water = Cockade of Water
    .text = The sparkle in its scoring box is only a picture and doesn’t count.
jewellers-card-silver-mirror = Silver Mirror
    .text = Each Orb you buy costs 2 gems less, of your choice.
jewellers-card-orb-of-embers = Orb of Embers
    .text = It costs 2 gems less for each Mirror you own.
jewellers-card-garnet-studs = Garnet Studs
jewellers-card-moss-agate-clasp = Moss Agate Clasp
jewellers-card-moonwater-drops = Moonwater Drops
jewellers-card-ember-bracelet = Ember Bracelet
jewellers-card-oakleaf-tiara = Oakleaf Tiara
jewellers-card-tidal-necklace = Tidal Necklace
jewellers-card-runic-arms-fire = Runic Arms of Fire
jewellers-card-runic-arms-earth = Runic Arms of Earth
jewellers-card-runic-arms-water = Runic Arms of Water
jewellers-card-signet-of-the-elders = Signet of the Elders
jewellers-card-throne-of-concord = Throne of Concord
jewellers-card-lineage-scroll = Scroll of Lineage
jewellers-card-ancestral-goblet = Ancestral Goblet
jewellers-card-livery-collar-fire = Livery Collar of Fire
jewellers-card-livery-collar-earth = Livery Collar of Earth
jewellers-card-livery-collar-water = Livery Collar of Water
jewellers-card-portrait-frame-fire = Portrait Frame of Fire
jewellers-card-portrait-frame-earth = Portrait Frame of Earth
jewellers-card-portrait-frame-water = Portrait Frame of Water
jewellers-card-monument-fire = Monument of Fire
jewellers-card-monument-earth = Monument of Earth
jewellers-card-monument-water = Monument of Water
jewellers-card-concord-of-the-gates = Concord of the Gates
jewellers-card-stele-of-union-first = Stele of Union: Clans
jewellers-card-stele-of-glory-deeds = Stele of Glory: Deeds
jewellers-card-archive-access = Archive Access
    .text = Discard it when you buy from the discard pile. You pay 1 crystal and 1 gold less.
jewellers-card-gilded-mirror = Gilded Mirror
    .text = Each Orb you buy costs 2 gems less, of your choice.
jewellers-card-orb-of-tides = Orb of Tides
    .text = It costs 2 gems less for each Mirror you own.
jewellers-card-festival-parure = Festival Parure
jewellers-card-runic-arms-of-concord = Runic Arms of Concord
jewellers-card-signet-of-the-wardens = Signet of the Wardens
jewellers-card-runed-helm = Runed Helm
jewellers-card-stele-of-union-second = Stele of Union: Towns
jewellers-card-concord-of-the-halls = Concord of the Halls
jewellers-card-bellows = Bellows
jewellers-card-anvil = Anvil
jewellers-card-quench-trough = Quenching Trough
jewellers-card-spectacles-red-green = Smith’s Spectacles
jewellers-card-spectacles-green-blue = Engraver’s Spectacles
jewellers-card-spectacles-blue-red = Assayer’s Spectacles
jewellers-card-long-tongs = Long Tongs
jewellers-card-hooked-tongs = Hooked Tongs
jewellers-card-ceremonial-hammer = Ceremonial Hammer
jewellers-card-brazier-of-the-flame = Brazier of the Flame
jewellers-card-altar-of-the-deep-earth = Altar of the Deep Earth
jewellers-card-font-of-the-springs = Font of the Springs
jewellers-card-plinth-red-green = Plinth of Lava and Root
jewellers-card-plinth-green-blue = Plinth of Root and Wave
jewellers-card-plinth-blue-red = Plinth of Wave and Lava
jewellers-card-offering-table = Offering Table
jewellers-card-coronation-censer = Coronation Censer
jewellers-card-investment-trio-second = Guild Investment
    .text = Discard it when you buy a card. The cost drops by 1 red, 1 green and 1 blue, without change.
jewellers-card-investment-colour-second = Banker’s Investment
    .text = Discard it when you buy a card. The cost drops by up to 3 crystals of one colour of your choice, without change.
jewellers-card-archive-access-second = Archivist’s Key
    .text = Discard it when you buy from the discard pile. You pay 1 crystal and 1 gold less.
jewellers-card-privilege-second = Sealed Privilege
    .text = Discard it to buy two cards with your main action: from the offer, from the discard pile, or one of each.
jewellers-card-cursed-crystal-red = Red Cursed Crystal
    .text = While it is in the offer, you can’t pass if a red crystal in your stock could pay for it. The more you own, the less each is worth.
jewellers-card-cursed-crystal-green = Green Cursed Crystal
    .text = While it is in the offer, you can’t pass if a green crystal in your stock could pay for it. The more you own, the less each is worth.
jewellers-card-cursed-crystal-blue = Blue Cursed Crystal
    .text = While it is in the offer, you can’t pass if a blue crystal in your stock could pay for it. The more you own, the less each is worth.
jewellers-card-cursed-crystal-gold-first = Golden Cursed Crystal: Envy
    .text = While it is in the offer, you can’t pass if gold in your stock could pay for it. The more you own, the less each is worth.
jewellers-card-cursed-crystal-gold-second = Golden Cursed Crystal: Greed
    .text = While it is in the offer, you can’t pass if gold in your stock could pay for it. The more you own, the less each is worth.
jewellers-card-cursed-crystal-gold-third = Golden Cursed Crystal: Pride
    .text = While it is in the offer, you can’t pass if gold in your stock could pay for it. The more you own, the less each is worth.
jewellers-card-geode-fire = Geode of Obsession: Fire
    .text = When you pass, lose all red crystals in your stock, except one for each of your empty squares that could hold it.
jewellers-card-geode-earth = Geode of Obsession: Earth
    .text = When you pass, lose all green crystals in your stock, except one for each of your empty squares that could hold it.
jewellers-card-geode-water = Geode of Obsession: Water
    .text = When you pass, lose all blue crystals in your stock, except one for each of your empty squares that could hold it.
jewellers-card-mage-staff-fire = Mage Staff of Fire
    .text = At the end, choose what it counts as: two cards of its nature, or one music symbol. Or a cost of 3 red and 1 of each other colour. Or two red runes, or two filled red squares.
jewellers-card-mage-staff-earth = Mage Staff of Earth
    .text = At the end, choose what it counts as: two cards of its nature, or one music symbol. Or a cost of 3 green and 1 of each other colour. Or two green runes, or two filled green squares.
jewellers-card-mage-staff-water = Mage Staff of Water
    .text = At the end, choose what it counts as: two cards of its nature, or one music symbol. Or a cost of 3 blue and 1 of each other colour. Or two blue runes, or two filled blue squares.
jewellers-card-circlet-of-houses = Circlet of the Houses
jewellers-card-stele-of-union-third = Stele of Union: Realms
jewellers-card-stele-of-glory-oaths = Stele of Glory: Oaths
jewellers-card-great-furnace = Great Furnace
jewellers-card-chalice-fire = Chalice of Fire
    .text = Pay as many crystals of its colour as you like, at least one. The more you pay, the more it scores.
jewellers-card-chalice-earth = Chalice of Earth
    .text = Pay as many crystals of its colour as you like, at least one. The more you pay, the more it scores.
jewellers-card-chalice-water = Chalice of Water
    .text = Pay as many crystals of its colour as you like, at least one. The more you pay, the more it scores.
jewellers-card-reliquary-fire = Reliquary of Fire
    .text = Pay 1 gold and X crystals of its colour, at least one. It scores the sum of your X highest costs in that colour, including its own X.
jewellers-card-reliquary-earth = Reliquary of Earth
    .text = Pay 1 gold and X crystals of its colour, at least one. It scores the sum of your X highest costs in that colour, including its own X.
jewellers-card-reliquary-water = Reliquary of Water
    .text = Pay 1 gold and X crystals of its colour, at least one. It scores the sum of your X highest costs in that colour, including its own X.
jewellers-card-organ = Organ
jewellers-card-drum-fire = Drum of Fire
    .text = At the end, it counts as two cards of its nature.
jewellers-card-drum-earth = Drum of Earth
    .text = At the end, it counts as two cards of its nature.
jewellers-card-drum-water = Drum of Water
    .text = At the end, it counts as two cards of its nature.
jewellers-card-bagpipe-fire = Bagpipes of Fire
    .text = At the end, it counts as costing 3 red and 1 of each other colour.
jewellers-card-bagpipe-earth = Bagpipes of Earth
    .text = At the end, it counts as costing 3 green and 1 of each other colour.
jewellers-card-bagpipe-water = Bagpipes of Water
    .text = At the end, it counts as costing 3 blue and 1 of each other colour.
jewellers-card-flute = Flute
jewellers-card-war-horn = War Horn
jewellers-card-lute = Lute
jewellers-card-fiddle = Fiddle
jewellers-card-carillon = Carillon
jewellers-card-hurdy-gurdy = Hurdy-Gurdy
