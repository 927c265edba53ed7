"""What one seat may see (J2.2, J7.8), built from nothing so that no secret slips in."""

from __future__ import annotations

import msgspec

from dvergar.engine.state import seats_in
from dvergar.games.jewellers.card_data import CardData
from dvergar.games.jewellers.flow import ENDINGS, house_marked
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import (
    CHAOTIC,
    GEM_WORDS,
    LAST_ROUND,
    MODE_WORDS,
    SCHOOL_WORDS,
)
from dvergar.games.jewellers.phases import TURNS
from dvergar.games.jewellers.rounds.manoeuvres import in_second_step
from dvergar.games.jewellers.shown.choices import choices
from dvergar.games.jewellers.shown.players import PlayerView, player, sheets_for
from dvergar.games.jewellers.shown.prospects import Prospect, prospects
from dvergar.games.jewellers.shown.why import blocked
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.act import INKING
from dvergar.games.jewellers.steps.pay import PAYING_FOR
from dvergar.games.title import Blocked, Choice, Line

SCORING = "J6.1"
PHASES = [
    "finds", "crown", "finds", "patrons", "patrons", "draft", "patrons", "turns", "clean",
    "medallions", "next", "count",
]  # fmt: skip


class Numbers(msgspec.Struct, frozen=True):
    """Numbers of the card set that appear in texts."""

    discard_gold: int  # the extra gold for a card of the discard pile
    hammer: list[list[int]]  # gold or crystals of one colour, by face: families, forge
    harp: int  # gems that it gives
    inkwell: int  # cards that it replaces


class View(msgspec.Struct, frozen=True, tag="jewellers"):
    seat: int
    round: int
    rounds: int
    turn: int
    active: int
    mode: str
    patrons: bool
    numbers: Numbers
    phase: str
    question: str
    subject: str  # the card that is paid for, or marked
    ask: Line  # the question in words
    rule: str  # the rule behind the question
    waiting: list[int]
    crown: int
    direction: int
    gems: list[str]  # the order of all lists by kind of gem
    categories: list[str]  # by round; empty in the Opal manner
    offer: list[str]
    discard: list[str]
    greens: list[str]  # green-backed cards in stock
    deck: int
    known: list[str]  # the deck from the top down; empty strings for unknown cards
    found: list[str]  # finds cards of this round
    prizes: list[str]  # their bonus crystals
    white: list[int]
    black: list[int]
    logos: list[int]  # wild4, wild3, crown for white, then for black
    bag: list[int]
    bowls: list[list[int]]  # by seat
    bids: list[int]
    order: list[int]  # of priority in the open auction
    leader: int
    out: list[int]  # seats that have left the auction
    house: str
    owner: int
    marker: int
    uses: list[int]  # this turn: grey stones, black stones, War Hammer, Harp, Inkwell
    plan: list[str]  # the parts of the viewer's sealed answer or payment
    players: list[PlayerView]
    prospects: list[Prospect]
    ending: str
    over: bool
    choices: list[Choice]
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
        numbers=numbers(game.book.data),
        phase=PHASES[s.phase],
        question=question(game, s),
        subject=subject(game, s),
        ask=ask(game, s),
        rule=rule(game, s),
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
        choices=choices(game, s, me) if mine else [],
        blocked=blocked(game, s, me) if mine else [],
    )


def numbers(data: CardData) -> Numbers:
    return Numbers(
        discard_gold=data.discard_gold,
        hammer=[list(price) for price in data.gifts.hammer_prices],
        harp=data.gifts.harp_gain,
        inkwell=data.gifts.inkwell_cards,
    )


def question(game: Jewellers, s: JewelState) -> str:
    return "" if s.over else game.steps[s.pending[-1].step].question


def ask(game: Jewellers, s: JewelState) -> Line:
    """Return the question as a sentence."""
    asked = question(game, s)
    if asked == "pay":
        return Line("jewellers-ask-pay-for", {"card": subject(game, s)})
    if asked == "move":
        return Line("jewellers-ask-move", {"count": s.moves_left})
    if asked == "act" and in_second_step(s):
        asked = "act-on"
    elif asked == "point" and game.book.cleanup == CHAOTIC:
        asked = "point-chaotic"
    return Line(f"jewellers-ask-{asked}" if asked else "", {})


def rule(game: Jewellers, s: JewelState) -> str:
    return SCORING if s.over else game.steps[s.pending[-1].step].rule


def named(game: Jewellers, cards: list[int]) -> list[str]:
    return [game.book.data.ids[card] for card in cards]


def finds(game: Jewellers, s: JewelState) -> list[str]:
    return [game.book.data.finds[find] for find in s.found]


def prizes(game: Jewellers, s: JewelState) -> list[str]:
    """Return the bonus crystals of this round's finds."""
    return [GEM_WORDS[game.book.data.bonuses[find]] for find in s.found]


def uses(s: JewelState) -> list[int]:
    """Return how often each manoeuvre was used, during turns only."""
    return s.uses[:] if s.phase == TURNS else [0] * len(s.uses)


def house(game: Jewellers, s: JewelState) -> str:
    card = house_marked(s)
    return game.book.data.ids[card] if card >= 0 else ""


def subject(game: Jewellers, s: JewelState) -> str:
    """Return the card of a payment, or the Inkwell's first card."""
    if s.over or s.pending[-1].step not in (PAYING_FOR, INKING):
        return ""
    return game.book.data.ids[s.pending[-1].a]


def known(game: Jewellers, s: JewelState, me: int) -> list[str]:
    if me < 0:
        return []
    seen = s.deck.known(me)
    if max(seen, default=-1) < 0:
        return []
    return [game.book.data.ids[card] if card >= 0 else "" for card in seen]


def plan(game: Jewellers, s: JewelState, me: int) -> list[str]:
    if me < 0 or s.over:
        return []
    if s.asked:
        return [game.space.text(part) for part in s.sealed[me]]
    if s.pending[-1].step == PAYING_FOR and s.pending[-1].seats >> me & 1:
        return [game.space.text(part) for part in s.payment]
    return []
