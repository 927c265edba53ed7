"""What one seat may see (S1.5), built from nothing so that no secret slips in."""

from __future__ import annotations

import msgspec

from dvergar.engine.state import NOBODY, seats_in
from dvergar.games.smithy.effects import Perks
from dvergar.games.smithy.flow import ENDINGS
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import (
    ACTIONS_A_TURN,
    GUILD,
    REFINED,
    RESOURCES,
    TWO_SIDED,
    kind_of,
    unpack,
)
from dvergar.games.smithy.score import Sheet, sheets
from dvergar.games.smithy.shown.choices import blocked, choices
from dvergar.games.smithy.shown.names import face_name
from dvergar.games.smithy.space import CODES
from dvergar.games.smithy.state import Smith, SmithyState, Stack
from dvergar.games.smithy.steps.act import ACTING
from dvergar.games.smithy.steps.bid import BIDDING
from dvergar.games.smithy.steps.exchange import EXCHANGING
from dvergar.games.smithy.steps.fire import FIRING
from dvergar.games.smithy.steps.pay import PAYING
from dvergar.games.smithy.steps.place import PLACING
from dvergar.games.smithy.steps.salvage import SALVAGING
from dvergar.games.smithy.steps.swap import SWAPPING
from dvergar.games.smithy.steps.tool import TOOLING
from dvergar.games.title import Blocked, Choice

SCORING = "S3.2"
BONUSES = ["weapon", "shield", "armor"]


class Piece(msgspec.Struct, frozen=True):
    """A face-up card: id, side and tilt."""

    card: str
    refined: bool = False
    tilted: bool = False
    buy: int = 0
    sell: int = 0


class Laid(msgspec.Struct, frozen=True):
    """A guild card on its resources; `card` is empty if it is hidden from the viewer."""

    card: str
    parts: list[str]


class Limits(msgspec.Struct, frozen=True):
    hand: int
    market: int
    workshop: int


class SheetView(msgspec.Struct, frozen=True):
    coins: int
    stock: int
    bonuses: dict[str, int]
    finest: dict[str, str]  # the king's item that earned each bonus
    kings: int
    total: int


class SmithView(msgspec.Struct, frozen=True):
    coins: int
    mine_backs: int
    guild_backs: int
    hand: list[str]  # all cards of the viewer; of others, only those that everyone has seen
    market: list[Piece]
    kings: list[Laid]
    workshop: list[Piece]
    workshop_size: int
    stacks: list[Laid]
    apprentices: list[str]
    tools: list[str]
    limits: Limits


class Stock(msgspec.Struct, frozen=True):
    """A Warehouse card: how many cards are above it, and the viewer's price."""

    card: str
    above: int
    price: int


class Auction(msgspec.Struct, frozen=True):
    seller: int
    card: Piece
    high: int
    holder: int


class Paying(msgspec.Struct, frozen=True):
    """The viewer's craft that still needs resources."""

    card: str
    laid: list[str]


class View(msgspec.Struct, frozen=True, tag="smithy"):
    seat: int
    round: int
    turn: int
    active: int
    first: int
    question: str
    subject: str  # the card in question, for the seat that has to answer
    rule: str  # the rule behind the question
    waiting: list[int]
    actions_left: int
    draws_left: int
    mine: int
    guild: int
    warehouse: list[Stock]
    scrap: dict[str, int]
    discard: list[str]
    smiths: list[SmithView]
    closer: int
    done: list[int]
    ending: str
    over: bool
    auction: Auction | None
    paying: Paying | None
    sheets: list[SheetView]
    choices: list[Choice]
    blocked: list[Blocked]


def view(game: Smithy, s: SmithyState, me: int) -> View:
    waiting = seats_in(s.waiting())
    mine = me in waiting
    return View(
        seat=me,
        round=s.round,
        turn=s.turn,
        active=s.active,
        first=s.first,
        question="" if s.over else game.steps[s.pending[-1].step].question,
        subject=subject(game, s, me) if mine else "",
        rule=rule(game, s, mine),
        waiting=waiting,
        actions_left=ACTIONS_A_TURN - s.actions,
        draws_left=s.draws,
        mine=len(s.mine),
        guild=len(s.guild),
        warehouse=warehouse(game, s, me),
        scrap={RESOURCES[kind]: n for kind, n in enumerate(s.scrap) if n},
        discard=[game.book.data.ids[card] for card in s.discard],
        smiths=[smith(game, s, p, me) for p in range(s.seats)],
        closer=s.closer,
        done=seats_in(s.done),
        ending=ENDINGS[s.cause] if s.over or s.closer != NOBODY else "",
        over=s.over,
        auction=auction(game, s),
        paying=paying(game, s) if mine else None,
        sheets=score_sheets(game, s) if s.over else [],
        choices=choices(game, s, me) if mine else [],
        blocked=blocked(game, s, me) if mine else [],
    )


