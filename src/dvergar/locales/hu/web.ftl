# A böngészőbeli asztal: amit az oldalak mondanak a játékok saját szavain kívül.

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
web-keep-name = Azonosítóval és jelszóval bármelyik eszközről visszatérhetsz.
web-login = Azonosító
web-password = Jelszó
web-keep = Megtartom a nevem
web-keep-instead = Inkább megtartom a nevem
web-enter = Belépés
web-enter-instead = Már van azonosítóm
web-leave-account = Kijelentkezés
web-enter-how = Ha már van azonosítód, lépj be vele.
web-you = Te
web-pages = Oldalak
web-nav-play = Játék
web-to-hall = Vissza a csarnokba

## A csarnok

web-welcome = Melyik csarnok legyen ma este?
web-no-signup = Nem kell regisztrálni. Lépj be egy ajtón, és játssz egyedül vagy barátokkal.
web-minutes = { $minutes } perc
web-play-bots = Játék botok ellen
web-create = Új asztal
web-create-now = Asztal létrehozása
web-create-for = Új asztal: { $game }
web-reconstructed = Minden kártyakészlet a mi saját rekonstrukciónk, nem a nyomtatott lapok.
web-my-games = Játszmáim
web-no-games = Még nincs: lépj be egy ajtón.
web-open-tables = Nyitott asztalok
web-no-open = Senki sem vár. Hozz létre egy asztalt, és hívj meg másokat.
web-watch = Nézőként
web-look-on = Megnézem
web-look = Megnézem
web-go-on = Folytatás
web-join = Beülök
web-go = Megnyitás
web-alone = csak te
web-tables-all = Az összes megjelenítése ({ $count })
web-tables-fewer = Kevesebb megjelenítése
web-table-code = Asztalkód vagy meghívó link
web-status-open = várakozik
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
web-seat-here = Valaki más ezen az eszközön
web-seat-bot = Bot: { $bot }
web-bot = Bot
web-bot-greedy = Tanonc
web-bot-random = Véletlen
web-public = Jelenjen meg a nyitott asztalok között
web-clock = Óra
web-clock-none = Óra nélkül
web-clock-quick = 10 perc, lépésenként +10 másodperc
web-clock-calm = 30 perc, lépésenként +20 másodperc
web-clock-days = Lépésenként 2 nap
web-days = { $days } nap
web-days-hours = { $days } nap { $hours } óra

## Várakozás a játékosokra

web-waiting-title = Várakozás a játékosokra
web-waiting-how = A játszma elkezdődik, amint minden hely elkelt.
web-invite = Meghívó link
web-watch-link = Link ehhez az asztalhoz
web-copy = Másolás
web-copied = Másolva
web-sit = Ide ülök
web-sit-too = Itt is játszom
web-give-bot = Legyen bot
web-start = Indulhat a játék
web-close-table = Asztal bezárása
web-leave-seat = Felállok
web-table-closed = A házigazda bezárta ezt az asztalt.

## Az asztalnál

web-connecting = Kapcsolódás…
web-loading = Betöltés…
web-connection-connecting = Kapcsolódás…
web-connection-open = Kapcsolódva
web-connection-lost = Megszakadt a kapcsolat, újrapróbálom…
web-connection-refused = Nincs kapcsolat
web-told = { $name }: { $what }
web-told-next = { $name }:
web-your-turn = Te jössz
web-game-over = Vége a játszmának
web-watching = Néző
web-acting = soron van
web-away = távol
web-online = itt van
web-undo = Visszavonás
web-picked = { $card }: kiválasztva. Válassz egy fénylő helyet vagy egy akciót a kártya mellett.
web-areas = Területek
web-board = Asztal
web-log = Napló
web-chat = Csevegés
web-tab-log = Napló
web-tab-moves = Lépések
web-tab-rules = Szabályok
web-tab-table = Asztal
web-say = Mondj valamit…
web-send = Küldés
web-search = Keresés a szabályokban
web-not-your-turn = Most nem te jössz.
web-nothing-here = Ezzel a kártyával most nincs mit tenni.
web-hand-over = Átadom egy botnak
web-take-back = Visszaveszem
web-handed = Egy bot játszik helyetted.
web-move-device = Átviszem más eszközre
web-leave = Elmegyek, egy bot folytatja
web-show-cards = Én vagyok { $player }: mutasd a kártyáimat
web-sealed = Pecsétes
web-crafting = A következő körben kész
web-crew = Csapat
web-discards = Eldobva
web-warehouse-price = a legmagasabb vételár, fölötte fekvő kártyánként +1
web-warehouse-empty = üres
web-sell-here = Eladás
web-place-here = Ide játszom
web-for = ehhez: { $card }
web-none-yet = még nincs
web-kings-end = Királyi tárgyak, 4 után vége
web-kings-done = { $count } királyi tárgy kész
web-finest = Jutalom jár a legjobb fegyverért, pajzsért és páncélért.
web-verb-craft = Készítés:
web-verb-market = A piacra:
web-verb-workshop = A műhelybe:
web-verb-sell = Eladás:
web-verb-discard = Eldobás:
web-verb-move = Áthelyezés:
web-verb-buy = Vétel:

