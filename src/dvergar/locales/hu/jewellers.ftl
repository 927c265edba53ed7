# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, az Ékszerészek
jewellers-tagline = Draftolj köveket, licitálj a koronára, és készítsd el azokat az ékszereket, amelyek együtt a legtöbbet érik.
jewellers-reconstructed = A kártyák a mi rekonstrukciónk, nem a nyomtatott változat.

## Options

jewellers-option-mode = Játékmód
    .help = A kezdő rövid, a klasszikus a rendes játék, a haladó minden kártyát használ.
jewellers-option-mode-initiation = Kezdő
    .help = 4 forduló és 33 kártya négy iskolából, ajándékok nélkül: az első játékhoz a legjobb.
jewellers-option-mode-classic = Klasszikus
    .help = 5 forduló és 59 kártya hat iskolából, Harci kalapáccsal.
jewellers-option-mode-advanced = Haladó
    .help = 5 forduló és mind a 98 kártya hét iskolából, Hárfával, Tintatartóval és átkozott kristályokkal.
jewellers-option-manner = Játékváltozat
    .help = Milyen jokerek segítenek a kártyák kifizetésében.
jewellers-option-manner-topaz = Topázos
    .help = A topáz joker a forduló kategóriájának kártyáihoz.
jewellers-option-manner-opal = Opálos
    .help = Az opál joker a saját kategóriája kártyáihoz, és jutalmat is hozhat.
jewellers-option-cleanup = Letakarítás
    .help = Hogyan takarítjátok le a kínálatot a forduló után; csak a haladó módban.
jewellers-option-cleanup-controlled = Ellenőrzött
    .help = Az a kártya marad, amelyikre valaki titokban rámutat.
jewellers-option-cleanup-chaotic = Kaotikus
    .help = Elmegy az a kártya, amelyikre páros számú játékos mutat.
jewellers-option-cleanup-no-quarter = Nincs kegyelem
    .help = Minden kártya elmegy.
jewellers-option-auction = Licit
    .help = Hogyan licitáltok a koronára; zárt csak a haladó módban lehet.
jewellers-option-auction-open = Nyílt
    .help = Sorban licitáltok, amíg valaki magasabbra megy.
jewellers-option-auction-closed = Zárt
    .help = Mindenki egyszer, titokban ajánl aranyat; a legmagasabb nyer.
jewellers-option-patrons = Mecénások
    .help = A 2. fordulótól hat iskola mecénása megjutalmazza, aki a legjobban szolgálja; a kezdő módban nem.

## Terms

jewellers-term-yes = igen
jewellers-term-choice = szabad
jewellers-term-any = bármilyen szín
jewellers-term-x = X
jewellers-term-investment = Befektetés
jewellers-term-archive = Belépés a levéltárba
jewellers-term-marker = emlékőrző jelző
jewellers-term-open-red = üres vörös
jewellers-term-open-green = üres zöld
jewellers-term-open-blue = üres kék
jewellers-term-open-any = üres, bármilyen színű
jewellers-term-full-red = teli vörös
jewellers-term-full-green = teli zöld
jewellers-term-full-blue = teli kék
jewellers-term-full-any = teli, bármilyen színű
jewellers-term-flat = rögzített pont
jewellers-term-per-badge = pont esztétajelvényenként
jewellers-term-per-card = pont bármilyen kártyánként
jewellers-term-per-card-of-nature = pont a természetének kártyáiért
jewellers-term-per-costly-card = pont minden elég kristályba kerülő kártyáért
jewellers-term-per-nature-triple = pont természethármasonként
jewellers-term-rune-table = táblázat a színének rúnái szerint
jewellers-term-rune-triple-table = táblázat a rúnahármasok szerint
jewellers-term-per-rune-table = táblázat az összes rúna szerint
jewellers-term-per-placed = pont elhelyezett kristályonként
jewellers-term-per-pair-placed = pont elhelyezett páronként
jewellers-term-per-two-placed = pont két elhelyezett kristályonként
jewellers-term-top-costs = a színének legmagasabb árai
jewellers-term-plinth = két szín legmagasabb árai
jewellers-term-chalice-x = táblázat X szerint
jewellers-term-reliquary-x = a színének X legmagasabb ára
jewellers-term-cursed-table = táblázat az átkozott kristályok szerint
jewellers-term-music = zene

