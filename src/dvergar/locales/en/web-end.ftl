# The end screen.

web-end-scoring = Final scoring
web-end-scoring-how = Who will win?
web-end-skip = Show result
web-end-place = Your place: { $place } of { $of }
web-end-place-of = { $player }: place { $place } of { $of }
web-end-share = Share picture
web-end-goal =
    { $count ->
       *[other] { $players } reached 600 thalers.
    }
web-end-closed-guild = { $player } drew the last Guild card.
web-end-closed-mine = { $player } drew the last Mine card.
web-end-closed-kings = { $player } completed four king’s items.
