# Silberzwerg: what a player reads at the table.

silberzwerg-title = Silberzwerg
silberzwerg-tagline = Plane im Geheimen, grabe nach Edelsteinen und lass deine Schattenzwerge die Pläne der anderen durchkreuzen.
silberzwerg-reconstructed = Die Aufträge und die Preistabelle sind unsere eigene Rekonstruktion, nicht die gedruckten.

## Options

silberzwerg-option-long = Lange Partie
    .help = Zu dritt: alle 34 Aufträge statt 22.
silberzwerg-option-short = Kurze Partie
    .help = Zu viert: 22 Aufträge statt 34.
silberzwerg-option-low-start = Niedrigere einfarbige Aufträge
    .help = Einfarbige Aufträge beginnen bei 100 Silbertalern statt bei 120.
silberzwerg-option-public-bonus = Bonus für öffentliche Aufträge
    .help = Erfüllst du einen Auftrag von einem der beiden öffentlichen Felder, bekommst du 15 Silbertaler mehr.
silberzwerg-option-open-contracts = Offene Aufträge
    .help = Alle dürfen jeden Auftrag erfüllen. Kommt dein eigener Auftrag unerfüllt aus dem Spiel, zahlst du trotzdem die Strafe.

## Terms

silberzwerg-resource-yellow = Gelb
silberzwerg-resource-red = Rot
silberzwerg-resource-green = Grün
silberzwerg-resource-blue = Blau
silberzwerg-term-contract = Auftrag
silberzwerg-term-gems = Edelsteinbörse
silberzwerg-term-miner = Buddelzwerg
silberzwerg-term-lord = Silberzwerg
silberzwerg-term-ghost = Schattenzwerg
silberzwerg-term-axe = Axt
    .help = Erfülle drei Aufträge mit Axt und erhalte sofort 40 Silbertaler.
silberzwerg-term-pick = Spitzhacke
    .help = Erfülle drei Aufträge mit Spitzhacke und erhalte sofort 40 Silbertaler.
silberzwerg-term-hammer = Hammer
    .help = Erfülle drei Aufträge mit Hammer und erhalte sofort 40 Silbertaler.
silberzwerg-term-plus-minus-5 = +5/−5
    .help = Einmal: Du gewinnst 5 Silbertaler, jemand anderes verliert 5.
silberzwerg-term-no-ghost = durchgestrichener Schattenzwerg
    .help = Einmal: Du verhinderst, was ein fremder Schattenzwerg gerade tun will.
silberzwerg-term-minus-3 = −3
    .help = Einmal: Eine Farbe kostet für den Rest der Runde 3 Silbertaler weniger.
silberzwerg-term-yes = ja

## Values

silberzwerg-thalers = { $thalers } Silbertaler
silberzwerg-gem-count =
    { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
    }
silberzwerg-bag-count =
    { $count ->
        [0] Beutel leer
        [one] 1 Edelstein im Beutel
       *[other] { $count } Edelsteine im Beutel
    }
silberzwerg-deck-count =
    { $count ->
        [0] keine Aufträge mehr im Stapel
        [one] noch 1 Auftrag im Stapel
       *[other] noch { $count } Aufträge im Stapel
    }
silberzwerg-out-count =
    { $count ->
        [one] 1 Auftrag aus dem Spiel
       *[other] { $count } Aufträge aus dem Spiel
    }
silberzwerg-miners-left =
    { $count ->
        [one] 1 Buddelzwerg
       *[other] { $count } Buddelzwerge
    }
silberzwerg-leaders-left = { $count } Anführer
silberzwerg-left-to-place = Noch zu setzen: { $parts }
silberzwerg-placed = { $count } von { $limit } gesetzt
silberzwerg-round = Runde { $round }
silberzwerg-heading = Runde { $round } · Startspieler: { $player }
silberzwerg-turn-of = { $player } ist am Zug
silberzwerg-first-player = Startspieler
silberzwerg-limit = { $count }/{ $limit }

## Areas

