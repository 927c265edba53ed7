# Was nur das Terminal sagt: Nachschlagen, Verlassen, Eingaben.

terminal-enter-first = Weiter mit Enter. Danach kannst du handeln. „?“ zeigt die Hilfe.
terminal-rescued =
    Die Partie wurde unterbrochen, ist aber gespeichert. Weiter mit:
    dvergar play --resume { $file }
terminal-rules-aside = In dieser Partie nicht verwendet:
terminal-help-more =
    - Tab ergänzt Befehle, Karten und Orte
    - regel Ziel, regel Ende, regel Wertung: das Wichtigste; regel ◆: was ein Symbol bedeutet

## Was „regel“ außer den Titeln versteht: Wörter für dasselbe Thema

terminal-topic-goal = Ziel, Spielziel, gewinnen, Sieg
terminal-topic-turn = Zug, mein Zug, Runde, Aktionen, Ablauf
terminal-topic-end = Ende, Spielende, Schluss, Ende des Spiels
terminal-topic-scoring = Wertung, Schlusswertung, Punkte, Wertungen
terminal-topic-setup = Aufbau, Vorbereitung, Start, Anfang
terminal-topic-variants = Varianten, Variante, Optionen
