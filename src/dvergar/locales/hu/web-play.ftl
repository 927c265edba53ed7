# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Mások körének tempója
web-pace-seconds = akciónként { $seconds } mp
web-pace-slow = Lassú
web-pace-normal = Normál
web-pace-fast = Gyors
web-pace-instant = Azonnali
web-pace-pause = Szünet
web-pace-resume = Folytatás
web-pace-next = Tovább
web-pace-wait = Várakozás a Tovább gombra minden kör vagy fázis után
web-pace-more = és még { $count }

## What happened since your last turn

web-strip = A legutóbbi köröd óta
web-strip-watch = Visszanézés
web-strip-smithy-log-bought-market = { $player } megvette tőled: { $card }
web-strip-smithy-log-bought-workshop = { $player } megvette tőled: { $card }
web-strip-smithy-log-haggled-market = { $player } megvette tőled: { $card }
web-strip-smithy-log-haggled-workshop = { $player } megvette tőled: { $card }
web-strip-smithy-log-item-sold = Elkészült: { $card }
web-strip-smithy-log-tool-sold = Eladva: { $card }
web-strip-smithy-log-trained = Kiképezve: { $card }
web-strip-smithy-log-tool-used = Használatban: { $card }
web-strip-smithy-log-king-done-card = Elkészült: { $card }
web-strip-silberzwerg-log-stole =
    { $player } ellopott tőled { $count ->
        [one] egy követ
       *[other] { $count } követ
    }
web-strip-silberzwerg-log-stole-seen = { $player } ellopta tőled: { $parts }
web-strip-silberzwerg-log-banished = { $player } eltávolította egy törpédet ({ $kind })
web-strip-silberzwerg-log-tribute = { $player } tallért vett el tőled
web-strip-silberzwerg-log-expired = Lejárt egy szerződésed
web-strip-silberzwerg-log-removed = { $player } eltávolította egy szerződésedet

## Asked back before a turn ends too early

web-doubt-ready = Valami még készen áll
web-doubt-full = Tele van a kezed
web-doubt-nothing = Még semmit sem tettél
web-doubt-full-how = Így nem tudsz húzni. Ha lehet, előbb játssz ki vagy adj el egy kártyát.
web-doubt-nothing-how = Akció nélkül érne véget a köröd.
web-doubt-never = Ne kérdezd többet
web-doubt-anyway = Folytatás mégis
web-doubt-back = Maradás
web-doubt-setting = Kérdés, mielőtt túl korán befejezem a köröm

## The goal card

web-goal-win = Hogyan nyersz
web-goal-turn = Mi egy kör
web-goal-end = Mikor ér véget
web-goal-again = Ezt a kártyát itt találod újra:
web-goal-start = Játék kezdése
web-goal-show = A játék célja
web-goal-smithy-win = Készíts és kereskedj. Akinek a legtöbb érméje van, nyer.
web-goal-smithy-turn = Finomított nyersanyagból céhkártyákat készítesz. Cselekedj tetszés szerint, aztán húzz.
web-goal-smithy-end = Ha egy pakli elfogy, vagy valakinek négy királyi tárgya van, a többiek még egyszer jönnek.
web-goal-silberzwerg-win = Teljesíts szerződéseket, adj el köveket. Aki előbb eléri a 600 tallért, nyer.
web-goal-silberzwerg-turn = Titokban helyezed el a törpéidet. Aztán szellemek, bányászok és urak lépnek.
web-goal-silberzwerg-end = 600 tallérnál azonnal vége. Szerződések nélkül a leggazdagabb nyer.
web-goal-jewellers-win = Vegyél kártyákat drágakövekért. A végén a legtöbb pont nyer.
web-goal-jewellers-turn = Titokban választasz köveket, aztán felváltva vesztek kártyákat, amíg mindenki passzol.
web-goal-jewellers-end = Az utolsó forduló után iskolánként minden kártya pontot ér.

## What is ready

web-legend-ready = kész
web-legend-movable = mozgatható
web-next-craft = { $card } kész az elkészítésre: készítsd el, vagy előbb tegyél mást.
web-next-train = { $card } kész a kiképzésre: képezd ki, vagy előbb tegyél mást.

## Notes when something happens for the first time

web-note-seen = Értem
web-note-off = Nincs több jegyzet
web-note-setting = Magyarázat, amikor valami először történik
web-note-smithy-hand = Ezek a kártyáid. Tegyél nyersanyagot a műhelybe készítéshez, vagy a piacra eladáshoz.
web-note-smithy-draw = A köröd végén húzol. A bánya nyersanyagot ad, a céh elkészíthető dolgokat.
web-note-smithy-craft = Elkészíthetsz egy kártyát. A következő köröd elején lesz kész.
web-note-smithy-stack = Ez egy készülő kupac. A következő köröd elején lesz kész.
web-note-smithy-train = Ez egy segéd. Ha kiképzed, minden körben segít.
web-note-smithy-warehouse = Ez a raktár. Minél több kártya van egy kártya fölött, annál drágább.
web-note-smithy-market = Vehetsz más játékos piacáról. Az érméket ő kapja.
web-note-smithy-tool = Ez egy szerszám. Tartsd meg, és nyersanyagot takarít meg, vagy add el egyszer.
web-note-smithy-bid = Ez egy licit. A legmagasabb ajánlat fizet az eladónak.
web-note-silberzwerg-place = Minden bányász egy követ ás ki. A vezető szellem vagy úr: te választod az oldalát.
web-note-silberzwerg-ghost = Ez egy szellem. A bányászok előtt lép: törpét távolít el, követ vesz el, vagy szerződést mozdít.
web-note-silberzwerg-react = Van egy áthúzott szellemed. Egyszer érvénytelenítheti ennek a szellemnek az akcióját.
web-note-silberzwerg-lord = Ez egy úr. Követ vesz vagy ad el, vagy szerződést teljesít.
web-note-silberzwerg-fulfil = Megvan egy szerződés minden köve. Teljesítsd, mielőtt csökken az értéke.
web-note-silberzwerg-symbol = Ez egy teljesített szerződés jele. Egyszer használhatod.
web-note-silberzwerg-return = Két forduló között legfeljebb 12 követ tarthatsz meg. A többi visszakerül a bányákba.
web-note-jewellers-pick = Vegyél el egy követ. Aztán a tál a szomszédodhoz kerül, amíg mind ki nem ürül.
web-note-jewellers-buy = A ragyogó kártyát most ki tudod fizetni. Az arany és a kristály a bankba kerül.
web-note-jewellers-act = A körödben egy kártyát veszel, vagy passzolsz a forduló végéig.
web-note-jewellers-bid = Licitálj aranyat a koronáért. A birtokosa kezd, és köveket választ.
web-note-jewellers-house = A házjelző egy kártyát fenntart neked.
web-note-jewellers-count = Vége a játszmának. Megváltoztathatod, hogyan számítanak a kártyáid.
