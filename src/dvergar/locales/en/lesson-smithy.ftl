# The lesson of Dwarven Smithy. A sentence has at most 12 words, "More" at most 40.
# Key words stand between asterisks.

lesson-smithy-chapter-goal = Goal
    .about = Most coins win
lesson-smithy-goal = You run a *smithy*. The player with the most *coins* wins.
    .more = You turn ore into metal, metal into goods, and goods into coins. Regin, a bot, runs the smithy next door. Any move that the rules allow is fine: the lesson adapts to what you do.

lesson-smithy-chapter-craft = Craft
    .about = Make things worth coins
lesson-smithy-refined = This is your *Workshop*. It has just refined your four resources.
    .more = It refines metals and gems at the start of each of your turns. Refined resources carry a star. They are worth more, and you can craft with them.
lesson-smithy-craft = *Craft* the Feast Gauntlets from Iron, Silver and Gold.
    .more = A guild card shows what it costs. You pay with refined resources from your Workshop. Pick the Gauntlets in your hand, then choose Craft.
lesson-smithy-craft-other = That works too. You can still *craft* the Feast Gauntlets.
lesson-smithy-craft-ask = End your actions? You can still *craft* the Feast Gauntlets.
lesson-smithy-stack = The *Gauntlets* are ready next turn and bring you 30 coins.
    .more = Until then the card lies on its resources in your Workshop. Nobody can take it apart. The number in the gold plate is what it pays when it is completed.

lesson-smithy-chapter-refine = Refine
    .about = Get the next turn ready
lesson-smithy-play-silver = Play *Silver* to your *Workshop*. It is refined next turn.
    .more = You can play as many cards per turn as you like. The Workshop has room for seven cards, the Market for four.
lesson-smithy-play-silver-other = That works too: everything in the Workshop is refined next turn.
lesson-smithy-play-silver-market = In the *Market* it stays unrefined. Undo it?
lesson-smithy-play-silver-ask = End your actions? You can still play *Silver* to your Workshop.
lesson-smithy-play-mithril = Play *Mithril* to your *Workshop* too. You need it soon.
lesson-smithy-play-mithril-ask = End your actions? You can still play *Mithril* to your Workshop.
lesson-smithy-play-gold = Play *Gold* to your *Market*. You can sell it next turn.
    .more = A card arrives in the Market tilted. It can be sold from your next turn on. Until then, the other players may buy it from you.
lesson-smithy-end = That is enough for one turn. *End your actions*.
lesson-smithy-draw-guild = Draw two *Guild* cards. They are things to craft.
    .more = After your actions you draw four cards, but never more than your hand can hold: six. You see each card before you choose the next deck.
lesson-smithy-draw-mine = Draw the last two cards from the *Mine*: resources.
lesson-smithy-regin = Now *Regin* plays. Look at what goes into his Market.

lesson-smithy-chapter-trade = Sell
    .about = Your Market pays
lesson-smithy-paid = Your *Gauntlets* are completed. The king’s court pays you 30 coins.
    .more = Items pay as soon as they are completed, at the start of your turn. Then the card and its resources are discarded.
lesson-smithy-sell = *Sell* the Gold in your Market for 2 coins.
    .more = Refined Gold sells for 5 coins, so waiting often pays. What you sell goes to the Warehouse, where every player can buy it.
lesson-smithy-sell-other = Sold. You can sell the *Gold* as well.
lesson-smithy-sell-ask = End your actions? You can still sell your *Gold*.

lesson-smithy-chapter-train = Train and buy
    .about = Help that stays
lesson-smithy-train = *Train* the Mine Runner. He costs Silver and Mithril.
    .more = An apprentice helps you until the end: with the Mine Runner you draw five cards instead of four. Tools are crafted the same way and save you a resource each time. You can use two of each.
lesson-smithy-train-king = The Oathblade takes both Mithril. Undo it and *train* first?
lesson-smithy-train-ask = End your actions? You can still *train* the Mine Runner.
lesson-smithy-buy = *Buy* Regin’s Mithril for 6 coins. He can’t refuse.
    .more = You can buy any card in another player’s Market for its buy value, the number in the gold coin. The seller gets the coins.
lesson-smithy-buy-ask = End your actions? You can still buy Regin’s *Mithril*.
lesson-smithy-place = Put it in your *Workshop*: it is refined next turn.

lesson-smithy-chapter-king = King’s items
    .about = Big points at the end
lesson-smithy-king = The *Oathblade* is a king’s item, worth 53 coins at the end.
    .more = It stays face down in your Market until the game is over. The most valuable weapon, shield and armour bring their owners 25 coins more each.
lesson-smithy-silver = The Oathblade needs *Silver*: play one to your *Workshop*.
lesson-smithy-silver-ask = End your actions? You can still play *Silver* to your Workshop.
lesson-smithy-end-2 = *End your actions* and draw until your hand is full.
lesson-smithy-craft-king = Silver and two Mithril are refined: *craft* the Oathblade.
    .more = It lies face down on its resources. Regin sees the resources, but not which card it is. Your Mine Runner is ready too and now works for you.
lesson-smithy-craft-king-ask = End your actions? You can still *craft* the Oathblade.
lesson-smithy-end-3 = *End your actions* and draw. The Oathblade is completed next turn.
lesson-smithy-hidden = Completed: it takes one place in your *Market* and is safe.
    .more = A completed king’s item can’t be moved, sold or bought. Only you may look at it. It pays when the game ends.

lesson-smithy-chapter-ending = The end
    .about = When the game ends
lesson-smithy-ending = Four *king’s items* or an empty deck bring the last turn.
    .more = Everyone else then has one more turn. At the end, only your coins, your king’s items and the resources in your Market count. Hand and Workshop are worth nothing.
lesson-smithy-finish = You know the Smithy. *Finish this game* against Regin?
