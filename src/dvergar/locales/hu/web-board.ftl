# The Smithy board: what its areas, actions and cards say.

web-of = { $count } / { $limit }
web-stacked = ebből kupacban: { $count }
web-lacks = hiányzik
web-place-tilted = Kijátszás ide (elfordítva)
web-swap-here = Csere
web-discard-here = Eldobás
web-buy-here = Vétel
web-warehouse-label = neked { $price }, fölötte { $above } kártya, ebből a fajtából { $count }
web-decks = Paklik és dobópaklik
web-for-good = végleges
web-show-all = Minden mutatása
web-crafting-brief = készül
web-side-refined = Finomított
web-side-unrefined = Finomítatlan
web-hand-how = lapozz, koppints, tartsd az olvasáshoz
web-question = A döntésed
web-status = Állás
web-open-rule = a szabály megnyitása
web-only-watching = Nézőként vagy itt.
web-end-actions = Akciók vége
web-end-draw = húzás

## The lobby

web-weight-medium = Közepes
web-weight-heavy = Nehéz
web-clock-live = Egyéni (perc)
web-clock-slow = Egyéni (nap)
web-clock-bank = Perc
web-clock-increment = Másodperc körönként
web-clock-per-move = Nap körönként

## What is done with a card

web-do-craft = Készítés
web-do-train = Kiképzés
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
web-do-tool-use = Megtartás
web-do-buy = Vétel
web-do-buy-warehouse = Vétel
web-do-name = Licitre bocsátás
web-do-discard = Eldobás
web-do-pass = Passz
web-saved = szerszámok: −{ $count }
web-then-market = elfordítva, utána piac: { $count }/{ $limit }
web-then-workshop = utána műhely: { $count }/{ $limit }
web-then-hand = a kezedbe
web-from = { $player } piacáról

## The head of the status bar, after "Your turn:"

web-phase-act = akciók, aztán húzás
web-phase-pay = fizess
web-phase-swap = cserélj
web-phase-complete = fejezd be
web-phase-tool = tartsd meg vagy add el
web-phase-salvage = tarts meg egy fémet
web-phase-fire = küldj el egy segédet
web-phase-exchange = csinálj helyet
web-phase-place = tedd le a kártyát
web-phase-bid = licitálj vagy passzolj
web-phase-draw = húzz

## Bids

web-highest = Legmagasabb licit: { $coins } ({ $player })
web-no-bid = Még nincs licit
web-bid-less = Kevesebb
web-bid-more = Több
web-bid-amount = A licited
web-bid-range = legalább { $least }, neked { $coins } van

## Why nothing can be done with a thing

web-why-their-shop = Más játékos műhelyéből nem vásárolhatsz, csak a piacáról.
web-why-apprentice = A segéd addig marad, amíg ki nem képzel egy harmadikat.
web-why-tool = A megtartott szerszám a játszma végéig marad.
web-why-deck = Az akcióid után húzol.
web-why-discard = Az eldobott céhkártyák sosem térnek vissza.
web-why-scrap = Ezt a dobópaklit bárki átnézheti.

## The zoom

web-when-refined = Finomítva: vételi érték { $buy }, eladási érték { $sell }.
web-when-unrefined = Finomítatlanul: vételi érték { $buy }, eladási érték { $sell }.
web-tilted-means = Elfordítva: ebben a körben érkezett, még nem adható el.
web-fact-under = Alatta: { $parts }
web-fact-others-pay = Mások megvehetik tőled ennyiért: { $coins }.
web-fact-bank-pays = A bank ennyit ad érte: { $coins }.
web-fact-stock = Neked ennyi: { $coins }. Fölötte fekvő kártyák: { $above }.
web-fact-costs = Vételi érték { $player } piacán: { $coins }.

## Apprentices in brief

web-perk-stall-keeper = piac: 5 kártya
web-perk-pack-carrier = kéz +2
web-perk-tally-clerk = +3 érme körönként
web-perk-mine-runner = 5 húzás, kéz +1
web-perk-bench-builder = műhely: 9 kártya
web-perk-barker = elad elfordítva
web-perk-bellows-hand = körönként 2 finomítva
web-perk-yard-clerk = raktár −2
web-perk-haggler = piacok −3
web-perk-scrap-sorter = megtart egy fémet
