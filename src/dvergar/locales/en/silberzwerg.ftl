# Silberzwerg: what a player reads at the table.

silberzwerg-title = Silberzwerg
silberzwerg-tagline = Plan in secret, dig for gems, and let your ghosts upset the others’ plans.
silberzwerg-reconstructed = The contracts and the price table are our own reconstruction, not the printed ones.

## Options

silberzwerg-option-long = Long game
    .help = For three players: all 34 contracts instead of 22.
silberzwerg-option-short = Short game
    .help = For four players: 22 contracts instead of 34.
silberzwerg-option-low-start = Lower one-colour contracts
    .help = Contracts for gems of a single colour begin at 100 thalers instead of 120.
silberzwerg-option-public-bonus = Public bonus
    .help = Fulfil a contract from one of the two public spaces to gain 15 extra thalers.
silberzwerg-option-open-contracts = Open contracts
    .help = Any player may fulfil any contract. If your own contract leaves the game unfulfilled, you still pay its penalty.

## Terms

silberzwerg-resource-yellow = yellow
silberzwerg-resource-red = red
silberzwerg-resource-green = green
silberzwerg-resource-blue = blue
silberzwerg-term-contract = contract
silberzwerg-term-gems = gems
silberzwerg-term-miner = miner
silberzwerg-term-lord = lord
silberzwerg-term-ghost = ghost
silberzwerg-term-axe = axe
    .help = Fulfil three contracts with an axe to gain 40 thalers at once.
silberzwerg-term-pick = pick
    .help = Fulfil three contracts with a pick to gain 40 thalers at once.
silberzwerg-term-hammer = hammer
    .help = Fulfil three contracts with a hammer to gain 40 thalers at once.
silberzwerg-term-plus-minus-5 = +5/−5
    .help = Use once: you gain 5 thalers, and another player loses 5.
silberzwerg-term-no-ghost = ghost ward
    .help = Use once: cancel what another player’s ghost is about to do.
silberzwerg-term-minus-3 = −3
    .help = Use once: one colour costs 3 thalers less for the rest of the round.
silberzwerg-term-yes = yes

## Values

silberzwerg-thalers =
    { $thalers ->
        [one] 1 thaler
       *[other] { $thalers } thalers
    }
