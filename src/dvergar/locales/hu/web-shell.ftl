# Az asztal kerete: sáv, beállítások, súgó, napló, szabályok, visszatérés.

## A sáv és párbeszédablakai

web-skip = Ugrás a tartalomra
web-help = Így kell játszani
web-mute = Hangok némítása
web-theme = Téma
web-language-en = English
web-language-fr = Français
web-language-hu = Magyar
web-language-de = Deutsch
web-sounds = Hangok
web-volume = Hangerő
web-motion = Animációk
web-notify = Szólj, amikor én jövök, akkor is, ha az oldal a háttérben van
web-notify-refused = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.
web-help-mouse = Egérrel
web-help-mouse-how = Ami fénylik, azzal lehet játszani. Kattints egy kártyára, aztán egy fénylő helyre vagy egy akcióra a kártya mellett; vagy húzd oda. Ami nem fénylik, arra kattintva megtudod, miért. Állj meg egy kártyán, ha el akarod olvasni.
web-help-touch = Érintéssel
web-help-touch-how = Koppints egy kártyára, aztán egy fénylő helyre vagy egy akcióra. Tartsd az ujjad egy kártyán, ha el akarod olvasni. Fent a fülek mutatják a többi területet, a naplót és a csevegést.
web-help-list = A listából
web-help-list-how = A „Lépések” mindent felsorol, amit most tehetsz. Az egész játszma végigjátszható onnan, csak billentyűzettel vagy képernyőolvasóval is.
web-help-keys = Billentyűk
web-key-tab = egyik területről a másikra
web-key-arrows = egy területen belül, a füleken és a naplóban
web-key-enter = kiválaszt vagy kijátszik
web-key-digits = választ a kiválasztott kártya akciói vagy az összes lépés közül
web-key-escape = elenged
web-key-undo = visszavon
web-key-end = befejezi az akcióidat
web-key-help = megnyitja ezt a súgót

## Kapcsolat és változatok

web-connection-again = Újra kapcsolódva
web-retry = Próbáld újra
web-reload = Újratöltés
web-update-ready = Új változat érhető el.
web-offline-title = A szerver nem érhető el
web-offline-how = A játszmáid ott biztonságban vannak. Ellenőrizd a kapcsolatot, és próbáld újra.
web-session-over = A munkameneted lejárt. Adj meg egy nevet, vagy lépj be a folytatáshoz.

## Az asztal mellett

web-rail = Napló, szabályok és lépések
web-unread = van valami új
web-nothing-found = Erről nem szól szabály.
web-rules-aside = Ennél az asztalnál nem
web-time-low = Már csak 30 másodperc!
web-qr = QR-kódként
web-qr-of = QR-kód: { $what }
web-move-how = Aki megnyitja ezt a linket, átveszi ezt a helyet. Ne add ki másnak.

## Amíg nem voltál itt

web-since = Amíg távol voltál
web-since-to-you = Ami téged érintett
web-since-by-bot = Egy bot játszott helyetted
web-since-own = A te helyed
web-since-jewellers = Eddigi pontok: { $gain }
web-since-silberzwerg = Tallérok: { $gain }
web-since-smithy = Érmék: { $gain }
web-since-play = Játék folytatása
web-since-seen = Rendben
web-since-draws = { $count } kártyát húzott
web-since-passes = { $count } alkalommal passzolt
