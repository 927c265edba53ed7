# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, the Jewellers
jewellers-tagline = Draft gems, bid for the crown, and craft the jewels that score best together.
jewellers-reconstructed = The cards are our own reconstruction, not the printed ones.

## Options

jewellers-option-mode = Mode
    .help = Initiation is short, Classic is the normal game, Advanced uses all the cards.
jewellers-option-mode-initiation = Initiation
    .help = 4 rounds, 33 cards of four schools, no gifts. Best for a first game.
jewellers-option-mode-classic = Classic
    .help = 5 rounds, 59 cards of six schools, with War Hammers.
jewellers-option-mode-advanced = Advanced
    .help = 5 rounds, all 98 cards of seven schools, with Harps, Inkwells and cursed crystals.
jewellers-option-manner = Jokers
    .help = Which gems are jokers when you buy a card.
jewellers-option-manner-topaz = Topazes
    .help = Topazes are jokers for cards of the round’s school.
jewellers-option-manner-opal = Opals
    .help = Opals are jokers for cards of their own school and can earn a bonus.
jewellers-option-cleanup = Clean-up
    .help = Which cards leave the offer after a round. Only in Advanced.
jewellers-option-cleanup-controlled = Controlled
    .help = Cards that at least one player secretly points at stay.
jewellers-option-cleanup-chaotic = Chaotic
    .help = Cards that an even number of players point at leave.
jewellers-option-cleanup-no-quarter = No quarter
    .help = All cards leave.
jewellers-option-auction = Auction
    .help = How players bid for the crown. Closed only in Advanced.
jewellers-option-auction-open = Open
    .help = Players bid in turn until nobody bids higher.
jewellers-option-auction-closed = Closed
    .help = Everyone makes one secret bid. The highest bid wins.
jewellers-option-patrons = Patrons
    .help = From round 2 on, the patrons of six schools reward their best supporters. Not in Initiation.

## Terms

jewellers-term-yes = yes
jewellers-term-choice = of choice
jewellers-term-any = any colour
jewellers-term-x = X
jewellers-term-investment = Investment
jewellers-term-archive = Archive Access
jewellers-term-marker = the Builders’ marker
jewellers-term-open-red = empty red
jewellers-term-open-green = empty green
jewellers-term-open-blue = empty blue
jewellers-term-open-any = empty (any colour)
jewellers-term-full-red = filled red
jewellers-term-full-green = filled green
jewellers-term-full-blue = filled blue
jewellers-term-full-any = filled (any colour)
jewellers-term-flat = fixed points
jewellers-term-per-badge = points per sparkle
jewellers-term-per-card = points per card of any kind
jewellers-term-per-card-of-nature = points per card of its nature
jewellers-term-per-costly-card = points per card that costs enough crystals
jewellers-term-per-nature-triple = points per set of three natures
jewellers-term-rune-table = points for your runes of its colour
jewellers-term-rune-triple-table = points for your rune sets
jewellers-term-per-rune-table = points for all your runes
jewellers-term-per-placed = points per placed crystal
jewellers-term-per-pair-placed = points per pair of placed crystals
jewellers-term-per-two-placed = points per two placed crystals
jewellers-term-top-costs = the highest costs in its colour
jewellers-term-plinth = the highest costs in two colours
jewellers-term-chalice-x = points for X
jewellers-term-reliquary-x = the X highest costs in its colour
jewellers-term-cursed-table = points for your cursed crystals
jewellers-term-music = music

## Columns of the card tables

jewellers-column-id = Id
jewellers-column-name = Name
jewellers-column-level = From mode
jewellers-column-school = School
jewellers-column-court = Court
jewellers-column-nature = Nature
jewellers-column-cost = Cost
jewellers-column-score = Scores
jewellers-column-points = Points
jewellers-column-logos = Loyalty badges
jewellers-column-runes = Runes
jewellers-column-badges = Sparkles
jewellers-column-star = Star
jewellers-column-religion = Religion icons
jewellers-column-music = Music
jewellers-column-squares = Squares
jewellers-column-of = Counts
jewellers-column-cards = Cards or crystals needed
jewellers-column-text = Effect
jewellers-column-line1 = White miner card
jewellers-column-line2 = Brings
jewellers-column-line3 = Black miner card
jewellers-column-bonus = Bonus crystal

## Values

