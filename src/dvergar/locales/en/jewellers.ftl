# CEJ, the Jewellers: what a player reads at the table.

jewellers-title = CEJ, the Jewellers
jewellers-tagline = Draft gems, bid for the crown, and craft the jewels that score best together.
jewellers-reconstructed = The cards are our own reconstruction, not the printed ones.

## Options

jewellers-option-mode = Mode
    .help = Initiation is short, classic is the normal game, advanced uses all the cards.
jewellers-option-mode-initiation = Initiation
    .help = 4 rounds and 33 cards of four schools, no gifts: best for a first game.
jewellers-option-mode-classic = Classic
    .help = 5 rounds and 59 cards of six schools, with Warhammers.
jewellers-option-mode-advanced = Advanced
    .help = 5 rounds and all 98 cards of seven schools, with Harps, Inkwells and cursed crystals.
jewellers-option-manner = Manner
    .help = Which jokers help to pay for cards.
jewellers-option-manner-topaz = Topaz
    .help = Topazes are jokers for cards of the round’s category.
jewellers-option-manner-opal = Opal
    .help = Opals are jokers for cards of their own category and can earn a bonus.
jewellers-option-cleanup = Clean-up
    .help = How the offer is cleaned up after a round; only in the advanced mode.
jewellers-option-cleanup-controlled = Controlled
    .help = Cards that somebody secretly points at stay.
jewellers-option-cleanup-chaotic = Chaotic
    .help = Cards that an even number of players point at go.
jewellers-option-cleanup-no-quarter = No quarter
    .help = All cards go.
jewellers-option-auction = Auction
    .help = How the players bid for the crown; closed only in the advanced mode.
jewellers-option-auction-open = Open
    .help = The players bid in turn until nobody goes higher.
jewellers-option-auction-closed = Closed
    .help = Everyone secretly offers gold once; the highest bid wins.
jewellers-option-patrons = Patrons
    .help = From round 2 on, the patrons of six schools reward those who serve them best; not in the initiation mode.

## Terms

jewellers-term-yes = yes
jewellers-term-choice = of choice
jewellers-term-any = any colour
jewellers-term-x = X
jewellers-term-investment = Investment
jewellers-term-archive = Archive Access
jewellers-term-marker = the memorist marker
jewellers-term-open-red = open red
jewellers-term-open-green = open green
jewellers-term-open-blue = open blue
jewellers-term-open-any = open for any colour
jewellers-term-full-red = full red
jewellers-term-full-green = full green
jewellers-term-full-blue = full blue
jewellers-term-full-any = full in any colour
jewellers-term-flat = plain points
jewellers-term-per-badge = points per aesthete badge
jewellers-term-per-card = points per card of any kind
jewellers-term-per-card-of-nature = points per card of its nature
jewellers-term-per-costly-card = points per card costing enough crystals
jewellers-term-per-nature-triple = points per triple of natures
jewellers-term-rune-table = table by runes of its colour
jewellers-term-rune-triple-table = table by triples of runes
jewellers-term-per-rune-table = table by all runes
jewellers-term-per-placed = points per placed crystal
jewellers-term-per-pair-placed = points per pair of placed crystals
jewellers-term-per-two-placed = points per two placed crystals
jewellers-term-top-costs = the highest costs in its colour
jewellers-term-plinth = the highest costs in two colours
jewellers-term-chalice-x = table by X
jewellers-term-reliquary-x = the X highest costs in its colour
jewellers-term-cursed-table = table by cursed crystals
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
jewellers-column-logos = Logos
jewellers-column-runes = Runes
jewellers-column-badges = Badges
jewellers-column-star = Star
jewellers-column-religion = Religion logos
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
jewellers-category = Category: { $school }
jewellers-categories-next = Next categories: { $parts }
jewellers-turn-of = { $player }’s turn
jewellers-crown-of = Crown: { $player }
jewellers-passes-to = Bowls go to { $player }
jewellers-clockwise = clockwise
jewellers-anticlockwise = anticlockwise
jewellers-x-laid = X = { $x }
jewellers-adds = now { $points }
    .help = What the card would add to your score if the game ended now.

## Areas

jewellers-area-offer = Offer
jewellers-area-discard = Discard pile
jewellers-area-deck = Deck
jewellers-area-known = Known cards of the deck
jewellers-area-greens = Green-backed stock
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
jewellers-area-wild = Wild logos
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
jewellers-phase-count = Final count

## Marks of a player

