# How the table feels: pace, what happened since your turn, questions asked back, first-time notes.

## Pace

web-pace = Speed of other turns
web-pace-seconds = { $seconds } s per action
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-pace-pause = Pause
web-pace-resume = Resume
web-pace-next = Next
web-pace-wait = Wait for Next after each turn or phase
web-pace-more = +{ $count } more

## What happened since your last turn

web-strip = Since your last turn
web-strip-watch = Watch
web-strip-smithy-log-bought-market = { $player } bought your { $card }
web-strip-smithy-log-bought-workshop = { $player } bought your { $card }
web-strip-smithy-log-haggled-market = { $player } bought your { $card }
web-strip-smithy-log-haggled-workshop = { $player } bought your { $card }
web-strip-smithy-log-item-sold = Your { $card } is done
web-strip-smithy-log-tool-sold = Your { $card } is sold
web-strip-smithy-log-trained = { $card } is trained
web-strip-smithy-log-tool-used = You use { $card }
web-strip-smithy-log-king-done-card = Your { $card } is done
web-strip-silberzwerg-log-stole =
    { $player } stole { $count ->
        [one] a gem
       *[other] { $count } gems
    } from you
web-strip-silberzwerg-log-stole-seen = { $player } stole { $parts } from you
web-strip-silberzwerg-log-banished = { $player } removed your { $kind }
web-strip-silberzwerg-log-tribute = { $player } took thalers from you
web-strip-silberzwerg-log-expired = Your contract expired
web-strip-silberzwerg-log-removed = { $player } removed your contract

## Asked back before a turn ends too early

web-doubt-ready = Something is still ready
web-doubt-full = Your hand is full
web-doubt-nothing = You haven’t done anything yet
web-doubt-full-how = You can’t draw a card now. Play or sell one first, if you can.
web-doubt-nothing-how = Your turn would end without an action.
web-doubt-never = Don’t ask again
web-doubt-anyway = Continue anyway
web-doubt-back = Keep playing
web-doubt-setting = Ask before I end a turn too early

## The goal card

web-goal-win = How you win
web-goal-turn = What a turn is
web-goal-end = When it ends
web-goal-again = Find this card again under
web-goal-start = Start playing
web-goal-show = The goal of this game
web-goal-smithy-win = Craft and trade. The player with the most coins wins.
web-goal-smithy-turn = Refined resources craft guild cards. Act as often as you like, then draw.
web-goal-smithy-end = When a deck runs out or a player has four king’s items, everyone else plays once more.
web-goal-silberzwerg-win = Fulfil contracts and sell gems. The first to reach 600 thalers wins.
web-goal-silberzwerg-turn = Place your dwarves in secret. Then ghosts, miners and lords act in turn.
web-goal-silberzwerg-end = At 600 thalers the game stops at once. Without contracts, the richest player wins.
web-goal-jewellers-win = Buy cards with gems. Each card scores at the end; the most points win.
web-goal-jewellers-turn = Draft gems in secret. Then take turns buying cards until all have passed.
web-goal-jewellers-end = After the last round all cards score, school by school.

## What is ready

web-legend-ready = ready now
web-legend-movable = can be moved
web-next-craft = { $card } is ready: craft it, or do something else first.
web-next-train = { $card } is ready: train this apprentice, or do something else first.

## Notes when something happens for the first time

web-note-seen = Got it
web-note-off = No more notes
web-note-setting = Explain things the first time they happen
web-note-smithy-hand = These are your cards. Play resources to your Workshop to craft with, or to your Market to sell.
web-note-smithy-draw = You draw at the end of your turn. The Mine has resources; the Guild has things to craft.
web-note-smithy-craft = You can craft a card. Its resources go under it, and it is done at the start of your next turn.
web-note-smithy-stack = This is a crafting stack. It is completed at the start of your next turn.
web-note-smithy-train = This is an apprentice. Trained, it helps you every turn.
web-note-smithy-warehouse = This is the Warehouse. The more cards lie above one, the more it costs.
web-note-smithy-market = You can buy from another player’s Market. The coins go to that player.
web-note-smithy-tool = This is a tool. Keep it to save resources, or sell it once for coins.
web-note-smithy-bid = This is an auction. The highest bid pays the seller.
web-note-silberzwerg-place = Each miner digs one gem. A leader is a ghost or a lord: you choose its side.
web-note-silberzwerg-ghost = This is a ghost. It acts before the miners: it removes dwarves, takes gems or moves contracts.
web-note-silberzwerg-react = You have a barred ghost. It can cancel this ghost’s action once.
web-note-silberzwerg-lord = This is a lord. It buys gems in a mine, sells them, or fulfils a contract.
web-note-silberzwerg-fulfil = You have all gems of a contract. Fulfil it before its value falls.
web-note-silberzwerg-symbol = This is a symbol from a fulfilled contract. You can use it once.
web-note-silberzwerg-return = You can keep at most 12 gems between rounds. The rest go back to the mines.
web-note-jewellers-pick = Take one gem. Then the bowl goes to your neighbour, until all are empty.
web-note-jewellers-buy = A glowing card can be paid for now. Gold and crystals go to the bank.
web-note-jewellers-act = In your turn you buy one card, or pass for the rest of the round.
web-note-jewellers-bid = Bid gold for the crown. Its holder plays first and chooses gems.
web-note-jewellers-house = The house marker protects one card for you.
web-note-jewellers-count = The game is over. You may change how your cards score.
