# Dwarven Smithy: the rules, one message per rule id (S2.6 is rule-S2-6).

rules-smithy-title = Dwarven Smithy: the rules
rules-smithy-goal = Run a dwarven smithy and earn coins. The player with the most coins at the end wins.
rules-smithy-turn = On your turn, you refine metals and gems, complete what you crafted last turn, take as many actions as you like, and draw cards. What you craft now pays off at the start of your next turn.
rules-smithy-ends = The game ends when the Mine or the Guild deck runs out, or when a player has four completed king’s items. Then everyone else has one last turn.

chapter-S0 = Components
chapter-S1 = Setup
chapter-S2 = A turn
chapter-S3 = End and scoring
chapter-S4 = Variants
chapter-S5 = The cards

## Icons

icon-smithy-metal = Iron, silver, gold and mithril, from cheap to dear. You craft with them or sell them.
    .title = Metals
icon-smithy-gem = Rubies, emeralds, sapphires and moongems. They are rarer than metals.
    .title = Gems
icon-smithy-rune = Thunder, lightning, frost and earth. You can craft with them at once.
    .title = Runes
icon-smithy-any = In a cost: you pay this part with any metal, any gem or any rune.
    .title = Any metal, any gem, any rune
icon-smithy-unrefined = A metal or gem fresh from the Mine. You can’t craft with it yet.
    .title = Unrefined
icon-smithy-refined = A metal or gem that is ready for crafting. It is worth more than before.
    .title = Refined
icon-smithy-tilted = A card that came into your Market this turn. You can’t sell or discard it before your next turn.
    .title = Tilted card
icon-smithy-buy = What other players pay you for this card while it lies in your Market.
    .title = Buy value
icon-smithy-sell = What the bank pays you for this resource when you sell it from your Market.
    .title = Sell value
icon-smithy-completed = What the finished card earns. Items and sold tools pay at once, king’s items at the end of the game.
    .title = Completed value
icon-smithy-apprentice = Once trained, an apprentice helps you for as long as you keep it.
    .title = Apprentice
icon-smithy-tool = Once made, a tool lowers the cost of other cards, or you sell it.
    .title = Tool
icon-smithy-item = Once made, an item pays you coins.
    .title = Item
icon-smithy-kings-item = Made in secret for the king. It scores at the end of the game.
    .title = King’s item
icon-smithy-weapon = A subtype of items and king’s items. Some tools help only with weapons.
    .title = Weapon
icon-smithy-shield = A subtype of items and king’s items. Some tools help only with shields.
    .title = Shield
icon-smithy-armor = A subtype of items and king’s items. Some tools help only with armour.
    .title = Armour
icon-smithy-other = The subtype of all tools, and of items that are not a weapon, a shield or armour.
    .title = Other
icon-smithy-stack = A guild card in your Workshop with the resources that paid for it. You complete it on your next turn.
    .title = Crafting stack

## S0

rule-S0-1 =
    The Mine deck has 116 resource cards. You craft with resources, or you sell them.
    - Metals: 26 iron, 22 silver, 20 gold and 18 mithril
    - Gems: 3 rubies, 3 emeralds, 4 sapphires and 4 moongems
    - Runes: 4 each of thunder, lightning, frost and earth
    Metals and gems have two sides, unrefined and refined. Each side has its own buy value and sell value. The buy value is always higher than the sell value. The refined side is always worth more than the unrefined one.
    Runes have only one side and always count as refined.
    .title = Resource cards
    .example = An unrefined iron card has a buy value of 2 and a sell value of 1. Refined, it has 4 and 2.
