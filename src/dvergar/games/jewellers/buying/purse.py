"""The simple cases of purchases, sorted out before the ways to pay are looked at."""

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

OFF: Final = 2  # what an Archive Access or the memorist's marker takes off
ANYTHING: Final = 99
NO_CATEGORY: Final = -1


class Purse:
    """What a player has for the cards of one place."""

    def __init__(self, book: Book, s: JewelState, seat: int, source: int) -> None:
        p = s.players[seat]
        self.book = book
        self.t = book.t
        self.p = p
        self.stock = p.stock
        self.patron = source > FROM_DISCARD  # whose discounts are not looked at here
        self.extra = book.t.discard_gold if source == FROM_DISCARD else 0
        self.red, self.green, self.blue = p.stock[0], p.stock[1], p.stock[2]
        self.gold = p.stock[GOLD] - self.extra
        self.may = modifiers(book, s, seat, source)
        self.off = most_off(self.may)
        self.category = s.categories[s.round - 1] if s.categories else NO_CATEGORY

    def lacks(self, card: int) -> int:
        """How many gems are missing for the printed cost, with the least X."""
        cost, x = self.t.costs[card], self.t.xs[card]
        least = self.t.least_x
        red = cost[0] - self.red + (least if x == 0 else 0)
        green = cost[1] - self.green + (least if x == 1 else 0)
        blue = cost[2] - self.blue + (least if x == 2 else 0)
        gold = cost[GOLD] - self.gold
        return max(red, 0) + max(green, 0) + max(blue, 0) + max(gold, 0)

    def help(self, card: int) -> int:
        """The most that jokers and discounts could make up for."""
        if self.patron:
            return ANYTHING
        found = self.off
        if self.category >= 0 and self.stock[TOPAZ] and self.book.serves(card, self.category):
            found += self.stock[TOPAZ]
        if self.t.orbs[card]:
            found += mirrors(self.t, self.p)
        if self.book.opal:
            for school in range(SCHOOLS):
                if self.stock[OPAL + school] and self.book.serves(card, school):
                    found += self.stock[OPAL + school]
        return found

    def simple(self, card: int) -> bool:
        """Whether nothing but gems of its own kinds and topazes can pay a fixed cost."""
        if self.patron or self.may or self.book.opal or self.t.xs[card] >= 0:
            return False
        return not self.t.orbs[card] or mirrors(self.t, self.p) == 0

    def spare(self, card: int, lacking: int) -> bool:
        """In a simple case: whether one more topaz could pay for what a gem would."""
        return self.help(card) > lacking and sum(self.t.costs[card]) + self.extra > lacking

    def less(self, card: int) -> bool:
        """Whether somebody who has the printed cost could surely use a modifier, too."""
        cost = self.t.costs[card]
        return self.may & ~INVESTMENTS > 0 or (self.may > 0 and cost[0] + cost[1] + cost[2] > 0)


def most_off(may: int) -> int:
    """What modifiers take off at most."""
    off = INVESTED if may & INVESTMENTS else 0
    for mod in (ARCHIVE, MARKER):
        if may >> mod & 1:
            off += OFF
    return off
