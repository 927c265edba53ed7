# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, az Ékszerészek
jewellers-tagline = Draftolj köveket, licitálj a koronára, és készítsd el azokat az ékszereket, amelyek együtt a legtöbbet érik.
jewellers-reconstructed = A kártyák a mi rekonstrukcióink, nem a nyomtatott változat.

## Options

jewellers-option-mode = Játékmód
    .help = A kezdő rövid, a klasszikus a rendes játék, a haladó minden kártyát használ.
jewellers-option-mode-initiation = Kezdő
    .help = 4 forduló, 33 kártya négy iskolából, ajándékok nélkül. Első játszmához ideális.
jewellers-option-mode-classic = Klasszikus
    .help = 5 forduló, 59 kártya hat iskolából, harci kalapácsokkal.
jewellers-option-mode-advanced = Haladó
    .help = 5 forduló, mind a 98 kártya hét iskolából, hárfákkal, tintatartókkal és átkozott kristályokkal.
jewellers-option-manner = Joker
    .help = Melyik kő joker, amikor kártyát veszel.
jewellers-option-manner-topaz = Topáz
    .help = A topáz joker a forduló iskolájának kártyáihoz.
jewellers-option-manner-opal = Opál
    .help = Az opál joker a saját iskolája kártyáihoz, és bónuszt is hozhat.
jewellers-option-cleanup = Letakarítás
    .help = Mely kártyák kerülnek ki a kínálatból a forduló után. Csak a haladó módban.
jewellers-option-cleanup-controlled = Ellenőrzött
    .help = Marad az a kártya, amelyre legalább egy játékos titokban rámutat.
jewellers-option-cleanup-chaotic = Kaotikus
    .help = Kikerül az a kártya, amelyre páros számú játékos mutat.
jewellers-option-cleanup-no-quarter = Nincs kegyelem
    .help = Minden kártya kikerül.
jewellers-option-auction = Licit
    .help = Hogyan licitáltok a koronára. Zárt csak a haladó módban lehet.
jewellers-option-auction-open = Nyílt
    .help = Sorban licitáltok, amíg van, aki magasabbra megy.
jewellers-option-auction-closed = Zárt
    .help = Mindenki egyszer, titokban licitál. A legmagasabb licit nyer.
jewellers-option-patrons = Mecénások
    .help = A 2. fordulótól hat iskola mecénása megjutalmazza a legjobb támogatóit. A kezdő módban nem.

## Terms

jewellers-term-yes = igen
jewellers-term-choice = szabad
jewellers-term-any = bármilyen szín
jewellers-term-x = X
jewellers-term-investment = Befektetés
jewellers-term-archive = Belépés a levéltárba
jewellers-term-marker = az építők jelzője
jewellers-term-open-red = üres vörös
jewellers-term-open-green = üres zöld
jewellers-term-open-blue = üres kék
jewellers-term-open-any = üres, bármilyen színű
jewellers-term-full-red = teli vörös
jewellers-term-full-green = teli zöld
jewellers-term-full-blue = teli kék
jewellers-term-full-any = teli, bármilyen színű
jewellers-term-flat = rögzített pont
jewellers-term-per-badge = pont csillámenként
jewellers-term-per-card = pont bármilyen kártyánként
jewellers-term-per-card-of-nature = pont a természetének kártyáiért
jewellers-term-per-costly-card = pont minden elég kristályba kerülő kártyáért
jewellers-term-per-nature-triple = pont természethármasonként
jewellers-term-rune-table = pontok a színének rúnái szerint
jewellers-term-rune-triple-table = pontok a rúnahármasok szerint
jewellers-term-per-rune-table = pontok az összes rúna szerint
jewellers-term-per-placed = pont elhelyezett kristályonként
jewellers-term-per-pair-placed = pont elhelyezett páronként
jewellers-term-per-two-placed = pont két elhelyezett kristályonként
jewellers-term-top-costs = a színének legmagasabb árai
jewellers-term-plinth = két szín legmagasabb árai
jewellers-term-chalice-x = pontok X szerint
jewellers-term-reliquary-x = a színének X legmagasabb ára
jewellers-term-cursed-table = pontok az átkozott kristályok szerint
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
jewellers-column-badges = Csillám
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
jewellers-column-bonus = Bónuszkristály

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
jewellers-category = Iskola: { $school }
jewellers-categories-next = Következő iskolák: { $parts }
jewellers-turn-of = { $player } következik
jewellers-crown-of = Korona: { $player }
jewellers-passes-to = A tálkák iránya: { $player }
jewellers-clockwise = az óramutató járása szerint
jewellers-anticlockwise = az óramutató járásával ellentétesen
jewellers-x-laid = X = { $x }
jewellers-adds = most { $points }
    .help = Ennyivel növelné a kártya a pontszámodat, ha most véget érne a játszma.

