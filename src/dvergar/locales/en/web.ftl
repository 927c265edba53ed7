# The browser table: what its pages say beside the games' own words.

## Everywhere

web-offline = The server can't be reached.
web-close = Close
web-save = Save
web-settings = Settings
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-guest = Guest
web-your-name = Your name
web-name = Name
web-keep-name = With a login and a password you can come back from any device.
web-login = Login
web-password = Password
web-keep = Keep my name
web-keep-instead = Keep my name instead
web-enter = Log in
web-enter-instead = I have a login already
web-leave-account = Log out
web-enter-how = If you have a login already, come back with it.
web-you = You
web-pages = Pages
web-nav-play = Play
web-to-hall = Back to the hall

## The hall

web-welcome = Which hall tonight?
web-no-signup = No sign-up. Step through a door and play, alone or with friends.
web-minutes = { $minutes } min
web-play-bots = Play against bots
web-create = Create table
web-create-now = Create the table
web-create-for = New table: { $game }
web-reconstructed = All card sets are our own reconstructions, not the printed ones.
web-my-games = My games
web-no-games = None yet: step through a door.
web-open-tables = Open tables
web-no-open = Nobody is waiting. Create a table and invite others.
web-watch = Watch
web-look-on = Watch
web-look = View
web-go-on = Go on
web-join = Join
web-go = Enter
web-alone = only you
web-tables-all = Show all { $count }
web-tables-fewer = Show fewer
web-table-code = Table code or invitation link
web-status-open = waiting
web-status-running = running
web-status-over = finished
web-status-closed = closed
web-fair = Every shuffle can be checked after the game.
web-icons-by = Icons by
web-fonts = Fonts: { $names }

## A new table

web-players = Players
web-seats = Seats
web-seat = Seat { $seat }
web-random = At random
web-seat-open = Open seat
web-seat-here = Another person on this device
web-seat-bot = Bot: { $bot }
web-bot = Bot
web-bot-greedy = Apprentice
web-bot-random = Random
web-public = Show it in the list of open tables
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 10 minutes, +10 seconds a move
web-clock-calm = 30 minutes, +20 seconds a move
web-clock-days = 2 days a move
web-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-days-hours = { $days } d { $hours } h

## Waiting for players

web-waiting-title = Waiting for players
web-waiting-how = The game starts as soon as every seat is taken.
web-invite = Invitation link
web-watch-link = Link to this table
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-sit-too = Play here too
web-give-bot = Give to a bot
web-start = Start the game
web-close-table = Close the table
web-leave-seat = Leave the table
web-table-closed = The host has closed this table.

## At the table

web-connecting = Connecting …
web-loading = Loading …
web-connection-connecting = Connecting …
web-connection-open = Connected
web-connection-lost = Connection lost, trying again …
web-connection-refused = Not connected
web-told = { $name }: { $what }
web-told-next = { $name }:
web-your-turn = Your turn
web-game-over = The game is over
web-watching = Watching
web-acting = in turn
web-away = away
web-online = here
web-undo = Undo
web-picked = { $card }: picked. Choose a glowing place, or an action beside the card.
web-areas = Areas
web-board = Board
web-log = Log
web-chat = Chat
web-tab-log = Log
web-tab-moves = All moves
web-tab-rules = Rules
web-tab-table = Table
web-say = Say something …
web-send = Send
web-search = Search the rules
web-not-your-turn = It is not your turn.
web-nothing-here = Nothing to do with this card now.
web-hand-over = Hand over to a bot
web-take-back = Take back
web-handed = A bot is playing for you.
web-move-device = Move to another device
web-leave = Leave, a bot plays on
web-show-cards = I am { $player }: show my cards
web-sealed = Sealed
web-crafting = Completes next turn
web-crew = Crew
web-discards = Discards
web-warehouse-price = highest buy value, +1 for each card on top
web-warehouse-empty = empty
web-sell-here = Sell here
web-place-here = Play here
web-for = for { $card }
web-none-yet = none yet
web-kings-end = King's items, 4 end the game
web-kings-done =
    { $count ->
        [one] 1 king's item done
       *[other] { $count } king's items done
    }
web-finest = A bonus for the finest weapon, shield and armor.
web-verb-craft = Craft:
web-verb-market = To the Market:
web-verb-workshop = To the Workshop:
web-verb-sell = Sell:
web-verb-discard = Discard:
web-verb-move = Move:
web-verb-buy = Buy:

## The end

web-rounds = Rounds
web-weighing = The weighing
web-weighing-how = hands and Workshops are discarded first
web-result = Result
web-rematch = Rematch
web-rematch-join = Join the rematch
web-rematch-go = To the rematch
web-download = Download the game
web-see-board = See the table
web-verify = Verify the shuffle
web-commitment = Seal
web-seed = Seed

## Refusals

refused-name-empty = Please give a name.
refused-name-long = This name is too long: at most { $limit } characters.
refused-name-taken = This name is taken already.
refused-password-length = The password is too short or too long: { $least } to { $most } characters.
refused-wrong-password = Login and password don't match.
refused-foreign-origin = This request came from another site.
refused-unknown-game = This game is not known here.
refused-bad-clock = This clock is not possible.
refused-player-count = This game is for { $least } to { $most } players.
refused-no-person = At least one seat must be yours.
refused-bad-options = These options are not possible.
refused-unknown-option = This game has no option “{ $option }”; it has: { $possible }.
refused-bad-option = “{ $option }” can't be “{ $value }”; possible: { $possible }.
refused-silberzwerg-long = The long game is for three players only.
refused-silberzwerg-short = The short game is for four players only.
refused-jewellers-patrons = Patrons belong to the classic and the advanced mode.
refused-jewellers-cleanup = Only the advanced mode lets you choose the clean-up.
refused-jewellers-auction = Only the advanced mode has a closed auction.
refused-smithy-first = The first player's seat does not exist at this table.
refused-too-many-tables = You have { $limit } tables waiting already. Close one first.
refused-unknown-bot = This bot is not known here.
refused-unknown-table = There is no such table, or it was closed.
refused-already-running = The game is running already.
refused-unknown-seat = There is no such seat.
refused-seat-taken = This seat is taken.
refused-host-only = Only the host can do that.
refused-seats-open = There are still open seats.
refused-not-your-seat = This is not your seat.
refused-unknown-link = This link is no longer valid.
refused-unknown-list = There is no such list.
refused-not-over = The game is not over yet.
refused-unknown-language = This language is not spoken here.
refused-no-session = Please enter your name first.
refused-too-often = Too many requests. Wait a moment.
refused-stale = The table has moved on; here is how it stands now.
refused-not-running = The game is not running.
refused-seat-handed-over = A bot is playing for this seat. Take it back first.
refused-unknown-action = This action is not known.
refused-not-possible = This is not possible now.
refused-not-your-turn = It is not your turn.
refused-watchers-are-silent = Only players can speak at the table.
refused-nothing-said = There is nothing to read in that.
refused-not-found = There is nothing here.
refused-too-long = That was too long.
refused-malformed = The server did not understand that.
refused-our-fault = Something went wrong on our side. Please try again.
refused-hello-first = The server did not understand that.
refused-hello-again = The server did not understand that.
refused-binary = The server did not understand that.
refused-old-client = This page is out of date. Please reload it.
refused-slow-reader = The connection was too slow.
