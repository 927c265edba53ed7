# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg: the rules
rules-silberzwerg-goal = Become the richest: the first player with 600 thalers wins at once. You earn thalers by fulfilling contracts and selling gems.
rules-silberzwerg-turn = In each round, all players place their dwarves in secret and reveal them together. Ghosts disturb the others, miners dig gems, and lords buy gems, sell them or fulfil contracts.
rules-silberzwerg-ends = The game ends as soon as a player has 600 thalers. If the contracts run out first, the richest player wins.

chapter-Z0 = Components
chapter-Z1 = Setup
chapter-Z2 = A round
chapter-Z3 = Symbols
chapter-Z4 = End and scoring
chapter-Z5 = Variants
chapter-Z6 = What is hidden

## Icons

icon-silberzwerg-gem = Gems are yellow, red, green or blue. You need them for contracts, or you sell them.
    .title = Gem
icon-silberzwerg-miner = A dwarf that digs 1 gem of its mine for you.
    .title = Miner
icon-silberzwerg-lord = A leader that deals for you: it buys gems, sells gems or fulfils a contract. In each round, you choose for every leader whether it is a lord or a ghost.
    .title = Lord
icon-silberzwerg-ghost = A leader that disturbs the others: it removes their dwarves, raises or lowers contracts, or takes gems.
    .title = Ghost
icon-silberzwerg-contract = A contract asks for 8 gems and pays thalers. This icon also marks the contract column of the board, where lords fulfil contracts and ghosts raise or lower them.
    .title = Contract
icon-silberzwerg-gems = The number next to a player’s bag says how many gems are in it. This icon also marks the gems column of the board, where lords sell gems and ghosts swap or steal them.
    .title = Bag and gems column
icon-silberzwerg-price = What one gem of this mine costs in this round. You buy and sell at this price.
    .title = Price
icon-silberzwerg-value = How many thalers a contract pays now. It has four values and drops to the next lower one at the end of every round.
    .title = Value
icon-silberzwerg-penalty = How many thalers the owner loses if the contract leaves the game unfulfilled.
    .title = Penalty
icon-silberzwerg-lack = A faded gem on a contract is one that you don’t have yet.
    .title = Missing gem
icon-silberzwerg-first = This player acts first in this round.
    .title = First player
icon-silberzwerg-sealed = This player has finished planning. Nobody sees the plan until all players have sealed theirs.
    .title = Sealed
icon-silberzwerg-axe = A tool. Three fulfilled contracts with an axe pay 40 thalers extra.
    .title = Axe
icon-silberzwerg-pick = A tool. Three fulfilled contracts with a pick pay 40 thalers extra.
    .title = Pick
icon-silberzwerg-hammer = A tool. Three fulfilled contracts with a hammer pay 40 thalers extra.
    .title = Hammer
icon-silberzwerg-plus-minus-5 = Works once: you gain 5 thalers, and another player loses 5.
    .title = +5/−5
icon-silberzwerg-no-ghost = Works once: cancel what another player’s ghost is about to do.
    .title = Ghost ward
icon-silberzwerg-minus-3 = Works once: gems of one colour cost 3 thalers less for the rest of the round.
    .title = −3

## Z0

rule-Z0-1 = There are 84 gems, 21 of each colour. One of each colour only marks the price, so you play with 20 of each. Gems that you spend, sell or return go back to their mine.
    .title = Gems
    .example = Astrid fulfils a contract for 8 blue gems. All 8 go back to the blue mine, where everyone can dig or buy them again.
rule-Z0-2 =
    There are 34 contracts. Each asks for 8 gems of one, two or three colours, always an even number per colour. Every combination exists exactly once:
    - 4 contracts for 8 gems of one colour
    - 12 contracts for 6 and 2 gems
    - 6 contracts for 4 and 4 gems
    - 12 contracts for 4, 2 and 2 gems
    .title = Contracts
    .example = Only one contract asks for 6 red and 2 yellow gems. The one for 6 yellow and 2 red gems is another card.
rule-Z0-3 =
    A contract has four values. It starts at the highest and drops to the next lower one at the end of every round. It also has a penalty and perhaps a symbol (chapter Z3).
    - 8 of one colour: 120, 105, 90 or 75 thalers, penalty 30, no symbol
    - 6 and 2: 100, 88, 76 or 64 thalers, penalty 20, one symbol
    - 4 and 4: 90, 80, 70 or 60 thalers, penalty 15, one symbol
    - 4, 2 and 2: 80, 70, 60 or 50 thalers, penalty 10, one symbol
    .title = Values, penalties and symbols
    .example = The contract for 6 red and 2 yellow gems starts at 100 thalers. After one round it is worth 88, then 76, then 64. Its penalty is 20 thalers, and its symbol is an axe.
    .edge =
        Each of the six symbols is on five contracts.
        Values, penalties, symbols and the price table are our own reconstruction. They differ from those in the box. On the printed cards, the highest value is yellow.