silberzwerg-area-reserve = Vorrat
silberzwerg-area-plan = Dein Plan
silberzwerg-area-board = Einsatztafel
silberzwerg-area-miners = Buddelzwerge
silberzwerg-area-lords = Silberzwerge
silberzwerg-area-ghosts = Schattenzwerge
silberzwerg-row-leader = einer pro Spalte
silberzwerg-row-miner = 1 Edelstein pro Zwerg
silberzwerg-area-contracts = Aufträge
silberzwerg-area-own = Dein Auftrag
silberzwerg-area-owns = Deine Aufträge
silberzwerg-area-wealth = Vermögen
silberzwerg-area-bag = Beutel
silberzwerg-area-symbols = Behaltene Symbole
silberzwerg-area-deck = Auftragsstapel
silberzwerg-area-out = Aus dem Spiel
silberzwerg-area-players = Spieler
silberzwerg-area-phases = Phasen der Runde

silberzwerg-head-yellow = Gelbe Mine
silberzwerg-head-red = Rote Mine
silberzwerg-head-green = Grüne Mine
silberzwerg-head-blue = Blaue Mine
silberzwerg-head-contract = Auftrag
    .short = Auftrag
silberzwerg-head-gems = Edelsteinbörse
    .short = Börse

silberzwerg-cell-miner = gräbt 1 Edelstein aus
silberzwerg-cell-lord-mine = kauft Edelsteine
silberzwerg-cell-lord-contract = erfüllt deinen oder einen öffentlichen
silberzwerg-cell-lord-any-contract = erfüllt einen beliebigen
silberzwerg-cell-lord-gems = verkauft Edelsteine
silberzwerg-cell-ghost-mine = vertreibt 1 oder 2 Zwerge oder nimmt 1 Edelstein
silberzwerg-cell-ghost-contract = ändert einen Auftrag
silberzwerg-cell-ghost-gems = tauscht 2 Edelsteine oder stiehlt 2

silberzwerg-price = Preis
silberzwerg-price-of = { $card }: { silberzwerg-thalers } pro Edelstein
silberzwerg-last-prices = Preise der letzten Runde
silberzwerg-no-prices = Keine Preise vor dem ersten Aufdecken
silberzwerg-value = Wert
silberzwerg-penalty-of = Strafe: { silberzwerg-thalers }
silberzwerg-no-penalty = keine Strafe
silberzwerg-lacks = Dir fehlt noch: { $parts }
silberzwerg-lacks-nothing = Du hast alle Edelsteine
silberzwerg-lacks-mark = Blasse Edelsteine fehlen dir noch
silberzwerg-lowest = Niedrigster Wert: verfällt am Ende dieser Runde
silberzwerg-public = Öffentlich
silberzwerg-free-space = Leer, bis neue Aufträge kommen
silberzwerg-no-symbols = keine Symbole
silberzwerg-sealed = versiegelt
silberzwerg-planning = plant noch…
silberzwerg-spent = fertig
silberzwerg-goal = Erreiche 600 Silbertaler und gewinne sofort
silberzwerg-all-public = Alle Aufträge sind jetzt öffentlich, und niemand zahlt mehr Strafe.
silberzwerg-revealed = Alle Pläne sind aufgedeckt!
silberzwerg-turn-over = Umdrehen: Silber- oder Schattenzwerg
silberzwerg-clear = Plan leeren
silberzwerg-take-back = Zurücknehmen
silberzwerg-named = Schattenzwerg von { $owner }: { $choice }
silberzwerg-named-also = Schattenzwerg von { $owner }: { $choice } · { $also }
silberzwerg-swap-gives = Abgegeben: { $parts }
silberzwerg-swap-gets = Genommen: { $parts }
silberzwerg-active = (am Zug)

## Phases

silberzwerg-phase-placement = Einsatz
silberzwerg-phase-reveal = Aufdecken
silberzwerg-phase-prices = Preise
silberzwerg-phase-ghosts = Schattenzwerge
silberzwerg-phase-mining = Abbau
silberzwerg-phase-symbols = Symbole
silberzwerg-phase-lords = Silberzwerge
silberzwerg-phase-contracts = Aufträge
silberzwerg-phase-notch = Wertverlust
silberzwerg-phase-expiry = Verfall
silberzwerg-phase-refill = Nachschub
silberzwerg-phase-return = Max. 12
silberzwerg-phase-pass = Startspieler

## Questions to the player

