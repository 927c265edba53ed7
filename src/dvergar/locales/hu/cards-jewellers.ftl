# CEJ, the Jewellers: names and texts of the cards, gems and symbols.

## Gems

jewellers-resource-red = vörös
jewellers-resource-green = zöld
jewellers-resource-blue = kék
jewellers-resource-gold = arany
jewellers-resource-topaz = topáz
jewellers-resource-opal-court = udvari opál
jewellers-resource-opal-aesthete = esztétaopál
jewellers-resource-opal-noble = nemesi opál
jewellers-resource-opal-memorist = emlékmű-építő opál
jewellers-resource-opal-forge = kovácsopál
jewellers-resource-opal-religion = vallási opál
jewellers-resource-opal-musician = zenészopál
jewellers-resource-grey = szürke ígéretkő
jewellers-resource-black = fekete kő

## Schools

jewellers-term-court = Udvar
jewellers-term-aesthete = Esztéták
jewellers-term-noble = Nemesség
jewellers-term-memorist = Emlékmű-építők
jewellers-term-forge = Kovácsműhely
jewellers-term-religion = Vallás
jewellers-term-musician = Zenészek
jewellers-term-green-backed = Zöld hátú kártyák

## Natures

jewellers-term-fire = Tűz
jewellers-term-earth = Föld
jewellers-term-water = Víz
jewellers-term-multi = Többszínű
jewellers-term-none = Nincs

## Music symbols

jewellers-term-beamed = ♬
jewellers-term-sharp = ♯
jewellers-term-note = ♪

## Options of a Mage Staff

jewellers-term-nature = két kártya a természetéből
jewellers-term-cost = 3 a saját színéből és 1-1 a másik kettőből
jewellers-term-runes = két rúna a színéből
jewellers-term-squares = két teli négyzet a színéből

## Sides of the gifts

jewellers-term-families = klánoldal
jewellers-term-forged = kovácsoldal
jewellers-term-active = aktív oldal
jewellers-term-inactive = inaktív oldal

## Symbols of the miners' finds

jewellers-term-wild4 = szabad: vörös, zöld, kék vagy arany
jewellers-term-wild3 = szabad: vörös, zöld vagy kék
jewellers-term-crown = korona

## Gifts

jewellers-card-warhammer = Harci kalapács
    .text = Fizesd ki az árát, és kapsz 1 választott kristályt vagy aranyat, majd fordítsd meg. A végén a klánoldal egy többszínű hűségjel, a kovácsoldal 4 üres négyzet bármilyen színnek.
jewellers-card-harp = Hárfa
    .text = Fordítsd meg, és kapsz 1 kristályt vagy aranyat. A végén az aktív oldala egy választott zenei jelnek számít.
jewellers-card-inkwell = Tintatartó
    .text = Fordítsd meg, és cserélj le két kártyát a kínálatban. A végén az aktív oldala egy többszínű hűségjelnek számít.

## Miners' finds

jewellers-card-old-vein = Régi telér
jewellers-card-flooded-gallery = Elárasztott tárna
jewellers-card-moonlit-shaft = Holdfényes akna
jewellers-card-royal-survey = Királyi felmérés
jewellers-card-forgotten-cache = Elfeledett rejtek
jewellers-card-cracked-wall = Repedt fal
jewellers-card-mossy-ledge = Mohás perem
jewellers-card-steam-vent = Gőzkürtő
jewellers-card-amber-hollow = Borostyánüreg
jewellers-card-silent-lake = Néma tó
jewellers-card-three-brothers = Három testvér
jewellers-card-lucky-pick = Szerencsés csákány
jewellers-card-sunken-chest = Elsüllyedt láda
jewellers-card-root-chamber = Gyökérkamra
jewellers-card-deep-echo = Mély visszhang

## Projects

jewellers-card-investment-trio = Megosztott befektetés
    .text = Dobd el vásárláskor. A kártya 1 vörössel, 1 zölddel és 1 kékkel olcsóbb, visszajáró nincs.
jewellers-card-investment-colour = Merész befektetés
    .text = Dobd el vásárláskor. A kártya legfeljebb 3, általad választott egyforma színű kristállyal olcsóbb, visszajáró nincs.
jewellers-card-privilege = Kiváltság
    .text = Dobd el, és főakciódként két kártyát vehetsz: a kínálatból, a dobópakliból vagy mindkettőből egyet.
jewellers-card-cockade-fire = A tűz kokárdája
    .text = A pontozókeretében látható csillám csak kép, nem számít.
jewellers-card-cockade-earth = A föld kokárdája
    .text = A pontozókeretében látható csillám csak kép, nem számít.
jewellers-card-cockade-water = A víz kokárdája
    .text = A pontozókeretében látható csillám csak kép, nem számít.
jewellers-card-silver-mirror = Ezüsttükör
    .text = Minden gömb, amelyet megveszel, 2 választott kővel olcsóbb.
jewellers-card-orb-of-embers = A parázs gömbje
    .text = Tükrönként 2 kővel olcsóbb.
