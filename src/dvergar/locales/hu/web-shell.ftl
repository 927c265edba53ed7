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
web-notify = Értesítés, amikor én jövök
web-notify-refused = A böngésződ letiltotta az oldal értesítéseit. Engedélyezd őket a beállításaiban.
web-help-mouse = Egérrel
web-help-mouse-how = A kiemelt kártyákat kijátszhatod. Kattints egy kártyára, aztán egy kiemelt helyre vagy akcióra, vagy húzd oda. Ha másra kattintasz, megtudod, miért nem játszható. Vidd az egeret egy kártya fölé, hogy nagyobb legyen.
web-help-touch = Érintéssel
web-help-touch-how = Koppints egy kártyára, aztán egy kiemelt helyre vagy akcióra. Tartsd az ujjad egy kártyán, hogy nagyobb legyen. Fent a fülek mutatják a többi területet, a naplót és a csevegést.
web-help-list = A listával
web-help-list-how = Az „Akciók” mindent felsorol, amit most tehetsz. Az egész játszmát végigjátszhatod vele, billentyűzettel vagy képernyőolvasóval.
web-help-keys = Billentyűzet
web-key-tab = Következő terület
web-key-arrows = Mozgás egy területen, a füleken vagy a naplóban
web-key-enter = Kiválasztás vagy kijátszás
web-key-digits = Választás a kártya akciói közül vagy a listából
web-key-escape = Kijelölés megszüntetése
web-key-undo = Visszavonás
web-key-end = Akciók befejezése
web-key-help = A súgó megnyitása

## Kapcsolat és változatok

web-connection-again = Újra kapcsolódva
web-retry = Újrapróbálás
web-reload = Újratöltés
web-update-ready = Új változat érhető el.
web-offline-title = A szerver nem érhető el
web-offline-how = A játszmáid biztonságban vannak. Ellenőrizd a kapcsolatot, és próbáld újra.
web-session-over = A munkameneted lejárt. Adj meg egy nevet, vagy lépj be a folytatáshoz.

## Az asztal mellett

web-rail = Napló, szabályok és akciók
web-unread = olvasatlan
web-nothing-found = Nincs ilyen szabály.
web-rules-aside = Ebben a játszmában nem kell
web-time-low = Már csak 30 másodperc!
web-qr = QR-kód megjelenítése
web-qr-of = QR-kód: { $what }
web-move-how = Ezzel a linkkel bárki átveheti a helyed. Ne oszd meg.

## Amíg nem voltál itt

web-since = Amíg távol voltál
web-since-to-you = Ami téged érintett
web-since-by-bot = Egy bot játszott helyetted
web-since-own = A te helyed
web-since-jewellers = Eddigi pontok: { $gain }
web-since-silberzwerg = Tallérok: { $gain }
web-since-smithy = Érmék: { $gain }
web-since-play = Folytatás
web-since-seen = Értem
web-since-draws = { $count } kártyát húz
web-since-passes = { $count } alkalommal passzol
