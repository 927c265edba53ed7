# CEJ, the Jewellers: the rules, one message per rule id (J2.1 is rule-J2-1).
# A rule has a title, and where it helps an example and rarely needed details (edge).

rules-jewellers-title = CEJ, the Jewellers: the rules
rules-jewellers-goal = Two to five players lead a jeweller’s workshop each. Buy cards that score well together, and collect loyalty badges to win medallions. The player with the most points wins.
rules-jewellers-turn = In each round, everyone drafts gems from the bowls. Then you take turns: swap some gems if you like, then buy one card or pass. When everyone has passed, some cards leave the offer and the medallions pay. From round 2 on, a round begins with bids of gold for the crown, whose holder goes first.
rules-jewellers-ends = The game ends after 5 rounds (4 in the short Initiation mode). Then the medallions and all cards score. Left-over gems are worth nothing.

chapter-J0 = Components
chapter-J1 = Setup
chapter-J2 = The draft
chapter-J3 = A turn
chapter-J4 = End of a round
chapter-J5 = The crown
chapter-J6 = End and scoring
chapter-J7 = Variant: Patrons
chapter-J8 = The cards

## Icons

icon-jewellers-crystal = A red, green or blue gem. Crystals pay for cards.
    .title = Crystal
icon-jewellers-gold = Gold pays for cards and bids. Gold isn’t a crystal.
    .title = Gold
icon-jewellers-promise = Give it to take a gem from the white miner card. It pays for nothing.
    .title = Promise stone (grey)
icon-jewellers-black = Give it to take a gem from the black miner card. Only in the advanced mode.
    .title = Black stone
icon-jewellers-topaz = A joker that replaces 1 gem when you buy a card of the round’s school. Only with the option “Jokers: topazes”.
    .title = Topaz
icon-jewellers-opal = A joker that replaces 1 gem when you buy a card of the school that it shows. Only with the option “Jokers: opals”.
    .title = Opal
icon-jewellers-cost = The gems that you pay to buy the card.
    .title = Cost
icon-jewellers-x = Choose a number from 1 up and pay that many crystals of this colour.
    .title = X in a cost
icon-jewellers-points = What the card scores at the end. “10” is 10 points. “2 × flame” is 2 points for each of your fire cards.
    .title = Points
icon-jewellers-school = The colour and icon of the card’s school. Each school scores in its own way.
    .title = School
icon-jewellers-court = The card also counts as a card of the Court.
    .title = Court mark
icon-jewellers-nature = Flame, mountain and drop stand for fire (red), earth (green) and water (blue). Some cards score for each card of a nature.
    .title = Nature
icon-jewellers-many-coloured = The card has all three colours. At the end, you choose one nature for it.
    .title = Many-coloured nature
icon-jewellers-loyalty = Collect these to win medallions. Only badges of the medallion’s colour count for it.
    .title = Loyalty badge
icon-jewellers-loyalty-multi = Counts as one badge for each of the four medallions.
    .title = Many-coloured badge
icon-jewellers-medallion = The red, green and blue medallions reward the most badges of their colour. The many-coloured one rewards the most badges in all. Each pays after a round and scores at the end.
    .title = Medallion
icon-jewellers-rune = Nobility cards score for your runes of a colour, or for sets of the three colours.
    .title = Rune
icon-jewellers-rune-choice = A rune of any colour. You choose the colour at the end.
    .title = Rune of choice
icon-jewellers-sparkle = Mirrors and Cockades score for each sparkle on your cards.
    .title = Sparkle
icon-jewellers-square = Holds 1 crystal of its colour. Forge cards score for placed crystals.
    .title = Empty square
icon-jewellers-full-square = Already holds a crystal of its colour. It counts as a placed crystal.
    .title = Filled square
icon-jewellers-any-square = Takes a crystal of any colour. If it is printed filled, you choose its colour at the end.
    .title = Square for any colour
icon-jewellers-music = Multiply your ♬ by your ♯ and by your ♪ to get points.
    .title = Music symbols
icon-jewellers-religion = With Patrons, these let you look at the top of the deck. Without Patrons, they do nothing.
    .title = Religion icon
icon-jewellers-star = With Patrons, the player with the biggest star gets a discount. Without Patrons, it does nothing.
    .title = Star
icon-jewellers-crown = The player with the crown takes the first turn and picks the colours of wild icons.
    .title = Crown
icon-jewellers-wild4 = Becomes a red, green or blue crystal, or gold. The crown holder picks.
    .title = Four-colour wild icon
icon-jewellers-wild3 = Becomes a red, green or blue crystal, but not gold. The crown holder picks.
    .title = Three-colour wild icon
icon-jewellers-crown-icon = A small crown on a finds card. It brings extra gems with 3 or 5 players, and nothing with 2 or 4.
    .title = Crown icon
icon-jewellers-house = Only with Patrons. This round, only its owner may buy this card.
    .title = House marker
icon-jewellers-marker = Only with Patrons. It makes one purchase from the discard pile cheaper.
    .title = Builders’ marker

## J0

rule-J0-1 = Red stands for fire, green for earth and blue for water. A crystal is a red, green or blue gem. Gold is a gem, but not a crystal. “Gem” means anything from the bags: crystals, gold, topazes, opals and stones.
    .title = Colours and gems
