## The replay

web-replay = Wiederholung
web-replay-watch = Wiederholung ansehen
web-replay-watch-of = Wiederholung ansehen: { $table }
web-replay-return = Zurück zur Wiederholung
web-replay-opening = Die Partie wird geöffnet…
web-replay-person = Spieler { $seat }
web-replay-setup = Das Spiel ist aufgebaut.
web-replay-unseen = { $player } macht eine verdeckte Aktion.
web-replay-steps = Wiedergabe steuern
web-replay-scrubber = Stelle in der Partie
web-replay-moment = { $moment } / { $last }
web-replay-play = Abspielen (Leertaste)
web-replay-pause = Anhalten (Leertaste)
web-replay-back = Vorige Aktion (←)
web-replay-on = Nächste Aktion (→)
web-replay-turn-back = Voriger Zug (Umschalt ←)
web-replay-turn-on = Nächster Zug (Umschalt →)
web-replay-speed = Tempo: { $speed }×
web-replay-eyes = Ansicht von
web-replay-watchers = Zuschauer
web-replay-copy = Link zu diesem Moment kopieren
web-replay-link-above = Kopiere den Link aus der Adresszeile.
web-replay-open = Gespeicherte Partie öffnen
web-replay-open-how = Wähle eine Datei oder zieh sie hierher, um die Partie noch einmal anzusehen.
web-replay-choose = Datei wählen
web-replay-drop = Zum Öffnen loslassen
web-replay-too-big = Diese Datei ist zu groß für eine gespeicherte Partie.

## The end

web-end-by = Beendet durch
web-end-by-guild = { $player }, letzte Gildenkarte
web-end-by-mine = { $player }, letzte Minenkarte
web-end-by-kings = { $player }, vier Königsstücke
web-end-by-rounds = Grenze von 100 Runden
web-end-turns = Züge
web-end-played = Dauer
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
web-end-wealth-how = Münzen nach jeder Runde, dann Schlusswertung
web-end-weighed = Schlusswertung
web-end-start = Start
web-lasted-short = unter einer Minute
web-lasted-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
web-lasted-hours = { $hours } Std. { $minutes } Min.

## Was the shuffle fair?

web-verify-fair = Der Startwert passt zum Fingerabdruck von vor der Partie
web-verify-fits = Der Startwert passt zum Fingerabdruck
web-verify-unfair = Die Prüfung ist fehlgeschlagen. Sieh dir die Einzelheiten an.
web-verify-yes = Bestanden:
web-verify-no = Fehlgeschlagen:
web-verify-idea = Vor der Partie hat der Server den Fingerabdruck eines geheimen Startwerts gezeigt. Der Browser jedes Spielers hat ein zufälliges Salz hinzugefügt. Startwert und Salze ergeben den Schlüssel, mit dem gemischt wurde; so konnte niemand die Reihenfolge bestimmen. Dein Browser hat gerade geprüft:
web-verify-seed-holds = Der aufgedeckte Startwert hat diesen Fingerabdruck.
web-verify-seed-fails = Der aufgedeckte Startwert hat einen anderen Fingerabdruck. Er ist nicht der von vor der Partie.
web-verify-seal-holds = Dieser Browser hat vor der Partie denselben Fingerabdruck gesehen.
web-verify-seal-fails = Dieser Browser hat vor der Partie einen anderen Fingerabdruck gesehen. Er wurde ausgetauscht.
web-verify-seal-unknown = Dieser Browser war vor der Partie nicht am Tisch und kann die Fingerabdrücke nicht vergleichen.
web-verify-salt-holds = Das Salz dieses Browsers ist Teil der Mischung.
web-verify-salt-fails = Das Salz dieses Browsers fehlt in der Mischung.
web-verify-salt-unknown = Dieser Browser hat kein Salz hinzugefügt, weil sich niemand mit ihm hingesetzt hat.
web-verify-salt = Salz: { $player }
web-verify-no-salt = keines
web-verify-key = Schlüssel der Mischung
web-verify-program = Für eine vollständige Prüfung lade die Partie herunter und starte „dvergar verify“. Es spielt die ganze Partie mit diesem Schlüssel nach, ohne diesen Server.
