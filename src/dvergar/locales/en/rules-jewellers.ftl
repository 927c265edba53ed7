# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).

rules-jewellers-title = CEJ, the Jewellers: the rules
rules-jewellers-intro =
    A round goes like this: from round 2 on, the players first bid gold for the crown, which decides who goes first and which gems the miners bring. Then comes the draft: everyone takes a gem from a bowl in secret and passes the bowl on, until all bowls are empty. After that you take turns. In your turn you may use manoeuvres, which turn promise stones, gold or gifts into the gems you need, and then you buy a card of the offer or of the discard pile, or pass for the rest of the round. When everyone has passed, the offer is cleaned up and the medallions reward those who have the most fidelity logos. After the last round all cards score, school by school, and whoever has the most points wins.
    Two to five players each lead a jeweller's workshop. There are three modes: initiation is short and simple, classic is the normal game, and advanced uses all the cards. There are two manners: in the Topaz manner each round has a category whose cards topazes help to pay for, and in the Opal manner opals do so for their own category and can also earn a bonus. The Patrons variant goes with classic and advanced; in the advanced mode the host also chooses how the offer is cleaned up (J4.1) and whether the auction is closed (J5.3). The cards are our own reconstruction, not the printed ones: names, costs and values differ from those in the box.

chapter-J0 = Material
chapter-J1 = Set-up
chapter-J2 = The draft
chapter-J3 = Turns
chapter-J4 = The end of a round
chapter-J5 = The crown
chapter-J6 = The final score
chapter-J7 = The Patrons variant
chapter-J8 = The cards of this edition

## J0

rule-J0-1 = Red stands for fire, green for earth and blue for water. A crystal is always a red, green or blue gem; gold is a kind of its own.
    .title = Colours
rule-J0-2 = The bag holds 53 red, 53 green and 53 blue crystals, 52 gold, 45 grey promise stones and 18 topazes. In the advanced mode there are also 12 black stones.
    .title = The bag
rule-J0-3 = In the Opal manner there is a second bag with 24 opals, each of one category: 4 each of court, aesthete and noble, and 3 each of memorist, forge, religion and musician. The opals of categories that the mode does not have are taken out.
    .title = The opal bag
rule-J0-4 = The schools, also called categories, are court, aesthete, noble, memorist, forge, religion and musician. The initiation mode has court, aesthete, noble and memorist; the classic mode adds forge and religion; the advanced mode adds the musicians.
    .title = Schools
rule-J0-5 = There are 98 project cards. The initiation mode uses 33 of them, the classic mode 59 (the same 33 and 26 more), the advanced mode all 98. The gifts are not among them: 5 Warhammers for the classic mode, 5 Harps and 5 Inkwells for the advanced mode. There are also 15 cards of miners' finds and one topaz category card for each school.
    .title = Cards
rule-J0-6 = The bank never runs out. Whatever you pay goes to the bank; nothing goes back into the bag.
    .title = The bank

## J1

rule-J1-1 = In the classic mode everyone gets a Warhammer, lying on its families face. In the advanced mode everyone gets a Harp and an Inkwell, both on their active side. In the initiation mode there are no gifts.
    .title = Gifts
rule-J1-2 = In the advanced mode there are cursed crystals in the deck: the red, the green and the blue one, and of the three golden ones one with 2 or 3 players, two with 4 and all three with 5.
    .title = Cursed crystals
rule-J1-3 = In the Topaz manner the category cards are shuffled, without the musicians' card unless the mode is advanced, and in the initiation mode also without those of forge and religion. The top card shows the category of round 1. In the Opal manner no round has a category.
    .title = The category of the round
rule-J1-4 = Before anything is drawn, some gems go from the bag to the bank: 15 gold in the initiation mode; 5 red, 5 green and 5 blue in the classic mode; 2 red, 2 green, 2 blue and 12 gold in the advanced mode.
    .title = Gems for the bank
rule-J1-5 = The offer lies face up. With 2, 3, 4 or 5 players it has 5, 6, 7 or 8 cards in the initiation mode, 7, 9, 10 or 11 in the classic mode, and 8, 10, 12 or 15 in the advanced mode.
    .title = The offer