rule-J0-2 = Gems are drawn from the bag at random. It holds 53 red, 53 green and 53 blue crystals, 52 gold, 45 grey promise stones and 18 topazes. In Advanced, there are also 12 black stones.
    .title = The bag
rule-J0-3 = A second bag is used only if the jokers are opals. It holds 24 opals, each for one school. The Court, the Aesthetes and the Nobility have 4 each. The other schools have 3 each. Take out the opals of schools that your mode doesn’t use.
    .title = The opal bag
rule-J0-4 = Project cards come from different schools. How many depends on the mode. Initiation is short, for a first game, and has four: Court, Aesthetes, Nobility and Monument Builders. Classic is the normal game and adds Forge and Religion. Advanced uses all cards and adds Musicians.
    .title = Schools and modes
    .edge = The table also calls a school a category. A court card belongs to the Court and to another school. Favour cards (J0.5) belong to none.
rule-J0-5 =
    Project cards are what you buy. There are 98 of them: Initiation uses 33, Classic 59 (these 33 and 26 more), Advanced all 98.
    Eight of the 98 are favour cards with a green back: Investments, Archive Accesses and Privileges. They score nothing by themselves, but each helps you once.
    Gifts are not part of the 98. There are 5 War Hammers for Classic, and 5 Harps and 5 Inkwells for Advanced.
    There are also 15 finds cards and one topaz card per school.
    .title = Cards
rule-J0-6 = You pay everything to the bank, and the bank never runs out. Nothing goes back into the bag.
    .title = The bank

## J1

rule-J1-1 = Gifts are cards that you get for free. In Classic, take a War Hammer and put it on its clan side. In Advanced, take a Harp and an Inkwell and put both on their active side. In Initiation, there are no gifts.
    .title = Gifts
rule-J1-2 = Only in Advanced: shuffle cursed crystals into the deck. These are cards of the Aesthetes. The red, the green and the blue one are always in. Of the three golden ones, put in 1 with 2 or 3 players, 2 with 4 players, and all 3 with 5.
    .title = Cursed crystals
    .example = Four players in Advanced: the deck has five cursed crystals, one red, one green, one blue and two golden.
rule-J1-3 = The host chooses topazes or opals as jokers. If the jokers are topazes, each round has one school. Topazes help to buy cards of that school. Shuffle the topaz cards of all schools in your mode; the top one shows the school of round 1. If the jokers are opals, rounds have no school.
    .title = The school of the round
rule-J1-4 =
    Before you draw anything from the bag, move some of its gems to the bank:
    - Initiation: 15 gold.
    - Classic: 5 red, 5 green and 5 blue.
    - Advanced: 2 red, 2 green, 2 blue and 12 gold.
    .title = Gems for the bank
rule-J1-5 =
    The offer is the row of cards that you can buy. Shuffle the project cards of your mode into a deck, then deal the offer from it, face up. Its size depends on the number of players (2, 3, 4 or 5):
    - Initiation: 5, 6, 7 or 8 cards.
    - Classic: 7, 9, 10 or 11 cards.
    - Advanced: 8, 10, 12 or 15 cards.
    .title = The offer
    .example = Three players in Classic deal 9 cards.
    .edge = In Classic and Advanced, the favour cards are not in the deck (J1.7).
rule-J1-6 = With 3 or more players, draw the direction of play at random: clockwise or anticlockwise. A random player gets the crown and will take the first turn. In turn order, the second and third player get 1 gold each. The fourth and fifth get 2 gold each.
    .title = Direction and crown
    .example = Regin gets the crown, and play goes to Eitri, Brokk and Sindri. Eitri and Brokk get 1 gold each, Sindri gets 2.
rule-J1-7 =
    Each round, the miners bring new gems and cards. Turn up 1 finds card with 2 or 3 players, or 2 with 4 or 5 players. It has three lines:
    - Line 1 puts gems on the white miner card.
    - Line 2 adds a favour card to the offer, on top of its size (Classic and Advanced only).
    - Line 3 puts gems on the black miner card (Advanced only).
    Lines 1 and 3 may also show wild icons (J5.5) and crown icons (J1.8). Gems that nobody takes stay on the miner cards for later rounds.
    .title = Miners’ finds
    .example = Two players in Classic turn up Royal Survey. Line 1 puts a red and a green crystal on the white miner card. Its three crown icons bring nothing with 2 players. Line 2 adds a Privilege to the offer. Line 3 counts only in Advanced.
    .edge =
        In Classic and Advanced, favour cards have a supply of their own. If the card of line 2 isn’t in it, add one with the same effect. If there is none, add one of the same family, or else no card.
        In Classic and Advanced, favour cards go back to their supply when they are used, leave in the clean-up or are replaced by an Inkwell. In Initiation, they start in the deck and go to the discard pile.
        In round 1, the crown holder picks the colours of the wild icons after the crown icons and before the draft.
