# The Smithy board: what its areas, actions and cards say.

web-of = { $count } of { $limit }
web-stacked = { $count } of them in stacks
web-lacks = missing
web-place-tilted = Play here (tilted)
web-swap-here = Swap
web-discard-here = Discard
web-buy-here = Buy
web-warehouse-label =
    your price { $price }, { $above ->
        [one] 1 card on top
       *[other] { $above } cards on top
    }, { $count } of this kind
web-decks = Decks and discard piles
web-for-good = permanent
web-show-all = Show everything
web-crafting-brief = next turn
web-side-refined = Refined
web-side-unrefined = Unrefined
web-hand-how = swipe, tap to select, hold to read
web-question = Your choice
web-status = Status
web-open-rule = open this rule
web-only-watching = You’re watching this game.
web-end-actions = End actions
web-end-draw = draw

## The lobby

web-weight-medium = Medium
web-weight-heavy = Heavy
web-clock-live = Custom (minutes)
web-clock-slow = Custom (days)
web-clock-bank = Minutes
web-clock-increment = Seconds per turn
web-clock-per-move = Days per turn

## What is done with a card

web-do-craft = Craft
web-do-train = Train
web-do-complete = Complete
web-do-play-market = Play to Market
web-do-play-workshop = Play to Workshop
web-do-play-refined = Workshop, refined
web-do-move-market = Move to Market
web-do-move-workshop = Move to Workshop
web-do-to-market = To your Market
web-do-to-workshop = To your Workshop
web-do-swap = Swap
web-do-sell = Sell
web-do-tool-sell = Sell
web-do-tool-use = Keep
web-do-buy = Buy
web-do-buy-warehouse = Buy
web-do-name = Start auction
web-do-discard = Discard
web-do-pass = Pass
web-saved = tools save { $count }
web-then-market = tilted, Market: { $count }/{ $limit } after
web-then-workshop = Workshop: { $count }/{ $limit } after
web-then-hand = to your hand
web-from = from { $player }

## The head of the status bar, after "Your turn:"

web-phase-act = take actions, then draw
web-phase-pay = pay
web-phase-swap = swap
web-phase-complete = complete
web-phase-tool = keep or sell
web-phase-salvage = keep a metal
web-phase-fire = dismiss an apprentice
web-phase-exchange = make room
web-phase-place = place the card
web-phase-bid = bid or pass
web-phase-draw = draw

## Bids

web-highest = Highest bid: { $coins } ({ $player })
web-no-bid = No bid yet
web-bid-less = Less
web-bid-more = More
web-bid-amount = Your bid
web-bid-range = at least { $least }, you have { $coins }

## Why nothing can be done with a thing

web-why-their-shop = You can’t buy from another player’s Workshop, only from their Market.
web-why-apprentice = An apprentice stays until you train a third.
web-why-tool = A tool that you keep stays until the end of the game.
web-why-deck = You draw cards after your actions.
web-why-discard = Discarded guild cards never come back.
web-why-scrap = Anyone can look through this discard pile.

## The zoom

web-when-refined = Refined: buy value { $buy }, sell value { $sell }.
web-when-unrefined = Unrefined: buy value { $buy }, sell value { $sell }.
web-tilted-means = Tilted: it arrived this turn and can’t be sold yet.
web-fact-under = Under it: { $parts }
web-fact-others-pay = Others can buy it from you for { $coins }.
web-fact-bank-pays = The bank pays { $coins } for it.
web-fact-stock = Your price: { $coins }. Cards on top: { $above }.
web-fact-costs = Buy value in { $player }’s Market: { $coins }.

## Apprentices in brief

web-perk-stall-keeper = Market holds 5
web-perk-pack-carrier = hand +2
web-perk-tally-clerk = +3 coins per turn
web-perk-mine-runner = draw 5, hand +1
web-perk-bench-builder = Workshop holds 9
web-perk-barker = sells tilted
web-perk-bellows-hand = 2 refined per turn
web-perk-yard-clerk = Warehouse −2
web-perk-haggler = Markets −3
web-perk-scrap-sorter = keeps a metal
