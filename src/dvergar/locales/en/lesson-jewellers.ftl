# The lesson of the Jewellers. A sentence has at most 12 words, "More" at most 40.
# Key words stand between asterisks.

lesson-jewellers-chapter-goal = Goal
    .about = Most points win
lesson-jewellers-goal = You are a *jeweller*. The player with the most *points* wins.
    .more = For four rounds you collect gems and buy cards with them. Regin, a bot, does the same. Any move that the rules allow is fine: the lesson adapts to what you do.
lesson-jewellers-card = Your first aim: the *Ember Bracelet*. It brings 10 points.
    .more = It costs three red crystals and a blue one. The cards in the offer are there for both of you. Once a card is bought, it is gone until the next round.

lesson-jewellers-chapter-draft = Draft
    .about = Gems from the bowls
lesson-jewellers-pick-red = Take a *red* crystal from your bowl. Regin picks in secret, too.
    .more = When both of you have chosen, the picks are shown and the bowls change hands. So you know what you can get next.
lesson-jewellers-pick-red-other = That works too, but the bracelet needs red and blue.
lesson-jewellers-pick-blue = The *bowls* have changed hands. Take the *blue* crystal.
lesson-jewellers-pick-red-2 = Your first bowl is back. Take another *red* crystal.
lesson-jewellers-pick-topaz = Take a *topaz*: this round it is a joker for aesthete cards.
    .more = Every round favours one school. This time it is the aesthetes, who make jewels. When you buy one of their cards, a topaz replaces any gem that you lack.
lesson-jewellers-pick-topaz-2 = Take the other *topaz* too. You get the last gem automatically.

lesson-jewellers-chapter-turn = Your turn
    .about = Swap, buy or pass
lesson-jewellers-white = Make a *manoeuvre*: swap your grey stone for a *red* crystal.
    .more = A grey stone is a promise to the miners. It gets you one gem from the white miner card. You can do this before you buy a card.
lesson-jewellers-white-green = The bracelet needs a *red* crystal. Undo it?
lesson-jewellers-white-ask = Pass? Then your round is over, and you can’t *buy* anything.
lesson-jewellers-buy = *Buy* the Ember Bracelet for three red crystals and one blue.
lesson-jewellers-buy-ask = Pass? Then your round is over. You can still *buy* the bracelet.
lesson-jewellers-buy-drops = Start with the *Ember Bracelet*: the drops take your blue crystal.
lesson-jewellers-symbols = Your first card! It also brings a *rune* and two *sparkles*.
    .more = Some noble cards score for your runes, some aesthete cards for your sparkles. So choose cards that help each other.
lesson-jewellers-regin = *Regin* can’t pay for any card. He passes.
lesson-jewellers-buy-2 = *Buy* the Moonwater Drops: your two *topazes* pay for them.
    .more = This is an aesthete card, so each topaz replaces a blue crystal. It brings 4 points, one sparkle and a green loyalty badge.
lesson-jewellers-buy-2-ask = Pass? You can still *buy* the Moonwater Drops.
lesson-jewellers-pass = You have no gems left. *Pass* to end your round.
    .more = A round ends when everyone has passed. Gems that you don’t spend are yours in the next round.

lesson-jewellers-chapter-medal = Medallions and crown
    .about = Badges pay every round
lesson-jewellers-medal = You have the most *badges*. Take *gold* as your reward.
    .more = After a round, the player with the most loyalty badges of a colour gets a crystal of that colour. The most badges in all bring one gold. You can take one reward per round.
lesson-jewellers-auction = A new round begins. The *crown* is auctioned for gold.
lesson-jewellers-bid = Regin is out. *Bid* 1 gold and keep the *crown*.
    .more = The crown’s owner plays first. At the end, the crown counts as a badge of every colour.
lesson-jewellers-wild = The crown decides: choose *gold* for the wild icons.
    .more = The miners’ find shows wild icons. Each of them becomes a gem of your colour on the white miner card, for those who have grey stones.

lesson-jewellers-chapter-ending = Scoring
    .about = Where points come from
lesson-jewellers-score = You have 54 *points* now. Your two cards bring 14 of them.
    .more = The other 40 are for medallions: 6 for the most badges of a colour, 12 for the most in all, and more if you lead clearly. Regin can still win them from you.
lesson-jewellers-ending = After four rounds, the *final scoring* decides.
    .more = Each round has a new school, new gems and new cards in the offer. At the end, cards and medallions count. Gems that are left over are worth nothing.
lesson-jewellers-finish = You know the Jewellers. *Finish this game* against Regin?
