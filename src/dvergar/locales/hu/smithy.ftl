# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Finomíts, készíts, kereskedj, és dolgozz titokban a királynak.
smithy-reconstructed = A kártyakészlet a mi rekonstrukciónk, nem a nyomtatott készlet.

## Options

smithy-option-mode = Játékmód
    .help = Mely céhkártyákkal játszotok.
smithy-option-mode-starter = Alapjáték
    .help = A közös lapok és az alapjáték lapjai, összesen 43: első játékhoz ez való.
smithy-option-mode-full = Teljes játék
    .help = A közös lapok és a teljes játék lapjai, összesen 60, jóval több királyi tárggyal.
smithy-option-bidding = Licitálás
    .help = Mások piacának lapjait nem közvetlenül veszed meg: mindenki egyszer licitálhat rájuk.
smithy-option-endless-mine = Kimeríthetetlen bánya
    .help = A kiürült bányapaklit az eldobott erőforrások és a raktár lapjai újra feltöltik, és a kiürülése már nem vet véget a játéknak.
smithy-option-first = Kezdőjátékos
    .help = Melyik hely kezd; ha nincs megadva, sorsolás dönt.

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
smithy-mine-backs = { $count } bányalap
smithy-actions-left = még { $left } akció
smithy-last-turn = Utolsó kör! Kiváltotta: { $player }.

## Questions to the player

smithy-ask-complete = Fejezd be a készülő kupacaidat: melyik legyen a következő?
smithy-ask-tool = { $card }: elkészült. Végleg használatba veszed ezt a szerszámot, vagy eladod?
smithy-ask-salvage = { $card }: elkészült. Melyik fémet tartod meg a kupacból a műhelyedben, ha kell valamelyik?
smithy-ask-fire = { $card }: a harmadik segéd. A másik kettő közül melyik menjen a műhelyedbe?
smithy-ask-exchange = { $card }: elkészült, de a piacod tele van. Melyik lap adja át a helyét, és kerül a műhelyedbe?
smithy-ask-act = Az akcióid következnek: tégy, amit szeretnél, aztán fejezd be őket, és húzz.
smithy-ask-pay = { $card }: válaszd ki a következő erőforrást, amelyet alá teszel.
smithy-ask-swap = Csere ({ $card }): válaszd ki a műhelyedből a másik lapot.
smithy-ask-place = { $card }: a tiéd. A piacodra vagy a műhelyedbe kerüljön?
smithy-ask-bid =
    { $high ->
        [0] { $card }, { $seller } piacáról: még nincs licit. Licitálj vagy passzolj; { $coins } érméd van.
       *[other] { $card }, { $seller } piacáról: a legmagasabb licit { $high }. Licitálj többet vagy passzolj; { $coins } érméd van.
    }
smithy-ask-draw =
    { $left ->
        [one] Húzz még { $left } lapot: a bányából vagy a céhből?
       *[other] Húzz még { $left } lapot: a következőt a bányából vagy a céhből?
    }

## Waiting for another player

smithy-wait-complete = { $player } a készülő kupacait fejezi be.
smithy-wait-tool = { $player } eldönti, hogy használja-e vagy eladja a szerszámát.
smithy-wait-salvage = { $player } választ, melyik fémet tartsa meg.
smithy-wait-fire = { $player } választ, melyik segédjét cserélje ki.
smithy-wait-exchange = { $player } helyet csinál a piacán egy királyi tárgynak.
smithy-wait-act = { $player } az akcióit hajtja végre.
smithy-wait-place = { $player } eldönti, hová tegye a megvett lapot.
smithy-wait-bid = { $player } a licitjén gondolkodik.
smithy-wait-draw = { $player } lapot húz.

## Actions

