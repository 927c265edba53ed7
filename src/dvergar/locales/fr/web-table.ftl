# La table : la fin d’un tour, les nouveaux messages.

web-end-turn = Finir le tour
web-chat-unread =
    { $count ->
        [one] 1 nouveau message
       *[other] { $count } nouveaux messages
    }
web-chat-open = Ouvrir la discussion
