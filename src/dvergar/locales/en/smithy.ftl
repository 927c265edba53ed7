# Dwarven Smithy: what a player reads at the table.

smithy-title = Dwarven Smithy
smithy-tagline = Refine, craft and trade, and serve the king in secret.
smithy-reconstructed = The cards are our own reconstruction, not the printed ones.

## Options

smithy-option-mode = Mode
    .help = Which guild cards you play with.
smithy-option-mode-starter = Starter game
    .help = 43 core and starter cards. Good for a first game.
smithy-option-mode-full = Full game
    .help = All 60 core and full-game cards, with many more king’s items.
smithy-option-bidding = Bidding
    .help = Cards in other Markets are auctioned instead of sold at a fixed price. Each player may bid once.
smithy-option-endless-mine = Never-ending Mine
    .help = When the Mine runs out, it is refilled from the discarded resources and the Warehouse. It no longer ends the game.
smithy-option-first = First player
    .help = Who takes the first turn. If nobody is set, a random player begins.

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
smithy-area-kings = King’s items
smithy-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
smithy-round = Round { $round }
smithy-heading = Round { $round } · { $player }
smithy-turn-of = { $player }’s turn
smithy-limit = { $count }/{ $limit }
smithy-hidden-king = King’s item, face down
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
smithy-last-turn = Final round! Triggered by { $player }.

## Questions to the player

smithy-ask-complete = Complete your crafting stacks. Which one is next?
smithy-ask-tool = { $card } is finished. Keep it or sell it?
smithy-ask-salvage = { $card } is finished. Keep one of its metals?
smithy-ask-fire = { $card } is your third apprentice. Which of the other two do you dismiss?
smithy-ask-exchange = { $card } is finished, but your Market is full. Which card moves to your Workshop?
smithy-ask-act = Take any number of actions, then draw.
smithy-ask-pay = Choose the next resource to pay for { $card }.
smithy-ask-swap = Which card of your Workshop do you swap with { $card }?
smithy-ask-place = You bought { $card }. Put it in your Market or your Workshop?
smithy-ask-bid =
    { $high ->
        [0] Bid for { $card } from { $seller }’s Market? No bids yet. You have { smithy-coins }.
       *[other] Bid for { $card } from { $seller }’s Market? The highest bid is { $high }. You have { smithy-coins }.
    }
smithy-ask-draw =
    { $left ->
        [one] Draw 1 more card. From the Mine or the Guild?
       *[other] Draw { $left } more cards. Is the next one from the Mine or the Guild?
    }

## Waiting for another player

smithy-wait-complete = { $player } is completing crafting stacks.
smithy-wait-tool = { $player } is deciding whether to keep or sell a tool.
smithy-wait-salvage = { $player } is choosing a metal to keep.
smithy-wait-fire = { $player } is choosing an apprentice to dismiss.
smithy-wait-exchange = { $player } is making room in the Market for a king’s item.
smithy-wait-act = { $player } is taking actions.
smithy-wait-place = { $player } is choosing a place for the card just bought.
smithy-wait-bid = { $player } is thinking about a bid.
smithy-wait-draw = { $player } is drawing cards.

## Actions

smithy-do-complete = Complete { $card }
smithy-do-tool-use = Keep { $card }
smithy-do-tool-sell = Sell { $card } for { smithy-coins }
smithy-do-salvage = Keep { $card } in your Workshop
smithy-do-salvage-none = Keep nothing
smithy-do-fire = Dismiss { $card }
smithy-do-exchange = Move { $card } to your Workshop
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
smithy-do-pay = Pay { $part } for { $card }
smithy-do-play-market = Play { $card } to your Market
smithy-do-play-workshop = Play { $card } to your Workshop
smithy-do-play-refined = Play { $card } to your Workshop
smithy-do-move-market = Move { $card } to your Market
smithy-do-move-workshop = Move { $card } to your Workshop
smithy-do-swap = Swap { $card } for a card of your Workshop
smithy-do-with = Swap { $card } for { $other }
smithy-do-sell = Sell { $card } for { smithy-coins }
smithy-do-buy-warehouse = Buy { $card } from the Warehouse for { smithy-coins }
smithy-do-buy = Buy { $card } from { $seller } for { smithy-coins }
smithy-do-name = Put { $card } (from { $seller }) up for auction, from { smithy-coins }
smithy-do-to-market = Put { $card } in your Market
smithy-do-to-workshop = Put { $card } in your Workshop
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
smithy-do-end = End your actions

## Why something can't be done

smithy-why-hand-full = Your hand is full (limit { $limit }).
smithy-why-market-full = Your Market is full (limit { $limit }).
smithy-why-workshop-full = Your Workshop is full (limit { $limit }).
smithy-why-no-room = Your Market and your Workshop are both full.
smithy-why-lacks = You are missing refined resources: { $parts }.
smithy-why-coins = You need { smithy-coins } more.
smithy-why-tilted = You can’t sell or discard tilted cards.
smithy-why-just-moved = You have just moved this card, so you can’t move it straight back.
smithy-why-king = A completed king’s item can’t be moved, sold or discarded.
smithy-why-stack = You can’t move a crafting stack or take it apart.
smithy-why-named = This card has already been up for auction this turn.

## Log