silberzwerg-ask-place = Setze im Geheimen alle deine Zwerge, dann versiegle deinen Plan.
silberzwerg-ask-haunt = Wähle einen deiner Schattenzwerge und was er tut.
silberzwerg-ask-banish = Auch einen zweiten Zwerg aus dieser Mine vertreiben?
silberzwerg-ask-react = Ein fremder Schattenzwerg will handeln. Hältst du ihn mit deinem durchgestrichenen Schattenzwerg auf?
silberzwerg-ask-swap = Tausche 2 Edelsteine gegen 2 aus den Minen. Wähle den nächsten.
silberzwerg-ask-use = Jetzt ein Symbol einsetzen?
silberzwerg-ask-rule = Wähle einen deiner Silberzwerge und was er tut.
silberzwerg-ask-sell = Noch mehr Edelsteine verkaufen?
silberzwerg-ask-return = Du darfst 12 Edelsteine behalten. Welcher kommt zurück in seine Mine?

## Waiting for another player

silberzwerg-wait-place = { $player } plant noch.
silberzwerg-wait-haunt = { $player } wählt, was ein Schattenzwerg tut.
silberzwerg-wait-banish = { $player } wählt einen zweiten Zwerg zum Vertreiben.
silberzwerg-wait-react = { $player } kann den Schattenzwerg aufhalten.
silberzwerg-wait-swap = { $player } tauscht Edelsteine.
silberzwerg-wait-use = { $player } überlegt, ob ein Symbol zum Einsatz kommt.
silberzwerg-wait-rule = { $player } wählt, was ein Silberzwerg tut.
silberzwerg-wait-sell = { $player } verkauft Edelsteine.
silberzwerg-wait-return = { $player } gibt Edelsteine zurück, bis es 12 sind.
silberzwerg-wait-sealed = Dein Plan ist versiegelt. Es planen noch: { $players }

## Actions

silberzwerg-do-miner = Buddelzwerg in die Mine schicken ({ $card })
silberzwerg-do-lord = Silberzwerg in die Spalte schicken ({ $card })
silberzwerg-do-ghost = Schattenzwerg in die Spalte schicken ({ $card })
silberzwerg-do-seal = Plan versiegeln
silberzwerg-do-banish = { $kind } von { $victim } aus der Mine vertreiben ({ $card })
silberzwerg-do-also = Auch einen { $kind } von { $victim } aus der Mine vertreiben ({ $card })
silberzwerg-do-take = Einen Edelstein aus der Mine nehmen ({ $card })
silberzwerg-do-raise = Auftrag auf { silberzwerg-thalers } erhöhen ({ $card })
silberzwerg-do-lower = Auftrag auf { silberzwerg-thalers } senken ({ $card })
silberzwerg-do-remove = Auftrag aus dem Spiel nehmen ({ $card })
silberzwerg-do-swap = 2 Edelsteine gegen 2 aus den Minen tauschen
silberzwerg-do-steal =
    { $count ->
        [one] Von { $victim } 1 Edelstein stehlen
       *[other] Von { $victim } { $count } Edelsteine stehlen
    }
silberzwerg-do-steal-both = Von { $victim } und { $second } je 1 Edelstein stehlen
silberzwerg-do-rest-ghost = Schattenzwerg nicht einsetzen (Spalte { $card })
silberzwerg-do-rest-lord = Silberzwerg nicht einsetzen (Spalte { $card })
silberzwerg-do-cancel = Schattenzwerg aufhalten
silberzwerg-do-allow = Handeln lassen
silberzwerg-do-give = Einen Edelstein abgeben ({ $card })
silberzwerg-do-get = Dafür einen Edelstein nehmen ({ $card })
silberzwerg-do-buy = { $count } × { $card } für { silberzwerg-thalers } kaufen
silberzwerg-do-fulfil = Auftrag für { silberzwerg-thalers } erfüllen ({ $card })
silberzwerg-do-sell = { $count } × { $card } für { silberzwerg-thalers } verkaufen
silberzwerg-do-tribute = +5/−5 einsetzen (du gewinnst 5 Silbertaler, { $victim } verliert 5)
silberzwerg-do-cheapen = −3 einsetzen (der Preis von { $card } sinkt von { $before } auf { silberzwerg-thalers })
silberzwerg-do-return = Einen Edelstein zurückgeben ({ $card })
silberzwerg-do-enough-banish = Einer genügt
silberzwerg-do-enough-sell = Verkauf beenden
silberzwerg-do-enough-use = Nicht jetzt

## Why something can't be done