rule-S0-2 =
    The Guild deck holds the cards that you can make: apprentices, tools, items and king’s items. The starter game uses the core and starter cards, 43 in all. The full game uses the core and full cards, 60 in all.
    Tools, items and king’s items have a subtype: weapon, shield, armour or other. Every king’s item is a weapon, a shield or armour.
    .title = Guild cards
    .edge =
        There are 78 guild cards: 10 apprentices, 16 tools, 25 items and 27 king’s items.
        - Core cards: 25, with 3 apprentices, 6 tools, 9 items and 7 king’s items
        - Starter cards: 18, with 2 apprentices, 3 tools, 9 items and 4 king’s items
        - Full cards: 35, with 5 apprentices, 7 tools, 7 items and 16 king’s items
rule-S0-3 = Every guild card has a cost in resources and a buy value. All but the apprentices also have a completed value. You pay each part of a cost with one refined card that fits. A part is a certain resource, or any metal, any gem or any rune. A tool in use saves you one resource on certain cards (S5.1).
    .title = Costs and values
    .example = The Silver Heater costs 1 iron and 2 silver. The Ale-Hall Buckler costs 1 iron and any metal, so you can pay with iron and gold.
    .edge = A cost has at most 6 parts, because a Workshop holds 7 cards. A tool saves a certain metal, any metal, any gem or any rune. It does so for certain types or subtypes of cards.
rule-S0-4 = The bank never runs out of coins. You can’t go into debt: you pay only with coins that you have.
    .title = The bank

## S1

rule-S1-1 = Each player starts with 15 coins. Put 4 Mine cards into your Workshop, metals and gems unrefined. Then take 4 more Mine cards and 2 Guild cards into your hand.
    .title = What you start with
rule-S1-2 = The first player is drawn at random, unless the host has chosen one. Play goes clockwise.
    .title = First player
rule-S1-3 =
    You can have at most:
    - 6 cards in your hand
    - 4 cards in your Market
    - 7 cards in your Workshop
    - 2 completed apprentices and 2 completed tools
    No action may take you over a limit. In the Workshop, every card counts, also those in crafting stacks. In the Market, a completed king’s item and its resources count as one card. Some apprentices raise a limit (S5.2).
    .title = Limits
    .example = Your Workshop holds 3 loose resources and a crafting stack: an item with 2 resources. That is 6 cards, so there is room for 1 more.
    .edge = In an exchange (S2.3, S2.6) or a swap (S2.9), the limits are checked after both cards have moved.
rule-S1-4 = If a card contradicts the rules, the card is right. A card never goes back from a Market or a Workshop to a hand. You may look through the discard piles at any time. Everyone sees the resources in a crafting stack, even under a king’s item, until it is completed. Only the owner may look under a completed king’s item.
    .title = What always holds
    .edge = The resources that everyone saw under a king’s item before it was completed stay known (S1.5).
rule-S1-5 = Hands and the order of the decks are hidden. A face-down king’s item is known only to its owner. Everyone’s coins are open. Everyone also sees which deck each card comes from. So you know how many Guild and Mine cards each player holds. After scoring, everything is open.
    .title = Hidden and open
    .edge =
        What everyone has seen stays known and is shown:
        - a card bought from the Warehouse, while it is in the buyer’s hand. The first card of its kind to leave the hand counts as that card.
        - a king’s item crafted from a Market or a Workshop
        - the resources under a king’s item
        If a king’s item was crafted from the hand, the others know only that its cost fits the resources they saw.

## S2

rule-S2-0 = A turn has five steps: income, refine, complete, actions, draw. First, your apprentices bring you their income.
    .title = Start of the turn
    .example = You have the Tally Clerk. You take 3 coins from the bank.
rule-S2-1 = Turn all unrefined metals and gems in your Workshop to their refined side. Now you can craft with them. Resources are refined only in the Workshop and only at this moment. The one exception is the Bellows Hand (S5.2).
    .title = Refine
    .example = Last turn, you played an unrefined iron and an unrefined gold card to your Workshop. Both are now refined. The iron in your Market stays unrefined.
rule-S2-2 = Complete all crafting stacks in your Workshop. You can’t leave one for later, but you choose the order. Apprentices and tools work as soon as they are completed, so they already help with the next stack.
    .title = Complete
    .example = Your Market is full. In your Workshop, the Stall Keeper and a king’s item are waiting. You complete the Stall Keeper first: your Market now holds 5 cards, and the king’s item fits in.
