# Die Seiten des Tisches im Browser, außer den Worten der Spiele.

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
web-keep-name = Erstelle ein Konto, um von jedem Gerät aus zu spielen.
web-login = Benutzername
web-password = Passwort
web-keep = Konto erstellen
web-keep-instead = Stattdessen Konto erstellen
web-enter = Anmelden
web-enter-instead = Ich habe schon ein Konto
web-leave-account = Abmelden
web-enter-how = Hast du schon ein Konto? Melde dich an.
web-you = Du
web-pages = Seiten
web-nav-play = Spielen
web-to-hall = Zurück zur Lobby

## Die Lobby

web-welcome = Wähle ein Spiel
web-no-signup = Ohne Registrierung. Spiel gegen Bots oder lade Freunde ein.
web-minutes = { $minutes } Min.
web-play-bots = Gegen Bots spielen
web-create = Tisch erstellen
web-create-now = Tisch erstellen
web-create-for = Neuer Tisch: { $game }
web-reconstructed = Alle Kartensätze sind unsere eigenen Rekonstruktionen, nicht die gedruckten Karten.
web-my-games = Meine Partien
web-no-games = Noch keine Partien. Wähle ein Spiel und leg los.
web-open-tables = Offene Tische
web-no-open = Gerade gibt es keine offenen Tische. Erstelle einen und lade Freunde ein.
web-watch = Zuschauen
web-look-on = Zuschauen
web-look = Ansehen
web-go-on = Weiterspielen
web-join = Mitspielen
web-go = Öffnen
web-alone = gegen Bots
web-tables-all = Alle { $count } anzeigen
web-tables-fewer = Weniger anzeigen
web-table-code = Tischcode oder Einladungslink
web-status-open = wartet auf Spieler
web-status-running = läuft
web-status-over = beendet
web-status-closed = geschlossen
web-fair = Jede Mischung lässt sich nach der Partie prüfen.
web-icons-by = Symbole von
web-fonts = Schriften: { $names }

## Ein neuer Tisch

web-players = Spieler
web-seats = Plätze
web-seat = Platz { $seat }
web-random = Zufällig
web-seat-open = Freier Platz
web-seat-here = Weiterer Spieler an diesem Gerät
web-seat-bot = Bot: { $bot }
web-bot = Bot
web-bot-greedy = Leicht
web-bot-random = Zufall
web-public = In der Liste der offenen Tische anzeigen
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-quick = 10 Min. + 10 Sek. pro Zug
web-clock-calm = 30 Min. + 20 Sek. pro Zug
web-clock-days = 2 Tage pro Zug
web-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
web-days-hours = { $days } T. { $hours } Std.

## Warten auf Spieler

web-waiting-title = Warten auf Spieler
web-waiting-how = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-invite = Einladungslink
web-watch-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-sit = Hinsetzen
web-sit-too = Auch hier hinsetzen
web-give-bot = Bot hinzufügen
web-start = Partie starten
web-close-table = Tisch schließen
web-leave-seat = Tisch verlassen
web-table-closed = Der Gastgeber hat diesen Tisch geschlossen.

## Am Tisch

web-connecting = Verbindung wird hergestellt…
web-loading = Wird geladen…
web-connection-connecting = Verbindung wird hergestellt…
web-connection-open = Verbunden
web-connection-lost = Verbindung verloren. Wird neu verbunden…
web-connection-refused = Nicht verbunden
web-told = { $name }: { $what }
web-told-next = { $name }:
web-your-turn = Du bist dran
web-game-over = Die Partie ist zu Ende
web-watching = Du schaust zu
web-acting = am Zug
web-away = abwesend
web-online = online
web-undo = Zurücknehmen
web-picked = { $card } ausgewählt. Wähle einen hervorgehobenen Platz oder eine Aktion.
web-areas = Bereiche
web-board = Tisch
web-log = Verlauf
web-chat = Chat
web-tab-log = Verlauf
web-tab-moves = Alle Aktionen
web-tab-rules = Regeln
web-tab-table = Tisch
web-say = Nachricht schreiben…
web-send = Senden
web-search = In den Regeln suchen
web-not-your-turn = Du bist nicht am Zug.
web-nothing-here = Mit dieser Karte kannst du gerade nichts tun.
web-hand-over = An Bot übergeben
web-take-back = Wieder übernehmen
web-handed = Ein Bot spielt für dich.
web-move-device = Auf ein anderes Gerät
web-leave = Verlassen (ein Bot übernimmt)
web-show-cards = Ich bin { $player }: meine Karten zeigen
web-sealed = Verdeckt
web-crafting = Im nächsten Zug fertig
web-crew = Mannschaft
web-discards = Ablagestapel
web-warehouse-price = höchster Kaufwert, +1 pro Karte darüber
web-warehouse-empty = leer
web-sell-here = Hier verkaufen
web-place-here = Hierher spielen
web-for = für { $card }
web-none-yet = noch keine
web-kings-end = Königsstücke (Ende bei 4)
web-kings-done =
    { $count ->
        [one] 1 Königsstück fertig
       *[other] { $count } Königsstücke fertig
    }
