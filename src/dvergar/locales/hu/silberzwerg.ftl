# Silberzwerg: what a player reads at the table.

silberzwerg-title = Silberzwerg
silberzwerg-tagline = Tervezz titokban, bányássz drágaköveket, és húzd keresztül szellemekkel a többiek számításait.
silberzwerg-reconstructed = A megbízások és az ártáblázat a mi rekonstrukciónk, nem a nyomtatott változat.

## Options

silberzwerg-option-long = Hosszú játszma
    .help = Három játékosnak: 22 helyett mind a 34 megbízás.
silberzwerg-option-short = Rövid játszma
    .help = Négy játékosnak: 34 helyett 22 megbízás.
silberzwerg-option-low-start = Kisebb értékű egyszínű megbízások
    .help = Az egyszínű megbízások 120 helyett 100 tallérról indulnak.
silberzwerg-option-public-bonus = Nyilvános bónusz
    .help = Ha a két nyilvános hely egyikéről teljesítesz megbízást, 15 tallérral többet kapsz.
silberzwerg-option-open-contracts = Nyitott megbízások
    .help = Bárki bármelyik megbízást teljesítheti. Ha a saját megbízásod teljesítetlenül kerül ki a játékból, akkor is büntetést fizetsz.

## Terms

silberzwerg-resource-yellow = sárga
silberzwerg-resource-red = piros
silberzwerg-resource-green = zöld
silberzwerg-resource-blue = kék
silberzwerg-term-contract = megbízás
silberzwerg-term-gems = drágakövek
silberzwerg-term-miner = bányász
silberzwerg-term-lord = törpeúr
silberzwerg-term-ghost = szellem
silberzwerg-term-axe = fejsze
    .help = Teljesíts három fejszés megbízást, és azonnal 40 tallért kapsz.
silberzwerg-term-pick = csákány
    .help = Teljesíts három csákányos megbízást, és azonnal 40 tallért kapsz.
silberzwerg-term-hammer = kalapács
    .help = Teljesíts három kalapácsos megbízást, és azonnal 40 tallért kapsz.
silberzwerg-term-plus-minus-5 = +5/−5
    .help = Egyszer: kapsz 5 tallért, egy másik játékos pedig veszít 5-öt.
silberzwerg-term-no-ghost = áthúzott szellem
    .help = Egyszer: meghiúsítod, amit egy másik játékos szelleme éppen tenni készül.
silberzwerg-term-minus-3 = −3
    .help = Egyszer: az egyik szín ára a forduló végéig 3 tallérral kevesebb.
silberzwerg-term-yes = igen

## Values

silberzwerg-thalers = { $thalers } tallér
silberzwerg-gem-count = { $count } drágakő
silberzwerg-bag-count =
    { $count ->
        [0] üres zsák
       *[other] { $count } drágakő a zsákban
    }
silberzwerg-deck-count =
    { $count ->
        [0] elfogytak a megbízások
       *[other] még { $count } megbízás a pakliban
    }
silberzwerg-out-count = { $count } megbízás a játékon kívül
silberzwerg-miners-left = { $count } bányász
silberzwerg-leaders-left = { $count } vezér
silberzwerg-left-to-place = Még elhelyezendő: { $parts }
silberzwerg-placed = elhelyezve: { $count }/{ $limit }
silberzwerg-round = { $round }. forduló
silberzwerg-heading = { $round }. forduló · kezdőjátékos: { $player }
silberzwerg-turn-of = { $player } köre
silberzwerg-first-player = Kezdőjátékos
silberzwerg-limit = { $count }/{ $limit }

## Areas

