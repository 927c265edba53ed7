# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Veredle, schmiede, handle und diene heimlich dem König.
smithy-reconstructed = Die Karten sind unsere eigene Rekonstruktion, nicht die gedruckten.

## Options

smithy-option-mode = Spielmodus
    .help = Mit welchen Gildenkarten ihr spielt.
smithy-option-mode-starter = Einsteigerspiel
    .help = 43 Karten: Grundkarten und Einsteigerkarten. Gut für die erste Partie.
smithy-option-mode-full = Vollständiges Spiel
    .help = Alle 60 Grundkarten und Karten des vollständigen Spiels, mit viel mehr Königsstücken.
smithy-option-bidding = Bieten
    .help = Karten in fremden Märkten werden versteigert statt zum festen Preis verkauft. Jeder darf einmal bieten.
smithy-option-endless-mine = Unerschöpfliche Mine
    .help = Ist die Mine leer, wird sie aus den abgeworfenen Rohstoffen und dem Lagerhaus aufgefüllt. Sie beendet die Partie nicht mehr.
smithy-option-first = Startspieler
    .help = Wer den ersten Zug macht. Ohne Angabe entscheidet das Los.

## Areas and values

smithy-area-hand = Hand
smithy-area-market = Markt
smithy-area-workshop = Werkstatt
smithy-area-warehouse = Lagerhaus
smithy-area-mine = Mine
smithy-area-guild = Gilde
smithy-area-discard = Abgeworfene Gildenkarten
smithy-area-scrap = Abgeworfene Rohstoffe
smithy-area-apprentices = Lehrlinge
smithy-area-tools = Werkzeuge
smithy-area-stacks = Werkstapel
smithy-area-kings = Königsstücke
smithy-coins =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
smithy-round = Runde { $round }
smithy-heading = Runde { $round } · { $player }
smithy-turn-of = { $player } ist am Zug
smithy-limit = { $count }/{ $limit }
smithy-hidden-king = Königsstück, verdeckt
smithy-tilted = gekippt
smithy-refined = veredelt
smithy-unrefined = roh
smithy-buy-value = Kaufwert
smithy-sell-value = Verkaufswert
smithy-completed-value = Endwert
smithy-cost = Kosten
smithy-guild-backs =
    { $count ->
        [one] 1 Gildenkarte
       *[other] { $count } Gildenkarten
    }
smithy-mine-backs =
    { $count ->
        [one] 1 Minenkarte
       *[other] { $count } Minenkarten
    }
smithy-actions-left =
    { $left ->
        [one] noch 1 Aktion
       *[other] noch { $left } Aktionen
    }
smithy-last-turn = Letzte Runde! Ausgelöst von { $player }.

## Questions to the player

smithy-ask-complete = Stelle deine Werkstapel fertig. Welcher ist der nächste?
smithy-ask-tool = { $card } ist fertig. Behalten oder verkaufen?
smithy-ask-salvage = { $card } ist fertig. Eines der Metalle behalten?
smithy-ask-fire = { $card } ist dein dritter Lehrling. Welchen der beiden anderen entlässt du?
smithy-ask-exchange = { $card } ist fertig, aber dein Markt ist voll. Welche Karte kommt in deine Werkstatt?
smithy-ask-act = Führe beliebig viele Aktionen aus, dann zieh Karten.
smithy-ask-pay = Wähle den nächsten Rohstoff, mit dem du { $card } bezahlst.
smithy-ask-swap = Welche Karte deiner Werkstatt tauschst du gegen { $card }?
smithy-ask-place = Du hast { $card } gekauft. In deinen Markt oder in deine Werkstatt legen?
smithy-ask-bid =
    { $high ->
        [0] Auf { $card } aus dem Markt von { $seller } bieten? Noch kein Gebot. Du hast { smithy-coins }.
       *[other] Auf { $card } aus dem Markt von { $seller } bieten? Das höchste Gebot ist { $high }. Du hast { smithy-coins }.
    }