silberzwerg-why-all-miners-placed = Du hast schon alle deine Buddelzwerge gesetzt.
silberzwerg-why-all-leaders-placed = Du hast schon alle deine Anführer gesetzt.
silberzwerg-why-mine-full = Du darfst höchstens { $limit } Buddelzwerge in einer Mine haben.
silberzwerg-why-no-mine = Buddelzwerge arbeiten nur in den Minen.
silberzwerg-why-lord-there = Du hast schon einen Silberzwerg in dieser Spalte.
silberzwerg-why-ghost-there = Du hast schon einen Schattenzwerg in dieser Spalte.
silberzwerg-why-mine-empty = Diese Mine ist leer.
silberzwerg-why-nobody-there = In dieser Mine ist kein Zwerg, den dein Schattenzwerg vertreiben könnte.
silberzwerg-why-own-contract = Deinen eigenen Auftrag kannst du nicht senken.
silberzwerg-why-not-your-contract = Dieser Auftrag gehört jemand anderem.
silberzwerg-why-at-top = Dieser Auftrag hat schon seinen höchsten Wert.
silberzwerg-why-two-gems = Zum Tauschen brauchst du 2 Edelsteine.
silberzwerg-why-two-in-mines = In den Minen liegen weniger als 2 Edelsteine.
silberzwerg-why-their-bag-empty = Dieser Beutel ist leer.
silberzwerg-why-nobody-to-rob = Sonst hat niemand einen Edelstein, den du stehlen könntest.
silberzwerg-why-colour-order = Wähle die Edelsteine in dieser Reihenfolge: Gelb, Rot, Grün, Blau.
silberzwerg-why-no-second = Von dieser Farbe gibt es keinen zweiten Edelstein.
silberzwerg-why-lowest-price = Dieser Preis kann nicht weiter sinken.
silberzwerg-why-thalers =
    { $thalers ->
        [one] Dir fehlt 1 Silbertaler.
       *[other] Dir fehlen { $thalers } Silbertaler.
    }
silberzwerg-why-bag-empty = Dein Beutel ist leer.
silberzwerg-why-lacks = Dir fehlt noch: { $parts }.

## Log

silberzwerg-log-turn = Runde { $round } beginnt, und { $player } ist Startspieler
silberzwerg-log-dealt = { $player } bekommt einen neuen Auftrag ({ $card })
silberzwerg-log-dealt-public = Ein neuer öffentlicher Auftrag kommt ({ $card })
silberzwerg-log-revealed =
    { $player } deckt Buddelzwerge auf ({ $parts }){ $lord_count ->
        [0] {""}
        [one] , einen Silberzwerg ({ $lords })
       *[other] , Silberzwerge ({ $lords })
    }{ $ghost_count ->
        [0] {""}
        [one] , einen Schattenzwerg ({ $ghosts })
       *[other] , Schattenzwerge ({ $ghosts })
    }
silberzwerg-log-prices = Die Preise sind jetzt { $yellow_gem } { $yellow }, { $red_gem } { $red }, { $green_gem } { $green }, { $blue_gem } { $blue }
silberzwerg-log-banished = { $player } vertreibt einen { $kind } von { $victim } aus der Mine ({ $card })
silberzwerg-log-banished-two = { $player } vertreibt einen { $kind } von { $victim } und einen { $also } von { $second } aus der Mine ({ $card })
silberzwerg-log-took = { $player } nimmt einen Edelstein aus der Mine ({ $card })
silberzwerg-log-raised = { $player } erhöht einen Auftrag auf { silberzwerg-thalers } ({ $card })
silberzwerg-log-lowered = { $player } senkt einen Auftrag auf { silberzwerg-thalers } ({ $card })
silberzwerg-log-removed =
    { $thalers ->
        [0] { $player } nimmt einen Auftrag aus dem Spiel ({ $card }), und { $owner } zahlt nichts
       *[other] { $player } nimmt einen Auftrag aus dem Spiel ({ $card }), und { $owner } zahlt { silberzwerg-thalers }
    }
silberzwerg-log-removed-public = { $player } nimmt einen öffentlichen Auftrag aus dem Spiel ({ $card })
silberzwerg-log-swapped = { $player } tauscht { $parts } gegen { $got }
silberzwerg-log-stole =
    { $count ->
        [one] { $player } stiehlt 1 Edelstein von { $victim }
       *[other] { $player } stiehlt { $count } Edelsteine von { $victim }
    }