## Columns of the card tables

jewellers-column-id = Azonosító
jewellers-column-name = Név
jewellers-column-level = Módtól
jewellers-column-school = Iskola
jewellers-column-court = Udvar
jewellers-column-nature = Természet
jewellers-column-cost = Ár
jewellers-column-score = Pontozás
jewellers-column-points = Pont
jewellers-column-logos = Hűségjel
jewellers-column-runes = Rúna
jewellers-column-badges = Jelvény
jewellers-column-star = Csillag
jewellers-column-religion = Vallásjel
jewellers-column-music = Zene
jewellers-column-squares = Négyzet
jewellers-column-of = Mit számol
jewellers-column-cards = Szükséges kártya vagy kristály
jewellers-column-text = Hatás
jewellers-column-line1 = Fehér bányászkártya
jewellers-column-line2 = Hoz
jewellers-column-line3 = Fekete bányászkártya
jewellers-column-bonus = Jutalomkristály

## Values

jewellers-points = { $points } pont
jewellers-gold-count = { $count } arany
jewellers-card-count = { $count } kártya
jewellers-deck-count =
    { $count ->
        [0] üres pakli
       *[other] { $count } kártya a pakliban
    }
jewellers-round = { $round }. forduló
# The crown of later rounds is still to be bid for.
jewellers-heading = { $round ->
    [1] { $round }. forduló · korona: { $player }
   *[other] { $round }. forduló
}
jewellers-round-of = { $round }/{ $rounds }. forduló
jewellers-category = Kategória: { $school }
jewellers-categories-next = A következő kategóriák: { $parts }
jewellers-turn-of = { $player } következik
jewellers-crown-of = Korona: { $player }
jewellers-passes-to = A tálkák iránya: { $player }
jewellers-clockwise = balra körbe
jewellers-anticlockwise = jobbra körbe
jewellers-x-laid = X = { $x }
jewellers-adds = most { $points }
    .help = Amennyivel a kártya növelné a pontszámodat, ha most véget érne a játék.

## Areas

jewellers-area-offer = Kínálat
jewellers-area-discard = Dobópakli
jewellers-area-deck = Pakli
jewellers-area-known = A pakli ismert kártyái
jewellers-area-greens = Zöld hátú készlet
jewellers-area-white = Fehér bányászkártya
jewellers-area-black = Fekete bányászkártya
jewellers-area-bowls = Tálkák
jewellers-area-bowl = A tálkád
jewellers-area-bowl-of = Tálka: { $player }
jewellers-area-stock = Készlet
jewellers-area-gifts = Ajándékok
jewellers-area-cards = Kártyáid
jewellers-area-symbols = Jelek
jewellers-area-auction = Licit
jewellers-area-medallions = Medálok
jewellers-area-choices = Döntések
jewellers-area-score = Pontszám
jewellers-area-bonus = Jutalomkristály
jewellers-area-wild = Szabad jelek
jewellers-area-rounds = Fordulók

## Phases

jewellers-phase-finds = Leletek
jewellers-phase-crown = Korona
jewellers-phase-patrons = Mecénások
jewellers-phase-draft = Draft
jewellers-phase-turns = Körök
jewellers-phase-clean = Letakarítás
jewellers-phase-medallions = Medálok
jewellers-phase-next = Következő forduló
jewellers-phase-count = Végső pontozás

## Marks of a player