jewellers-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
jewellers-gold-count = { $count } gold
jewellers-card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
jewellers-deck-count =
    { $count ->
        [0] empty deck
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
jewellers-round = Round { $round }
# The crown of later rounds is still to be bid for.
jewellers-heading = { $round ->
    [1] Round { $round } · crown: { $player }
   *[other] Round { $round }
}
jewellers-round-of = Round { $round } of { $rounds }
jewellers-category = School: { $school }
jewellers-categories-next = Next schools: { $parts }
jewellers-turn-of = { $player }’s turn
jewellers-crown-of = Crown: { $player }
jewellers-passes-to = Bowls pass to { $player }
jewellers-clockwise = clockwise
jewellers-anticlockwise = anticlockwise
jewellers-x-laid = X = { $x }
jewellers-adds = now { $points }
    .help = What the card would add to your score if the game ended now.

## Areas

jewellers-area-offer = Offer
jewellers-area-discard = Discard pile
jewellers-area-deck = Deck
jewellers-area-known = Known cards in the deck
jewellers-area-greens = Favour cards
jewellers-area-white = White miner card
jewellers-area-black = Black miner card
jewellers-area-bowls = Bowls
jewellers-area-bowl = Your bowl
jewellers-area-bowl-of = { $player }’s bowl
jewellers-area-stock = Stock
jewellers-area-gifts = Gifts
jewellers-area-cards = Your cards
jewellers-area-symbols = Symbols
jewellers-area-auction = Auction
jewellers-area-medallions = Medallions
jewellers-area-choices = Choices
jewellers-area-score = Score
jewellers-area-bonus = Bonus crystal
jewellers-area-wild = Wild icons
jewellers-area-rounds = Rounds

## Phases

jewellers-phase-finds = Finds
jewellers-phase-crown = Crown
jewellers-phase-patrons = Patrons
jewellers-phase-draft = Draft
jewellers-phase-turns = Turns
jewellers-phase-clean = Clean-up
jewellers-phase-medallions = Medallions
jewellers-phase-next = Next round
jewellers-phase-count = Final scoring

## Marks of a player

jewellers-crown = crown
jewellers-active = (playing)
jewellers-passed = passed
jewellers-sealed = has chosen
jewellers-choosing = choosing…
jewellers-marker = Builders’ marker
jewellers-house = house marker: { $player }
jewellers-house-own = your house marker
jewellers-out = out of the auction
jewellers-uses = Used this turn: { $parts }
jewellers-empty = empty
jewellers-discard-extra = +{ $gold } gold each

## What a card shows

jewellers-logos = badges { $parts }
jewellers-runes = runes { $parts }
jewellers-squares-open = empty squares { $parts }
jewellers-squares-full = filled squares { $parts }
jewellers-badges = sparkles { $count }
jewellers-religion = religion { $count }
jewellers-star = star { $count }
jewellers-stars = stars { $parts }
jewellers-music = music { $parts }
jewellers-placed = placed { $parts }
jewellers-court = court
jewellers-mark-logo = loyalty badge
jewellers-mark-rune = rune
jewellers-mark-square = empty square
jewellers-mark-full = filled square
jewellers-mark-badge = sparkle
jewellers-mark-star = star
jewellers-mark-religion = religion icon
jewellers-mark-multi = many-coloured
jewellers-mark-any = any colour
jewellers-mark-choice = of choice

jewellers-score-none = no points
jewellers-score-music = music
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } per sparkle
jewellers-score-per-card = { $points } per card
jewellers-score-per-card-of-nature = { $points } per card of { $term }
jewellers-score-per-costly-card = { $points } per card costing { $minimum }+ crystals
jewellers-score-per-nature-triple = { $points } per set of three natures
jewellers-score-rune-table = { $table } for { $card } runes
jewellers-score-rune-triple-table = { $table } for rune sets
jewellers-score-per-rune-table = { $table } for all runes
jewellers-score-per-placed = { $points } per placed { $card } crystal
jewellers-score-per-placed-any = { $points } per placed crystal
jewellers-score-per-pair-placed = { $points } per placed pair ({ $parts })
jewellers-score-per-two-placed = { $points } per 2 placed crystals
jewellers-score-top-costs = { $times } × your { $cards } highest costs in { $card }
jewellers-score-plinth = { $points } × your { $cards } highest costs in { $parts }
jewellers-score-chalice-x = { $table } for X
jewellers-score-reliquary-x = your X highest costs in { $card }
jewellers-score-cursed-table = { $table } each, for how many you own