## Areas

jewellers-area-offer = Kínálat
jewellers-area-discard = Dobópakli
jewellers-area-deck = Pakli
jewellers-area-known = A pakli ismert kártyái
jewellers-area-greens = Zöld hátú kártyák
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
jewellers-area-bonus = Bónuszkristály
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
jewellers-phase-count = Végső elszámolás

## Marks of a player

jewellers-crown = korona
jewellers-active = (játszik)
jewellers-passed = passzolt
jewellers-sealed = választott
jewellers-choosing = választ…
jewellers-marker = az építők jelzője
jewellers-house = házjelző: { $player }
jewellers-house-own = a te házjelződ
jewellers-out = kiszállt
jewellers-uses = Ebben a körben használtad: { $parts }
jewellers-empty = üres
jewellers-discard-extra = egyenként +{ $gold } arany

## What a card shows

jewellers-logos = hűségjel { $parts }
jewellers-runes = rúna { $parts }
jewellers-squares-open = üres négyzet { $parts }
jewellers-squares-full = teli négyzet { $parts }
jewellers-badges = csillám { $count }
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
jewellers-mark-badge = csillám
jewellers-mark-star = csillag
jewellers-mark-religion = vallásjel
jewellers-mark-multi = többszínű
jewellers-mark-any = bármilyen színű
jewellers-mark-choice = szabad

jewellers-score-none = nem ér pontot
jewellers-score-music = zene
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } csillámonként
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

jewellers-effect-investment-each = Egy vásárlás 1 vörössel, 1 zölddel és 1 kékkel olcsóbb
jewellers-effect-investment-colour = Egy vásárlás legfeljebb 3 egyforma színnel olcsóbb
jewellers-effect-archive-access = Egy kártya a dobópakliból 1 kristállyal és 1 arannyal olcsóbb
jewellers-effect-privilege = Két kártyát vehetsz egy körben
jewellers-effect-orb-discount = A gömbök 2-vel olcsóbbak
jewellers-effect-cursed = Amíg van a színéből nálad, nem passzolhatsz
jewellers-effect-geode = Passzoláskor elveszíted a színe minden kristályát
jewellers-effect-double-nature = Két kártyának számít a természetéből
jewellers-effect-cost-counts-as = Az ára 3 a színéből és 1-1 a másik kettőből
jewellers-effect-staff = A végén válassz öt lehetőség közül

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

jewellers-gift-families = Harci kalapács (klánoldal)
jewellers-gift-forged = Harci kalapács (kovácsoldal)
jewellers-gift-harp-active = Hárfa (aktív)
jewellers-gift-harp-inactive = Hárfa (inaktív)
jewellers-gift-inkwell-active = Tintatartó (aktív)
jewellers-gift-inkwell-inactive = Tintatartó (inaktív)

## Opal bonuses on cards

jewellers-bonus-court = Udvari bónusz: hűségjel ({ $card })
jewellers-bonus-aesthete = Esztétabónusz: 1 csillám
jewellers-bonus-noble = Nemesi bónusz: rúna ({ $card })
jewellers-bonus-memorist = Építőbónusz: egységenként +1
jewellers-bonus-forge = Kovácsbónusz: 4 teli négyzet
jewellers-bonus-religion = Vallási bónusz: 1 pont az áraid kristályaiért ({ $card })
jewellers-bonus-musician = Zenészbónusz: jel vagy magasabb felső határ

## Questions to the player

