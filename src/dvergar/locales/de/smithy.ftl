# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Veredle, schmiede, handle und diene heimlich dem König.
smithy-reconstructed = Der Kartensatz ist unsere eigene Rekonstruktion, nicht der gedruckte.

## Options

smithy-option-mode = Spielmodus
    .help = Mit welchen Gildenkarten ihr spielt.
smithy-option-mode-starter = Einsteigerspiel
    .help = Die Grundkarten und die Karten des Einsteigerspiels, zusammen 43: gut für die erste Partie.
smithy-option-mode-full = Vollständiges Spiel
    .help = Die Grundkarten und die Karten des vollständigen Spiels, zusammen 60, mit viel mehr Königsstücken.
smithy-option-bidding = Bieten
    .help = Karten aus fremden Märkten werden nicht einfach gekauft: Jeder darf einmal auf sie bieten.
smithy-option-endless-mine = Unerschöpfliche Mine
    .help = Der leere Minenstapel wird aus den abgeworfenen Rohstoffen und dem Lagerhaus neu gemischt und beendet das Spiel nicht mehr.
smithy-option-first = Startspieler
    .help = Der Platz, der beginnt; ist keiner gewählt, wird er ausgelost.

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
smithy-last-turn = Letzter Zug, ausgelöst von { $player }.

## Questions to the player

smithy-ask-complete = Stelle deine Werkstapel fertig: Welcher ist der nächste?
smithy-ask-tool = { $card }: fertig. Dieses Werkzeug für immer benutzen oder verkaufen?
smithy-ask-salvage = { $card }: fertig. Welches Metall des Stapels behältst du in deiner Werkstatt, wenn überhaupt?
smithy-ask-fire = { $card }: ein dritter Lehrling. Welcher der beiden anderen geht in deine Werkstatt?
smithy-ask-exchange = { $card }: fertig, aber dein Markt ist voll. Welche Karte macht Platz und kommt in deine Werkstatt?
smithy-ask-act = Deine Aktionen: Tu, was du möchtest, dann beende sie und zieh Karten.
smithy-ask-pay = { $card }: Wähle den nächsten Rohstoff, den du darunterlegst.
smithy-ask-swap = Tauschen ({ $card }): Wähle die Karte aus deiner Werkstatt.
smithy-ask-place = { $card }: gehört dir. In deinen Markt oder in deine Werkstatt damit?
smithy-ask-bid =
    { $high ->
        [0] { $card } aus dem Markt von { $seller }: noch kein Gebot. Biete oder passe; du hast { smithy-coins }.
       *[other] { $card } aus dem Markt von { $seller }: Das höchste Gebot ist { $high }. Biete mehr oder passe; du hast { smithy-coins }.
    }
smithy-ask-draw =
    { $left ->
        [one] Zieh noch 1 Karte: aus der Mine oder aus der Gilde?
       *[other] Zieh noch { $left } Karten: die nächste aus der Mine oder aus der Gilde?
    }

## Waiting for another player

smithy-wait-complete = { $player } stellt Werkstapel fertig.
smithy-wait-tool = { $player } entscheidet, ob ein Werkzeug benutzt oder verkauft wird.
smithy-wait-salvage = { $player } wählt ein Metall zum Behalten.
smithy-wait-fire = { $player } wählt, welcher Lehrling ausgetauscht wird.
smithy-wait-exchange = { $player } macht im Markt Platz für ein Königsstück.
smithy-wait-act = { $player } führt Aktionen aus.
smithy-wait-place = { $player } wählt einen Platz für die gekaufte Karte.
smithy-wait-bid = { $player } überlegt sich ein Gebot.
smithy-wait-draw = { $player } zieht Karten.

## Actions

smithy-do-complete = Fertigstellen: { $card }
smithy-do-tool-use = Benutzen: { $card }
smithy-do-tool-sell = Verkaufen: { $card } ({ smithy-coins })
smithy-do-salvage = In der Werkstatt behalten: { $card }
smithy-do-salvage-none = Nichts behalten
smithy-do-fire = In die Werkstatt gehen lassen: { $card }
smithy-do-exchange = Platz machen: { $card } in die Werkstatt
smithy-do-craft =
    { $count ->
        [0] Herstellen: { $card } ohne Rohstoffe
       *[other] Herstellen: { $card } aus { $parts }
    }
smithy-do-train =
    { $count ->
        [0] Ausbilden: { $card } ohne Rohstoffe
       *[other] Ausbilden: { $card } mit { $parts }
    }
