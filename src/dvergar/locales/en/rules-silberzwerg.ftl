# Silberzwerg: the rules, one message per rule id (Z2.6 is rule-Z2-6).

rules-silberzwerg-title = Silberzwerg: the rules
rules-silberzwerg-intro =
    A round goes like this: all players place their miners and leaders in secret, and then all plans are revealed at once. The miners set the prices: the more of them work in a mine, the cheaper its gems are in this round. Next the ghosts act: they drive dwarves out of the mines or take a gem there, turn contracts up or down, and swap or steal gems. After that every miner still in a mine digs one gem, and the lords buy gems, fulfil contracts of eight gems each, or sell gems. At the end of the round the contracts on the board lose value or expire, new ones fill the free spaces, and the next player becomes first player.
    Two to four players lead their dwarves. Whoever reaches 600 thalers wins at once; if the contracts run out before that, the richest player wins. The contracts and the price table are our own reconstruction, not the printed ones: their values, penalties and symbols differ from those in the box.

chapter-Z0 = Material
chapter-Z1 = Set-up
chapter-Z2 = The round
chapter-Z3 = Symbols
chapter-Z4 = Wealth and the end of the game
chapter-Z5 = Player counts and variants
chapter-Z6 = What is hidden

## Z0

rule-Z0-1 = There are 84 gems, 21 each of yellow, red, green and blue. One gem of each colour marks the price and is out of play, so 80 are played with, 20 of each colour (a card file's gems_per_colour = 21 counts the marker). There are no others: gems that are spent, sold or returned go back to their mine.
    .title = Gems
rule-Z0-2 = There are 34 contracts. Each asks for 8 gems of at most three colours, and for an even number of each colour. Every possible combination exists exactly once: 4 contracts for 8 gems of one colour, 12 for 6 and 2, 6 for 4 and 4, and 12 for 4, 2 and 2.
    .title = Contracts
rule-Z0-3 = A contract has four values, and begins at the highest one, printed in yellow. It also has a penalty, and perhaps a symbol. In our set, a contract of 8 is worth 120, 105, 90 and 75 thalers, with a penalty of 30; a contract of 6 and 2 is worth 100, 88, 76 and 64, with a penalty of 20; one of 4 and 4 is worth 90, 80, 70 and 60, with a penalty of 15; one of 4, 2 and 2 is worth 80, 70, 60 and 50, with a penalty of 10. One-colour contracts have no symbol; the other 30 each have one, and each of the six symbols is there five times.
    .title = Values, penalties and symbols
rule-Z0-4 = The price of a gem depends on how many miners all players together have placed in its mine: the more miners, the cheaper. A gem costs 11 thalers less 1 for each miner, but at least 1 thaler.
    .title = Price table

## Z1

rule-Z1-1 = Every player begins with 50 thalers, 4 miners, 2 leaders and one contract space. In every round you choose anew for each leader whether it is a lord or a ghost. Two more contracts are public.
    .title = What you start with
rule-Z1-2 = One gem of each colour is taken from the mines, where 19 of each remain, and put into a bag. A seat picked at random draws first, and then everyone draws clockwise, one gem at a time, until all four are taken: with two players each gets two, with three the one who drew first also gets the fourth. Whoever draws the yellow gem is first player. The gems you draw are your starting capital; you keep them hidden in your own bag.
    .title = Starting gems and first player
rule-Z1-3 = Every new contract is placed at its highest value. The contracts are dealt from the first player clockwise (with two players, two to each), and the two public ones last. With three players, the fourth player's space is not used.
    .title = The first contracts

## Z2

rule-Z2-1 = All players place their dwarves at the same time and in secret. You spread all your miners over the four mines as you like. Each of your leaders goes, as a lord or as a ghost, to one of six columns: the yellow, red, green or blue mine, the contract column or the gems column. A column takes at most one of your lords and one of your ghosts; these two may stand in the same column. You must place all your dwarves.
    .title = 1. Placement
rule-Z2-2 = When everyone has sealed their plan, all plans are revealed, and everything that was placed is open to all. After the end of the round (Z2.11) all dwarves go home to their players, also those that were removed.
    .title = 2. Reveal
rule-Z2-3 = For each mine, all the miners placed there are counted, before the ghosts act, and their number sets the price of its gems (Z0.4). The prices hold for this round only.
    .title = 3. Prices
rule-Z2-4 =
    The ghosts act from the first player clockwise. You act with all your ghosts, in the order you choose, before the next player does (for two players, see Z5.1). What a ghost can do depends on its column:
    - Mine: remove 1 or 2 dwarves of your opponents from this mine, in any mix of owners and kinds, but never your own and no ghost that has already acted or was cancelled; or take 1 gem from this mine, if there is one. Dwarves in the contract and gems columns are safe.
    - Contract: raise your own contract or a public one by a notch, but not above its highest value; or lower an opponent's contract or a public one by a notch. A contract that is already at its lowest value is removed from the game instead, and if it was an opponent's, its owner pays the penalty. You may never lower your own contract nor raise an opponent's. A space that becomes free stays free until Z2.9. Several ghosts may move the same contract.
    - Gems: swap 2 of your gems for 2 from the mines; or draw 2 gems at random from one opponent's bag, or 1 each from the bags of two opponents. You swap exactly 2 for 2, in any mix of colours, even the same colour; you take yours from what lies in the mines, and only then do the ones you give go back. You can't steal from an empty bag; from a single opponent you draw 2 gems, or 1 if there is only 1; for 1 each, both opponents must have gems.
    You may also let a ghost do nothing; that counts as its action. A ghost that has no possible choice is passed over, and looked at again each time another of its owner's ghosts has acted (with two players, when the turn comes back to its owner). A ghost that was removed or cancelled acts no more.
    .title = 4. Ghosts
rule-Z2-5 = Each miner still in a mine brings you 1 gem of its colour, as long as the mine has any. This happens by itself, from the first player clockwise, with all of a player's miners before the next player's, also with two players.
    .title = 5. Mining
rule-Z2-6 =
    The lords act from the first player clockwise. You act with all your lords, in the order you choose, before the next player does (for two players, see Z5.1). Each lord acts once, at the prices and values of that moment, or does nothing. A lord that was removed does not act. A lord that can't do anything is passed over. If your own −3 or +5/−5 could help your lord to act, you are asked: with 5 thalers and a gem price of 8, a −3 lets you buy a gem. With two players, a lord that was passed over is looked at again on your next turn. What a lord can do depends on its column:
    - Mine: buy any number of its gems at the round's price, as long as there are enough and you can pay. You may not go into debt. The limit of Z2.10 does not matter here.
    - Contract: fulfil your own contract or one public contract. You hand in its 8 gems and gain its current value. One lord fulfils one contract. The space stays free until Z2.9. A contract with a symbol is kept face up in front of you; one without leaves the game.
    - Gems: sell one or more gems, of any colours, at the round's prices.
    .title = 6. Lords
rule-Z2-7 = Every contract still on the board goes down a notch.
    .title = 7. Contracts lose value
rule-Z2-8 = A contract that was already at its lowest value before Z2.7 leaves the game for good instead. Its owner pays the penalty; if it was public, nobody pays. A contract that only comes down to its lowest value in Z2.7 stays for another round.
    .title = 8. Expired contracts
rule-Z2-9 = Free spaces get new contracts at their highest value, from the first player clockwise and the public spaces last; with two players, both spaces of one player are filled before the other's. When the deck runs out, the remaining spaces stay free.
    .title = 9. New contracts
rule-Z2-10 = Whoever holds more than 12 gems returns gems of their choice to the mines until 12 are left. This is done in turn order and for all to see. During the round you may hold more than 12.
    .title = 10. At most 12 gems
rule-Z2-11 = The first-player marker moves clockwise to the neighbour on the left, and a new round begins.
    .title = 11. Next first player

## Z3

rule-Z3-1 = As soon as you have three fulfilled contracts with the same tool (axe, pick or hammer), they are discarded at once and you gain 40 thalers, after the value of the third one has been credited.
    .title = Axe, pick and hammer
rule-Z3-2 = You gain 5 thalers, and another player of your choice loses 5, or as much as they have if that is less; you gain your 5 all the same. The loss counts even if your 5 thalers win you the game.
    .title = +5/−5
rule-Z3-3 = A barred ghost cancels what one ghost is about to do. Everyone who holds one may use it, except the ghost's owner, no matter whom the ghost is aimed at and against any of the choices in Z2.4. First the owner of the ghost names choice and targets: for a swap only the swap itself, for a theft the opponents to be robbed. Then each holder is asked once, beginning on the owner's left, and the first one to use it ends the asking. The cancelled ghost counts as having acted, and nothing is drawn at random for it. A cancellation can't itself be cancelled.
    .title = Barred ghost
rule-Z3-4 = The price of one colour of your choice is 3 thalers lower for the rest of the round, for all players, and both for buying and for selling. Several such reductions add up, but the price never falls below 1, and on a price of 1 the symbol can't be used.
    .title = −3
rule-Z3-5 = Each +5/−5, barred ghost and −3 is used once and then leaves the game. You may use +5/−5 and −3 before or after one of your own ghosts or lords acts, even if you have only just gained the symbol. Besides, every holder is asked once, from the first player clockwise: before the lords' phase (Z2.6) for both symbols, and after it for +5/−5 only. They are never used during placement (Z2.1) or while gems are returned (Z2.10). Each time you are asked, you may use as many as you like. Nobody is asked without a symbol that can be used, nor after one of their ghosts was cancelled. (The printed rules allow −3 at any time.)
    .title = When symbols are used

## Z4

rule-Z4-1 = Your wealth never falls below 0. What you can't pay is forgotten.
    .title = No debts
rule-Z4-2 = Whoever reaches 600 thalers or more by any gain wins at once, even in the middle of a phase. All that a fulfilled contract brings (its value, the bonus of 15 and the 40 for three tools) is credited together first. A sale is counted colour by colour and stops as soon as you have 600. Wealth may go beyond 600. The other players are ranked by their wealth. At the end all bags are opened.
    .title = Victory with 600 thalers
rule-Z4-3 = If the deck is empty and a public space is still free after Z2.9, all contracts are public for the rest of the game: anyone may raise, lower or fulfil any contract, their own as well, and no penalties are paid any more. This is checked only at that moment; a free space of a player alone changes nothing.
    .title = When all contracts become public
rule-Z4-4 = If neither the deck nor the board holds a contract after Z2.9, the game ends there, and the richest player wins; players with equal wealth share the victory. Gems and symbols left over count for nothing. So the round in which the last contract is fulfilled, removed or expires is played up to that point.
    .title = The last contract
rule-Z4-5 = Since ghosts could raise again and again what Z2.7 lowers, the game ends at the latest after Z2.11 of round 50, and the richest player wins.
    .title = Round limit

## Z5

rule-Z5-1 = With two players, each has 8 miners, 4 leaders and two contract spaces, and must place all the dwarves. At most 4 of your miners may work in one mine. A column takes one of your ghosts and one of your lords, but the contract column takes two lords. The ghosts, and later the lords, act one at a time: the players take turns, beginning with the first player, and each time you choose which one acts. Whoever has none left is skipped. "Your own contract" means either of your two; each is moved, expires and is penalised by itself. All 34 contracts are used.
    .title = Two players
rule-Z5-2 = With three players, all contracts that ask for exactly 2 blue gems are left out, and so are the three for 4 blue gems and 4 of another colour; 22 contracts remain.
    .title = Three players
rule-Z5-3 =
    The host can choose these options:
    - Long game, for three players: all 34 contracts are used.
    - Short game, for four players: only the 22 contracts of Z5.2 are used.
    - Lower one-colour contracts: contracts of 8 are worth 100, 88, 76 and 64 thalers, just like those of 6 and 2.
    - Public bonus: a contract fulfilled from one of the two public spaces brings 15 thalers more, also after all contracts have become public (Z4.3).
    - Open contracts: anyone may fulfil any contract. You still pay the penalty for your own contract when it expires or is removed, but not when another player has fulfilled it; ghosts still follow Z2.4.
    .title = Options

## Z6

rule-Z6-1 = Hidden are the colours of the gems in your opponents' bags, the order of the deck, and every plan until all are sealed; until then you only see who has finished. Open to all are the number of gems in each bag, the mines, everyone's wealth, the contracts, the kept symbols, the size of the deck and the contracts that are out of the game.
    .title = Hidden and open
rule-Z6-2 = When gems are dug, taken, swapped, bought, sold, handed in or returned, everyone sees their colours. The colours of stolen gems are seen only by thief and victim; the others see how many there were.
    .title = What everyone sees
rule-Z6-3 = Since the mines are open, it is known which gems all bags hold together. With two players, you therefore know exactly what is in the other bag, and it is shown openly.
    .title = What can be worked out
rule-Z6-4 = With three or four players, you can't know who drew which starting gem, except for the yellow one and your own, nor the colours of gems stolen when you were neither thief nor victim. When a bot imagines how the game might stand (resample), only these things and the order of the deck are drawn anew, and always in such a way that everything that was seen openly could still have happened.
    .title = What stays uncertain
