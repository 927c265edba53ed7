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
web-notify = Sag mir Bescheid, wenn ich dran bin, auch im Hintergrund
web-notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
web-help-mouse = Mit der Maus
web-help-mouse-how = Was leuchtet, lässt sich spielen. Klick auf eine Karte, dann auf einen leuchtenden Platz oder eine Aktion neben der Karte; oder zieh sie dorthin. Was nicht leuchtet, sagt beim Klicken, warum. Verweile auf einer Karte, um sie zu lesen.
web-help-touch = Mit dem Finger
web-help-touch-how = Tipp auf eine Karte, dann auf einen leuchtenden Platz oder eine Aktion. Halte eine Karte gedrückt, um sie zu lesen. Die Reiter oben zeigen die anderen Bereiche, den Verlauf und den Chat.
web-help-list = Aus der Liste
web-help-list-how = „Alle Züge“ nennt alles, was du jetzt tun darfst. Das ganze Spiel lässt sich von dort aus spielen, allein mit Tastatur oder Bildschirmleser.
web-help-keys = Tasten
web-key-tab = von Bereich zu Bereich
web-key-arrows = innerhalb eines Bereichs, in den Reitern und durch den Verlauf
web-key-enter = nimmt auf oder spielt
web-key-digits = wählen aus den Aktionen der aufgenommenen Karte oder aus allen Zügen
web-key-escape = legt ab
web-key-undo = nimmt zurück
web-key-end = beendet deine Aktionen
web-key-help = öffnet diese Hilfe

## Verbindung und Versionen

web-connection-again = Wieder verbunden
web-retry = Noch einmal versuchen
web-reload = Neu laden
web-update-ready = Eine neue Version ist da.
web-offline-title = Der Server ist nicht erreichbar
web-offline-how = Deine Spiele sind dort sicher. Prüf die Verbindung und versuch es noch einmal.
web-session-over = Deine Sitzung ist abgelaufen. Gib einen Namen ein oder melde dich an, um weiterzumachen.

## Neben dem Tisch

web-rail = Verlauf, Regeln und Züge
web-unread = Neues
web-nothing-found = Das steht in keiner Regel.
web-rules-aside = Nicht an diesem Tisch
web-time-low = Nur noch 30 Sekunden!
web-qr = Als QR-Code
web-qr-of = QR-Code: { $what }
web-move-how = Wer diesen Link öffnet, übernimmt diesen Platz. Behalte ihn für dich.

## Seit du weg warst

web-since = Während du weg warst
web-since-to-you = Was dich betraf
web-since-by-bot = Ein Bot hat für dich gespielt
web-since-own = Dein eigener Platz
web-since-jewellers = Punkte bisher: { $gain }
web-since-silberzwerg = Silbertaler: { $gain }
web-since-smithy = Münzen: { $gain }
web-since-play = Weiterspielen
web-since-seen = Alles klar
web-since-draws =
    { $count ->
        [one] 1 Karte gezogen
       *[other] { $count } Karten gezogen
    }
web-since-passes =
    { $count ->
        [one] einmal gepasst
       *[other] { $count } Mal gepasst
    }