jewellers-crown = crown
jewellers-active = (acting)
jewellers-passed = passed
jewellers-sealed = has chosen
jewellers-choosing = choosing …
jewellers-marker = memorist marker
jewellers-house = house marker: { $player }
jewellers-house-own = your house marker
jewellers-out = out
jewellers-uses = Used in this turn: { $parts }
jewellers-empty = empty
jewellers-discard-extra = +{ $gold } gold each

## What a card shows

jewellers-logos = logos { $parts }
jewellers-runes = runes { $parts }
jewellers-squares-open = open squares { $parts }
jewellers-squares-full = full squares { $parts }
jewellers-badges = badges { $count }
jewellers-religion = religion { $count }
jewellers-star = star { $count }
jewellers-stars = stars { $parts }
jewellers-music = music { $parts }
jewellers-placed = placed { $parts }
jewellers-court = court
jewellers-mark-logo = logo
jewellers-mark-rune = rune
jewellers-mark-square = open square
jewellers-mark-full = full square
jewellers-mark-badge = badge
jewellers-mark-star = star
jewellers-mark-religion = religion logo
jewellers-mark-multi = many-coloured
jewellers-mark-any = any colour
jewellers-mark-choice = of choice

jewellers-score-none = no points
jewellers-score-music = music
jewellers-score-flat = { jewellers-points }
jewellers-score-per-badge = { $points } per badge
jewellers-score-per-card = { $points } per card
jewellers-score-per-card-of-nature = { $points } per card of { $term }
jewellers-score-per-costly-card = { $points } per card of { $minimum }+ crystals
jewellers-score-per-nature-triple = { $points } per triple of natures
jewellers-score-rune-table = { $table } by { $card } runes
jewellers-score-rune-triple-table = { $table } by triples of runes
jewellers-score-per-rune-table = { $table } by all runes
jewellers-score-per-placed = { $points } per { $card } crystal placed
jewellers-score-per-placed-any = { $points } per crystal placed
jewellers-score-per-pair-placed = { $points } per pair { $parts } placed
jewellers-score-per-two-placed = { $points } per 2 crystals placed
jewellers-score-top-costs = { $times } × the { $cards } highest costs in { $card }
jewellers-score-plinth = { $points } × the { $cards } highest costs in { $parts }
jewellers-score-chalice-x = { $table } by X
jewellers-score-reliquary-x = the X highest costs in { $card }
jewellers-score-cursed-table = { $table } each by how many you own

jewellers-effect-investment-each = 1 red, 1 green and 1 blue off a purchase
jewellers-effect-investment-colour = 3 of one colour off a purchase
jewellers-effect-archive-access = 1 crystal and 1 gold off in the discard pile
jewellers-effect-privilege = buy two cards
jewellers-effect-orb-discount = Orbs cost 2 less
jewellers-effect-cursed = no passing while you hold its colour
jewellers-effect-geode = passing costs you the colour
jewellers-effect-double-nature = counts as two of its nature
jewellers-effect-cost-counts-as = cost counts as 3 and 1 and 1
jewellers-effect-staff = one of five options at the end

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

jewellers-gift-families = Warhammer (families face)
jewellers-gift-forged = Warhammer (forge face)
jewellers-gift-harp-active = Harp (active)
jewellers-gift-harp-inactive = Harp (inactive)
jewellers-gift-inkwell-active = Inkwell (active)
jewellers-gift-inkwell-inactive = Inkwell (inactive)

## Opal bonuses on cards

jewellers-bonus-court = court bonus: { $card } logo
jewellers-bonus-aesthete = aesthete bonus: 1 badge
jewellers-bonus-noble = noble bonus: { $card } rune
jewellers-bonus-memorist = memorist bonus: +1 per unit
jewellers-bonus-forge = forge bonus: 4 full squares
jewellers-bonus-religion = religion bonus: 1 per { $card } in your costs
jewellers-bonus-musician = musician bonus: symbol or cap

## Questions to the player

jewellers-ask-pick = Draft: take a gem from your bowl in secret.
jewellers-ask-crown = A crown logo is left over: which gem does it bring?
jewellers-ask-bid = Auction for the crown: do you bid gold?
jewellers-ask-hide = Closed auction: how much gold do you offer for the crown?
jewellers-ask-prize = Which bonus crystal do you take?
jewellers-ask-wild = Which colour do the wild logos take?
jewellers-ask-house = Aesthete patron: on which card of the offer do you put your house marker?
jewellers-ask-move =
    Religion patron: do you move a card that you have looked at? { $count ->
        [one] One may still be moved.
       *[other] { $count } may still be moved.
    }
