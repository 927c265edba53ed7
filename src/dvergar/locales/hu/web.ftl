# A böngészőbeli asztal oldalai, a játékok saját szavain kívül.

## Mindenhol

web-offline = A szerver nem érhető el.
web-close = Bezárás
web-save = Mentés
web-settings = Beállítások
web-language = Nyelv
web-theme-light = Világos téma
web-theme-dark = Sötét téma
web-guest = Vendég
web-your-name = A neved
web-name = Név
web-keep-name = Hozz létre fiókot, hogy bármelyik eszközön játszhass.
web-login = Felhasználónév
web-password = Jelszó
web-keep = Fiók létrehozása
web-keep-instead = Inkább fiók létrehozása
web-enter = Belépés
web-enter-instead = Már van fiókom
web-leave-account = Kijelentkezés
web-enter-how = Van már fiókod? Lépj be.
web-you = Te
web-pages = Oldalak
web-nav-play = Játék
web-to-hall = Vissza a lobbiba

## A lobbi

web-welcome = Válassz játékot
web-no-signup = Regisztráció nélkül. Játssz botok ellen, vagy hívd meg a barátaidat.
web-minutes = { $minutes } perc
web-play-bots = Játék botok ellen
web-create = Asztal létrehozása
web-create-now = Asztal létrehozása
web-create-for = Új asztal: { $game }
web-reconstructed = Minden kártyakészlet a saját rekonstrukciónk, nem a nyomtatott kártyák.
web-my-games = Játszmáim
web-no-games = Még nincs játszmád. Válassz játékot, és kezdj neki.
web-open-tables = Nyitott asztalok
web-no-open = Most nincs nyitott asztal. Hozz létre egyet, és hívd meg a barátaidat.
web-watch = Nézés
web-look-on = Nézés
web-look = Megtekintés
web-go-on = Folytatás
web-join = Csatlakozás
web-go = Megnyitás
web-alone = botok ellen
web-tables-all = Az összes megjelenítése ({ $count })
web-tables-fewer = Kevesebb megjelenítése
web-table-code = Asztalkód vagy meghívó link
web-status-open = játékosokra vár
web-status-running = folyamatban
web-status-over = befejezve
web-status-closed = bezárva
web-fair = A játszma után minden keverés ellenőrizhető.
web-icons-by = Ikonok:
web-fonts = Betűk: { $names }

## Új asztal

web-players = Játékosok
web-seats = Helyek
web-seat = { $seat }. hely
web-random = Véletlenszerű
web-seat-open = Szabad hely
web-seat-here = Másik játékos ezen az eszközön
web-seat-bot = Bot: { $bot }
web-bot = Bot
web-bot-greedy = Könnyű
web-bot-random = Véletlenszerű
web-public = Megjelenítés a nyitott asztalok között
web-clock = Óra
web-clock-none = Óra nélkül
web-clock-quick = 10 perc + körönként 10 mp
web-clock-calm = 30 perc + körönként 20 mp
web-clock-days = Körönként 2 nap
web-days = { $days } nap
web-days-hours = { $days } nap { $hours } óra

## Várakozás a játékosokra

web-waiting-title = Várakozás a játékosokra
web-waiting-how = A játszma elkezdődik, amint minden hely foglalt.
web-invite = Meghívó link
web-watch-link = Link ehhez az asztalhoz
web-copy = Másolás
web-copied = Másolva
web-sit = Leülés ide
web-sit-too = Leülés ide is
web-give-bot = Bot hozzáadása
web-start = Játszma indítása
web-close-table = Asztal bezárása
web-leave-seat = Asztal elhagyása
web-table-closed = A házigazda bezárta ezt az asztalt.

## Az asztalnál

web-connecting = Kapcsolódás…
web-loading = Betöltés…
web-connection-connecting = Kapcsolódás…
web-connection-open = Kapcsolódva
web-connection-lost = Megszakadt a kapcsolat. Újrakapcsolódás…
web-connection-refused = Nincs kapcsolat
web-told = { $name }: { $what }
web-told-next = { $name }:
web-your-turn = Te jössz
web-game-over = Vége a játszmának
web-watching = Néző
web-acting = soron van
web-away = távol
web-online = elérhető
web-undo = Visszavonás
web-picked = { $card } kiválasztva. Válassz egy kiemelt helyet vagy egy akciót.
web-areas = Területek
web-board = Asztal
web-log = Napló
web-chat = Csevegés
web-tab-log = Napló
web-tab-moves = Akciók
web-tab-rules = Szabályok
web-tab-table = Asztal
web-say = Üzenet írása…
web-send = Küldés
web-search = Keresés a szabályokban
web-not-your-turn = Most nem te jössz.
web-nothing-here = Ezzel a kártyával most semmit sem tehetsz.
web-hand-over = Átadás botnak
web-take-back = Visszavétel
web-handed = Egy bot játszik helyetted.
web-move-device = Átvitel másik eszközre
web-leave = Kilépés (egy bot átveszi)
web-show-cards = { $player } vagyok: a kártyáim megmutatása
web-sealed = Képpel lefelé
web-crafting = A következő körben kész
web-crew = Csapat
web-discards = Dobópakli
web-warehouse-price = a legmagasabb vételi érték, fölötte fekvő kártyánként +1
web-warehouse-empty = üres
web-sell-here = Eladás
web-place-here = Kijátszás ide
web-for = ehhez: { $card }
web-none-yet = még nincs
web-kings-end = Királyi tárgyak (4 után vége)
web-kings-done = { $count } királyi tárgy kész
web-finest = Bónusz jár a legjobb fegyverért, pajzsért és páncélért.
web-verb-craft = Készítés:
web-verb-market = A piacra:
web-verb-workshop = A műhelybe:
web-verb-sell = Eladás:
web-verb-discard = Eldobás:
web-verb-move = Áthelyezés:
web-verb-buy = Vétel:

