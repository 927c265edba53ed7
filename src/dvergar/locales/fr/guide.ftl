# The picture guide of every game: its frame and the titles of its parts.

guide-title = { $game } en deux pages
guide-how = Deux minutes, et vous en savez assez pour une première partie.
guide-pages = Pages du guide
guide-print = Imprimer
guide-read-card = Lire une carte
guide-other-cards = Les autres cartes
guide-turn = Un tour en images
guide-round = Une manche en images
guide-ends = Fin de la partie
guide-scoring = Décompte : un exemple
guide-total = Total
guide-some-cards = Sur certaines cartes