silberzwerg-log-stole-seen = { $player } stiehlt { $parts } von { $victim }
silberzwerg-log-rested-lord = { $player } setzt einen Silberzwerg nicht ein (Spalte { $card })
silberzwerg-log-rested-ghost = { $player } setzt einen Schattenzwerg nicht ein (Spalte { $card })
silberzwerg-log-cancelled = { $player } hält mit einem durchgestrichenen Schattenzwerg den Schattenzwerg von { $owner } auf
silberzwerg-log-cancelled-banished = { silberzwerg-log-cancelled } („{ silberzwerg-do-banish }“)
silberzwerg-log-cancelled-banished-two = { silberzwerg-log-cancelled } („{ $kind } von { $victim } und { $also } von { $second } aus der Mine vertreiben ({ $card })“)
silberzwerg-log-cancelled-take = { silberzwerg-log-cancelled } („{ silberzwerg-do-take }“)
silberzwerg-log-cancelled-raise = { silberzwerg-log-cancelled } („{ silberzwerg-do-raise }“)
silberzwerg-log-cancelled-lower = { silberzwerg-log-cancelled } („{ silberzwerg-do-lower }“)
silberzwerg-log-cancelled-remove = { silberzwerg-log-cancelled } („{ silberzwerg-do-remove }“)
silberzwerg-log-cancelled-swap = { silberzwerg-log-cancelled } („{ silberzwerg-do-swap }“)
silberzwerg-log-cancelled-steal = { silberzwerg-log-cancelled } („{ silberzwerg-do-steal }“)
silberzwerg-log-cancelled-steal-both = { silberzwerg-log-cancelled } („{ silberzwerg-do-steal-both }“)
silberzwerg-log-mined = { $player } baut { $parts } ab
silberzwerg-log-mined-nothing = { $player } baut nichts ab
silberzwerg-log-bought = { $player } kauft { $count } × { $card } für { silberzwerg-thalers }
silberzwerg-log-fulfilled = { $player } erfüllt einen Auftrag für { silberzwerg-thalers } ({ $card })
silberzwerg-log-fulfilled-public = { $player } erfüllt einen öffentlichen Auftrag für { silberzwerg-thalers } und { $bonus } als Bonus ({ $card })
silberzwerg-log-tool-set = { $player } gibt drei Aufträge mit dem gleichen Werkzeug für { silberzwerg-thalers } ab ({ $symbol })
silberzwerg-log-sold = { $player } verkauft { $count } × { $card } für { silberzwerg-thalers }
silberzwerg-log-tribute =
    { $thalers ->
        [0] { $player } setzt +5/−5 ein und gewinnt 5 Silbertaler, aber { $victim } hat keine zu verlieren
       *[other] { $player } setzt +5/−5 ein und gewinnt 5 Silbertaler, und { $victim } verliert { silberzwerg-thalers }
    }
silberzwerg-log-cheapened = { $player } setzt −3 ein, und { $card } kostet jetzt { silberzwerg-thalers }
silberzwerg-log-fell = Alle Aufträge sinken um eine Stufe
silberzwerg-log-expired =
    { $thalers ->
        [0] { $owner } verliert einen verfallenen Auftrag ohne Strafe ({ $card })
       *[other] { $owner } zahlt { silberzwerg-thalers } für einen verfallenen Auftrag ({ $card })
    }
silberzwerg-log-expired-public = Ein öffentlicher Auftrag verfällt ({ $card })
silberzwerg-log-returned = { $player } gibt einen Edelstein zurück ({ $card })
silberzwerg-log-returned-many = { $player } gibt Edelsteine zurück ({ $parts })
silberzwerg-log-opened = Der Stapel ist leer und ein öffentliches Feld bleibt frei, also sind ab jetzt alle Aufträge öffentlich und niemand zahlt mehr Strafe
silberzwerg-log-over-goal = Die Partie ist zu Ende, weil jemand 600 Silbertaler erreicht hat
silberzwerg-log-over-contracts = Die Partie ist zu Ende, weil es keine Aufträge mehr gibt
silberzwerg-log-over-rounds = Die Partie ist nach Runde 50 zu Ende

## The end

