# The lobby: playing against bots, playing with friends.

web-play = Play
web-with-friends = With friends
web-bots-change = Change level, players or mode
web-bots-level = Level
web-bots-greedy = Looks one action ahead
