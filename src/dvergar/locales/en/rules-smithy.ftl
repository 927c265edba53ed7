# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy: the rules
rules-smithy-intro = Each of two to four players runs a dwarven smithy: you refine metals and gems, train apprentices, make tools and items, sell what you can spare, and work for the king in secret. Whoever has the most coins at the end wins. The cards are our own reconstruction, not the printed set: their names, costs and values differ from those in the box.

chapter-S0 = Material
chapter-S1 = Set-up
chapter-S2 = The turn
chapter-S3 = The end of the game
chapter-S4 = Variants
chapter-S5 = The card set

## S0

rule-S0-1 = The Mine deck consists of 116 resource cards. The metals are 18 mithril, 20 gold, 22 silver and 26 iron; the gems are 3 emeralds, 3 rubies, 4 sapphires and 4 moongems; the runestones are 4 each of thunder, lightning, frost and earth. Metals and gems have two sides, unrefined and refined, and each side has its own buy value and sell value. The sell value is always lower than the buy value, and the refined side is always worth more than the unrefined one. Runestones have only one side and always count as refined.
    .title = Resource cards
rule-S0-2 = There are 78 guild cards: 10 apprentices, 16 tools, 25 items and 27 king's items. Of these, 25 are core cards, 18 are starter cards and 35 are full cards. The starter game is played with the core and starter cards (43), the full game with the core and full cards (60). The core cards hold 3 apprentices, 6 tools, 9 items and 7 king's items; the starter cards 2, 3, 9 and 4; the full cards 5, 7, 7 and 16. Tools, items and king's items also have a subtype: weapon, shield, armor or other. Every king's item is a weapon, a shield or an armor.
    .title = Guild cards
rule-S0-3 = Every guild card has a cost in resources and a buy value, and all but the apprentices have a completed value. A cost has at most 6 parts, since a Workshop holds 7 cards. Each part is either a named resource, or any metal, any gem or any runestone, and you pay it with one refined card that fits. A tool in use saves you one resource of a kind (a certain metal, any metal, any gem or any runestone) on cards of certain types or subtypes; S5.1 tells how.
    .title = Costs and values
rule-S0-4 = The bank never runs out of coins. Nobody may owe anything: you can pay only with coins you have.
    .title = The bank

## S1

rule-S1-1 = Every player begins with 15 coins and with 4 cards from the Mine deck in the Workshop, metals and gems on their unrefined side. After that, everyone takes 4 more Mine cards and 2 Guild cards into their hand.
    .title = What you start with
rule-S1-2 = The first player is drawn at random, unless the host has set who begins. Play goes clockwise.
    .title = First player
rule-S1-3 = You may have at most 6 cards in your hand, 4 in your Market and 7 in your Workshop, and at most 2 completed apprentices and 2 completed tools. In the Workshop every card counts, also those in crafting stacks; in the Market a completed king's item counts as one card together with its resources. No action may take an area over its limit. For an exchange or a swap, the limits are judged after both cards have moved. Some apprentices raise a limit (S5.2).
    .title = Limits
rule-S1-4 = Where a card and the rules disagree, the card is right. Whatever lies in a Market or a Workshop never goes back from there to a hand. Anyone may look through the discard piles. Crafting stacks lie open: everyone sees the resources in them, even those under a king's item, until it is completed. Under a completed king's item only its owner may look, but what everyone saw there before stays known (S1.5).
    .title = What always holds
rule-S1-5 = Hidden are the hands, the order of the decks and every face-down king's item, which only its owner knows. Public are everyone's coins and the deck that each card was drawn from, so all players know how many Guild and how many Mine cards a hand holds. What everyone has seen stays known and is shown as known: a card bought from the Warehouse while it is in the buyer's hand (the first card of its kind to leave that hand is taken to be that one), a king's item that was crafted from a Market or a Workshop, and the resources that were laid under a king's item. Of a king's item crafted from the hand, the others know only that its cost fits the resources they saw. After scoring, everything is open.
    .title = Hidden and known

## S2

rule-S2-0 = At the start of your turn, before you refine, you receive the income that your apprentices bring.
    .title = Start of the turn
rule-S2-1 = All unrefined metals and gems in your Workshop turn to their refined side. Resources are refined only there and only at this moment; the one exception is the Bellows Hand (S5.2).
    .title = Refine
rule-S2-2 = You must now complete every crafting stack in your Workshop, one after the other, in the order you choose. Apprentices and tools take effect as soon as they are completed, and so already count for the stacks you complete after them in this phase.
    .title = Complete
rule-S2-3 = A completed apprentice goes to your Apprentice area, and its resources are discarded. If you already have two apprentices, you must exchange one of them if that is possible: you pick one that is allowed to leave. It goes to your Workshop as an ordinary guild card, which you may use this very turn; the new apprentice takes its place, and the resources are discarded. An apprentice is not allowed to leave if your hand, your Market or your Workshop would then be over its limit; this is judged with the completed stack gone from the Workshop and with the effect of the new apprentice counted. If neither of the two may leave, the new apprentice is shuffled into the Guild deck and its resources, if any, into the Mine deck.
    .title = Apprentice
