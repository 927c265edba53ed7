# The Smithy board: what its areas, actions and cards say.

web-of = { $count } sur { $limit }
web-stacked = dont { $count } en piles
web-lacks = manquant
web-place-tilted = Jouer ici (inclinée)
web-swap-here = Échanger
web-discard-here = Défausser
web-buy-here = Acheter
web-warehouse-label =
    votre prix { $price }, { $above ->
        [one] { $above } carte
       *[other] { $above } cartes
    } au-dessus, { $count } du même type
web-decks = Pioches et défausses
web-for-good = fixes
web-show-all = Tout afficher
web-crafting-brief = en cours
web-side-refined = Taillé
web-side-unrefined = Non taillé
web-hand-how = glissez, touchez, maintenez pour lire
web-question = Votre choix
web-status = État de la partie
web-open-rule = ouvrir cette règle
web-only-watching = Vous regardez la partie.
web-end-actions = Finir
web-end-draw = piocher

## The lobby

web-weight-medium = Moyen
web-weight-heavy = Exigeant
web-clock-live = Personnalisée (minutes)
web-clock-slow = Personnalisée (jours)
web-clock-bank = Minutes
web-clock-increment = Secondes par tour
web-clock-per-move = Jours par tour

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
web-do-tool-use = Garder
web-do-buy = Acheter
web-do-buy-warehouse = Acheter
web-do-name = Mettre aux enchères
web-do-discard = Défausser
web-do-pass = Passer
web-saved = outils : −{ $count }
web-then-market = inclinée, Marché : { $count }/{ $limit } ensuite
web-then-workshop = Atelier : { $count }/{ $limit } ensuite
web-then-hand = dans votre main
web-from = chez { $player }

## The head of the status bar, after "Your turn:"

web-phase-act = agissez, puis piochez
web-phase-pay = payez
web-phase-swap = échangez
web-phase-complete = terminez
web-phase-tool = gardez ou vendez
web-phase-salvage = gardez un métal
web-phase-fire = renvoyez un apprenti
web-phase-exchange = faites de la place
web-phase-place = placez la carte
web-phase-bid = enchérissez ou passez
web-phase-draw = piochez

## Bids

web-highest = Meilleure enchère : { $coins } ({ $player })
web-no-bid = Aucune enchère
web-bid-less = Moins
web-bid-more = Plus
web-bid-amount = Votre enchère
web-bid-range = au moins { $least }, vous avez { $coins }

## Why nothing can be done with a thing

web-why-their-shop = Vous ne pouvez rien acheter dans l’Atelier d’un autre joueur, seulement dans son Marché.
web-why-apprentice = Un apprenti reste jusqu’à ce que vous en formiez un troisième.
web-why-tool = Un outil que vous gardez reste jusqu’à la fin de la partie.
web-why-deck = Vous piochez après vos actions.
web-why-discard = Les cartes Guilde défaussées ne reviennent jamais.
web-why-scrap = Tout le monde peut consulter cette défausse.

## The zoom

web-when-refined = Taillée : valeur d’achat { $buy }, valeur de vente { $sell }.
web-when-unrefined = Non taillée : valeur d’achat { $buy }, valeur de vente { $sell }.
web-tilted-means = Inclinée : elle est arrivée ce tour-ci et ne peut pas encore être vendue.
web-fact-under = Dessous : { $parts }
web-fact-others-pay = Les autres peuvent vous l’acheter pour { $coins }.
web-fact-bank-pays = La banque en donne { $coins }.
web-fact-stock = Votre prix : { $coins }. Cartes au-dessus : { $above }.
web-fact-costs = Valeur d’achat au Marché de { $player } : { $coins }.

## Apprentices in brief

web-perk-stall-keeper = Marché : 5
web-perk-pack-carrier = main +2
web-perk-tally-clerk = +3 par tour
web-perk-mine-runner = pioche 5, main +1
web-perk-bench-builder = Atelier : 9
web-perk-barker = vend incliné
web-perk-bellows-hand = 2 taillées par tour
web-perk-yard-clerk = Entrepôt −2
web-perk-haggler = Marchés −3
web-perk-scrap-sorter = garde un métal