web-finest = Bonus für die beste Waffe, den besten Schild und die beste Rüstung.
web-verb-craft = Herstellen:
web-verb-market = In den Markt:
web-verb-workshop = In die Werkstatt:
web-verb-sell = Verkaufen:
web-verb-discard = Abwerfen:
web-verb-move = Verschieben:
web-verb-buy = Kaufen:

## Das Ende

web-rounds = Runden
web-weighing = Schlusswertung
web-weighing-how = Handkarten und Werkstätten werden vorher abgeworfen
web-result = Ergebnis
web-rematch = Revanche
web-rematch-join = Revanche mitspielen
web-rematch-go = Zur Revanche
web-download = Partie herunterladen
web-see-board = Tisch ansehen
web-verify = Mischung prüfen
web-commitment = Fingerabdruck
web-seed = Startwert

## Fehler

refused-name-empty = Gib einen Namen ein.
refused-name-long = Dieser Name ist zu lang. Nimm höchstens { $limit } Zeichen.
refused-name-taken = Dieser Name ist schon vergeben. Wähle einen anderen.
refused-password-length = Das Passwort muss { $least } bis { $most } Zeichen haben.
refused-wrong-password = Benutzername oder Passwort ist falsch.
refused-foreign-origin = Diese Anfrage kam von einer anderen Seite. Öffne Dvergar in einem neuen Tab.
refused-unknown-game = Unbekanntes Spiel. Wähle eines in der Lobby.
refused-bad-clock = Diese Uhr ist nicht möglich. Wähle eine andere.
refused-player-count = Dieses Spiel ist für { $least } bis { $most } Spieler.
refused-no-person = Du musst mindestens einen Platz selbst einnehmen.
refused-bad-options = Diese Optionen passen nicht zusammen. Ändere eine davon.
refused-unknown-option = Dieses Spiel hat keine Option „{ $option }“. Möglich sind { $possible }.
refused-bad-option = „{ $option }“ kann nicht „{ $value }“ sein. Möglich sind { $possible }.
refused-silberzwerg-long = Die lange Partie gibt es nur zu dritt.
refused-silberzwerg-short = Die kurze Partie gibt es nur zu viert.
refused-jewellers-patrons = Mäzene gibt es nur im klassischen und im fortgeschrittenen Spiel.
refused-jewellers-cleanup = Das Aufräumen kannst du nur im fortgeschrittenen Spiel wählen.
refused-jewellers-auction = Die verdeckte Versteigerung gibt es nur im fortgeschrittenen Spiel.
refused-smithy-first = Diesen Platz für den Startspieler gibt es am Tisch nicht. Wähle einen anderen.
refused-too-many-tables = Du hast schon { $limit } wartende Tische. Schließe zuerst einen.
refused-unknown-bot = Unbekannter Bot. Wähle einen anderen.
refused-unknown-table = Diesen Tisch gibt es nicht oder er wurde geschlossen.
refused-already-running = Die Partie hat schon begonnen.
refused-unknown-seat = Diesen Platz gibt es nicht. Wähle einen anderen.
refused-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
refused-host-only = Das kann nur der Gastgeber.
refused-seats-open = Es sind noch Plätze frei. Besetze sie zuerst.
refused-not-your-seat = Das ist nicht dein Platz.
refused-unknown-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
refused-unknown-list = Diese Liste gibt es nicht.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-unknown-language = Diese Sprache gibt es hier nicht.
refused-no-session = Gib zuerst deinen Namen ein.
refused-too-often = Zu viele Anfragen. Warte einen Moment und versuch es dann noch einmal.
refused-stale = Die Partie ist schon weiter. Deine Ansicht wurde aktualisiert.
refused-not-running = Diese Partie läuft nicht.
refused-seat-handed-over = Ein Bot spielt für diesen Platz. Übernimm ihn zuerst wieder.
refused-unknown-action = Diese Aktion gibt es nicht.
refused-not-possible = Das geht jetzt nicht.
refused-not-your-turn = Du bist nicht am Zug.
refused-watchers-are-silent = Nur Mitspielende können chatten.
refused-nothing-said = Deine Nachricht ist leer.
refused-not-found = Seite nicht gefunden.
refused-too-long = Diese Nachricht ist zu lang.
refused-malformed = Etwas ist schiefgegangen. Lade die Seite neu.
refused-our-fault = Bei uns ist etwas schiefgegangen. Versuch es noch einmal.
refused-hello-first = Etwas ist schiefgegangen. Lade die Seite neu.
refused-hello-again = Etwas ist schiefgegangen. Lade die Seite neu.
refused-binary = Etwas ist schiefgegangen. Lade die Seite neu.
refused-old-client = Diese Seite ist veraltet. Lade sie neu.
refused-slow-reader = Deine Verbindung ist zu langsam.
