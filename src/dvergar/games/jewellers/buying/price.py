"""What a card costs a player after all discounts (J3.3, J3.4, J3.11)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers.card_data import (
    ARCHIVES,
    INVEST_COLOUR,
    INVEST_EACH,
    MIRROR,
    PRIVILEGED,
    Book,
    CardData,
)
from dvergar.games.jewellers.material import (
    ARCHIVE,
    COLOUR,
    CRYSTALS,
    GOLD,
    MARKER,
    MODS,
    OPAL,
    PRIVILEGE,
    SCHOOLS,
    TOPAZ,
    TRIO,
)
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.state import Jeweller, JewelState

FROM_OFFER: Final = 0
FROM_DISCARD: Final = 1
FROM_TOP: Final = 2  # musician patron
FROM_LAST: Final = 3  # noble patron
EXTRA: Final = 4  # index in a Due of the extra gold for the discard pile
INVESTED: Final = 3  # crystals of one colour that an Investment takes off
INVESTMENTS: Final = (1 << ARCHIVE) - 1
NO_OPALS: Final = [0] * SCHOOLS

Due = list[int]  # red, green, blue, gold, gold for the discard pile


def owns(data: CardData, s: JewelState, seat: int, effect: int) -> int:
    """Return a card with this effect that the player may discard now, or -1 (J3.5)."""
    for card in s.players[seat].cards:
        if data.effects[card] == effect and card != s.buying.bought:
            return card
    return -1


def held(data: CardData, s: JewelState, seat: int) -> int:
    """Return the mask of effects of the cards that the player may discard now (J3.5)."""
    found = 0
    for card in s.players[seat].cards:
        if card != s.buying.bought:
            found |= 1 << data.effects[card]
    return found


def mirrors(data: CardData, p: Jeweller) -> int:
    """Return what a player's Mirrors take off the cost of an Orb (J6.4)."""
    found = 0
    for card in p.cards:
        if data.effects[card] == MIRROR:
            found += data.amounts[card]
    return found


def modifiers(book: Book, s: JewelState, seat: int, source: int) -> int:
    """Return the mask of modifiers that a purchase could use."""
    if source > FROM_DISCARD:
        return 0
    own = held(book.data, s, seat)
    found = 0
    if not s.buying.invested:  # one Investment of any kind per turn
        if own >> INVEST_EACH & 1:
            found |= 1 << TRIO
        if own >> INVEST_COLOUR & 1:
            found |= 1 << COLOUR
    if source == FROM_DISCARD:
        if not s.buying.archived and own >> ARCHIVES & 1:
            found |= 1 << ARCHIVE
        if s.marker == seat:
            found |= 1 << MARKER
    if s.buying.bought < 0 and own >> PRIVILEGED & 1:
        found |= 1 << PRIVILEGE
    return found


def sets_of(may: int) -> list[int]:
    """Return every allowed set of modifiers, the least valuable first; at most one Investment."""
    found: list[int] = []
    # With the marker first, because it expires if it is not used.
    for marker in (1 << MARKER, 0) if may >> MARKER & 1 else (0,):
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
    """The price of a card from some source for one player."""

    def __init__(self, book: Book, s: JewelState, seat: int, card: int, source: int) -> None:
        self.data = book.data
        self.p = s.players[seat]
        self.card = card
        self.source = source
        self.x = book.data.xs[card]
        self.topazes = 0
        self.opals = NO_OPALS
        self.jokers(book, s)
        self.wild = self.topazes + sum(self.opals) if book.opal else self.topazes
        self.free = 0  # units that Mirrors take off the printed cost
        self.crystals = 0  # crystals that a patron takes off
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
        if self.data.orbs[self.card]:
            self.free = mirrors(self.data, self.p)
        if self.source == FROM_TOP:
            self.crystals = icons.doubled_symbols(self.data, self.p)
        elif self.source == FROM_LAST:
            self.crystals = 1

    def printed(self, x: int) -> Due:
        cost = self.data.costs[self.card]
        due = [cost[0], cost[1], cost[2], cost[3], 0]
        if self.x >= 0:
            due[self.x] += x
        if self.source == FROM_DISCARD:
            due[EXTRA] = self.data.discard_gold
        return due

    def dues(self, mods: int, x: int) -> list[Due]:
        """Return what may be left to pay after all discounts; empty if one has no effect."""
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
        return lacking + gold <= self.wild and gold - due[GOLD] <= self.topazes

    def payable(self, mods: int, x: int) -> bool:
        if not mods and not self.free and not self.crystals:
            return self.can_pay(self.printed(x))
        for due in self.dues(mods, x):
            if self.can_pay(due):
                return True
        return False


def invested(due: Due, mods: int) -> list[Due]:
    """Apply an Investment, which must take off something (J3.3)."""
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
    if not due[0] and not due[1] and not due[2]:
        return []
    return [[max(0, due[0] - 1), max(0, due[1] - 1), max(0, due[2] - 1), due[GOLD], due[EXTRA]]]


def off(dues: list[Due], kinds: list[int]) -> list[Due]:
    """Take one unit of any of these kinds off each due, if there is one."""
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
    """Return whether the card can be paid with some or none of these modifiers."""
    least = price.data.least_x
    if price.payable(0, least):
        return True
    helpful = may & ~(1 << PRIVILEGE)
    if helpful:
        for mods in MOD_SETS[helpful]:
            if mods and price.payable(mods, least):
                return True
    return False
