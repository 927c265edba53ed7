"""Every way to pay for a card, and the usual one (J3.4, J3.11, J3.12).

A card can have thousands of payments, so callers that only need to know whether there are two
pass a limit, and `has_choice` decides most cases without listing any.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers.buying.price import EXTRA, INVESTMENTS, MOD_SETS, Due, Price, modifiers
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.material import (
    BONUS_PRICE,
    BONUS_RELIGION,
    BONUS_SCHOOL,
    BONUSES,
    GOLD,
    MAX_X,
    MODS,
    MONEY,
    OPAL,
    PAYING,
    PRIVILEGE,
    SCHOOLS,
    TOPAZ,
)
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.space import BONUS, LAY, PAY, WITH
from dvergar.games.jewellers.state import Jeweller, JewelState

ALL: Final = 1 << 30
NO_JOKERS: Final = [0] * (PAYING - MONEY)
MOD_WEIGHT: Final = [10000000, 10000000, 20000000, -1, 40000000]


def spends(price: Price, due: Due, limit: int) -> list[list[int]]:
    """Return the ways to pay a due, as counts by kind, at most about `limit` of them."""
    stock = price.p.stock
    jokers = price.wild
    gold = due[GOLD] + due[EXTRA]
    total = due[0] + due[1] + due[2] + gold
    found: list[list[int]] = []
    if jokers == 0:
        if price.can_pay(due):
            found.append([due[0], due[1], due[2], gold] + NO_JOKERS)
        return found
    for r in range(min(due[0], stock[0]), -1, -1):
        for g in range(min(due[1], stock[1]), -1, -1):
            for b in range(min(due[2], stock[2]), -1, -1):
                for n in range(min(gold, stock[GOLD]), -1, -1):
                    rest = total - r - g - b - n
                    if rest > jokers:
                        break  # with less gold it would only be more
                    topaz_only = max(0, due[EXTRA] - n)
                    if topaz_only <= price.topazes:
                        add_joker_payments(price, found, [r, g, b, n], rest, topaz_only)
                    if len(found) >= limit:
                        return found
    return found


def add_joker_payments(
    price: Price, found: list[list[int]], plain: list[int], rest: int, least: int
) -> None:
    """Add the ways to pay the rest with jokers: at least `least` topazes, and the card's opals."""
    schools = [school for school in range(SCHOOLS) if price.opals[school]]
    first = price.opals[schools[0]] if schools else 0
    second = price.opals[schools[1]] if len(schools) > 1 else 0
    for a in range(min(first, rest) + 1):
        for b in range(min(second, rest - a) + 1):
            topazes = rest - a - b
            if least <= topazes <= price.topazes:
                way = [*plain, topazes, *[0] * SCHOOLS]
                if a:
                    way[OPAL + schools[0]] = a
                if b:
                    way[OPAL + schools[1]] = b
                found.append(way)


def bonuses(price: Price, way: list[int]) -> list[int]:
    """Return the opal bonuses that this payment allows and that the rest of the stock can pay."""
    found: list[int] = []
    for bonus in range(BONUSES):
        if not way[OPAL + BONUS_SCHOOL[bonus]]:
            continue
        colour = icons.bonus_colour(bonus, BONUS_RELIGION)
        if colour >= 0 and price.data.scored[price.card] >> colour & 1:
            continue
        cost = BONUS_PRICE[bonus]
        enough = True
        for kind in range(MONEY):
            if price.p.stock[kind] < way[kind] + cost[kind]:
                enough = False
        if enough:
            found.append(bonus)
    return found


def parts_of(mods: int, x: int, way: list[int], bonus: int) -> list[int]:
    """Return a payment as its parts, in ascending order."""
    parts = [WITH + mod for mod in range(MODS) if mods >> mod & 1]
    if x:
        parts.append(LAY + x - 1)
    for kind in range(PAYING):
        for _ in range(way[kind]):
            parts.append(PAY + kind)
    if bonus >= 0:
        parts.append(BONUS + bonus)
    return parts


def spent(price: Price, mods: int, x: int, limit: int) -> list[list[int]]:
    """Return the ways to pay with these modifiers, as counts by kind."""
    ways: list[list[int]] = []
    for due in price.dues(mods, x):
        for way in spends(price, due, limit):
            if way not in ways:
                ways.append(way)
    return ways


def with_mods(price: Price, mods: int) -> list[list[int]]:
    """Return every payment with exactly these modifiers."""
    found: list[list[int]] = []
    for x in range(price.data.least_x, MAX_X + 1):
        ways = spent(price, mods, x, ALL)
        for way in ways:
            found.append(parts_of(mods, x if price.x >= 0 else 0, way, -1))
            for bonus in bonuses(price, way):
                found.append(parts_of(mods, x if price.x >= 0 else 0, way, bonus))
        if price.x < 0 or not ways:
            break
    return found


def payments(book: Book, s: JewelState, seat: int, card: int, source: int) -> list[list[int]]:
    """Return every payment for a card, each as its parts."""
    price = Price(book, s, seat, card, source)
    found: list[list[int]] = []
    for mods in MOD_SETS[modifiers(book, s, seat, source)]:
        found += with_mods(price, mods)
    return found


def has_choice(price: Price, may: int) -> bool:
    """Return whether an affordable card can be paid in at least two ways."""
    if may >> PRIVILEGE & 1:  # with it and without
        return True
    n = 0
    least = price.data.least_x
    for mods in MOD_SETS[may]:
        for x in range(least, least + 1 if price.x < 0 else MAX_X + 1):
            ways = spent(price, mods, x, 2)
            n += len(ways)
            if n > 1 or (ways and bonuses(price, ways[0])):
                return True
            if not ways:
                break
    return False


def usual(book: Book, s: JewelState, seat: int, card: int, source: int) -> list[int]:
    """Return the usual payment, which `buy` takes."""
    price = Price(book, s, seat, card, source)
    found: list[list[int]] = []
    cheapest = 0
    for mods in MOD_SETS[modifiers(book, s, seat, source)]:
        dear = mods & ~INVESTMENTS | (1 if mods & INVESTMENTS else 0)
        if found and dear != cheapest:
            break
        cheapest = dear
        found += with_mods(price, mods)
    return sensible(price.p, found)


def sensible(p: Jeweller, found: list[list[int]]) -> list[int]:
    """Return the best default: few modifiers and jokers, no bonus, high X, little gold."""
    best = found[0]
    if len(found) == 1:
        return best
    least = weight(p, best)
    for parts in found:
        heavy = weight(p, parts)
        if heavy < least or (heavy == least and parts < best):
            best, least = parts, heavy
    return best


def weight(p: Jeweller, parts: list[int]) -> int:
    """Return how undesirable a payment is; the units are so far apart that each outranks the next.

    They are, from the heaviest: modifiers, a bonus, jokers, a low X, gold. Among equals, the one
    that leaves the most crystals of every colour is lightest.
    """
    heavy = 0
    left = [p.stock[0], p.stock[1], p.stock[2]]
    for part in parts:
        if part < LAY:
            heavy += MOD_WEIGHT[part - WITH]
        elif part < PAY:
            heavy -= (part - LAY) * 1000
        elif part >= BONUS:
            heavy += 1000000
        elif part >= PAY + TOPAZ:
            heavy += 100000
        elif part == PAY + GOLD:
            heavy += 100
        else:
            left[part - PAY] -= 1
    return heavy - min(left[0], left[1], left[2])
