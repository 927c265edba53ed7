# What every game's rules share: headings and labels.

rules-guide = Bilder-Anleitung
rules-short = Das Spiel in Kürze
rules-heading-goal = Ziel
rules-heading-turn = Ablauf
rules-heading-ends = Spielende
rules-contents = Inhalt
rules-icons = Symbole
rules-example = Beispiel
rules-edge-cases = Sonderfälle
