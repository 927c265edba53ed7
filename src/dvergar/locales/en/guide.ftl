# The picture guide of every game: its frame and the titles of its parts.

guide-title = { $game } in two pages
guide-how = Two minutes, and you know enough for a first game.
guide-pages = Pages of the guide
guide-print = Print
guide-read-card = Read a card
guide-other-cards = Other cards
guide-turn = A turn in pictures
guide-round = A round in pictures
guide-ends = How it ends
guide-scoring = Scoring: an example
guide-total = Total
guide-some-cards = On some cards