rule-Z0-4 = The more miners work in a mine, the cheaper its gems are. Count the miners of all players in that mine. A gem costs 11 thalers minus 1 per miner, but never less than 1.
    .title = Price table
    .example = In a mine without miners, a gem costs 11 thalers. With 5 miners it costs 6. With 10 miners or more it costs 1.

## Z1

rule-Z1-1 = You start with a wealth of 50 thalers, 4 miners, 2 leaders and a space for your own contract. In every round, you decide for each leader whether it is a lord or a ghost. Two more contracts are public: they belong to nobody, and everyone can fulfil them. With two players, you have more dwarves and contracts (Z5.1).
    .title = What you start with
rule-Z1-2 = Four gems, one of each colour, leave the mines and go into a draw bag. 19 of each remain in the mines. A random player draws first. Then everyone draws one gem at a time, clockwise, until all four are gone. The player who draws the yellow gem is first player. You keep your gems hidden in your own bag.
    .title = Starting gems and first player
    .example = Three players draw: Brokk green, Eitri yellow, Regin red. Brokk drew first, so he also gets the last gem, a blue one. Eitri is first player.
    .edge = With two players, each gets two gems. With three players, the one who drew first also gets the fourth gem.
rule-Z1-3 = Each player gets a contract, clockwise from the first player. Then two contracts go to the public spaces. Every contract starts at its highest value.
    .title = The first contracts
    .edge = With two players, each gets two contracts. With three players, the fourth player’s space stays unused.

## Z2

rule-Z2-1 =
    A round has 11 phases, from Z2.1 to Z2.11. First all players make their plans, at the same time and in secret.
    - Miners: spread all your miners over the four mines, as you like.
    - Leaders: place each leader, as a lord or as a ghost, in one of six columns. These are the four mines, the contract column and the gems column.
    In each column you may have one lord and one ghost, but never two of the same kind. You must place all your dwarves. Then seal your plan.
    .title = Placement
    .example = Astrid puts 3 miners into the red mine and 1 into the green mine. One leader becomes a ghost in the red mine. The other becomes a lord in the contract column.
rule-Z2-2 = When all plans are sealed, they are revealed at once. From now on, everyone sees all dwarves. At the end of the round (after Z2.11), all dwarves return to their players, even those that were removed.
    .title = Reveal
rule-Z2-3 = Now the prices are set. For each mine, count the miners of all players and look up the price (Z0.4). It holds for this round only, even if ghosts remove miners later. Only the symbol −3 can lower it (Z3.4).
    .title = Prices
    .example = Astrid has 3 miners in the red mine, and Brokk has 2. That makes 5, so a red gem costs 6 thalers. The yellow and green mines have 4 miners each, the blue mine has 3. So yellow and green gems cost 7, and blue gems cost 8.
rule-Z2-4 =
    Ghosts disturb the other players or help your own plans. The first player acts with all their ghosts, in any order. Then the next player acts, clockwise. A ghost does one of the things that its column allows, or nothing:
    - Mine: remove 1 or 2 dwarves of your opponents from this mine. Miners, lords and ghosts of any opponents are possible. Or take 1 gem from this mine, if there is one.
    - Contract: raise your own contract or a public one by 1 step, to its next higher value. Or lower an opponent’s contract or a public one by 1 step, to its next lower value.
    - Gems: swap 2 of your gems for 2 from the mines. Or draw 2 gems at random from the bag of one opponent, or 1 each from the bags of two opponents.
    If a ghost lowers a contract that is already at its lowest value, the contract leaves the game. If it belongs to an opponent, that player pays its penalty. If it is public, nobody pays.
    Removed dwarves do nothing more in this round. Dwarves in the contract and gems columns are safe.
    You can’t remove your own dwarves, lower your own contract or raise an opponent’s.
    .title = Ghosts
    .example =
        Astrid is first player. Clockwise after her come Brokk, Eitri and Regin.
        - Mine: Astrid’s ghost is in the red mine. It removes one of Brokk’s miners and his lord. Instead, it could have taken 1 red gem.
        - Contract: Brokk’s own contract is worth 88 thalers. His ghost raises it to 100. Instead, he could have lowered Regin’s contract. That one is at 64, its lowest value. It would have left the game, and Regin would have paid 20 thalers.
        - Gems: Eitri’s ghost swaps 2 blue gems for 1 yellow and 1 green gem. Instead, he could have drawn 1 gem from Astrid’s bag and 1 from Regin’s.
    .edge =
        You can’t remove a ghost that has acted or was cancelled.
        Nobody can raise a contract above its highest value. Several ghosts may move the same contract. A space that becomes free stays free until new contracts come (Z2.9).
        A swap is always 2 for 2, in any mix of colours. You may even take the colours that you give. You take gems that are in the mines now; your own go back afterwards.
        You can’t steal from an empty bag. If your only victim has just 1 gem, you draw 1. To draw 1 each from two opponents, both must have gems.
        If you let a ghost do nothing, it has acted. A ghost with nothing to choose from is skipped. It gets another chance each time another ghost of the same player has acted. With two players, it gets another chance when the turn returns to its owner.
        A removed or cancelled ghost acts no more.