rule-J1-8 =
    Crown icons count only with 3 or 5 players. In round 1 they bring these gems:
    - 3 icons: 1 red, 1 green and 1 blue.
    - 4 icons: 1 red, 1 green, 1 blue and 1 gold.
    - 6 icons: twice as much as 3. 8 icons: twice as much as 4.
    Of 1, 5, 7 or 9 icons, one is left over; of 2 or 10, two are. For each of these, the crown holder picks a crystal or gold. From round 2 on, crown icons are four-colour wild icons (J5.5).
    .title = Crown icons
    .example = Three players turn up Old Vein in round 1. It shows a red crystal, a gold and five crown icons. Four icons bring 1 red, 1 green, 1 blue and 1 gold. For the fifth, crown holder Regin picks blue.
    .edge = Count the crown icons of line 3 apart from those of line 1. With 2 or 4 players, crown icons bring nothing in any round.
rule-J1-9 = If the jokers are opals, opals replace topazes everywhere. When a topaz is drawn from the bag or shown on a finds card, use a random opal instead. The topaz is out of the game.
    .title = Opals instead of topazes
    .edge = If no opal is left, draw another gem from the bag. A topaz on a finds card then brings nothing.
rule-J1-10 = Each player gets a bowl. Fill it from the bag: 6 gems in Initiation, 7 in Classic, 8 in Advanced. Fill the bowls again every round.
    .title = Bowls

## J2

rule-J2-1 = The draft is how you get gems. All players choose at the same time and in secret. Take one gem of any kind from your bowl into your stock. Then pass the bowl on in the direction of play. Repeat until all bowls are empty.
    .title = Taking gems
    .example = Regin’s bowl holds 2 red, 1 blue, 2 gold and a promise stone. Regin takes a gold and passes the other five gems to Eitri. Regin’s next pick comes from the bowl that Brokk passes on.
    .edge = Everyone can see what is in all bowls. Your pick stays secret until everyone has picked; then all picks are shown. The last gem of a bowl is taken automatically.
rule-J2-2 = Your stock is all the gems that you own. You keep it from round to round, and everyone can see it.
    .title = Your stock, and what is hidden
    .edge = Hidden are only the bags, the deck, the pile of finds cards, and secret choices (picks, bids, cards pointed at) until they are revealed. With Patrons, some players see cards of the deck (chapter J7). Everything else is open to all.

## J3

rule-J3-1 = After the draft, take turns until everyone has passed. The crown holder starts. The others follow in the direction of play. A turn has two steps: manoeuvres if you like, then one main action (J3.10). J3.2 to J3.8 are the manoeuvres. Use each at most once per step. Once you have passed, you are skipped.
    .title = The turn
    .example = Eitri first uses a manoeuvre: 1 promise stone for a blue crystal on the white miner card. Then Eitri takes a main action and buys Moonwater Drops for 2 blue. Now it is Brokk’s turn.
rule-J3-2 = Promise stones become gems. Give up to 2 grey promise stones. For each, take 1 gem from the white miner card. You may also give 1 black stone for 1 gem from the black miner card. The miner card must hold a gem.
    .title = Promises
    .example = The white miner card holds a red crystal, a topaz and a gold. Regin gives 2 promise stones and takes the topaz and the gold. The red crystal stays.
    .edge = Two grey stones and a black stone together are one use of this manoeuvre, even with another manoeuvre in between. Grey and black stones pay for nothing and score nothing.
rule-J3-3 =
    An Investment makes one purchase cheaper. Discard an Investment that you own when you buy a card. Its text says what it takes off: up to 3 crystals of one colour, or 1 red, 1 green and 1 blue. You get no change.
    .title = Investment
    .example = The Tidal Necklace costs 4 blue and 1 green. Eitri discards a Bold Investment, which takes off 3 blue. Eitri pays 1 blue and 1 green. A Shared Investment would take off 1 blue and 1 green; its red would be lost.
    .edge =
        Investments, Archive Accesses and Privileges are played last in the step, together with the purchase, and only if you can pay for it. Each counts for one purchase. You may use all three together. With a Privilege, the others may go to different purchases.
        An Investment or an Archive Access must take off at least 1 gem. The favour card leaves after the purchase.
        If the cost is X, choose any X from 1 up. The bank lays the crystals that a discount takes off, only in X’s colour. They count in X, and so do jokers. The bank lays as many as it can, so your own part may be 0. For example, with a Bold Investment you pay only 1 red for a Chalice of Fire with X = 4.
rule-J3-4 = Not in Initiation. An Archive Access makes a purchase from the discard pile cheaper. Discard an Archive Access that you own when you buy from the discard pile. You pay 1 gold and 1 crystal less; you choose the crystal’s colour.
    .title = Archive Access
    .example = The Anvil costs 2 green. In the discard pile it costs 2 green and 2 gold. With an Archive Access, Brokk pays 1 green and 1 gold.
    .edge = The gold comes off the 2 extra gold or off the printed cost.
rule-J3-5 = A Privilege lets you buy two cards. Discard a Privilege that you own, then buy 2 cards with your main action. Each comes from the offer or from the discard pile. Buy them one after the other. You may skip the second.
    .title = Privilege
    .example = Regin discards a Privilege and buys the Silver Mirror. It makes each Orb 2 gems cheaper. Regin’s second purchase is the Orb of Embers, for 5 gems instead of 7.
    .edge = The first card already counts for the second purchase. But an Investment that you buy first can’t be used for the second. With an Archive Access, at least one of the two cards comes from the discard pile.
