"""The five parts of the scoring that leave a choice; none of them touches another."""

from __future__ import annotations

from dvergar.games.jewellers.card_data import ANY
from dvergar.games.jewellers.material import CRYSTALS, MUSIC
from dvergar.games.jewellers.scoring.kinds import (
    COSTS,
    FORGE,
    NATURES,
    PARTS,
    PER_COSTLY,
    PER_NATURE,
    PER_PAIR,
    PER_PLACED,
    PER_TWO,
    PLINTH,
    RELIQUARY,
    RUNE_TABLE,
    RUNE_TRIPLES,
    RUNES,
    TOP_COSTS,
)


def table_at(table: list[int], step: int, n: int) -> int:
    """Points for a count of n; past the table's end, one step each."""
    if n <= 0:
        return 0
    if n <= len(table):
        return table[n - 1]
    return table[len(table) - 1] + step * (n - len(table))


def splits(n: int, least: list[int]) -> list[list[int]]:
    """Every way to split n into three, none below its least."""
    free = n - least[0] - least[1] - least[2]
    found: list[list[int]] = []
    for a in range(free + 1):
        for b in range(free - a + 1):
            found.append([least[0] + a, least[1] + b, least[2] + free - a - b])
    return found


def key_of(more: list[int]) -> int:
    return more[0] << 16 | more[1] << 8 | more[2]


class Scoring:
    """A card that scores within a part."""

    def __init__(self, at: int, kind: int, a: int, b: int, points: int, table: list[int]) -> None:
        self.at, self.kind, self.a, self.b = at, kind, a, b
        self.points, self.table = points, table


class Split:
    """A part in which things of choice are split over three colours or natures."""

    def __init__(self, own: list[int], free: int, least: list[int]) -> None:
        self.cards: list[Scoring] = []
        self.own = own
        self.free = free  # how many are of choice
        self.least = least  # what the owner has fixed
        self.more = [0, 0, 0]  # by Staffs
        self.chosen = [0, 0, 0]
        self.known: dict[int, int] = {}

    def most(self) -> int:
        """The best for what the Staffs add, remembered."""
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
        """The most that the open choice can bring; it stays chosen."""
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
    """Cards per nature; multi cards are what their owner says (J6.1, J6.6)."""

    def add(self, kind: int, nature: int, points: int, at: int) -> None:
        if PARTS[kind] == NATURES:
            self.cards.append(Scoring(at, kind, nature, 0, points, []))

    def points(self, card: Scoring, found: list[int]) -> int:
        if card.kind == PER_NATURE:
            return card.points * found[card.a]
        return card.points * min(found[0], found[1], found[2])


class Runes(Split):
    """Runes by colour; those of choice are what their owner says (J6.5)."""

    def add(self, kind: int, colour: int, table: list[int], step: int, at: int) -> None:
        if PARTS[kind] == RUNES:
            self.cards.append(Scoring(at, kind, colour, 0, step, table))

    def points(self, card: Scoring, found: list[int]) -> int:
        if card.kind == RUNE_TABLE:
            n = found[card.a]
        elif card.kind == RUNE_TRIPLES:
            n = min(found[0], found[1], found[2])
        else:
            n = found[0] + found[1] + found[2]
        return table_at(card.table, card.points, n)


