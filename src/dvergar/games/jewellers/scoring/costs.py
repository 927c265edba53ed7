"""Costs of cards: the part of the scoring in which Staffs can raise a cost."""

from __future__ import annotations

from dvergar.games.jewellers.scoring.kinds import (
    COSTS,
    PARTS,
    PER_COSTLY,
    PLINTH,
    RELIQUARY,
    TOP_COSTS,
)
from dvergar.games.jewellers.scoring.parts import Scoring


class Costs:
    """The costs of cards, which religious cards and Steles of Glory score (J6.6, J6.8)."""

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
            self.cards.append(Scoring(at=at, kind=kind, points=points, a=colour, limit=laid))
        elif PARTS[kind] == COSTS:
            self.cards.append(
                Scoring(at=at, kind=kind, points=points, a=colour, b=second, limit=limit)
            )
        if faith >= 0:  # a religion opal: a point per crystal of its colour
            every = len(self.costs)
            self.cards.append(Scoring(at=at, kind=TOP_COSTS, points=1, a=faith, limit=every))

    def seen(self) -> list[list[int]]:
        found = self.costs[:]
        for at, colour in self.raised:
            changed = [self.other, self.other, self.other]
            changed[colour] = self.high
            found[at] = changed
        return found

    def points(self, card: Scoring, costs: list[list[int]]) -> int:
        if card.kind == PER_COSTLY:
            n = 0
            for cost in costs:
                n += int(cost[0] + cost[1] + cost[2] >= card.limit)
            return card.points * n
        if card.kind == PLINTH:
            ranked = [cost[card.a] + cost[card.b] for cost in costs]
        else:
            ranked = [cost[card.a] for cost in costs]
        ranked.sort(reverse=True)
        return card.points * sum(ranked[: card.limit])

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