jewellers-effect-investment-each = One purchase costs 1 red, 1 green and 1 blue less
jewellers-effect-investment-colour = One purchase costs up to 3 of one colour less
jewellers-effect-archive-access = One card from the discard pile costs 1 crystal and 1 gold less
jewellers-effect-privilege = Buy two cards in one turn
jewellers-effect-orb-discount = Orbs cost you 2 less
jewellers-effect-cursed = You can’t pass while you hold this colour
jewellers-effect-geode = When you pass, lose all crystals of this colour
jewellers-effect-double-nature = Counts as two cards of its nature
jewellers-effect-cost-counts-as = Counts as costing 3 of its colour and 1 of each other
jewellers-effect-staff = At the end, choose one of five options

## Short letters of the gems, for costs

jewellers-short-red = R
jewellers-short-green = G
jewellers-short-blue = B
jewellers-short-gold = Au
jewellers-short-topaz = T
jewellers-short-grey = ○
jewellers-short-black = ●
jewellers-short-x = X
jewellers-short-multi = M
jewellers-short-any = *
jewellers-short-choice = *

## Gifts on the table

jewellers-gift-families = War Hammer (clan side)
jewellers-gift-forged = War Hammer (forge side)
jewellers-gift-harp-active = Harp (active)
jewellers-gift-harp-inactive = Harp (inactive)
jewellers-gift-inkwell-active = Inkwell (active)
jewellers-gift-inkwell-inactive = Inkwell (inactive)

## Opal bonuses on cards

jewellers-bonus-court = Court bonus: { $card } badge
jewellers-bonus-aesthete = Aesthete bonus: 1 sparkle
jewellers-bonus-noble = Nobility bonus: { $card } rune
jewellers-bonus-memorist = Builders’ bonus: +1 per unit
jewellers-bonus-forge = Forge bonus: 4 filled squares
jewellers-bonus-religion = Religion bonus: 1 point per { $card } in your costs
jewellers-bonus-musician = Musicians’ bonus: a symbol or a higher cap

## Questions to the player

jewellers-ask-pick = Take one gem from your bowl in secret.
jewellers-ask-crown = One crown icon is left over. Which gem does it bring?
jewellers-ask-bid = Bid gold for the crown?
jewellers-ask-hide = How much gold do you secretly bid for the crown?
jewellers-ask-prize = Which bonus crystal do you take?
jewellers-ask-wild = Which colour do the wild icons become?
jewellers-ask-house = Put your house marker on a card of the offer.
jewellers-ask-move =
    Move one of the cards that you looked at? { $count ->
        [one] You may move 1 more.
       *[other] You may move { $count } more.
    }
jewellers-ask-listen = Buy one of the top cards of the deck?
jewellers-ask-act = Use manoeuvres if you like, then buy a card or pass.
jewellers-ask-act-on = Use more manoeuvres if you like, then end your turn.
jewellers-ask-ink = Which second card do you replace?
jewellers-ask-pay = How do you pay?
jewellers-ask-pay-for = How do you pay for { $card }?
jewellers-ask-second = Which second card do you buy?
jewellers-ask-noble = Swap grey stones, or buy one of the last cards of the deck for 1 crystal less?
jewellers-ask-stones = Last chance to place crystals. Which one?
jewellers-ask-keep = Your geodes take crystals. Which one do you protect?
jewellers-ask-point = Secretly point at a card that should stay in the offer, or at none.
jewellers-ask-point-chaotic = Secretly point at a card, or at none. A card stays if an odd number of players point at it.
jewellers-ask-medal = You win several medallions. Which reward do you take?
jewellers-ask-count = Final scoring: the best choices are preselected. Accept or change them (= no loss, −2 = 2 points less).

## Waiting for another player

