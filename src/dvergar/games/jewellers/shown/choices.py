"""A seat's legal actions as a person meets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from dvergar.engine.state import Decision
from dvergar.games.jewellers import space as sp
from dvergar.games.jewellers.buying.market import source_of
from dvergar.games.jewellers.buying.payment import payments, usual
from dvergar.games.jewellers.buying.price import FROM_LAST, FROM_TOP
from dvergar.games.jewellers.buying.purchase import NOBLE, SECOND, Bill
from dvergar.games.jewellers.flow import price_in
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import (
    BONUS_PRICE,
    BONUS_WORDS,
    CRYSTALS,
    GEM_WORDS,
    MOD_WORDS,
    MONEY,
    MUSIC_WORDS,
    NATURE_WORDS,
    NO_BONUS,
    STAFF_OPTIONS,
    STAFF_WORDS,
)
from dvergar.games.jewellers.rounds.manoeuvres import HAMMER_PRICE, REFILL_PRICE, TUNE_PRICE
from dvergar.games.jewellers.rounds.passing import SETTING
from dvergar.games.jewellers.rounds.patrons import LISTENING
from dvergar.games.jewellers.scoring.score import Scorer
from dvergar.games.jewellers.shown.names import gem_names, payment
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.pay import Ways, next_choice, ways_left
from dvergar.games.jewellers.steps.scoring import COUNTING
from dvergar.games.title import Arg, Choice, Line

PAY_WITH = "jewellers-do-pay"


class Ask(NamedTuple):
    """What describing an action needs: the game, the moment, the seat, the action and its text."""

    game: Jewellers
    s: JewelState
    d: Decision
    seat: int
    n: int  # the action less its verb's first number
    text: str

    @property
    def verb(self) -> str:
        return self.text.partition(":")[0]

    def card(self, n: int) -> str:
        return self.game.book.t.ids[n]

    def source(self, card: int) -> int:
        sources = {LISTENING: FROM_TOP, NOBLE: FROM_LAST}
        return sources.get(self.d.step, source_of(self.s, card))


def choices(game: Jewellers, s: JewelState, seat: int) -> list[Choice]:
    """Every legal action, in the engine's order; `rank` is the order for people."""
    return [describe(game, s, seat, action) for action in game.legal(s, seat)]


def describe(game: Jewellers, s: JewelState, seat: int, action: int) -> Choice:
    for rank, (base, size, tell) in enumerate(VERBS):
        if base <= action < base + size:
            o = tell(Ask(game, s, s.pending[-1], seat, action - base, game.space.text(action)))
            at = rank * 1000 + action - base
            price = loss(game, s, seat, action) if s.pending[-1].step == COUNTING else o.price
            return msgspec.structs.replace(o, rank=at, price=price)
    raise ValueError(f"no words for {game.space.text(action)}")


def loss(game: Jewellers, s: JewelState, seat: int, action: int) -> int:
    """The points that a choice of the final count costs, compared with what is proposed."""
    fixed = s.sealed[seat]
    if action == sp.ACCEPT:
        return 0
    best = Scorer(game.book, s, seat, fixed).total()
    return best - Scorer(game.book, s, seat, [*fixed, action]).total()


def do(id: str, **args: Arg) -> Line:
    return Line(f"jewellers-do-{id}", args)


def plain(id: str, thing: str = "") -> Callable[[Ask], Choice]:
    return lambda q: Choice(q.text, q.verb, do(id), thing, 0)


def gem(id: str, place: str) -> Callable[[Ask], Choice]:
    return lambda q: Choice(
        q.text, q.verb, do(id, card=GEM_WORDS[q.n]), f"{place}/{GEM_WORDS[q.n]}", 0
    )


def of_card(id: str) -> Callable[[Ask], Choice]:
    return lambda q: Choice(q.text, q.verb, do(id, card=q.card(q.n)), f"card/{q.card(q.n)}", 0)


def reprice(id: str, gift: str, price: tuple[int, int]) -> Callable[[Ask], Choice]:
    def tell(q: Ask) -> Choice:
        paid = [GEM_WORDS[q.n]] * price_in(q.n, price[0], price[1])
        return Choice(q.text, q.verb, do(id, parts=paid), f"gift/{gift}", 0, pays=paid)

    return tell


def tell_hammer(q: Ask) -> Choice:
    paid, kind = divmod(q.n, MONEY)
    gold, crystals = HAMMER_PRICE[q.s.players[q.seat].hammer]
    pays = [GEM_WORDS[paid]] * price_in(paid, gold, crystals)
    line = do("hammer", parts=pays, card=GEM_WORDS[kind])
    return Choice(
        q.text, q.verb, line, "gift/warhammer", 0, pays=pays, ends=f"stock/{GEM_WORDS[kind]}"
    )