rule-S2-3 = A completed apprentice goes to your Apprentice area and helps you from now on. Discard its resources. You can keep two apprentices. When you complete a third, you must dismiss one of the first two if you can. You choose which one. It goes to your Workshop as an ordinary guild card, and you may use it this turn.
    .title = Apprentice
    .example = You have the Pack Carrier and the Tally Clerk, and you complete the Haggler. You dismiss the Tally Clerk. It goes to your Workshop, where you could train it again.
    .edge = You can’t dismiss an apprentice if your hand, Market or Workshop would then be over its limit. For this check, the completed stack has left the Workshop, and the new apprentice already works. If you can’t dismiss either of the two, the new apprentice is shuffled into the Guild deck. Its resources, if any, are shuffled into the Mine deck.
rule-S2-4 =
    Discard the resources of a completed tool. Then choose:
    - Use it: it stays in your Tool area for the rest of the game and lowers your costs. It can never be removed, replaced or sold.
    - Sell it: discard it, and the bank pays you its completed value.
    You can use two tools. If you already use two, you must sell.
    .title = Tool
    .example = You complete the Nail Header. You could use it and pay 1 iron less for each item. You sell it instead and get 11 coins.
rule-S2-5 = Discard a completed item and its resources. The bank pays you its completed value.
    .title = Item
    .example = You complete the Goblet. You discard it with its silver and gold, and the bank pays you 22 coins.
rule-S2-6 = A completed king’s item scores at the end of the game. Put it face down into your Market, together with its resources. They stay there as one card for the rest of the game. It can’t be tilted, moved, swapped, sold, bought or discarded. Its resources are out of play. If your Market is full, exchange the king’s item for another card in your Market that isn’t a completed king’s item. That card goes to your Workshop, straight, and keeps its side.
    .title = King’s item
    .example = Your Market holds 4 cards, among them a refined silver card. You complete the Oathblade and exchange it for the silver. The silver now lies in your Workshop, still refined.
    .edge = If your Market is full of completed king’s items, no exchange is possible. Then the new king’s item and its resources are shuffled into their decks. The other players don’t see them.
rule-S2-7 = Take any number of actions in any order. You can play, move or swap, discard, sell, buy, and craft or train. Finish each action before you start the next. When you have done enough, draw cards (S2.17).
    .title = Actions
    .edge = There is an upper limit of 40 actions (S2.16). Cards of the same kind, with the same side up and the same tilt, are equal: in an area, it makes no difference which of them you choose. Among equal cards in the Warehouse, you get the one with the fewest cards above it.
rule-S2-8 = Play a card from your hand. Put it into your Market, where it is tilted, or into your Workshop, where it lies straight. There must be room. Every card is played face up, even a king’s item. Metals and gems are played unrefined.
    .title = Play a card
    .example = You play gold to your Workshop. It is refined at the start of your next turn. You play an earth rune to your Market. It is tilted, but next turn you can sell it for 5 coins.
rule-S2-9 = Move a card from your Market to your Workshop, or the other way. A card that enters the Workshop lies straight. A card that enters the Market is tilted. Each keeps its side. If both areas are full, and only then, you may swap a card in your Market for one in your Workshop. You may also move and swap tilted cards, but never a crafting stack or a completed king’s item.
    .title = Move or swap
    .example = Your Market and your Workshop are full. You swap an unrefined ruby in your Market for a refined iron card in your Workshop. The ruby will be refined next turn. The iron lies tilted in your Market.
rule-S2-10 = Discard a guild card from your Market to make room. You get nothing for it. You can’t discard a tilted card or a completed king’s item.
    .title = Discard a guild card
    .example = Your Market is full. The Keg of Nails has been there since last turn. You discard it, and now you have room for a frost rune.
