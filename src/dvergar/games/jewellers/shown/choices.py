"""Describes a seat's legal actions."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dvergar.games.choices import Descriptions, LegalAction, plain
from dvergar.games.jewellers import space as sp
from dvergar.games.jewellers.buying.market import source_of
from dvergar.games.jewellers.buying.payment import payments, usual
from dvergar.games.jewellers.buying.price import FROM_LAST, FROM_TOP
from dvergar.games.jewellers.buying.purchase import NOBLE, SECOND, Bill
from dvergar.games.jewellers.card_data import GiftData
from dvergar.games.jewellers.flow import price_in
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import (
    BONUS_PRICE,
    BONUS_WORDS,
    CRYSTALS,
    GEM_WORDS,
    MOD_WORDS,
    MONEY,
    MUSIC,
    MUSIC_WORDS,
    NATURE_WORDS,
    NO_BONUS,
    STAFF_OPTIONS,
    STAFF_WORDS,
)
from dvergar.games.jewellers.rounds.passing import SETTING
from dvergar.games.jewellers.rounds.patrons import LISTENING
from dvergar.games.jewellers.scoring.score import Scorer
from dvergar.games.jewellers.shown.names import gained, gem_names, payment
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.pay import Ways, next_choice, ways_left
from dvergar.games.jewellers.steps.scoring import COUNTING
from dvergar.games.title import Choice

PAY_WITH = "jewellers-do-pay"


class JewelAction(LegalAction[Jewellers, JewelState]):
    """A legal action of the Jewellers."""

    @property
    def gifts(self) -> GiftData:
        return self.game.book.data.gifts

    def card(self, n: int) -> str:
        return self.game.book.data.ids[n]

    def source(self, card: int) -> int:
        sources = {LISTENING: FROM_TOP, NOBLE: FROM_LAST}
        return sources.get(self.d.step, source_of(self.s, card))


def choices(game: Jewellers, s: JewelState, seat: int) -> list[Choice]:
    """Describe the choices; in the final scoring, `price` is the points that a choice costs."""
    found = DESCRIPTIONS.choices(game, s, seat)
    if s.pending[-1].step != COUNTING:
        return found
    losses = [loss(game, s, seat, action) for action in game.legal(s, seat)]
    return [replace(choice, price=n) for choice, n in zip(found, losses)]


def loss(game: Jewellers, s: JewelState, seat: int, action: int) -> int:
    """Return the points that a choice in the final scoring costs compared with the proposal."""
    fixed = s.sealed[seat]
    if action == sp.ACCEPT:
        return 0
    best = Scorer(game.book, s, seat, fixed).total()
    return best - Scorer(game.book, s, seat, [*fixed, action]).total()


def gem(id: str, place: str) -> Callable[[JewelAction], Choice]:
    return lambda act: act.choice(
        act.sentence(id, card=GEM_WORDS[act.n]), f"{place}/{GEM_WORDS[act.n]}"
    )


def of_card(id: str) -> Callable[[JewelAction], Choice]:
    return lambda act: act.choice(act.sentence(id, card=act.card(act.n)), f"card/{act.card(act.n)}")


def describe_tune(act: JewelAction) -> Choice:
    paid = [GEM_WORDS[act.n]] * price_in(act.n, act.gifts.harp_price)
    return act.choice(act.sentence("tune", parts=paid), "gift/harp", pays=paid)


def describe_refill(act: JewelAction) -> Choice:
    paid = [GEM_WORDS[act.n]] * price_in(act.n, act.gifts.inkwell_price)
    return act.choice(act.sentence("refill", parts=paid), "gift/inkwell", pays=paid)


def describe_hammer(act: JewelAction) -> Choice:
    (paid, kind), face = divmod(act.n, MONEY), act.s.players[act.seat].hammer
    pays = [GEM_WORDS[paid]] * price_in(paid, act.gifts.hammer_prices[face])
    line = act.sentence("hammer", parts=pays, card=gained(kind, act.gifts.hammer_gains[face]))
    return act.choice(line, "gift/warhammer", pays=pays, ends=f"stock/{GEM_WORDS[kind]}")


def describe_harp(act: JewelAction) -> Choice:
    line = act.sentence("harp", card=gained(act.n, act.gifts.harp_gain))
    return act.choice(line, "gift/harp", ends=f"stock/{GEM_WORDS[act.n]}")


def describe_thrift(act: JewelAction) -> Choice:
    gold = act.gifts.extra_prices[act.s.players[act.seat].hammer]
    return act.choice(act.sentence("thrift", gold=gold), "gift/warhammer")


def describe_pair(act: JewelAction) -> Choice:
    a, b, c = sp.PAIRS[act.n]
    pays = [GEM_WORDS[a], GEM_WORDS[b]]
    line = act.sentence("pair", parts=pays, card=GEM_WORDS[c])
    return act.choice(line, f"stock/{GEM_WORDS[a]}", pays=pays)


def describe_buy(act: JewelAction) -> Choice:
    return describe_purchase(
        act, Bill(usual(act.game.book, act.s, act.seat, act.n, act.source(act.n)))
    )


def describe_choose(act: JewelAction) -> Choice:
    """Describe paying differently; if only one other payment exists, describe that one."""
    found = payments(act.game.book, act.s, act.seat, act.n, act.source(act.n))
    ways = next_choice(Ways(act.s.players[act.seat], found, []))
    if ways.left:
        return of_card("choose")(act)
    return describe_purchase(act, Bill(ways.best))


def describe_purchase(act: JewelAction, bill: Bill) -> Choice:
    line = act.sentence(
        "buy", card=act.card(act.n), **payment(bill.way, bill.x, bill.bonus, bill.mods)
    )
    pays = spent(bill)
    return act.choice(line, f"card/{act.card(act.n)}", price=len(pays), pays=pays)


def spent(bill: Bill) -> list[str]:
    """Return all gems that are paid, those for a bonus last."""
    more = gem_names(BONUS_PRICE[bill.bonus]) if bill.bonus != NO_BONUS else []
    return gem_names(bill.way) + more


def part(describe: Callable[[JewelAction], Choice]) -> Callable[[JewelAction], Choice]:
    """Describe a part of a payment, or the whole payment if no choice is left after it."""

    def described(act: JewelAction) -> Choice:
        o = describe(act)
        ways = ways_left(act.game.book, act.s, act.seat, act.d.a, act.d.b)
        ways.go_on(act.action)
        if next_choice(ways).left:
            return o
        rest = rest_of(act, ways)
        line = rest.line if o.line.id == PAY_WITH else o.line
        return act.choice(line, o.thing, price=rest.price, pays=rest.pays)

    return described


def describe_with(act: JewelAction) -> Choice:
    return act.choice(act.sentence(f"with-{MOD_WORDS[act.n]}"), f"mod/{MOD_WORDS[act.n]}")


def describe_bonus(act: JewelAction) -> Choice:
    pays = gem_names(BONUS_PRICE[act.n])
    school, _, colour = BONUS_WORDS[act.n].partition(":")
    line = act.sentence(f"bonus-{school}", card=colour, parts=pays)
    return act.choice(line, price=len(pays), pays=pays)


def describe_rest(act: JewelAction) -> Choice:
    return rest_of(act, ways_left(act.game.book, act.s, act.seat, act.d.a, act.d.b))


def rest_of(act: JewelAction, ways: Ways) -> Choice:
    """Describe the rest of the usual payment."""
    bill, laid = Bill(ways.best), Bill(act.s.payment)
    bill.way = [n - paid for n, paid in zip(bill.way, laid.way)]
    bill.x -= laid.x
    pays = spent(bill)
    line = act.sentence("rest", **payment(bill.way, bill.x, bill.bonus, bill.mods))
    return act.choice(line, price=len(pays), pays=pays)


def describe_move(act: JewelAction) -> Choice:
    card, place = divmod(act.n, sp.MOVES)
    line = act.sentence(f"move-{sp.MOVE_WORDS[place]}", card=act.card(card))
    return act.choice(line, f"card/{act.card(card)}")


def describe_nature(act: JewelAction) -> Choice:
    card, nature = divmod(act.n, CRYSTALS)
    line = act.sentence("nature", card=act.card(card), term=NATURE_WORDS[nature])
    return act.choice(line, f"card/{act.card(card)}")


def describe_staff(act: JewelAction) -> Choice:
    card, option = divmod(act.n, STAFF_OPTIONS)
    staff = act.game.book.data.staff
    counts = [staff.cards, staff.high, staff.runes, staff.squares, *[staff.symbols] * MUSIC]
    line = act.sentence(
        f"staff-{STAFF_WORDS[option]}", card=act.card(card), count=counts[option], other=staff.other
    )
    return act.choice(line, f"card/{act.card(card)}")


def amount(id: str, first: int) -> Callable[[JewelAction], Choice]:
    return lambda act: act.choice(act.sentence(id, count=act.n + first), price=act.n + first)


def music(id: str) -> Callable[[JewelAction], Choice]:
    return lambda act: act.choice(act.sentence(id, term=MUSIC_WORDS[act.n]))


def describe_forgo(act: JewelAction) -> Choice:
    noble = "forgo-noble" if act.s.buying.looking else "forgo-reward"
    ids = {SECOND: "forgo-second", LISTENING: "forgo-music", NOBLE: noble}
    return act.choice(act.sentence(ids[act.d.step]))


def describe_end(act: JewelAction) -> Choice:
    return act.choice(act.sentence("end-stones" if act.d.step == SETTING else "end"))


# Sorted for people: getting cards first, leaving last.
DESCRIPTIONS = Descriptions(
    JewelAction,
    [
        (sp.TAKE, gem("take", "bowl")),
        (sp.BUY, describe_buy),
        (sp.CHOOSE, describe_choose),
        (sp.REST, describe_rest),
        (sp.WITH, part(describe_with)),
        (sp.LAY, part(amount("lay", 1))),
        (sp.PAY, part(gem("pay", "stock"))),
        (sp.BONUS, part(describe_bonus)),
        (sp.WHITE, gem("white", "white")),
        (sp.BLACKEN, gem("black", "black")),
        (sp.HAMMER, describe_hammer),
        (sp.HARP, describe_harp),
        (sp.INK, of_card("ink")),
        (sp.TUNE, describe_tune),
        (sp.REFILL, describe_refill),
        (sp.PAIR, describe_pair),
        (sp.SET, gem("set", "stock")),
        (sp.BID, amount("bid", 1)),
        (sp.DECLINE, plain("decline")),
        (sp.HIDE, amount("hide", 0)),
        (sp.PRIZE, gem("prize", "prize")),
        (sp.WILD4, gem("wild4", "wild4")),
        (sp.WILD3, gem("wild3", "wild3")),
        (sp.CROWN, gem("crown", "crown")),
        (sp.HOUSE, of_card("house")),
        (sp.MOVE, describe_move),
        (sp.LEAVE, plain("leave")),
        (sp.POINT, of_card("point")),
        (sp.POINT_NONE, plain("point-none")),
        (sp.MEDAL, gem("medal", "medal")),
        (sp.KEEP, gem("keep", "stock")),
        (sp.ACCEPT, plain("accept")),
        (sp.NATURE, describe_nature),
        (sp.STAFF, describe_staff),
        (sp.RUNE, gem("rune", "rune")),
        (sp.SQUARE, gem("square", "square")),
        (sp.SYMBOL, music("symbol")),
        (sp.CAP, music("cap")),
        (sp.THRIFT, describe_thrift),
        (sp.FORGO, describe_forgo),
        (sp.END, describe_end),
        (sp.PASS, plain("pass")),
    ],
)
