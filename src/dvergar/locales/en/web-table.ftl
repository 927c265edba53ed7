# The table: the end of a turn, new messages.

web-end-turn = End turn
web-chat-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
web-chat-open = Open chat
