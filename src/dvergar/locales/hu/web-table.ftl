# Az asztal: a kör vége, új üzenetek.

web-end-turn = Kör befejezése
web-chat-unread = { $count } új üzenet
web-chat-open = Csevegés megnyitása