rule-J3-6 =
    Only in Classic. Your War Hammer turns a gem that you have into one that you need. Pay the price of the side that lies up, and take 1 crystal or gold of your choice. Then turn the War Hammer over.
    - Clan side: pay 1 gold or 2 crystals of one colour.
    - Forge side: pay 2 gold or 3 crystals of one colour.
    .title = War Hammer
    .example = Eitri needs a blue crystal, and the War Hammer lies on its clan side. Eitri pays 2 red crystals, takes a blue one and turns the War Hammer over. The next use costs 2 gold or 3 crystals of one colour.
rule-J3-7 = Only in Advanced. Turn your Harp to its inactive side, and take 1 crystal or gold of your choice from the bank.
    .title = Harp
    .example = Brokk lacks 1 green for the Geode of Obsession: Earth (2 green and 1 red). Brokk turns the Harp over, takes a green crystal and buys the geode.
rule-J3-8 = Only in Advanced. The Inkwell changes the offer. Turn your Inkwell to its inactive side and choose two cards of the offer. Put them on the discard pile. The next two cards of the deck replace them. You can’t choose cursed crystals.
    .title = Inkwell
    .example = Sindri sees nothing useful. Sindri turns the Inkwell over and replaces the Lute and the Anvil. The new cards are the Organ and a Stele of Glory. Then Sindri buys the Stele of Glory.
    .edge = Choose both cards before you see the new ones. If only one card can be replaced, replace one. You can buy the old cards from the discard pile in the same turn.
rule-J3-9 = Pay to turn an inactive gift back to its active side. The Harp costs 1 gold or 2 crystals of one colour. The Inkwell costs 2 gold or 3 crystals of one colour. This isn’t an action: do it at any moment of your turn.
    .title = Reactivating gifts
    .example = Sindri is about to pass in the last round, and the Harp is inactive. Sindri pays 1 gold and turns it back. Now it counts as a music symbol at the end.
    .edge = You may do this before or between the actions of your turn, or just before you pass. You may use a gift again in your second manoeuvre step, but never twice in one step.
rule-J3-10 =
    Take exactly one main action:
    - Buy a card from the offer. Pay its cost. No new card replaces it.
    - Buy a card from the discard pile. Pay its cost and 2 gold more. Everyone may look through the discard pile.
    - Pass. You take no more turns this round.
    - Use manoeuvres a second time (J3.2 and J3.6 to J3.8). Then you buy nothing this turn.
    .title = Main action
    .example = Garnet Studs cost 2 red. In the offer, Eitri pays 2 red for them. In the discard pile, Eitri would pay 2 red and 2 gold.
    .edge = You don’t have to mark where a step ends. In one turn, you may use each of the manoeuvres J3.2 and J3.6 to J3.8 at most twice. After the second use of any of them you can neither buy nor pass. You may only use more manoeuvres; then your turn ends. A turn without a purchase or a pass needs at least one manoeuvre. After a card of J3.3 to J3.5 you can’t take a second manoeuvre step.
rule-J3-11 =
    Each joker replaces one gem of a cost.
    - A topaz counts when you buy a card of the round’s school. It replaces any gem of the cost, even one of the 2 extra gold of the discard pile.
    - An opal counts in every round, for cards of its own school. It replaces only a gem of the printed cost.
    A card with a court mark also counts as a Court card. Favour cards have no school, so jokers can’t pay for them. Jokers can’t pay for gifts, bids or opal bonuses either.
    .title = Jokers and discounts
    .example = The school of the round is Nobility. The Throne of Concord costs 2 red, 1 green, 1 blue and 1 gold. Regin has only 1 red and no gold. Regin pays 1 red, 1 green, 1 blue and 2 topazes.
    .edge =
        You may spend jokers even if you have the colour. By default they pay only for what you lack.
        Discounts add up. Each takes off as much as it can, from the gems that you choose. No gem of a cost goes below 0 or over to another colour, and nothing is overpaid. Together they take off as much as they can: you can’t aim one at a gem that is already gone.
rule-J3-12 =
    Only if the jokers are opals. When an opal pays for a gem of a card, you may pay extra for a bonus, once per card. The opal’s school decides the price and the bonus:
    - Monument Builders, 1 gold: this card scores 1 point more for each card or set that it counts.
    - Aesthetes, 1 gold: you have 1 more sparkle.
    - Court, 1 crystal: you have 1 more loyalty badge of its colour.
    - Nobility, 1 crystal: you have 1 more rune of its colour.
    - Forge, 2 gold: you have 4 more filled squares, one red, one green, one blue and one of your choice.
    - Musicians, 2 gold: at the end, take one music symbol of your choice, or raise the limit of one symbol by 1 (J6.9).
    - Religion, 1 crystal: score 1 point for each crystal of its colour in the costs of all your cards. The card itself must not score that colour.
    .title = Opal bonus
    .example = The Monument of Fire costs 3 red. Eitri pays 2 red and a Builders’ opal, and 1 gold for the bonus. At the end, this Monument scores 3 points per fire card instead of 2.
    .edge =
        The opal must pay for a gem that is really due. You pay the bonus in plain gems, without jokers, and it is never discounted. If you pay with opals of two schools, choose one of the two bonuses.
        The badge of the Court and the rune of the Nobility count at once, the other bonuses only at the end. A music limit never rises above 6.
        Religion: if the card scores no colour, pay any crystal. For a Chalice or a Reliquary, pay a colour other than that of its X.