jewellers-card-garnet-studs = Gránátköves fülbevaló
jewellers-card-moss-agate-clasp = Mohaachátos csat
jewellers-card-moonwater-drops = Holdvízcseppek
jewellers-card-ember-bracelet = Parázskarkötő
jewellers-card-oakleaf-tiara = Tölgylevél-fejdísz
jewellers-card-tidal-necklace = Hullámnyaklánc
jewellers-card-runic-arms-fire = A tűz rúnacímere
jewellers-card-runic-arms-earth = A föld rúnacímere
jewellers-card-runic-arms-water = A víz rúnacímere
jewellers-card-signet-of-the-elders = A vének pecsétgyűrűje
jewellers-card-throne-of-concord = Az egyetértés trónja
jewellers-card-lineage-scroll = Családfatekercs
jewellers-card-ancestral-goblet = Ősi serleg
jewellers-card-livery-collar-fire = A tűz udvari nyaklánca
jewellers-card-livery-collar-earth = A föld udvari nyaklánca
jewellers-card-livery-collar-water = A víz udvari nyaklánca
jewellers-card-portrait-frame-fire = A tűz arcképkerete
jewellers-card-portrait-frame-earth = A föld arcképkerete
jewellers-card-portrait-frame-water = A víz arcképkerete
jewellers-card-monument-fire = A tűz emlékműve
jewellers-card-monument-earth = A föld emlékműve
jewellers-card-monument-water = A víz emlékműve
jewellers-card-concord-of-the-gates = A kapuk egyetértése
jewellers-card-stele-of-union-first = A klánok egységsztéléje
jewellers-card-stele-of-glory-deeds = A hőstettek dicsőségsztéléje
jewellers-card-archive-access = Belépés a levéltárba
    .text = Dobd el, amikor a dobópakliból vásárolsz: 1 kristállyal és 1 arannyal kevesebbet fizetsz.
jewellers-card-gilded-mirror = Aranyozott tükör
    .text = Minden gömb, amelyet megveszel, 2 választott kővel olcsóbb.
jewellers-card-orb-of-tides = Az árapály gömbje
    .text = Tükrönként 2 kővel olcsóbb.
jewellers-card-festival-parure = Ünnepi ékszerkészlet
jewellers-card-runic-arms-of-concord = Az egyetértés rúnacímere
jewellers-card-signet-of-the-wardens = Az őrzők pecsétgyűrűje
jewellers-card-runed-helm = Rúnás sisak
jewellers-card-stele-of-union-second = A városok egységsztéléje
jewellers-card-concord-of-the-halls = A csarnokok egyetértése
jewellers-card-bellows = Fújtató
jewellers-card-anvil = Üllő
jewellers-card-quench-trough = Edzővályú
jewellers-card-spectacles-red-green = A kovács szemüvege
jewellers-card-spectacles-green-blue = A vésnök szemüvege
jewellers-card-spectacles-blue-red = A fémbecsüs szemüvege
jewellers-card-long-tongs = Hosszú fogó
jewellers-card-hooked-tongs = Kampós fogó
jewellers-card-ceremonial-hammer = Díszkalapács
jewellers-card-brazier-of-the-flame = A láng parázstartója
jewellers-card-altar-of-the-deep-earth = A mély föld oltára
jewellers-card-font-of-the-springs = A források kútja
jewellers-card-plinth-red-green = Láva és gyökér talapzata
jewellers-card-plinth-green-blue = Gyökér és hullám talapzata
jewellers-card-plinth-blue-red = Hullám és láva talapzata
jewellers-card-offering-table = Áldozati asztal
jewellers-card-coronation-censer = Koronázási füstölő
jewellers-card-investment-trio-second = Céhes befektetés
    .text = Dobd el vásárláskor. A kártya 1 vörössel, 1 zölddel és 1 kékkel olcsóbb, visszajáró nincs.
jewellers-card-investment-colour-second = A bankár befektetése
    .text = Dobd el vásárláskor. A kártya legfeljebb 3, általad választott egyforma színű kristállyal olcsóbb, visszajáró nincs.
jewellers-card-archive-access-second = A levéltáros kulcsa
    .text = Dobd el, amikor a dobópakliból vásárolsz: 1 kristállyal és 1 arannyal kevesebbet fizetsz.
jewellers-card-privilege-second = Pecsétes kiváltság
    .text = Dobd el, és főakciódként két kártyát vehetsz: a kínálatból, a dobópakliból vagy mindkettőből egyet.
jewellers-card-cursed-crystal-red = Vörös átkozott kristály
    .text = Amíg a kínálatban van, nem passzolhatsz, ha a készletedben van rá vörös kristály. Minél több van nálad, annál kevesebbet ér mindegyik.
jewellers-card-cursed-crystal-green = Zöld átkozott kristály
    .text = Amíg a kínálatban van, nem passzolhatsz, ha a készletedben van rá zöld kristály. Minél több van nálad, annál kevesebbet ér mindegyik.
