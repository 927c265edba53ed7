# The lesson of Silberzwerg. A sentence has at most 12 words, "More" at most 40.
# Key words stand between asterisks.

lesson-silberzwerg-chapter-goal = Goal
    .about = The first with 600 thalers wins
lesson-silberzwerg-goal = You lead a *clan* of dwarves. The first with 600 *thalers* wins.
    .more = You dig for gems and fulfil contracts with them. Regin and Dagny, two bots, do the same. Everyone plans in secret. Any move that the rules allow is fine: the lesson adapts to what you do.
lesson-silberzwerg-contract = Your *contract* asks for eight gems: 4 blue, 2 yellow, 2 red.
    .more = It pays 80 thalers now and less every round. You already have one yellow and one red gem. Four blue ones, one yellow and one red are missing.

lesson-silberzwerg-chapter-plan = Secret plan
    .about = Miners, a ghost, a lord
lesson-silberzwerg-miners = Send all four *miners* to the *blue* mine.
    .more = Each miner brings you one gem of the mine’s colour. You have four miners and two leaders every round, and you must place all of them.
lesson-silberzwerg-miners-other = That works too: each miner brings one gem of that colour.
lesson-silberzwerg-miners-green = Your contract needs no *green* gems. You can still change your plan.
lesson-silberzwerg-ghost = Send a leader as a *ghost* to the *yellow* mine.
    .more = Ghosts act first. In a mine, a ghost takes one gem, or it chases away one or two dwarves of other clans.
lesson-silberzwerg-lord = Send the other leader as a *lord* to the *red* mine.
    .more = Lords act last. In a mine, a lord buys as many gems as you can pay for.
lesson-silberzwerg-seal = Your plan is complete. *Seal* it.
    .more = Until everyone has sealed their plan, nobody sees what you placed. Then all plans are shown at the same time.

lesson-silberzwerg-chapter-round = The round
    .about = Ghosts, miners, lords
lesson-silberzwerg-reveal = The others are still planning. Then all *plans* are shown.
lesson-silberzwerg-prices = The more *miners* there are in a mine, the cheaper its gems.
    .more = A gem costs 11 thalers minus one for each miner in its mine. Five miners dig for blue gems, so these cost 6. Prices change every round.
lesson-silberzwerg-take = Your *ghost* acts: *take* a yellow gem.
lesson-silberzwerg-ghosts = Now the other *ghosts* act. Watch what they do.
lesson-silberzwerg-mined = Your four miners have brought you four *blue* gems.
    .more = Dagny’s ghost chased away one of Regin’s miners, so he got one gem less. Next time it may be one of yours! Leaders in the last two columns are safe.
lesson-silberzwerg-buy = Your *lord* acts: *buy* the missing red gem for 8 thalers.
lesson-silberzwerg-others = Now the other *lords* act. Then the round ends.

lesson-silberzwerg-chapter-deliver = Fulfil the contract
    .about = Raise it, then hand it in
lesson-silberzwerg-notch = Your *contract* has lost value: it pays 70 thalers instead of 80.
    .more = Every contract on the board loses value each round. One that can’t fall any further leaves the game, and its owner pays a penalty. So be quick!
lesson-silberzwerg-ghost-2 = Place a *ghost* in the *contract* column. It raises the value.
    .more = There, a ghost raises your own contract or lowers another clan’s. It can also move a public contract, up or down.
lesson-silberzwerg-lord-2 = Place a *lord* there too: he hands in your gems.
    .more = A lord in the contract column fulfils one contract: yours or a public one. Every clan can fulfil the two public contracts.
lesson-silberzwerg-miners-2 = Send your four *miners* to the *green* mine.
    .more = You need no more gems for this contract. But the next one is sure to come, and a lord in the gems column can sell what you don’t need.
lesson-silberzwerg-seal-2 = Your second plan is complete. *Seal* it.
lesson-silberzwerg-first = *Regin* goes first now. The first player changes every round.
lesson-silberzwerg-raise = Your *ghost* acts: *raise* your contract to 80 thalers.
lesson-silberzwerg-wait = Miners dig, then the *lords* act. Yours is the last one.
lesson-silberzwerg-fulfil = Your *lord* acts: *fulfil* the contract for 80 thalers.

lesson-silberzwerg-chapter-ending = The way to 600
    .about = Symbols and new contracts
lesson-silberzwerg-symbol = The contract shows an *axe*. Three equal tools bring 40 thalers.
    .more = You keep contracts with a symbol. Other symbols help you once: win 5 thalers from a rival, stop a ghost, or make a colour 3 thalers cheaper.
lesson-silberzwerg-new = Your new *contract* asks for eight green gems. You have four!
    .more = Contracts of a single colour pay best: 120 thalers. Free spaces get a new contract at the end of each round, until the pile is empty.
lesson-silberzwerg-ending = The first clan that reaches 600 *thalers* wins at once.
    .more = In the gems column, a lord sells gems at the prices of the round. A ghost there swaps gems with the mines or steals from the others. You can keep at most twelve gems per round.
lesson-silberzwerg-finish = You know Silberzwerg. *Finish this game* against Regin and Dagny?