rule-J3-13 =
    When you buy nothing more this round, you pass (J3.10). In Advanced, two kinds of cards make that harder:
    - Cursed crystal: while one lies in the offer and you have a gem of its colour, you can’t pass. Buy it, or spend your gems of that colour.
    - Geode: if you own one, you lose all crystals of its colour in your stock when you pass. Each of your empty squares that could hold one saves 1 crystal.
    .title = Passing
    .example = Brokk owns the Geode of Obsession: Fire and Bellows, which have two empty red squares. Brokk passes with 5 red crystals in stock. The squares save 2, and Brokk loses 3.
    .edge = A cursed crystal stops you only if you may buy it (J7.1). For a golden one, the colour is gold. A manoeuvre that spends the gem is enough. A square for any colour saves one crystal in all, whatever its colour. Filled squares save nothing. Saving uses no square up. Geodes work in the last round too.
rule-J3-14 = You can’t put off buying forever. After 6 turns in a row without a purchase in a round, you must buy or pass in your next turn. In that turn, use each manoeuvre at most once.
    .title = Turns without a purchase

## J4

rule-J4-1 =
    When everyone has passed, some cards leave the offer for the discard pile:
    - Initiation: none.
    - Classic: if 1 or 2 cards are left, all go. Of 3 to 5 cards, one stays. Of 6 or more, two stay. Those that stay are drawn at random.
    - Advanced, “controlled” (the usual choice): everyone secretly points at one card or none. Cards that somebody points at stay; the others go.
    - Advanced, “chaotic”: everyone secretly points at one card or none. A card stays only if an odd number of players point at it.
    - Advanced, “no quarter”: all go.
    .title = Clean-up
    .example = Advanced, controlled. Regin and Eitri point at the Organ, Brokk points at the Anvil. Both cards stay. In “chaotic”, only the Anvil would stay, because two players point at the Organ.
    .edge = Favour cards and cursed crystals count, are pointed at and leave like other cards. A cursed crystal in the discard pile stops nobody from passing. There is no clean-up after the last round.
rule-J4-2 =
    After the clean-up, the medallions pay:
    - Red, green and blue: the player with the most loyalty badges of that colour gains 1 crystal of it.
    - Many-coloured: the player with the most badges in all gains 1 gold.
    If players tie for the most, nobody gains it. If you win several, choose one; the others aren’t paid. There is no payment after the last round.
    .title = Medallions after a round
    .example = Regin has 3 red badges and 1 green one, Eitri has 2 red and 2 green. Regin gains a red crystal and Eitri a green one. Both have 4 badges in all, so nobody gains the gold.
    .edge = You need at least 1 badge, with 2 players too. A many-coloured badge counts as 1 for each of the four medallions; there is none in Initiation. The crown and the badges of gifts don’t count here. With Patrons you may gain more (J7.7).
rule-J4-3 =
    There are 5 rounds, or 4 in Initiation. Before the next round:
    - Fill the offer up to its size (J1.5).
    - Turn the direction of play around.
    - With topazes, turn up the next topaz card.
    - Fill the bowls again (J1.10).
    - Turn up new finds (J1.7). Favour cards of line 2 come on top of the offer’s size.
    .title = The next round
    .edge = All cards that are still in the offer count towards its size. If there are more already, none is removed.
rule-J4-4 = If the deck is empty, the offer isn’t filled any more. The discard pile isn’t shuffled.
    .title = When the deck runs out
    .edge = An Inkwell replaces at most as many cards as the deck still holds. With an empty deck you can’t use it. Patrons look at as many cards as there are. The bag can’t run out.

## J5

rule-J5-1 =
    From round 2 on, bid gold for the crown before the draft. Its holder takes the first turn and picks the colours of the wild icons. The bowls, the offer and the finds already lie open.
    The player with the most gold has the highest priority. Among equals, go in turn order, starting after the crown holder. Bid in order of priority, again and again: any amount from 1 up to all your gold. Or decline, and you are out.
    You must bid more than the highest bid. If you have priority over the highest bidder, you may also bid the same. The last player in the auction pays their bid and takes the crown.
    .title = The open auction
    .example = Regin has 4 gold, Eitri 3 and Brokk 1. Regin bids 1, and Eitri bids 2. Brokk can’t bid more and is out. Regin equals with 2. Eitri bids 3, and Regin equals with 3. Eitri has no fourth gold and is out. Regin pays 3 gold.
    .edge = The crown holder bids too. Priority is fixed at the start of the auction. Only gold in stock counts and pays, not gold in a bowl. If you have no legal bid, you are out. If nobody has bid yet and you are the last one left, you may still bid or decline.
rule-J5-2 = If nobody bids, the crown moves to the next player in turn order. Nobody gains the rewards of J5.4. The player before the old holder picks the colours of the wild icons (J5.5). With 2 players, the old holder picks.
    .title = No bid
    .example = Play now goes from Regin to Eitri to Brokk. Eitri holds the crown, and nobody bids. Brokk gets the crown, and Regin picks the colours.
    .edge = In this whole chapter, turn order follows the new direction of play.