rule-J1-6 = The direction of play is drawn at random, but not with 2 players. A random player gets the crown. Then, in turn order, the second and the third player get 1 gold each, the fourth and the fifth 2 gold each.
    .title = Direction and crown
rule-J1-7 =
    Every round 1 card of miners' finds is turned up with 2 or 3 players, 2 cards with 4 or 5:
    - Line 1 fills the white miner card, in all modes.
    - Line 2 counts in the classic and advanced modes: it adds a green-backed card (Investment, Archive Access or Privilege) from a stock of their own to the offer, on top of its size. If that card is not in stock, one with the same effect comes instead, else one of the same family, else none.
    - Line 3 fills the black miner card, in the advanced mode only.
    Lines 1 and 3 show fixed gems, wild4 logos, wild3 logos and crown logos (J1.8). The crown holder picks the colours of the wild logos (J5.5), in round 1 too: after J1.8 and before the draft. Gems that nobody takes stay on the miner cards for later rounds.
    In the initiation mode the green-backed cards are in the deck. A green-backed card that is used, swept or replaced by an Inkwell goes back to its stock in the classic and advanced modes, and to the discard pile in the initiation mode.
    .title = Miners' finds
rule-J1-8 = Crown logos count only with 3 or 5 players, but then in every round; those of line 3 are counted apart from those of line 1. In round 1, three of them bring 1 red, 1 green and 1 blue; four bring 1 red, 1 green, 1 blue and 1 gold; six bring twice as much as three, and eight twice as much as four. Of 1, 5, 7 or 9 logos one is then left over, of 2 or 10 two are, and the crown holder picks the colour of each of these, which may be gold. From round 2 on, crown logos are wild4 logos.
    .title = Crown logos
rule-J1-9 = In the Opal manner, whenever a topaz would be drawn from the bag or is shown on a finds card, a random opal takes its place and the topaz is out of play. If no opal is left, another gem is drawn from the bag; for a topaz on a finds card there is then nothing.
    .title = Opals instead of topazes
rule-J1-10 = Each player gets a bowl, filled from the bag with 6 gems in the initiation mode, 7 in the classic mode and 8 in the advanced mode. The bowls are filled again every round.
    .title = Bowls

## J2

rule-J2-1 = All players at once and in secret take one gem of any kind from their bowl into their stock, and then pass the bowl on in the direction of play, until the bowls are empty. Everyone can see what is in all the bowls. Your pick stays secret until all have picked; then all picks are shown. The last gem of a bowl is taken automatically.
    .title = Taking gems
rule-J2-2 = You keep your stock from round to round. Hidden are only the bag, the opal bag, the deck (but see chapter J7), the pile of miners' finds, and sealed picks, bids and pointings until they are revealed. Everything else is open to all.
    .title = Stocks, and what is hidden

## J3

rule-J3-1 = Turns go from the crown holder in the direction of play until everyone has passed; whoever has passed is skipped. Your turn is a manoeuvre step, if you wish, and then one main action (J3.10). In one manoeuvre step you may use each of the manoeuvres J3.2 to J3.8 at most once.
    .title = The turn
rule-J3-2 = Give up to 2 grey promise stones, and take for each of them 1 gem from the white miner card. Likewise you may give 1 black stone for 1 gem from the black miner card. This is possible only while that card holds a gem. Two grey stones are one use, even with another manoeuvre between them. Grey and black stones have no other use: they pay for nothing and score nothing.
    .title = Promises
rule-J3-3 =
    Discard an Investment that you own: a purchase costs 3 crystals of one colour less, or 1 crystal of each of the three colours less, as printed on the card. No change is given.
    The cards of J3.3, J3.4 and J3.5 are played last in the manoeuvre step, together with the purchase: only if it can be paid, each for one purchase, and all three together if you wish. An Investment or an Archive Access must take off at least 1. The card leaves after the purchase. With a Privilege, the others may go to different purchases.
    If the cost is X, the crystals that any discount takes off it are laid on the card by the bank, only in X's colour, and they count in X, as do jokers. You pick any X from 1 up; the bank lays as much of it as it can, so your own part may be 0.
    .title = Investment