jewellers-crown = korona
jewellers-active = (játszik)
jewellers-passed = passzolt
jewellers-sealed = választott
jewellers-choosing = választ …
jewellers-marker = emlékőrző jelző
jewellers-house = házjelző: { $player }
jewellers-house-own = a te házjelződ
jewellers-out = kiesett
jewellers-uses = Ebben a körben használtad: { $parts }
jewellers-empty = üres
jewellers-discard-extra = egyenként +{ $gold } arany

## What a card shows

jewellers-logos = hűségjel { $parts }
jewellers-runes = rúna { $parts }
jewellers-squares-open = üres négyzet { $parts }
jewellers-squares-full = teli négyzet { $parts }
jewellers-badges = jelvény { $count }
jewellers-religion = vallás { $count }
jewellers-star = csillag { $count }
jewellers-stars = csillag { $parts }
jewellers-music = zene { $parts }
jewellers-placed = elhelyezve { $parts }
jewellers-court = udvar
jewellers-mark-logo = hűségjel
jewellers-mark-rune = rúna
jewellers-mark-square = üres négyzet
jewellers-mark-full = teli négyzet
jewellers-mark-badge = jelvény
jewellers-mark-star = csillag
jewellers-mark-religion = vallásjel
jewellers-mark-multi = többszínű
jewellers-mark-any = bármilyen színű
jewellers-mark-choice = szabad

jewellers-score-none = nem ér pontot
jewellers-score-music = zene
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } jelvényenként
jewellers-score-per-card = { $points } kártyánként
jewellers-score-per-card-of-nature = { $points } kártyánként ({ $term })
jewellers-score-per-costly-card = { $points } legalább { $minimum } kristályos kártyánként
jewellers-score-per-nature-triple = { $points } természethármasonként
jewellers-score-rune-table = { $table } a rúnák szerint ({ $card })
jewellers-score-rune-triple-table = { $table } a rúnahármasok szerint
jewellers-score-per-rune-table = { $table } az összes rúna szerint
jewellers-score-per-placed = { $points } elhelyezett kristályonként ({ $card })
jewellers-score-per-placed-any = { $points } elhelyezett kristályonként
jewellers-score-per-pair-placed = { $points } elhelyezett páronként ({ $parts })
jewellers-score-per-two-placed = { $points } minden 2 elhelyezett kristályért
jewellers-score-top-costs = { $times } × { $cards ->
        [5] az 5
       *[other] a { $cards }
    } legmagasabb ár ({ $card })
jewellers-score-plinth = { $points } × a { $cards } legmagasabb ár ({ $parts })
jewellers-score-chalice-x = { $table } X szerint
jewellers-score-reliquary-x = az X legmagasabb ár ({ $card })
jewellers-score-cursed-table = egyenként { $table } a számuk szerint

jewellers-effect-investment-each = 1 vörös, 1 zöld és 1 kék kedvezmény egy vásárlásra
jewellers-effect-investment-colour = 3 egyforma színű kedvezmény egy vásárlásra
jewellers-effect-archive-access = 1 kristály és 1 arany kedvezmény a dobópakliból vett kártyára
jewellers-effect-privilege = két kártyát vehetsz
jewellers-effect-orb-discount = a gömbök 2-vel olcsóbbak
jewellers-effect-cursed = a színével a készletedben nem passzolhatsz
jewellers-effect-geode = passzoláskor elveszíted a színét
jewellers-effect-double-nature = kettőnek számít a természetéből
jewellers-effect-cost-counts-as = az ára 3, 1 és 1 kristálynak számít
jewellers-effect-staff = öt lehetőség egyike a végén

## Short letters of the gems, for costs

jewellers-short-red = V
jewellers-short-green = Z
jewellers-short-blue = K
jewellers-short-gold = Au
jewellers-short-topaz = T
jewellers-short-grey = ○
jewellers-short-black = ●
jewellers-short-x = X
jewellers-short-multi = M
jewellers-short-any = *
jewellers-short-choice = *

## Gifts on the table