rule-S2-4 = When a tool is completed, its resources are discarded and you choose: use it or sell it. A tool in use stays in your Tool area for good and can never be removed, replaced or sold. A tool you sell is discarded, and the bank pays you its completed value. If you already have two tools in use, you must sell.
    .title = Tool
rule-S2-5 = A completed item is discarded together with its resources, and the bank pays you its completed value.
    .title = Item
rule-S2-6 = A completed king's item moves face down, together with its resources, into your Market, where they lie as one card for the rest of the game. It can never be tilted, moved, swapped, sold, bought or discarded, and the resources under it are out of play. If your Market is at its limit, you exchange the king's item for another card of your Market, of your choice but not a completed king's item; that card goes to your Workshop, straight, and keeps its side. If there is no such card, the king's item and its resources are shuffled into their decks without the others seeing them.
    .title = King's item
rule-S2-7 = You may now take any number of actions in any order, within the limit of S2.16, and you finish each before you begin the next. You can play, move or swap, discard, sell, buy, and craft or train. Cards of the same kind, side and tilt in the same area are one and the same choice; of equal cards in the Warehouse, you get the one with the fewest cards above it.
    .title = Actions
rule-S2-8 = Play a card from your hand to your Market, where it is tilted, or to your Workshop, where it lies straight. Every card is played face up, king's items too, and metals and gems are played unrefined.
    .title = Play a card
rule-S2-9 = Move a card from your Market to your Workshop or the other way. If both are full, and only then, you may instead swap two cards, one from each. Tilted cards may be moved and swapped as well. What enters the Workshop lies straight, what enters the Market is tilted, and either keeps its side. Cards of a crafting stack and completed king's items can be neither moved nor swapped.
    .title = Move or swap
rule-S2-10 = Discard a guild card from your Market, provided it is not tilted. You get nothing for it. Completed king's items are never discarded.
    .title = Discard a guild card
rule-S2-11 = Sell a resource from your Market, provided it is not tilted. The bank pays you its current sell value, that of the side it shows, and the card goes on top of the Warehouse.
    .title = Sell a resource
rule-S2-12 = Buy any card from the Warehouse. You pay the bank the card's highest buy value plus 1 coin for each card that lies above it. The card goes to your hand, which must not be full, and the cards above it stay. Its side is forgotten: when you play it, a metal or gem is unrefined.
    .title = Buy from the Warehouse
rule-S2-13 = Buy a face-up card from another player's Market. You pay its current buy value to the seller, who cannot refuse. You put it into your Market, tilted, or into your Workshop; there must be room for it where you put it. It stays refined or unrefined as it was.
    .title = Buy from a Market
rule-S2-14 = To craft a card (or train it, if it is an apprentice), take loose refined resources from your Workshop, exactly its cost less what your tools save, and lay them under a guild card from your hand, your Workshop or your Market. Apprentices, tools and items lie face up on top, king's items face down. The stack lies in your Workshop, so a guild card from your hand or Market needs room there. The stack can be neither moved nor taken apart; you complete it on your next turn. A cost may fall to nothing: then the card alone is the stack. A card you have just bought may be used at once. At a table, a craft with the wrong resources is shuffled away; here it cannot be made at all.
    .title = Craft or train
rule-S2-15 = Tilted cards can be neither sold nor discarded. They may be moved and swapped, and a tilted guild card may be crafted. At the end of the turn, tilted cards are straightened.
    .title = Tilted cards
rule-S2-16 = You have at most 40 actions in a turn; after that, the Draw phase follows. A move or swap may not put back a card that the action just before it moved, and a card of equal kind, side and tilt counts as that card. Naming a card for bids counts as one action; bids and the choices of the Complete phase count as none.
    .title = Action limit
rule-S2-17 = When you are done with your actions, draw 4 cards, or only up to your hand limit if that is fewer. Take each one from the deck of your choice, Mine or Guild, and look at it before you choose the next. You must draw. An empty deck is skipped; if both are empty, the draw is over. Discarded guild cards never come back into the deck. The next turn begins only when yours has ended.
    .title = Draw

## S3

rule-S3-1 = The last turn is triggered when a player draws the last card of the Guild deck, draws the last card of the Mine deck, or ends a turn with four or more completed king's items. That player finishes the turn, drawing on from the other deck, and is done; every other player has one more turn. The last turn is triggered only once, and a deck that a shuffle fills again does not undo it. Whoever has had their last turn is done: cards can still be bought from their Market, and they are paid for them, but they bid no more and complete nothing more.
    .title = The last turn
rule-S3-2 =
    When everyone is done, the game is scored in these steps:
    - All cards in hands and Workshops, crafting stacks included, are discarded for nothing, and so are the guild cards in the Markets, except completed king's items.
    - The resources in the Markets, but not those under king's items, are sold to the bank for their current buy value (not their sell value).
    - All completed king's items are revealed.
    - For armor, weapon and shield each, the player with the single most valuable king's item of that subtype gets 25 bonus coins. Tied players share the 25 equally, each share rounded down, and each player is counted once, however many of the tied items they own. If there is no king's item of a subtype, its bonus is not paid.
    - Every completed king's item pays its owner its completed value.
    - Whoever has the most coins wins; players with equally many share the victory.
    .title = Scoring
