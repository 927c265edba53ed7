"""What one seat may see, built field by field from nothing (J2.2, J7.8)."""

from __future__ import annotations

import msgspec

from dvergar.engine.state import seats_in
from dvergar.games.jewellers.buying.price import FROM_DISCARD, FROM_OFFER
from dvergar.games.jewellers.flow import (
    ACTING,
    BIDDING,
    COUNTING,
    CROWNING,
    ENDINGS,
    HIDING,
    HOUSING,
    INKING,
    KEEPING,
    LISTENING,
    MEDALS,
    MOVING,
    NOBLE,
    PAYING_FOR,
    PICKING,
    POINTING,
    PRIZING,
    SECOND,
    SETTING,
    TURNS,
    WILDING,
    house_marked,
)
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import (
    BONUS_WORDS,
    CHAOTIC,
    GEM_WORDS,
    LAST_ROUND,
    MODE_WORDS,
    SCHOOL_WORDS,
    STAFF_WORDS,
)
from dvergar.games.jewellers.rounds.manoeuvres import in_second_step
from dvergar.games.jewellers.rounds.patrons import MOVES_LEFT
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.scoring.score import Count, counted
from dvergar.games.jewellers.scoring.what_if import WhatIf
from dvergar.games.jewellers.shown.choices import options
from dvergar.games.jewellers.shown.why import blocked, places
from dvergar.games.jewellers.space import ACCEPT
from dvergar.games.jewellers.state import JewelState
from dvergar.games.title import Blocked, Line, Option

QUESTIONS = {
    PICKING: ("pick", "J2.1"),
    CROWNING: ("crown", "J1.8"),
    BIDDING: ("bid", "J5.1"),
    HIDING: ("hide", "J5.3"),
    PRIZING: ("prize", "J5.4"),
    WILDING: ("wild", "J5.5"),
    HOUSING: ("house", "J7.1"),
    MOVING: ("move", "J7.2"),
    LISTENING: ("listen", "J7.3"),
    ACTING: ("act", "J3.1"),
    INKING: ("ink", "J3.8"),
    PAYING_FOR: ("pay", "J3.11"),
    SECOND: ("second", "J3.5"),
    NOBLE: ("noble", "J7.6"),
    SETTING: ("stones", "J7.5"),
    KEEPING: ("keep", "J3.13"),
    POINTING: ("point", "J4.1"),
    MEDALS: ("medal", "J4.2"),
    COUNTING: ("count", "J6.1"),
}
SCORING = "J6.1"
PHASES = [
    "finds", "crown", "finds", "patrons", "patrons", "draft", "patrons", "turns", "clean",
    "medallions", "next", "count",
]  # fmt: skip
HAMMER_FACES = ["families", "forged"]


class Owned(msgspec.Struct, frozen=True):
    """A card in front of a player, with its points if the game ended now."""

    card: str
    x: int
    bonus: str  # of an opal
    points: int
    adds: int  # how much less the whole would be without it
    option: str  # a Staff's


class Tally(msgspec.Struct, frozen=True):
    """A player's count if the game ended now, with what it would choose."""

    total: int
    medals: list[int]  # red, green, blue, many-coloured
    music: int
    runes: list[int]  # red, green, blue, choice runes counted
    natures: list[int]  # multi cards as fire, earth, water
    squares: list[int]  # any-squares as red, green, blue
    placed: list[int]
    symbols: list[int]
    caps: list[int]
    extra: bool  # two gold for the Warhammer's further bonus


class PlayerView(msgspec.Struct, frozen=True):
    stock: list[int]  # by kind of gem
    cards: list[Owned]
    hammer: str  # the face that shows, or empty
    harp: int  # 1 active, 0 not, -1 none
    inkwell: int
    logos: list[int]  # red, green, blue, multi
    final: list[int]  # logos by medallion as they count at the end
    badges: int
    runes: list[int]  # red, green, blue, of choice
    music: list[int]
    faith: int
    stars: list[int]
    open: list[int]  # squares: red, green, blue, any
    full: list[int]  # squares printed full, as the open ones
    placed: list[int]  # stones by colour in squares of their own, then in any-squares
    tally: Tally
    passed: bool
    sealed: bool  # a secret answer is in


class Prospect(msgspec.Struct, frozen=True):
    """What a card would add to the viewer's count if the game ended now."""

    card: str
    adds: int