jewellers-gift-families = Harci kalapács (családi oldal)
jewellers-gift-forged = Harci kalapács (kovácsoldal)
jewellers-gift-harp-active = Hárfa (aktív)
jewellers-gift-harp-inactive = Hárfa (inaktív)
jewellers-gift-inkwell-active = Tintatartó (aktív)
jewellers-gift-inkwell-inactive = Tintatartó (inaktív)

## Opal bonuses on cards

jewellers-bonus-court = udvari jutalom: hűségjel ({ $card })
jewellers-bonus-aesthete = esztétajutalom: 1 jelvény
jewellers-bonus-noble = nemesi jutalom: rúna ({ $card })
jewellers-bonus-memorist = emlékőrző jutalom: egységenként +1
jewellers-bonus-forge = kovácsjutalom: 4 teli négyzet
jewellers-bonus-religion = vallási jutalom: 1 pont az áraid kristályaiért ({ $card })
jewellers-bonus-musician = zenészjutalom: jel vagy felső határ

## Questions to the player

jewellers-ask-pick = Draft: vegyél ki titokban egy követ a tálkádból.
jewellers-ask-crown = Maradt egy koronajel: milyen követ hozzon?
jewellers-ask-bid = Licit a koronára: ajánlasz aranyat?
jewellers-ask-hide = Zárt licit: mennyi aranyat ajánlasz a koronáért?
jewellers-ask-prize = Melyik jutalomkristályt veszed el?
jewellers-ask-wild = Milyen színűek legyenek a szabad jelek?
jewellers-ask-house = Az esztéták mecénása: a kínálat melyik kártyájára teszed a házjelződet?
jewellers-ask-move = A vallás mecénása: áthelyezed valamelyik megnézett kártyát? Még { $count } kártya helyezhető át.
jewellers-ask-listen = A zenészek mecénása: megveszed a pakli egyik felső kártyáját?
jewellers-ask-act = Te jössz: ha akarsz, manőverezz, aztán vegyél egy kártyát, vagy passzolj.
jewellers-ask-act-on = Te jössz: ha akarsz, manőverezz tovább, aztán fejezd be a köröd.
jewellers-ask-ink = Tintatartó: melyik második kártyát cseréled le?
jewellers-ask-pay = Hogyan fizetsz?
jewellers-ask-pay-for = Hogyan fizeted ki ezt a kártyát: { $card }?
jewellers-ask-second = Kiváltság: melyik második kártyát veszed meg?
jewellers-ask-noble = A nemesség mecénása: szürke köveket cserélsz, vagy egy kristállyal olcsóbban megveszed a pakli egyik utolsó kártyáját?
jewellers-ask-stones = Utoljára helyezhetsz el kristályokat: melyik kerüljön négyzetbe?
jewellers-ask-keep = A geodáid kristályokat visznek el: melyiket védje egy bármilyen színű négyzet?
jewellers-ask-point = Letakarítás: mutass rá titokban a kínálat egy kártyájára, vagy egyikre sem. Amire rámutatnak, az marad.
jewellers-ask-point-chaotic = Letakarítás: mutass rá titokban egy kártyára, vagy egyikre sem. Az marad, amire páratlan számú játékos mutat.
jewellers-ask-medal = Több medált is nyersz: melyik jutalmat veszed el?
jewellers-ask-count = Végső pontozás: a legjobb döntések a javaslatban vannak. Fogadd el, vagy dönts magad: az = nem kerül semmibe, a −2 két pontba kerül.

## Waiting for another player

