# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Refine, craft and trade, and serve the king in secret.
smithy-reconstructed = The card set is our own reconstruction, not the printed one.

## Options

smithy-option-mode = Mode
    .help = Which guild cards you play with.
smithy-option-mode-starter = Starter game
    .help = The core and starter cards, 43 in all: a good first game.
smithy-option-mode-full = Full game
    .help = The core and full cards, 60 in all, with many more king's items.
smithy-option-bidding = Bidding
    .help = Cards in other Markets are not simply bought: every player may bid for them once.
smithy-option-endless-mine = Never-ending Mine
    .help = The empty Mine is refilled with the discarded resources and the Warehouse, and no longer ends the game.
smithy-option-first = First player
    .help = The seat that begins; if none is set, it is drawn at random.

## Areas and values

smithy-area-hand = Hand
smithy-area-market = Market
smithy-area-workshop = Workshop
smithy-area-warehouse = Warehouse
smithy-area-mine = Mine
smithy-area-guild = Guild
smithy-area-discard = Discarded guild cards
smithy-area-scrap = Discarded resources
smithy-area-apprentices = Apprentices
smithy-area-tools = Tools
smithy-area-stacks = Crafting stacks
smithy-area-kings = King's items
smithy-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
smithy-round = Round { $round }
smithy-heading = Round { $round } · { $player }
smithy-turn-of = { $player }'s turn
smithy-limit = { $count }/{ $limit }
smithy-hidden-king = King's item, face down
smithy-tilted = tilted
smithy-refined = refined
smithy-unrefined = unrefined
smithy-buy-value = Buy value
smithy-sell-value = Sell value
smithy-completed-value = Completed value
smithy-cost = Cost
smithy-guild-backs =
    { $count ->
        [one] 1 Guild card
       *[other] { $count } Guild cards
    }
smithy-mine-backs =
    { $count ->
        [one] 1 Mine card
       *[other] { $count } Mine cards
    }
