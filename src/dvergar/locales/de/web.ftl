# Der Tisch im Browser: was die Seiten neben den Worten der Spiele sagen.

## Überall

web-offline = Der Server ist nicht erreichbar.
web-close = Schließen
web-save = Speichern
web-settings = Einstellungen
web-language = Sprache
web-theme-light = Helles Design
web-theme-dark = Dunkles Design
web-guest = Gast
web-your-name = Dein Name
web-name = Name
web-keep-name = Mit Anmeldename und Passwort kommst du von jedem Gerät zurück.
web-login = Anmeldename
web-password = Passwort
web-keep = Namen behalten
web-keep-instead = Lieber Namen behalten
web-enter = Anmelden
web-enter-instead = Ich habe schon einen Anmeldenamen
web-leave-account = Abmelden
web-enter-how = Wenn du schon einen Anmeldenamen hast, melde dich damit an.
web-you = Du
web-pages = Seiten
web-nav-play = Spielen
web-to-hall = Zurück in die Halle

## Die Halle

web-welcome = Welche Halle heute Abend?
web-no-signup = Keine Anmeldung. Tritt durch eine Tür und spiel, allein oder mit Freunden.
web-minutes = { $minutes } Min.
web-play-bots = Gegen Bots spielen
web-create = Tisch eröffnen
web-create-now = Tisch eröffnen
web-create-for = Neuer Tisch: { $game }
web-reconstructed = Alle Kartensätze sind unsere eigenen Rekonstruktionen, nicht die gedruckten.
web-my-games = Meine Spiele
web-no-games = Noch keine: Tritt durch eine Tür.
web-open-tables = Offene Tische
web-no-open = Niemand wartet. Eröffne einen Tisch und lade andere ein.
web-watch = Zuschauen
web-look-on = Zuschauen
web-look = Ansehen
web-go-on = Weiter
web-join = Mitspielen
web-go = Öffnen
web-alone = nur du
web-tables-all = Alle { $count } anzeigen
web-tables-fewer = Weniger anzeigen
web-table-code = Tischcode oder Einladungslink
web-status-open = wartet
web-status-running = läuft
web-status-over = beendet
web-status-closed = geschlossen
web-fair = Jedes Mischen lässt sich nach dem Spiel prüfen.
web-icons-by = Symbole von
web-fonts = Schriften: { $names }

## Ein neuer Tisch

web-players = Spieler
web-seats = Plätze
web-seat = Platz { $seat }
web-random = Zufällig
web-seat-open = Freier Platz
web-seat-here = Noch jemand an diesem Gerät
web-seat-bot = Bot: { $bot }
web-bot = Bot
web-bot-greedy = Lehrling
web-bot-random = Zufall
web-public = In der Liste der offenen Tische zeigen
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-quick = 10 Minuten, +10 Sekunden je Zug
web-clock-calm = 30 Minuten, +20 Sekunden je Zug
web-clock-days = 2 Tage je Zug
web-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-days-hours = { $days } T. { $hours } Std.

## Warten auf Spieler

web-waiting-title = Warten auf Spieler
web-waiting-how = Das Spiel beginnt, sobald jeder Platz besetzt ist.
web-invite = Einladungslink
web-watch-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-sit = Hier sitzen
web-sit-too = Auch hier spielen
web-give-bot = Einem Bot geben
web-start = Spiel starten
web-close-table = Tisch schließen
web-leave-seat = Tisch verlassen
web-table-closed = Der Gastgeber hat diesen Tisch geschlossen.

## Am Tisch

web-connecting = Verbinde …
web-loading = Lade …
web-connection-connecting = Verbinde …
web-connection-open = Verbunden
web-connection-lost = Verbindung verloren, neuer Versuch …
web-connection-refused = Nicht verbunden
web-told = { $name }: { $what }
web-told-next = { $name }:
web-your-turn = Du bist dran
web-game-over = Das Spiel ist aus
web-watching = Du schaust zu
web-acting = am Zug
web-away = abwesend
web-online = hier
web-undo = Zurücknehmen
web-picked = { $card }: aufgenommen. Wähle einen leuchtenden Platz oder eine Aktion neben der Karte.
web-areas = Bereiche
web-board = Tisch
web-log = Verlauf
web-chat = Chat
web-tab-log = Verlauf
web-tab-moves = Alle Züge
web-tab-rules = Regeln
web-tab-table = Tisch
web-say = Sag etwas …
web-send = Senden
web-search = In den Regeln suchen
web-not-your-turn = Du bist nicht am Zug.
web-nothing-here = Mit dieser Karte geht jetzt nichts.
web-hand-over = Einem Bot übergeben
web-take-back = Wieder übernehmen
web-handed = Ein Bot spielt für dich.
web-move-device = Auf ein anderes Gerät
web-leave = Gehen, ein Bot spielt weiter
web-show-cards = Ich bin { $player }: Zeig meine Karten
web-sealed = Versiegelt
web-crafting = Im nächsten Zug fertig
web-crew = Leute
web-discards = Abgeworfen
web-warehouse-price = höchster Kaufwert, +1 je Karte darüber
web-warehouse-empty = leer
web-sell-here = Hier verkaufen
web-place-here = Hierher spielen
web-for = für { $card }
web-none-yet = noch keine
web-kings-end = Königsstücke, 4 beenden das Spiel
web-kings-done =
    { $count ->
        [one] 1 Königsstück fertig
       *[other] { $count } Königsstücke fertig
    }