jewellers-wait-pick = Még követ választ: { $player }
jewellers-wait-crown = { $player } megválasztja egy koronajel kövét.
jewellers-wait-bid = { $player } a licitjén gondolkodik.
jewellers-wait-hide = Még titokban licitál: { $player }
jewellers-wait-prize = { $player } jutalomkristályt választ.
jewellers-wait-wild = { $player } megválasztja a szabad jelek színét.
jewellers-wait-house = { $player } elhelyezi a házjelzőt.
jewellers-wait-move = { $player } a pakliba néz, és kártyákat helyezhet át.
jewellers-wait-listen = { $player } megnézi a pakli tetejét, és vehet egy kártyát.
jewellers-wait-act = { $player } a körét játssza.
jewellers-wait-ink = { $player } kiválasztja a második lecserélendő kártyát.
jewellers-wait-pay = { $player } fizet.
jewellers-wait-second = { $player } vehet egy második kártyát.
jewellers-wait-noble = { $player } megnézi a pakli alját, és vehet egy kártyát.
jewellers-wait-stones = { $player } kristályokat helyez el.
jewellers-wait-keep = { $player } eldönti, melyik kristályokat menti meg egy geodától.
jewellers-wait-point = Még nem mutatott rá kártyára: { $player }
jewellers-wait-medal = { $player } egy medál jutalmát választja ki.
jewellers-wait-count = Még dönt a végső pontozásról: { $player }
jewellers-wait-sealed = A választásod le van pecsételve. Még választ: { $players }

## Actions

