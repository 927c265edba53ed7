# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Finomíts, készíts, kereskedj, és dolgozz titokban a királynak.
smithy-reconstructed = A kártyák a mi rekonstrukcióink, nem a nyomtatott készlet.

## Options

smithy-option-mode = Játékmód
    .help = Mely céhkártyákkal játszotok.
smithy-option-mode-starter = Alapjáték
    .help = 43 kártya: a közös kártyák és az alapjáték kártyái. Első játszmához ideális.
smithy-option-mode-full = Teljes játék
    .help = Mind a 60 közös és teljes játékhoz való kártya, jóval több királyi tárggyal.
smithy-option-bidding = Licitálás
    .help = Mások piacának kártyái nem fix áron kelnek el, hanem árverésen. Mindenki egyszer licitálhat.
smithy-option-endless-mine = Kimeríthetetlen bánya
    .help = Ha a bánya kifogy, az eldobott erőforrásokból és a raktárból újratöltődik. Így már nem vet véget a játszmának.
smithy-option-first = Kezdőjátékos
    .help = Ki kezdi a játszmát. Ha nincs megadva, sorsolás dönt.

## Areas and values

smithy-area-hand = Kéz
smithy-area-market = Piac
smithy-area-workshop = Műhely
smithy-area-warehouse = Raktár
smithy-area-mine = Bánya
smithy-area-guild = Céh
smithy-area-discard = Eldobott céhkártyák
smithy-area-scrap = Eldobott erőforrások
smithy-area-apprentices = Segédek
smithy-area-tools = Szerszámok
smithy-area-stacks = Készülő kupacok
smithy-area-kings = Királyi tárgyak
smithy-coins = { $coins } érme
smithy-round = { $round }. forduló
smithy-heading = { $round }. forduló · { $player }
smithy-turn-of = { $player } köre
smithy-limit = { $count }/{ $limit }
smithy-hidden-king = Királyi tárgy, képpel lefelé
smithy-tilted = elfordítva
smithy-refined = finomított
smithy-unrefined = finomítatlan
smithy-buy-value = Vételi érték
smithy-sell-value = Eladási érték
smithy-completed-value = Elkészült érték
smithy-cost = Költség
smithy-guild-backs = { $count } céhkártya
smithy-mine-backs = { $count } bányakártya
smithy-actions-left = még { $left } akció
smithy-last-turn = Utolsó kör! Kiváltotta: { $player }.

## Questions to the player

smithy-ask-complete = Fejezd be a készülő kupacaidat! Melyik a következő?
smithy-ask-tool = { $card } elkészült. Megtartod vagy eladod?
smithy-ask-salvage = { $card } elkészült. Megtartasz egyet a fémjei közül?
smithy-ask-fire = { $card } a harmadik segéded. A másik kettő közül melyiket küldöd el?
smithy-ask-exchange = { $card } elkészült, de a piacod tele van. Melyik kártya kerüljön a műhelyedbe?
smithy-ask-act = Hajts végre tetszőleges számú akciót, aztán húzz!
smithy-ask-pay = Válaszd ki a következő erőforrást, amellyel fizetsz ({ $card })!
smithy-ask-swap = A műhelyed melyik kártyáját cseréled el erre: { $card }?
smithy-ask-place = Megvetted: { $card }. A piacodra vagy a műhelyedbe kerüljön?
smithy-ask-bid =
    { $high ->
        [0] Licitálsz { $seller } piacán erre: { $card }? Még nincs licit. { $coins } érméd van.
       *[other] Licitálsz { $seller } piacán erre: { $card }? A legmagasabb licit { $high }. { $coins } érméd van.
    }
smithy-ask-draw =
    { $left ->
        [one] Húzz még { $left } kártyát! A bányából vagy a céhből?
       *[other] Húzz még { $left } kártyát! A következőt a bányából vagy a céhből?
    }

## Waiting for another player

smithy-wait-complete = { $player } befejezi a készülő kupacait.
smithy-wait-tool = { $player } eldönti, hogy megtartja vagy eladja a szerszámát.
smithy-wait-salvage = { $player } kiválasztja, melyik fémet tartja meg.
smithy-wait-fire = { $player } kiválasztja, melyik segédjét küldi el.
smithy-wait-exchange = { $player } helyet csinál a piacán egy királyi tárgynak.
smithy-wait-act = { $player } az akcióit hajtja végre.
smithy-wait-place = { $player } eldönti, hová teszi a megvett kártyát.
smithy-wait-bid = { $player } a licitjén gondolkodik.
smithy-wait-draw = { $player } kártyát húz.

## Actions

smithy-do-complete = Befejezés: { $card }
smithy-do-tool-use = Megtartás: { $card }
smithy-do-tool-sell = Eladás { $coins } érméért: { $card }
smithy-do-salvage = Megtartás a műhelyben: { $card }
smithy-do-salvage-none = Semmit sem tartok meg
smithy-do-fire = Elküldés: { $card }
smithy-do-exchange = Áthelyezés a műhelybe: { $card }
smithy-do-craft =
    { $count ->
        [0] Készítés erőforrás nélkül: { $card }
       *[other] Készítés: { $card } ({ $parts })
    }