rule-J5-3 = In Advanced, the host may choose the closed auction instead. All players hide an amount of gold, from 0 to all they have. The highest bid wins, and only its bidder pays. Among equals, the first in turn order after the crown holder wins.
    .title = The closed auction
    .example = Regin holds the crown and hides 1 gold. Eitri and Brokk hide 3 each. Eitri comes first after Regin, so Eitri pays 3 gold and takes the crown.
    .edge = All bids are shown. If every bid is 0, that counts as no bid (J5.2).
rule-J5-4 =
    A high price for the crown is rewarded:
    - You paid 2 gold or more: take the bonus crystal shown on the finds card. With 4 or 5 players, choose one of the two cards.
    - You paid 3 gold or more in the last round: also take one many-coloured badge (not in Initiation).
    .title = Rewards for the winner
    .example = In the last round of Classic, Regin pays 3 gold for the crown. The finds card is Silent Lake, with a red bonus crystal. Regin takes a red crystal and a many-coloured badge.
rule-J5-5 = The crown holder decides what the wild icons become. Pick one colour for all four-colour icons: red, green, blue or gold. Pick one for all three-colour icons: red, green or blue.
    .title = Wild icons
    .example = Lucky Pick shows a gold, a four-colour icon and a three-colour icon. Eitri picks gold and blue. The white miner card gets 2 gold and 1 blue crystal.
    .edge = One choice holds for both finds cards and both miner cards. If no such icon was drawn, there is nothing to pick. This comes after the rewards (J5.4) and before the patrons (J7.1).

## J6

rule-J6-1 =
    After the last round, add up the points of your medallions and cards. The player with the most points wins. If several have the most, they share the victory.
    Some icons leave you a choice, such as a many-coloured nature or a rune of choice. Choose once, for the whole scoring. The best choices are found for you, and you may change them.
    .title = Final scoring
    .example =
        Two players in Initiation. Eitri owns four cards, all of them fire:
        - Monument of Fire, 2 points per fire card: 2 × 4 = 8.
        - Ember Bracelet: 10.
        - Cockade of Fire, 1 point per sparkle: the Bracelet has 2, so 2.
        - Runic Arms of Fire: 3 red runes (on the Monument, the Bracelet and the Arms), so 9 from its table.
        - Green medallion: Eitri has 3 green badges; Regin has 1 and the crown. That’s 6 points, and 2 for a lead of 1: 8. Regin wins the other medallions.
        Eitri’s total is 8 + 10 + 2 + 9 + 8 = 37.
    .edge =
        These are chosen together:
        - the natures of many-coloured cards and the colours of runes of choice;
        - what each Mage Staff counts as (J6.3);
        - the colours of placed crystals and of filled squares for any colour;
        - music symbols and limits;
        - whether you pay 2 gold for the War Hammer (J6.10).
        None of them touches another player, so the best total is found for each player alone.
rule-J6-2 =
    Medallions score for the most loyalty badges:
    - Red, green and blue: 6 points, and 2 more for each badge that you are ahead of the second.
    - Many-coloured: 12 points for the most badges in all, and 1 more for each badge that you are ahead.
    Players who tie for the most share the 6 or 12 points, rounded down, and get nothing for a lead. The crown counts as a many-coloured badge.
    .title = Medallions
    .example =
        Regin has 3 red and 2 blue badges. Eitri has 2 red ones, 1 many-coloured one and the crown.
        - Red, 4 to 3 for Eitri: 6 + 2 = 8 points.
        - Green, 2 to 0 for Eitri: 6 + 4 = 10 points.
        - Blue, 2 to 2: 3 points each.
        - Many-coloured, 5 to 4 for Regin: 12 + 1 = 13 points.
    .edge = Without a badge, you neither get nor share a medallion. If nobody is second, your lead is over 0. The crown counts in Initiation too.
rule-J6-3 =
    Court cards also belong to another school, and many carry loyalty badges. Most score nothing themselves. Two kinds score points:
    - Cockades: 1 point per sparkle on your cards. The picture in their points box is not a sparkle.
    - Portrait Frames: 1 point per card of their nature, themselves included.
    Mage Staffs score nothing, but each counts as one of these at the end:
    - two cards of its nature;
    - a card that costs 3 crystals of its colour and 1 of each other colour;
    - one music symbol;
    - two runes of its colour;
    - two filled squares of its colour.
    .title = Court
    .example = Regin owns the Portrait Frame of Water and three other water cards. One is the Mage Staff of Water, used as two cards. That makes 5 water cards, so the Frame scores 5.
    .edge = The other school of the Mage Staffs is the Nobility. A Mage Staff counts as only one card for Steles of Union.
rule-J6-4 =
    Most cards of the Aesthetes score plain points. The special ones:
    - Mirrors: 2 points per sparkle on your cards. Each also makes the two Orbs 2 gems cheaper when you buy them, gold included.
    - Cursed crystals: 5 points if you own one. If you own 2, 3, 4, 5 or 6, each scores 4, 3, 2, 1 or 0.
    - Geodes: many points, but you lose crystals when you pass (J3.13).
    .title = Aesthetes
    .example = Regin owns the Silver Mirror (1 sparkle), Garnet Studs (1) and the Ember Bracelet (2). The Mirror scores 2 × 4 = 8. Regin’s two cursed crystals score 4 each.
    .edge = A Mirror’s discount comes off the Orb’s printed cost, not off the 2 extra gold of the discard pile.