class View(msgspec.Struct, frozen=True, tag="jewellers"):
    seat: int
    round: int
    rounds: int
    turn: int
    active: int
    mode: str
    patrons: bool
    phase: str
    question: str
    subject: str  # the card that is paid for, or marked
    ask: Line  # the question in words
    rule: str  # where the rules speak of the question
    waiting: list[int]
    crown: int
    direction: int
    gems: list[str]  # the order in all lists by kind of gem
    categories: list[str]  # by round; empty in the Opal manner
    offer: list[str]
    discard: list[str]
    greens: list[str]  # green-backed cards in stock
    deck: int
    known: list[str]  # the deck from the top down where the viewer knows it, else empty words
    found: list[str]  # finds cards of this round
    prizes: list[str]  # their bonus crystals
    white: list[int]
    black: list[int]
    logos: list[int]  # wild4, wild3, crown for white, then for black
    bag: list[int]
    bowls: list[list[int]]  # by the seat before which they stand
    bids: list[int]
    order: list[int]  # of priority in the open auction
    leader: int
    out: list[int]  # seats that have left the auction
    house: str
    owner: int
    marker: int
    uses: list[int]  # in this turn: grey stones, black stones, Warhammer, Harp, Inkwell
    plan: list[str]  # the viewer's own parts, not yet revealed, or those of a payment
    players: list[PlayerView]
    prospects: list[Prospect]
    ending: str
    over: bool
    options: list[Option]
    blocked: list[Blocked]


def view(game: Jewellers, s: JewelState, me: int) -> View:
    waiting = seats_in(s.waiting())
    mine = me in waiting
    sheets = sheets_for(game, s, me)
    return View(
        seat=me,
        round=s.round,
        rounds=LAST_ROUND[game.book.mode],
        turn=s.turn,
        active=s.active,
        mode=MODE_WORDS[game.book.mode],
        patrons=game.book.patrons,
        phase=PHASES[s.phase],
        question=question(s),
        subject=subject(game, s),
        ask=ask(game, s),
        rule=rule(s),
        waiting=waiting,
        crown=s.crown,
        direction=s.direction,
        gems=GEM_WORDS,
        categories=[SCHOOL_WORDS[school] for school in s.categories],
        offer=named(game, s.offer),
        discard=named(game, s.discard),
        greens=named(game, s.greens),
        deck=len(s.deck),
        known=known(game, s, me),
        found=finds(game, s),
        prizes=prizes(game, s),
        white=s.white[:],
        black=s.black[:],
        logos=s.logos[:],
        bag=s.bag[:],
        bowls=[bowl[:] for bowl in s.bowls],
        bids=s.bids[:],
        order=s.order[:],
        leader=s.leader,
        out=seats_in(s.declined),
        house=house(game, s),
        owner=s.owner,
        marker=s.marker,
        uses=uses(s),
        plan=plan(game, s, me),
        players=[player(game, s, p, sheets[p]) for p in range(s.seats)],
        prospects=prospects(game, s, me),
        ending=ENDINGS[0] if s.over else "",
        over=s.over,
        options=options(game, s, me) if mine else [],
        blocked=blocked(game, s, me) if mine else [],
    )


def question(s: JewelState) -> str:
    return "" if s.over else QUESTIONS[s.pending[-1].step][0]


def ask(game: Jewellers, s: JewelState) -> Line:
    """The question in words, with what it is about."""
    asked = question(s)
    if asked == "pay":
        return Line("jewellers-ask-pay-for", {"card": subject(game, s)})
    if asked == "move":
        return Line("jewellers-ask-move", {"count": s.parts[MOVES_LEFT]})
    if asked == "act" and in_second_step(s):
        asked = "act-on"
    elif asked == "point" and game.book.cleanup == CHAOTIC:
        asked = "point-chaotic"
    return Line(f"jewellers-ask-{asked}" if asked else "", {})


def rule(s: JewelState) -> str:
    return SCORING if s.over else QUESTIONS[s.pending[-1].step][1]


def named(game: Jewellers, cards: list[int]) -> list[str]:
    return [game.book.t.ids[card] for card in cards]


def finds(game: Jewellers, s: JewelState) -> list[str]:
    return [game.book.t.finds[find] for find in s.found]


def prizes(game: Jewellers, s: JewelState) -> list[str]:
    """The bonus crystals of this round's finds."""
    return [GEM_WORDS[game.book.t.bonuses[find]] for find in s.found]


def uses(s: JewelState) -> list[int]:
    """What was used of each manoeuvre, in a turn only."""
    return s.uses[:] if s.phase == TURNS else [0] * len(s.uses)


def house(game: Jewellers, s: JewelState) -> str:
    card = house_marked(s)
    return game.book.t.ids[card] if card >= 0 else ""


