# The Jewellers' board: what only the page says.

web-jewels-buy = Buy
web-jewels-choose = Other payment…
web-jewels-pass = Pass
web-jewels-free = free
web-jewels-laid = Paid so far:
web-jewels-amount = Amount
web-jewels-cost = Cost
web-jewels-scores = Scores
web-jewels-table = { $table }, then { $more } each
web-jewels-best = best { $count }
web-jewels-brings = Adds { $points } in all
web-jewels-adds = Worth { $points } if the game ended now.
web-jewels-discard-price = It costs { $gold } gold more in the discard pile.
web-jewels-take-back = Undo
web-jewels-see-cards = Show cards
web-jewels-back = Back to offer
web-jewels-known = Deck ({ $count } seen)
web-jewels-places = places { $places } of { $count }, from the top
web-jewels-nth = place { $place } from the top
web-jewels-use-how = Use it when you buy: choose the card you want, then “{ $way }”.
web-jewels-white = White miner
web-jewels-black = Black miner
web-jewels-medals-how = badges at the end · points
web-jewels-ask-ink = Choose the first card of the offer to replace.
web-jewels-whose = Show cards of
web-jewels-works-of = Cards: { $player }
web-jewels-next = your next bowl
web-jewels-then = in { $count } picks
web-jewels-crown-how = The winner goes first and sets the colour of the wild icons.
web-jewels-open-how = Numbers show bidding priority. If you rank above the highest bidder, you may match the bid; otherwise you must raise it.
web-jewels-closed-how = Everyone bids in secret. The highest bid wins, and only the winner pays.
web-jewels-bonus-how = Bid 2 gold or more to win a bonus crystal:
web-jewels-last-how = Last round: bid 3 gold or more to win a many-coloured badge.
web-jewels-if-now = If it ended now
web-jewels-with = { $points } with { $card }
web-jewels-no-choice = There is nothing left to choose.
web-jewels-accept = Accept ({ $points })
web-jewels-loses =
    { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
web-jewels-keeps = no points lost
web-jewels-chart = Score, round by round
web-jewels-chart-note = if the game had ended then
web-jewels-show-cards =
    { $count ->
        [one] Show card
       *[other] Show all { $count } cards
    }
web-jewels-hide-cards = Hide cards

## Schools, short

web-jewels-school-court = Court
web-jewels-school-aesthete = Aesthetes
web-jewels-school-noble = Nobility
web-jewels-school-memorist = Builders
web-jewels-school-forge = Forge
web-jewels-school-religion = Religion
web-jewels-school-musician = Music
web-jewels-school-green-backed = Favour

## Gifts

web-jewels-gift-families = clan side: { $gold } gold or { $crystals } of a colour
web-jewels-gift-forged = forge side: { $gold } gold or { $crystals } of a colour
web-jewels-gift-harp-active =
    gain { $count } { $count ->
        [one] gem
       *[other] gems
    }
web-jewels-gift-harp-inactive = inactive
web-jewels-gift-inkwell-active =
    replace { $count } { $count ->
        [one] card
       *[other] cards
    }
web-jewels-gift-inkwell-inactive = inactive

## Rows of gems to choose from

web-jewels-line-crown = Crown icon
web-jewels-line-wild4 = Four-colour wild icons
web-jewels-line-wild3 = Three-colour wild icons
web-jewels-line-prize = Bonus crystal
web-jewels-line-medal = Reward
web-jewels-line-keep = Protect
web-jewels-line-pay = Pay with
web-jewels-line-set = Place in a square
web-jewels-line-rune = Runes of choice
web-jewels-line-square = Squares for any colour
web-jewels-line-symbol = Music symbols of choice
web-jewels-line-cap = Higher cap

## The head of the status bar, after "Your turn:"

web-jewels-head-pick = take a gem
web-jewels-head-crown = choose a gem
web-jewels-head-bid = bid for the crown
web-jewels-head-hide = bid in secret
web-jewels-head-prize = take a crystal
web-jewels-head-wild = choose colours
web-jewels-head-house = place your marker
web-jewels-head-move = move cards
web-jewels-head-listen = buy from the deck
web-jewels-head-act = buy or pass
web-jewels-head-ink = choose a second card
web-jewels-head-pay = pay
web-jewels-head-second = buy a second card
web-jewels-head-noble = buy from the deck
web-jewels-head-stones = place crystals
web-jewels-head-keep = protect crystals
web-jewels-head-point = point at a card
web-jewels-head-medal = choose a reward
web-jewels-head-count = final scoring

web-jewels-sign-logo = loyalty badge: { $parts }
    .help = Loyalty badge: if you alone have the most of a colour, you get that medallion’s crystal each round and points at the end.
    .multi = Many-coloured badge: counts as one badge for each of the four medallions.
web-jewels-sign-rune = rune: { $parts }
    .help = Rune: nobility cards score for your runes of a colour, or for sets of all three colours.
web-jewels-sign-badge = { $count ->
        [one] 1 sparkle
       *[other] { $count } sparkles
    }
    .help = Sparkle: Mirrors and Cockades score for each one on your cards.
web-jewels-sign-square = empty square: { $parts }
    .help = Empty square: holds one crystal of its colour. Forge cards score for placed crystals.
web-jewels-sign-full = filled square: { $parts }
    .help = Filled square: counts as a placed crystal of its colour.
web-jewels-sign-religion = { $count ->
        [one] 1 religion icon
       *[other] { $count } religion icons
    }
    .help = Religion icon: the more you have, the more cards of the deck you see with the religion patron.
web-jewels-sign-music = music: { $parts }
    .help = Music: multiply your ♬ by your ♯ and by your ♪ to get points. Each counts up to 5.
web-jewels-sign-star = star { $parts }
    .help = Star: the biggest one wins the Builders’ marker.
web-jewels-sign-nature = Natures: fire, earth and water. Some cards score for each card of a nature. You choose the nature of a many-coloured card at the end.
