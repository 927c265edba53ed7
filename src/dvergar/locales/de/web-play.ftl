# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Tempo der anderen Züge
web-pace-seconds = { $seconds } s pro Aktion
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-pause = Pause
web-pace-resume = Fortsetzen
web-pace-next = Weiter
web-pace-wait = Nach jedem Zug oder jeder Phase auf „Weiter“ warten
web-pace-more = +{ $count } weitere