rule-Z2-5 = Each of your miners that is still in a mine digs 1 gem of its colour for you, free of charge. This happens automatically, clockwise from the first player. When a mine is empty, the remaining miners find nothing.
    .title = Mining
    .example = Only 3 gems are left in the red mine. Astrid is first player, and her 3 miners dig all of them. Brokk’s last miner there finds nothing.
    .edge = All miners of one player dig before those of the next, with two players as well.
rule-Z2-6 =
    Lords deal in gems and fulfil contracts. The first player acts with all their lords, in any order. So one lord can buy gems that the next one needs. Then the next player acts, clockwise. Each lord acts once or does nothing. What it can do depends on its column:
    - Mine: buy as many gems of this mine as you want and can pay for, at this round’s price. You can’t go into debt.
    - Contract: fulfil your own contract or a public one. Return its 8 gems to their mines and gain its current value. If it has a symbol, keep it face up in front of you. Otherwise, it leaves the game.
    - Gems: sell one or more of your gems, of any colours, at this round’s prices.
    .title = Lords
    .example =
        Later in the same round, three lords act.
        - Mine: Regin’s lord is in the green mine. He buys 3 green gems at 7 thalers. He pays 21 and goes from 240 to 219 thalers.
        - Contract: Astrid’s contract asks for 4 red, 2 yellow and 2 green gems and is worth 70 thalers now. She returns these 8 gems, and her wealth rises from 210 to 280 thalers. The contract shows a hammer, so she keeps it.
        - Gems: Eitri sells 4 yellow gems at 7 thalers and 1 blue gem at 8. He gains 28 + 8 = 36 thalers.
    .edge =
        What counts is the price or value at the moment when the lord acts.
        You may buy more than 12 gems (Z2.10).
        One lord fulfils one contract. Its space stays free until new contracts come (Z2.9).
        A lord that can’t do anything is skipped. With two players, it gets another chance on its owner’s next turn.
        A lord is not skipped if your own −3 or +5/−5 could help it to buy. With 5 thalers and a price of 8, for example, a −3 lets you buy one gem.
rule-Z2-7 = Every contract that is still on the board drops by 1 step, to its next lower value. One that can’t drop any further expires (Z2.8).
    .title = Contracts lose value
    .example = Brokk’s contract drops from 100 to 88 thalers. Eitri’s contract drops from 76 to 64, its lowest value. It stays for one more round.
rule-Z2-8 = A contract expires if it was already at its lowest value before the drop (Z2.7). It leaves the game. Its owner pays the penalty. If the contract was public, nobody pays. One that has only just dropped to its lowest value stays.
    .title = Expired contracts
    .example = Regin’s contract was at 64, its lowest value. It leaves the game, and Regin pays the penalty of 20. He goes from 219 to 199 thalers.
rule-Z2-9 = New contracts from the deck fill the free spaces, clockwise from the first player. The public spaces come last. Each contract starts at its highest value. When the deck is empty, the other spaces stay free.
    .title = New contracts
    .example = Astrid has fulfilled her contract, and Regin’s has expired. Astrid is first player, so she gets the next contract from the deck. Regin gets the one after that.
    .edge = With two players, both spaces of one player are filled before those of the other.
rule-Z2-10 = Now you may keep at most 12 gems. If you have more, return gems of your choice to their mines. During the round, there is no limit.
    .title = At most 12 gems
    .example = Regin had 8 gems, dug 4 and bought 3. That makes 15, so he returns 3 gems.
    .edge = Players return gems one after the other, in turn order, and everyone sees them.
rule-Z2-11 = The next player clockwise becomes first player, and a new round begins.
    .title = New first player
    .example = Astrid was first player in this round. Brokk, on her left, is first player in the next one.

