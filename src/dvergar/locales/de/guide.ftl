# The picture guide of every game: its frame and the titles of its parts.

guide-title = { $game } auf zwei Seiten
guide-how = Nach zwei Minuten weißt du genug für ein erstes Spiel.
guide-pages = Seiten der Anleitung
guide-print = Drucken
guide-read-card = Eine Karte lesen
guide-other-cards = Andere Karten
guide-turn = Ein Zug in Bildern
guide-round = Eine Runde in Bildern
guide-ends = Wie das Spiel endet
guide-scoring = Wertung: ein Beispiel
guide-total = Summe
guide-some-cards = Auf manchen Karten
