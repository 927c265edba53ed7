"""What a card costs a player, and every way to pay for it (J3.3, J3.4, J3.11, J3.12)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers import counts
from dvergar.games.jewellers.material import (
    ARCHIVE,
    BONUS_PRICE,
    BONUS_RELIGION,
    BONUS_SCHOOL,
    BONUSES,
    COLOUR,
    CRYSTALS,
    GOLD,
    MARKER,
    MODS,
    MONEY,
    MOST_X,
    OPAL,
    PAYING,
    PRIVILEGE,
    SCHOOLS,
    TOPAZ,
    TRIO,
)
from dvergar.games.jewellers.space import BONUS, LAY, PAY, WITH
from dvergar.games.jewellers.state import Jeweller, JewelState
from dvergar.games.jewellers.tables import (
    ARCHIVES,
    INVEST_COLOUR,
    INVEST_EACH,
    MIRROR,
    PLINTH,
    PRIVILEGED,
    RELIQUARY,
    TOP_COSTS,
    Book,
    Tables,
)

FROM_OFFER: Final = 0
FROM_DISCARD: Final = 1
FROM_TOP: Final = 2  # musician patron
FROM_LAST: Final = 3  # noble patron
EXTRA: Final = 4  # after the four kinds of a due: gold for the discard pile
EXTRA_GOLD: Final = 2
INVESTED: Final = 3  # of one colour off by an Investment
AGAIN: Final = 1 << MODS  # in `spent`: a second card may follow
DONE: Final = 2 << MODS  # a card was bought
ALL: Final = 1 << 30
INVESTMENTS: Final = (1 << ARCHIVE) - 1
NO_OPALS: Final = [0] * SCHOOLS
NO_JOKERS: Final = [0] * (PAYING - MONEY)
ORB: Final = "orb"  # the family that Mirrors make cheaper

Due = list[int]  # red, green, blue, gold, gold for the discard pile


def owns(t: Tables, s: JewelState, seat: int, effect: int) -> int:
    """The card with this effect that one may discard now, or -1 (J3.5)."""
    for card in s.players[seat].cards:
        if t.effects[card] == effect and card != s.bought:
            return card
    return -1


def modifiers(book: Book, s: JewelState, seat: int, source: int) -> int:
    """The modifiers that a purchase could use, as a mask."""
    if source > FROM_DISCARD:
        return 0
    t = book.t
    found = 0
    if not s.spent & (1 << TRIO):  # one Investment a turn, whichever it is
        if owns(t, s, seat, INVEST_EACH) >= 0:
            found |= 1 << TRIO
        if owns(t, s, seat, INVEST_COLOUR) >= 0:
            found |= 1 << COLOUR
    if source == FROM_DISCARD:
        if not s.spent & (1 << ARCHIVE) and owns(t, s, seat, ARCHIVES) >= 0:
            found |= 1 << ARCHIVE
        if s.marker == seat:
            found |= 1 << MARKER
    if s.bought < 0 and owns(t, s, seat, PRIVILEGED) >= 0:
        found |= 1 << PRIVILEGE
    return found


def sets_of(may: int) -> list[int]:
    """Every set of modifiers, the cheapest to do without first; at most one Investment."""
    found: list[int] = []
    for saved in (0, 1):  # the marker lapses: it is used unless one saves it
        marker = (1 << MARKER if not saved else 0) & may
        if saved and not may >> MARKER & 1:
            break
        for dear in (0, 1 << ARCHIVE, 1 << PRIVILEGE, 1 << ARCHIVE | 1 << PRIVILEGE):
            if dear & ~may:
                continue
            found.append(marker | dear)
            for invest in range(TRIO, ARCHIVE):
                if may >> invest & 1:
                    found.append(marker | dear | 1 << invest)
    return found


MOD_SETS: Final = [sets_of(may) for may in range(1 << MODS)]


class Price:
    """A purchase to be priced: the card, where it lies, who buys."""

    def __init__(self, book: Book, s: JewelState, seat: int, card: int, source: int) -> None:
        self.t = book.t
        self.p = s.players[seat]
        self.card = card
        self.source = source
        self.x = book.t.xs[card]
        self.topazes = 0
        self.opals = NO_OPALS
        self.jokers(book, s)
        self.free = 0  # units off a printed cost by Mirrors
        self.crystals = 0  # crystals off by a patron
        self.discounts()

    def jokers(self, book: Book, s: JewelState) -> None:
        stock = self.p.stock
        if stock[TOPAZ] and s.categories and book.serves(self.card, s.categories[s.round - 1]):
            self.topazes = stock[TOPAZ]
        if book.opal:
            self.opals = [0] * SCHOOLS
            for school in range(SCHOOLS):
                if stock[OPAL + school] and book.serves(self.card, school):
                    self.opals[school] = stock[OPAL + school]

    def discounts(self) -> None:
        if self.t.families[self.card] == ORB:
            for card in self.p.cards:
                if self.t.effects[card] == MIRROR:
                    self.free += self.t.amounts[card]
        if self.source == FROM_TOP:
            self.crystals = counts.doubled_symbols(self.t, self.p)
        elif self.source == FROM_LAST:
            self.crystals = 1

    def printed(self, x: int) -> Due:
        cost = self.t.costs[self.card]
        due = [cost[0], cost[1], cost[2], cost[3], 0]
        if self.x >= 0:
            due[self.x] += x
        if self.source == FROM_DISCARD:
            due[EXTRA] = EXTRA_GOLD
        return due

    def dues(self, mods: int, x: int) -> list[Due]:
        """What may be left to pay after all discounts; empty if one would take off nothing."""
        found = invested(self.printed(x), mods)
        if mods >> ARCHIVE & 1:
            found = gold_off(crystal_off(found))
        if mods >> MARKER & 1:
            found = either_off(gold_off(found))
        for _ in range(self.crystals):
            found = crystal_off(found)
        for _ in range(self.free):
            found = unit_off(found)
        return found

    def can_pay(self, due: Due) -> bool:
        stock = self.p.stock
        lacking = 0
        for colour in range(CRYSTALS):
            if due[colour] > stock[colour]:
                lacking += due[colour] - stock[colour]
        gold = max(0, due[GOLD] + due[EXTRA] - stock[GOLD])
        if lacking + gold == 0:
            return True
        return (
            gold - due[GOLD] <= self.topazes
            and lacking + gold <= self.topazes + sum(self.opals)
        )  # fmt: skip

    def payable(self, mods: int, x: int) -> bool:
        for due in self.dues(mods, x):
            if self.can_pay(due):
                return True
        return False


def invested(due: Due, mods: int) -> list[Due]:
    """An Investment taken off, which must take off something (J3.3)."""
    if not mods & INVESTMENTS:
        return [due]
    if mods >> COLOUR & 1:
        found: list[Due] = []
        for colour in range(CRYSTALS):
            if due[colour]:
                less = due[:]
                less[colour] = max(0, due[colour] - INVESTED)
                found.append(less)
        return found
    less = [max(0, n - 1) for n in due[:CRYSTALS]] + due[CRYSTALS:]
    return [] if less == due else [less]


def off(dues: list[Due], kinds: list[int]) -> list[Due]:
    """One unit off each due, of any of these kinds; none where there is none."""
    found: list[Due] = []
    for due in dues:
        taken = False
        for kind in kinds:
            if due[kind]:
                less = due[:]
                less[kind] -= 1
                taken = True
                if less not in found:
                    found.append(less)
        if not taken and due not in found:
            found.append(due)
    return found


def crystal_off(dues: list[Due]) -> list[Due]:
    return off(dues, [0, 1, 2])


def gold_off(dues: list[Due]) -> list[Due]:
    return off(dues, [GOLD, EXTRA])


def either_off(dues: list[Due]) -> list[Due]:
    return off(dues, [0, 1, 2, GOLD, EXTRA])


def unit_off(dues: list[Due]) -> list[Due]:
    return off(dues, [0, 1, 2, GOLD])


def affordable(price: Price, may: int) -> bool:
    """Whether the card can be paid with some of these modifiers, or with none."""
    if price.payable(0, 1):
        return True
    helpful = may & ~(1 << PRIVILEGE)
    if helpful:
        for mods in MOD_SETS[helpful]:
            if mods and price.payable(mods, 1):
                return True
    return False


def spends(price: Price, due: Due, limit: int) -> list[list[int]]:
    """Every way to pay a due, as counts by kind, up to `limit` of them."""
    stock = price.p.stock
    jokers = price.topazes + sum(price.opals)
    total = sum(due)
    gold = due[GOLD] + due[EXTRA]
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
                        break
                    topaz_only = max(0, due[EXTRA] - n)
                    if topaz_only <= price.topazes:
                        joke(price, found, [r, g, b, n], rest, topaz_only)
                    if len(found) >= limit:
                        return found
    return found


def joke(price: Price, found: list[list[int]], plain: list[int], rest: int, least: int) -> None:
    """The rest by jokers: opals of the card's schools, topazes, at least `least` of these."""
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


