# The Jewellers' board: what only the page says.

web-jewels-buy = Buy
web-jewels-choose = Pay otherwise …
web-jewels-pass = Pass
web-jewels-free = free
web-jewels-laid = Paid so far:
web-jewels-amount = Amount
web-jewels-cost = Cost
web-jewels-scores = Scores
web-jewels-table = { $table }, then { $more } each
web-jewels-best = best { $count }
web-jewels-brings = brings { $points } in all
web-jewels-adds = If the game ended now, it would change your score by { $points }.
web-jewels-discard-price = In the discard pile it costs { $gold } gold more.
web-jewels-take-back = Take back
web-jewels-see-cards = Show the cards
web-jewels-back = Back to the offer
web-jewels-known = Deck, { $count } seen
web-jewels-places = places { $places } of { $count }, from the top
web-jewels-nth = place { $place } from the top
web-jewels-use-how = Use it when you buy: pick the card you want, then “{ $way }”.
web-jewels-white = White miner
web-jewels-black = Black miner
web-jewels-medals-how = final logos · points
web-jewels-ask-ink = Inkwell: choose the first card of the offer that is replaced.
web-jewels-whose = Whose cards
web-jewels-works-of = Cards: { $player }
web-jewels-next = next to you
web-jewels-then = in { $count } picks
web-jewels-crown-how = Whoever wins the crown goes first this round, and picks the colours of the wild logos.
web-jewels-open-how = Numbers show who comes first: whoever comes before the highest bidder may equal the bid, all others must beat it.
web-jewels-closed-how = Everyone hides gold. The highest bid wins, and only the winner pays.
web-jewels-bonus-how = Pay 2 gold or more, and gain a bonus crystal:
web-jewels-last-how = Last round: pay 3 gold or more, and gain a many-coloured logo.
web-jewels-if-now = If it ended now
web-jewels-with = { $points } with { $card }
web-jewels-no-choice = Nothing is left to choose.
web-jewels-accept = Accept: { $points }
web-jewels-loses =
    { $points ->
        [one] 1 point less
       *[other] { $points } points less
    }
web-jewels-keeps = no points lost
web-jewels-chart = Score round by round
web-jewels-chart-note = if the game had ended then
web-jewels-show-cards =
    { $count ->
        [one] Show the card
       *[other] Show all { $count } cards
    }
web-jewels-hide-cards = Hide the cards

## Schools, short

web-jewels-school-court = Court
web-jewels-school-aesthete = Aesthetes
web-jewels-school-noble = Nobility
web-jewels-school-memorist = Memorists
web-jewels-school-forge = Forge
web-jewels-school-religion = Religion
web-jewels-school-musician = Music
web-jewels-school-green-backed = Others

## Gifts

web-jewels-gift-families = families face: { $gold } gold or { $crystals } of a colour
web-jewels-gift-forged = forge face: { $gold } gold or { $crystals } of a colour
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

web-jewels-line-crown = The crown logo brings
web-jewels-line-wild4 = Four-colour logos become
web-jewels-line-wild3 = Three-colour logos become
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
web-jewels-head-crown = crown logo
web-jewels-head-bid = bid for the crown
web-jewels-head-hide = hide gold
web-jewels-head-prize = bonus crystal
web-jewels-head-wild = wild logos
web-jewels-head-house = house marker
web-jewels-head-move = move cards
web-jewels-head-listen = buy from the deck
web-jewels-head-act = buy or pass
web-jewels-head-ink = second card
web-jewels-head-pay = pay
web-jewels-head-second = second purchase
web-jewels-head-noble = buy from the deck
web-jewels-head-stones = place crystals
web-jewels-head-keep = protect crystals
web-jewels-head-point = point at a card
web-jewels-head-medal = reward
web-jewels-head-count = final count

web-jewels-sign-logo = fidelity logo: { $parts }
    .help = Fidelity logo: strictly the most of a colour bring its medallion’s crystal after a round, and points at the end.
    .multi = Many-coloured logo: counts as one logo for each of the four medallions.
web-jewels-sign-rune = rune: { $parts }
    .help = Rune: noble cards score by your runes of a colour, or by triples of the three.
web-jewels-sign-badge = { $count ->
        [one] 1 aesthete badge
       *[other] { $count } aesthete badges
    }
    .help = Aesthete badge: Mirrors and Cockades score for each one you own.
web-jewels-sign-square = open square: { $parts }
    .help = Open square: holds one crystal of its colour; forge cards score for what is placed.
web-jewels-sign-full = full square: { $parts }
    .help = Full square: counts as a placed crystal of its colour.
web-jewels-sign-religion = { $count ->
        [one] 1 religion logo
       *[other] { $count } religion logos
    }
    .help = Religion logo: the more you have, the further the religion patron lets you look into the deck.
web-jewels-sign-music = music: { $parts }
    .help = Music: your ♬ times your ♯ times your ♪ are points, each counted up to 5.
web-jewels-sign-star = star { $parts }
    .help = Star: the biggest one decides who gets the memorist patron’s marker.
web-jewels-sign-nature = Natures: fire, earth and water. Monuments, Portrait Frames and Concords count cards by nature; you choose that of a many-coloured card at the end.