jewellers-wait-pick = Still taking a gem: { $player }
jewellers-wait-crown = { $player } is choosing a gem for a crown icon.
jewellers-wait-bid = { $player } is thinking about a bid.
jewellers-wait-hide = Still bidding in secret: { $player }
jewellers-wait-prize = { $player } is choosing a bonus crystal.
jewellers-wait-wild = { $player } is choosing the colour of the wild icons.
jewellers-wait-house = { $player } is placing the house marker.
jewellers-wait-move = { $player } is looking at the deck and may move cards.
jewellers-wait-listen = { $player } is looking at the top of the deck and may buy a card.
jewellers-wait-act = { $player } is taking a turn.
jewellers-wait-ink = { $player } is choosing a second card to replace.
jewellers-wait-pay = { $player } is paying.
jewellers-wait-second = { $player } may buy a second card.
jewellers-wait-noble = { $player } is looking at the end of the deck and may buy a card.
jewellers-wait-stones = { $player } is placing crystals.
jewellers-wait-keep = { $player } is choosing which crystals to protect from a geode.
jewellers-wait-point = Still to point at a card: { $player }
jewellers-wait-medal = { $player } is choosing a medallion’s reward.
jewellers-wait-count = Still choosing for the final scoring: { $player }
jewellers-wait-sealed = Your choice is made. Still choosing: { $players }

## Actions