def scored_colours(t: Tables, card: int) -> int:
    """The colours that a religious card scores, as a mask (J3.12)."""
    if t.xs[card] >= 0:
        return 1 << t.xs[card]
    kind = t.kinds[card]
    if kind in (TOP_COSTS, RELIQUARY):
        return 1 << t.colours[card]
    return 1 << t.colours[card] | 1 << t.seconds[card] if kind == PLINTH else 0


def bonuses(price: Price, way: list[int]) -> list[int]:
    """The opal bonuses that this payment allows and leaves the gems for."""
    found: list[int] = []
    for bonus in range(BONUSES):
        if not way[OPAL + BONUS_SCHOOL[bonus]]:
            continue
        colour = counts.bonus_colour(bonus, BONUS_RELIGION)
        if colour >= 0 and scored_colours(price.t, price.card) >> colour & 1:
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
    """A payment as its parts, in ascending order."""
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
    """What may be paid with these modifiers, as counts by kind."""
    ways: list[list[int]] = []
    for due in price.dues(mods, x):
        for way in spends(price, due, limit):
            if way not in ways:
                ways.append(way)
    return ways


def with_mods(price: Price, mods: int) -> list[list[int]]:
    """Every payment with exactly these modifiers."""
    found: list[list[int]] = []
    for x in range(1, MOST_X + 1):
        ways = spent(price, mods, x, ALL)
        for way in ways:
            found.append(parts_of(mods, x if price.x >= 0 else 0, way, -1))
            for bonus in bonuses(price, way):
                found.append(parts_of(mods, x if price.x >= 0 else 0, way, bonus))
        if price.x < 0 or not ways:
            break
    return found


def payments(book: Book, s: JewelState, seat: int, card: int, source: int) -> list[list[int]]:
    """Every way to pay, each as its parts."""
    price = Price(book, s, seat, card, source)
    found: list[list[int]] = []
    for mods in MOD_SETS[modifiers(book, s, seat, source)]:
        found += with_mods(price, mods)
    return found


def has_choice(price: Price, may: int) -> bool:
    """Whether there are at least two ways to pay."""
    n = 0
    for mods in MOD_SETS[may]:
        for x in range(1, 2 if price.x < 0 else MOST_X + 1):
            ways = spent(price, mods, x, 2)
            n += len(ways)
            if n > 1 or (ways and bonuses(price, ways[0])):
                return True
            if not ways:
                break
    return False


def usual(book: Book, s: JewelState, seat: int, card: int, source: int) -> list[int]:
    """The sensible payment, which one action takes."""
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
    """Few modifiers, no bonus, few jokers, much laid on an X, little gold, the rest balanced."""
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


MOD_WEIGHT: Final = [10000000, 10000000, 20000000, -1, 40000000]
