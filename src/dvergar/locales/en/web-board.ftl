# The Smithy board: what its areas, actions and cards say.

web-of = { $count } of { $limit }
web-stacked = { $count } of them in stacks
web-lacks = lacks
web-place-tilted = Play here, tilted
web-swap-here = Swap
web-discard-here = Discard
web-buy-here = Buy
web-warehouse-label = for you { $price }, cards above it: { $above }, of its kind here: { $count }
web-decks = Decks and discards
web-for-good = for good
web-show-all = Show all of it
web-crafting-brief = next turn
web-side-refined = Refined
web-side-unrefined = Unrefined
web-hand-how = swipe, tap to pick, hold to read
web-question = The question to you
web-status = What is going on
web-open-rule = read this rule
web-only-watching = You are watching.
web-end-actions = End actions
web-end-draw = draw

## The hall

web-weight-medium = Medium
web-weight-heavy = Heavy
web-clock-live = Minutes of your own choice
web-clock-slow = Days of your own choice
web-clock-bank = Minutes
web-clock-increment = Seconds a move
web-clock-per-move = Days a move

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
web-do-tool-use = Use it for good
web-do-buy = Buy
web-do-buy-warehouse = Buy
web-do-name = Call for bids
web-do-discard = Discard
web-do-pass = Pass
web-saved = tools save { $count }
web-then-market = tilted, { $count } of { $limit } then
web-then-workshop = { $count } of { $limit } then
web-then-hand = to your hand
web-from = from { $player }

## The head of the status bar, after "Your turn:"

web-phase-act = act, then draw
web-phase-pay = pay
web-phase-swap = swap
web-phase-complete = complete
web-phase-tool = use or sell
web-phase-salvage = keep a metal
web-phase-fire = let one go
web-phase-exchange = make room
web-phase-place = place the card
web-phase-bid = bid or pass
web-phase-draw = draw

## Bids

web-highest = Highest bid: { $coins }, by { $player }
web-no-bid = No bid yet
web-bid-less = Less
web-bid-more = More
web-bid-amount = Your bid
web-bid-range = at least { $least }; you have { $coins }

## Why nothing can be done with a thing

web-why-their-shop = Nothing can be bought from another Workshop, only from a Market.
web-why-apprentice = An apprentice stays until a third one takes the place.
web-why-tool = A tool in use stays for good.
web-why-deck = Cards are drawn once your actions are finished.
web-why-discard = Discarded guild cards never come back.
web-why-scrap = Anyone may look through the discards.

## The zoom

web-when-refined = Refined: buy value { $buy }, sell value { $sell }.
web-when-unrefined = Unrefined: buy value { $buy }, sell value { $sell }.
web-tilted-means = Tilted: it arrived this turn.
web-fact-under = Under it: { $parts }
web-fact-others-pay = Others can buy it from you for { $coins }.
web-fact-bank-pays = The bank pays { $coins } for it.
web-fact-stock = Your price: { $coins }. Cards above it: { $above }.
web-fact-costs = In { $player }’s Market, buy value { $coins }.

## Apprentices in brief

web-perk-stall-keeper = Market holds 5
web-perk-pack-carrier = hand +2
web-perk-tally-clerk = +3 coins a turn
web-perk-mine-runner = draw 5, hand +1
web-perk-bench-builder = Workshop holds 9
web-perk-barker = sells tilted
web-perk-bellows-hand = 2 refined a turn
web-perk-yard-clerk = Warehouse −2
web-perk-haggler = Markets −3
web-perk-scrap-sorter = keeps a metal
