# The Smithy board: what its areas, actions and cards say.

web-of = { $count } / { $limit }
web-stacked = ebből kupacban: { $count }
web-lacks = hiány
web-place-tilted = Ide, elfordítva
web-swap-here = Csere
web-discard-here = Eldobás
web-buy-here = Vétel
web-warehouse-label = neked { $price }, fölötte fekvő lapok: { $above }, ebből a fajtából itt: { $count }
web-decks = Paklik és eldobott lapok
web-for-good = végleg
web-show-all = Mindent mutat
web-crafting-brief = készül
web-side-refined = Finomított
web-side-unrefined = Nyers
web-hand-how = lapozz, koppints, tartsd az olvasáshoz
web-question = A kérdés
web-status = A helyzet
web-open-rule = a szabály elolvasása
web-only-watching = Nézőként vagy itt.
web-end-actions = Akciók vége
web-end-draw = húzás

## The hall

web-weight-medium = Közepes
web-weight-heavy = Nehéz
web-clock-live = Saját idő, percben
web-clock-slow = Saját idő, napban
web-clock-bank = Perc
web-clock-increment = Másodperc lépésenként
web-clock-per-move = Nap lépésenként

## What is done with a card

web-do-craft = Készítés
web-do-train = Betanítás
web-do-complete = Befejezés
web-do-play-market = A piacra
web-do-play-workshop = A műhelybe
web-do-play-refined = A műhelybe, finomítva
web-do-move-market = Át a piacra
web-do-move-workshop = Át a műhelybe
web-do-to-market = A piacra
web-do-to-workshop = A műhelybe
web-do-swap = Csere
web-do-sell = Eladás
web-do-tool-sell = Eladás
web-do-tool-use = Végleges használat
web-do-buy = Vétel
web-do-buy-warehouse = Vétel
web-do-name = Licitre
web-do-discard = Eldobás
web-do-pass = Passz
web-saved = szerszámok: −{ $count }
web-then-market = elfordítva, így { $count } / { $limit }
web-then-workshop = így { $count } / { $limit }
web-then-hand = a kezedbe
web-from = { $player } piacáról

## The head of the status bar, after "Your turn:"

web-phase-act = akciók, aztán húzás
web-phase-pay = fizess
web-phase-swap = cserélj
web-phase-complete = fejezd be
web-phase-tool = használd vagy add el
web-phase-salvage = tarts meg egy fémet
web-phase-fire = válj meg egytől
web-phase-exchange = csinálj helyet
web-phase-place = tedd le a lapot
web-phase-bid = licitálj vagy passzolj
web-phase-draw = húzz

## Bids

web-highest = Legmagasabb licit: { $coins }, { $player }
web-no-bid = Még nincs licit
web-bid-less = Kevesebb
web-bid-more = Több
web-bid-amount = A licited
web-bid-range = legalább { $least }; neked van { $coins }

## Why nothing can be done with a thing

web-why-their-shop = Mások műhelyéből nem lehet vásárolni, csak a piacukról.
web-why-apprentice = A segéd marad, amíg egy harmadik a helyére nem lép.
web-why-tool = A használatba vett szerszám végleg marad.
web-why-deck = Húzni az akciók befejezése után lehet.
web-why-discard = Az eldobott céhkártyák nem térnek vissza.
web-why-scrap = Az eldobott lapokat bárki megnézheti.

## The zoom

web-when-refined = Finomítva: vételi érték { $buy }, eladási érték { $sell }.
web-when-unrefined = Finomítatlanul: vételi érték { $buy }, eladási érték { $sell }.
web-tilted-means = Elfordítva: ebben a körben érkezett.
web-fact-under = Alatta: { $parts }
web-fact-others-pay = Mások megvehetik tőled ennyiért: { $coins }.
web-fact-bank-pays = A bank ennyit ad érte: { $coins }.
web-fact-stock = Neked ennyi: { $coins }. Fölötte fekvő lapok: { $above }.
web-fact-costs = { $player } piacán, vételi érték: { $coins }.

## Apprentices in brief

web-perk-stall-keeper = piac: 5 lap
web-perk-pack-carrier = kéz +2
web-perk-tally-clerk = +3 érme körönként
web-perk-mine-runner = 5 húzás, kéz +1
web-perk-bench-builder = műhely: 9 lap
web-perk-barker = elad elfordítva
web-perk-bellows-hand = körönként 2 finomítva
web-perk-yard-clerk = raktár −2
web-perk-haggler = piacok −3
web-perk-scrap-sorter = megtart egy fémet