silberzwerg-area-reserve = Készlet
silberzwerg-area-plan = A terved
silberzwerg-area-board = Tervezőtábla
silberzwerg-area-miners = Bányászok
silberzwerg-area-lords = Törpeurak
silberzwerg-area-ghosts = Szellemek
silberzwerg-row-leader = oszloponként egy
silberzwerg-row-miner = 1 kő törpénként
silberzwerg-area-contracts = Megbízások
silberzwerg-area-own = A megbízásod
silberzwerg-area-owns = A megbízásaid
silberzwerg-area-wealth = Vagyon
silberzwerg-area-bag = Zsák
silberzwerg-area-symbols = Megtartott jelek
silberzwerg-area-deck = Megbízáspakli
silberzwerg-area-out = A játékon kívül
silberzwerg-area-players = Játékosok
silberzwerg-area-phases = A forduló fázisai

silberzwerg-head-yellow = Sárga bánya
silberzwerg-head-red = Piros bánya
silberzwerg-head-green = Zöld bánya
silberzwerg-head-blue = Kék bánya
silberzwerg-head-contract = Megbízás
    .short = Megbízás
silberzwerg-head-gems = Drágakövek
    .short = Kövek

silberzwerg-cell-miner = 1 drágakövet bányászik
silberzwerg-cell-lord-mine = drágakövet vesz
silberzwerg-cell-lord-contract = teljesít egy sajátot vagy nyilvánosat
silberzwerg-cell-lord-any-contract = bármelyiket teljesíti
silberzwerg-cell-lord-gems = drágakövet ad el
silberzwerg-cell-ghost-mine = elűz 1 vagy 2 törpét, vagy elvesz 1 drágakövet
silberzwerg-cell-ghost-contract = módosít egy megbízást
silberzwerg-cell-ghost-gems = 2 drágakövet cserél vagy lop

silberzwerg-price = Ár
silberzwerg-price-of = { $card }: darabja { silberzwerg-thalers }
silberzwerg-last-prices = Az előző forduló árai
silberzwerg-no-prices = Az első felfedésig nincsenek árak
silberzwerg-value = Érték
silberzwerg-penalty-of = Büntetés: { silberzwerg-thalers }
silberzwerg-no-penalty = nincs büntetés
silberzwerg-lacks = Még hiányzik: { $parts }
silberzwerg-lacks-nothing = Minden kő megvan
silberzwerg-lacks-mark = Halvány kövek: ezek még hiányoznak
silberzwerg-lowest = Legalacsonyabb érték: a forduló végén lejár
silberzwerg-public = Nyilvános
silberzwerg-free-space = Üres, amíg új megbízások nem érkeznek
silberzwerg-no-symbols = nincsenek jelek
silberzwerg-sealed = lepecsételve
silberzwerg-planning = tervez…
silberzwerg-spent = kész
silberzwerg-goal = Érj el 600 tallért, és azonnal győzöl
silberzwerg-all-public = Mostantól minden megbízás nyilvános, és senki sem fizet büntetést.
silberzwerg-revealed = Az összes terv felfedve!
silberzwerg-turn-over = Megfordítás: törpeúr vagy szellem
silberzwerg-clear = Terv törlése
silberzwerg-take-back = Visszavonás
silberzwerg-named = { $owner } szelleme: { $choice }
silberzwerg-named-also = { $owner } szelleme: { $choice } · { $also }
silberzwerg-swap-gives = Odaadva: { $parts }
silberzwerg-swap-gets = Elvéve: { $parts }
silberzwerg-active = (játszik)

## Phases

silberzwerg-phase-placement = Elhelyezés
silberzwerg-phase-reveal = Felfedés
silberzwerg-phase-prices = Árak
silberzwerg-phase-ghosts = Szellemek
silberzwerg-phase-mining = Bányászat
silberzwerg-phase-symbols = Jelek
silberzwerg-phase-lords = Törpeurak
silberzwerg-phase-contracts = Megbízások
silberzwerg-phase-notch = Egy fok le
silberzwerg-phase-expiry = Lejárat
silberzwerg-phase-refill = Pótlás
silberzwerg-phase-return = Max. 12
silberzwerg-phase-pass = Új kezdő

## Questions to the player

