# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Vitesse des autres tours
web-pace-seconds = { $seconds } s par action
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-fast = Rapide
web-pace-instant = Immédiate
web-pace-pause = Pause
web-pace-resume = Reprendre
web-pace-next = Suivant
web-pace-wait = Attendre « Suivant » après chaque tour ou phase
web-pace-more = +{ $count } de plus
