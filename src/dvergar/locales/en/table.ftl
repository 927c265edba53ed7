# The terminal table: the words of every game’s table, then the short words of Smithy.

table-seat-human = Player { $seat }
table-seat-greedy = Easy bot { $seat }
table-seat-random = Random bot { $seat }

table-welcome = Choose by number or type words, such as “{ $example }”. Type “?” for help.
table-since = Since your last turn:
table-so-far = So far:
table-go-on = Enter: continue
table-pays =
    { $count ->
        [0] (Enter: { $parts })
       *[other] (paid: { $laid }; Enter: { $parts })
    }
table-run = or type anything from “{ $first }” to “{ $last }”

table-several = “{ $typed }” can mean:
table-unknown = “{ $typed }” isn’t possible now.
table-near = Did you mean:
table-no-number = There is no action { $typed }.
table-hint = { $most ->
        [1] Type 1
       *[other] Type a number from 1 to { $most }
    } or words. “list” shows all actions in words, “?” the help.
table-undone = Undone.
table-no-undo = Nothing to undo. You can only undo your own actions this turn, back to the last card you drew or another player’s action.
table-no-news = Nothing has happened yet.
table-no-rule = No rule mentions “{ $query }”. Type “rule” for a list.
table-no-card = No card is called “{ $query }”.
table-which-card = Which one: { $names }?

table-curtain = { $player } is next. Everyone else, look away.
table-ready =
    { $game ->
        [smithy] { $player }: press Enter to show your cards.
        [jewellers] { $player }: press Enter to show the table.
       *[other] { $player }: press Enter to show your gems and your plan.
    }
table-hide =
    { $game ->
        [smithy] Press Enter to hide your cards.
        [jewellers] Press Enter to hide the table.
       *[other] Press Enter to hide your gems.
    }

table-offer = Save the game as [{ $file }]? Press Enter to save, type n to leave without saving, or type another name:
table-colon = :
table-saved =
    The game is saved. Continue with:
    dvergar play --resume { $file }
table-unsaved = The game was not saved.
table-taken = { $file } already exists. Choose another name.
table-not-written = The game could not be saved: { $reason }
table-finished-kept =
    The game is saved. Check it with:
    dvergar verify { $file }

## Commands, with their other names

table-command-help = help, ?, h
table-command-undo = undo, u
table-command-status = status, score
table-command-list = list, actions
table-command-log = log
table-command-piles = piles, discards
table-command-rule = rule, rules
table-command-card = card
table-command-save = save
table-command-quit = quit, exit, q
table-help =
    Every action has a number with a bracket. Type the number, or words: “{ $example }”, “{ $short }”, “{ $exact }”.
    - list: all actions in full sentences
    - Enter, status: draw the table again{ $game ->
        [smithy] ; while you pay, Enter pays the suggested resources
       *[other] {""}
    }
    - undo (u): undo your last action{ $game ->
        [smithy] {""}
        [jewellers] {""}
       *[other] {""} or your last placement
    }
    - log, log all: what happened since your last turn, since the beginning
    - { $rule }: look up a rule; { $card }: look up a card
    - piles: { $game ->
        [smithy] the discard piles
        [jewellers] the discard pile, the green cards and everyone’s cards
       *[other] the contracts out of the game
    }
    - save, save FILE: save the game; quit: leave it
    - Ctrl-C also leaves and offers to save

## Dwarven Smithy

smithy-example = play iron market
    .short = pl iro m
    .exact = play:iron:market
    .rule = rule S2.6, rule market
    .card = card goblet
smithy-legend =
    Symbols on the table:
    - ◆ refined, ◇ unrefined, ~ tilted, ♛ king’s item
    - 7)→ Market, 8)→ Workshop: play or move the card there
    - 9)Iron @4: buy it for 4 coins
    - +2: what you sell it for
    - ↓3: three cards lie on top of it in the Warehouse
    - Goblet 22: Silver, Gold: its completed value and its cost
    - [Goblet 22: Silver, Gold]: a crafting stack, or a completed king’s item in a Market
smithy-piles = discarded { $resources } + { $cards }
smithy-active = (playing)
smithy-done = (done)

smithy-menu-craft =
    { $count ->
        [0] craft (free)
       *[other] craft ({ $parts })
    }
    .tight = craft
    .verb = craft
smithy-menu-train =
    { $count ->
        [0] train (free)
       *[other] train ({ $parts })
    }
    .tight = train
    .verb = train
smithy-menu-play-market = → Market
    .tight = →M
smithy-menu-play-workshop = → Workshop
    .tight = →W
smithy-menu-play-refined = → Workshop ◆
    .tight = →W◆
smithy-menu-move-market = → Market
    .tight = →M
smithy-menu-move-workshop = → Workshop
    .tight = →W
smithy-menu-swap = swap
    .verb = swap
smithy-menu-with = swap
smithy-menu-exchange = → Workshop
    .tight = →W
smithy-menu-pay = pay
smithy-menu-sell = sell
    .verb = sell
smithy-menu-buy-warehouse = buy
smithy-menu-buy = buy
    .verb = buy
smithy-menu-name = auction
smithy-menu-discard = discard
    .verb = discard

smithy-brief-act = Take any number of actions, then draw.
smithy-brief-refined = refined
smithy-brief-unrefined = unrefined
smithy-brief-tilted = tilted
smithy-brief-metal = metal
smithy-brief-gem = gem
smithy-brief-rune = rune
smithy-brief-any-metal = any metal
smithy-brief-any-gem = any gem
smithy-brief-any-rune = any rune
smithy-brief-market-limit = Market +{ $amount }
smithy-brief-hand-limit = hand +{ $amount }
smithy-brief-workshop-limit = Workshop +{ $amount }
smithy-brief-extra-draw = draw +{ $amount }, hand +{ $hand_limit }
smithy-brief-turn-income = +{ $coins } per turn
smithy-brief-sell-tilted = sells tilted cards
smithy-brief-play-refined = { $per_turn }× per turn: plays refined
smithy-brief-salvage-metal = { $per_turn }× per turn: keeps a metal
smithy-brief-warehouse-price = Warehouse −{ $discount }
smithy-brief-market-price = other Markets −{ $discount }
smithy-brief-saves = −1 { $part }: { $scope }