silberzwerg-ask-place = Helyezd el titokban az összes törpédet, aztán pecsételd le a tervedet!
silberzwerg-ask-haunt = Válassz egy szellemet, és hogy mit tegyen!
silberzwerg-ask-banish = Elűzöl egy második törpét is ebből a bányából?
silberzwerg-ask-react = Egy másik játékos szelleme cselekedni készül. Meghiúsítod az áthúzott szellemeddel?
silberzwerg-ask-swap = Cserélj 2 drágakövet a bányák 2 kövére! Válaszd ki a következőt!
silberzwerg-ask-use = Használsz most jelet?
silberzwerg-ask-rule = Válassz egy törpeurat, és hogy mit tegyen!
silberzwerg-ask-sell = Eladsz még drágaköveket?
silberzwerg-ask-return = 12 drágakövet tarthatsz meg. Melyik kerüljön vissza a bányájába?

## Waiting for another player

silberzwerg-wait-place = { $player } még tervez.
silberzwerg-wait-haunt = { $player } eldönti, mit tegyen az egyik szelleme.
silberzwerg-wait-banish = { $player } kiválasztja, kit űz el másodikként.
silberzwerg-wait-react = { $player } meghiúsíthatja a szellem tettét.
silberzwerg-wait-swap = { $player } drágaköveket cserél.
silberzwerg-wait-use = { $player } eldönti, használ-e most jelet.
silberzwerg-wait-rule = { $player } eldönti, mit tegyen az egyik törpeura.
silberzwerg-wait-sell = { $player } drágaköveket ad el.
silberzwerg-wait-return = { $player } visszatesz köveket, hogy csak 12 maradjon.
silberzwerg-wait-sealed = A terved le van pecsételve. Még tervez: { $players }

## Actions

silberzwerg-do-miner = Bányász küldése a { $card } bányába
silberzwerg-do-lord = Törpeúr küldése ({ $card } oszlop)
silberzwerg-do-ghost = Szellem küldése ({ $card } oszlop)
silberzwerg-do-seal = Terv lepecsételése
silberzwerg-do-banish = { $victim } törpéjének elűzése a { $card } bányából ({ $kind })
silberzwerg-do-also = { $victim } törpéjének elűzése is a { $card } bányából ({ $kind })
silberzwerg-do-take = Egy { $card } kő elvétele a bányájából
silberzwerg-do-raise = Megbízás emelése { $thalers } tallérra ({ $card })
silberzwerg-do-lower = Megbízás csökkentése { $thalers } tallérra ({ $card })
silberzwerg-do-remove = Megbízás eltávolítása a játékból ({ $card })
silberzwerg-do-swap = 2 drágakő cseréje a bányák 2 kövére
silberzwerg-do-steal = { $count } drágakő ellopása { $victim } zsákjából
silberzwerg-do-steal-both = Egy-egy drágakő ellopása { $victim } és { $second } zsákjából
silberzwerg-do-rest-ghost = Szellem kihagyása ({ $card } oszlop)
silberzwerg-do-rest-lord = Törpeúr kihagyása ({ $card } oszlop)
silberzwerg-do-cancel = Szellem meghiúsítása
silberzwerg-do-allow = Szellem engedése
silberzwerg-do-give = Egy { $card } kő odaadása
silberzwerg-do-get = Egy { $card } kő elvétele cserébe
silberzwerg-do-buy = { $count } { $card } kő megvétele { $thalers } tallérért
silberzwerg-do-fulfil = Megbízás teljesítése { $thalers } tallérért ({ $card })
silberzwerg-do-sell = { $count } { $card } kő eladása { $thalers } tallérért
silberzwerg-do-tribute = +5/−5 használata (te 5 tallért kapsz, { $victim } 5-öt veszít)
silberzwerg-do-cheapen = −3 használata (a { $card } kő ára { $before } helyett { $thalers } tallér)
silberzwerg-do-return = Egy { $card } kő visszatétele a bányájába
silberzwerg-do-enough-banish = Egy törpe elég
silberzwerg-do-enough-sell = Eladás befejezése
silberzwerg-do-enough-use = Most nem

## Why something can't be done