rule-J3-4 = Discard an Archive Access that you own (not in the initiation mode): the purchase is from the discard pile and costs 1 crystal, of a colour of your choice, and 1 gold less. The gold comes off the 2 extra gold or off the printed cost.
    .title = Archive Access
rule-J3-5 = Discard a Privilege that you own: your main action buys 2 cards, from the offer, from the discard pile or from both. You buy one after the other, and the first already counts for the second: a Mirror makes an Orb cheaper, but an Investment that you have just bought cannot be used yet. With an Archive Access, at least one of the two is from the discard pile. You may forgo the second purchase.
    .title = Privilege
rule-J3-6 = In the classic mode: pay the price of your Warhammer, gain 1 crystal or gold of your choice, and turn the Warhammer over. On its families face the price is 1 gold or 2 crystals of one colour, on its forge face 2 gold or 3 crystals of one colour.
    .title = Warhammer
rule-J3-7 = In the advanced mode: turn your Harp to its inactive side and gain 1 crystal or gold of your choice.
    .title = Harp
rule-J3-8 = In the advanced mode: turn your Inkwell to its inactive side and replace two cards of the offer with the next ones of the deck, or one if only one can be replaced. You choose both before you see the new ones. The old cards are discarded and can be bought from the discard pile in the same turn. Cursed crystals can't be replaced.
    .title = Inkwell
rule-J3-9 = Turning a Harp or an Inkwell back to its active side takes no action. The Harp costs 1 gold or 2 crystals of one colour, the Inkwell 2 gold or 3 crystals of one colour. You may do this before or between the actions of your turn or just before you pass, also to use the gift again in the second manoeuvre step, but never to use it twice in one step.
    .title = Making gifts active again
rule-J3-10 =
    You take exactly one main action:
    - A second manoeuvre step with the manoeuvres of J3.2 and J3.6 to J3.8. You can't take it after a card of J3.3 to J3.5.
    - Buy a card of the offer at its cost. It is not replaced.
    - Buy a card of the discard pile at its cost and 2 gold more. Everyone may look through the discard pile.
    - Pass: you take no more turns in this round.
    You need not mark off the steps: in one turn you may use each manoeuvre of J3.2 and J3.6 to J3.8 at most twice. After a second use of any of them you can neither buy nor pass; you may only use further manoeuvres, and then your turn ends. A turn without a purchase or a pass needs at least one use.
    .title = Main action
rule-J3-11 =
    A topaz is a joker for one unit of any cost when you buy a card of the round's category, the 2 extra gold for the discard pile included. An opal is a joker for its own category, in every round, but only for the printed cost. A card with a court badge also counts as court. Neither topaz nor opal pays for an opal bonus, for gifts, for bids or for green-backed cards, which have no category.
    Discounts add up. Each takes off all it can, on the units that the buyer chooses; no unit goes below 0, nothing goes over to another colour, and nothing is overpaid. Together they take off as much as they can: none may be aimed at a unit that is already gone. You may spend jokers even when you have the colour in stock; by default they pay only for what is missing.
    .title = Jokers and discounts
rule-J3-12 =
    In the Opal manner, when at least one opal pays a unit that is really due, you may pay an extra cost for a bonus, once per card. It is paid in plain gems, no jokers, and is never discounted. With opals of two categories you choose one of the two:
    - Memorist, 1 gold: this card scores 1 point more per unit.
    - Aesthete, 1 gold: you have 1 more aesthete badge.
    - Court, 1 crystal: a fidelity logo of its colour.
    - Noble, 1 crystal: a rune of its colour.
    - Forge, 2 gold: 4 full squares, one of each crystal colour and one of a colour of your choice.
    - Musician, 2 gold: at the end, either one music symbol of your choice, or the cap of one symbol rises by 1 (J6.9), but never above 6.
    - Religion, 1 crystal of a colour that the card does not score: 1 point for each crystal of that colour in the costs of all your cards. If the card scores no colour, you may pay any; on a Chalice or a Reliquary, not the colour of its X.
    The court logo and the noble rune count at once, the others only at the end.
    .title = Opal bonus
