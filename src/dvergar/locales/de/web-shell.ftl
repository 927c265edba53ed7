# Die Hülle des Tisches: Leiste, Einstellungen, Hilfe, Verlauf, Regeln, Rückkehr.

## Die Leiste und ihre Dialoge

web-skip = Zum Inhalt
web-help = So wird gespielt
web-mute = Töne stummschalten
web-theme = Design
web-language-en = English
web-language-fr = Français
web-language-hu = Magyar
web-language-de = Deutsch
web-sounds = Töne
web-volume = Lautstärke
web-motion = Animationen
web-notify = Benachrichtige mich, wenn ich am Zug bin
web-notify-refused = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen.
web-help-mouse = Mit der Maus
web-help-mouse-how = Hervorgehobene Karten kannst du spielen. Klick auf eine Karte, dann auf einen hervorgehobenen Platz oder eine Aktion, oder zieh sie dorthin. Klick auf etwas anderes, um zu erfahren, warum es nicht geht. Fahre mit der Maus über eine Karte, um sie zu vergrößern.
web-help-touch = Auf dem Touchscreen
web-help-touch-how = Tipp auf eine Karte, dann auf einen hervorgehobenen Platz oder eine Aktion. Halte eine Karte gedrückt, um sie zu vergrößern. Die Reiter oben zeigen die anderen Bereiche, den Verlauf und den Chat.
web-help-list = Mit der Liste
web-help-list-how = „Alle Aktionen“ zeigt alles, was du jetzt tun kannst. Du kannst die ganze Partie von dort aus spielen, mit der Tastatur oder einem Screenreader.
web-help-keys = Tastatur
web-key-tab = Nächster Bereich
web-key-arrows = In Bereich, Reitern und Verlauf bewegen
web-key-enter = Auswählen oder spielen
web-key-digits = Aktion der ausgewählten Karte oder aus der Liste wählen
web-key-escape = Auswahl aufheben
web-key-undo = Zurücknehmen
web-key-end = Aktionen beenden
web-key-help = Diese Hilfe öffnen

## Verbindung und Versionen

web-connection-again = Wieder verbunden
web-retry = Noch einmal versuchen
web-reload = Neu laden
web-update-ready = Eine neue Version ist da.
web-offline-title = Der Server ist nicht erreichbar
web-offline-how = Deine Partien sind sicher. Prüf deine Verbindung und versuch es noch einmal.
web-session-over = Deine Sitzung ist abgelaufen. Gib einen Namen ein oder melde dich an, um weiterzumachen.

## Neben dem Tisch

web-rail = Verlauf, Regeln und Aktionen
web-unread = ungelesen
web-nothing-found = Keine passenden Regeln.
web-rules-aside = In dieser Partie nicht verwendet
web-time-low = Nur noch 30 Sekunden!
web-qr = QR-Code anzeigen
web-qr-of = QR-Code: { $what }
web-move-how = Mit diesem Link kann jeder deinen Platz übernehmen. Gib ihn nicht weiter.

## Seit du weg warst

web-since = Während du weg warst
web-since-to-you = Was dich betrifft
web-since-by-bot = Ein Bot hat für dich gespielt
web-since-own = Dein Platz
web-since-jewellers = Punkte bisher: { $gain }
web-since-silberzwerg = Silbertaler: { $gain }
web-since-smithy = Münzen: { $gain }
web-since-play = Weiterspielen
web-since-seen = Alles klar
web-since-draws =
    { $count ->
        [one] zieht 1 Karte
       *[other] zieht { $count } Karten
    }
web-since-passes =
    { $count ->
        [one] passt einmal
       *[other] passt { $count } Mal
    }