rule-S2-11 = Sell a resource from your Market for coins. You can’t sell a tilted card. The bank pays you the sell value of the side that is up. The card goes on top of the Warehouse.
    .title = Sell a resource
    .example = A refined gold card has been in your Market since last turn. You sell it and get 5 coins. From now on, any player can buy it from the Warehouse.
rule-S2-12 = Buy any card from the Warehouse. Pay the bank its highest buy value, plus 1 coin for each card above it. The card goes to your hand, which must not be full. The cards above it stay where they are.
    .title = Buy from the Warehouse
    .example = You need mithril, and there are 2 cards above it in the Warehouse. Its highest buy value is 12. You pay 12 + 2 = 14 coins.
    .edge = It makes no difference which side of the card was up before. If it is a metal or a gem, you will play it unrefined.
rule-S2-13 = Buy a face-up card from another player’s Market. Pay the seller its current buy value. The seller can’t refuse. Put the card into your Market, tilted, or into your Workshop, wherever you have room. It stays refined or unrefined.
    .title = Buy from a Market
    .example = There is a refined silver card in Regin’s Market. You pay Regin 6 coins and put the silver into your Workshop. You can craft with it at once.
rule-S2-14 = Craft to turn resources into something better. Take a guild card from your hand, your Workshop or your Market. Put its cost under it: loose, refined resources from your Workshop. Pay the exact cost, less what your tools save (S5.1). The stack stays in your Workshop, and you complete it on your next turn (S2.2). King’s items lie face down on their stack, all other cards face up. Crafting an apprentice is called training.
    .title = Craft or train
    .example =
        The Goblet in your hand costs silver and gold. Both lie refined in your Workshop. You put them under the Goblet. At the start of your next turn, you get 22 coins.
        To train the Stall Keeper, you put a refined iron and a refined silver card under it. From your next turn on, your Market holds 5 cards.
    .edge = A guild card from your hand or Market needs room in your Workshop. A stack can’t be moved or taken apart. If your tools save the whole cost, the card alone is the stack. You may use a card that you have just bought. At a real table, a craft with the wrong resources is shuffled away. Here it isn’t possible.
rule-S2-15 = A card that enters a Market is tilted for the rest of the turn. You can’t sell or discard a tilted card. You can still move it, swap it, or craft it if it is a guild card. Tilted cards straighten at the end of the turn.
    .title = Tilted cards
    .example = You play iron to your Market, where it is tilted. You can’t sell it now. On your next turn, you can.
    .edge = The Market Barker lets you sell tilted resources (S5.2).
rule-S2-16 = You can take at most 40 actions in a turn. Then you draw. A move or swap may not put back a card that the action just before it moved.
    .title = Action limit
    .example = You move iron from your Market to your Workshop. You can’t move it back with your next action.
    .edge = For this rule, a card of the same kind, side and tilt counts as the same card. Putting a card up for auction (S4.1) counts as one action. Bids don’t count, and neither do your choices while you complete cards.
rule-S2-17 = After your actions, draw 4 cards, or fewer if you reach your hand limit. You must draw. For each card, choose the Mine or the Guild deck. Look at it before you choose the next. Then your turn is over.
    .title = Draw
    .example = You have 3 cards in your hand, so you draw 3 to reach your limit of 6. You draw a Guild card first: the Road Axe. It costs iron and mithril, so you draw your other 2 cards from the Mine.
    .edge = Skip an empty deck. If both are empty, stop drawing. Discarded guild cards never come back into the deck. The next turn begins only when yours has ended.

## S3

rule-S3-1 =
    The end of the game is triggered when a player does one of these:
    - draws the last card of the Guild deck
    - draws the last card of the Mine deck
    - ends a turn with four or more completed king’s items
    That player finishes the turn and is done. Every other player has one more turn. Then the game is scored.
    .title = The last turn
    .example = Regin draws his second card, and it is the last one of the Guild deck. He draws his other 2 cards from the Mine, and his turn ends. Eitri and you each have one more turn.
    .edge = The end is triggered only once. It stays triggered even if a shuffle refills a deck. After your last turn, other players can still buy cards from your Market, and they pay you. But you no longer bid, and you complete nothing more.
