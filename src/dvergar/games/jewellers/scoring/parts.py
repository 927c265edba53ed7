"""Natures, runes and squares: three of the five parts of the scoring that leave a choice.

The parts share nothing but the Mage Staffs. So for each choice of Staff options, every part is
optimised on its own, which keeps an exact search small enough for every view and bot move.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers.card_data import ANY
from dvergar.games.jewellers.material import CRYSTALS
from dvergar.games.jewellers.scoring.kinds import (
    FORGE,
    NATURES,
    PARTS,
    PER_NATURE,
    PER_PAIR,
    PER_PLACED,
    PER_TWO,
    RUNE_TABLE,
    RUNE_TRIPLES,
    RUNES,
)

NO_TABLE: Final[list[int]] = []


def table_at(table: list[int], step: int, n: int) -> int:
    """Return the points for n things; beyond the table, each adds one step."""
    if n <= 0:
        return 0
    if n <= len(table):
        return table[n - 1]
    return table[len(table) - 1] + step * (n - len(table))


def splits(n: int, least: list[int]) -> list[list[int]]:
    """Return every way to split n into three, none below its minimum."""
    free = n - least[0] - least[1] - least[2]
    found: list[list[int]] = []
    for a in range(free + 1):
        for b in range(free - a + 1):
            found.append([least[0] + a, least[1] + b, least[2] + free - a - b])
    return found


def key_of(more: list[int]) -> int:
    """Return a key for the cache; each number is far below 256."""
    return more[0] << 16 | more[1] << 8 | more[2]


class Scoring:
    """A card that scores within a part."""

    def __init__(
        self,
        at: int,
        kind: int,
        points: int,
        a: int = -1,
        b: int = -1,
        limit: int = 0,
        table: list[int] = NO_TABLE,
    ) -> None:
        self.at = at  # its place among the player's cards
        self.kind = kind
        self.points = points  # per thing scored, or per step beyond the table
        self.a = a  # the colour or nature scored
        self.b = b  # the second colour of PER_PAIR and PLINTH
        self.limit = limit  # how many cards score, or the least cost of one that does
        self.table = table


class Split:
    """A part where free things are split over three colours or natures."""

    def __init__(self, own: list[int], free: int, least: list[int]) -> None:
        self.cards: list[Scoring] = []
        self.own = own
        self.free = free  # how many are free to choose
        self.least = least  # what the player has fixed
        self.more = [0, 0, 0]  # what Staffs add
        self.chosen = [0, 0, 0]
        self.known: dict[int, int] = {}

    def most(self) -> int:
        """Return the best result with what the Staffs add, cached by it."""
        if not self.cards:
            return 0
        key = key_of(self.more)
        if key not in self.known:
            self.known[key] = self.best()
        return self.known[key]

    def points(self, card: Scoring, found: list[int]) -> int:
        raise NotImplementedError

    def ways(self) -> list[list[int]]:
        return splits(self.free, self.least)

    def totals(self) -> list[int]:
        own, more, chosen = self.own, self.more, self.chosen
        return [own[0] + more[0] + chosen[0], own[1] + more[1] + chosen[1],
                own[2] + more[2] + chosen[2]]  # fmt: skip

    def best(self) -> int:
        """Return the best result of the choice, and remember that choice."""
        most, best = -1, self.least
        for way in self.ways():
            self.chosen = way
            found = self.totals()
            total = 0
            for card in self.cards:
                total += self.points(card, found)
            if total > most:
                most, best = total, way
            if not self.cards:
                break
        self.chosen = best
        return most

    def score(self, points: list[int]) -> None:
        found = self.totals()
        for card in self.cards:
            points[card.at] += self.points(card, found)


class Natures(Split):
    """Cards per nature; the player chooses the nature of multi cards (J6.1, J6.6)."""

    def add(self, kind: int, nature: int, points: int, at: int) -> None:
        if PARTS[kind] == NATURES:
            self.cards.append(Scoring(at=at, kind=kind, points=points, a=nature))

    def points(self, card: Scoring, found: list[int]) -> int:
        if card.kind == PER_NATURE:
            return card.points * found[card.a]
        return card.points * min(found[0], found[1], found[2])


class Runes(Split):
    """Runes by colour; the player chooses the colour of choice runes (J6.5)."""

    def add(self, kind: int, colour: int, table: list[int], step: int, at: int) -> None:
        if PARTS[kind] == RUNES:
            self.cards.append(Scoring(at=at, kind=kind, points=step, a=colour, table=table))

    def points(self, card: Scoring, found: list[int]) -> int:
        if card.kind == RUNE_TABLE:
            n = found[card.a]
        elif card.kind == RUNE_TRIPLES:
            n = min(found[0], found[1], found[2])
        else:
            n = found[0] + found[1] + found[2]
        return table_at(card.table, card.points, n)


class Forge(Split):
    """Stones in squares: printed ones, those of the final stock, and any-squares (J6.7)."""

    def __init__(self, least: list[int]) -> None:
        super().__init__([0, 0, 0], 0, least)  # own and free are squares that are full
        self.left = [0, 0, 0]  # stones left for any-squares
        self.stones = 0  # how many of them are placed

    def place(self, stock: list[int], open: list[int]) -> None:
        """Put stones into squares of their colour first, the rest into any-squares."""
        for colour in range(CRYSTALS):
            filled = min(open[colour], stock[colour])
            self.own[colour] += filled
            self.left[colour] = stock[colour] - filled
        self.stones = min(open[ANY], sum(self.left))

    def add(self, kind: int, colour: int, second: int, points: int, at: int) -> None:
        if PARTS[kind] == FORGE:
            self.cards.append(Scoring(at=at, kind=kind, points=points, a=colour, b=second))

    def points(self, card: Scoring, found: list[int]) -> int:
        if card.kind == PER_PAIR:
            return card.points * min(found[card.a], found[card.b])
        if card.kind == PER_PLACED and card.a != ANY:
            return card.points * found[card.a]
        total = found[0] + found[1] + found[2]
        return card.points * (total // 2 if card.kind == PER_TWO else total)

    def allows(self, least: list[int]) -> bool:
        """Return whether the any-squares can show at least these numbers of each colour."""
        rest = self.free + self.stones - least[0] - least[1] - least[2]
        own = spare = 0
        for colour in range(CRYSTALS):
            own += min(least[colour], self.left[colour])
            spare += max(0, self.left[colour] - least[colour])
        return rest >= 0 and own + min(rest, spare) >= self.stones

    def ways(self) -> list[list[int]]:
        """Return the possible any-squares: full ones in any colour, others from the stones left."""
        found: list[list[int]] = []
        for way in splits(self.free + self.stones, self.least):
            own = min(way[0], self.left[0]) + min(way[1], self.left[1]) + min(way[2], self.left[2])
            if own >= self.stones:
                found.append(way)
        return found
