# The table's shell: bar, settings, help, log, rules, coming back.

## The bar and its dialogs

web-skip = Skip to content
web-help = How to play
web-mute = Mute sounds
web-theme = Theme
web-language-en = English
web-language-fr = Français
web-language-hu = Magyar
web-language-de = Deutsch
web-sounds = Sounds
web-volume = Volume
web-motion = Animations
web-notify = Notify me when it’s my turn
web-notify-refused = Your browser blocks notifications from this page. Allow them in its settings.
web-help-mouse = With the mouse
web-help-mouse-how = Highlighted cards can be played. Click a card, then a highlighted spot or an action, or drag it. Click anything else to see why it can’t be played. Hover over a card to enlarge it.
web-help-touch = By touch
web-help-touch-how = Tap a card, then a highlighted spot or an action. Hold a card to enlarge it. The tabs at the top show the other areas, the log and the chat.
web-help-list = With the list
web-help-list-how = “All actions” lists everything you can do now. You can play the whole game from it with the keyboard or a screen reader.
web-help-keys = Keyboard
web-key-tab = Next area
web-key-arrows = Move within an area, the tabs or the log
web-key-enter = Select or play
web-key-digits = Choose an action of the selected card, or from the list
web-key-escape = Deselect
web-key-undo = Undo
web-key-end = End your actions
web-key-help = Open this help

## Connection and versions

web-connection-again = Connected again
web-retry = Try again
web-reload = Reload
web-update-ready = A new version is ready.
web-offline-title = The server can’t be reached
web-offline-how = Your games are safe. Check your connection and try again.
web-session-over = Your session has ended. Enter a name or log in to continue.

## Beside the table

web-rail = Log, rules and actions
web-unread = unread
web-nothing-found = No matching rules.
web-rules-aside = Not used in this game
web-time-low = Only 30 seconds left!
web-qr = Show QR code
web-qr-of = QR code: { $what }
web-move-how = Anyone with this link takes over your seat. Don’t share it.

## Since you left

web-since = While you were away
web-since-to-you = What affected you
web-since-by-bot = A bot played for you
web-since-own = Your seat
web-since-jewellers = Points so far: { $gain }
web-since-silberzwerg = Thalers: { $gain }
web-since-smithy = Coins: { $gain }
web-since-play = Continue
web-since-seen = Got it
web-since-draws =
    { $count ->
        [one] draws 1 card
       *[other] draws { $count } cards
    }
web-since-passes =
    { $count ->
        [one] passes once
       *[other] passes { $count } times
    }