smithy-actions-left =
    { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
smithy-last-turn = The last turn is on, triggered by { $player }.

## Questions to the player

smithy-ask-complete = Complete your crafting stacks: which one is next?
smithy-ask-tool = { $card }: completed. Use this tool for good, or sell it?
smithy-ask-salvage = { $card }: completed. Which metal of the stack do you keep in your Workshop, if any?
smithy-ask-fire = { $card }: a third apprentice. Which of the other two leaves for your Workshop?
smithy-ask-exchange = { $card }: completed, but your Market is full. Which card makes room and goes to your Workshop?
smithy-ask-act = Your actions: do what you like, then finish and draw.
smithy-ask-pay = { $card }: choose the next resource to lay under it.
smithy-ask-swap = Swapping { $card }: choose the card of your Workshop.
smithy-ask-place = { $card }: yours. Does it go to your Market or to your Workshop?
smithy-ask-bid =
    { $high ->
        [0] { $card } from { $seller }'s Market: no bid yet. Bid or pass; you have { smithy-coins }.
       *[other] { $card } from { $seller }'s Market: the highest bid is { $high }. Bid more or pass; you have { smithy-coins }.
    }
smithy-ask-draw =
    { $left ->
        [one] Draw 1 more card: from the Mine or from the Guild?
       *[other] Draw { $left } more cards: is the next one from the Mine or from the Guild?
    }

## Waiting for another player

smithy-wait-complete = { $player } is completing crafting stacks.
smithy-wait-tool = { $player } is deciding whether to use or sell a tool.
smithy-wait-salvage = { $player } is choosing a metal to keep.
smithy-wait-fire = { $player } is choosing an apprentice to replace.
smithy-wait-exchange = { $player } is making room in the Market for a king's item.
smithy-wait-act = { $player } is taking actions.
smithy-wait-place = { $player } is choosing where to put the card just bought.
smithy-wait-bid = { $player } is thinking about a bid.
smithy-wait-draw = { $player } is drawing cards.

## Actions

smithy-do-complete = Complete { $card }
smithy-do-tool-use = Use { $card }
smithy-do-tool-sell = Sell { $card } for { smithy-coins }
smithy-do-salvage = Keep { $card } in your Workshop
smithy-do-salvage-none = Keep nothing
smithy-do-fire = Let { $card } go to your Workshop
smithy-do-exchange = Make room: { $card } to your Workshop
smithy-do-craft =
    { $count ->
        [0] Craft { $card } without resources
       *[other] Craft { $card } from { $parts }
    }
smithy-do-train =
    { $count ->
        [0] Train { $card } without resources
       *[other] Train { $card } with { $parts }
    }
smithy-do-pay = Lay { $part } under { $card }
smithy-do-play-market = Play { $card } to your Market
smithy-do-play-workshop = Play { $card } to your Workshop
smithy-do-play-refined = Play { $card } to your Workshop, already refined
smithy-do-move-market = Move { $card } to your Market
smithy-do-move-workshop = Move { $card } to your Workshop
smithy-do-swap = Swap { $card } for a card of your Workshop
smithy-do-with = Swap { $card } for { $other }
smithy-do-sell = Sell { $card } for { smithy-coins }
smithy-do-buy-warehouse = Buy { $card } from the Warehouse for { smithy-coins }
smithy-do-buy = Buy { $card } from { $seller } for { smithy-coins }
smithy-do-name = Name { $card } in { $seller }'s Market for bids (from { smithy-coins })
smithy-do-to-market = Put { $card } into your Market
smithy-do-to-workshop = Put { $card } into your Workshop
smithy-do-bid = Bid { smithy-coins }
smithy-do-bid-haggled =
    { $paid ->
        [one] Bid { smithy-coins } (you pay 1 coin)
       *[other] Bid { smithy-coins } (you pay { $paid } coins)
    }
smithy-do-pass = Pass
smithy-do-discard = Discard { $card }
smithy-do-draw-mine = Draw from the Mine ({ $left } left)
smithy-do-draw-guild = Draw from the Guild ({ $left } left)
smithy-do-end = Finish your actions

## Why something can't be done

smithy-why-hand-full = Your hand is full (limit { $limit }).
smithy-why-market-full = Your Market is full (limit { $limit }).
smithy-why-workshop-full = Your Workshop is full (limit { $limit }).
smithy-why-no-room = Your Market and your Workshop are both full.
smithy-why-lacks = Refined resources missing in your Workshop: { $parts }.
smithy-why-coins = You are { smithy-coins } short.
smithy-why-tilted = Tilted cards can't be sold or discarded.
smithy-why-just-moved = You moved this card just now: you can't put it straight back.
smithy-why-king = A completed king's item stays where it is.
smithy-why-stack = A crafting stack can be neither moved nor taken apart.
smithy-why-named = This card has already been named for bids this turn.

## Log

smithy-log-turn = { $player }: turn begins (round { $round })
smithy-log-income = { $player }: receives { smithy-coins } of income
smithy-log-refined = { $player }: refines { $parts }
smithy-log-trained = { $player }: completes the apprentice { $card }
smithy-log-fired = { $player }: replaces { $card } with { $other }; the old apprentice goes to the Workshop
smithy-log-untrained = { $player }: no apprentice may leave, so { $card } is shuffled into the Guild deck
smithy-log-tool-used = { $player }: completes the tool { $card } and uses it
smithy-log-tool-sold = { $player }: completes the tool { $card } and sells it for { smithy-coins }
smithy-log-item-sold = { $player }: completes the item { $card } and receives { smithy-coins }
smithy-log-salvaged = { $player }: keeps { $card } from the stack in the Workshop
smithy-log-king-done =
    { $count ->
        [0] { $player }: completes a king's item and puts it face down into the Market, without resources
       *[other] { $player }: completes a king's item and puts it face down into the Market, with { $parts } under it
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player }: completes the king's item { $card } and puts it face down into the Market, without resources
       *[other] { $player }: completes the king's item { $card } and puts it face down into the Market, with { $parts } under it
    }
smithy-log-exchanged = { $player }: moves { $card } to the Workshop to make room for a king's item
smithy-log-king-lost =
    { $count ->
        [0] { $player }: has no room in the Market for a king's item and shuffles it into the Guild deck
       *[other] { $player }: has no room in the Market for a king's item and shuffles it into the Guild deck, its resources into the Mine deck ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player }: has no room in the Market for the king's item { $card } and shuffles it into the Guild deck
       *[other] { $player }: has no room in the Market for the king's item { $card } and shuffles it into the Guild deck, its resources into the Mine deck ({ $parts })
    }
