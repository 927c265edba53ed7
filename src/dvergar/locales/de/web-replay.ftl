## The replay

web-replay = Wiederholung
web-replay-watch = Wiederholung ansehen
web-replay-watch-of = Wiederholung ansehen: { $table }
web-replay-return = Zurück zur Wiederholung
web-replay-opening = Das Spiel wird geöffnet …
web-replay-person = Spieler { $seat }
web-replay-setup = Das Spiel ist aufgebaut.
web-replay-unseen = { $player } tut etwas, das andere nicht sehen.
web-replay-steps = Durch das Spiel gehen
web-replay-scrubber = Moment des Spiels
web-replay-moment = { $moment } / { $last }
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-back = Einen Schritt zurück (←)
web-replay-on = Einen Schritt weiter (→)
web-replay-turn-back = Zum vorigen Zug (Umschalt ←)
web-replay-turn-on = Zum nächsten Zug (Umschalt →)
web-replay-speed = Tempo: { $speed }×
web-replay-eyes = Gesehen von
web-replay-watchers = Zuschauer
web-replay-copy = Link zu diesem Moment kopieren
web-replay-link-above = Der Link zu diesem Moment steht in der Adresszeile: Kopiere ihn dort.
web-replay-open = Gespeichertes Spiel öffnen
web-replay-open-how = Wähle eine Datei oder zieh sie hierher, und sieh dir das Spiel noch einmal an.
web-replay-choose = Datei wählen
web-replay-drop = Lass los, dann wird sie geöffnet.
web-replay-too-big = Diese Datei ist zu groß für ein gespeichertes Spiel.

## The end

web-end-by = Beendet durch
web-end-by-guild = { $player }, letzte Gildenkarte
web-end-by-mine = { $player }, letzte Minenkarte
web-end-by-kings = { $player }, vier Königsstücke
web-end-by-rounds = Runde 100
web-end-turns = Züge
web-end-played = Gespielt
web-end-ahead =
    { $finest ->
        [0] { "" }
        [one] Mit einem der drei feinsten Stücke:{ " " }
        [3] Mit allen drei feinsten Stücken:{ " " }
       *[other] Mit { $finest } der drei feinsten Stücke:{ " " }
    }{ $coins ->
        [one] 1 Münze vor { $player }.
       *[other] { $coins } Münzen vor { $player }.
    }
web-end-equal = Alle haben { $coins } Münzen.
web-end-coins = Münzen
    .note = im Beutel
web-end-stock = Markt
    .note = zum Kaufwert verkauft
web-end-bonus = Feinste Stücke
    .note = Waffe, Schild, Rüstung
web-end-kings = Königsstücke
    .note = aufgedeckt
web-end-badge-weapon = +{ $coins } Waffe
web-end-badge-shield = +{ $coins } Schild
web-end-badge-armor = +{ $coins } Rüstung
web-end-no-kings = Keine Königsstücke
web-end-wealth = Vermögen im Lauf der Zeit
web-end-wealth-how = Münzen nach jeder Runde, dann die Abrechnung
web-end-weighed = Abrechnung
web-end-start = Start
web-lasted-short = unter einer Minute
web-lasted-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
web-lasted-hours = { $hours } Std. { $minutes } Min.

## Was the shuffle fair?

web-verify-fair = Der Startwert passt zum Siegel, das vor dem ersten Zug zu sehen war
web-verify-fits = Der Startwert passt zum Siegel
web-verify-unfair = Etwas passt nicht: Sieh genauer hin
web-verify-yes = Richtig:
web-verify-no = Falsch:
web-verify-idea = Vor dem ersten Zug zeigte der Server ein Siegel, den Fingerabdruck seines geheimen Startwerts. Jeder Browser gab ein eigenes Salz dazu. Startwert und Salze ergeben zusammen den Schlüssel, mit dem gemischt wurde; so konnte niemand die Reihenfolge bestimmen. Dein Browser hat eben geprüft:
web-verify-seed-holds = Der Fingerabdruck des aufgedeckten Startwerts ist das Siegel.
web-verify-seed-fails = Der Fingerabdruck des aufgedeckten Startwerts ist nicht das Siegel. Versiegelt war ein anderer Startwert.
web-verify-seal-holds = Das Siegel ist das, das dieser Browser vor dem ersten Zug gesehen hat.
web-verify-seal-fails = Das Siegel ist nicht das, das dieser Browser vor dem ersten Zug gesehen hat. Es wurde ausgetauscht.
web-verify-seal-unknown = Dieser Browser war vor dem ersten Zug nicht am Tisch und kann das Siegel von damals nicht kennen.
web-verify-salt-holds = Das Salz dieses Browsers steckt in der Mischung.
web-verify-salt-fails = Das Salz dieses Browsers fehlt in der Mischung.
web-verify-salt-unknown = Dieser Browser gab kein Salz: Mit ihm hat sich niemand an diesen Tisch gesetzt.
web-verify-salt = Salz: { $player }
web-verify-no-salt = keines
web-verify-key = Schlüssel der Mischung
web-verify-program = Das Programm geht weiter: Es mischt mit diesem Schlüssel und spielt das ganze Spiel aus der Datei nach, ohne diesen Server.