jewellers-card-cursed-crystal-blue = Kék átkozott kristály
    .text = Amíg a kínálatban van, nem passzolhatsz, ha a készletedben van rá kék kristály. Minél több van nálad, annál kevesebbet ér mindegyik.
jewellers-card-cursed-crystal-gold-first = Arany átkozott kristály: irigység
    .text = Amíg a kínálatban van, nem passzolhatsz, ha a készletedben van rá arany. Minél több van nálad, annál kevesebbet ér mindegyik.
jewellers-card-cursed-crystal-gold-second = Arany átkozott kristály: kapzsiság
    .text = Amíg a kínálatban van, nem passzolhatsz, ha a készletedben van rá arany. Minél több van nálad, annál kevesebbet ér mindegyik.
jewellers-card-cursed-crystal-gold-third = Arany átkozott kristály: gőg
    .text = Amíg a kínálatban van, nem passzolhatsz, ha a készletedben van rá arany. Minél több van nálad, annál kevesebbet ér mindegyik.
jewellers-card-geode-fire = Megszállottság geodája: tűz
    .text = Passzoláskor elveszíted készleted összes vörös kristályát, kivéve annyit, ahány üres négyzeted befogadhatja.
jewellers-card-geode-earth = Megszállottság geodája: föld
    .text = Passzoláskor elveszíted készleted összes zöld kristályát, kivéve annyit, ahány üres négyzeted befogadhatja.
jewellers-card-geode-water = Megszállottság geodája: víz
    .text = Passzoláskor elveszíted készleted összes kék kristályát, kivéve annyit, ahány üres négyzeted befogadhatja.
jewellers-card-mage-staff-fire = A tűz mágusbotja
    .text = A végén válassz egyet: két kártyának számít a saját természetéből; ára 3 vörös és 1-1 a másik két színből; egy zenei jel; két vörös rúna; két teli vörös négyzet.
jewellers-card-mage-staff-earth = A föld mágusbotja
    .text = A végén válassz egyet: két kártyának számít a saját természetéből; ára 3 zöld és 1-1 a másik két színből; egy zenei jel; két zöld rúna; két teli zöld négyzet.
jewellers-card-mage-staff-water = A víz mágusbotja
    .text = A végén válassz egyet: két kártyának számít a saját természetéből; ára 3 kék és 1-1 a másik két színből; egy zenei jel; két kék rúna; két teli kék négyzet.
jewellers-card-circlet-of-houses = A házak abroncskoronája
jewellers-card-stele-of-union-third = A királyságok egységsztéléje
jewellers-card-stele-of-glory-oaths = Az eskük dicsőségsztéléje
jewellers-card-great-furnace = Nagykohó
jewellers-card-chalice-fire = A tűz kelyhe
    .text = Fizess érte legalább egy, de tetszőleges számú kristályt a színéből. Minél többet fizetsz, annál több pontot ér.
jewellers-card-chalice-earth = A föld kelyhe
    .text = Fizess érte legalább egy, de tetszőleges számú kristályt a színéből. Minél többet fizetsz, annál több pontot ér.
jewellers-card-chalice-water = A víz kelyhe
    .text = Fizess érte legalább egy, de tetszőleges számú kristályt a színéből. Minél többet fizetsz, annál több pontot ér.
jewellers-card-reliquary-fire = A tűz ereklyetartója
    .text = Fizess 1 aranyat és X (legalább egy) kristályt a színéből. Annyi pontot ér, amennyi az X legmagasabb árad összege ebben a színben, a saját X-ét is beleértve.
jewellers-card-reliquary-earth = A föld ereklyetartója
    .text = Fizess 1 aranyat és X (legalább egy) kristályt a színéből. Annyi pontot ér, amennyi az X legmagasabb árad összege ebben a színben, a saját X-ét is beleértve.
jewellers-card-reliquary-water = A víz ereklyetartója
    .text = Fizess 1 aranyat és X (legalább egy) kristályt a színéből. Annyi pontot ér, amennyi az X legmagasabb árad összege ebben a színben, a saját X-ét is beleértve.
jewellers-card-organ = Orgona
jewellers-card-drum-fire = A tűz dobja
    .text = A végén két kártyának számít a saját természetéből.
jewellers-card-drum-earth = A föld dobja
    .text = A végén két kártyának számít a saját természetéből.
jewellers-card-drum-water = A víz dobja
    .text = A végén két kártyának számít a saját természetéből.
jewellers-card-bagpipe-fire = A tűz dudája
    .text = A végén az ára 3 vörös és 1-1 a másik két színből.
jewellers-card-bagpipe-earth = A föld dudája
    .text = A végén az ára 3 zöld és 1-1 a másik két színből.
jewellers-card-bagpipe-water = A víz dudája
    .text = A végén az ára 3 kék és 1-1 a másik két színből.
jewellers-card-flute = Fuvola
jewellers-card-war-horn = Harci kürt
jewellers-card-lute = Lant
jewellers-card-fiddle = Hegedű
jewellers-card-carillon = Harangjáték
jewellers-card-hurdy-gurdy = Tekerőlant