smithy-log-played-market = { $player }: plays { $card } to the Market
smithy-log-played-workshop = { $player }: plays { $card } to the Workshop
smithy-log-stoked = { $player }: plays { $card } to the Workshop, already refined
smithy-log-moved-market = { $player }: moves { $card } to the Market
smithy-log-moved-workshop = { $player }: moves { $card } to the Workshop
smithy-log-swapped = { $player }: swaps two cards, { $card } to the Workshop and { $other } to the Market
smithy-log-discarded = { $player }: discards { $card }
smithy-log-sold = { $player }: sells { $card } for { smithy-coins }
smithy-log-bought-warehouse = { $player }: buys { $card } from the Warehouse for { smithy-coins }
smithy-log-bought-market = { $player }: buys { $card } from { $seller } for { smithy-coins } and puts it into the Market
smithy-log-bought-workshop = { $player }: buys { $card } from { $seller } for { smithy-coins } and puts it into the Workshop
smithy-log-haggled-market =
    { $paid ->
        [one] { $player }: buys { $card } from { $seller } for 1 coin (the seller receives { $coins }) and puts it into the Market
       *[other] { $player }: buys { $card } from { $seller } for { $paid } coins (the seller receives { $coins }) and puts it into the Market
    }
smithy-log-haggled-workshop =
    { $paid ->
        [one] { $player }: buys { $card } from { $seller } for 1 coin (the seller receives { $coins }) and puts it into the Workshop
       *[other] { $player }: buys { $card } from { $seller } for { $paid } coins (the seller receives { $coins }) and puts it into the Workshop
    }
smithy-log-crafted =
    { $count ->
        [0] { $player }: crafts { $card } without resources
       *[other] { $player }: crafts { $card } from { $parts }
    }
smithy-log-training =
    { $count ->
        [0] { $player }: trains { $card } without resources
       *[other] { $player }: trains { $card } with { $parts }
    }
smithy-log-sealed =
    { $count ->
        [0] { $player }: crafts a king's item face down without resources
       *[other] { $player }: crafts a king's item face down from { $parts }
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player }: crafts the king's item { $card } face down without resources
       *[other] { $player }: crafts the king's item { $card } face down from { $parts }
    }
smithy-log-drew-mine = { $player }: draws a card from the Mine
smithy-log-drew-mine-card = { $player }: draws { $card } from the Mine
smithy-log-drew-guild = { $player }: draws a card from the Guild
smithy-log-drew-guild-card = { $player }: draws { $card } from the Guild
smithy-log-refilled =
    { $count ->
        [one] The Mine is refilled: 1 card
       *[other] The Mine is refilled and shuffled: { $count } cards
    }
smithy-log-last-turn-guild = { $player }: has drawn the last Guild card; everyone else has one more turn
smithy-log-last-turn-mine = { $player }: has drawn the last Mine card; everyone else has one more turn
smithy-log-last-turn-kings = { $player }: ends the turn with four or more completed king's items; everyone else has one more turn
smithy-log-named = { $player }: names { $card } in { $seller }'s Market for bids
smithy-log-bid = { $player }: bids { smithy-coins }
smithy-log-passed = { $player }: passes
smithy-log-unsold = Nobody bids for { $card }: the card stays in { $seller }'s Market
smithy-log-over-guild = The game is over: the Guild deck had run out
smithy-log-over-mine = The game is over: the Mine deck had run out
smithy-log-over-kings = The game is over: a player had completed four king's items
smithy-log-over-rounds = The game is over: round 100 has ended

## Score sheet

smithy-sheet-coins = Coins
smithy-sheet-stock = Market resources at buy value
smithy-sheet-bonus-weapon = Weapon bonus
smithy-sheet-bonus-shield = Shield bonus
smithy-sheet-bonus-armor = Armor bonus
smithy-sheet-kings = King's items
smithy-sheet-total = Total
smithy-winner = { $player } wins!
smithy-winners-shared = Shared victory: { $players }
smithy-ending-guild = The last card of the Guild deck was drawn.
smithy-ending-mine = The last card of the Mine deck was drawn.
smithy-ending-kings = A player ended a turn with four or more completed king's items.
smithy-ending-rounds = Round 100 ended without a last turn being triggered.