silberzwerg-why-all-miners-placed = Már minden bányászodat elhelyezted.
silberzwerg-why-all-leaders-placed = Már minden vezéredet elhelyezted.
silberzwerg-why-mine-full = Egy bányában legfeljebb { $limit } bányászod lehet.
silberzwerg-why-no-mine = A bányászok csak bányában dolgozhatnak.
silberzwerg-why-lord-there = Ebben az oszlopban már van egy törpeurad.
silberzwerg-why-ghost-there = Ebben az oszlopban már van egy szellemed.
silberzwerg-why-mine-empty = Ez a bánya üres.
silberzwerg-why-nobody-there = Ebben a bányában nincs törpe, akit a szellemed elűzhetne.
silberzwerg-why-own-contract = A saját megbízásod értékét nem csökkentheted.
silberzwerg-why-not-your-contract = Ez a megbízás másik játékosé.
silberzwerg-why-at-top = Ez a megbízás már a legmagasabb értékén áll.
silberzwerg-why-two-gems = A cseréhez 2 drágakő kell.
silberzwerg-why-two-in-mines = A bányákban 2-nél kevesebb drágakő van.
silberzwerg-why-their-bag-empty = Ez a zsák üres.
silberzwerg-why-nobody-to-rob = Senki másnál nincs ellopható drágakő.
silberzwerg-why-colour-order = Ebben a sorrendben válaszd a köveket: sárga, piros, zöld, kék.
silberzwerg-why-no-second = Ebből a színből nincs második kő.
silberzwerg-why-lowest-price = Ez az ár már nem mehet lejjebb.
silberzwerg-why-thalers = Még { $thalers } tallér kell hozzá.
silberzwerg-why-bag-empty = Üres a zsákod.
silberzwerg-why-lacks = Még hiányzik: { $parts }.

## Log

silberzwerg-log-turn = Kezdődik a { $round }. forduló, és { $player } a kezdőjátékos
silberzwerg-log-dealt = { $player } új megbízást kap ({ $card })
silberzwerg-log-dealt-public = Új nyilvános megbízás érkezik ({ $card })
silberzwerg-log-revealed =
    { $player } felfedi a bányászait ({ $parts }){ $lord_count ->
        [0] {""}
        [one] , a törpeurát ({ $lords })
       *[other] , a törpeurait ({ $lords })
    }{ $ghost_count ->
        [0] {""}
        [one] , a szellemét ({ $ghosts })
       *[other] , a szellemeit ({ $ghosts })
    }
silberzwerg-log-prices = Az árak most { $yellow_gem } { $yellow }, { $red_gem } { $red }, { $green_gem } { $green }, { $blue_gem } { $blue }
silberzwerg-log-banished = { $player } elűzi { $victim } törpéjét a { $card } bányából ({ $kind })
silberzwerg-log-banished-two = { $player } két törpét űz el a { $card } bányából ({ $victim }, { $kind }; { $second }, { $also })
silberzwerg-log-took = { $player } elvesz egy { $card } követ a bányájából
silberzwerg-log-raised = { $player } { $thalers } tallérra emel egy megbízást ({ $card })
silberzwerg-log-lowered = { $player } { $thalers } tallérra csökkent egy megbízást ({ $card })
silberzwerg-log-removed =
    { $thalers ->
        [0] { $player } eltávolít a játékból egy megbízást ({ $card }), { $owner } nem fizet semmit
       *[other] { $player } eltávolít a játékból egy megbízást ({ $card }), { $owner } { $thalers } tallért fizet
    }