smithy-do-complete = Befejezés: { $card }
smithy-do-tool-use = Használatba vétel: { $card }
smithy-do-tool-sell = Eladás { $coins } érméért: { $card }
smithy-do-salvage = Megtartás a műhelyben: { $card }
smithy-do-salvage-none = Egyik fém sem kell
smithy-do-fire = Távozzon a műhelybe: { $card }
smithy-do-exchange = Kerüljön a műhelybe: { $card }
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
smithy-do-play-refined = Kijátszás a műhelybe, rögtön finomítva: { $card }
smithy-do-move-market = Áthelyezés a piacra: { $card }
smithy-do-move-workshop = Áthelyezés a műhelybe: { $card }
smithy-do-swap = Csere a műhely egyik lapjára: { $card }
smithy-do-with = Csere: { $card } a műhelybe, { $other } a piacra
smithy-do-sell = Eladás { $coins } érméért: { $card }
smithy-do-buy-warehouse = Vásárlás a raktárból { $coins } érméért: { $card }
smithy-do-buy = Vásárlás { $seller } piacáról { $coins } érméért: { $card }
smithy-do-name = Megnevezés licithez { $seller } piacán (kikiáltási ár: { $coins } érme): { $card }
smithy-do-to-market = A piacra: { $card }
smithy-do-to-workshop = A műhelybe: { $card }
smithy-do-bid = Licit: { $coins } érme
smithy-do-bid-haggled = Licit: { $coins } érme (ebből { $paid } érmét fizetsz)
smithy-do-pass = Passz
smithy-do-discard = Eldobás: { $card }
smithy-do-draw-mine = Húzás a bányából (még { $left } lap)
smithy-do-draw-guild = Húzás a céhből (még { $left } lap)
smithy-do-end = Akciók befejezése

## Why something can't be done

smithy-why-hand-full = Tele van a kezed (limit: { $limit }).
smithy-why-market-full = Tele van a piacod (limit: { $limit }).
smithy-why-workshop-full = Tele van a műhelyed (limit: { $limit }).
smithy-why-no-room = A piacod és a műhelyed is tele van.
smithy-why-lacks = A műhelyedből hiányzó finomított erőforrások: { $parts }.
smithy-why-coins = Még { $coins } érme hiányzik.
smithy-why-tilted = Elfordított lapot nem lehet sem eladni, sem eldobni.
smithy-why-just-moved = Ezt a lapot az előbb mozgattad: nem teheted rögtön vissza.
smithy-why-king = Az elkészült királyi tárgy a helyén marad.
smithy-why-stack = A készülő kupacot nem lehet sem elmozdítani, sem szétszedni.
smithy-why-named = Ezt a lapot ebben a körben már megnevezték licithez.

## Log

smithy-log-turn = { $player }: sorra kerül ({ $round }. forduló)
smithy-log-income = { $player }: { $coins } érmét kap jövedelemként
smithy-log-refined = { $player }: finomítja: { $parts }
smithy-log-trained = { $player }: elkészült a segédje: { $card }
smithy-log-fired = { $player }: új segédje: { $other }; a műhelybe távozik: { $card }
smithy-log-untrained = { $player }: egyik segédje sem távozhat, ezért a céhpakliba keveri: { $card }
smithy-log-tool-used = { $player }: elkészült a szerszáma, használatba veszi: { $card }
smithy-log-tool-sold = { $player }: elkészült a szerszáma, { $coins } érméért eladja: { $card }
smithy-log-item-sold = { $player }: elkészült a tárgya, { $coins } érmét kap érte: { $card }
smithy-log-salvaged = { $player }: a kupacból megtartja a műhelyében: { $card }
smithy-log-king-done =
    { $count ->
        [0] { $player }: elkészült egy királyi tárgya, képpel lefelé a piacra teszi (erőforrás nélkül)
       *[other] { $player }: elkészült egy királyi tárgya, képpel lefelé a piacra teszi az erőforrásaival ({ $parts })
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player }: elkészült egy királyi tárgya, képpel lefelé a piacra teszi: { $card } (erőforrás nélkül)
       *[other] { $player }: elkészült egy királyi tárgya, képpel lefelé a piacra teszi az erőforrásaival: { $card } ({ $parts })
    }
smithy-log-exchanged = { $player }: a műhelybe teszi, hogy helyet adjon egy királyi tárgynak: { $card }
smithy-log-king-lost =
    { $count ->
        [0] { $player }: nincs hely a piacán a királyi tárgynak, ezért a céhpakliba keveri
       *[other] { $player }: nincs hely a piacán a királyi tárgynak, ezért a céhpakliba keveri, az erőforrásait pedig a bányapakliba ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player }: nincs hely a piacán a királyi tárgynak ({ $card }), ezért a céhpakliba keveri
       *[other] { $player }: nincs hely a piacán a királyi tárgynak ({ $card }), ezért a céhpakliba keveri, az erőforrásait pedig a bányapakliba ({ $parts })
    }
