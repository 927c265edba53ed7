# An enlarged card: what it does, what it is worth, and what holds for it now.

web-zoom-does = Does
web-zoom-worth = Worth
web-zoom-now = Now

## Dwarven Smithy

web-zoom-unrefined = In your Workshop, it is refined at the start of your next turn. Then it can pay for cards.
web-zoom-refined = In your Workshop, it can pay for cards.
web-zoom-item = When it is completed, the bank pays you its completed value.
web-zoom-kings-item = When it is completed, it stays face down in your Market and scores its completed value at the end.

## Silberzwerg

web-zoom-contract = A lord in the Contract column fulfils it. You hand in { $count } gems: { $parts }.
web-zoom-values = Pays { $values } thalers, one step less each round. After the last step it expires.
web-zoom-penalty = If it expires, its owner pays { silberzwerg-thalers }.
web-zoom-pays = Pays { silberzwerg-thalers }

## The Jewellers

web-zoom-in-all = total
