# Die Lobby: gegen Bots spielen, mit Freunden spielen.

web-play = Spielen
web-with-friends = Mit Freunden
web-bots-change = Stufe, Spielerzahl oder Modus ändern
web-bots-level = Stufe
web-bots-greedy = Denkt eine Aktion voraus