jewellers-ask-pick = Vegyél ki titokban egy követ a tálkádból!
jewellers-ask-crown = Maradt egy koronajel. Milyen követ hozzon?
jewellers-ask-bid = Licitálsz arannyal a koronára?
jewellers-ask-hide = Mennyi aranyat licitálsz titokban a koronára?
jewellers-ask-prize = Melyik bónuszkristályt veszed el?
jewellers-ask-wild = Milyen színűek legyenek a szabad jelek?
jewellers-ask-house = Tedd a házjelződet a kínálat egyik kártyájára!
jewellers-ask-move = Áthelyezed valamelyik megnézett kártyát? Még { $count } kártya helyezhető át.
jewellers-ask-listen = Megveszed a pakli egyik felső kártyáját?
jewellers-ask-act = Ha akarsz, manőverezz, aztán vegyél egy kártyát, vagy passzolj!
jewellers-ask-act-on = Ha akarsz, manőverezz tovább, aztán fejezd be a körödet!
jewellers-ask-ink = Melyik második kártyát cseréled le?
jewellers-ask-pay = Hogyan fizetsz?
jewellers-ask-pay-for = Mivel fizetsz ezért: { $card }?
jewellers-ask-second = Melyik második kártyát veszed meg?
jewellers-ask-noble = Szürke köveket cserélsz, vagy 1 kristállyal olcsóbban megveszed a pakli egyik utolsó kártyáját?
jewellers-ask-stones = Utoljára helyezhetsz el kristályokat. Melyiket?
jewellers-ask-keep = A geodáid kristályokat visznek el. Melyiket véded meg?
jewellers-ask-point = Mutass rá titokban egy kártyára, amely maradjon a kínálatban, vagy egyikre se!
jewellers-ask-point-chaotic = Mutass rá titokban egy kártyára vagy egyikre se! Az marad, amire páratlan számú játékos mutat.
jewellers-ask-medal = Több medált is nyersz. Melyik jutalmat veszed el?
jewellers-ask-count = Végső elszámolás: a legjobb döntések előre ki vannak választva. Fogadd el vagy módosítsd őket (= nincs veszteség, −2 = 2 ponttal kevesebb).

## Waiting for another player

jewellers-wait-pick = Még követ választ: { $player }
jewellers-wait-crown = { $player } megválasztja egy koronajel kövét.
jewellers-wait-bid = { $player } a licitjén gondolkodik.
jewellers-wait-hide = Még titokban licitál: { $player }
jewellers-wait-prize = { $player } bónuszkristályt választ.
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
jewellers-wait-keep = { $player } kiválasztja, melyik kristályokat védi meg egy geodától.
jewellers-wait-point = Még nem mutatott rá kártyára: { $player }
jewellers-wait-medal = { $player } egy medál jutalmát választja ki.
jewellers-wait-count = Még dönt a végső elszámoláshoz: { $player }
jewellers-wait-sealed = A választásod megvan. Még választ: { $players }

## Actions

