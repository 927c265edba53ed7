# Der Tisch: das Ende eines Zuges, neue Nachrichten.

web-end-turn = Zug beenden
web-chat-unread =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
web-chat-open = Chat öffnen