smithy-log-turn = { $player }’s turn begins (round { $round })
smithy-log-income = { $player } collects { smithy-coins } of income
smithy-log-refined = { $player } refines { $parts }
smithy-log-trained = { $player } finishes training { $card }
smithy-log-fired = { $player } replaces { $card } with { $other } and moves the old apprentice to the Workshop
smithy-log-untrained = { $player } can’t dismiss an apprentice and shuffles { $card } into the Guild deck
smithy-log-tool-used = { $player } completes the tool { $card } and keeps it
smithy-log-tool-sold = { $player } completes the tool { $card } and sells it for { smithy-coins }
smithy-log-item-sold = { $player } completes { $card } and receives { smithy-coins }
smithy-log-salvaged = { $player } keeps { $card } from the crafting stack
smithy-log-king-done =
    { $count ->
        [0] { $player } completes a king’s item and puts it face down in the Market
       *[other] { $player } completes a king’s item and puts it face down in the Market, with { $parts } under it
    }
smithy-log-king-done-card =
    { $count ->
        [0] { $player } completes the king’s item { $card } and puts it face down in the Market
       *[other] { $player } completes the king’s item { $card } and puts it face down in the Market, with { $parts } under it
    }
smithy-log-exchanged = { $player } moves { $card } to the Workshop to make room for a king’s item
smithy-log-king-lost =
    { $count ->
        [0] { $player } has no room in the Market for a king’s item and shuffles it into the Guild deck
       *[other] { $player } has no room in the Market for a king’s item and shuffles it into the Guild deck. Its resources go to the Mine deck ({ $parts })
    }
smithy-log-king-lost-card =
    { $count ->
        [0] { $player } has no room in the Market for the king’s item { $card } and shuffles it into the Guild deck
       *[other] { $player } has no room in the Market for the king’s item { $card } and shuffles it into the Guild deck. Its resources go to the Mine deck ({ $parts })
    }
smithy-log-played-market = { $player } plays { $card } to the Market
smithy-log-played-workshop = { $player } plays { $card } to the Workshop
smithy-log-stoked = { $player } plays { $card } to the Workshop
smithy-log-moved-market = { $player } moves { $card } to the Market
smithy-log-moved-workshop = { $player } moves { $card } to the Workshop
smithy-log-swapped = { $player } swaps { $card } into the Workshop and { $other } into the Market
smithy-log-discarded = { $player } discards { $card }
smithy-log-sold = { $player } sells { $card } for { smithy-coins }
smithy-log-bought-warehouse = { $player } buys { $card } from the Warehouse for { smithy-coins }
smithy-log-bought-market = { $player } buys { $card } from { $seller } for { smithy-coins } and puts it in the Market
smithy-log-bought-workshop = { $player } buys { $card } from { $seller } for { smithy-coins } and puts it in the Workshop
smithy-log-haggled-market =
    { $paid ->
        [one] { $player } buys { $card } from { $seller } for 1 coin and puts it in the Market (the seller receives { $coins })
       *[other] { $player } buys { $card } from { $seller } for { $paid } coins and puts it in the Market (the seller receives { $coins })
    }
smithy-log-haggled-workshop =
    { $paid ->
        [one] { $player } buys { $card } from { $seller } for 1 coin and puts it in the Workshop (the seller receives { $coins })
       *[other] { $player } buys { $card } from { $seller } for { $paid } coins and puts it in the Workshop (the seller receives { $coins })
    }
smithy-log-crafted =
    { $count ->
        [0] { $player } crafts { $card } without resources
       *[other] { $player } crafts { $card } from { $parts }
    }
smithy-log-training =
    { $count ->
        [0] { $player } trains { $card } without resources
       *[other] { $player } trains { $card } with { $parts }
    }
smithy-log-sealed =
    { $count ->
        [0] { $player } crafts a king’s item face down without resources
       *[other] { $player } crafts a king’s item face down from { $parts }
    }
smithy-log-sealed-card =
    { $count ->
        [0] { $player } crafts the king’s item { $card } face down without resources
       *[other] { $player } crafts the king’s item { $card } face down from { $parts }
    }
smithy-log-drew-mine = { $player } draws a card from the Mine
smithy-log-drew-mine-card = { $player } draws { $card } from the Mine
smithy-log-drew-guild = { $player } draws a card from the Guild
smithy-log-drew-guild-card = { $player } draws { $card } from the Guild
smithy-log-refilled =
    { $count ->
        [one] The Mine is refilled with 1 card
       *[other] The Mine is refilled with { $count } cards and shuffled
    }
smithy-log-last-turn-guild = { $player } draws the last Guild card, so everyone else has one more turn
smithy-log-last-turn-mine = { $player } draws the last Mine card, so everyone else has one more turn
smithy-log-last-turn-kings = { $player } ends the turn with four or more completed king’s items, so everyone else has one more turn
smithy-log-named = { $player } puts { $card } from { $seller }’s Market up for auction
smithy-log-bid = { $player } bids { smithy-coins }
smithy-log-passed = { $player } passes
smithy-log-unsold = Nobody bids for { $card }, so it stays in { $seller }’s Market
smithy-log-over-guild = The game ends because the Guild deck has run out
smithy-log-over-mine = The game ends because the Mine deck has run out
smithy-log-over-kings = The game ends because a player has completed four king’s items
smithy-log-over-rounds = The game ends after round 100

## Score sheet

smithy-sheet-coins = Coins
smithy-sheet-stock = Resources in the Market (buy value)
smithy-sheet-bonus-weapon = Weapon bonus
smithy-sheet-bonus-shield = Shield bonus
smithy-sheet-bonus-armor = Armour bonus
smithy-sheet-kings = King’s items
smithy-sheet-total = Total
smithy-winner = { $player } wins!
smithy-winners-shared = Shared victory: { $players }
smithy-ending-guild = The last Guild card was drawn.
smithy-ending-mine = The last Mine card was drawn.
smithy-ending-kings = A player ended a turn with four or more completed king’s items.
smithy-ending-rounds = The game reached its limit of 100 rounds.