def tell_pair(q: Ask) -> Choice:
    a, b, c = sp.PAIRS[q.n]
    pays = [GEM_WORDS[a], GEM_WORDS[b]]
    line = do("pair", parts=pays, card=GEM_WORDS[c])
    return Choice(q.text, q.verb, line, f"stock/{GEM_WORDS[a]}", 0, pays=pays)


def tell_buy(q: Ask) -> Choice:
    return tell_purchase(q, Bill(usual(q.game.book, q.s, q.seat, q.n, q.source(q.n))))


def tell_choose(q: Ask) -> Choice:
    """The one other payment, if there is no more to choose."""
    found = payments(q.game.book, q.s, q.seat, q.n, q.source(q.n))
    ways = next_choice(Ways(q.s.players[q.seat], found, []))
    if ways.left:
        return of_card("choose")(q)
    return tell_purchase(q, Bill(ways.best))


def tell_purchase(q: Ask, bill: Bill) -> Choice:
    line = do("buy", card=q.card(q.n), **payment(bill.way, bill.x, bill.bonus, bill.mods))
    pays = spent(bill)
    return Choice(q.text, q.verb, line, f"card/{q.card(q.n)}", 0, len(pays), pays)


def spent(bill: Bill) -> list[str]:
    """All gems that go, those for a bonus last."""
    more = gem_names(BONUS_PRICE[bill.bonus]) if bill.bonus != NO_BONUS else []
    return gem_names(bill.way) + more


def part(tell: Callable[[Ask], Choice]) -> Callable[[Ask], Choice]:
    """A part of a payment; the one that leaves nothing more to choose tells all that it takes."""

    def told(q: Ask) -> Choice:
        o = tell(q)
        ways = ways_left(q.game.book, q.s, q.seat, q.d.a, q.d.b)
        ways.go_on(q.game.space.parse(q.text))
        if next_choice(ways).left:
            return o
        rest = rest_of(q, ways)
        line = rest.line if o.line.id == PAY_WITH else o.line
        return Choice(q.text, q.verb, line, o.thing, 0, rest.price, rest.pays)

    return told


def tell_with(q: Ask) -> Choice:
    return Choice(q.text, q.verb, do(f"with-{MOD_WORDS[q.n]}"), f"mod/{MOD_WORDS[q.n]}", 0)


def tell_bonus(q: Ask) -> Choice:
    pays = gem_names(BONUS_PRICE[q.n])
    school, _, colour = BONUS_WORDS[q.n].partition(":")
    line = do(f"bonus-{school}", card=colour, parts=pays)
    return Choice(q.text, q.verb, line, "", 0, len(pays), pays)


def tell_rest(q: Ask) -> Choice:
    return rest_of(q, ways_left(q.game.book, q.s, q.seat, q.d.a, q.d.b))


def rest_of(q: Ask, ways: Ways) -> Choice:
    """What the sensible payment takes besides what is laid."""
    bill, laid = Bill(ways.best), Bill(q.s.payment)
    bill.way = [n - paid for n, paid in zip(bill.way, laid.way)]
    bill.x -= laid.x
    pays = spent(bill)
    line = do("rest", **payment(bill.way, bill.x, bill.bonus, bill.mods))
    return Choice(q.text, q.verb, line, "", 0, len(pays), pays)


def tell_move(q: Ask) -> Choice:
    card, place = divmod(q.n, sp.MOVES)
    line = do(f"move-{sp.MOVE_WORDS[place]}", card=q.card(card))
    return Choice(q.text, q.verb, line, f"card/{q.card(card)}", 0)


def tell_nature(q: Ask) -> Choice:
    card, nature = divmod(q.n, CRYSTALS)
    line = do("nature", card=q.card(card), term=NATURE_WORDS[nature])
    return Choice(q.text, q.verb, line, f"card/{q.card(card)}", 0)


def tell_staff(q: Ask) -> Choice:
    card, option = divmod(q.n, STAFF_OPTIONS)
    line = do(f"staff-{STAFF_WORDS[option]}", card=q.card(card))
    return Choice(q.text, q.verb, line, f"card/{q.card(card)}", 0)


def amount(id: str, first: int) -> Callable[[Ask], Choice]:
    return lambda q: Choice(q.text, q.verb, do(id, count=q.n + first), "", 0, q.n + first)