silberzwerg-sheet-wealth = Vermögen
silberzwerg-sheet-gems = Übrige Edelsteine
silberzwerg-sheet-symbols = Übrige Symbole
silberzwerg-sheet-chart = Vermögen Runde für Runde
silberzwerg-sheet-how = Nur das Vermögen zählt; übrige Edelsteine und Symbole sind nichts wert.
silberzwerg-winner = { $player } gewinnt!
silberzwerg-winners-shared = Geteilter Sieg: { $players }
silberzwerg-ending-goal = Jemand hat 600 Silbertaler erreicht.
silberzwerg-ending-contracts = Weder im Stapel noch auf dem Spielplan lag ein Auftrag.
silberzwerg-ending-rounds = Runde 50 ging zu Ende, bevor jemand 600 Silbertaler erreicht hatte.

## Short words of the terminal table

silberzwerg-example = Buddelzwerg rot
    .short = bu ro
    .exact = dig:red
    .rule = regel Z2.4, regel schattenzwerge
    .card = karte 8 gelb
silberzwerg-legend =
    Was du auf dem Tisch siehst:
    - 19 Edelsteine @6: die Edelsteine in der Mine und der Preis für einen; (@6): der Preis der letzten Runde
    - ⚒ Buddelzwerg, ♛ Silberzwerg, ☾ Schattenzwerg; (Schattenzwerg), (☾): er hat gehandelt
    - 1/4 Gelb: du hast 1 der 4 gelben Edelsteine, die der Auftrag verlangt
    - @70: was der Auftrag jetzt bringt; jedes ▾ ist eine Stufe tiefer, und bei ▾▾▾ verlässt er am Ende der Runde das Spiel
    - −20: was sein Besitzer zahlt, wenn er unerfüllt verfällt; [Axt]: das Symbol eines Auftrags; ★: behaltene Symbole erfüllter Aufträge
    - 3)✗: ein Schattenzwerg vertreibt diesen Zwerg; 4)+2: 2 Edelsteine kaufen; 5)−2: 2 verkaufen
silberzwerg-standing-miner =
    { $count ->
        [one] Buddelzwerg
       *[other] { $count } Buddelzwerge
    }
silberzwerg-standing-lord =
    { $count ->
        [one] Silberzwerg
       *[other] { $count } Silberzwerge
    }
silberzwerg-standing-ghost = Schattenzwerg
silberzwerg-seal-now = Alle deine Zwerge sind gesetzt. Versiegle deinen Plan, oder nimm mit „zurück“ den letzten zurück.

silberzwerg-menu-miner = Buddelzwerg
    .verb = buddelzwerg
silberzwerg-menu-lord = Silberzwerg
    .verb = silberzwerg
silberzwerg-menu-ghost = Schattenzwerg
    .verb = schattenzwerg
silberzwerg-menu-place = setzen
    .verb = setzen
silberzwerg-menu-banish = vertreiben
    .tight = ✗
    .verb = vertreiben
silberzwerg-menu-also = auch vertreiben
    .tight = ✗
    .verb = auch
silberzwerg-menu-take = 1 nehmen
    .verb = nehmen
silberzwerg-menu-raise = auf { $thalers } erhöhen
    .verb = erhöhen
silberzwerg-menu-lower = auf { $thalers } senken
    .verb = senken
silberzwerg-menu-remove = aus dem Spiel
    .verb = entfernen
silberzwerg-menu-swap = 2 tauschen
    .verb = tauschen
silberzwerg-menu-steal = { $count } stehlen
    .verb = stehlen
silberzwerg-menu-steal-both = je 1 stehlen
    .verb = stehlen
silberzwerg-menu-rest-ghost = nichts
    .verb = nichts
silberzwerg-menu-rest-lord = nichts
    .verb = nichts
silberzwerg-menu-give = abgeben
    .verb = abgeben
silberzwerg-menu-get = nehmen
    .verb = nehmen
silberzwerg-menu-buy = { $count } kaufen
    .tight = +{ $count }
    .verb = kaufen
silberzwerg-menu-fulfil = erfüllen: { $thalers }
    .verb = erfüllen
silberzwerg-menu-sell = { $count } verkaufen
    .tight = −{ $count }
    .verb = verkaufen
silberzwerg-menu-tribute = +5/−5
    .verb = +5/-5
silberzwerg-menu-cheapen = −3
    .verb = -3
silberzwerg-menu-return = zurückgeben
    .verb = zurückgeben