smithy-ask-draw =
    { $left ->
        [one] Zieh noch 1 Karte. Aus der Mine oder aus der Gilde?
       *[other] Zieh noch { $left } Karten. Die nächste aus der Mine oder aus der Gilde?
    }

## Waiting for another player

smithy-wait-complete = { $player } stellt Werkstapel fertig.
smithy-wait-tool = { $player } entscheidet, ob ein Werkzeug behalten oder verkauft wird.
smithy-wait-salvage = { $player } wählt ein Metall zum Behalten.
smithy-wait-fire = { $player } wählt, welcher Lehrling entlassen wird.
smithy-wait-exchange = { $player } macht im Markt Platz für ein Königsstück.
smithy-wait-act = { $player } führt Aktionen aus.
smithy-wait-place = { $player } wählt einen Platz für die gekaufte Karte.
smithy-wait-bid = { $player } überlegt sich ein Gebot.
smithy-wait-draw = { $player } zieht Karten.

## Actions

smithy-do-complete = { $card } fertigstellen
smithy-do-tool-use = { $card } behalten
smithy-do-tool-sell = { $card } für { smithy-coins } verkaufen
smithy-do-salvage = { $card } in der Werkstatt behalten
smithy-do-salvage-none = Nichts behalten
smithy-do-fire = { $card } entlassen
smithy-do-exchange = { $card } in die Werkstatt verschieben
smithy-do-craft =
    { $count ->
        [0] { $card } ohne Rohstoffe herstellen
       *[other] { $card } aus { $parts } herstellen
    }
smithy-do-train =
    { $count ->
        [0] { $card } ohne Rohstoffe ausbilden
       *[other] { $card } mit { $parts } ausbilden
    }
smithy-do-pay = { $card } mit { $part } bezahlen
smithy-do-play-market = { $card } in den Markt spielen
smithy-do-play-workshop = { $card } in die Werkstatt spielen
smithy-do-play-refined = { $card } in die Werkstatt spielen
smithy-do-move-market = { $card } in den Markt verschieben
smithy-do-move-workshop = { $card } in die Werkstatt verschieben
smithy-do-swap = { $card } gegen eine Karte der Werkstatt tauschen
smithy-do-with = { $card } gegen { $other } tauschen
smithy-do-sell = { $card } für { smithy-coins } verkaufen
smithy-do-buy-warehouse = { $card } für { smithy-coins } aus dem Lagerhaus kaufen
smithy-do-buy = { $card } für { smithy-coins } von { $seller } kaufen
smithy-do-name = { $card } (von { $seller }) zur Versteigerung stellen, ab { smithy-coins }
smithy-do-to-market = { $card } in den Markt legen
smithy-do-to-workshop = { $card } in die Werkstatt legen
smithy-do-bid = { smithy-coins } bieten
smithy-do-bid-haggled =
    { $paid ->
        [one] { smithy-coins } bieten (du zahlst 1 Münze)
       *[other] { smithy-coins } bieten (du zahlst { $paid } Münzen)
    }
smithy-do-pass = Passen
smithy-do-discard = { $card } abwerfen
smithy-do-draw-mine = Aus der Mine ziehen (noch { $left })
smithy-do-draw-guild = Aus der Gilde ziehen (noch { $left })
smithy-do-end = Aktionen beenden

## Why something can't be done

smithy-why-hand-full = Deine Hand ist voll (Limit { $limit }).
smithy-why-market-full = Dein Markt ist voll (Limit { $limit }).
smithy-why-workshop-full = Deine Werkstatt ist voll (Limit { $limit }).
smithy-why-no-room = Dein Markt und deine Werkstatt sind beide voll.
smithy-why-lacks = In deiner Werkstatt fehlt veredelt: { $parts }.
smithy-why-coins =
    { $coins ->
        [one] Dir fehlt 1 Münze.
       *[other] Dir fehlen { $coins } Münzen.
    }