rule-J3-13 =
    In the advanced mode you may not pass while a cursed crystal lies in the offer that you may buy (J7.1) and you hold a gem of its colour. You need not buy it: a manoeuvre that spends the gem will do.
    If you own a geode, passing costs you all of your stock in its colour, except 1 crystal for each of your open forge squares that could hold one. A square for any colour protects one crystal in all; full squares protect nothing; no square is used up. This holds in the last round too.
    .title = Passing
rule-J3-14 = So that a round comes to an end: if you have taken 6 turns in a row in a round without a purchase, you must buy or pass in your next one. Before that you may use each manoeuvre at most once.
    .title = Turns without a purchase

## J4

rule-J4-1 =
    When everyone has passed, the offer is cleaned up, except after the last round:
    - Initiation mode: it stays as it is.
    - Classic mode: if 1 or 2 cards are left, they are discarded; of 3 to 5 cards one stays, drawn at random, and of 6 or more two.
    - Advanced mode, "controlled" (the default): everyone secretly points at one card or at none. The cards pointed at stay, the others are discarded.
    - Advanced mode, "chaotic": everyone points in the same way. A card that an even number of players point at is discarded; zero is even.
    - Advanced mode, "no quarter": all cards are discarded.
    Green-backed cards and cursed crystals are counted, pointed at and swept like all others. A cursed crystal in the discard pile keeps nobody from passing.
    .title = Cleaning up the offer
rule-J4-2 = There are four medallions. For red, green and blue, the player with strictly the most fidelity logos of that colour gains 1 crystal of it. The many-coloured medallion gives 1 gold for strictly the most logos in all. You need at least 1 logo, with 2 players too. A many-coloured logo (there are none in the initiation mode) counts as 1 in each of the four. The crown and the logos of gifts do not count here. Nobody gets more than one reward a round (with patrons see J7.7); if you win several, you pick one, and the others are not given. There are no rewards after the last round.
    .title = Medallions
rule-J4-3 = The game has 5 rounds, in the initiation mode 4. Between rounds the offer is refilled to its size; all the cards left in it are counted, and none is removed if there are more. The direction of play turns round, the next topaz category is shown, and there are new bowls and new miners' finds; then the cards of line 2 come on top.
    .title = The next round
rule-J4-4 = If the deck is empty, nothing is reshuffled and the offer stays short. An Inkwell replaces at most as many cards as the deck still holds, and with none left it can't be used. Patrons look at what there is. The bag can't run out.
    .title = When the deck runs out

## J5

rule-J5-1 =
    From round 2 on, the crown is auctioned before the draft, while bowls, offer, miners' finds and their bonus crystals already lie open. Gold in a bowl neither counts nor pays.
    Priority goes by the gold in stock, most first, and among equals in turn order from the player after the crown holder; it is fixed at the start. The holder bids too. The players are asked round and round in order of priority, and each may bid any whole amount from 1 up to their gold. A bid must beat the highest one, but a player whose priority is higher than the highest bidder's may equal it. Whoever declines or has no legal bid is out. If there is no bid yet when only one player is left, that player may still bid or decline. The winner pays and takes the crown.
    .title = The open auction
rule-J5-2 = If nobody bids, the crown moves on to the next player in turn order. Here, as everywhere in this chapter, the new direction counts. Nobody gains anything from J5.4, and the choice of J5.5 goes to the player before the old holder; with 2 players it goes to the old holder.
    .title = No bid
rule-J5-3 = In the advanced mode the host may choose the closed auction instead: everyone secretly offers from 0 up to all of their gold. The highest bid wins, and only the winner pays; ties are broken in turn order from the player after the holder. All bids are shown. If all are 0, that is no bid (J5.2).
    .title = The closed auction
rule-J5-4 = Whoever paid 2 gold or more for the crown also gains the bonus crystal shown on the finds card; with 4 or 5 players they choose between the two. Whoever paid 3 gold or more in the auction of the last round gains one many-coloured logo (not in the initiation mode).
    .title = Rewards for the winner
rule-J5-5 = The crown holder picks one colour for all wild4 logos (red, green, blue or gold) and one for all wild3 logos (not gold). One choice holds for both finds cards and for both miner cards. It is not asked for if no such logo was drawn. It comes after J5.4 and before J7.1.
    .title = Wild logos