jewellers-do-take = Kő kivétele ({ $card })
jewellers-do-buy =
    Vétel{ $count ->
        [0] {" "}ingyen
       *[other] {" "}ezért: { $parts }
    } ({ $card }){ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , felhasználva { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , és opálbónusz ({ $school }), ára { $cost }
    }
jewellers-do-choose = Fizetés másképp: { $card }
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] Nincs több fizetnivaló
           *[other] A többi kifizetése ({ $parts })
        }
       *[other] { $count ->
            [0] Opálbónusz, ára { $cost } ({ $school })
           *[other] A többi kifizetése ({ $parts }), és { $cost } az opálbónuszért ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Befektetés használata (legfeljebb 3 egyforma színnel olcsóbb)
jewellers-do-with-trio = Befektetés használata (1 vörössel, 1 zölddel és 1 kékkel olcsóbb)
jewellers-do-with-archive = Belépés a levéltárba (1 kristállyal és 1 arannyal olcsóbb)
jewellers-do-with-marker = Az építők jelzőjének használata (1 arannyal és 1 kristállyal vagy arannyal olcsóbb)
jewellers-do-with-privilege = Kiváltság használata (utána még egy kártya vétele)
jewellers-do-lay = X legyen { $count }
jewellers-do-pay = Fizetés ezzel: { $card }
jewellers-do-bonus-court = Opálbónusz ezért: { $parts } (hűségjel, { $card })
jewellers-do-bonus-aesthete = Opálbónusz ezért: { $parts } (1 csillám)
jewellers-do-bonus-noble = Opálbónusz ezért: { $parts } (rúna, { $card })
jewellers-do-bonus-memorist = Opálbónusz ezért: { $parts } (a kártya egységenként +1 pontot ér)
jewellers-do-bonus-forge = Opálbónusz ezért: { $parts } (4 teli négyzet)
jewellers-do-bonus-religion = Opálbónusz ezért: { $parts } (a végén 1 pont a kártyáid árának kristályaiért, { $card })
jewellers-do-bonus-musician = Opálbónusz ezért: { $parts } (a végén egy zenei jel vagy eggyel magasabb felső határ)
jewellers-do-white = Szürke kő cseréje a fehér bányászkártya egyik kövére ({ $card })
jewellers-do-black = Fekete kő cseréje a fekete bányászkártya egyik kövére ({ $card })
jewellers-do-hammer = Harci kalapács használata (ára { $parts }, kapsz érte { $card })
jewellers-do-harp = Hárfa használata (kapsz { $card })
jewellers-do-ink = Tintatartó használata (csere: { $card })
jewellers-do-tune = Hárfa újraaktiválása ({ $parts })
jewellers-do-refill = Tintatartó újraaktiválása ({ $parts })
jewellers-do-pair = Elhelyezés ({ $parts }), kapsz érte { $card }
jewellers-do-set = Elhelyezés egy négyzetben ({ $card })
jewellers-do-bid = Licit: { $count } arany
jewellers-do-decline = Kiszállás a licitből
jewellers-do-hide = Titkos licit: { $count } arany
jewellers-do-prize = Bónuszkristály elvétele ({ $card })
jewellers-do-wild4 = Négyszínű szabad jelek színe: { $card }
jewellers-do-wild3 = Háromszínű szabad jelek színe: { $card }
jewellers-do-crown = Koronajel köve: { $card }
jewellers-do-house = Házjelző elhelyezése: { $card }
jewellers-do-move-offer = Áthelyezés a kínálatba: { $card }
jewellers-do-move-top = Áthelyezés a pakli tetejére: { $card }
jewellers-do-move-under = Áthelyezés a többi kártya alá: { $card }
jewellers-do-move-bottom = Áthelyezés a pakli aljára: { $card }
jewellers-do-leave = Kártyák meghagyása
jewellers-do-point = Rámutatás: { $card }
jewellers-do-point-none = Rámutatás egyikre sem
jewellers-do-medal = Jutalom elvétele ({ $card })
jewellers-do-keep = Kristály megvédése ({ $card })
jewellers-do-accept = Döntések elfogadása
jewellers-do-nature = { $card } természete: { $term }
jewellers-do-staff-nature = { $card }: { $count } kártya a természetéből
jewellers-do-staff-cost = { $card }: az ára { $count } a színéből és { $other } a többiből
jewellers-do-staff-runes = { $card }: { $count } rúna a színéből
jewellers-do-staff-squares = { $card }: { $count } teli négyzet a színéből
jewellers-do-staff-beamed = { $card }: { $count } ♬
jewellers-do-staff-sharp = { $card }: { $count } ♯
jewellers-do-staff-note = { $card }: { $count } ♪
jewellers-do-rune = Egy szabad rúna színe: { $card }
jewellers-do-square = Egy bármilyen színű négyzet színe: { $card }
jewellers-do-symbol = Egy választott zenei jel: { $term }
jewellers-do-cap = A felső határ 1-gyel nő: { $term }
jewellers-do-thrift = A harci kalapács { $gold } aranyas bónuszának kihagyása
jewellers-do-forgo-second = Második kártya kihagyása
jewellers-do-forgo-music = Vétel kihagyása
jewellers-do-forgo-noble = Vétel kihagyása
jewellers-do-forgo-reward = Kész
jewellers-do-end-stones = Elhelyezés befejezése
jewellers-do-end = Kör befejezése
jewellers-do-pass = Passz ebben a fordulóban

## Why something can't be done

jewellers-why-house = Ebben a fordulóban ezt a kártyát csak { $owner } veheti meg.
jewellers-why-second-step = Ebben a körben kétszer használtál egy manővert, ezért nem vehetsz kártyát és nem passzolhatsz.
jewellers-why-lacks = Még hiányzik: { $parts }.
jewellers-why-no-grey = Nincs szürke ígéretköved.
jewellers-why-no-black = Nincs fekete köved.
jewellers-why-used-up = Ebben a körben ezt már nem használhatod újra.
jewellers-why-gift-price = Ennek az ára { $gold } arany vagy { $crystals } egyforma színű kristály.
jewellers-why-no-deck = A pakli üres.
jewellers-why-nothing-to-replace = A kínálat egyik kártyáját sem lehet lecserélni.
jewellers-why-cursed = Nem passzolhatsz: a kínálatban átkozott kristály van, és van nálad a színéből.
jewellers-why-patience = Hat köre nem vettél kártyát, ezért most venned vagy passzolnod kell.

## Log

jewellers-log-turn = Kezdődik a { $round }. forduló, és { $player } viseli a koronát
jewellers-log-turn-category = Kezdődik a { $round }. forduló ({ $school }), és { $player } viseli a koronát
jewellers-log-found = A bányászok leletet találnak ({ $card })
jewellers-log-brought = A bányászok kártyát hoznak a kínálatba ({ $card })
jewellers-log-refilled = A kínálat újratöltődik ({ $parts })
jewellers-log-logos = { $player } koronajelei köveket hoznak a fehér bányászkártyára ({ $parts })
jewellers-log-logos-black = { $player } koronajelei köveket hoznak a fekete bányászkártyára ({ $parts })
jewellers-log-bid = { $player } { $count } aranyat licitál
jewellers-log-declined = { $player } kiszáll a licitből
jewellers-log-hidden-bid = { $player } felfedi a { $count } aranyas licitjét
jewellers-log-crowned = { $player } { $count } aranyért elnyeri a koronát
jewellers-log-crown-moved = { $player } megkapja a koronát, mert senki sem licitált
jewellers-log-prized = { $player } elveszi a bónuszkristályt ({ $card })
jewellers-log-favoured = { $player } többszínű hűségjelet kap a legalább 3 aranyas licitért
jewellers-log-wild4 = { $player } kiválasztja a négyszínű szabad jelek színét ({ $card })
jewellers-log-wild3 = { $player } kiválasztja a háromszínű szabad jelek színét ({ $card })
jewellers-log-housed = { $player } a házjelzőjét egy kártyára teszi ({ $card })
jewellers-log-looked = { $player } megnéz { $count } kártyát a pakliból
jewellers-log-looked-seen = { $player } megnézi a pakli kártyáit ({ $parts })
jewellers-log-moved = { $player } áthelyez egy kártyát a pakliban
jewellers-log-moved-offer = { $player } a kínálatba tesz egy kártyát a pakliból ({ $card })
jewellers-log-moved-top = { $player } a pakli tetejére tesz egy kártyát ({ $card })
jewellers-log-moved-under = { $player } a többi kártya alá tesz egy kártyát ({ $card })
jewellers-log-moved-bottom = { $player } a pakli aljára tesz egy kártyát ({ $card })
jewellers-log-picked = { $player } követ vesz ki a tálkából ({ $card })
jewellers-log-picked-many = { $player } követ vesz ki a tálkából ({ $parts })
jewellers-log-marked = { $player } megkapja az építők jelzőjét
jewellers-log-promised = { $player } követ vesz el a fehér bányászkártyáról ({ $card })
jewellers-log-promised-black = { $player } követ vesz el a fekete bányászkártyáról ({ $card })
jewellers-log-hammered = { $player } használja a harci kalapácsot ({ $parts } helyett { $got })
jewellers-log-harp = { $player } használja a hárfát, és követ kap ({ $card })
jewellers-log-tuned = { $player } újraaktiválja a hárfát ({ $parts })
jewellers-log-inked = { $player } kártyát cserél le a tintatartóval ({ $parts })
jewellers-log-refilled-ink = { $player } újraaktiválja a tintatartót ({ $parts })
jewellers-log-placed = { $player } kristályt helyez négyzetbe ({ $card })
jewellers-log-paired = { $player } elhelyez két kristályt ({ $parts }), és kap egyet ({ $got })
jewellers-log-bought =
    { $player } kártyát vesz{ $source ->
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
       *[other] , felhasználva { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , és opálbónuszt kap ({ $school }), ára { $cost }
    }
jewellers-log-passed = { $player } passzol
jewellers-log-ended = { $player } vásárlás nélkül fejezi be a körét
jewellers-log-lost = { $player } geoda miatt kristályt veszít ({ $parts })
jewellers-log-swept = A letakarítás kivesz a kínálatból ({ $parts })
jewellers-log-stayed = A letakarítás meghagyja a kínálatban ({ $parts })
jewellers-log-pointed = { $player } rámutat egy kártyára ({ $card })
jewellers-log-pointed-none = { $player } egyik kártyára sem mutat
jewellers-log-medal = { $player } medáljutalmat kap ({ $card })
jewellers-log-forgone = { $player } nem vesz kártyát
jewellers-log-rewarded = { $player } befejez egy rúnahármast, és megnézheti a pakli alját
jewellers-log-over-rounds = Vége a játszmának az utolsó forduló után

## The end

jewellers-sheet-medallions = Medálok
jewellers-sheet-medal-red = Vörös medál
jewellers-sheet-medal-green = Zöld medál
jewellers-sheet-medal-blue = Kék medál
jewellers-sheet-medal-multi = Többszínű medál
jewellers-sheet-music = Zene
jewellers-sheet-total = Összesen
jewellers-sheet-how = Minden kártya pontot ér, iskoláról iskolára. A megmaradt kövek semmit sem érnek.
jewellers-sheet-choices = Döntések a végső elszámoláshoz
jewellers-projected = Várható pontszám
jewellers-projected-short = most { $points }
jewellers-winner = { $player } győzött!
jewellers-winners-shared = Közös győzelem: { $players }
jewellers-ending-rounds = Véget ért az utolsó forduló, és minden kártya pontot kapott.

## Short words of the terminal table

jewellers-menu-take = kivétel
    .verb = kivétel
jewellers-menu-buy =
    { $count ->
        [0] vétel (ingyen)
       *[other] vétel { $price }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}+ { $mods }
    }
    .tight = vétel
    .verb = vétel
jewellers-menu-choose = más fizetés
    .tight = …
    .verb = más
jewellers-menu-white = csere
    .verb = fehér
jewellers-menu-black = csere
    .verb = fekete
jewellers-menu-hammer = { $price }→{ $card }
    .verb = kalapács
jewellers-menu-harp = → { $card }
    .verb = hárfa
jewellers-menu-tune = újraaktiválás: { $price }
    .tight = { $price }
    .verb = aktiválás
jewellers-menu-ink = csere
    .verb = tintatartó
jewellers-menu-refill = újraaktiválás: { $price }
    .tight = { $price }
    .verb = aktiválás
jewellers-menu-set = elhelyezés
    .verb = elhelyezés
jewellers-menu-pair = { $price }→{ $card }
    .verb = elhelyezés
jewellers-menu-pay = fizetés
    .verb = fizetés
jewellers-menu-keep = megvédés
    .verb = megvédés
jewellers-menu-house = házjelző
    .verb = házjelző
jewellers-menu-point = rámutatás
    .verb = rámutatás
jewellers-menu-move-offer = a kínálatba
    .verb = áthelyezés
jewellers-menu-move-top = felülre
    .verb = áthelyezés
jewellers-menu-move-under = alájuk
    .verb = áthelyezés
jewellers-menu-move-bottom = alulra
    .verb = áthelyezés
jewellers-menu-nature = { $term }
    .verb = természet
jewellers-menu-pass = passz
    .verb = passz
jewellers-menu-end = vége
    .verb = vége
jewellers-example = vétel fújtató
    .short = vé fúj
    .exact = buy:bellows
    .rule = szabály J3.10, szabály licit
    .card = kártya fújtató
jewellers-legend =
    Amit az asztalon látsz:
    - 2V Z Au: az ár kövekben, itt 2 vörös, 1 zöld és 1 arany; X: ahány csak kell
    - +9: ennyivel növelné a kártya a pontszámodat, ha most véget érne a játszma; 7)vétel V Z: megveszed ezekért a kövekért
    - a „más fizetés”, kis képernyőn 8)… után magad választod meg a köveket, a Befektetést vagy a Kiváltságot
    - ♛ a korona viselője; T topáz, ○ szürke ígéretkő, ● fekete kő
    - hűségjel V Z, M többszínű; a rúnák és a négyzetek ugyanígy, * bármilyen színű
    - a hárfa és a tintatartó az aktív oldalán működik