silberzwerg-log-removed-public = { $player } eltávolít a játékból egy nyilvános megbízást ({ $card })
silberzwerg-log-swapped = { $player } drágaköveket cserél ({ $parts }, cserébe { $got })
silberzwerg-log-stole = { $player } { $count } drágakövet lop { $victim } zsákjából
silberzwerg-log-stole-seen = { $player } köveket lop { $victim } zsákjából ({ $parts })
silberzwerg-log-rested-lord = { $player } kihagyja egy törpeurát ({ $card } oszlop)
silberzwerg-log-rested-ghost = { $player } kihagyja egy szellemét ({ $card } oszlop)
silberzwerg-log-cancelled = { $player } áthúzott szellemmel meghiúsítja { $owner } szellemének tettét
silberzwerg-log-cancelled-banished = { silberzwerg-log-cancelled } („{ silberzwerg-do-banish }”)
silberzwerg-log-cancelled-banished-two = { silberzwerg-log-cancelled } („Két törpe elűzése a { $card } bányából ({ $victim }, { $kind }; { $second }, { $also })”)
silberzwerg-log-cancelled-take = { silberzwerg-log-cancelled } („{ silberzwerg-do-take }”)
silberzwerg-log-cancelled-raise = { silberzwerg-log-cancelled } („{ silberzwerg-do-raise }”)
silberzwerg-log-cancelled-lower = { silberzwerg-log-cancelled } („{ silberzwerg-do-lower }”)
silberzwerg-log-cancelled-remove = { silberzwerg-log-cancelled } („{ silberzwerg-do-remove }”)
silberzwerg-log-cancelled-swap = { silberzwerg-log-cancelled } („{ silberzwerg-do-swap }”)
silberzwerg-log-cancelled-steal = { silberzwerg-log-cancelled } („{ silberzwerg-do-steal }”)
silberzwerg-log-cancelled-steal-both = { silberzwerg-log-cancelled } („{ silberzwerg-do-steal-both }”)
silberzwerg-log-mined = { $player } drágaköveket bányászik ({ $parts })
silberzwerg-log-mined-nothing = { $player } semmit sem bányászik
silberzwerg-log-bought = { $player } { $count } { $card } követ vesz { $thalers } tallérért
silberzwerg-log-fulfilled = { $player } { $thalers } tallérért teljesít egy megbízást ({ $card })
silberzwerg-log-fulfilled-public = { $player } { $thalers } tallérért és { $bonus } tallér bónuszért teljesít egy nyilvános megbízást ({ $card })
silberzwerg-log-tool-set = { $player } bead három megbízást ugyanazzal a szerszámmal, és { $thalers } tallért kap ({ $symbol })
silberzwerg-log-sold = { $player } { $count } { $card } követ ad el { $thalers } tallérért
silberzwerg-log-tribute =
    { $thalers ->
        [0] { $player } +5/−5 jelet használ, és 5 tallért kap, de { $victim } nem tud mit veszíteni
       *[other] { $player } +5/−5 jelet használ, és 5 tallért kap, { $victim } pedig { $thalers } tallért veszít
    }
silberzwerg-log-cheapened = { $player } −3 jelet használ, és egy { $card } kő ára most { $thalers } tallér
silberzwerg-log-fell = Minden megbízás egy fokkal lejjebb kerül
silberzwerg-log-expired =
    { $thalers ->
        [0] { $owner } egy megbízása büntetés nélkül lejár ({ $card })
       *[other] { $owner } { $thalers } tallért fizet egy lejárt megbízásért ({ $card })
    }
silberzwerg-log-expired-public = Lejár egy nyilvános megbízás ({ $card })
silberzwerg-log-returned = { $player } visszatesz egy { $card } követ a bányájába
silberzwerg-log-returned-many = { $player } köveket tesz vissza a bányákba ({ $parts })
silberzwerg-log-opened = A pakli kifogyott, és egy nyilvános hely üres marad, ezért mostantól minden megbízás nyilvános, és senki sem fizet büntetést
silberzwerg-log-over-goal = Vége a játszmának, mert valaki elérte a 600 tallért
silberzwerg-log-over-contracts = Vége a játszmának, mert elfogytak a megbízások
silberzwerg-log-over-rounds = Vége a játszmának az 50. forduló után

## The end