## J6

rule-J6-1 = Whoever has the most points wins; if several players have the most, they share the victory. Each owner gives each of their many-coloured cards one nature, for the whole count. Likewise the colours of choice runes, the options of Mage Staffs, the colours of placed crystals and of full squares for any colour, music symbols, caps and the Warhammer's 2 gold are chosen. All of this is fixed together and once. None of it touches another player, so the best total is found for each player alone; you may change yours.
    .title = Choices at the end
rule-J6-2 = Each single-coloured medallion brings 6 points and 2 more per logo of lead over the second; the many-coloured one brings 12 points and 1 more per logo of lead. In a tie for the lead, the 6 or 12 points are shared, rounded down, and there are no points for the lead. Nobody without a logo gets or shares one; if there is no second, the lead is over 0. The crown counts as a many-coloured logo, in the initiation mode too. For example, Odd has 3 red and 2 blue logos, Gro has 2 red ones, 1 many-coloured one and the crown: Gro gets 6 + 2 for red and 6 + 4 for green, both get 3 for blue, and Odd gets 12 + 1 for the many-coloured one.
    .title = Medallions
rule-J6-3 =
    The three Cockades score 1 point per aesthete badge; the crest in their own scoring box is not one. The three Portrait Frames score 1 point per card of their nature, themselves included. Court cards also belong to another school, and carry many logos.
    A Mage Staff is of the noble school. It scores nothing, but at the end gives one of five options:
    - It counts as two cards of its nature (as one for Steles of Union).
    - Its cost counts as 3 crystals of its colour and 1 of each other colour.
    - It counts as one music symbol.
    - It counts as two runes of its colour.
    - It counts as two full squares of its colour.
    .title = Court
rule-J6-4 = Most aesthete cards bring plain points. Mirrors score per aesthete badge, and each makes the two Orbs 2 units cheaper; this comes off the printed cost, gold too, but not off the 2 gold of the discard pile. A cursed crystal brings 5 points if you own no other; with 2, 3, 4, 5 or 6 of them, each brings 4, 3, 2, 1 or 0. Geodes pay well, but see J3.13.
    .title = Aesthetes
rule-J6-5 = Noble cards score from a table by your runes of a colour. The Throne of Concord and the Runic Arms of Concord do so by triples of the three runes. Signets score 1 point per rune of any colour, from a table that gets better from the fifth on.
    .title = Nobility
rule-J6-6 = Steles of Union score 2 points per card of any kind, gifts and green-backed cards included. Steles of Glory score 3 points per card with a cost of 4 crystals or more; gold does not count. Monuments and Portrait Frames score per card of a nature, and Concords 7 points per triple of the three natures.
    .title = Memorists
rule-J6-7 = The crystals of your final stock are placed in open squares of their colour, or in squares for any colour, one in each (with patrons see J7.5); gold, topazes and opals never. Squares printed full are full from the start. Forge cards score per placed crystal, full squares included. Spectacles score 4 points per pair of their two colours, Tongs 1 point per 2 crystals placed.
    .title = Forge
rule-J6-8 =
    The three classics of religion have one colour each: the 5 (or 4) highest costs in that colour among your cards are added up and count 2 times (or 3 times).
    Chalices cost X and bring 2, 4, 7, 9, 12 or 14 points for an X of 1 to 6, and then 2 more each. Reliquaries cost X and 1 gold, and score the sum of the X highest costs in their colour among your cards, their own X being one of the costs ranked. Both exist in the advanced mode only.
    Plinths look for the three cards with the highest cost in their two colours together, and score 1 point per crystal of these colours.
    .title = Religion
rule-J6-9 = The music score is the sum of your ♬ times the sum of your ♯ times the sum of your ♪, each sum being capped at 5. Drums count as two cards where natures are counted (as one for Steles of Union), and the cost of Bagpipes counts as 3 crystals of their colour and 1 of each other colour. An inactive Harp or Inkwell counts for nothing.
    .title = Musicians
