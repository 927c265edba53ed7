# The Smithy board: what its areas, actions and cards say.

web-of = { $count } sur { $limit }
web-stacked = dont { $count } en piles
web-lacks = manque
web-place-tilted = Jouer ici, inclinée
web-swap-here = Échanger
web-discard-here = Défausser
web-buy-here = Acheter
web-warehouse-label = pour vous { $price }, cartes au-dessus : { $above }, du même type ici : { $count }
web-decks = Pioches et défausses
web-for-good = définitifs
web-show-all = Tout montrer
web-crafting-brief = en cours
web-side-refined = Taillé
web-side-unrefined = Brut
web-hand-how = glisser, toucher pour prendre, tenir pour lire
web-question = La question posée
web-status = La situation
web-open-rule = lire cette règle
web-only-watching = Vous regardez la partie.
web-end-actions = Finir
web-end-draw = piocher

## The hall

web-weight-medium = Moyen
web-weight-heavy = Exigeant
web-clock-live = Durée libre, en minutes
web-clock-slow = Durée libre, en jours
web-clock-bank = Minutes
web-clock-increment = Secondes par coup
web-clock-per-move = Jours par coup

## What is done with a card

web-do-craft = Fabriquer
web-do-train = Former
web-do-complete = Terminer
web-do-play-market = Jouer au Marché
web-do-play-workshop = Jouer à l’Atelier
web-do-play-refined = À l’Atelier, taillée
web-do-move-market = Vers le Marché
web-do-move-workshop = Vers l’Atelier
web-do-to-market = Dans le Marché
web-do-to-workshop = Dans l’Atelier
web-do-swap = Échanger
web-do-sell = Vendre
web-do-tool-sell = Vendre
web-do-tool-use = L’utiliser définitivement
web-do-buy = Acheter
web-do-buy-warehouse = Acheter
web-do-name = Mettre aux enchères
web-do-discard = Défausser
web-do-pass = Passer
web-saved = outils : −{ $count }
web-then-market = inclinée, puis { $count } sur { $limit }
web-then-workshop = puis { $count } sur { $limit }
web-then-hand = dans votre main
web-from = chez { $player }

## The head of the status bar, after "Your turn:"

web-phase-act = agissez, puis piochez
web-phase-pay = payez
web-phase-swap = échangez
web-phase-complete = terminez
web-phase-tool = utilisez ou vendez
web-phase-salvage = gardez un métal
web-phase-fire = laissez-en partir un
web-phase-exchange = faites de la place
web-phase-place = placez la carte
web-phase-bid = enchérissez ou passez
web-phase-draw = piochez

## Bids

web-highest = Meilleure enchère : { $coins }, par { $player }
web-no-bid = Aucune enchère
web-bid-less = Moins
web-bid-more = Plus
web-bid-amount = Votre enchère
web-bid-range = au moins { $least } ; vous avez { $coins }

## Why nothing can be done with a thing

web-why-their-shop = On n’achète rien dans l’Atelier des autres, seulement dans leur Marché.
web-why-apprentice = Un apprenti reste jusqu’à ce qu’un troisième prenne sa place.
web-why-tool = Un outil utilisé reste définitivement.
web-why-deck = On pioche une fois les actions finies.
web-why-discard = Les cartes Guilde défaussées ne reviennent jamais.
web-why-scrap = Chacun peut consulter la défausse.

## The zoom

web-when-refined = Taillée : valeur d’achat { $buy }, valeur de vente { $sell }.
web-when-unrefined = Non taillée : valeur d’achat { $buy }, valeur de vente { $sell }.
web-tilted-means = Inclinée : elle est arrivée ce tour-ci.
web-fact-under = Dessous : { $parts }
web-fact-others-pay = Les autres peuvent vous l’acheter pour { $coins }.
web-fact-bank-pays = La banque en donne { $coins }.
web-fact-stock = Votre prix : { $coins }. Cartes au-dessus : { $above }.
web-fact-costs = Au Marché de { $player }, valeur d’achat { $coins }.

## Apprentices in brief

web-perk-stall-keeper = Marché : 5
web-perk-pack-carrier = main +2
web-perk-tally-clerk = +3 par tour
web-perk-mine-runner = pioche 5, main +1
web-perk-bench-builder = Atelier : 9
web-perk-barker = vend incliné
web-perk-bellows-hand = 2 taillées par tour
web-perk-yard-clerk = Entrepôt −2
web-perk-haggler = Marchés −3
web-perk-scrap-sorter = garde un métal