smithy-why-tilted = Gekippte Karten kannst du weder verkaufen noch abwerfen.
smithy-why-just-moved = Du hast diese Karte gerade erst verschoben und kannst sie nicht gleich zurücklegen.
smithy-why-king = Ein fertiges Königsstück kannst du weder verschieben noch verkaufen oder abwerfen.
smithy-why-stack = Einen Werkstapel kannst du weder verschieben noch auflösen.
smithy-why-named = Diese Karte stand in diesem Zug schon zur Versteigerung.

## Log

smithy-log-turn = { $player } ist am Zug (Runde { $round })
smithy-log-income = { $player } erhält { smithy-coins } Einkünfte
smithy-log-refined = { $player } veredelt { $parts }
smithy-log-trained = { $player } beendet die Ausbildung von { $card }
smithy-log-fired = { $player } ersetzt { $card } durch { $other } und legt den alten Lehrling in die Werkstatt
smithy-log-untrained = { $player } kann keinen Lehrling entlassen und mischt { $card } in den Gildenstapel
smithy-log-tool-used = { $player } stellt das Werkzeug { $card } fertig und behält es
smithy-log-tool-sold = { $player } stellt das Werkzeug { $card } fertig und verkauft es für { smithy-coins }
smithy-log-item-sold = { $player } stellt { $card } fertig und erhält { smithy-coins }
smithy-log-salvaged = { $player } behält { $card } aus dem Werkstapel
smithy-log-king-done =
    { $count ->
        [0] { $player } stellt ein Königsstück fertig und legt es verdeckt in den Markt
       *[other] { $player } stellt ein Königsstück fertig und legt es verdeckt in den Markt, darunter { $parts }
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player } stellt das Königsstück { $card } fertig und legt es verdeckt in den Markt
       *[other] { $player } stellt das Königsstück { $card } fertig und legt es verdeckt in den Markt, darunter { $parts }
    }
smithy-log-exchanged = { $player } verschiebt { $card } in die Werkstatt, um Platz für ein Königsstück zu machen
smithy-log-king-lost =
    { $count ->
        [0] { $player } hat im Markt keinen Platz für ein Königsstück und mischt es in den Gildenstapel
       *[other] { $player } hat im Markt keinen Platz für ein Königsstück und mischt es in den Gildenstapel, seine Rohstoffe in den Minenstapel ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player } hat im Markt keinen Platz für das Königsstück { $card } und mischt es in den Gildenstapel
       *[other] { $player } hat im Markt keinen Platz für das Königsstück { $card } und mischt es in den Gildenstapel, seine Rohstoffe in den Minenstapel ({ $parts })
    }
smithy-log-played-market = { $player } spielt { $card } in den Markt
smithy-log-played-workshop = { $player } spielt { $card } in die Werkstatt
smithy-log-stoked = { $player } spielt { $card } in die Werkstatt
smithy-log-moved-market = { $player } verschiebt { $card } in den Markt
smithy-log-moved-workshop = { $player } verschiebt { $card } in die Werkstatt
smithy-log-swapped = { $player } tauscht { $card } in die Werkstatt und { $other } in den Markt
smithy-log-discarded = { $player } wirft { $card } ab
smithy-log-sold = { $player } verkauft { $card } für { smithy-coins }
smithy-log-bought-warehouse = { $player } kauft { $card } für { smithy-coins } aus dem Lagerhaus
smithy-log-bought-market = { $player } kauft { $card } für { smithy-coins } von { $seller } und legt die Karte in den Markt
smithy-log-bought-workshop = { $player } kauft { $card } für { smithy-coins } von { $seller } und legt die Karte in die Werkstatt
smithy-log-haggled-market =
    { $paid ->
        [one] { $player } kauft { $card } für 1 Münze von { $seller } und legt die Karte in den Markt (der Verkäufer erhält { $coins })
       *[other] { $player } kauft { $card } für { $paid } Münzen von { $seller } und legt die Karte in den Markt (der Verkäufer erhält { $coins })
    }
