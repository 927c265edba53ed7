## The replay

web-replay = Replay
web-replay-watch = Watch replay
web-replay-watch-of = Watch replay: { $table }
web-replay-return = Back to replay
web-replay-opening = Opening the game…
web-replay-person = Player { $seat }
web-replay-setup = The game is set up.
web-replay-unseen = { $player } takes a hidden action.
web-replay-steps = Replay controls
web-replay-scrubber = Position in the game
web-replay-moment = { $moment } / { $last }
web-replay-play = Play (space)
web-replay-pause = Pause (space)
web-replay-back = Previous action (←)
web-replay-on = Next action (→)
web-replay-turn-back = Previous turn (Shift ←)
web-replay-turn-on = Next turn (Shift →)
web-replay-speed = Speed: { $speed }×
web-replay-eyes = View as
web-replay-watchers = Spectator
web-replay-copy = Copy link to this moment
web-replay-link-above = Copy the link from the address bar.
web-replay-open = Open a saved game
web-replay-open-how = Choose a file or drop it here to watch the game again.
web-replay-choose = Choose file
web-replay-drop = Drop to open
web-replay-too-big = This file is too big to be a saved game.

## The end

web-end-by = Ended by
web-end-by-guild = { $player }, last Guild card
web-end-by-mine = { $player }, last Mine card
web-end-by-kings = { $player }, four king’s items
web-end-by-rounds = round limit (100)
web-end-turns = Turns
web-end-played = Duration
web-end-ahead =
    { $finest ->
        [0] { "" }
        [one] With 1 of the 3 finest pieces:{ " " }
        [3] With all 3 finest pieces:{ " " }
       *[other] With { $finest } of the 3 finest pieces:{ " " }
    }{ $coins ->
        [one] 1 coin ahead of { $player }.
       *[other] { $coins } coins ahead of { $player }.
    }
web-end-equal = Everyone has { $coins } coins.
web-end-coins = Coins
    .note = in the purse
web-end-stock = Market
    .note = sold at buy value
web-end-bonus = Finest
    .note = weapon, shield, armour
web-end-kings = King’s items
    .note = revealed
web-end-badge-weapon = +{ $coins } weapon
web-end-badge-shield = +{ $coins } shield
web-end-badge-armor = +{ $coins } armour
web-end-no-kings = No king’s items
web-end-wealth = Wealth over time
web-end-wealth-how = coins after each round, then final scoring
web-end-weighed = final scoring
web-end-start = start
web-lasted-short = under a minute
web-lasted-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
web-lasted-hours = { $hours } h { $minutes } min

## Was the shuffle fair?

web-verify-fair = The seed matches the fingerprint shown before the game
web-verify-fits = The seed matches the fingerprint
web-verify-unfair = Check failed. See the details.
web-verify-yes = Passed:
web-verify-no = Failed:
web-verify-idea = Before the game, the server showed the fingerprint of a secret seed. Each player’s browser added a random salt. The seed and all salts together make the key that shuffled the cards, so nobody could choose the order. Your browser has just checked:
web-verify-seed-holds = The revealed seed has this fingerprint.
web-verify-seed-fails = The revealed seed has another fingerprint. It is not the seed from before the game.
web-verify-seal-holds = This browser saw the same fingerprint before the game.
web-verify-seal-fails = This browser saw another fingerprint before the game. It was replaced.
web-verify-seal-unknown = This browser wasn’t at the table before the game, so it can’t compare the fingerprints.
web-verify-salt-holds = The salt of this browser is part of the shuffle.
web-verify-salt-fails = The salt of this browser is missing from the shuffle.
web-verify-salt-unknown = This browser added no salt, because nobody took a seat with it.
web-verify-salt = Salt: { $player }
web-verify-no-salt = none
web-verify-key = Shuffle key
web-verify-program = For a full check, download the game and run “dvergar verify”. It replays the whole game with this key, without this server.