class Forge(Split):
    """Stones in squares: full ones, those of the final stock, any-squares as is best (J6.7)."""

    def __init__(self, least: list[int]) -> None:
        super().__init__([0, 0, 0], 0, least)  # own and free are squares that are full
        self.left = [0, 0, 0]  # stones for any-squares
        self.stones = 0  # how many of them are placed

    def place(self, stock: list[int], open: list[int]) -> None:
        """Each stone in a square of its colour first, the rest in any-squares."""
        for colour in range(CRYSTALS):
            filled = min(open[colour], stock[colour])
            self.own[colour] += filled
            self.left[colour] = stock[colour] - filled
        self.stones = min(open[ANY], sum(self.left))

    def add(self, kind: int, colour: int, second: int, points: int, at: int) -> None:
        if PARTS[kind] == FORGE:
            self.cards.append(Scoring(at, kind, colour, second, points, []))

    def points(self, card: Scoring, found: list[int]) -> int:
        if card.kind == PER_PAIR:
            return card.points * min(found[card.a], found[card.b])
        if card.kind == PER_PLACED and card.a != ANY:
            return card.points * found[card.a]
        total = found[0] + found[1] + found[2]
        return card.points * (total // 2 if card.kind == PER_TWO else total)

    def allows(self, least: list[int]) -> bool:
        """Whether the any-squares can show at least so many of each colour."""
        rest = self.free + self.stones - least[0] - least[1] - least[2]
        own = spare = 0
        for colour in range(CRYSTALS):
            own += min(least[colour], self.left[colour])
            spare += max(0, self.left[colour] - least[colour])
        return rest >= 0 and own + min(rest, spare) >= self.stones

    def ways(self) -> list[list[int]]:
        """How the any-squares may look: the full ones freely, the others by what is left."""
        found: list[list[int]] = []
        for way in splits(self.free + self.stones, self.least):
            own = min(way[0], self.left[0]) + min(way[1], self.left[1]) + min(way[2], self.left[2])
            if own >= self.stones:
                found.append(way)
        return found


class Costs:
    """What cards cost, as the religious and the Steles of Glory read it (J6.6, J6.8)."""

    def __init__(self, costs: list[list[int]], high: int, other: int) -> None:
        self.cards: list[Scoring] = []
        self.costs = costs
        self.high, self.other = high, other  # what a Staff's cost may count as
        self.raised: list[tuple[int, int]] = []  # the Staffs that do so
        self.known: dict[int, int] = {}

    def most(self) -> int:
        key = 0
        for at, _ in self.raised:
            key |= 1 << at
        if key not in self.known:
            self.known[key] = self.best()
        return self.known[key]

    def add(
        self, kind: int, colour: int, second: int, limit: int, points: int, laid: int, faith: int,
        at: int,
    ) -> None:  # fmt: skip
        if kind == RELIQUARY:
            self.cards.append(Scoring(at, kind, colour, second, points, [laid]))
        elif PARTS[kind] == COSTS:
            self.cards.append(Scoring(at, kind, colour, second, points, [limit]))
        if faith >= 0:  # a religion opal: a point for every crystal of its colour
            self.cards.append(Scoring(at, TOP_COSTS, faith, -1, 1, [len(self.costs)]))

    def seen(self) -> list[list[int]]:
        found = self.costs[:]
        for at, colour in self.raised:
            changed = [self.other, self.other, self.other]
            changed[colour] = self.high
            found[at] = changed
        return found

    def points(self, card: Scoring, costs: list[list[int]]) -> int:
        limit = card.table[0]
        if card.kind == PER_COSTLY:
            n = 0
            for cost in costs:
                n += int(cost[0] + cost[1] + cost[2] >= limit)
            return card.points * n
        if card.kind == PLINTH:
            ranked = [cost[card.a] + cost[card.b] for cost in costs]
        else:
            ranked = [cost[card.a] for cost in costs]
        ranked.sort(reverse=True)
        return card.points * sum(ranked[:limit])

    def best(self) -> int:
        if not self.cards:
            return 0
        costs = self.seen()
        total = 0
        for card in self.cards:
            total += self.points(card, costs)
        return total

    def score(self, points: list[int]) -> None:
        costs = self.seen()
        for card in self.cards:
            points[card.at] += self.points(card, costs)


class Music:
    """The product of the three symbols, each sum under its cap (J6.9)."""

    def __init__(self, cap: int, raised: int, least: list[int], caps: list[int]) -> None:
        self.cap, self.raised = cap, raised
        self.least, self.least_caps = least, caps  # what the owner has fixed
        self.own = [0, 0, 0]
        self.free = 0  # how many are of choice
        self.opals = 0
        self.more = [0, 0, 0]
        self.chosen = [0, 0, 0]
        self.caps = [0, 0, 0]
        self.known: dict[int, int] = {}

    def most(self) -> int:
        key = key_of(self.more)
        if key not in self.known:
            self.known[key] = self.best()
        return self.known[key]

    def product(self, chosen: list[int], caps: list[int]) -> int:
        total = 1
        for n in range(MUSIC):
            top = self.raised if caps[n] else self.cap
            total *= min(top, self.own[n] + self.more[n] + chosen[n])
        return total

    def best(self) -> int:
        """Each opal is a symbol or raises a cap; the Harp is a symbol."""
        most = -1
        fewest = self.least_caps[0] + self.least_caps[1] + self.least_caps[2]
        for raising in range(fewest, self.opals + 1):
            for caps in splits(raising, self.least_caps):
                for chosen in splits(self.free + self.opals - raising, self.least):
                    total = self.product(chosen, caps)
                    if total > most:
                        most, self.chosen, self.caps = total, chosen, caps
        return most

    def sums(self) -> list[int]:
        return [self.own[n] + self.more[n] + self.chosen[n] for n in range(MUSIC)]

    def tops(self) -> list[int]:
        return [self.raised if self.caps[n] else self.cap for n in range(MUSIC)]
