# The pages of the browser table, except for the games’ own words.

## Everywhere

web-offline = The server can’t be reached.
web-close = Close
web-save = Save
web-settings = Settings
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-guest = Guest
web-your-name = Your name
web-name = Name
web-keep-name = Create an account to play from any device.
web-login = Username
web-password = Password
web-keep = Create account
web-keep-instead = Create an account instead
web-enter = Log in
web-enter-instead = I already have an account
web-leave-account = Log out
web-enter-how = Already have an account? Log in.
web-you = You
web-pages = Pages
web-nav-play = Play
web-to-hall = Back to lobby

## The lobby

web-welcome = Choose a game
web-no-signup = No account needed. Play against bots or invite friends.
web-minutes = { $minutes } min
web-play-bots = Play against bots
web-create = Create table
web-create-now = Create table
web-create-for = New table: { $game }
web-reconstructed = All card sets are our own reconstructions, not the printed cards.
web-my-games = My games
web-no-games = No games yet. Choose one to start.
web-open-tables = Open tables
web-no-open = No open tables right now. Create one and invite friends.
web-watch = Watch
web-look-on = Watch
web-look = View
web-go-on = Continue
web-join = Join
web-go = Open
web-alone = vs bots
web-tables-all = Show all { $count }
web-tables-fewer = Show fewer
web-table-code = Table code or invitation link
web-status-open = waiting for players
web-status-running = in progress
web-status-over = finished
web-status-closed = closed
web-fair = Every shuffle can be checked after the game.
web-icons-by = Icons by
web-fonts = Fonts: { $names }

## A new table

web-players = Players
web-seats = Seats
web-seat = Seat { $seat }
web-random = Random
web-seat-open = Open seat
web-seat-here = Another player on this device
web-seat-bot = Bot: { $bot }
web-bot = Bot
web-bot-greedy = Easy
web-bot-random = Random
web-public = Show in the list of open tables
web-clock = Clock
web-clock-none = No clock
web-clock-quick = 10 min + 10 s per turn
web-clock-calm = 30 min + 20 s per turn
web-clock-days = 2 days per turn
web-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
web-days-hours = { $days } d { $hours } h

## Waiting for players

web-waiting-title = Waiting for players
web-waiting-how = The game starts as soon as all seats are taken.
web-invite = Invitation link
web-watch-link = Link to this table
web-copy = Copy
web-copied = Copied
web-sit = Sit here
web-sit-too = Sit here too
web-give-bot = Add a bot
web-start = Start game
web-close-table = Close table
web-leave-seat = Leave table
web-table-closed = The host closed this table.

## At the table

web-connecting = Connecting…
web-loading = Loading…
web-connection-connecting = Connecting…
web-connection-open = Connected
web-connection-lost = Connection lost. Reconnecting…
web-connection-refused = Not connected
web-told = { $name }: { $what }
web-told-next = { $name }:
web-your-turn = Your turn
web-game-over = Game over
web-watching = Watching
web-acting = playing
web-away = away
web-online = online
web-undo = Undo
web-picked = { $card } selected. Choose a highlighted spot or an action.
web-areas = Areas
web-board = Board
web-log = Log
web-chat = Chat
web-tab-log = Log
web-tab-moves = All actions
web-tab-rules = Rules
web-tab-table = Table
web-say = Write a message…
web-send = Send
web-search = Search the rules
web-not-your-turn = It’s not your turn.
web-nothing-here = You can’t do anything with this card now.
web-hand-over = Hand over to a bot
web-take-back = Take over again
web-handed = A bot is playing for you.
web-move-device = Move to another device
web-leave = Leave (a bot takes over)
web-show-cards = I’m { $player }: show my cards
web-sealed = Face down
web-crafting = Completes next turn
web-crew = Crew
web-discards = Discard pile
web-warehouse-price = highest buy value, +1 per card on top
web-warehouse-empty = empty
web-sell-here = Sell here
web-place-here = Play here
web-for = for { $card }
web-none-yet = none yet
web-kings-end = King’s items (4 end the game)
web-kings-done =
    { $count ->
        [one] 1 king’s item completed
       *[other] { $count } king’s items completed
    }