jewellers-do-take = Take { $card }
jewellers-do-buy =
    Buy { $card } { $count ->
        [0] for free
       *[other] for { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}with { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , plus an opal bonus for { $cost } ({ $school })
    }
jewellers-do-choose = Pay for { $card } in another way
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] Pay nothing more
           *[other] Pay the rest ({ $parts })
        }
       *[other] { $count ->
            [0] Opal bonus for { $cost } ({ $school })
           *[other] Pay the rest ({ $parts }), and { $cost } for the opal bonus ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Use an Investment (up to 3 of one colour less)
jewellers-do-with-trio = Use an Investment (1 red, 1 green and 1 blue less)
jewellers-do-with-archive = Use an Archive Access (1 crystal and 1 gold less)
jewellers-do-with-marker = Use the Builders’ marker (1 gold and 1 crystal or gold less)
jewellers-do-with-privilege = Use a Privilege (then buy a second card)
jewellers-do-lay = Choose X = { $count }
jewellers-do-pay = Pay with { $card }
jewellers-do-bonus-court = Opal bonus for { $parts }: a loyalty badge ({ $card })
jewellers-do-bonus-aesthete = Opal bonus for { $parts }: 1 sparkle
jewellers-do-bonus-noble = Opal bonus for { $parts }: a rune ({ $card })
jewellers-do-bonus-memorist = Opal bonus for { $parts }: the card scores +1 per unit
jewellers-do-bonus-forge = Opal bonus for { $parts }: 4 filled squares
jewellers-do-bonus-religion = Opal bonus for { $parts }: at the end, 1 point per { $card } in the costs of your cards
jewellers-do-bonus-musician = Opal bonus for { $parts }: at the end, a music symbol or a cap raised by 1
jewellers-do-white = Swap a grey stone for { $card } from the white miner card
jewellers-do-black = Swap a black stone for { $card } from the black miner card
jewellers-do-hammer = Use the War Hammer (pay { $parts }, gain { $card })
jewellers-do-harp = Use the Harp (gain { $card })
jewellers-do-ink = Use the Inkwell (replace { $card })
jewellers-do-tune = Reactivate the Harp for { $parts }
jewellers-do-refill = Reactivate the Inkwell for { $parts }
jewellers-do-pair = Place { $parts } and gain { $card }
jewellers-do-set = Place { $card } in a square
jewellers-do-bid = Bid { $count } gold
jewellers-do-decline = Leave the auction
jewellers-do-hide = Bid { $count } gold in secret
jewellers-do-prize = Take the bonus crystal ({ $card })
jewellers-do-wild4 = Set the four-colour wild icons to { $card }
jewellers-do-wild3 = Set the three-colour wild icons to { $card }
jewellers-do-crown = Take { $card } for the crown icon
jewellers-do-house = Put your house marker on { $card }
jewellers-do-move-offer = Move { $card } to the offer
jewellers-do-move-top = Move { $card } to the top of the deck
jewellers-do-move-under = Move { $card } under the other cards
jewellers-do-move-bottom = Move { $card } to the bottom of the deck
jewellers-do-leave = Leave the cards
jewellers-do-point = Point at { $card }
jewellers-do-point-none = Point at none
jewellers-do-medal = Take the reward ({ $card })
jewellers-do-keep = Protect { $card }
jewellers-do-accept = Accept these choices
jewellers-do-nature = Count { $card } as { $term }
jewellers-do-staff-nature = Count { $card } as { $count } cards of its nature
jewellers-do-staff-cost = Count { $card } as costing { $count } of its colour and { $other } of each other
jewellers-do-staff-runes =
    Count { $card } as { $count } { $count ->
        [one] rune
       *[other] runes
    } of its colour
jewellers-do-staff-squares =
    Count { $card } as { $count } filled { $count ->
        [one] square
       *[other] squares
    } of its colour
jewellers-do-staff-beamed = Count { $card } as { $count } ♬
jewellers-do-staff-sharp = Count { $card } as { $count } ♯
jewellers-do-staff-note = Count { $card } as { $count } ♪
jewellers-do-rune = Count a rune of choice as { $card }
jewellers-do-square = Count a square for any colour as { $card }
jewellers-do-symbol = Count a music symbol of choice as { $term }
jewellers-do-cap = Raise the cap of { $term } by 1
jewellers-do-thrift = Skip the { $gold }-gold War Hammer bonus
jewellers-do-forgo-second = Skip second card
jewellers-do-forgo-music = Buy none
jewellers-do-forgo-noble = Buy none
jewellers-do-forgo-reward = Done
jewellers-do-end-stones = Stop placing crystals
jewellers-do-end = End your turn
jewellers-do-pass = Pass this round

## Why something can't be done

jewellers-why-house = Only { $owner } may buy this card this round.
jewellers-why-second-step = You used a manoeuvre twice this turn, so you can’t buy or pass.
jewellers-why-lacks = You still need { $parts }.
jewellers-why-no-grey = You have no grey promise stone.
jewellers-why-no-black = You have no black stone.
jewellers-why-used-up = You can’t use this again this turn.
jewellers-why-gift-price = This costs { $gold } gold or { $crystals } crystals of one colour.
jewellers-why-no-deck = The deck is empty.
jewellers-why-nothing-to-replace = No card in the offer can be replaced.
jewellers-why-cursed = You can’t pass: there is a cursed crystal in the offer, and you have its colour.
jewellers-why-patience = You have not bought a card for six turns, so you must buy or pass.

## Log

jewellers-log-turn = Round { $round } begins, and { $player } holds the crown
jewellers-log-turn-category = Round { $round } begins with the school { $school }, and { $player } holds the crown
jewellers-log-found = The miners find { $card }
jewellers-log-brought = The miners bring { $card } to the offer
jewellers-log-refilled = The offer is refilled with { $parts }
jewellers-log-logos = { $player }’s crown icons bring { $parts } to the white miner card
jewellers-log-logos-black = { $player }’s crown icons bring { $parts } to the black miner card
jewellers-log-bid = { $player } bids { $count } gold
jewellers-log-declined = { $player } leaves the auction
jewellers-log-hidden-bid = { $player } reveals a bid of { $count } gold
jewellers-log-crowned = { $player } wins the crown for { $count } gold
jewellers-log-crown-moved = { $player } gets the crown because nobody bid
jewellers-log-prized = { $player } takes the bonus crystal ({ $card })
jewellers-log-favoured = { $player } gains a many-coloured badge for bidding 3 gold or more
jewellers-log-wild4 = { $player } sets the four-colour wild icons to { $card }
jewellers-log-wild3 = { $player } sets the three-colour wild icons to { $card }
jewellers-log-housed = { $player } puts the house marker on { $card }
jewellers-log-looked =
    { $count ->
        [one] { $player } looks at 1 card of the deck
       *[other] { $player } looks at { $count } cards of the deck
    }
jewellers-log-looked-seen = { $player } looks at { $parts }
jewellers-log-moved = { $player } moves a card in the deck
jewellers-log-moved-offer = { $player } moves { $card } from the deck to the offer
jewellers-log-moved-top = { $player } moves { $card } to the top of the deck
jewellers-log-moved-under = { $player } moves { $card } under the other cards
jewellers-log-moved-bottom = { $player } moves { $card } to the bottom of the deck
jewellers-log-picked = { $player } takes { $card }
jewellers-log-picked-many = { $player } takes { $parts }
jewellers-log-marked = { $player } gets the Builders’ marker
jewellers-log-promised = { $player } takes { $card } from the white miner card
jewellers-log-promised-black = { $player } takes { $card } from the black miner card
jewellers-log-hammered = { $player } uses the War Hammer ({ $parts } for { $got })
jewellers-log-harp = { $player } uses the Harp and gains { $card }
jewellers-log-tuned = { $player } reactivates the Harp for { $parts }
jewellers-log-inked = { $player } uses the Inkwell to replace { $parts }
jewellers-log-refilled-ink = { $player } reactivates the Inkwell for { $parts }
jewellers-log-placed = { $player } places { $card }
jewellers-log-paired = { $player } places { $parts } and gains { $got }
jewellers-log-bought =
    { $player } buys { $card }{ $source ->
        [discard] {" "}from the discard pile
        [top] {" "}from the top of the deck
        [last] {" "}from the end of the deck
       *[offer] {""}
    }{ $count ->
        [0] {" "}for free
       *[other] {" "}for { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , with { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , plus an opal bonus for { $cost } ({ $school })
    }
jewellers-log-passed = { $player } passes
jewellers-log-ended = { $player } ends the turn without buying
jewellers-log-lost = { $player } loses { $parts } to a geode
jewellers-log-swept = The clean-up removes { $parts } from the offer
jewellers-log-stayed = The clean-up leaves { $parts } in the offer
jewellers-log-pointed = { $player } points at { $card }
jewellers-log-pointed-none = { $player } points at no card
jewellers-log-medal = { $player } gains { $card } from the medallions
jewellers-log-forgone = { $player } doesn’t buy a card
jewellers-log-rewarded = { $player } completes a rune set and may look at the bottom of the deck
jewellers-log-over-rounds = The game ends after the last round

## The end

jewellers-sheet-medallions = Medallions
jewellers-sheet-medal-red = Red medallion
jewellers-sheet-medal-green = Green medallion
jewellers-sheet-medal-blue = Blue medallion
jewellers-sheet-medal-multi = Many-coloured medallion
jewellers-sheet-music = Music
jewellers-sheet-total = Total
jewellers-sheet-how = All cards score, school by school. Left-over gems are worth nothing.
jewellers-sheet-choices = Choices for the final scoring
jewellers-projected = Projected score
jewellers-projected-short = now { $points }
jewellers-winner = { $player } wins!
jewellers-winners-shared = Shared victory: { $players }
jewellers-ending-rounds = The last round has ended and all cards have scored.

## Short words of the terminal table

jewellers-menu-take = take
    .verb = take
jewellers-menu-buy =
    { $count ->
        [0] buy (free)
       *[other] buy { $price }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}+ { $mods }
    }
    .tight = buy
    .verb = buy
jewellers-menu-choose = other payment
    .tight = …
    .verb = choose
jewellers-menu-white = take
    .verb = white
jewellers-menu-black = take
    .verb = black
jewellers-menu-hammer = { $price }→{ $card }
    .verb = hammer
jewellers-menu-harp = → { $card }
    .verb = harp
jewellers-menu-tune = reactivate for { $price }
    .tight = { $price }
    .verb = tune
jewellers-menu-ink = replace
    .verb = inkwell
jewellers-menu-refill = reactivate for { $price }
    .tight = { $price }
    .verb = refill
jewellers-menu-set = place
    .verb = place
jewellers-menu-pair = { $price }→{ $card }
    .verb = place
jewellers-menu-pay = pay
    .verb = pay
jewellers-menu-keep = protect
    .verb = protect
jewellers-menu-house = house marker
    .verb = house
jewellers-menu-point = point
    .verb = point
jewellers-menu-move-offer = to the offer
    .verb = move
jewellers-menu-move-top = to the top
    .verb = move
jewellers-menu-move-under = under
    .verb = move
jewellers-menu-move-bottom = to the bottom
    .verb = move
jewellers-menu-nature = { $term }
    .verb = nature
jewellers-menu-pass = pass
    .verb = pass
jewellers-menu-end = end
    .verb = end
jewellers-example = buy bellows
    .short = bu bel
    .exact = buy:bellows
    .rule = rule J3.10, rule auction
    .card = card bellows
jewellers-legend =
    What you see on the table:
    - 2R G Au: the cost in gems, here 2 red, 1 green and 1 gold; X: as many as you like
    - +9: what the card would add to your score if the game ended now; 7)buy R G: buy it for these gems
    - “other payment”, 8)… on a small screen, lets you choose the gems, an Investment or a Privilege yourself
    - ♛ who holds the crown; T topaz, ○ grey promise stone, ● black stone
    - badges R G: loyalty badges, M many-coloured; runes and squares alike, * any colour
    - Harp and Inkwell work on their active side
