# The picture guide of every game: its frame and the titles of its parts.

guide-title = { $game } két oldalon
guide-how = Két perc, és eleget tudsz az első játékhoz.
guide-pages = Az útmutató oldalai
guide-print = Nyomtatás
guide-read-card = Egy kártya részei
guide-other-cards = További kártyák
guide-turn = Egy kör képekben
guide-round = Egy forduló képekben
guide-ends = A játék vége
guide-scoring = Pontozás: példa
guide-total = Összesen
guide-some-cards = Egyes kártyákon