silberzwerg-sheet-wealth = Vagyon
silberzwerg-sheet-gems = Megmaradt drágakövek
silberzwerg-sheet-symbols = Megmaradt jelek
silberzwerg-sheet-chart = A vagyon fordulóról fordulóra
silberzwerg-sheet-how = Csak a vagyon számít; a megmaradt drágakövek és jelek semmit sem érnek.
silberzwerg-winner = { $player } győzött!
silberzwerg-winners-shared = Közös győzelem: { $players }
silberzwerg-ending-goal = Valaki elérte a 600 tallért.
silberzwerg-ending-contracts = Sem a pakliban, sem a táblán nem maradt megbízás.
silberzwerg-ending-rounds = Véget ért az 50. forduló, mielőtt bárki elérte volna a 600 tallért.

## Short words of the terminal table

silberzwerg-example = bányász piros
    .short = bá pi
    .exact = dig:red
    .rule = szabály Z2.4, szabály szellemek
    .card = kártya 8 sárga
silberzwerg-legend =
    Amit az asztalon látsz:
    - 19 drágakő @6: a bánya drágakövei és egynek az ára; (@6): a múlt fordulóé
    - ⚒ bányász, ♛ törpeúr, ☾ szellem; (szellem), (☾): már cselekedett
    - 1/4 sárga: a megbízáshoz kellő 4 sárga drágakőből 1 a tiéd
    - @70: ennyit fizet most a megbízás; minden ▾ egy fokkal lejjebb, és ▾▾▾ után a forduló végén kikerül a játékból
    - −20: ennyit fizet a gazdája, ha teljesítetlenül kikerül; [fejsze]: a megbízás jele; ★: a teljesítettekről megtartott jelek
    - 3)✗: egy szellem elűzi ezt a törpét; 4)+2: 2 drágakő vétele; 5)−2: 2 eladása
silberzwerg-standing-miner =
    { $count ->
        [one] bányász
       *[other] { $count } bányász
    }
silberzwerg-standing-lord =
    { $count ->
        [one] törpeúr
       *[other] { $count } törpeúr
    }
silberzwerg-standing-ghost = szellem
silberzwerg-seal-now = Minden törpéd a helyén van. Pecsételd le a tervedet, vagy vedd le az utolsót: „vissza”.

silberzwerg-menu-miner = bányász
    .verb = bányász
silberzwerg-menu-lord = törpeúr
    .verb = törpeúr
silberzwerg-menu-ghost = szellem
    .verb = szellem
silberzwerg-menu-place = elhelyezés
    .verb = elhelyezés
silberzwerg-menu-banish = elűzés
    .tight = ✗
    .verb = elűzés
silberzwerg-menu-also = ő is
    .tight = ✗
    .verb = is
silberzwerg-menu-take = 1 elvétele
    .verb = elvétel
silberzwerg-menu-raise = emelés: { $thalers }
    .verb = emelés
silberzwerg-menu-lower = csökkentés: { $thalers }
    .verb = csökkentés
silberzwerg-menu-remove = ki a játékból
    .verb = eltávolítás
silberzwerg-menu-swap = 2 cseréje
    .verb = csere
silberzwerg-menu-steal = { $count } ellopása
    .verb = lopás
silberzwerg-menu-steal-both = 1-1 ellopása
    .verb = lopás
silberzwerg-menu-rest-ghost = semmi
    .verb = semmi
silberzwerg-menu-rest-lord = semmi
    .verb = semmi
silberzwerg-menu-give = odaadás
    .verb = odaadás
silberzwerg-menu-get = elvétel
    .verb = elvétel
silberzwerg-menu-buy = { $count } vétele
    .tight = +{ $count }
    .verb = vétel
silberzwerg-menu-fulfil = teljesítés: { $thalers }
    .verb = teljesítés
silberzwerg-menu-sell = { $count } eladása
    .tight = −{ $count }
    .verb = eladás
silberzwerg-menu-tribute = +5/−5
    .verb = +5/-5
silberzwerg-menu-cheapen = −3
    .verb = -3
silberzwerg-menu-return = visszaadás
    .verb = visszaadás