silberzwerg-gem-count =
    { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
silberzwerg-bag-count =
    { $count ->
        [0] empty bag
        [one] 1 gem in the bag
       *[other] { $count } gems in the bag
    }
silberzwerg-deck-count =
    { $count ->
        [0] no contracts left
        [one] 1 contract left
       *[other] { $count } contracts left
    }
silberzwerg-out-count =
    { $count ->
        [one] 1 contract out of the game
       *[other] { $count } contracts out of the game
    }
silberzwerg-miners-left =
    { $count ->
        [one] 1 miner
       *[other] { $count } miners
    }
silberzwerg-leaders-left =
    { $count ->
        [one] 1 leader
       *[other] { $count } leaders
    }
silberzwerg-left-to-place = Left to place: { $parts }
silberzwerg-placed = { $count } of { $limit } placed
silberzwerg-round = Round { $round }
silberzwerg-heading = Round { $round } · first player: { $player }
silberzwerg-turn-of = { $player }’s turn
silberzwerg-first-player = First player
silberzwerg-limit = { $count }/{ $limit }

## Areas

silberzwerg-area-reserve = Reserve
silberzwerg-area-plan = Your plan
silberzwerg-area-board = Placement board
silberzwerg-area-miners = Miners
silberzwerg-area-lords = Lords
silberzwerg-area-ghosts = Ghosts
silberzwerg-row-leader = one per column
silberzwerg-row-miner = 1 gem each
silberzwerg-area-contracts = Contracts
silberzwerg-area-own = Your contract
silberzwerg-area-owns = Your contracts
silberzwerg-area-wealth = Wealth
silberzwerg-area-bag = Bag
silberzwerg-area-symbols = Kept symbols
silberzwerg-area-deck = Contract deck
silberzwerg-area-out = Out of the game
silberzwerg-area-players = Players
silberzwerg-area-phases = Phases of the round

silberzwerg-head-yellow = Yellow mine
silberzwerg-head-red = Red mine
silberzwerg-head-green = Green mine
silberzwerg-head-blue = Blue mine
silberzwerg-head-contract = Contract
    .short = Contract
silberzwerg-head-gems = Gems
    .short = Gems

silberzwerg-cell-miner = digs 1 gem
silberzwerg-cell-lord-mine = buys gems
silberzwerg-cell-lord-contract = fulfils your contract or a public one
silberzwerg-cell-lord-any-contract = fulfils any contract
silberzwerg-cell-lord-gems = sells gems
silberzwerg-cell-ghost-mine = removes 1 or 2 dwarves, or takes 1 gem
silberzwerg-cell-ghost-contract = raises or lowers a contract
silberzwerg-cell-ghost-gems = swaps 2 gems, or steals 2

silberzwerg-price = Price
silberzwerg-price-of = { $card }: { silberzwerg-thalers } per gem
silberzwerg-last-prices = Last round’s prices
silberzwerg-no-prices = No prices until the first reveal
silberzwerg-value = Value
silberzwerg-penalty-of = Penalty: { silberzwerg-thalers }
silberzwerg-no-penalty = no penalty
silberzwerg-lacks = You still need: { $parts }
silberzwerg-lacks-nothing = You have all the gems
silberzwerg-lacks-mark = Faded gems: you still need these
silberzwerg-lowest = Lowest value: expires at the end of this round
silberzwerg-public = Public
silberzwerg-free-space = Empty until new contracts are drawn
silberzwerg-no-symbols = no symbols
silberzwerg-sealed = sealed
silberzwerg-planning = planning…
silberzwerg-spent = done
silberzwerg-goal = Reach 600 thalers to win at once
silberzwerg-all-public = All contracts are public now, and nobody pays penalties.
silberzwerg-revealed = All plans are revealed!
silberzwerg-turn-over = Flip: lord or ghost
silberzwerg-clear = Clear plan
silberzwerg-take-back = Undo
silberzwerg-named = { $owner }’s ghost: { $choice }
silberzwerg-named-also = { $owner }’s ghost: { $choice } · { $also }
silberzwerg-swap-gives = Given: { $parts }
silberzwerg-swap-gets = Taken: { $parts }
silberzwerg-active = (playing)

## Phases

silberzwerg-phase-placement = Placement
silberzwerg-phase-reveal = Reveal
silberzwerg-phase-prices = Prices
silberzwerg-phase-ghosts = Ghosts
silberzwerg-phase-mining = Mining
silberzwerg-phase-symbols = Symbols
silberzwerg-phase-lords = Lords
silberzwerg-phase-contracts = Contracts
silberzwerg-phase-notch = Values drop
silberzwerg-phase-expiry = Expiry
silberzwerg-phase-refill = Refill
silberzwerg-phase-return = Max. 12
silberzwerg-phase-pass = First player

## Questions to the player

silberzwerg-ask-place = Place all your dwarves in secret, then seal your plan.
silberzwerg-ask-haunt = Choose one of your ghosts and what it does.
silberzwerg-ask-banish = Remove a second dwarf from this mine?
silberzwerg-ask-react = Another player’s ghost is about to act. Cancel it with your ghost ward?
silberzwerg-ask-swap = Swap 2 gems for 2 from the mines. Choose the next one.
silberzwerg-ask-use = Use a symbol now?
silberzwerg-ask-rule = Choose one of your lords and what it does.
silberzwerg-ask-sell = Sell more gems?
silberzwerg-ask-return = You may keep 12 gems. Which one goes back to its mine?

## Waiting for another player

silberzwerg-wait-place = { $player } is still planning.
silberzwerg-wait-haunt = { $player } is choosing what a ghost does.
silberzwerg-wait-banish = { $player } is choosing a second dwarf to remove.
silberzwerg-wait-react = { $player } may cancel the ghost.
silberzwerg-wait-swap = { $player } is swapping gems.
silberzwerg-wait-use = { $player } is deciding whether to use a symbol.
silberzwerg-wait-rule = { $player } is choosing what a lord does.
silberzwerg-wait-sell = { $player } is selling gems.
silberzwerg-wait-return = { $player } is returning gems to get down to 12.
silberzwerg-wait-sealed = Your plan is sealed. Still planning: { $players }

## Actions

silberzwerg-do-miner = Send a miner to the { $card } mine
silberzwerg-do-lord = Send a lord to the { $card } column
silberzwerg-do-ghost = Send a ghost to the { $card } column
silberzwerg-do-seal = Seal your plan
silberzwerg-do-banish = Remove { $victim }’s { $kind } from the { $card } mine
silberzwerg-do-also = Also remove { $victim }’s { $kind } from the { $card } mine
silberzwerg-do-take = Take a { $card } gem from its mine
silberzwerg-do-raise = Raise the contract to { silberzwerg-thalers } ({ $card })
silberzwerg-do-lower = Lower the contract to { silberzwerg-thalers } ({ $card })
silberzwerg-do-remove = Remove the contract from the game ({ $card })
silberzwerg-do-swap = Swap 2 gems for 2 from the mines
silberzwerg-do-steal =
    { $count ->
        [one] Steal 1 gem from { $victim }’s bag
       *[other] Steal { $count } gems from { $victim }’s bag
    }
silberzwerg-do-steal-both = Steal 1 gem each from the bags of { $victim } and { $second }
silberzwerg-do-rest-ghost = Skip the ghost in the { $card } column
silberzwerg-do-rest-lord = Skip the lord in the { $card } column
silberzwerg-do-cancel = Cancel the ghost
silberzwerg-do-allow = Let the ghost act
silberzwerg-do-give = Give away a { $card } gem
silberzwerg-do-get = Take a { $card } gem in return
silberzwerg-do-buy =
    { $count ->
        [one] Buy 1 { $card } gem for { silberzwerg-thalers }
       *[other] Buy { $count } { $card } gems for { silberzwerg-thalers }
    }
silberzwerg-do-fulfil = Fulfil the contract for { silberzwerg-thalers } ({ $card })
silberzwerg-do-sell =
    { $count ->
        [one] Sell 1 { $card } gem for { silberzwerg-thalers }
       *[other] Sell { $count } { $card } gems for { silberzwerg-thalers }
    }
silberzwerg-do-tribute = Use +5/−5 (you gain 5 thalers, { $victim } loses 5)
silberzwerg-do-cheapen = Use −3 (the price of { $card } falls from { $before } to { silberzwerg-thalers })
silberzwerg-do-return = Return a { $card } gem to its mine
silberzwerg-do-enough-banish = Skip second dwarf
silberzwerg-do-enough-sell = Stop selling
silberzwerg-do-enough-use = Not now

## Why something can't be done

silberzwerg-why-all-miners-placed = You have placed all your miners.
silberzwerg-why-all-leaders-placed = You have placed all your leaders.
silberzwerg-why-mine-full = You can have at most { $limit } miners in one mine.
silberzwerg-why-no-mine = Miners can only work in mines.
silberzwerg-why-lord-there = You already have a lord in this column.
silberzwerg-why-ghost-there = You already have a ghost in this column.
silberzwerg-why-mine-empty = This mine is empty.
silberzwerg-why-nobody-there = There is no dwarf in this mine that your ghost could remove.
silberzwerg-why-own-contract = You can’t lower your own contract.
silberzwerg-why-not-your-contract = This contract belongs to another player.
silberzwerg-why-at-top = This contract already has its highest value.
silberzwerg-why-two-gems = You need 2 gems for a swap.
silberzwerg-why-two-in-mines = There are fewer than 2 gems in the mines.
silberzwerg-why-their-bag-empty = This bag is empty.
silberzwerg-why-nobody-to-rob = Nobody else has a gem to steal.
silberzwerg-why-colour-order = Choose gems in this order: yellow, red, green, blue.
silberzwerg-why-no-second = There is no second gem of this colour.
silberzwerg-why-lowest-price = This price can’t fall any lower.
silberzwerg-why-thalers = You need { silberzwerg-thalers } more.
silberzwerg-why-bag-empty = Your bag is empty.
silberzwerg-why-lacks = You still need { $parts }.

## Log

silberzwerg-log-turn = Round { $round } begins, and { $player } goes first
silberzwerg-log-dealt = { $player } gets a new contract ({ $card })
silberzwerg-log-dealt-public = A new public contract is drawn ({ $card })
silberzwerg-log-revealed =
    { $player } reveals miners ({ $parts }){ $lord_count ->
        [0] {""}
        [one] , a lord ({ $lords })
       *[other] , lords ({ $lords })
    }{ $ghost_count ->
        [0] {""}
        [one] , a ghost ({ $ghosts })
       *[other] , ghosts ({ $ghosts })
    }
silberzwerg-log-prices = The prices are now { $yellow_gem } { $yellow }, { $red_gem } { $red }, { $green_gem } { $green }, { $blue_gem } { $blue }
silberzwerg-log-banished = { $player } removes { $victim }’s { $kind } from the { $card } mine
silberzwerg-log-banished-two = { $player } removes { $victim }’s { $kind } and { $second }’s { $also } from the { $card } mine
silberzwerg-log-took = { $player } takes a { $card } gem from its mine
silberzwerg-log-raised = { $player } raises a contract to { silberzwerg-thalers } ({ $card })
silberzwerg-log-lowered = { $player } lowers a contract to { silberzwerg-thalers } ({ $card })
silberzwerg-log-removed =
    { $thalers ->
        [0] { $player } removes a contract from the game ({ $card }), and { $owner } pays nothing
       *[other] { $player } removes a contract from the game ({ $card }), and { $owner } pays { silberzwerg-thalers }
    }
silberzwerg-log-removed-public = { $player } removes a public contract from the game ({ $card })
silberzwerg-log-swapped = { $player } swaps { $parts } for { $got }
silberzwerg-log-stole =
    { $count ->
        [one] { $player } steals 1 gem from { $victim }
       *[other] { $player } steals { $count } gems from { $victim }
    }
silberzwerg-log-stole-seen = { $player } steals { $parts } from { $victim }
silberzwerg-log-rested-lord = { $player }’s lord in the { $card } column does nothing
silberzwerg-log-rested-ghost = { $player }’s ghost in the { $card } column does nothing
silberzwerg-log-cancelled = { $player } uses a ghost ward against { $owner }’s ghost
silberzwerg-log-cancelled-banished = { silberzwerg-log-cancelled } (“{ silberzwerg-do-banish }”)
silberzwerg-log-cancelled-banished-two = { silberzwerg-log-cancelled } (“Remove { $victim }’s { $kind } and { $second }’s { $also } from the { $card } mine”)
silberzwerg-log-cancelled-take = { silberzwerg-log-cancelled } (“{ silberzwerg-do-take }”)
silberzwerg-log-cancelled-raise = { silberzwerg-log-cancelled } (“{ silberzwerg-do-raise }”)
silberzwerg-log-cancelled-lower = { silberzwerg-log-cancelled } (“{ silberzwerg-do-lower }”)
silberzwerg-log-cancelled-remove = { silberzwerg-log-cancelled } (“{ silberzwerg-do-remove }”)
silberzwerg-log-cancelled-swap = { silberzwerg-log-cancelled } (“{ silberzwerg-do-swap }”)
silberzwerg-log-cancelled-steal = { silberzwerg-log-cancelled } (“{ silberzwerg-do-steal }”)
silberzwerg-log-cancelled-steal-both = { silberzwerg-log-cancelled } (“{ silberzwerg-do-steal-both }”)
silberzwerg-log-mined = { $player } digs { $parts }
silberzwerg-log-mined-nothing = { $player } digs nothing
silberzwerg-log-bought =
    { $count ->
        [one] { $player } buys 1 { $card } gem for { silberzwerg-thalers }
       *[other] { $player } buys { $count } { $card } gems for { silberzwerg-thalers }
    }
silberzwerg-log-fulfilled = { $player } fulfils a contract for { silberzwerg-thalers } ({ $card })
silberzwerg-log-fulfilled-public = { $player } fulfils a public contract for { silberzwerg-thalers } plus a bonus of { $bonus } ({ $card })
silberzwerg-log-tool-set = { $player } hands in three contracts with the same tool for { silberzwerg-thalers } ({ $symbol })
silberzwerg-log-sold =
    { $count ->
        [one] { $player } sells 1 { $card } gem for { silberzwerg-thalers }
       *[other] { $player } sells { $count } { $card } gems for { silberzwerg-thalers }
    }
silberzwerg-log-tribute =
    { $thalers ->
        [0] { $player } uses +5/−5 and gains 5 thalers, but { $victim } has none to lose
       *[other] { $player } uses +5/−5 and gains 5 thalers, and { $victim } loses { silberzwerg-thalers }
    }
silberzwerg-log-cheapened = { $player } uses −3, and a { $card } gem now costs { silberzwerg-thalers }
silberzwerg-log-fell = All contracts drop one step in value
silberzwerg-log-expired =
    { $thalers ->
        [0] { $owner }’s contract expires without a penalty ({ $card })
       *[other] { $owner } pays { silberzwerg-thalers } for an expired contract ({ $card })
    }
silberzwerg-log-expired-public = A public contract expires ({ $card })
silberzwerg-log-returned = { $player } returns a { $card } gem to its mine
silberzwerg-log-returned-many = { $player } returns { $parts } to the mines
silberzwerg-log-opened = The deck is empty and a public space stays free, so from now on all contracts are public and nobody pays penalties
silberzwerg-log-over-goal = The game ends because a player has reached 600 thalers
silberzwerg-log-over-contracts = The game ends because no contracts are left
silberzwerg-log-over-rounds = The game ends after round 50

## The end

silberzwerg-sheet-wealth = Wealth
silberzwerg-sheet-gems = Gems left over
silberzwerg-sheet-symbols = Symbols left over
silberzwerg-sheet-chart = Wealth, round by round
silberzwerg-sheet-how = Only wealth counts; gems and symbols left over are worth nothing.
silberzwerg-winner = { $player } wins!
silberzwerg-winners-shared = Shared victory: { $players }
silberzwerg-ending-goal = A player reached 600 thalers.
silberzwerg-ending-contracts = No contracts were left in the deck or on the board.
silberzwerg-ending-rounds = Round 50 ended before anyone reached 600 thalers.

## Short words of the terminal table

silberzwerg-example = miner red
    .short = mi re
    .exact = dig:red
    .rule = rule Z2.4, rule ghosts
    .card = card 8 yellow
silberzwerg-legend =
    What you see on the table:
    - 19 gems @6: the gems in the mine and the price of one; (@6): last round’s price
    - ⚒ miner, ♛ lord, ☾ ghost; (ghost), (☾): it has acted
    - 1/4 yellow: you have 1 of the 4 yellow gems that the contract needs
    - @70: what the contract pays now; each ▾ is one step down, and at ▾▾▾ it leaves the game at the end of the round
    - −20: what its owner pays if it leaves unfulfilled; [axe]: the symbol of a contract; ★: symbols kept from fulfilled contracts
    - 3)✗: a ghost removes this dwarf; 4)+2: buy 2 gems; 5)−2: sell 2