rule-J6-5 =
    Most cards of the Nobility score for runes, by the table on the card:
    - Runic Arms: your runes of one colour.
    - Throne of Concord and Runic Arms of Concord: your sets of three runes, one red, one green and one blue.
    - Signets: your runes of any colour, 1 point each. From the fifth rune on, the table is better.
    .title = Nobility
    .example = Eitri has 3 red runes, 2 green ones and 2 blue ones. The Runic Arms of Fire score 9 for 3 red runes. The Throne of Concord scores 14 for two sets. A Signet scores 10 for 7 runes.
rule-J6-6 =
    Monument Builders score for the cards that you own:
    - Steles of Union: 2 points per card of any kind, gifts and favour cards included.
    - Steles of Glory: 3 points per card that costs 4 crystals or more. Gold doesn’t count.
    - Monuments: 2 points per card of their nature. Portrait Frames: 1 point.
    - Concords: 7 points per set of three cards, one fire, one earth and one water.
    .title = Monument Builders
    .example = Sindri owns 9 cards and a War Hammer: a Stele of Union scores 2 × 10 = 20. Among the cards are 4 fire, 3 earth and 2 water cards: a Concord scores 2 × 7 = 14.
rule-J6-7 =
    At the end, place crystals from your stock into your empty squares, one per square. A square takes its own colour, or any crystal if it is for any colour. Squares printed filled already hold one.
    Forge cards score for placed crystals, filled squares included:
    - Bellows, Anvil and Quenching Trough: 3 points per crystal of their colour.
    - Great Furnace: 2 points per crystal of any colour.
    - Spectacles: 4 points per pair of their two colours.
    - Tongs: 1 point per 2 crystals of any colour.
    .title = Forge
    .example = Brokk owns Bellows, with two empty red squares and a filled one. Brokk ends with 4 red crystals. Two of them fit, so 3 red crystals are placed. Bellows score 3 × 3 = 9.
    .edge = Never place gold, topazes or opals. With Patrons, you place crystals during the game instead (J7.5).
rule-J6-8 =
    Religion scores for the costs of your cards. “Cost” always means the cost printed on the card.
    - Brazier of the Flame, Altar of the Deep Earth: add up the 5 highest costs in their colour among your cards, times 2.
    - Font of the Springs: add up the 4 highest blue costs among your cards, times 3.
    - Plinths: find your three cards that cost most in two colours together. Score 1 point per crystal of these colours in their costs.
    - Offering Table: 1 point per card that costs 3 crystals or more.
    - Chalices (Advanced): 2, 4, 7, 9, 12 or 14 points for an X of 1 to 6, then 2 more each.
    - Reliquaries (Advanced): add up the X highest costs in their colour among your cards. Their own X is one of the costs.
    .title = Religion
    .example = Eitri’s red costs are 3 (Brazier of the Flame), 2 (Concord of the Gates) and 2 (Bellows). The Brazier scores (3 + 2 + 2) × 2 = 14. Now suppose Eitri also owns a Chalice of Fire with X = 5. It scores 12. The Brazier then scores (5 + 3 + 2 + 2) × 2 = 24.
    .edge = Chalices cost X; Reliquaries cost X and 1 gold. For a card with X in its cost, X is the number of crystals laid on it. Bagpipes and Mage Staffs may count with another cost (J6.9, J6.3).
rule-J6-9 =
    Advanced only. Count your ♬, your ♯ and your ♪, each at most 5. Multiply the three numbers: that’s your score for music.
    Drums also count as two cards of their nature. The cost of Bagpipes counts as 3 crystals of their colour and 1 of each other colour.
    .title = Musicians
    .example = Sindri owns the Organ (♬ ♯ ♪), the Bagpipes of Fire (♬ ♯) and the Flute (♪ ♪). The active Harp counts as ♬. That makes 3 × 2 × 3 = 18 points.
    .edge = A Drum counts as only one card for Steles of Union. An inactive Harp or Inkwell counts for nothing at all. Without one of the three symbols, music scores 0. An opal bonus can raise the limit of 5 to 6 (J3.12).
rule-J6-10 =
    Gifts count at the end, by the side that lies up:
    - War Hammer, clan side: 1 many-coloured badge. Pay 2 gold for 1 rune of your choice as well.
    - War Hammer, forge side: 4 empty squares for any colour. Pay 2 gold for 1 filled square of your choice as well.
    - Harp, active side: 1 music symbol of your choice.
    - Inkwell, active side: 1 many-coloured badge.
    Gems that are left over score nothing.
    .title = Gifts and left-over gems
    .example = Brokk’s War Hammer ends on its forge side, and Brokk has 3 crystals and 2 gold left. Three of the four squares hold the crystals. Brokk pays the 2 gold for a filled square: 4 placed crystals in all.
    .edge = You can pay the 2 gold once, in the final scoring.

## J7

rule-J7-0 = Patrons reward what you have collected so far. You can add them to Classic and Advanced. They act from round 2 on.
    .title = What counts for patrons
    .edge = What a card gives only at the end doesn’t count for patrons: the options of Mage Staffs (except music in J7.3), what gifts give at the end, and opal bonuses other than those of Court and Nobility.