web-finest = Bonuses for the finest weapon, shield and armour.
web-verb-craft = Craft:
web-verb-market = To the Market:
web-verb-workshop = To the Workshop:
web-verb-sell = Sell:
web-verb-discard = Discard:
web-verb-move = Move:
web-verb-buy = Buy:

## The end

web-rounds = Rounds
web-weighing = Final scoring
web-weighing-how = hands and Workshops are discarded first
web-result = Result
web-rematch = Rematch
web-rematch-join = Join rematch
web-rematch-go = Go to rematch
web-download = Download game
web-see-board = View table
web-verify = Verify shuffle
web-commitment = Fingerprint
web-seed = Seed

## Errors

refused-name-empty = Enter a name.
refused-name-long = This name is too long. Use at most { $limit } characters.
refused-name-taken = This name is already taken. Choose another one.
refused-password-length = The password must have { $least } to { $most } characters.
refused-wrong-password = Wrong username or password.
refused-foreign-origin = This request came from another site. Open Dvergar in a new tab.
refused-unknown-game = Unknown game. Choose one in the lobby.
refused-bad-clock = This clock isn’t possible. Choose another one.
refused-player-count = This game needs { $least } to { $most } players.
refused-no-person = You need to take at least one seat.
refused-bad-options = This combination of options isn’t allowed. Change one of them.
refused-unknown-option = This game has no option “{ $option }”. Its options are { $possible }.
refused-bad-option = “{ $option }” can’t be “{ $value }”. Choose one of { $possible }.
refused-silberzwerg-long = The long game needs exactly three players.
refused-silberzwerg-short = The short game needs exactly four players.
refused-jewellers-patrons = Patrons are only available in classic and advanced mode.
refused-jewellers-cleanup = You can only choose the clean-up in advanced mode.
refused-jewellers-auction = The closed auction is only available in advanced mode.
refused-smithy-first = This table has no such seat for the first player. Choose another one.
refused-too-many-tables = You already have { $limit } tables waiting. Close one first.
refused-unknown-bot = Unknown bot. Choose another one.
refused-unknown-table = This table doesn’t exist or was closed.
refused-already-running = The game has already started.
refused-unknown-seat = This seat doesn’t exist. Choose another one.
refused-seat-taken = This seat is taken. Choose another one.
refused-host-only = Only the host can do that.
refused-seats-open = Some seats are still open. Fill them first.
refused-not-your-seat = This isn’t your seat.
refused-unknown-link = This link is no longer valid. Ask for a new one.
refused-unknown-list = This list doesn’t exist.
refused-not-over = The game isn’t over yet.
refused-unknown-language = This language isn’t available.
refused-no-session = Enter your name first.
refused-too-often = Too many requests. Wait a moment, then try again.
refused-stale = The game has moved on. Your view has been updated.
refused-not-running = This game isn’t in progress.
refused-seat-handed-over = A bot is playing for this seat. Take over again first.
refused-unknown-action = This action doesn’t exist.
refused-not-possible = This isn’t possible now.
refused-not-your-turn = It’s not your turn.
refused-watchers-are-silent = Only players can chat.
refused-nothing-said = Your message is empty.
refused-not-found = Page not found.
refused-too-long = That message is too long.
refused-malformed = Something went wrong. Reload the page.
refused-our-fault = Something went wrong on our side. Try again.
refused-hello-first = Something went wrong. Reload the page.
refused-hello-again = Something went wrong. Reload the page.
refused-binary = Something went wrong. Reload the page.
refused-old-client = This page is out of date. Reload it.
refused-slow-reader = Your connection is too slow.
