# The terminal table: what any game's table says, then the short words of each game.

table-seat-human = { $seat }. játékos
table-seat-greedy = Könnyű bot { $seat }
table-seat-random = Véletlen bot { $seat }

table-welcome = Válassz szám szerint, vagy írj szavakat, például „{ $example }”. A „?” a súgót mutatja.
table-since = A legutóbbi köröd óta:
table-so-far = Eddig:
table-go-on = Enter: folytatás
table-pays =
    { $count ->
        [0] (Enter: { $parts })
       *[other] (kifizetve: { $laid }; Enter: { $parts })
    }
table-run = vagy írd be: „{ $first }” és „{ $last }” között bármelyiket

table-several = „{ $typed }” ezt jelentheti:
table-unknown = „{ $typed }” most nem lehetséges.
table-near = Erre gondoltál:
table-no-number = Nincs { $typed } számú akció.
table-hint = { $most ->
        [1] Írd be az 1 számot
       *[other] Írj be egy számot 1 és { $most } között
    } vagy szavakat. A „lista” minden akciót szavakkal mutat, a „?” a súgót.
table-undone = Visszavonva.
table-no-undo = Nincs mit visszavonni. Csak a saját akcióidat vonhatod vissza ebben a körben, az utolsó húzásig vagy más játékos akciójáig.
table-no-news = Még nem történt semmi.
table-no-rule = Erről nem szól szabály: „{ $query }”. A „szabály” szó mindet felsorolja.
table-no-card = Nincs ilyen nevű kártya: „{ $query }”.
table-which-card = Melyik: { $names }?

table-curtain = { $player } következik. A többiek ne nézzenek ide.
table-ready =
    { $game ->
        [smithy] { $player }: az Enter megmutatja a kártyáidat.
        [jewellers] { $player }: az Enter megmutatja az asztalt.
       *[other] { $player }: az Enter megmutatja a drágaköveidet és a tervedet.
    }
table-hide =
    { $game ->
        [smithy] Az Enter elrejti a kártyáidat.
        [jewellers] Az Enter elrejti az asztalt.
       *[other] Az Enter elrejti a drágaköveidet.
    }

table-offer = Mentsük a játszmát ide: [{ $file }]? Enter: mentés, n: kilépés mentés nélkül, vagy írj be más nevet:
table-colon = :
table-saved =
    A játszma mentve. Folytatás:
    dvergar play --resume { $file }
table-unsaved = A játszma nincs elmentve.
table-taken = { $file } már létezik. Válassz más nevet.
table-not-written = A játszmát nem sikerült elmenteni: { $reason }
table-finished-kept =
    A játszma mentve. Ellenőrzés:
    dvergar verify { $file }

## Commands, with their other names

table-command-help = súgó
table-command-undo = vissza
table-command-status = állás, asztal
table-command-list = lista
table-command-log = napló
table-command-piles = dobópakli, dobott
table-command-rule = szabály, szabályok
table-command-card = kártya, lap
table-command-save = mentés, ment
table-command-quit = kilép, kilépés
table-help =
    Minden akciónak száma van, mögötte zárójellel. Írd be a számot, vagy szavakat: „{ $example }”, „{ $short }”, „{ $exact }”.
    - lista: az összes akció egész mondatokban
    - Enter, állás: az asztal újrarajzolása{ $game ->
        [smithy] ; fizetés közben az Enter a javasolt erőforrásokkal fizet
       *[other] {""}
    }
    - vissza (u): az utolsó akciód{ $game ->
        [smithy] {""}
        [jewellers] {""}
       *[other] {""} vagy az utolsó elhelyezésed
    } visszavonása
    - napló, napló mind: ami a legutóbbi köröd óta, illetve a kezdet óta történt
    - { $rule }: egy szabály megkeresése; { $card }: egy kártya megkeresése
    - dobópakli: { $game ->
        [smithy] a dobópaklik
        [jewellers] a dobópakli, a zöld kártyák és mindenki kártyái
       *[other] a játékból kikerült megbízások
    }
    - mentés, mentés FÁJL: a játszma mentése; kilép: kilépés
    - A Ctrl-C is kilép, és felajánlja a mentést

## Dwarven Smithy

smithy-example = kijátszás vas piac
    .short = kij va pi
    .exact = play:iron:market
    .rule = szabály S2.6, szabály piac
    .card = kártya serleg
smithy-legend =
    Jelek az asztalon:
    - ◆ finomított, ◇ finomítatlan, ~ elfordítva, ♛ királyi tárgy
    - 7)→ Piac, 8)→ Műhely: oda játszod ki vagy helyezed át
    - 9)Vas @4: megveszed 4 érméért
    - +2: ennyiért adod el
    - ↓3: három kártya van fölötte a raktárban
    - Serleg 22: Ezüst, Arany: az értéke elkészülve és a költsége
    - [Serleg 22: Ezüst, Arany]: egy készülő kupac, vagy egy elkészült királyi tárgy a piacon
smithy-piles = eldobva { $resources } + { $cards }
smithy-active = (soron van)
smithy-done = (végzett)

smithy-menu-craft =
    { $count ->
        [0] készítés (ingyen)
       *[other] készítés ({ $parts })
    }
    .tight = készítés
    .verb = készítés
smithy-menu-train =
    { $count ->
        [0] kiképzés (ingyen)
       *[other] kiképzés ({ $parts })
    }
    .tight = kiképzés
    .verb = kiképzés
smithy-menu-play-market = → Piac
    .tight = →P
smithy-menu-play-workshop = → Műhely
    .tight = →M
smithy-menu-play-refined = → Műhely ◆
    .tight = →M◆
smithy-menu-move-market = → Piac
    .tight = →P
smithy-menu-move-workshop = → Műhely
    .tight = →M
smithy-menu-swap = csere
    .verb = csere
smithy-menu-with = csere
smithy-menu-exchange = → Műhely
    .tight = →M
smithy-menu-pay = fizetés
smithy-menu-sell = eladás
    .verb = eladás
smithy-menu-buy-warehouse = vétel
smithy-menu-buy = vétel
    .verb = vétel
smithy-menu-name = licit
smithy-menu-discard = eldobás
    .verb = eldobás

smithy-brief-act = Hajts végre tetszőleges számú akciót, aztán húzz.
smithy-brief-refined = finomított
smithy-brief-unrefined = finomítatlan
smithy-brief-tilted = elfordítva
smithy-brief-metal = fém
smithy-brief-gem = ékkő
smithy-brief-rune = rúna
smithy-brief-any-metal = bármely fém
smithy-brief-any-gem = bármely ékkő
smithy-brief-any-rune = bármely rúna
smithy-brief-market-limit = piac +{ $amount }
smithy-brief-hand-limit = kéz +{ $amount }
smithy-brief-workshop-limit = műhely +{ $amount }
smithy-brief-extra-draw = húzás +{ $amount }, kéz +{ $hand_limit }
smithy-brief-turn-income = körönként +{ $coins }
smithy-brief-sell-tilted = elfordított kártyát is elad
smithy-brief-play-refined = körönként { $per_turn }×: finomítva játszik ki
smithy-brief-salvage-metal = körönként { $per_turn }×: megtart egy fémet
smithy-brief-warehouse-price = raktár −{ $discount }
smithy-brief-market-price = mások piaca −{ $discount }
smithy-brief-saves = −1 { $part }: { $scope }