jewellers-ask-listen = Musician patron: do you buy one of the top cards of the deck?
jewellers-ask-act = Your turn: manoeuvres if you like, then buy a card or pass.
jewellers-ask-act-on = Your turn: further manoeuvres if you like, then end it.
jewellers-ask-ink = Inkwell: which second card is replaced?
jewellers-ask-pay = How do you pay?
jewellers-ask-pay-for = How do you pay for { $card }?
jewellers-ask-second = Privilege: which second card do you buy?
jewellers-ask-noble = Noble patron: do you exchange grey stones, or buy one of the deck’s last cards, 1 crystal cheaper?
jewellers-ask-stones = The last time to place crystals: which one goes into a square?
jewellers-ask-keep = Your geodes take crystals: which one does an any-colour square protect?
jewellers-ask-point = Clean-up: point at a card of the offer in secret, or at none. Cards pointed at stay.
jewellers-ask-point-chaotic = Clean-up: point at a card in secret, or at none. A card stays if an odd number of players point at it.
jewellers-ask-medal = You win several medallions: which reward do you take?
jewellers-ask-count = Final count: the best choices are proposed. Accept them, or choose for yourself: = costs nothing, −2 costs 2 points.

## Waiting for another player

jewellers-wait-pick = Still taking a gem: { $player }
jewellers-wait-crown = { $player } is choosing the gem of a crown logo.
jewellers-wait-bid = { $player } is thinking about a bid.
jewellers-wait-hide = Still bidding in secret: { $player }
jewellers-wait-prize = { $player } is choosing a bonus crystal.
jewellers-wait-wild = { $player } is choosing the colour of the wild logos.
jewellers-wait-house = { $player } is placing the house marker.
jewellers-wait-move = { $player } is looking at the deck and may move cards.
jewellers-wait-listen = { $player } is looking at the top of the deck and may buy a card.
jewellers-wait-act = { $player } is taking a turn.
jewellers-wait-ink = { $player } is choosing a second card to replace.
jewellers-wait-pay = { $player } is paying.
jewellers-wait-second = { $player } may buy a second card.
jewellers-wait-noble = { $player } is looking at the end of the deck and may buy a card.
jewellers-wait-stones = { $player } is placing crystals.
jewellers-wait-keep = { $player } is choosing which crystals to save from a geode.
jewellers-wait-point = Still to point at a card: { $player }
jewellers-wait-medal = { $player } is choosing a medallion’s reward.
jewellers-wait-count = Still choosing for the final count: { $player }
jewellers-wait-sealed = Your choice is sealed. Still choosing: { $players }

## Actions

