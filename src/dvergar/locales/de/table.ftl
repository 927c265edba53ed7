# The terminal table: what any game's table says, then the short words of each game.

table-seat-human = Spieler { $seat }
table-seat-greedy = Gierig { $seat }
table-seat-random = Zufall { $seat }

table-welcome = Wähle nach Nummer oder tippe Wörter wie „{ $example }“. ? zeigt die Hilfe.
table-since = Seit deinem letzten Zug:
table-so-far = Bisher:
table-go-on = Enter: weiter
table-pays =
    { $count ->
        [0] (Enter: { $parts })
       *[other] (gelegt: { $laid }; Enter: { $parts })
    }
table-run = oder tippe etwas von „{ $first }“ bis „{ $last }“

table-several = „{ $typed }“ kann heißen:
table-unknown = „{ $typed }“ ist jetzt nicht möglich.
table-near = Möglich sind:
table-no-number = Eine Nummer { $typed } gibt es nicht.
table-hint = { $most ->
        [1] Tippe 1
       *[other] Tippe eine Nummer von 1 bis { $most }
    } oder Wörter; liste zeigt alle Aktionen in Worten, ? die Hilfe.
table-undone = Zurückgenommen.
table-no-undo = Nichts lässt sich zurücknehmen: nur im eigenen Zug und höchstens bis zu dem, was zuletzt gezogen wurde oder ein anderer getan hat.
table-no-news = Noch ist nichts geschehen.
table-no-rule = Keine Regel spricht von „{ $query }“. „regel“ allein nennt sie alle.
table-no-card = Keine Karte heißt „{ $query }“.
table-which-card = Welche: { $names }?

table-curtain = { $player } ist dran. Alle anderen schauen weg.
table-ready =
    { $game ->
        [smithy] { $player }: Enter zeigt deine Karten.
        [jewellers] { $player }: Enter zeigt den Tisch.
       *[other] { $player }: Enter zeigt deine Edelsteine und deinen Plan.
    }
table-hide =
    { $game ->
        [smithy] Enter verdeckt deine Karten.
        [jewellers] Enter verdeckt den Tisch.
       *[other] Enter verdeckt deine Edelsteine.
    }

table-offer = Das Spiel als [{ $file }] speichern? Enter speichert, n geht ohne Speichern, oder tippe einen anderen Namen:
table-colon = :
table-saved =
    Das Spiel ist gespeichert. Weiter mit:
    dvergar play --resume { $file }
table-unsaved = Das Spiel wurde nicht gespeichert.
table-taken = { $file } gibt es schon: Wähle einen anderen Namen.
table-not-written = Das Spiel konnte nicht gespeichert werden: { $reason }
table-finished = Das Spiel wurde nicht gespeichert; --save DATEI bewahrt es auf.
table-finished-kept =
    Das Spiel ist gespeichert. Prüfen mit:
    dvergar verify { $file }

## Commands, with their other names

table-command-help = hilfe
table-command-undo = zurück
table-command-status = stand, tisch
table-command-list = liste
table-command-log = protokoll
table-command-piles = abwurf
table-command-rule = regel, regeln
table-command-card = karte
table-command-save = speichern
table-command-quit = verlassen
table-help =
    Jede Aktion hat eine Nummer mit Klammer. Tippe die Nummer oder Wörter: „{ $example }“, „{ $short }“, „{ $exact }“.
    - liste: alle Aktionen in ganzen Sätzen
    - Enter, stand: den Tisch neu zeichnen{ $game ->
        [smithy] ; beim Bezahlen legt Enter die vorgeschlagenen Rohstoffe
       *[other] {""}
    }
    - zurück (u): deine letzte Aktion{ $game ->
        [smithy] {""}
        [jewellers] {""}
       *[other] {""} oder den zuletzt gesetzten Zwerg
    } zurücknehmen
    - protokoll, protokoll alles: was seit deinem letzten Zug, seit Beginn geschah
    - { $rule }: eine Regel nachschlagen; { $card }: eine Karte nachschlagen
    - abwurf: { $game ->
        [smithy] die abgeworfenen Karten
        [jewellers] der Ablagestapel, der Vorrat mit grüner Rückseite und die Karten aller
       *[other] die Aufträge aus dem Spiel
    }
    - speichern, speichern DATEI: das Spiel aufbewahren; verlassen: den Tisch verlassen
    - Auch Strg-C verlässt den Tisch und bietet das Speichern an

## Dwarven Smithy

smithy-example = Eisen Markt spielen
    .short = ei ma sp
    .exact = play:iron:market
    .rule = regel S2.6, regel markt
    .card = karte kelch
smithy-legend =
    Zeichen auf dem Tisch:
    - ◆ veredelt, ◇ roh, ~ gekippt, ♛ Königsstück
    - 7)→ Markt, 8)→ Werkstatt: die Karte dorthin spielen oder verschieben; 9)Eisen @4: für 4 Münzen kaufen
    - +2: was der Verkauf bringt; ↓3: drei Karten liegen im Lagerhaus darüber
    - Kelch 22: Silber, Gold: der Wert bei Fertigstellung und die Kosten
    - [Kelch 22: Silber, Gold]: ein Werkstapel oder in einem Markt ein fertiges Königsstück
smithy-piles = abgeworfen { $resources } + { $cards }
smithy-active = (am Zug)
smithy-done = (fertig)

smithy-menu-craft =
    { $count ->
        [0] herstellen (gratis)
       *[other] herstellen ({ $parts })
    }
    .tight = herstellen
    .verb = herstellen
smithy-menu-train =
    { $count ->
        [0] ausbilden (gratis)
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
smithy-menu-pay = legen
smithy-menu-sell = verkaufen
    .verb = verkaufen
smithy-menu-buy-warehouse = kaufen
smithy-menu-buy = kaufen
    .verb = kaufen
smithy-menu-name = Gebote
smithy-menu-discard = abwerfen
    .verb = abwerfen

smithy-brief-act = Deine Aktionen, so viele du willst; dann zieh Karten.
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
smithy-brief-turn-income = +{ $coins } je Zug
smithy-brief-sell-tilted = verkauft auch gekippt
smithy-brief-play-refined = { $per_turn }× je Zug: veredelt ausspielen
smithy-brief-salvage-metal = { $per_turn }× je Zug: ein Metall behalten
smithy-brief-warehouse-price = Lagerhaus −{ $discount }
smithy-brief-market-price = andere Märkte −{ $discount }
smithy-brief-saves = −1 { $part }: { $scope }
