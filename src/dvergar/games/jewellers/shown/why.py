"""Explains why something is not possible."""

from __future__ import annotations

from dvergar.games.jewellers.buying.market import known_last, known_top
from dvergar.games.jewellers.buying.price import (
    EXTRA,
    FROM_DISCARD,
    FROM_LAST,
    FROM_OFFER,
    FROM_TOP,
    MOD_SETS,
    Due,
    Price,
    affordable,
    modifiers,
)
from dvergar.games.jewellers.buying.purchase import NOBLE, SECOND
from dvergar.games.jewellers.card_data import GiftPrice
from dvergar.games.jewellers.flow import (
    USE_BLACK,
    USE_GREY,
    USE_HAMMER,
    USE_HARP,
    USE_INK,
    cursed_for,
    may_buy,
    prices,
)
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import (
    BLACK,
    CRYSTALS,
    GOLD,
    GREY,
    GREYS,
    PATIENCE,
    TOP_CARDS,
)
from dvergar.games.jewellers.rounds.manoeuvres import (
    in_second_step,
    most_uses,
    replaceable,
)
from dvergar.games.jewellers.rounds.patrons import LISTENING
from dvergar.games.jewellers.shown.names import gem_names
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.act import ACTING
from dvergar.games.title import Arg, Blocked, Line


def blocked(game: Jewellers, s: JewelState, seat: int) -> list[Blocked]:
    step = s.pending[-1].step
    if step == ACTING:
        return [
            *blocked_cards(game, s, seat),
            *blocked_promises(s, seat),
            *blocked_gifts(game, s, seat),
            *blocked_leaving(game, s, seat),
        ]
    return blocked_cards(game, s, seat) if step in (SECOND, LISTENING, NOBLE) else []


def no(thing: str, verb: str, id: str, rule: str, **args: Arg) -> Blocked:
    return Blocked(thing, verb, Line(f"jewellers-why-{id}", args), rule)


def blocked_cards(game: Jewellers, s: JewelState, seat: int) -> list[Blocked]:
    """Return the cards that can't be bought, and what is missing."""
    found = []
    for source, cards, rule in places(s, seat):
        may = modifiers(game.book, s, seat, source)
        for card in cards:
            thing = f"card/{game.book.data.ids[card]}"
            price = Price(game.book, s, seat, card, source)
            if not may_buy(s, seat, card):
                found.append(no(thing, "buy", "house", "J7.1", owner=s.owner))
            elif source <= FROM_DISCARD and in_second_step(s):
                found.append(no(thing, "buy", "second-step", "J3.10"))
            elif not affordable(price, may):
                found.append(no(thing, "buy", "lacks", rule, parts=missing(price, may)))
    return found


def places(s: JewelState, seat: int) -> list[tuple[int, list[int], str]]:
    """Return the sources of the cards in question, with the rule for buying them."""
    step = s.pending[-1].step
    if step == LISTENING:
        return [(FROM_TOP, known_top(s, seat, TOP_CARDS), "J7.3")]
    if step == NOBLE:
        return [(FROM_LAST, known_last(s, seat, s.buying.looking), "J7.6")]
    return [(FROM_OFFER, s.offer, "J3.10"), (FROM_DISCARD, s.discard, "J3.10")]


def missing(price: Price, may: int) -> list[str]:
    """Return the fewest additional gems with which a player could pay for a card."""
    best: list[int] = []
    for due in [due for mods in MOD_SETS[may] for due in price.dues(mods, price.data.least_x)]:
        lacks = lacking(price, due)
        if not best or sum(lacks) < sum(best):
            best = lacks
    return gem_names(best)


def lacking(price: Price, due: Due) -> list[int]:
    """Return what is missing after jokers, gold first; opals can't pay extra gold (J3.4)."""
    stock = price.p.stock
    gold = max(0, due[GOLD] + due[EXTRA] - stock[GOLD])
    extra = max(0, gold - due[GOLD])
    topazes = min(extra, price.topazes)
    jokers = price.wild - topazes
    lacks = [max(0, due[colour] - stock[colour]) for colour in range(CRYSTALS)] + [gold - extra]
    for kind in range(GOLD, -1, -1):
        paid = min(lacks[kind], jokers)
        lacks[kind] -= paid
        jokers -= paid
    lacks[GOLD] += extra - topazes
    return lacks


def blocked_promises(s: JewelState, seat: int) -> list[Blocked]:
    p = s.players[seat]
    most = most_uses(s, seat)
    found = []
    if sum(s.white) and not p.stock[GREY]:
        found.append(no("white", "white", "no-grey", "J3.2"))
    elif sum(s.white) and s.uses[USE_GREY] >= GREYS * most:
        found.append(used_up(s, seat, "white", "white"))
    if sum(s.black) and not p.stock[BLACK]:
        found.append(no("black", "black", "no-black", "J3.2"))
    elif sum(s.black) and s.uses[USE_BLACK] >= most:
        found.append(used_up(s, seat, "black", "black"))
    return found


def blocked_gifts(game: Jewellers, s: JewelState, seat: int) -> list[Blocked]:
    p, gifts = s.players[seat], game.book.data.gifts
    most = most_uses(s, seat)
    found = []
    if p.hammer >= 0 and s.uses[USE_HAMMER] >= most:
        found.append(used_up(s, seat, "gift/warhammer", "hammer"))
    elif p.hammer >= 0 and not prices(s, seat, gifts.hammer_prices[p.hammer]):
        price = gifts.hammer_prices[p.hammer]
        found.append(price_lacks("gift/warhammer", "hammer", "J3.6", price))
    if p.harp == 1 and s.uses[USE_HARP] >= most:
        found.append(used_up(s, seat, "gift/harp", "harp"))
    elif p.harp == 0 and not prices(s, seat, gifts.harp_price):
        found.append(price_lacks("gift/harp", "tune", "J3.9", gifts.harp_price))
    if p.inkwell == 1 and s.uses[USE_INK] >= most:
        found.append(used_up(s, seat, "gift/inkwell", "ink"))
    elif p.inkwell == 1 and not len(s.deck):
        found.append(no("gift/inkwell", "ink", "no-deck", "J4.4"))
    elif p.inkwell == 1 and not replaceable(game.book, s, seat):
        found.append(no("gift/inkwell", "ink", "nothing-to-replace", "J3.8"))
    elif p.inkwell == 0 and not prices(s, seat, gifts.inkwell_price):
        found.append(price_lacks("gift/inkwell", "refill", "J3.9", gifts.inkwell_price))
    return found


def used_up(s: JewelState, seat: int, thing: str, verb: str) -> Blocked:
    """Explain that all uses are spent: two, or one if the player must buy or pass."""
    return no(thing, verb, "used-up", "J3.10" if most_uses(s, seat) > 1 else "J3.14")


def price_lacks(thing: str, verb: str, rule: str, price: GiftPrice) -> Blocked:
    return no(thing, verb, "gift-price", rule, gold=price[0], crystals=price[1])


def blocked_leaving(game: Jewellers, s: JewelState, seat: int) -> list[Blocked]:
    found = []
    if in_second_step(s):
        found.append(no("", "pass", "second-step", "J3.10"))
    elif cursed_for(game.book, s, seat):
        found.append(no("", "pass", "cursed", "J3.13"))
    if s.players[seat].idle >= PATIENCE:
        found.append(no("", "end", "patience", "J3.14"))
    return found