smithy-do-train =
    { $count ->
        [0] Kiképzés erőforrás nélkül: { $card }
       *[other] Kiképzés: { $card } ({ $parts })
    }
smithy-do-pay = Fizetés ({ $card }): { $part }
smithy-do-play-market = Kijátszás a piacra: { $card }
smithy-do-play-workshop = Kijátszás a műhelybe: { $card }
smithy-do-play-refined = Kijátszás a műhelybe: { $card }
smithy-do-move-market = Áthelyezés a piacra: { $card }
smithy-do-move-workshop = Áthelyezés a műhelybe: { $card }
smithy-do-swap = Csere a műhely egyik kártyájára: { $card }
smithy-do-with = Csere: { $card } és { $other }
smithy-do-sell = Eladás { $coins } érméért: { $card }
smithy-do-buy-warehouse = Vétel a raktárból { $coins } érméért: { $card }
smithy-do-buy = Vétel { $seller } piacáról { $coins } érméért: { $card }
smithy-do-name = Árverésre bocsátás { $coins } érmétől: { $card } ({ $seller } piacáról)
smithy-do-to-market = Lerakás a piacra: { $card }
smithy-do-to-workshop = Lerakás a műhelybe: { $card }
smithy-do-bid = Licit: { $coins } érme
smithy-do-bid-haggled = Licit: { $coins } érme (te { $paid } érmét fizetsz)
smithy-do-pass = Passz
smithy-do-discard = Eldobás: { $card }
smithy-do-draw-mine = Húzás a bányából (még { $left } kártya)
smithy-do-draw-guild = Húzás a céhből (még { $left } kártya)
smithy-do-end = Akciók befejezése

## Why something can't be done

smithy-why-hand-full = Tele van a kezed (limit: { $limit }).
smithy-why-market-full = Tele van a piacod (limit: { $limit }).
smithy-why-workshop-full = Tele van a műhelyed (limit: { $limit }).
smithy-why-no-room = A piacod és a műhelyed is tele van.
smithy-why-lacks = A műhelyedből hiányzik finomítva: { $parts }.
smithy-why-coins = Még { $coins } érme kell hozzá.
smithy-why-tilted = Elfordított kártyát nem adhatsz el és nem dobhatsz el.
smithy-why-just-moved = Ezt a kártyát az előbb helyezted át, ezért nem teheted rögtön vissza.
smithy-why-king = Az elkészült királyi tárgyat nem lehet áthelyezni, eladni vagy eldobni.
smithy-why-stack = A készülő kupacot nem lehet áthelyezni vagy szétszedni.
smithy-why-named = Ezt a kártyát ebben a körben már árverésre bocsátották.

## Log

smithy-log-turn = { $player } köre kezdődik ({ $round }. forduló)
smithy-log-income = { $player } { $coins } érme jövedelmet kap
smithy-log-refined = { $player } erőforrásokat finomít ({ $parts })
smithy-log-trained = { $player } kiképezte a segédjét ({ $card })
smithy-log-fired = { $player } lecseréli egyik segédjét ({ $card }) egy újra ({ $other }), a régi a műhelybe kerül
smithy-log-untrained = { $player } egyik segédjét sem küldheti el, ezért az új segédet a céhpakliba keveri ({ $card })
smithy-log-tool-used = { $player } befejezi és megtartja a szerszámát ({ $card })
smithy-log-tool-sold = { $player } befejezi a szerszámát ({ $card }), és eladja { $coins } érméért
smithy-log-item-sold = { $player } befejezi a tárgyát ({ $card }), és { $coins } érmét kap érte
smithy-log-salvaged = { $player } megtart egy fémet a készülő kupacból ({ $card })
smithy-log-king-done =
    { $count ->
        [0] { $player } befejez egy királyi tárgyat, és képpel lefelé a piacára teszi
       *[other] { $player } befejez egy királyi tárgyat, és képpel lefelé a piacára teszi az erőforrásaival együtt ({ $parts })
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player } befejez egy királyi tárgyat ({ $card }), és képpel lefelé a piacára teszi
       *[other] { $player } befejez egy királyi tárgyat ({ $card }), és képpel lefelé a piacára teszi az erőforrásaival együtt ({ $parts })
    }
smithy-log-exchanged = { $player } egy { $card } kártyát a műhelybe helyez át, hogy helyet csináljon egy királyi tárgynak
smithy-log-king-lost =
    { $count ->
        [0] { $player } piacán nincs hely a királyi tárgynak, ezért az a céhpakliba kerül
       *[other] { $player } piacán nincs hely a királyi tárgynak, ezért az a céhpakliba kerül, az erőforrásai pedig a bányapakliba ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player } piacán nincs hely a királyi tárgynak ({ $card }), ezért az a céhpakliba kerül
       *[other] { $player } piacán nincs hely a királyi tárgynak ({ $card }), ezért az a céhpakliba kerül, az erőforrásai pedig a bányapakliba ({ $parts })
    }