## Z3

rule-Z3-1 = Fulfilled contracts with a symbol lie face up in front of you. Collect the same tool three times: axe, pick or hammer. With your third fulfilled contract that shows it, you gain 40 thalers on top of its value. Then all three contracts leave the game.
    .title = Axe, pick and hammer
    .example = Brokk has kept two contracts with an axe. He fulfils a third one, worth 76 thalers. He gains 76 + 40 = 116 thalers, and all three leave the game.
    .edge = This happens at once and automatically. The value of the third contract comes first, then the 40 thalers.
rule-Z3-2 = Gain 5 thalers and choose another player, who loses 5. A player with less than 5 thalers loses what they have. You still gain 5.
    .title = +5/−5
    .example = Eitri has 131 thalers, and Brokk has 3. Eitri uses his symbol against Brokk. Now Eitri has 136 thalers, and Brokk has 0.
    .edge = The loss counts even if your 5 thalers win you the game.
rule-Z3-3 = Use a ghost ward to cancel what another player’s ghost is about to do. It works against everything a ghost can do (Z2.4), no matter who the target is. The ghost has then acted, without any effect. You can’t cancel your own ghost.
    .title = Ghost ward
    .example = Astrid’s ghost is about to remove two of Brokk’s miners. Regin uses his ghost ward. Both miners stay, and Astrid’s ghost does nothing more in this round.
    .edge =
        The ghost’s owner first names the action and its targets. For a swap, that is only “swap”. For a theft, it is the opponents.
        Then all holders of a ward are asked once each, starting on the owner’s left. The first to use one ends the asking.
        No gems are drawn for a cancelled theft. A cancellation can’t be cancelled.
rule-Z3-4 = Choose a colour. Its gems cost 3 thalers less for the rest of the round. This applies to all players, both for buying and for selling. A price never falls below 1.
    .title = −3
    .example = Blue gems cost 8 thalers. Regin uses his symbol on blue. For the rest of the round, everyone buys and sells blue gems at 5 thalers.
    .edge = Several −3 symbols add up. You can’t use one on a price of 1.
rule-Z3-5 = You use each +5/−5, ghost ward and −3 only once. Then its contract leaves the game. You can use +5/−5 and −3 before or after one of your own ghosts or lords acts. If you hold one of these two, you are also asked before the lords’ phase (Z2.6). After that phase, you are asked again, but only about +5/−5.
    .title = When you use symbols
    .example = Eitri has two lords. The first fulfils a contract that shows −3. Eitri uses it right away to lower the price of red gems from 6 to 3. Then his second lord buys red gems.
    .edge =
        You are asked clockwise from the first player. Each time, you may use as many symbols as you like, even one that you have only just gained.
        You can’t use symbols during placement (Z2.1) or while gems are returned (Z2.10).
        You aren’t asked if you have no symbol that you could use, or right after your ghost was cancelled.
        The printed rules allow −3 at any time.

## Z4

rule-Z4-1 = Your wealth never falls below 0. If you can’t pay all of a penalty, pay what you have. The rest is forgotten.
    .title = No debts
    .example = Eitri has 12 thalers and must pay a penalty of 20. He pays 12 and is left with 0.
rule-Z4-2 = You win at once when you have 600 thalers or more, even in the middle of a phase. It doesn’t matter how you gained them. The other players are ranked by their wealth.
    .title = Victory with 600 thalers
    .example =
        Astrid has 480 thalers and has kept two contracts with a hammer. The option “Public bonus” is on. She fulfils a public contract with a third hammer:
        - Value of the contract: 88
        - Public bonus: 15
        - Three hammers: 40
        She gains 143 thalers and has 480 + 143 = 623. Astrid wins. Brokk is second with 455 thalers, Regin third with 310, Eitri fourth with 290.
    .edge =
        Everything that one contract pays is added together first: its value, the bonus of 15 and the 40 for three tools.
        A sale is counted colour by colour and stops as soon as you have 600 thalers. Your wealth may go above 600.
        At the end of the game, all bags are opened.
rule-Z4-3 = When the deck is empty and a public space stays free because of that (Z2.9), all contracts become public. This holds for the rest of the game. Everyone may raise, lower or fulfil any contract, including their own. Nobody pays penalties any more.
    .title = When all contracts become public
    .example = The deck is empty, and one public space stays free. Astrid’s contract is now public, too. Brokk may fulfil it. If it expires, Astrid pays nothing.
    .edge = This is checked only right after new contracts were due (Z2.9). A player’s own free space alone changes nothing.