smithy-do-pay = Bezahlen ({ $card }): { $part }
smithy-do-play-market = In den Markt spielen: { $card }
smithy-do-play-workshop = In die Werkstatt spielen: { $card }
smithy-do-play-refined = Gleich veredelt in die Werkstatt spielen: { $card }
smithy-do-move-market = In den Markt verschieben: { $card }
smithy-do-move-workshop = In die Werkstatt verschieben: { $card }
smithy-do-swap = Gegen eine Karte der Werkstatt tauschen: { $card }
smithy-do-with = Tauschen: { $card } in die Werkstatt, { $other } in den Markt
smithy-do-sell = Verkaufen: { $card } ({ smithy-coins })
smithy-do-buy-warehouse = Im Lagerhaus kaufen: { $card } ({ smithy-coins })
smithy-do-buy = Von { $seller } kaufen: { $card } ({ smithy-coins })
smithy-do-name = Im Markt von { $seller } für Gebote benennen: { $card } (ab { smithy-coins })
smithy-do-to-market = In den Markt legen: { $card }
smithy-do-to-workshop = In die Werkstatt legen: { $card }
smithy-do-bid = { smithy-coins } bieten
smithy-do-bid-haggled =
    { $paid ->
        [one] { smithy-coins } bieten (du zahlst 1 Münze)
       *[other] { smithy-coins } bieten (du zahlst { $paid } Münzen)
    }
smithy-do-pass = Passen
smithy-do-discard = Abwerfen: { $card }
smithy-do-draw-mine = Aus der Mine ziehen (noch { $left })
smithy-do-draw-guild = Aus der Gilde ziehen (noch { $left })
smithy-do-end = Aktionen beenden

## Why something can't be done

smithy-why-hand-full = Deine Hand ist voll (Limit { $limit }).
smithy-why-market-full = Dein Markt ist voll (Limit { $limit }).
smithy-why-workshop-full = Deine Werkstatt ist voll (Limit { $limit }).
smithy-why-no-room = Dein Markt und deine Werkstatt sind beide voll.
smithy-why-lacks = Fehlende veredelte Rohstoffe in deiner Werkstatt: { $parts }.
smithy-why-coins =
    { $coins ->
        [one] Dir fehlt 1 Münze.
       *[other] Dir fehlen { $coins } Münzen.
    }
smithy-why-tilted = Gekippte Karten können weder verkauft noch abgeworfen werden.
smithy-why-just-moved = Du hast diese Karte eben erst bewegt und kannst sie nicht gleich zurücklegen.
smithy-why-king = Ein fertiges Königsstück bleibt, wo es ist.
smithy-why-stack = Ein Werkstapel kann weder verschoben noch aufgelöst werden.
smithy-why-named = Diese Karte wurde in diesem Zug schon für Gebote benannt.

## Log

smithy-log-turn = { $player }: am Zug (Runde { $round })
smithy-log-income = { $player }: { smithy-coins } Einkünfte erhalten
smithy-log-refined = { $player }: { $parts } veredelt
smithy-log-trained = { $player }: Lehrling { $card } fertig ausgebildet
smithy-log-fired = { $player }: Lehrling { $card } durch { $other } ersetzt und in die Werkstatt gelegt
smithy-log-untrained = { $player }: kein Lehrling darf gehen, daher { $card } in den Gildenstapel gemischt
smithy-log-tool-used = { $player }: Werkzeug { $card } fertiggestellt, jetzt in Gebrauch
smithy-log-tool-sold = { $player }: Werkzeug { $card } fertiggestellt und für { smithy-coins } verkauft
smithy-log-item-sold = { $player }: Gegenstand { $card } fertiggestellt, { smithy-coins } erhalten
smithy-log-salvaged = { $player }: { $card } aus dem Werkstapel in der Werkstatt behalten
smithy-log-king-done =
    { $count ->
        [0] { $player }: Königsstück fertiggestellt und verdeckt in den Markt gelegt, ohne Rohstoffe
       *[other] { $player }: Königsstück fertiggestellt und verdeckt in den Markt gelegt, samt Rohstoffen ({ $parts })
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player }: Königsstück { $card } fertiggestellt und verdeckt in den Markt gelegt, ohne Rohstoffe
       *[other] { $player }: Königsstück { $card } fertiggestellt und verdeckt in den Markt gelegt, samt Rohstoffen ({ $parts })
    }
smithy-log-exchanged = { $player }: { $card } in die Werkstatt gelegt, um einem Königsstück Platz zu machen
smithy-log-king-lost =
    { $count ->
        [0] { $player }: kein Platz im Markt, Königsstück in den Gildenstapel gemischt
       *[other] { $player }: kein Platz im Markt, Königsstück in den Gildenstapel und seine Rohstoffe in den Minenstapel gemischt ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player }: kein Platz im Markt, Königsstück { $card } in den Gildenstapel gemischt
       *[other] { $player }: kein Platz im Markt, Königsstück { $card } in den Gildenstapel und seine Rohstoffe in den Minenstapel gemischt ({ $parts })
    }