def sheets_for(game: Jewellers, s: JewelState, me: int) -> list[Count]:
    """Every count as it would be now, with the viewer's own choices that are not revealed yet."""
    if me >= 0 and not s.over and s.pending[-1].step == COUNTING:
        s = game.clone(s)
        s.fixed[me] = [part for part in s.sealed[me] if part != ACCEPT]
    return counted(game.book, s)


def subject(game: Jewellers, s: JewelState) -> str:
    """The card of a payment, and of an Inkwell's first choice."""
    if s.over or s.pending[-1].step not in (PAYING_FOR, INKING):
        return ""
    return game.book.t.ids[s.pending[-1].a]


def known(game: Jewellers, s: JewelState, me: int) -> list[str]:
    if me < 0:
        return []
    seen = s.deck.known(me)
    if max(seen, default=-1) < 0:
        return []
    return [game.book.t.ids[card] if card >= 0 else "" for card in seen]


def plan(game: Jewellers, s: JewelState, me: int) -> list[str]:
    if me < 0 or s.over:
        return []
    if s.asked:
        return [game.space.text(part) for part in s.sealed[me]]
    if s.pending[-1].step == PAYING_FOR and s.pending[-1].seats >> me & 1:
        return [game.space.text(part) for part in s.parts]
    return []


def player(game: Jewellers, s: JewelState, p: int, sheet: Count) -> PlayerView:
    t, him = game.book.t, s.players[p]
    return PlayerView(
        stock=him.stock[:],
        cards=owned(game, s, p, sheet),
        hammer=HAMMER_FACES[him.hammer] if him.hammer >= 0 else "",
        harp=him.harp,
        inkwell=him.inkwell,
        logos=icons.logos(t, him),
        final=icons.final_logos(t, s, p),
        badges=icons.badges(t, him, False),
        runes=icons.runes(t, him),
        music=icons.music(t, him),
        faith=icons.faith(t, him),
        stars=icons.stars(t, him),
        open=[max(0, n) for n in icons.open_squares(t, him)],
        full=icons.full_squares(t, him),
        placed=him.placed[:],
        tally=tally(sheet),
        passed=s.passed >> p & 1 == 1,
        sealed=s.asked >> p & 1 == 1 and not s.waiting() >> p & 1,
    )


def tally(sheet: Count) -> Tally:
    return Tally(
        total=sheet.total(),
        medals=sheet.medals,
        music=sheet.music,
        runes=sheet.runes,
        natures=sheet.natures,
        squares=sheet.squares,
        placed=sheet.placed,
        symbols=sheet.symbols,
        caps=sheet.caps,
        extra=sheet.extra,
    )


def owned(game: Jewellers, s: JewelState, p: int, sheet: Count) -> list[Owned]:
    t, him = game.book.t, s.players[p]
    staffs = icons.staffs(t, him)
    what_if = WhatIf(game.book, game.clone(s), p)
    now = what_if.total()
    found = []
    for at, card in enumerate(him.cards):
        bonus = him.bonuses[at]
        option = STAFF_WORDS[sheet.staffs[staffs.index(at)]] if at in staffs else ""
        found.append(
            Owned(
                card=t.ids[card],
                x=him.laid[at],
                bonus=BONUS_WORDS[bonus] if bonus >= 0 else "",
                points=sheet.points[at],
                adds=now - what_if.without(at),
                option=option,
            )
        )
    return found


def prospects(game: Jewellers, s: JewelState, me: int) -> list[Prospect]:
    """For every card on sale: what it would add, with what is paid for it."""
    if me < 0 or s.over:
        return []
    now, ids = WhatIf(game.book, game.clone(s), me).total(), game.book.t.ids
    return [
        Prospect(ids[card], bought(game, s, me, card, source) - now)
        for source, cards in on_sale(s, me)
        for card in cards
    ]


def on_sale(s: JewelState, me: int) -> list[tuple[int, list[int]]]:
    """Offer and discard pile at any time, and the cards of the deck that the viewer may buy."""
    found = [(FROM_OFFER, s.offer), (FROM_DISCARD, s.discard)]
    if s.pending[-1].step in (LISTENING, NOBLE) and s.waiting() >> me & 1:
        found += [(source, cards) for source, cards, _ in places(s, me)]
    return found


def bought(game: Jewellers, s: JewelState, me: int, card: int, source: int) -> int:
    what_if = WhatIf(game.book, game.clone(s), me)
    what_if.buy(card, source)
    return what_if.total()
