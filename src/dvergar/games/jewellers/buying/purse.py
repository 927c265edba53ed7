"""Decides the simple cases of affordability, before the slow search through all payments."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers.buying.price import (
    FROM_DISCARD,
    INVESTED,
    INVESTMENTS,
    mirrors,
    modifiers,
)
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.material import (
    ARCHIVE,
    GOLD,
    MARKER,
    OPAL,
    SCHOOLS,
    TOPAZ,
)
from dvergar.games.jewellers.state import JewelState

OFF: Final = 2  # units that an Archive Access or the memorist's marker takes off
ANYTHING: Final = 99
NO_CATEGORY: Final = -1


class Purse:
    """What a player can spend on the cards of one source."""

    def __init__(self, book: Book, s: JewelState, seat: int, source: int) -> None:
        p = s.players[seat]
        self.book = book
        self.data = book.data
        self.p = p
        self.stock = p.stock
        self.patron = source > FROM_DISCARD  # a patron's discounts are not considered here
        self.extra = book.data.discard_gold if source == FROM_DISCARD else 0
        self.red, self.green, self.blue = p.stock[0], p.stock[1], p.stock[2]
        self.gold = p.stock[GOLD] - self.extra
        self.may = modifiers(book, s, seat, source)
        self.off = most_off(self.may)
        self.category = s.categories[s.round - 1] if s.categories else NO_CATEGORY

    def lacks(self, card: int) -> int:
        """Return how many gems are missing for the printed cost, with the lowest X."""
        cost, x = self.data.costs[card], self.data.xs[card]
        least = self.data.least_x
        red = cost[0] - self.red + (least if x == 0 else 0)
        green = cost[1] - self.green + (least if x == 1 else 0)
        blue = cost[2] - self.blue + (least if x == 2 else 0)
        gold = cost[GOLD] - self.gold
        return max(red, 0) + max(green, 0) + max(blue, 0) + max(gold, 0)

    def help(self, card: int) -> int:
        """Return the maximum that jokers and discounts could cover."""
        if self.patron:
            return ANYTHING
        found = self.off
        if self.category >= 0 and self.stock[TOPAZ] and self.book.serves(card, self.category):
            found += self.stock[TOPAZ]
        if self.data.orbs[card]:
            found += mirrors(self.data, self.p)
        if self.book.opal:
            for school in range(SCHOOLS):
                if self.stock[OPAL + school] and self.book.serves(card, school):
                    found += self.stock[OPAL + school]
        return found

    def simple(self, card: int) -> bool:
        """Return whether a fixed cost can only be paid with its own gems and topazes."""
        if self.patron or self.may or self.book.opal or self.data.xs[card] >= 0:
            return False
        return not self.data.orbs[card] or mirrors(self.data, self.p) == 0

    def spare(self, card: int, lacking: int) -> bool:
        """Return whether, in a simple case, another topaz could replace a gem."""
        return self.help(card) > lacking and sum(self.data.costs[card]) + self.extra > lacking

    def less(self, card: int) -> bool:
        """Return whether a player with the printed cost could certainly use a modifier too."""
        cost = self.data.costs[card]
        return self.may & ~INVESTMENTS > 0 or (self.may > 0 and cost[0] + cost[1] + cost[2] > 0)


def most_off(may: int) -> int:
    """Return the maximum that modifiers take off."""
    off = INVESTED if may & INVESTMENTS else 0
    for mod in (ARCHIVE, MARKER):
        if may >> mod & 1:
            off += OFF
    return off