smithy-log-played-market = { $player }: { $card } in den Markt gespielt
smithy-log-played-workshop = { $player }: { $card } in die Werkstatt gespielt
smithy-log-stoked = { $player }: { $card } gleich veredelt in die Werkstatt gespielt
smithy-log-moved-market = { $player }: { $card } in den Markt verschoben
smithy-log-moved-workshop = { $player }: { $card } in die Werkstatt verschoben
smithy-log-swapped = { $player }: zwei Karten getauscht, { $card } in die Werkstatt und { $other } in den Markt
smithy-log-discarded = { $player }: { $card } abgeworfen
smithy-log-sold = { $player }: { $card } für { smithy-coins } verkauft
smithy-log-bought-warehouse = { $player }: { $card } für { smithy-coins } im Lagerhaus gekauft
smithy-log-bought-market = { $player }: { $card } für { smithy-coins } von { $seller } gekauft und in den Markt gelegt
smithy-log-bought-workshop = { $player }: { $card } für { smithy-coins } von { $seller } gekauft und in die Werkstatt gelegt
smithy-log-haggled-market =
    { $paid ->
        [one] { $player }: { $card } für 1 Münze von { $seller } gekauft (der Verkäufer erhält { $coins }) und in den Markt gelegt
       *[other] { $player }: { $card } für { $paid } Münzen von { $seller } gekauft (der Verkäufer erhält { $coins }) und in den Markt gelegt
    }
smithy-log-haggled-workshop =
    { $paid ->
        [one] { $player }: { $card } für 1 Münze von { $seller } gekauft (der Verkäufer erhält { $coins }) und in die Werkstatt gelegt
       *[other] { $player }: { $card } für { $paid } Münzen von { $seller } gekauft (der Verkäufer erhält { $coins }) und in die Werkstatt gelegt
    }
smithy-log-crafted =
    { $count ->
        [0] { $player }: { $card } ohne Rohstoffe hergestellt
       *[other] { $player }: { $card } aus { $parts } hergestellt
    }
smithy-log-training =
    { $count ->
        [0] { $player }: Ausbildung ohne Rohstoffe begonnen: { $card }
       *[other] { $player }: Ausbildung mit { $parts } begonnen: { $card }
    }
smithy-log-sealed =
    { $count ->
        [0] { $player }: Königsstück verdeckt hergestellt, ohne Rohstoffe
       *[other] { $player }: Königsstück verdeckt hergestellt aus { $parts }
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player }: Königsstück { $card } verdeckt hergestellt, ohne Rohstoffe
       *[other] { $player }: Königsstück { $card } verdeckt hergestellt aus { $parts }
    }
smithy-log-drew-mine = { $player }: Karte aus der Mine gezogen
smithy-log-drew-mine-card = { $player }: { $card } aus der Mine gezogen
smithy-log-drew-guild = { $player }: Karte aus der Gilde gezogen
smithy-log-drew-guild-card = { $player }: { $card } aus der Gilde gezogen
smithy-log-refilled =
    { $count ->
        [one] Der Minenstapel ist wieder gefüllt: 1 Karte
       *[other] Der Minenstapel ist neu gemischt: { $count } Karten
    }
smithy-log-last-turn-guild = { $player }: letzte Karte des Gildenstapels gezogen; alle anderen haben noch je einen Zug
smithy-log-last-turn-mine = { $player }: letzte Karte des Minenstapels gezogen; alle anderen haben noch je einen Zug
smithy-log-last-turn-kings = { $player }: Zug mit vier oder mehr fertigen Königsstücken beendet; alle anderen haben noch je einen Zug
smithy-log-named = { $player }: { $card } im Markt von { $seller } für Gebote benannt
smithy-log-bid = { $player }: { smithy-coins } geboten
smithy-log-passed = { $player }: gepasst
smithy-log-unsold = Kein Gebot, im Markt von { $seller } bleibt: { $card }
smithy-log-over-guild = Das Spiel ist aus: Der Gildenstapel war leer
smithy-log-over-mine = Das Spiel ist aus: Der Minenstapel war leer
smithy-log-over-kings = Das Spiel ist aus: Jemand hatte vier fertige Königsstücke
smithy-log-over-rounds = Das Spiel ist aus: Runde 100 ist zu Ende

## Score sheet

smithy-sheet-coins = Münzen
smithy-sheet-stock = Rohstoffe im Markt zum Kaufwert
smithy-sheet-bonus-weapon = Waffenbonus
smithy-sheet-bonus-shield = Schildbonus
smithy-sheet-bonus-armor = Rüstungsbonus
smithy-sheet-kings = Königsstücke
smithy-sheet-total = Summe
smithy-winner = { $player } gewinnt!
smithy-winners-shared = Geteilter Sieg: { $players }
smithy-ending-guild = Die letzte Karte des Gildenstapels wurde gezogen.
smithy-ending-mine = Die letzte Karte des Minenstapels wurde gezogen.
smithy-ending-kings = Ein Zug wurde mit vier oder mehr fertigen Königsstücken beendet.
smithy-ending-rounds = Runde 100 ging zu Ende, ohne dass ein letzter Zug ausgelöst wurde.