web-finest = Bonus für die beste Waffe, Rüstung und den besten Schild.
web-verb-craft = Herstellen:
web-verb-market = In den Markt:
web-verb-workshop = In die Werkstatt:
web-verb-sell = Verkaufen:
web-verb-discard = Abwerfen:
web-verb-move = Bewegen:
web-verb-buy = Kaufen:

## Das Ende

web-rounds = Runden
web-weighing = Die Abrechnung
web-weighing-how = Hände und Werkstätten werden vorher abgeworfen
web-result = Ergebnis
web-rematch = Revanche
web-rematch-join = Bei der Revanche mitspielen
web-rematch-go = Zur Revanche
web-download = Spiel herunterladen
web-see-board = Tisch ansehen
web-verify = Mischen prüfen
web-commitment = Siegel
web-seed = Startwert

## Ablehnungen

refused-name-empty = Bitte gib einen Namen an.
refused-name-long = Dieser Name ist zu lang: höchstens { $limit } Zeichen.
refused-name-taken = Dieser Name ist schon vergeben.
refused-password-length = Das Passwort ist zu kurz oder zu lang: { $least } bis { $most } Zeichen.
refused-wrong-password = Anmeldename und Passwort passen nicht zusammen.
refused-foreign-origin = Diese Anfrage kam von einer anderen Seite.
refused-unknown-game = Dieses Spiel ist hier nicht bekannt.
refused-bad-clock = Diese Uhr ist nicht möglich.
refused-player-count = Dieses Spiel ist für { $least } bis { $most } Spieler.
refused-no-person = Mindestens ein Platz muss deiner sein.
refused-bad-options = Diese Optionen sind nicht möglich.
refused-unknown-option = Dieses Spiel hat keine Option „{ $option }“; es hat: { $possible }.
refused-bad-option = „{ $option }“ kann nicht „{ $value }“ sein; möglich: { $possible }.
refused-silberzwerg-long = Das lange Spiel gibt es nur zu dritt.
refused-silberzwerg-short = Das kurze Spiel gibt es nur zu viert.
refused-jewellers-patrons = Mäzene gibt es nur im klassischen und im fortgeschrittenen Spiel.
refused-jewellers-cleanup = Nur im fortgeschrittenen Spiel lässt sich das Aufräumen wählen.
refused-jewellers-auction = Eine verdeckte Versteigerung gibt es nur im fortgeschrittenen Spiel.
refused-smithy-first = Den Platz des Startspielers gibt es an diesem Tisch nicht.
refused-too-many-tables = Du hast schon { $limit } wartende Tische. Schließe zuerst einen.
refused-unknown-bot = Dieser Bot ist hier nicht bekannt.
refused-unknown-table = Diesen Tisch gibt es nicht, oder er wurde geschlossen.
refused-already-running = Das Spiel läuft schon.
refused-unknown-seat = Diesen Platz gibt es nicht.
refused-seat-taken = Dieser Platz ist besetzt.
refused-host-only = Das kann nur der Gastgeber.
refused-seats-open = Es sind noch Plätze frei.
refused-not-your-seat = Das ist nicht dein Platz.
refused-unknown-link = Dieser Link gilt nicht mehr.
refused-unknown-list = Diese Liste gibt es nicht.
refused-not-over = Das Spiel ist noch nicht aus.
refused-unknown-language = Diese Sprache wird hier nicht gesprochen.
refused-no-session = Bitte gib zuerst deinen Namen an.
refused-too-often = Zu viele Anfragen. Warte einen Moment.
refused-stale = Der Tisch ist schon weiter; so steht er jetzt.
refused-not-running = Das Spiel läuft nicht.
refused-seat-handed-over = Ein Bot spielt für diesen Platz. Übernimm ihn zuerst wieder.
refused-unknown-action = Diese Aktion ist nicht bekannt.
refused-not-possible = Das geht jetzt nicht.
refused-not-your-turn = Du bist nicht am Zug.
refused-watchers-are-silent = Am Tisch sprechen nur, die mitspielen.
refused-nothing-said = In dieser Nachricht gibt es nichts zu lesen.
refused-not-found = Hier ist nichts.
refused-too-long = Das war zu lang.
refused-malformed = Der Server hat das nicht verstanden.
refused-our-fault = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
refused-hello-first = Der Server hat das nicht verstanden.
refused-hello-again = Der Server hat das nicht verstanden.
refused-binary = Der Server hat das nicht verstanden.
refused-old-client = Diese Seite ist veraltet. Bitte lade sie neu.
refused-slow-reader = Die Verbindung war zu langsam.
