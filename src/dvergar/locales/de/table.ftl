# The terminal table: what any game's table says, then the short words of each game.

table-seat-human = Spieler { $seat }
table-seat-greedy = Leicht-Bot { $seat }
table-seat-random = Zufallsbot { $seat }

table-welcome = Wähle nach Nummer oder tippe Wörter wie „{ $example }“. Tippe „?“ für die Hilfe.
table-since = Seit deinem letzten Zug:
table-so-far = Bisher:
table-go-on = Enter: weiter
table-pays =
    { $count ->
        [0] (Enter: { $parts })
       *[other] (bezahlt: { $laid }; Enter: { $parts })
    }
table-run = oder tippe etwas von „{ $first }“ bis „{ $last }“

table-several = „{ $typed }“ kann heißen:
table-unknown = „{ $typed }“ ist jetzt nicht möglich.
table-near = Meintest du:
table-no-number = Eine Aktion { $typed } gibt es nicht.
table-hint = { $most ->
        [1] Tippe 1
       *[other] Tippe eine Nummer von 1 bis { $most }
    } oder Wörter. „liste“ zeigt alle Aktionen in Worten, „?“ die Hilfe.
table-undone = Zurückgenommen.
table-no-undo = Nichts zurückzunehmen. Du kannst nur deine Aktionen in diesem Zug zurücknehmen, bis zur letzten gezogenen Karte oder zur Aktion eines anderen Spielers.
table-no-news = Noch ist nichts passiert.
table-no-rule = Keine Regel erwähnt „{ $query }“. Tippe „regel“ für eine Liste.
table-no-card = Keine Karte heißt „{ $query }“.
table-which-card = Welche: { $names }?

table-curtain = { $player } ist dran. Alle anderen schauen bitte weg.
table-ready =
    { $game ->
        [smithy] { $player }: Drück Enter, um deine Karten zu zeigen.
        [jewellers] { $player }: Drück Enter, um den Tisch zu zeigen.
       *[other] { $player }: Drück Enter, um deine Edelsteine und deinen Plan zu zeigen.
    }
table-hide =
    { $game ->
        [smithy] Drück Enter, um deine Karten zu verdecken.
        [jewellers] Drück Enter, um den Tisch zu verdecken.
       *[other] Drück Enter, um deine Edelsteine zu verdecken.
    }

table-offer = Die Partie als [{ $file }] speichern? Drück Enter zum Speichern, tippe n zum Verlassen ohne Speichern oder einen anderen Namen:
table-colon = :
table-saved =
    Die Partie ist gespeichert. Weiter mit:
    dvergar play --resume { $file }
table-unsaved = Die Partie wurde nicht gespeichert.
table-taken = { $file } gibt es schon. Wähle einen anderen Namen.
table-not-written = Die Partie konnte nicht gespeichert werden: { $reason }
table-finished-kept =
    Die Partie ist gespeichert. Prüfen mit:
    dvergar verify { $file }

## Commands, with their other names

table-command-help = hilfe
table-command-undo = zurück
table-command-status = stand, tisch
table-command-list = liste
table-command-log = verlauf, protokoll
table-command-piles = ablagestapel, abwurf
table-command-rule = regel, regeln
table-command-card = karte
table-command-save = speichern
table-command-quit = verlassen
table-help =
    Jede Aktion hat eine Nummer mit Klammer. Tippe die Nummer oder Wörter: „{ $example }“, „{ $short }“, „{ $exact }“.
    - liste: alle Aktionen in ganzen Sätzen
    - Enter, stand: den Tisch neu zeichnen{ $game ->
        [smithy] ; beim Bezahlen zahlt Enter mit den vorgeschlagenen Rohstoffen
       *[other] {""}
    }
    - zurück (u): deine letzte Aktion{ $game ->
        [smithy] {""}
        [jewellers] {""}
       *[other] {""} oder den zuletzt gesetzten Zwerg
    } zurücknehmen
    - verlauf, verlauf alles: was seit deinem letzten Zug, seit Beginn passiert ist
    - { $rule }: eine Regel nachschlagen; { $card }: eine Karte nachschlagen
    - ablagestapel: { $game ->
        [smithy] die Ablagestapel
        [jewellers] der Ablagestapel, die grünen Karten und die Karten aller
       *[other] die Aufträge aus dem Spiel
    }
    - speichern, speichern DATEI: die Partie speichern; verlassen: den Tisch verlassen
    - Auch Strg-C verlässt den Tisch und bietet das Speichern an