def piece(game: Smithy, face: int, tilted: bool = False) -> Piece:
    data = game.book.data
    if face >= GUILD:
        return Piece(card=data.ids[face - GUILD], tilted=tilted, buy=data.buy[face])
    refined = REFINED <= face < REFINED + TWO_SIDED
    return Piece(
        card=RESOURCES[kind_of(face)],
        refined=refined,
        tilted=tilted,
        buy=data.buy[face],
        sell=data.sell[face],
    )


def smith(game: Smithy, s: SmithyState, p: int, me: int) -> SmithView:
    owner = s.smiths[p]
    ids = game.book.data.ids
    open_hand = p == me or s.over
    hand = [RESOURCES[k] for k in unpack(owner.hand if open_hand else owner.shown)]
    return SmithView(
        coins=owner.coins,
        mine_backs=owner.hand_size - len(owner.guild_hand),
        guild_backs=len(owner.guild_hand),
        hand=hand + ([ids[card] for card in owner.guild_hand] if open_hand else []),
        market=[piece(game, code >> 1, bool(code & 1)) for code in owner.market],
        kings=[laid(game, s, k, me) for k in owner.kings],
        workshop=workshop(game, owner),
        workshop_size=owner.shop_size,
        stacks=[laid(game, s, k, me) for k in owner.stacks],
        apprentices=[ids[card] for card in owner.apprentices],
        tools=[ids[card] for card in owner.tools],
        limits=limits(owner.perks),
    )


def limits(perks: Perks) -> Limits:
    return Limits(hand=perks.hand, market=perks.market, workshop=perks.workshop)


def laid(game: Smithy, s: SmithyState, stack: Stack, me: int) -> Laid:
    seen = s.over or (me >= 0 and stack.known >> me & 1) or public(s, stack)
    card = game.book.data.ids[stack.card] if seen else ""
    return Laid(card, [RESOURCES[kind] for kind in unpack(stack.parts)])


def public(s: SmithyState, stack: Stack) -> bool:
    return stack.known & (1 << s.seats) - 1 == (1 << s.seats) - 1


def workshop(game: Smithy, owner: Smith) -> list[Piece]:
    faces = unpack(owner.raw) + [REFINED + kind for kind in unpack(owner.bars)]
    return [piece(game, face) for face in faces + [GUILD + card for card in owner.bench]]


def warehouse(game: Smithy, s: SmithyState, me: int) -> list[Stock]:
    """Return the Warehouse from the top down, at the viewer's prices."""
    perks = s.smiths[me].perks if me >= 0 else game.book.data.perks([])
    top = game.book.data.buy[REFINED:]
    return [
        Stock(card=RESOURCES[kind], above=above, price=perks.warehouse_price(top[kind], above))
        for above, kind in enumerate(reversed(s.warehouse))
    ]


def auction(game: Smithy, s: SmithyState) -> Auction | None:
    if s.over or s.pending[-1].step != BIDDING:
        return None
    d = s.pending[-1]
    code = d.a % CODES
    card = piece(game, code >> 1, bool(code & 1))
    return Auction(seller=d.a // CODES, card=card, high=d.b >> 8, holder=(d.b >> 4 & 15) - 1)


def subject(game: Smithy, s: SmithyState, me: int) -> str:
    d = s.pending[-1]
    if d.step in (TOOLING, SALVAGING, FIRING, EXCHANGING):
        return game.book.data.ids[s.smiths[me].stacks[d.a].card]
    if d.step == PLACING:
        return face_name(game.book.data, d.a % CODES >> 1)
    return ""


def rule(game: Smithy, s: SmithyState, mine: bool) -> str:
    """Return the rule of the question; others must not see that it is a payment or swap (S1.5)."""
    if s.over:
        return SCORING
    step = s.pending[-1].step
    if step == PLACING and game.book.bidding:
        step = BIDDING
    return game.steps[step if mine or step not in (PAYING, SWAPPING) else ACTING].rule


def paying(game: Smithy, s: SmithyState) -> Paying | None:
    d = s.pending[-1]
    if d.step != PAYING:
        return None
    return Paying(game.book.data.ids[d.a], [RESOURCES[kind] for kind in unpack(d.b)])


def score_sheets(game: Smithy, s: SmithyState) -> list[SheetView]:
    return [
        SheetView(
            coins=sheet.coins,
            stock=sheet.stock,
            bonuses=dict(zip(BONUSES, sheet.bonuses, strict=True)),
            finest=finest(game, s, p, sheet),
            kings=sheet.kings,
            total=sheet.total(),
        )
        for p, sheet in enumerate(sheets(game.book.data, s))
    ]


def finest(game: Smithy, s: SmithyState, seat: int, sheet: Sheet) -> dict[str, str]:
    """Return, by subtype whose bonus was won, the most valuable king's item."""
    data = game.book.data
    cards = sorted([k.card for k in s.smiths[seat].kings], key=data.values.__getitem__)
    best = {data.subtypes[card]: data.ids[card] for card in cards}
    return {BONUSES[n]: best[n] for n, won in enumerate(sheet.bonuses) if won}
