"""Compares the results with the goals."""

from __future__ import annotations

import statistics
from typing import NamedTuple

PARTS = (50, 95, 99)


class Goal(NamedTuple):
    """A number that must stay below a bound."""

    what: str
    found: float
    bound: float
    unit: str

    @property
    def met(self) -> bool:
        return self.found < self.bound

    def row(self) -> str:
        wanted, found = (f"{value:g} {self.unit}" for value in (self.bound, round(self.found, 2)))
        verdict = "met" if self.met else "MISSED"
        return f"{self.what:<52}{'< ' + wanted:>12}{found:>14}   {verdict}"


def percentile(waits: list[float], part: int) -> float:
    return statistics.quantiles(waits, n=100, method="inclusive")[part - 1]


def waits_table(found: dict[str, list[float]]) -> list[str]:
    """Return the percentiles of each server, in milliseconds."""
    rows = [("", *[f"p{part}" for part in PARTS], "worst", "acts")]
    for name, waits in found.items():
        cells = [f"{percentile(waits, part):.1f}" for part in PARTS]
        rows.append((name, *cells, f"{max(waits):.1f}", f"{len(waits)}"))
    return [f"{name:<52}" + "".join(f"{cell:>9}" for cell in cells) for name, *cells in rows]


def goals_table(goals: list[Goal]) -> list[str]:
    head = f"{'':<52}{'wanted':>12}{'found':>14}"
    return [head, *[goal.row() for goal in goals]]