smithy-log-haggled-workshop =
    { $paid ->
        [one] { $player } kauft { $card } für 1 Münze von { $seller } und legt die Karte in die Werkstatt (der Verkäufer erhält { $coins })
       *[other] { $player } kauft { $card } für { $paid } Münzen von { $seller } und legt die Karte in die Werkstatt (der Verkäufer erhält { $coins })
    }
smithy-log-crafted =
    { $count ->
        [0] { $player } stellt { $card } ohne Rohstoffe her
       *[other] { $player } stellt { $card } aus { $parts } her
    }
smithy-log-training =
    { $count ->
        [0] { $player } bildet { $card } ohne Rohstoffe aus
       *[other] { $player } bildet { $card } mit { $parts } aus
    }
smithy-log-sealed =
    { $count ->
        [0] { $player } stellt verdeckt ein Königsstück ohne Rohstoffe her
       *[other] { $player } stellt verdeckt ein Königsstück aus { $parts } her
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player } stellt verdeckt das Königsstück { $card } ohne Rohstoffe her
       *[other] { $player } stellt verdeckt das Königsstück { $card } aus { $parts } her
    }
smithy-log-drew-mine = { $player } zieht eine Karte aus der Mine
smithy-log-drew-mine-card = { $player } zieht { $card } aus der Mine
smithy-log-drew-guild = { $player } zieht eine Karte aus der Gilde
smithy-log-drew-guild-card = { $player } zieht { $card } aus der Gilde
smithy-log-refilled =
    { $count ->
        [one] Die Mine wird mit 1 Karte aufgefüllt
       *[other] Die Mine wird mit { $count } Karten aufgefüllt und gemischt
    }
smithy-log-last-turn-guild = { $player } zieht die letzte Gildenkarte; alle anderen haben noch einen Zug
smithy-log-last-turn-mine = { $player } zieht die letzte Minenkarte; alle anderen haben noch einen Zug
smithy-log-last-turn-kings = { $player } beendet den Zug mit vier oder mehr fertigen Königsstücken; alle anderen haben noch einen Zug
smithy-log-named = { $player } stellt { $card } aus dem Markt von { $seller } zur Versteigerung
smithy-log-bid = { $player } bietet { smithy-coins }
smithy-log-passed = { $player } passt
smithy-log-unsold = Niemand bietet auf { $card }, also bleibt die Karte im Markt von { $seller }
smithy-log-over-guild = Die Partie ist zu Ende, weil der Gildenstapel leer ist
smithy-log-over-mine = Die Partie ist zu Ende, weil der Minenstapel leer ist
smithy-log-over-kings = Die Partie ist zu Ende, weil jemand vier fertige Königsstücke hat
smithy-log-over-rounds = Die Partie ist nach Runde 100 zu Ende

## Score sheet

smithy-sheet-coins = Münzen
smithy-sheet-stock = Rohstoffe im Markt (Kaufwert)
smithy-sheet-bonus-weapon = Waffenbonus
smithy-sheet-bonus-shield = Schildbonus
smithy-sheet-bonus-armor = Rüstungsbonus
smithy-sheet-kings = Königsstücke
smithy-sheet-total = Summe
smithy-winner = { $player } gewinnt!
smithy-winners-shared = Geteilter Sieg: { $players }
smithy-ending-guild = Die letzte Gildenkarte wurde gezogen.
smithy-ending-mine = Die letzte Minenkarte wurde gezogen.
smithy-ending-kings = Jemand hat einen Zug mit vier oder mehr fertigen Königsstücken beendet.
smithy-ending-rounds = Die Partie hat die Grenze von 100 Runden erreicht.