def music(id: str) -> Callable[[Ask], Choice]:
    return lambda q: Choice(q.text, q.verb, do(id, term=MUSIC_WORDS[q.n]), "", 0)


def tell_forgo(q: Ask) -> Choice:
    noble = "forgo-noble" if q.s.buying.looking else "forgo-reward"
    ids = {SECOND: "forgo-second", LISTENING: "forgo-music", NOBLE: noble}
    return Choice(q.text, q.verb, do(ids[q.d.step]), "", 0)


def tell_end(q: Ask) -> Choice:
    return Choice(q.text, q.verb, do("end-stones" if q.d.step == SETTING else "end"), "", 0)


# By rank for people: what brings cards comes first, leaving last.
VERBS: list[tuple[int, int, Callable[[Ask], Choice]]] = [
    (sp.TAKE, sp.WHITE - sp.TAKE, gem("take", "bowl")),
    (sp.BUY, sp.CHOOSE - sp.BUY, tell_buy),
    (sp.CHOOSE, sp.WITH - sp.CHOOSE, tell_choose),
    (sp.REST, 1, tell_rest),
    (sp.WITH, sp.LAY - sp.WITH, part(tell_with)),
    (sp.LAY, sp.PAY - sp.LAY, part(amount("lay", 1))),
    (sp.PAY, sp.BONUS - sp.PAY, part(gem("pay", "stock"))),
    (sp.BONUS, sp.REST - sp.BONUS, part(tell_bonus)),
    (sp.WHITE, sp.BLACKEN - sp.WHITE, gem("white", "white")),
    (sp.BLACKEN, sp.HAMMER - sp.BLACKEN, gem("black", "black")),
    (sp.HAMMER, sp.HARP - sp.HAMMER, tell_hammer),
    (sp.HARP, sp.TUNE - sp.HARP, lambda q: Choice(
        q.text, q.verb, do("harp", card=GEM_WORDS[q.n]), "gift/harp", 0,
        ends=f"stock/{GEM_WORDS[q.n]}",
    )),
    (sp.INK, sp.REFILL - sp.INK, of_card("ink")),
    (sp.TUNE, sp.INK - sp.TUNE, reprice("tune", "harp", TUNE_PRICE)),
    (sp.REFILL, sp.SET - sp.REFILL, reprice("refill", "inkwell", REFILL_PRICE)),
    (sp.PAIR, sp.BUY - sp.PAIR, tell_pair),
    (sp.SET, sp.PAIR - sp.SET, gem("set", "stock")),
    (sp.BID, sp.DECLINE - sp.BID, amount("bid", 1)),
    (sp.DECLINE, 1, plain("decline")),
    (sp.HIDE, sp.PRIZE - sp.HIDE, amount("hide", 0)),
    (sp.PRIZE, sp.WILD4 - sp.PRIZE, gem("prize", "prize")),
    (sp.WILD4, sp.WILD3 - sp.WILD4, gem("wild4", "wild4")),
    (sp.WILD3, sp.CROWN - sp.WILD3, gem("wild3", "wild3")),
    (sp.CROWN, sp.HOUSE - sp.CROWN, gem("crown", "crown")),
    (sp.HOUSE, sp.MOVE - sp.HOUSE, of_card("house")),
    (sp.MOVE, sp.LEAVE - sp.MOVE, tell_move),
    (sp.LEAVE, 1, plain("leave")),
    (sp.POINT, sp.POINT_NONE - sp.POINT, of_card("point")),
    (sp.POINT_NONE, 1, plain("point-none")),
    (sp.MEDAL, sp.KEEP - sp.MEDAL, gem("medal", "medal")),
    (sp.KEEP, sp.NATURE - sp.KEEP, gem("keep", "stock")),
    (sp.ACCEPT, 1, plain("accept")),
    (sp.NATURE, sp.STAFF - sp.NATURE, tell_nature),
    (sp.STAFF, sp.RUNE - sp.STAFF, tell_staff),
    (sp.RUNE, sp.SQUARE - sp.RUNE, gem("rune", "rune")),
    (sp.SQUARE, sp.SYMBOL - sp.SQUARE, gem("square", "square")),
    (sp.SYMBOL, sp.CAP - sp.SYMBOL, music("symbol")),
    (sp.CAP, sp.THRIFT - sp.CAP, music("cap")),
    (sp.THRIFT, 1, plain("thrift", "gift/warhammer")),
    (sp.FORGO, 1, tell_forgo),
    (sp.END, 1, tell_end),
    (sp.PASS, 1, plain("pass")),
]  # fmt: skip