rule-J7-1 = The Aesthetes’ patron reserves a card. After the wild icons (J5.5), the player with the most sparkles must put the house marker on any card of the offer. This round, nobody else may buy the card or replace it with an Inkwell.
    .title = Patron of the Aesthetes
    .example = Regin has 3 sparkles, Eitri 2. Regin puts the house marker on the Orb of Tides. Eitri can’t buy the Orb this round.
    .edge = You need at least 1 sparkle. The marker holds even after you have passed. Ties go to the crown holder, then by turn order. You can’t choose the same card two rounds in a row. The card can still leave in the clean-up. If you replace it with an Inkwell, the marker stays on it. Others then can’t buy it from the discard pile this round.
rule-J7-2 = The Religion patron looks into the deck. The player with the most religion icons looks at that many cards from the top of the deck. For every two icons, they may move one of these cards. A moved card goes to the offer, or to another place in the deck. Then the others with religion icons look, each at as many cards as they have icons.
    .title = Patron of Religion
    .example = Brokk has 5 religion icons and Sindri has 2. Brokk looks at the top 5 cards and may move 2 of them. Brokk moves the Great Furnace to the offer. Then Sindri looks at the top 2 cards.
    .edge =
        You need at least 1 religion icon. Ties go to the crown holder, then by turn order. Move cards one by one: to the offer (on top of its size), to the top of the deck, just under the cards looked at, or to the bottom. Cards that you don’t move keep their order.
        With a short deck, you can’t move more cards than you see: with 4 icons and 3 cards left, you look at 3 and may move 2. The others look in turn order and change nothing. Players who don’t look see only what reaches the offer.
rule-J7-3 = The Musicians’ patron sells from the deck. After the draft, each player with 3 or more music symbols looks at the top 2 cards of the deck. They may buy one at its printed cost. It costs 1 crystal less for each kind of symbol that they have at least twice.
    .title = Patron of the Musicians
    .example = Sindri has ♬ ♬ ♯ ♯ ♪. Two kinds are there twice, so a card costs 2 crystals less. Sindri sees the Fiddle (3 red and 1 blue) and buys it for 1 red and 1 blue.
    .edge = Players look in turn order, starting with the crown holder. You choose which crystals come off. Jokers, the Orb discount and opal bonuses work as usual; manoeuvres and J7.6 don’t. A Mage Staff counts as one symbol of your choice, a different one each time if you like. Gifts don’t count. Cards that nobody buys stay on top in their order.
rule-J7-4 = The Monument Builders’ patron opens the archives. After J7.3, the player with the biggest star gets the Builders’ marker. Use it once this round, in your turn, when you buy from the discard pile. You pay 1 gold and 1 crystal less.
    .title = Patron of the Monument Builders
    .example = Regin’s biggest star is 6, Eitri’s is 5, so Regin gets the marker. The Anvil in the discard pile costs 2 green and 2 gold. Regin pays 1 green and 1 gold.
    .edge = In a tie, compare the second biggest star, and so on; a missing star loses. Then the crown holder wins, then turn order. Without a star you can’t get it. Instead of the crystal you may take off 1 more gold. The gold comes off the printed cost or the 2 extra gold. The marker takes no action, adds up with an Archive Access and counts for one card. If you don’t use it, it is lost.
rule-J7-5 = The Forge patron pays for placed crystals. With Patrons, place crystals into squares only in your own turn. It takes no action, and they stay there. From round 2 on, place two at once to gain 1 crystal of a colour that neither of them has. You can gain up to 2 crystals per round this way.
    .title = Patron of the Forge
    .example = Brokk places two red crystals at once and gains a blue one. Brokk places it right away in a blue square. Brokk’s next two crystals, a red and a green, bring a second blue one.
    .edge = You may place crystals from round 1 on. The two crystals may have one colour or two. You may place the new crystal at once. Placed crystals are no longer in your stock. The squares of the War Hammer open only when you pass in the last round. That is the last time to place; nothing is placed in the final scoring.
rule-J7-6 = The Nobility’s patron rewards sets of one red, one green and one blue rune. When a purchase in your turn completes a new set, you may look at the last 7 cards of the deck (10 in Advanced). You may then give up to 2 promise stones once more (J3.2) and buy one of the cards at its printed cost, 1 crystal cheaper.
    .title = Patron of the Nobility
    .example = Eitri has a red and a green rune and buys the Quenching Trough with its blue rune. That’s a set. Among the last 7 cards, Eitri finds the Anvil (2 green) and buys it for 1 green.
    .edge = This happens at once, before the second purchase of a Privilege. The card that you buy may earn the next reward. There is at most one reward per purchase, and each set is rewarded once. Sets of round 1 are never rewarded. Runes of choice count as whatever completes a set. The other cards go back in their order.
rule-J7-7 = With Patrons, the medallions can pay you twice. From round 3 on, you may take up to 2 medallion rewards after a round. Before that, it is 1. If you win more, choose.
    .title = More from medallions
rule-J7-8 = Cards of the deck that you have seen stay visible to you, as long as their place is certain.
    .title = What you know of the deck
    .edge = When a player moves cards in secret (J7.2), this knowledge ends for all others.

## J8

rule-J8-1 = We don’t have the printed cards, so these are our own reconstruction. They keep every number and every family of cards that these rules name. Each card shows its cost, its icons and how it scores.
    .title = The card set
    .edge = In scoring, “cost” always means the printed cost, whatever you paid. X is the number of crystals laid on the card, those of jokers and of the bank included.
