## The replay

web-replay = Visszajátszás
web-replay-watch = Visszajátszás megnézése
web-replay-watch-of = Visszajátszás megnézése: { $table }
web-replay-return = Vissza a visszajátszáshoz
web-replay-opening = A játszma megnyitása …
web-replay-person = { $seat }. játékos
web-replay-setup = A játék fel van állítva.
web-replay-unseen = { $player }: olyan lépés, amit mások nem látnak.
web-replay-steps = Lépkedés a játszmában
web-replay-scrubber = A játszma pillanata
web-replay-moment = { $moment } / { $last }
web-replay-play = Lejátszás (szóköz)
web-replay-pause = Szünet (szóköz)
web-replay-back = Egy lépés vissza (←)
web-replay-on = Egy lépés előre (→)
web-replay-turn-back = Az előző körhöz (Shift ←)
web-replay-turn-on = A következő körhöz (Shift →)
web-replay-speed = Sebesség: { $speed }×
web-replay-eyes = Nézőpont
web-replay-watchers = Nézők
web-replay-copy = Link másolása ehhez a pillanathoz
web-replay-link-above = Ennek a pillanatnak a linkje a címsorban áll: onnan másolhatod ki.
web-replay-open = Mentett játszma megnyitása
web-replay-open-how = Válassz egy fájlt, vagy ejtsd ide, és nézd meg újra a játszmát.
web-replay-choose = Fájl kiválasztása
web-replay-drop = Engedd el, és megnyílik.
web-replay-too-big = Ez a fájl túl nagy ahhoz, hogy mentett játszma legyen.

## The end

web-end-by = A játék vége
web-end-by-guild = { $player }, utolsó céhlap
web-end-by-mine = { $player }, utolsó bányalap
web-end-by-kings = { $player }, négy királyi tárgy
web-end-by-rounds = 100. forduló
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
web-end-wealth-how = érmék minden forduló után, végül a mérleg
web-end-weighed = a mérleg
web-end-start = kezdet
web-lasted-short = egy percnél rövidebb
web-lasted-minutes = { $minutes } perc
web-lasted-hours = { $hours } óra { $minutes } perc

## Was the shuffle fair?

web-verify-fair = A mag megfelel az első lépés előtt mutatott pecsétnek
web-verify-fits = A mag megfelel a pecsétnek
web-verify-unfair = Valami nem stimmel: nézd meg közelebbről
web-verify-yes = Helyes:
web-verify-no = Hibás:
web-verify-idea = Az első lépés előtt a szerver egy pecsétet mutatott: a titkos mag ujjlenyomatát. Minden böngésző hozzáadta a maga sóját. A mag és a sók együtt adják a keverés kulcsát, így a lapok sorrendjét senki sem választhatta meg. A böngésződ most ellenőrizte:
web-verify-seed-holds = A felfedett mag ujjlenyomata a pecsét.
web-verify-seed-fails = A felfedett mag ujjlenyomata nem a pecsét. Nem ezt a magot pecsételték le.
web-verify-seal-holds = A pecsét ugyanaz, amit ez a böngésző az első lépés előtt látott.
web-verify-seal-fails = A pecsét nem az, amit ez a böngésző az első lépés előtt látott. Kicserélték.
web-verify-seal-unknown = Ez a böngésző az első lépés előtt nem volt az asztalnál, ezért nem ismerheti az akkori pecsétet.
web-verify-salt-holds = Ennek a böngészőnek a sója benne van a keverésben.
web-verify-salt-fails = Ennek a böngészőnek a sója hiányzik a keverésből.
web-verify-salt-unknown = Ez a böngésző nem adott sót: senki sem ült le vele ehhez az asztalhoz.
web-verify-salt = Só: { $player }
web-verify-no-salt = nincs
web-verify-key = A keverés kulcsa
web-verify-program = A program ennél is tovább megy: ezzel a kulccsal kever, és a fájlból az egész játszmát újra lejátssza, e szerver nélkül.
