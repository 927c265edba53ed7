# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Mások körének tempója
web-pace-seconds = akciónként { $seconds } mp
web-pace-slow = Lassú
web-pace-normal = Normál
web-pace-fast = Gyors
web-pace-instant = Azonnali
web-pace-pause = Szünet
web-pace-resume = Folytatás
web-pace-next = Tovább
web-pace-wait = Várakozás a Tovább gombra minden kör vagy fázis után
web-pace-more = és még { $count }