## Dwarven Smithy

smithy-example = Eisen Markt spielen
    .short = ei ma sp
    .exact = play:iron:market
    .rule = regel S2.6, regel markt
    .card = karte kelch
smithy-legend =
    Symbole auf dem Tisch:
    - ◆ veredelt, ◇ roh, ~ gekippt, ♛ Königsstück
    - 7)→ Markt, 8)→ Werkstatt: die Karte dorthin spielen oder verschieben
    - 9)Eisen @4: für 4 Münzen kaufen
    - +2: was der Verkauf bringt
    - ↓3: drei Karten liegen im Lagerhaus darüber
    - Kelch 22: Silber, Gold: der Wert bei Fertigstellung und die Kosten
    - [Kelch 22: Silber, Gold]: ein Werkstapel oder ein fertiges Königsstück in einem Markt
smithy-piles = abgeworfen { $resources } + { $cards }
smithy-active = (am Zug)
smithy-done = (fertig)

smithy-menu-craft =
    { $count ->
        [0] herstellen (kostenlos)
       *[other] herstellen ({ $parts })
    }
    .tight = herstellen
    .verb = herstellen
smithy-menu-train =
    { $count ->
        [0] ausbilden (kostenlos)
       *[other] ausbilden ({ $parts })
    }
    .tight = ausbilden
    .verb = ausbilden
smithy-menu-play-market = → Markt
    .tight = →M
smithy-menu-play-workshop = → Werkstatt
    .tight = →W
smithy-menu-play-refined = → Werkstatt ◆
    .tight = →W◆
smithy-menu-move-market = → Markt
    .tight = →M
smithy-menu-move-workshop = → Werkstatt
    .tight = →W
smithy-menu-swap = tauschen
    .verb = tauschen
smithy-menu-with = tauschen
smithy-menu-exchange = → Werkstatt
    .tight = →W
smithy-menu-pay = bezahlen
smithy-menu-sell = verkaufen
    .verb = verkaufen
smithy-menu-buy-warehouse = kaufen
smithy-menu-buy = kaufen
    .verb = kaufen
smithy-menu-name = Versteigerung
smithy-menu-discard = abwerfen
    .verb = abwerfen

smithy-brief-act = Mach beliebig viele Aktionen, dann zieh Karten.
smithy-brief-refined = veredelt
smithy-brief-unrefined = roh
smithy-brief-tilted = gekippt
smithy-brief-metal = Metall
smithy-brief-gem = Edelstein
smithy-brief-rune = Rune
smithy-brief-any-metal = jedes Metall
smithy-brief-any-gem = jeder Edelstein
smithy-brief-any-rune = jede Rune
smithy-brief-market-limit = Markt +{ $amount }
smithy-brief-hand-limit = Hand +{ $amount }
smithy-brief-workshop-limit = Werkstatt +{ $amount }
smithy-brief-extra-draw = Ziehen +{ $amount }, Hand +{ $hand_limit }
smithy-brief-turn-income = +{ $coins } pro Zug
smithy-brief-sell-tilted = verkauft auch gekippt
smithy-brief-play-refined = { $per_turn }× pro Zug: spielt veredelt
smithy-brief-salvage-metal = { $per_turn }× pro Zug: behält ein Metall
smithy-brief-warehouse-price = Lagerhaus −{ $discount }
smithy-brief-market-price = andere Märkte −{ $discount }
smithy-brief-saves = −1 { $part }: { $scope }