jewellers-do-take = Take { $card }
jewellers-do-buy =
    Buy { $card } { $count ->
        [0] for nothing
       *[other] for { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] {" "}with { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , and for { $cost } an opal bonus ({ $school })
    }
jewellers-do-choose = Pay for { $card } in another way
jewellers-do-rest =
    { $bonus ->
        [0] { $count ->
            [0] That is all: pay nothing more
           *[other] Pay the rest: { $parts }
        }
       *[other] { $count ->
            [0] Opal bonus for { $cost } ({ $school })
           *[other] Pay the rest: { $parts }, and { $cost } for the opal bonus ({ $school })
        }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }
jewellers-do-with-colour = Use an Investment: up to 3 of one colour off
jewellers-do-with-trio = Use an Investment: 1 red, 1 green and 1 blue off
jewellers-do-with-archive = Use an Archive Access: 1 crystal and 1 gold off
jewellers-do-with-marker = Use the memorist marker: 1 gold and 1 crystal or gold off
jewellers-do-with-privilege = Use a Privilege: then buy a second card
jewellers-do-lay = Choose X = { $count }
jewellers-do-pay = Pay with { $card }
jewellers-do-bonus-court = Opal bonus for { $parts }: a fidelity logo ({ $card })
jewellers-do-bonus-aesthete = Opal bonus for { $parts }: one more aesthete badge
jewellers-do-bonus-noble = Opal bonus for { $parts }: a rune ({ $card })
jewellers-do-bonus-memorist = Opal bonus for { $parts }: the card scores +1 per unit
jewellers-do-bonus-forge = Opal bonus for { $parts }: 4 full squares
jewellers-do-bonus-religion = Opal bonus for { $parts }: at the end 1 point per { $card } in the costs of your cards
jewellers-do-bonus-musician = Opal bonus for { $parts }: at the end a music symbol, or a cap raised by 1
jewellers-do-white = Give a grey stone for { $card } from the white miner card
jewellers-do-black = Give a black stone for { $card } from the black miner card
jewellers-do-hammer = Warhammer: pay { $parts }, gain { $card }
jewellers-do-harp = Harp: turn it over, gain { $card }
jewellers-do-ink = Inkwell: replace { $card }
jewellers-do-tune = Make the Harp active again for { $parts }
jewellers-do-refill = Make the Inkwell active again for { $parts }
jewellers-do-pair = Place { $parts } at once, gain { $card }
jewellers-do-set = Place { $card } in a square
jewellers-do-bid = Bid { $count } gold
jewellers-do-decline = Decline
jewellers-do-hide = Offer { $count } gold
jewellers-do-prize = Take the bonus crystal: { $card }
jewellers-do-wild4 = Four-colour wild logos become { $card }
jewellers-do-wild3 = Three-colour wild logos become { $card }
jewellers-do-crown = The crown logo brings { $card }
jewellers-do-house = House marker on { $card }
jewellers-do-move-offer = Move { $card } to the offer
jewellers-do-move-top = Move { $card } to the top of the deck
jewellers-do-move-under = Move { $card } under the cards looked at
jewellers-do-move-bottom = Move { $card } to the bottom of the deck
jewellers-do-leave = Leave the cards as they are
jewellers-do-point = Point at { $card }
jewellers-do-point-none = Point at no card
jewellers-do-medal = Take the medallion’s reward: { $card }
jewellers-do-keep = Protect { $card }
jewellers-do-accept = Accept the count
jewellers-do-nature = { $card } counts as { $term }
jewellers-do-staff-nature = { $card }: { $count } cards of its nature
jewellers-do-staff-cost = { $card }: a cost of { $count } and { $other } and { $other }
jewellers-do-staff-runes =
    { $card }: { $count } { $count ->
        [one] rune
       *[other] runes
    } of its colour
jewellers-do-staff-squares =
    { $card }: { $count } full { $count ->
        [one] square
       *[other] squares
    } of its colour
jewellers-do-staff-beamed = { $card }: { $count } ♬
jewellers-do-staff-sharp = { $card }: { $count } ♯
jewellers-do-staff-note = { $card }: { $count } ♪
jewellers-do-rune = A rune of choice is { $card }
jewellers-do-square = A square for any colour is { $card }
jewellers-do-symbol = A music symbol of choice is { $term }
jewellers-do-cap = The cap of { $term } rises by 1
jewellers-do-thrift = Don’t pay { $gold } gold for the Warhammer’s further bonus
jewellers-do-forgo-second = Buy no second card
jewellers-do-forgo-music = Buy none of these cards
jewellers-do-forgo-noble = Buy none of these cards
jewellers-do-forgo-reward = Do nothing more
jewellers-do-end-stones = Place no more crystals
jewellers-do-end = End your turn
jewellers-do-pass = Pass for the rest of the round

## Why something can't be done

jewellers-why-house = This round only { $owner } may buy this card.
jewellers-why-second-step = After a second use of a manoeuvre you can neither buy nor pass in this turn.
jewellers-why-lacks = You lack: { $parts }.
jewellers-why-no-grey = You have no grey promise stone.
jewellers-why-no-black = You have no black stone.
jewellers-why-used-up = You can’t use this again in this turn.
jewellers-why-gift-price = This costs { $gold } gold or { $crystals } crystals of one colour.
jewellers-why-no-deck = The deck is empty.
jewellers-why-nothing-to-replace = No card of the offer can be replaced.
jewellers-why-cursed = You can’t pass: a cursed crystal lies in the offer, and you hold its colour.
jewellers-why-patience = After six turns without a purchase you must buy or pass.

## Log

jewellers-log-turn = Round { $round } begins; crown: { $player }
jewellers-log-turn-category = Round { $round } begins, category { $school }; crown: { $player }
jewellers-log-found = Miners’ finds: { $card }
jewellers-log-brought = The miners bring { $card } to the offer
jewellers-log-refilled = New in the offer: { $parts }
jewellers-log-logos = { $player } crown logos bring { $parts } to the white miner card
jewellers-log-logos-black = { $player } crown logos bring { $parts } to the black miner card
jewellers-log-bid = { $player } bids { $count } gold
jewellers-log-declined = { $player } is out of the auction
jewellers-log-hidden-bid = { $player } had hidden { $count } gold
jewellers-log-crowned = { $player } takes the crown for { $count } gold
jewellers-log-crown-moved = { $player } gets the crown, since nobody bid
jewellers-log-prized = { $player } gains the bonus crystal ({ $card })
jewellers-log-favoured = { $player } gains a many-coloured logo for a bid of 3 gold or more
jewellers-log-wild4 = { $player } four-colour wild logos become { $card }
jewellers-log-wild3 = { $player } three-colour wild logos become { $card }
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
jewellers-log-moved-under = { $player } moves { $card } under the cards looked at
jewellers-log-moved-bottom = { $player } moves { $card } to the bottom of the deck
jewellers-log-picked = { $player } takes { $card }
jewellers-log-picked-many = { $player } takes { $parts }
jewellers-log-marked = { $player } gets the memorist marker
jewellers-log-promised = { $player } takes { $card } from the white miner card
jewellers-log-promised-black = { $player } takes { $card } from the black miner card
jewellers-log-hammered = { $player } uses the Warhammer ({ $parts } for { $got })
jewellers-log-harp = { $player } uses the Harp and gains { $card }
jewellers-log-tuned = { $player } makes the Harp active again for { $parts }
jewellers-log-inked = { $player } uses the Inkwell to replace { $parts }
jewellers-log-refilled-ink = { $player } makes the Inkwell active again for { $parts }
jewellers-log-placed = { $player } places { $card }
jewellers-log-paired = { $player } places { $parts } and gains { $got }
jewellers-log-bought =
    { $player } buys { $card }{ $source ->
        [discard] {" "}from the discard pile
        [top] {" "}from the top of the deck
        [last] {" "}from the end of the deck
       *[offer] {""}
    }{ $count ->
        [0] {" "}for nothing
       *[other] {" "}for { $parts }
    }{ $x ->
        [0] {""}
       *[other] , X = { $x }
    }{ $mod_count ->
        [0] {""}
       *[other] , with { $mods }
    }{ $bonus ->
        [0] {""}
       *[other] , and for { $cost } an opal bonus ({ $school })
    }
jewellers-log-passed = { $player } passes
jewellers-log-ended = { $player } ends the turn without a purchase
jewellers-log-lost = { $player } loses { $parts } to a geode
jewellers-log-swept = Swept from the offer: { $parts }
jewellers-log-stayed = Left in the offer: { $parts }
jewellers-log-pointed = { $player } points at { $card }
jewellers-log-pointed-none = { $player } points at no card
jewellers-log-medal = { $player } gains { $card } from the medallions
jewellers-log-forgone = { $player } forgoes the purchase
jewellers-log-rewarded = { $player } completes a triple of runes, and the noble patron opens the end of the deck
jewellers-log-over-rounds = The game is over: the last round has ended

## The end

jewellers-sheet-medallions = Medallions
jewellers-sheet-medal-red = Red medallion
jewellers-sheet-medal-green = Green medallion
jewellers-sheet-medal-blue = Blue medallion
jewellers-sheet-medal-multi = Many-coloured medallion
jewellers-sheet-music = Music
jewellers-sheet-total = Total
jewellers-sheet-how = All cards score, school by school; left-over gems are worth nothing.
jewellers-sheet-choices = Choices at the final count
jewellers-projected = Projected score
jewellers-projected-short = now { $points }
jewellers-winner = { $player } wins!
jewellers-winners-shared = Shared victory: { $players }
jewellers-ending-rounds = The last round has ended, and all cards have been scored.

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
jewellers-menu-choose = pay otherwise
    .tight = …
    .verb = choose
jewellers-menu-white = take
    .verb = white
jewellers-menu-black = take
    .verb = black
jewellers-menu-hammer = { $price }→{ $card }
    .verb = warhammer
jewellers-menu-harp = → { $card }
    .verb = harp
jewellers-menu-tune = active for { $price }
    .tight = { $price }
    .verb = tune
jewellers-menu-ink = replace
    .verb = inkwell
jewellers-menu-refill = active for { $price }
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
    Marks on the table:
    - 2R G Au: the cost in gems, here 2 red, 1 green and 1 gold; X: as many as you like
    - +9: what the card would add to your score if the game ended now; 7)buy R G: buy it for these gems
    - “pay otherwise”, 8)… on a small screen, lets you choose the gems, an Investment or a Privilege yourself
    - ♛ who holds the crown; T topaz, ○ grey promise stone, ● black stone
    - logos R G: fidelity logos, M many-coloured; runes and squares alike, * of any colour
    - Harp and Inkwell work on their active side
