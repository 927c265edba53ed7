# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Speed of other turns
web-pace-seconds = { $seconds } s per action
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-pace-pause = Pause
web-pace-resume = Resume
web-pace-next = Next
web-pace-wait = Wait for Next after each turn or phase
web-pace-more = +{ $count } more
