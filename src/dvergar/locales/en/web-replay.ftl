## The replay

web-replay = Replay
web-replay-watch = Watch the replay
web-replay-watch-of = Watch the replay: { $table }
web-replay-return = Back to the replay
web-replay-opening = Opening the game …
web-replay-person = Player { $seat }
web-replay-setup = The game is set up.
web-replay-unseen = { $player } does something that others don't see.
web-replay-steps = Move through the game
web-replay-scrubber = Moment of the game
web-replay-moment = { $moment } / { $last }
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-back = One step back (←)
web-replay-on = One step on (→)
web-replay-turn-back = Back to the turn before (Shift ←)
web-replay-turn-on = On to the next turn (Shift →)
web-replay-speed = Speed: { $speed }×
web-replay-eyes = Seen by
web-replay-watchers = Watchers
web-replay-copy = Copy link to this moment
web-replay-link-above = The link to this moment stands in the address line: copy it from there.
web-replay-open = Open a saved game
web-replay-open-how = Choose a file or drop it here, and watch the game again.
web-replay-choose = Choose a file
web-replay-drop = Let go, and it opens.
web-replay-too-big = This file is too big for a saved game.

## The end

web-end-by = Ended by
web-end-by-guild = { $player }, last Guild card
web-end-by-mine = { $player }, last Mine card
web-end-by-kings = { $player }, four king's items
web-end-by-rounds = round 100
web-end-turns = Turns
web-end-played = Played
web-end-ahead =
    { $finest ->
        [0] { "" }
        [one] With one of the three finest pieces:{ " " }
        [3] With all three finest pieces:{ " " }
       *[other] With { $finest } of the three finest pieces:{ " " }
    }{ $coins ->
        [one] 1 coin ahead of { $player }.
       *[other] { $coins } coins ahead of { $player }.
    }
web-end-equal = All have { $coins } coins.
web-end-coins = Coins
    .note = in the purse
web-end-stock = Market
    .note = sold at buy value
web-end-bonus = Finest
    .note = weapon, shield, armor
web-end-kings = King's items
    .note = revealed
web-end-badge-weapon = +{ $coins } weapon
web-end-badge-shield = +{ $coins } shield
web-end-badge-armor = +{ $coins } armor
web-end-no-kings = No king's items
web-end-wealth = Wealth over time
web-end-wealth-how = coins after each round, then the weighing
web-end-weighed = the weighing
web-end-start = start
web-lasted-short = under a minute
web-lasted-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-lasted-hours = { $hours } h { $minutes } min

## Was the shuffle fair?

web-verify-fair = The seed matches the seal shown before the first move
web-verify-fits = The seed matches the seal
web-verify-unfair = Something does not fit: look closer
web-verify-yes = Right:
web-verify-no = Wrong:
web-verify-idea = Before the first move the server showed a seal, the fingerprint of its secret seed. Each browser added a salt of its own. Seed and salts together make the key that shuffled the cards, so nobody could choose the order. Your browser has just checked:
web-verify-seed-holds = The fingerprint of the revealed seed is the seal.
web-verify-seed-fails = The fingerprint of the revealed seed is not the seal. This seed was not the one that was sealed.
web-verify-seal-holds = The seal is the one this browser saw before the first move.
web-verify-seal-fails = The seal is not the one this browser saw before the first move. It was exchanged.
web-verify-seal-unknown = This browser was not at the table before the first move, so it can't know the seal from then.
web-verify-salt-holds = The salt of this browser is in the shuffle.
web-verify-salt-fails = The salt of this browser is missing from the shuffle.
web-verify-salt-unknown = This browser gave no salt: nobody sat down with it at this table.
web-verify-salt = Salt: { $player }
web-verify-no-salt = none
web-verify-key = Key of the shuffle
web-verify-program = The program goes further: it shuffles with this key and plays the whole game again from the file, without this server.