## A vége

web-rounds = Fordulók
web-weighing = A mérleg
web-weighing-how = a kéz és a műhely kártyáit előbb eldobjátok
web-result = Eredmény
web-rematch = Visszavágó
web-rematch-join = Csatlakozás a visszavágóhoz
web-rematch-go = A visszavágóhoz
web-download = Játszma letöltése
web-see-board = Az asztal megtekintése
web-verify = A keverés ellenőrzése
web-commitment = Pecsét
web-seed = Mag

## Elutasítások

refused-name-empty = Adj meg egy nevet.
refused-name-long = Ez a név túl hosszú: legfeljebb { $limit } karakter lehet.
refused-name-taken = Ez a név már foglalt.
refused-password-length = A jelszó túl rövid vagy túl hosszú: { $least } és { $most } karakter között lehet.
refused-wrong-password = Az azonosító és a jelszó nem illik össze.
refused-foreign-origin = Ez a kérés egy másik oldalról jött.
refused-unknown-game = Ez a játék itt nem ismert.
refused-bad-clock = Ilyen óra nem lehetséges.
refused-player-count = Ezt a játékot { $least }–{ $most } fő játszhatja.
refused-no-person = Legalább egy hely legyen a tiéd.
refused-bad-options = Ezek a beállítások nem lehetségesek.
refused-unknown-option = Ennek a játéknak nincs „{ $option }” beállítása; ezek vannak: { $possible }.
refused-bad-option = „{ $option }” nem lehet „{ $value }”; lehetséges: { $possible }.
refused-silberzwerg-long = A hosszú játék csak három játékosnak szól.
refused-silberzwerg-short = A rövid játék csak négy játékosnak szól.
refused-jewellers-patrons = Mecénások csak a klasszikus és a haladó módban vannak.
refused-jewellers-cleanup = A letakarítás módja csak a haladó módban választható meg.
refused-jewellers-auction = Zárt licit csak a haladó módban lehetséges.
refused-smithy-first = A kezdőjátékos helye nem létezik ennél az asztalnál.
refused-too-many-tables = Már { $limit } asztalod várakozik. Előbb zárj be egyet.
refused-unknown-bot = Ez a bot itt nem ismert.
refused-unknown-table = Nincs ilyen asztal, vagy már bezárták.
refused-already-running = A játszma már folyik.
refused-unknown-seat = Nincs ilyen hely.
refused-seat-taken = Ez a hely foglalt.
refused-host-only = Ezt csak a házigazda teheti meg.
refused-seats-open = Még vannak szabad helyek.
refused-not-your-seat = Ez nem a te helyed.
refused-unknown-link = Ez a link már nem érvényes.
refused-unknown-list = Nincs ilyen lista.
refused-not-over = A játszma még nem ért véget.
refused-unknown-language = Ezen a nyelven itt nem beszélnek.
refused-no-session = Előbb add meg a neved.
refused-too-often = Túl sok kérés. Várj egy kicsit.
refused-stale = Az asztal közben továbbhaladt; most így áll.
refused-not-running = A játszma nincs folyamatban.
refused-seat-handed-over = Ezen a helyen bot játszik. Előbb vedd vissza.
refused-unknown-action = Ez az akció nem ismert.
refused-not-possible = Ez most nem lehetséges.
refused-not-your-turn = Most nem te jössz.
refused-watchers-are-silent = Az asztalnál csak a játékosok beszélhetnek.
refused-nothing-said = Ebben az üzenetben nincs mit olvasni.
refused-not-found = Itt nincs semmi.
refused-too-long = Ez túl hosszú volt.
refused-malformed = A szerver ezt nem értette.
refused-our-fault = Valami elromlott nálunk. Próbáld újra.
refused-hello-first = A szerver ezt nem értette.
refused-hello-again = A szerver ezt nem értette.
refused-binary = A szerver ezt nem értette.
refused-old-client = Ez az oldal elavult. Töltsd be újra.
refused-slow-reader = A kapcsolat túl lassú volt.