silberzwerg-standing-miner =
    { $count ->
        [one] miner
       *[other] { $count } miners
    }
silberzwerg-standing-lord =
    { $count ->
        [one] lord
       *[other] { $count } lords
    }
silberzwerg-standing-ghost = ghost
silberzwerg-seal-now = All your dwarves are placed. Seal your plan, or type “undo” to change your last placement.

silberzwerg-menu-miner = miner
    .verb = miner
silberzwerg-menu-lord = lord
    .verb = lord
silberzwerg-menu-ghost = ghost
    .verb = ghost
silberzwerg-menu-place = place
    .verb = place
silberzwerg-menu-banish = remove
    .tight = ✗
    .verb = remove
silberzwerg-menu-also = remove too
    .tight = ✗
    .verb = also
silberzwerg-menu-take = take 1
    .verb = take
silberzwerg-menu-raise = raise to { $thalers }
    .verb = raise
silberzwerg-menu-lower = lower to { $thalers }
    .verb = lower
silberzwerg-menu-remove = out of the game
    .verb = remove
silberzwerg-menu-swap = swap 2
    .verb = swap
silberzwerg-menu-steal = steal { $count }
    .verb = steal
silberzwerg-menu-steal-both = steal 1 each
    .verb = steal
silberzwerg-menu-rest-ghost = skip
    .verb = nothing
silberzwerg-menu-rest-lord = skip
    .verb = nothing
silberzwerg-menu-give = give
    .verb = give
silberzwerg-menu-get = take
    .verb = take
silberzwerg-menu-buy = buy { $count }
    .tight = +{ $count }
    .verb = buy
silberzwerg-menu-fulfil = fulfil: { $thalers }
    .verb = fulfil
silberzwerg-menu-sell = sell { $count }
    .tight = −{ $count }
    .verb = sell
silberzwerg-menu-tribute = +5/−5
    .verb = +5/-5
silberzwerg-menu-cheapen = −3
    .verb = -3
silberzwerg-menu-return = return
    .verb = return
