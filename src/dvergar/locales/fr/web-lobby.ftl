# L’accueil : jouer contre des bots, jouer entre amis.

web-play = Jouer
web-with-friends = Entre amis
web-bots-change = Changer le niveau, les joueurs ou le mode
web-bots-level = Niveau
web-bots-greedy = Prévoit une seule action