jewellers-do-take = Kő kivétele ({ $card })
jewellers-do-buy =
    Vétel: { $card }, { $count ->
        [0] ingyen
       *[other] ára { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , felhasználva: { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , és opáljutalom ({ $school }), ára { $cost }
    }
jewellers-do-choose = Fizetés másképp: { $card }
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] Ennyi: nem fizetek többet
           *[other] A többi kifizetése: { $parts }
        }
       *[other] { $count ->
            [0] Opáljutalom, ára { $cost } ({ $school })
           *[other] A többi kifizetése: { $parts }, és { $cost } az opáljutalomért ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Befektetés: legfeljebb 3 egyforma színű kristály kedvezmény
jewellers-do-with-trio = Befektetés: 1 vörös, 1 zöld és 1 kék kedvezmény
jewellers-do-with-archive = Belépés a levéltárba: 1 kristály és 1 arany kedvezmény
jewellers-do-with-marker = Emlékőrző jelző: 1 arany és 1 kristály vagy arany kedvezmény
jewellers-do-with-privilege = Kiváltság: utána még egy kártya vétele
jewellers-do-lay = X legyen { $count }
jewellers-do-pay = Fizetés ezzel: { $card }
jewellers-do-bonus-court = Opáljutalom, ára { $parts }: hűségjel ({ $card })
jewellers-do-bonus-aesthete = Opáljutalom, ára { $parts }: még egy esztétajelvény
jewellers-do-bonus-noble = Opáljutalom, ára { $parts }: rúna ({ $card })
jewellers-do-bonus-memorist = Opáljutalom, ára { $parts }: a kártya egységenként +1 pontot ér
jewellers-do-bonus-forge = Opáljutalom, ára { $parts }: 4 teli négyzet
jewellers-do-bonus-religion = Opáljutalom, ára { $parts }: a végén 1 pont a kártyáid árában szereplő kristályokért ({ $card })
jewellers-do-bonus-musician = Opáljutalom, ára { $parts }: a végén egy zenei jel, vagy eggyel magasabb felső határ
jewellers-do-white = Szürke kő a fehér bányászkártya egyik kövéért ({ $card })
jewellers-do-black = Fekete kő a fekete bányászkártya egyik kövéért ({ $card })
jewellers-do-hammer = Harci kalapács: ára { $parts }, nyereség: { $card }
jewellers-do-harp = Hárfa: megfordítás, nyereség: { $card }
jewellers-do-ink = Tintatartó: lecserélés ({ $card })
jewellers-do-tune = A Hárfa újraaktiválása, ára { $parts }
jewellers-do-refill = A Tintatartó újraaktiválása, ára { $parts }
jewellers-do-pair = Elhelyezés egyszerre: { $parts }; nyereség: { $card }
jewellers-do-set = Elhelyezés egy négyzetben ({ $card })
jewellers-do-bid = Licit: { $count } arany
jewellers-do-decline = Visszalépés
jewellers-do-hide = Titkos ajánlat: { $count } arany
jewellers-do-prize = Jutalomkristály elvétele ({ $card })
jewellers-do-wild4 = A négyszínű szabad jelek színe: { $card }
jewellers-do-wild3 = A háromszínű szabad jelek színe: { $card }
jewellers-do-crown = A koronajel ezt hozza: { $card }
jewellers-do-house = Házjelző erre: { $card }
jewellers-do-move-offer = A kínálatba: { $card }
jewellers-do-move-top = A pakli tetejére: { $card }
jewellers-do-move-under = A megnézett kártyák alá: { $card }
jewellers-do-move-bottom = A pakli aljára: { $card }
jewellers-do-leave = Így hagyom a kártyákat
jewellers-do-point = Rámutatás erre: { $card }
jewellers-do-point-none = Rámutatás egyik kártyára sem
jewellers-do-medal = Medáljutalom elvétele ({ $card })
jewellers-do-keep = Kristály megvédése ({ $card })
jewellers-do-accept = A pontozás elfogadása
jewellers-do-nature = { $card } természete: { $term }
jewellers-do-staff-nature = { $card }: { $count } kártya a természetéből
jewellers-do-staff-cost = { $card }: { $count }, { $other } és { $other } kristályos ár
jewellers-do-staff-runes = { $card }: { $count } rúna a színéből
jewellers-do-staff-squares = { $card }: { $count } teli négyzet a színéből
jewellers-do-staff-beamed = { $card }: { $count } ♬
jewellers-do-staff-sharp = { $card }: { $count } ♯
jewellers-do-staff-note = { $card }: { $count } ♪
jewellers-do-rune = Egy szabad rúna színe: { $card }
jewellers-do-square = Egy bármilyen színű négyzet színe: { $card }
jewellers-do-symbol = Egy választott zenei jel: { $term }
jewellers-do-cap = A felső határ 1-gyel nő: { $term }
jewellers-do-thrift = Nem fizetek { $gold } aranyat a Harci kalapács további jutalmáért
jewellers-do-forgo-second = Nem veszek második kártyát
jewellers-do-forgo-music = Egyik kártyát sem veszem meg
jewellers-do-forgo-noble = Egyik kártyát sem veszem meg
jewellers-do-forgo-reward = Mást nem teszek
jewellers-do-end-stones = Nem helyezek el több kristályt
jewellers-do-end = A kör befejezése
jewellers-do-pass = Passz a forduló végéig

## Why something can't be done

jewellers-why-house = Ebben a fordulóban ezt a kártyát csak { $owner } veheti meg.
jewellers-why-second-step = Egy manőver második használata után ebben a körben már nem vehetsz és nem passzolhatsz.
jewellers-why-lacks = Hiányzik: { $parts }.
jewellers-why-no-grey = Nincs szürke ígéretköved.
jewellers-why-no-black = Nincs fekete köved.
jewellers-why-used-up = Ebben a körben ezt már nem használhatod újra.
jewellers-why-gift-price = Ennek az ára { $gold } arany vagy { $crystals } egyforma színű kristály.
jewellers-why-no-deck = A pakli üres.
jewellers-why-nothing-to-replace = A kínálat egyik kártyáját sem lehet lecserélni.
jewellers-why-cursed = Nem passzolhatsz: a kínálatban átkozott kristály van, és van nálad a színéből.
jewellers-why-patience = Hat vásárlás nélküli kör után vásárolnod vagy passzolnod kell.

## Log

jewellers-log-turn = { $round }. forduló; korona: { $player }
jewellers-log-turn-category = { $round }. forduló, kategória: { $school }; korona: { $player }
jewellers-log-found = Bányászlelet: { $card }
jewellers-log-brought = A bányászok a kínálatba hozzák: { $card }
jewellers-log-refilled = Új a kínálatban: { $parts }
jewellers-log-logos = { $player }: a koronajelek követ hoznak a fehér bányászkártyára ({ $parts })
jewellers-log-logos-black = { $player }: a koronajelek követ hoznak a fekete bányászkártyára ({ $parts })
jewellers-log-bid = { $player }: { $count } aranyat licitál
jewellers-log-declined = { $player }: kiszáll a licitből
jewellers-log-hidden-bid = { $player }: { $count } aranyat rejtett el
jewellers-log-crowned = { $player }: { $count } aranyért elviszi a koronát
jewellers-log-crown-moved = { $player }: megkapja a koronát, mert senki sem licitált
jewellers-log-prized = { $player }: megkapja a jutalomkristályt ({ $card })
jewellers-log-favoured = { $player }: többszínű jelet kap a legalább 3 aranyas licitért
jewellers-log-wild4 = { $player }: a négyszínű szabad jelek színe { $card }
jewellers-log-wild3 = { $player }: a háromszínű szabad jelek színe { $card }
jewellers-log-housed = { $player }: házjelzőt tesz egy kártyára ({ $card })
jewellers-log-looked = { $player }: megnéz { $count } kártyát a pakliból
jewellers-log-looked-seen = { $player }: megnézi a pakli kártyáit ({ $parts })
jewellers-log-moved = { $player }: áthelyez egy kártyát a pakliban
jewellers-log-moved-offer = { $player }: a kínálatba tesz egy kártyát a pakliból ({ $card })
jewellers-log-moved-top = { $player }: a pakli tetejére tesz egy kártyát ({ $card })
jewellers-log-moved-under = { $player }: a megnézett kártyák alá tesz egy kártyát ({ $card })
jewellers-log-moved-bottom = { $player }: a pakli aljára tesz egy kártyát ({ $card })
jewellers-log-picked = { $player }: követ vesz ki a tálkából ({ $card })
jewellers-log-picked-many = { $player }: követ vesz ki a tálkából ({ $parts })
jewellers-log-marked = { $player }: megkapja az emlékőrző jelzőt
jewellers-log-promised = { $player }: követ vesz el a fehér bányászkártyáról ({ $card })
jewellers-log-promised-black = { $player }: követ vesz el a fekete bányászkártyáról ({ $card })
jewellers-log-hammered = { $player }: használja a Harci kalapácsot ({ $parts } helyett { $got })
jewellers-log-harp = { $player }: használja a Hárfát (kap: { $card })
jewellers-log-tuned = { $player }: újraaktiválja a Hárfát ({ $parts })
jewellers-log-inked = { $player }: kártyát cserél le a Tintatartóval ({ $parts })
jewellers-log-refilled-ink = { $player }: újraaktiválja a Tintatartót ({ $parts })
jewellers-log-placed = { $player }: kristályt helyez négyzetbe ({ $card })
jewellers-log-paired = { $player }: elhelyez két kristályt ({ $parts }), és kap egyet ({ $got })
jewellers-log-bought =
    { $player }: kártyát vesz{ $source ->
        [discard] {" "}a dobópakliból
        [top] {" "}a pakli tetejéről
        [last] {" "}a pakli aljáról
       *[offer] {""}
    } ({ $card }), { $count ->
        [0] ingyen
       *[other] ára { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , felhasználva: { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , és opáljutalmat kap ({ $school }), ára { $cost }
    }
jewellers-log-passed = { $player }: passzol
jewellers-log-ended = { $player }: vásárlás nélkül fejezi be a körét
jewellers-log-lost = { $player }: geoda miatt kristályt veszít ({ $parts })
jewellers-log-swept = Kisöpörve a kínálatból: { $parts }
jewellers-log-stayed = A kínálatban marad: { $parts }
jewellers-log-pointed = { $player }: rámutat egy kártyára ({ $card })
jewellers-log-pointed-none = { $player }: egyik kártyára sem mutat
jewellers-log-medal = { $player }: medáljutalmat kap ({ $card })
jewellers-log-forgone = { $player }: lemond a vásárlásról
jewellers-log-rewarded = { $player }: teljessé tesz egy rúnahármast, és a nemesség mecénása megnyitja a pakli alját
jewellers-log-over-rounds = Vége a játéknak: véget ért az utolsó forduló

## The end

jewellers-sheet-medallions = Medálok
jewellers-sheet-medal-red = Vörös medál
jewellers-sheet-medal-green = Zöld medál
jewellers-sheet-medal-blue = Kék medál
jewellers-sheet-medal-multi = Többszínű medál
jewellers-sheet-music = Zene
jewellers-sheet-total = Összesen
jewellers-sheet-how = Minden kártya pontot ér, iskoláról iskolára; a megmaradt kövek semmit sem érnek.
jewellers-sheet-choices = Döntések a végső pontozáskor
jewellers-projected = Várható pontszám
jewellers-projected-short = most { $points }
jewellers-winner = { $player } győzött!
jewellers-winners-shared = Közös győzelem: { $players }
jewellers-ending-rounds = Véget ért az utolsó forduló, és minden kártya pontot kapott.

## Short words of the terminal table

jewellers-menu-take = kivesz
    .verb = kivesz
jewellers-menu-buy =
    { $count ->
        [0] vesz (ingyen)
       *[other] vesz { $price }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}+ { $mods }
    }
    .tight = vesz
    .verb = vesz
jewellers-menu-choose = fizet másképp
    .tight = …
    .verb = másképp
jewellers-menu-white = elvesz
    .verb = fehér
jewellers-menu-black = elvesz
    .verb = fekete
jewellers-menu-hammer = { $price }→{ $card }
    .verb = kalapács
jewellers-menu-harp = → { $card }
    .verb = hárfa
jewellers-menu-tune = újra aktív: { $price }
    .tight = { $price }
    .verb = aktivál
jewellers-menu-ink = lecserél
    .verb = tintatartó
jewellers-menu-refill = újra aktív: { $price }
    .tight = { $price }
    .verb = aktivál
jewellers-menu-set = elhelyez
    .verb = elhelyez
jewellers-menu-pair = { $price }→{ $card }
    .verb = elhelyez
jewellers-menu-pay = fizet
    .verb = fizet
jewellers-menu-keep = megvéd
    .verb = megvéd
jewellers-menu-house = házjelző
    .verb = házjelző
jewellers-menu-point = rámutat
    .verb = rámutat
jewellers-menu-move-offer = a kínálatba
    .verb = áthelyez
jewellers-menu-move-top = felülre
    .verb = áthelyez
jewellers-menu-move-under = alájuk
    .verb = áthelyez
jewellers-menu-move-bottom = alulra
    .verb = áthelyez
jewellers-menu-nature = { $term }
    .verb = természet
jewellers-menu-pass = passz
    .verb = passz
jewellers-menu-end = vége
    .verb = vége
jewellers-example = vesz fújtató
    .short = ve fúj
    .exact = buy:bellows
    .rule = szabály J3.10, szabály licit
    .card = lap fújtató
jewellers-legend =
    Jelek az asztalon:
    - 2V Z Au: az ár kövekben, itt 2 vörös, 1 zöld és 1 arany; X: ahány csak kell
    - +9: amennyivel a kártya növelné a pontszámodat, ha most véget érne a játék; 7)vesz V Z: megveszed ezekért a kövekért
    - a „fizet másképp”, kis képernyőn 8)… után magad választod meg a köveket, a Befektetést vagy a Kiváltságot
    - ♛ a korona birtokosa; T topáz, ○ szürke ígéretkő, ● fekete kő
    - hűségjel V Z, M többszínű; a rúnák és a négyzetek ugyanígy, * bármilyen színű
    - a Hárfa és a Tintatartó az aktív oldalán működik