smithy-log-played-market = { $player }: kijátssza a piacra: { $card }
smithy-log-played-workshop = { $player }: kijátssza a műhelybe: { $card }
smithy-log-stoked = { $player }: rögtön finomítva játssza ki a műhelybe: { $card }
smithy-log-moved-market = { $player }: áthelyezi a piacra: { $card }
smithy-log-moved-workshop = { $player }: áthelyezi a műhelybe: { $card }
smithy-log-swapped = { $player }: két lapot cserél: { $card } a műhelybe, { $other } a piacra
smithy-log-discarded = { $player }: eldobja: { $card }
smithy-log-sold = { $player }: eladja { $coins } érméért: { $card }
smithy-log-bought-warehouse = { $player }: megveszi a raktárból { $coins } érméért: { $card }
smithy-log-bought-market = { $player }: { $seller } piacáról { $coins } érméért megveszi, és a saját piacára teszi: { $card }
smithy-log-bought-workshop = { $player }: { $seller } piacáról { $coins } érméért megveszi, és a műhelyébe teszi: { $card }
smithy-log-haggled-market = { $player }: { $seller } piacáról { $paid } érméért megveszi (az eladó { $coins } érmét kap), és a saját piacára teszi: { $card }
smithy-log-haggled-workshop = { $player }: { $seller } piacáról { $paid } érméért megveszi (az eladó { $coins } érmét kap), és a műhelyébe teszi: { $card }
smithy-log-crafted =
    { $count ->
        [0] { $player }: erőforrás nélkül készíti: { $card }
       *[other] { $player }: készíti: { $card } ({ $parts })
    }
smithy-log-training =
    { $count ->
        [0] { $player }: erőforrás nélkül képzi ki: { $card }
       *[other] { $player }: kiképzi: { $card } ({ $parts })
    }
smithy-log-sealed =
    { $count ->
        [0] { $player }: királyi tárgyat készít képpel lefelé, erőforrás nélkül
       *[other] { $player }: királyi tárgyat készít képpel lefelé ({ $parts })
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player }: királyi tárgyat készít képpel lefelé, erőforrás nélkül: { $card }
       *[other] { $player }: királyi tárgyat készít képpel lefelé: { $card } ({ $parts })
    }
smithy-log-drew-mine = { $player }: lapot húz a bányából
smithy-log-drew-mine-card = { $player }: a bányából húzza: { $card }
smithy-log-drew-guild = { $player }: lapot húz a céhből
smithy-log-drew-guild-card = { $player }: a céhből húzza: { $card }
smithy-log-refilled = A bányapakli újra megtelik: { $count } lap
smithy-log-last-turn-guild = { $player }: felhúzta a céhpakli utolsó lapját; mindenki másnak még egy köre van
smithy-log-last-turn-mine = { $player }: felhúzta a bányapakli utolsó lapját; mindenki másnak még egy köre van
smithy-log-last-turn-kings = { $player }: négy vagy több elkészült királyi tárggyal fejezi be a körét; mindenki másnak még egy köre van
smithy-log-named = { $player }: licithez megnevezi { $seller } piacán: { $card }
smithy-log-bid = { $player }: { $coins } érmét licitál
smithy-log-passed = { $player }: passzol
smithy-log-unsold = Senki sem licitál, { $seller } piacán marad: { $card }
smithy-log-over-guild = Vége a játéknak: kifogyott a céhpakli
smithy-log-over-mine = Vége a játéknak: kifogyott a bányapakli
smithy-log-over-kings = Vége a játéknak: valakinek négy királyi tárgya készült el
smithy-log-over-rounds = Vége a játéknak: véget ért a 100. forduló

## Score sheet

smithy-sheet-coins = Érmék
smithy-sheet-stock = A piac erőforrásai vételi értéken
smithy-sheet-bonus-weapon = Fegyverbónusz
smithy-sheet-bonus-shield = Pajzsbónusz
smithy-sheet-bonus-armor = Páncélbónusz
smithy-sheet-kings = Királyi tárgyak
smithy-sheet-total = Összesen
smithy-winner = { $player } győzött!
smithy-winners-shared = Közös győzelem: { $players }
smithy-ending-guild = Valaki felhúzta a céhpakli utolsó lapját.
smithy-ending-mine = Valaki felhúzta a bányapakli utolsó lapját.
smithy-ending-kings = Valaki négy vagy több elkészült királyi tárggyal fejezte be a körét.
smithy-ending-rounds = Véget ért a 100. forduló, és semmi sem váltotta ki az utolsó kört.