rule-S3-3 = If no last turn has been triggered by the end of round 100, the game ends there and is scored.
    .title = Round limit

## S4

rule-S4-1 =
    In this variant, bidding replaces buying from a Market (S2.13). As an action, you name a face-up card in another player's Market. You must have room for it and be able to pay its buy value, less the Haggler's discount if you have it, and each single card can be named only once a turn.
    Beginning on the seller's right and going counter-clockwise, every eligible player bids once or passes. You who named the card have your turn in your own place and may pass as well. The first bid must be at least the buy value and every later one at least 1 coin more than the last bid; a bid is at most 99 coins. Not eligible are the seller, whoever is done (S3.1), whoever has no room in either Market or Workshop, and whoever lacks the coins for the least bid allowed.
    The highest bidder pays the seller and puts the card into their Market, tilted till the end of the current turn, or into their Workshop, wherever there is room. If nobody bids, the card stays where it is.
    .title = Bidding
rule-S4-2 = In this variant, the empty Mine deck is filled again with the discarded resources and the cards of the Warehouse, shuffled together, and it no longer triggers the end of the game. This happens at once when its last card is drawn, also in the middle of a draw. If there is nothing to shuffle, it is tried again at the start of each Draw phase.
    .title = Never-ending Mine

## S5

rule-S5-1 = A tool in use strikes one part from the cost of a card it applies to, a part that the saved resource could have paid: a tool that saves iron may also strike "any metal". Two tools strike two different parts. You must use your savings, and as many parts are struck as possible. You choose the resources you lay down; they are right if some choice of strikes leaves exactly them to be paid. A tool for items does not help with king's items. The subtype "other" includes tools; apprentices have no subtype.
    .title = What tools save
rule-S5-2 =
    An apprentice works from the moment it is completed, as long as it lies in your Apprentice area. Limits add up: the base limit plus everything that your apprentices add to it. Where no condition is given, an apprentice may always leave in an exchange (S2.3).
    - Stall Keeper: Your Market limit is 5 instead of 4. A completed king's item still counts as one card there, and four completed king's items still trigger the last turn. It may not leave if your Market would then be over its limit, the effect of the new apprentice counted.
    - Pack Carrier: Your hand limit is 2 higher, so 8, or 9 with the Mine Runner. The number of cards you draw does not change. It may not leave if your hand would then be over its limit, the effect of the new apprentice counted.
    - Tally Clerk: At the start of each of your turns, before refining, you take 3 coins from the bank; this happens by itself. It pays for the first time on the turn after the one that completed it, and also on your last turn. If it leaves, you keep what it has paid.
    - Mine Runner: In your Draw phase you draw 5 cards instead of 4, each from the deck of your choice and seeing each before the next; like every draw, this is a must. Your hand limit is 1 higher, so 7, or 9 with the Pack Carrier, and still stops the draw. It works from the turn that completes it. It may not leave if your hand would then be over its limit, the effect of the new apprentice counted.
    - Bench Builder: Your Workshop limit is 9 instead of 7. It may not leave if your Workshop, with this card in it and the completed stack gone, would then be over its limit.
    - Market Barker: As often as you like, you may also sell tilted resources from your Market, at their current sell value. Tilted guild cards still cannot be discarded.
    - Bellows Hand: Twice per turn, when you play a metal or gem from your hand to your Workshop, you may let it enter refined and craft with it at once. This does not work for cards that are played to the Market, moved, bought from a Market or dealt at set-up. A use you do not take is lost at the end of the turn.
    - Yard Clerk: Whenever you buy from the Warehouse, the price is the card's highest buy value minus 2, but at least 1, and the cards above it cost nothing extra; this happens by itself. The card goes to your hand, so the hand limit holds.
    - Haggler: Whenever you buy from another player's Market, you pay the card's current buy value minus 3, but at least 2 and never more than the buy value; this happens by itself. The bank adds the difference, so the seller gets the full value. With bidding (S4.1), the same goes for your winning bid, and you need only the reduced sum to be eligible.
    - Scrap Sorter: Once per turn, when you complete an item or a tool (whether you use or sell it), you may put one metal of its stack loose and refined into your Workshop instead of discarding it. It does not work for apprentices and king's items. There is always room, since the stack has left. It already counts for cards completed after it in the phase that completes it. If it leaves, a metal you have kept stays.
    .title = The apprentices
rule-S5-3 = The Haggler's discount, on a purchase or on a winning bid, is paid by the bank: the seller receives the full sum, and the buyer needs only the reduced one.
    .title = The Haggler's discount
rule-S5-4 = The Tally Clerk acts in S2.0, the Scrap Sorter in S2.4 and S2.5, the Bellows Hand in S2.1 and S2.8, the Market Barker in S2.11 and S2.15, the Yard Clerk in S2.12, the Haggler in S2.13 and S4.1, and the Mine Runner in S2.17. The Stall Keeper, the Pack Carrier and the Bench Builder change the limits of S1.3, and so does the Mine Runner for the hand.
    .title = Where apprentices act