rule-S3-2 =
    Score in this order:
    - Discard all cards in hands and Workshops, also the crafting stacks. They earn nothing. Discard the guild cards in the Markets too, except completed king’s items.
    - Sell the resources in your Market to the bank for their current buy value, not their sell value. Resources under king’s items aren’t sold.
    - Turn all completed king’s items face up.
    - The player with the single most valuable weapon among the king’s items gets 25 coins. So do the players with the most valuable shield and the most valuable armour.
    - Each completed king’s item pays you its completed value.
    The player with the most coins wins. Tied players share the victory.
    .title = Scoring
    .example =
        Regin has 31 coins. In his Market are refined gold, unrefined iron, the Oathblade (weapon, 53) and Starmail (armour, 67). You have 58 coins. In your Market are a frost rune, the Sunwall (shield, 61) and the Hearthsword (weapon, 40).
        - Resources: Regin gets 8 + 2 = 10 coins, you get 9.
        - Bonuses: the Oathblade beats your Hearthsword, and only Regin has armour. He gets 25 + 25 = 50 coins. You get 25 for your shield.
        - King’s items: Regin gets 53 + 67 = 120 coins, you get 61 + 40 = 101.
        - Total: Regin has 31 + 10 + 50 + 120 = 211 coins. You have 58 + 9 + 25 + 101 = 193. Regin wins.
    .edge = Players who tie for a bonus share the 25 coins equally, rounded down. Each player counts once, even with several of the tied items. If there is no king’s item of a subtype, nobody gets its bonus.
rule-S3-3 = If nobody has triggered the end by the end of round 100, the game ends there and is scored.
    .title = Round limit

## S4

rule-S4-1 =
    In this variant, you bid for cards in other players’ Markets instead of buying them (S2.13). As an action, put a face-up card from another player’s Market up for auction. You must have room for it and be able to pay its buy value.
    Bidding starts with the player on the seller’s right and goes counter-clockwise. Each player bids once or passes. You have your turn in your own place and may pass too. The first bid is at least the buy value. Every later bid is at least 1 coin more than the last one.
    The highest bidder pays the seller. The card goes to the bidder’s Market, tilted, or to the bidder’s Workshop. If nobody bids, the card stays where it is.
    .title = Bidding
    .example = You put a refined sapphire from Regin’s Market up for auction. Its buy value is 11. Eitri sits on Regin’s right and bids 11. You are next and bid 12. You pay Regin 12 coins and put the sapphire into your Workshop.
    .edge =
        Each single card can be put up for auction only once per turn. A bid is at most 99 coins. With the Haggler, it is enough if you can pay the reduced price (S5.2).
        The seller can’t bid. Neither can a player who is done (S3.1), who has no room in Market and Workshop, or who can’t pay the lowest bid allowed.
        A card that goes to a Market stays tilted until the end of the current turn.
rule-S4-2 = In this variant, an empty Mine deck doesn’t end the game. Shuffle the discarded resources and the Warehouse together. They are the new Mine deck. Do this as soon as the last card is drawn, even in the middle of a draw.
    .title = Never-ending Mine
    .edge = If there is nothing to shuffle, try again at the start of each Draw step.

## S5

rule-S5-1 = A tool in use removes one part from the cost of certain cards. It must be a part that the saved resource could pay: a tool that saves iron removes an iron part or an “any metal” part. Two tools remove two different parts. You must use your tools, and they remove as many parts as possible.
    .title = What tools save
    .example =
        You use the Long Tongs: weapons and shields cost 1 iron less. The Silver Heater is a shield and costs 1 iron and 2 silver. You pay only 2 silver.
        You also use the Nail Header: items cost 1 iron less. The Ale-Hall Buckler is an item and a shield, and costs 1 iron and any metal. Both parts are removed. You craft it for nothing.
    .edge = If the parts can be removed in several ways, you choose one by the resources that you pay. A tool for items doesn’t help with king’s items. The subtype “other” includes tools. Apprentices have no subtype.
