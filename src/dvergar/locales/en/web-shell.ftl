# The table's shell: bar, settings, help, log, rules, coming back.

## The bar and its dialogs

web-skip = To the content
web-help = How to play
web-mute = Mute the sounds
web-theme = Theme
web-language-en = English
web-language-fr = Français
web-language-hu = Magyar
web-language-de = Deutsch
web-sounds = Sounds
web-volume = Volume
web-motion = Animations
web-notify = Tell me when it is my turn, even in the background
web-notify-refused = The browser does not allow notifications for this page.
web-help-mouse = With the mouse
web-help-mouse-how = What glows can be played. Click a card, then a glowing place or an action beside the card; or drag it there. What doesn't glow says why when you click it. Rest on a card to read it.
web-help-touch = By touch
web-help-touch-how = Tap a card, then a glowing place or an action. Hold a card to read it. The tabs at the top show the other areas, the log and the chat.
web-help-list = From the list
web-help-list-how = “All moves” lists everything you may do now. The whole game can be played from there, with the keyboard or a screen reader alone.
web-help-keys = Keys
web-key-tab = from area to area
web-key-arrows = within an area, in the tabs and through the log
web-key-enter = picks or plays
web-key-digits = choose from the picked card's actions or from all moves
web-key-escape = lets go
web-key-undo = takes back
web-key-end = finishes your actions
web-key-help = opens this help

## Connection and versions

web-connection-again = Connected again
web-retry = Try again
web-reload = Reload
web-update-ready = A new version is ready.
web-offline-title = The server can't be reached
web-offline-how = Your games are safe there. Check the connection and try again.
web-session-over = Your session has ended. Enter a name or log in to go on.

## Beside the table

web-rail = Log, rules and moves
web-unread = something new
web-nothing-found = No rule says that.
web-rules-aside = Not at this table
web-time-low = Only 30 seconds left!
web-qr = As a QR code
web-qr-of = QR code: { $what }
web-move-how = Whoever opens this link takes over this seat. Keep it to yourself.

## Since you left

web-since = While you were away
web-since-to-you = Done to you
web-since-by-bot = A bot played for you
web-since-own = Your own seat
web-since-jewellers = Points so far: { $gain }
web-since-silberzwerg = Thalers: { $gain }
web-since-smithy = Coins: { $gain }
web-since-play = Play on
web-since-seen = All right
web-since-draws =
    { $count ->
        [one] 1 draw
       *[other] { $count } draws
    }
web-since-passes =
    { $count ->
        [one] passed once
       *[other] passed { $count } times
    }