rule-J6-10 = At the end a Warhammer on its families face gives 1 many-coloured logo, on its forge face 4 open squares for any colour. At the final count you may once pay 2 gold for a further bonus: 1 rune of your choice on the families face, 1 full square of your choice on the forge face. Harp and Inkwell count only on their active side: the Harp is 1 music symbol of your choice, the Inkwell 1 many-coloured logo. Left-over gems score nothing.
    .title = Gifts and left-over gems

## J7

rule-J7-0 = Patrons can be added to the classic and advanced modes, and act from round 2 on. What a card gives only at the end does not count for patrons: the options of Mage Staffs (but for music in J7.3), the end bonuses of gifts, and opal bonuses other than court and noble.
    .title = What counts for patrons
rule-J7-1 = After J5.5, the player with the most aesthete badges must put a house marker on a card of the offer, of any kind. Ties go to the crown holder, then by turn order; without a badge nobody does it. In this round nobody else may buy the card or remove it with an Inkwell, even after that player has passed. It may not be the same card two rounds running. The card may still be swept at the end of the round. If its holder replaces it with an Inkwell, the marker stays on it in the discard pile, and nobody else can buy it there in this round.
    .title = Aesthete patron
rule-J7-2 = Next, the player with the most religion logos, at least 1, looks at as many cards from the top of the deck as they have logos; ties go to the crown holder, then by turn order. They may move one card for every two of their logos, one by one: each to the offer, on top of its size, to the top of the deck, just under the cards looked at, or to the bottom. With a short deck they can't move more cards than they see. For example, 4 logos and 3 cards left: they look at 3 and may move 2. The cards not moved keep their order. Then the others who have logos look, in turn order, each at as many cards as they have logos, and change nothing. Whoever does not look sees only what reaches the offer.
    .title = Religion patron
rule-J7-3 = After the draft, in turn order from the crown holder, every player with 3 or more music symbols looks at the top 2 cards of the deck and may buy one of them at its printed cost, 1 crystal of their choice cheaper for each kind of symbol they have at least twice. Jokers, the Orb discount and the opal bonus hold as usual; manoeuvres and J7.6 do not. A Mage Staff counts as one symbol of your choice, which may differ each time; gifts do not count. Cards not bought stay on top in their order.
    .title = Musician patron
rule-J7-4 = After J7.3, the player with the biggest star gets a marker. In a tie the second biggest star decides, and so on, a missing one losing; then the crown holder, then turn order. Nobody without a star gets it. Once in the round, in your own turn and without an action, the marker takes 1 gold (of the printed cost or of the 2 extra) and 1 crystal (or 1 more gold) off a purchase from the discard pile. It adds up with an Archive Access and counts for one card. If it is not used, it lapses.
    .title = Memorist patron
rule-J7-5 = With patrons, crystals are placed in squares only in your own turn, without an action and for good. This is possible from round 1 on, but brings gains only from round 2. Two crystals placed at once, of one colour or two, give you 1 crystal of a colour that neither of them has, at most 2 in a round; you may place it at once. Placed crystals are no longer in your stock. The squares of the Warhammer open only when you pass in the last round, which is the last time to place; nothing is placed at the final count.
    .title = Forge patron
rule-J7-6 = If a purchase in your turn completes a new triple of runes, you may look at the last 7 cards of the deck (10 in the advanced mode), make one more exchange of up to 2 grey promise stones, and buy one of those cards at its printed cost, 1 crystal cheaper, which may earn the next reward. The other cards go back in their order. This comes at once, before the second purchase of a Privilege. There is at most one reward a purchase, each triple is rewarded once, and triples of round 1 never are. Choice runes count as whatever completes a triple.
    .title = Noble patron
rule-J7-7 = With patrons, a player gets at most 2 medallion rewards a round from round 3 on, and 1 before; if you win more, you pick that many.
    .title = Medallion income
rule-J7-8 = You keep in view the cards of the deck that you have seen, as long as their place can be followed. A secret move by another player (J7.2) ends this knowledge for all others.
    .title = What you remember of the deck

## J8

rule-J8-1 = The printed cards are not known to us, so this set is our own reconstruction. It keeps every number and family named in these rules; each card shows its cost, its symbols and how it scores. Where scoring speaks of a cost, it means the printed cost, whatever you paid; X is what was laid on the card.
    .title = The card set