rule-S5-2 =
    An apprentice works from the moment you complete it until you dismiss it. If two apprentices raise the same limit, add both.
    - Stall Keeper: Your Market holds 5 cards instead of 4.
    - Pack Carrier: Your hand may hold 2 more cards.
    - Tally Clerk: At the start of each of your turns, before refining, you take 3 coins from the bank.
    - Mine Runner: You draw 5 cards instead of 4, and your hand may hold 1 more card.
    - Bench Builder: Your Workshop holds 9 cards instead of 7.
    - Market Barker: You may also sell tilted resources from your Market, at their current sell value.
    - Bellows Hand: Twice per turn, when you play a metal or gem from your hand to your Workshop, it may enter refined. You can craft with it at once.
    - Yard Clerk: In the Warehouse, you pay the card’s highest buy value minus 2, but at least 1. The cards above it cost nothing extra.
    - Haggler: In other players’ Markets, you pay the current buy value minus 3, but at least 2 and never more than the buy value.
    - Scrap Sorter: Once per turn, when you complete an item or a tool, you may keep one metal from its stack. It goes to your Workshop, loose and refined.
    .title = The apprentices
    .edge =
        You choose when to use the Market Barker, the Bellows Hand and the Scrap Sorter. The others work by themselves. You can always dismiss an apprentice (S2.3), unless this list says otherwise:
        - Stall Keeper: You can’t dismiss it if your Market would then be over its limit. A completed king’s item still counts as one card, and four of them still trigger the end.
        - Pack Carrier: Your hand limit is 8, or 9 with the Mine Runner. You draw as many cards as before. You can’t dismiss it if your hand would then be over its limit.
        - Tally Clerk: It pays for the first time on the turn after you completed it, and also on your last turn. If you dismiss it, you keep the coins.
        - Mine Runner: You choose the deck for each card and see it before the next. You must draw all cards, but your hand limit still stops you: 7, or 9 with the Pack Carrier. It works on the turn that completes it. You can’t dismiss it if your hand would then be over its limit.
        - Bench Builder: You can’t dismiss it if your Workshop would then be over its limit, with this card in it and without the completed stack.
        - Market Barker: You can’t discard tilted guild cards.
        - Bellows Hand: It doesn’t work for cards that you play to the Market, move, buy from a Market or get at setup. What you don’t use is lost at the end of the turn.
        - Yard Clerk: The card goes to your hand, so your hand limit applies.
        - Haggler: In an auction (S4.1), the discount applies to your winning bid. To take part, you need only the reduced price.
        - Scrap Sorter: It works for a tool that you use and for one that you sell, but not for apprentices and king’s items. There is always room, because the stack has left. It already works for cards that you complete after it. If you dismiss it, a metal that you kept stays.
        For limits, the effect of the new apprentice counts, too.
rule-S5-3 = The bank pays the Haggler’s discount. The seller gets the full price, and you need only the reduced one. This is also true for a winning bid.
    .title = The Haggler’s discount
    .example = A refined gold card in Regin’s Market costs 8 coins. With the Haggler, you pay 5 and the bank adds 3. Regin gets 8 coins.
rule-S5-4 =
    This list shows which rule each apprentice changes:
    - Stall Keeper, Pack Carrier, Bench Builder: S1.3
    - Tally Clerk: S2.0
    - Mine Runner: S1.3 (hand limit) and S2.17
    - Market Barker: S2.11 and S2.15
    - Bellows Hand: S2.1 and S2.8
    - Yard Clerk: S2.12
    - Haggler: S2.13 and S4.1
    - Scrap Sorter: S2.4 and S2.5
    .title = Where apprentices act