rule-Z4-4 = The game also ends when no contract is left, neither in the deck nor on the board. This is checked when new contracts are due (Z2.9). The richest player wins. Players with equal wealth share the victory. Gems and symbols that are left over count for nothing.
    .title = The last contract
    .example =
        The last contract is gone. Brokk’s wealth over the whole game:
        - At the start: 50
        - Five contracts: 100 + 88 + 90 + 64 + 70 = 412
        - Three axes: 40
        - Gems sold: 130
        - Gems bought: −77
        - One penalty: −15
        That makes 540 thalers. Regin has 540 as well, Astrid 512 and Eitri 388. Brokk and Regin share the victory. Astrid’s 5 remaining gems count for nothing.
    .edge = The round in which the last contract is fulfilled, removed or expires is played until new contracts are due (Z2.9).
rule-Z4-5 = The game ends after round 50 at the latest, and the richest player wins. Otherwise, ghosts could keep raising contracts for ever.
    .title = Round limit
    .edge = Round 50 is played to its end (Z2.11). Players with equal wealth share the victory.

## Z5

rule-Z5-1 =
    The rules are the same with two players, except for this:
    - You each have 8 miners, 4 leaders and spaces for two contracts. All 34 contracts are used.
    - You must place all your dwarves, with at most 4 of your miners in one mine.
    - Each column takes one of your ghosts and one of your lords. Only the contract column takes two of your lords.
    - Ghosts act one at a time, and so do lords later. You take turns, starting with the first player. Each time, you choose which one acts.
    .title = Two players
    .example = Astrid is first player and has 1 lord. Brokk has 3 lords. First Astrid’s lord acts, then one of Brokk’s. Astrid has no lord left, so Brokk’s other two act one after the other.
    .edge =
        A player with no ghost or lord left is skipped.
        “Your own contract” means either of your two. Each is raised, lowered and fulfilled separately, and each expires and costs its own penalty.
rule-Z5-2 = With three players, only 22 contracts are used. All contracts that ask for exactly 2 blue gems are left out. So are the three contracts for 4 blue gems and 4 gems of another colour.
    .title = Three players
    .example = The contract for 6 red and 2 blue gems is left out. The one for 6 blue and 2 red gems stays in the game.
rule-Z5-3 =
    The host can choose these options:
    - Long game, for three players: all 34 contracts are used.
    - Short game, for four players: only the 22 contracts of Z5.2 are used.
    - Lower one-colour contracts: contracts for 8 gems of one colour are worth 100, 88, 76 or 64 thalers.
    - Public bonus: a contract that you fulfil from one of the two public spaces pays 15 thalers more.
    - Open contracts: everyone may fulfil any contract, even that of an opponent.
    .title = Options
    .example = With “Public bonus”, Regin fulfils a public contract worth 70 thalers. He gains 70 + 15 = 85 thalers.
    .edge =
        Public bonus: the 15 thalers are still paid when all contracts have become public (Z4.3), but only for the two public spaces.
        Open contracts: you still pay the penalty if your own contract expires or is removed. You pay nothing if another player has fulfilled it. Ghosts still follow Z2.4: you can’t raise an opponent’s contract or lower your own.

## Z6

rule-Z6-1 =
    Some things are hidden, and the rest is open to everyone:
    - Hidden: the colours of the gems in your opponents’ bags and the order of the deck.
    - Hidden for now: all plans until the last one is sealed. Until then you only see who has finished.
    - Open: the number of gems in each bag, the mines, the contracts and everyone’s wealth.
    - Also open: the kept symbols, the size of the deck and the contracts that have left the game.
    .title = Hidden and open
rule-Z6-2 = Everyone sees the colours of gems that are dug, taken, swapped, bought, sold or returned. When gems are stolen, only the thief and the victim see the colours. The others see how many there were.
    .title = What everyone sees
    .example = Eitri draws 2 gems from Astrid’s bag. Both of them see that these are 1 red and 1 green gem. Brokk and Regin only see that there were 2.
rule-Z6-3 = The mines are open, so you can work out which gems all bags hold together. With two players, you therefore know exactly what your opponent has. It is shown openly.
    .title = What you can work out
    .example = The blue mine holds 13 of the 20 blue gems. So there are 7 blue gems in all bags together.
rule-Z6-4 = With three or four players, two things stay uncertain. You don’t know who drew which starting gem, except for the yellow one and your own. And you don’t know the colours of gems stolen between other players.
    .title = What stays uncertain
    .edge = Bots see no more than a player in their place. When a bot thinks ahead, it guesses only these colours and the order of the deck. Its guesses always fit what was seen openly.