smithy-log-played-market = { $player } egy { $card } kártyát játszik ki a piacra
smithy-log-played-workshop = { $player } egy { $card } kártyát játszik ki a műhelybe
smithy-log-stoked = { $player } egy { $card } kártyát játszik ki a műhelybe
smithy-log-moved-market = { $player } egy { $card } kártyát helyez át a piacra
smithy-log-moved-workshop = { $player } egy { $card } kártyát helyez át a műhelybe
smithy-log-swapped = { $player } két kártyát cserél, egyik a műhelybe ({ $card }), a másik a piacra kerül ({ $other })
smithy-log-discarded = { $player } eldob egy { $card } kártyát
smithy-log-sold = { $player } elad egy { $card } kártyát { $coins } érméért
smithy-log-bought-warehouse = { $player } { $coins } érméért vesz egy { $card } kártyát a raktárból
smithy-log-bought-market = { $player } { $coins } érméért vesz egy { $card } kártyát { $seller } piacáról, és a saját piacára teszi
smithy-log-bought-workshop = { $player } { $coins } érméért vesz egy { $card } kártyát { $seller } piacáról, és a műhelyébe teszi
smithy-log-haggled-market = { $player } { $paid } érméért vesz egy { $card } kártyát { $seller } piacáról, és a saját piacára teszi (az eladó { $coins } érmét kap)
smithy-log-haggled-workshop = { $player } { $paid } érméért vesz egy { $card } kártyát { $seller } piacáról, és a műhelyébe teszi (az eladó { $coins } érmét kap)
smithy-log-crafted =
    { $count ->
        [0] { $player } egy { $card } kártyát készít erőforrás nélkül
       *[other] { $player } egy { $card } kártyát készít ({ $parts })
    }
smithy-log-training =
    { $count ->
        [0] { $player } segédet képez ki erőforrás nélkül ({ $card })
       *[other] { $player } segédet képez ki ({ $card }), ráfordítása { $parts }
    }
smithy-log-sealed =
    { $count ->
        [0] { $player } királyi tárgyat készít képpel lefelé, erőforrás nélkül
       *[other] { $player } királyi tárgyat készít képpel lefelé ({ $parts })
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player } királyi tárgyat készít képpel lefelé ({ $card }), erőforrás nélkül
       *[other] { $player } királyi tárgyat készít képpel lefelé ({ $card }), ráfordítása { $parts }
    }
smithy-log-drew-mine = { $player } kártyát húz a bányából
smithy-log-drew-mine-card = { $player } egy { $card } kártyát húz a bányából
smithy-log-drew-guild = { $player } kártyát húz a céhből
smithy-log-drew-guild-card = { $player } egy { $card } kártyát húz a céhből
smithy-log-refilled = A bánya újratöltődik { $count } kártyával
smithy-log-last-turn-guild = { $player } felhúzza az utolsó céhkártyát, mindenki másnak még egy köre van
smithy-log-last-turn-mine = { $player } felhúzza az utolsó bányakártyát, mindenki másnak még egy köre van
smithy-log-last-turn-kings = { $player } négy vagy több elkészült királyi tárggyal fejezi be a körét, mindenki másnak még egy köre van
smithy-log-named = { $player } árverésre bocsát egy { $card } kártyát { $seller } piacáról
smithy-log-bid = { $player } { $coins } érmét licitál
smithy-log-passed = { $player } passzol
smithy-log-unsold = Senki sem licitál, így a kártya ({ $card }) { $seller } piacán marad
smithy-log-over-guild = Vége a játszmának, mert kifogyott a céhpakli
smithy-log-over-mine = Vége a játszmának, mert kifogyott a bányapakli
smithy-log-over-kings = Vége a játszmának, mert valaki négy királyi tárgyat befejezett
smithy-log-over-rounds = Vége a játszmának a 100. forduló után

## Score sheet

smithy-sheet-coins = Érmék
smithy-sheet-stock = A piac erőforrásai (vételi érték)
smithy-sheet-bonus-weapon = Fegyverbónusz
smithy-sheet-bonus-shield = Pajzsbónusz
smithy-sheet-bonus-armor = Páncélbónusz
smithy-sheet-kings = Királyi tárgyak
smithy-sheet-total = Összesen
smithy-winner = { $player } győzött!
smithy-winners-shared = Közös győzelem: { $players }
smithy-ending-guild = Valaki felhúzta az utolsó céhkártyát.
smithy-ending-mine = Valaki felhúzta az utolsó bányakártyát.
smithy-ending-kings = Valaki négy vagy több elkészült királyi tárggyal fejezte be a körét.
smithy-ending-rounds = A játszma elérte a 100 fordulós határt.
