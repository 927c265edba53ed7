"""The results of a series of games: wins with error bars, scores, lengths, endings."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import msgspec

from dvergar.lab.simulate import Result

Z95 = 1.959964
QUANTILES = (0.05, 0.1, 0.5, 0.9, 0.95)
SHOWN_FAULTS = 20


class Share(msgspec.Struct, frozen=True):
    """Wins of a bot or seat, with a 95 % interval; a win shared by k players counts 1/k."""

    name: str
    wins: float
    share: float
    low: float
    high: float
    mean_score: float


class Spread(msgspec.Struct, frozen=True):
    mean: float
    low: int
    q5: int
    q10: int
    q50: int
    q90: int
    q95: int
    high: int


class Report(msgspec.Struct, frozen=True):
    games: int
    by_bot: list[Share]
    by_seat: list[Share]
    actions: Spread
    turns: Spread
    rounds: Spread
    endings: dict[str, int]
    violations: int
    first_violations: list[str]


class Tally:
    """Adds up results one by one, so that a long series needs little memory."""

    def __init__(self, bots: list[str], endings: tuple[str, ...]) -> None:
        self.bots = list(dict.fromkeys(bots))
        self.seats = len(bots)
        self.games = 0
        self.wins: dict[str, float] = {}
        self.points: Counter[str] = Counter()
        self.sat: Counter[str] = Counter()
        self.actions: Counter[int] = Counter()
        self.turns: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.endings = dict.fromkeys(endings, 0)
        self.faults: list[str] = []
        self.violations = 0

    def add(self, r: Result) -> None:
        self.games += 1
        for seat, (name, score) in enumerate(zip(r.seats, r.scores, strict=True)):
            for who in (name, seat_name(seat)):
                self.points[who] += score
                self.sat[who] += 1
        for seat in r.winners:
            for who in (r.seats[seat], seat_name(seat)):
                self.wins[who] = self.wins.get(who, 0.0) + 1 / len(r.winners)
        self.actions[r.actions] += 1
        self.turns[r.turns] += 1
        self.rounds[r.rounds] += 1
        self.endings[r.ending] += 1
        self.violations += len(r.faults)
        self.faults += r.faults[: SHOWN_FAULTS - len(self.faults)]

    def report(self) -> Report:
        return Report(
            games=self.games,
            by_bot=[self.share(name) for name in self.bots],
            by_seat=[self.share(seat_name(seat)) for seat in range(self.seats)],
            actions=spread(self.actions),
            turns=spread(self.turns),
            rounds=spread(self.rounds),
            endings=self.endings,
            violations=self.violations,
            first_violations=self.faults,
        )

    def share(self, who: str) -> Share:
        wins = self.wins.get(who, 0.0)
        low, high = wilson(wins, self.games)
        mean = self.points[who] / self.sat[who]
        share, low, high = round(wins / self.games, 6), round(low, 6), round(high, 6)
        return Share(
            name=who,
            wins=round(wins, 6),
            share=share,
            low=low,
            high=high,
            mean_score=round(mean, 3),
        )


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % Wilson interval, which also holds for few games and shares near 0 or 1."""
    p = wins / games
    middle = p + Z95**2 / (2 * games)
    reach = Z95 * sqrt(p * (1 - p) / games + Z95**2 / (4 * games**2))
    scale = 1 + Z95**2 / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def spread(counts: Counter[int]) -> Spread:
    values = sorted(counts)
    games = sum(counts.values())
    mean = sum(value * n for value, n in counts.items()) / games
    q5, q10, q50, q90, q95 = [quantile(counts, values, q, games) for q in QUANTILES]
    return Spread(
        mean=round(mean, 3),
        low=values[0],
        q5=q5,
        q10=q10,
        q50=q50,
        q90=q90,
        q95=q95,
        high=values[-1],
    )


def quantile(counts: Counter[int], values: list[int], q: float, games: int) -> int:
    """Return the smallest value that a share `q` of the games does not exceed."""
    seen = 0
    for value in values:
        seen += counts[value]
        if seen >= q * games:
            return value
    return values[-1]
