## The replay

web-replay = Visszajátszás
web-replay-watch = Visszajátszás nézése
web-replay-watch-of = Visszajátszás nézése: { $table }
web-replay-return = Vissza a visszajátszáshoz
web-replay-opening = A játszma megnyitása…
web-replay-person = { $seat }. játékos
web-replay-setup = A játék fel van állítva.
web-replay-unseen = { $player } rejtett akciót hajt végre.
web-replay-steps = Visszajátszás vezérlése
web-replay-scrubber = Hely a játszmában
web-replay-moment = { $moment } / { $last }
web-replay-play = Lejátszás (szóköz)
web-replay-pause = Szünet (szóköz)
web-replay-back = Előző akció (←)
web-replay-on = Következő akció (→)
web-replay-turn-back = Előző kör (Shift ←)
web-replay-turn-on = Következő kör (Shift →)
web-replay-speed = Sebesség: { $speed }×
web-replay-eyes = Nézőpont
web-replay-watchers = Néző
web-replay-copy = Link másolása ehhez a pillanathoz
web-replay-link-above = Másold ki a linket a címsorból.
web-replay-open = Mentett játszma megnyitása
web-replay-open-how = Válassz vagy húzz ide egy fájlt, és nézd meg újra a játszmát.
web-replay-choose = Fájl kiválasztása
web-replay-drop = Engedd el a megnyitáshoz
web-replay-too-big = Ez a fájl túl nagy ahhoz, hogy mentett játszma legyen.

## The end

web-end-by = Befejezte
web-end-by-guild = { $player }, utolsó céhkártya
web-end-by-mine = { $player }, utolsó bányakártya
web-end-by-kings = { $player }, négy királyi tárgy
web-end-by-rounds = 100 forduló a határ
web-end-turns = Körök
web-end-played = Játékidő
web-end-ahead =
    { $finest ->
        [0] { "" }
        [1] A három legszebb darab közül eggyel:{ " " }
        [3] Mindhárom legszebb darabbal:{ " " }
       *[other] A három legszebb darab közül kettővel:{ " " }
    }{ $coins } érmével { $player } előtt.
web-end-equal = Mindenkinek { $coins } érméje van.
web-end-coins = Érmék
    .note = az erszényben
web-end-stock = Piac
    .note = vételi értéken eladva
web-end-bonus = Legszebb
    .note = fegyver, pajzs, páncél
web-end-kings = Királyi tárgyak
    .note = felfedve
web-end-badge-weapon = +{ $coins } fegyver
web-end-badge-shield = +{ $coins } pajzs
web-end-badge-armor = +{ $coins } páncél
web-end-no-kings = Nincs királyi tárgy
web-end-wealth = A vagyon alakulása
web-end-wealth-how = érmék minden forduló után, majd végső elszámolás
web-end-weighed = végső elszámolás
web-end-start = kezdet
web-lasted-short = egy percnél rövidebb
web-lasted-minutes = { $minutes } perc
web-lasted-hours = { $hours } óra { $minutes } perc

## Was the shuffle fair?

web-verify-fair = A mag megfelel a játszma előtt mutatott ujjlenyomatnak
web-verify-fits = A mag megfelel az ujjlenyomatnak
web-verify-unfair = Az ellenőrzés nem sikerült. Nézd meg a részleteket.
web-verify-yes = Rendben:
web-verify-no = Hibás:
web-verify-idea = A játszma előtt a szerver megmutatta egy titkos mag ujjlenyomatát. Minden játékos böngészője hozzáadott egy véletlen sót. A mag és a sók együtt adják a keverés kulcsát, így a kártyák sorrendjét senki sem választhatta meg. A böngésződ most ellenőrizte:
web-verify-seed-holds = A felfedett magnak ez az ujjlenyomata.
web-verify-seed-fails = A felfedett magnak más az ujjlenyomata. Nem ez volt a mag a játszma előtt.
web-verify-seal-holds = Ez a böngésző ugyanezt az ujjlenyomatot látta a játszma előtt.
web-verify-seal-fails = Ez a böngésző más ujjlenyomatot látott a játszma előtt. Kicserélték.
web-verify-seal-unknown = Ez a böngésző a játszma előtt nem volt az asztalnál, ezért nem tudja összevetni az ujjlenyomatokat.
web-verify-salt-holds = Ennek a böngészőnek a sója része a keverésnek.
web-verify-salt-fails = Ennek a böngészőnek a sója hiányzik a keverésből.
web-verify-salt-unknown = Ez a böngésző nem adott sót, mert senki sem foglalt vele helyet.
web-verify-salt = Só: { $player }
web-verify-no-salt = nincs
web-verify-key = A keverés kulcsa
web-verify-program = A teljes ellenőrzéshez töltsd le a játszmát, és futtasd a „dvergar verify” parancsot. Ezzel a kulccsal az egész játszmát lejátssza, e szerver nélkül.