## A vége

web-rounds = Fordulók
web-weighing = Végső elszámolás
web-weighing-how = előbb mindenki eldobja a kezét és a műhelyét
web-result = Eredmény
web-rematch = Visszavágó
web-rematch-join = Csatlakozás a visszavágóhoz
web-rematch-go = Ugrás a visszavágóhoz
web-download = Játszma letöltése
web-see-board = Asztal megtekintése
web-verify = Keverés ellenőrzése
web-commitment = Ujjlenyomat
web-seed = Mag

## Hibák

refused-name-empty = Adj meg egy nevet.
refused-name-long = Ez a név túl hosszú. Legfeljebb { $limit } karakter lehet.
refused-name-taken = Ez a név már foglalt. Válassz másikat.
refused-password-length = A jelszó { $least }–{ $most } karakter hosszú lehet.
refused-wrong-password = Hibás felhasználónév vagy jelszó.
refused-foreign-origin = Ez a kérés egy másik oldalról jött. Nyisd meg a Dvergart egy új lapfülön.
refused-unknown-game = Ismeretlen játék. Válassz egyet a lobbiban.
refused-bad-clock = Ilyen óra nem lehetséges. Válassz másikat.
refused-player-count = Ezt a játékot { $least }–{ $most } fő játszhatja.
refused-no-person = Legalább egy helyet neked kell elfoglalnod.
refused-bad-options = Ezek a beállítások nem férnek össze. Változtass meg egyet.
refused-unknown-option = Ennek a játéknak nincs „{ $option }” beállítása. Ezek közül választhatsz: { $possible }.
refused-bad-option = Ennél a beállításnál („{ $option }”) nincs „{ $value }”. Ezek közül választhatsz: { $possible }.
refused-silberzwerg-long = A hosszú játszmához pontosan három játékos kell.
refused-silberzwerg-short = A rövid játszmához pontosan négy játékos kell.
refused-jewellers-patrons = Mecénások csak a klasszikus és a haladó módban vannak.
refused-jewellers-cleanup = A letakarítást csak a haladó módban választhatod meg.
refused-jewellers-auction = Zárt licit csak a haladó módban van.
refused-smithy-first = A kezdőjátékosnak nincs ilyen helye ennél az asztalnál. Válassz másikat.
refused-too-many-tables = Már { $limit } asztalod várakozik. Előbb zárj be egyet.
refused-unknown-bot = Ismeretlen bot. Válassz másikat.
refused-unknown-table = Ez az asztal nem létezik, vagy már bezárták.
refused-already-running = A játszma már elkezdődött.
refused-unknown-seat = Nincs ilyen hely. Válassz másikat.
refused-seat-taken = Ez a hely foglalt. Válassz másikat.
refused-host-only = Ezt csak a házigazda teheti meg.
refused-seats-open = Még vannak szabad helyek. Előbb töltsd be őket.
refused-not-your-seat = Ez nem a te helyed.
refused-unknown-link = Ez a link már nem érvényes. Kérj újat.
refused-unknown-list = Nincs ilyen lista.
refused-not-over = A játszma még nem ért véget.
refused-unknown-language = Ez a nyelv nem érhető el.
refused-no-session = Előbb add meg a neved.
refused-too-often = Túl sok kérés. Várj egy kicsit, aztán próbáld újra.
refused-stale = A játszma közben továbbhaladt. A nézeted frissült.
refused-not-running = A játszma nincs folyamatban.
refused-seat-handed-over = Ezen a helyen bot játszik. Előbb vedd vissza.
refused-unknown-action = Nincs ilyen akció.
refused-not-possible = Ez most nem lehetséges.
refused-not-your-turn = Most nem te jössz.
refused-watchers-are-silent = Csak a játékosok írhatnak.
refused-nothing-said = Az üzeneted üres.
refused-not-found = Az oldal nem található.
refused-too-long = Ez az üzenet túl hosszú.
refused-malformed = Hiba történt. Töltsd újra az oldalt.
refused-our-fault = Hiba történt nálunk. Próbáld újra.
refused-hello-first = Hiba történt. Töltsd újra az oldalt.
refused-hello-again = Hiba történt. Töltsd újra az oldalt.
refused-binary = Hiba történt. Töltsd újra az oldalt.
refused-old-client = Ez az oldal elavult. Töltsd újra.
refused-slow-reader = Túl lassú a kapcsolatod.
