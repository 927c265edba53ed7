"""What was found, beside the other engines and beside what is asked of us."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

Rates = Mapping[str, Mapping[str, float]]  # by contestant and measure, a second

COMPILED = "smithy, compiled"
INTERPRETED = "smithy, interpreted"
SILBERZWERG = "silberzwerg, compiled"
JEWELLERS = "jewellers, compiled"
SPIEL = "OpenSpiel gin_rummy"
RLCARD = "RLCard gin-rummy"
CATAN = "catanatron"

HEAD = ("", "actions/s", "catanatron", "OpenSpiel", "clones/s", "catanatron")


class Demand(NamedTuple):
    """A number that must be reached, or not passed."""

    what: str
    bound: float
    least: bool
    form: str
    found: Callable[[Rates], float]

    def met(self, rates: Rates) -> bool:
        value = self.found(rates)
        return value >= self.bound if self.least else value <= self.bound

    def row(self, rates: Rates) -> str:
        wanted = ("≥ " if self.least else "≤ ") + self.form.format(self.bound)
        found = self.form.format(self.found(rates))
        verdict = "met" if self.met(rates) else "MISSED"
        return f"{self.what:<52}{wanted:>10}{found:>10}   {verdict}"


def ratio(ours: str, theirs: str, measure: str) -> Callable[[Rates], float]:
    return lambda rates: rates[ours][measure] / rates[theirs][measure]


def growth(rates: Rates) -> float:
    return rates[COMPILED]["first third"] / rates[COMPILED]["last third"]


def count_time(rates: Rates) -> float:
    """The milliseconds that one player's final count takes."""
    return 1000 / rates[JEWELLERS]["counts"]


DEMANDS = [
    Demand(
        "actions, compiled, × catanatron", 15, True, "{:.1f}", ratio(COMPILED, CATAN, "actions")
    ),
    Demand("actions, compiled, × OpenSpiel", 5, True, "{:.1f}", ratio(COMPILED, SPIEL, "actions")),
    Demand("clones, compiled, × catanatron", 15, True, "{:.1f}", ratio(COMPILED, CATAN, "clones")),
    Demand(
        "actions, interpreted, × catanatron",
        2,
        True,
        "{:.1f}",
        ratio(INTERPRETED, CATAN, "actions"),
    ),
    Demand(
        "actions of Silberzwerg, compiled, × Smithy",
        0.5,
        True,
        "{:.2f}",
        ratio(SILBERZWERG, COMPILED, "actions"),
    ),
    Demand(
        "actions of the Jewellers, compiled, × Smithy",
        1 / 3,
        True,
        "{:.2f}",
        ratio(JEWELLERS, COMPILED, "actions"),
    ),
    Demand("final count of 15 cards", 2, False, "{:.2f} ms", count_time),
    Demand("cost of an action, last third ÷ first of a game", 1.25, False, "{:.2f}", growth),
    Demand("dvergar --help", 0.4, False, "{:.2f} s", lambda rates: 1 / rates["dvergar"]["help"]),
]


def contest(rates: Rates) -> list[str]:
    """The contestants side by side."""
    rows = [HEAD, row(rates, COMPILED, COMPILED, "actions")]
    rows += [row(rates, "… driven from Python", COMPILED, "driven")]
    others = (SILBERZWERG, JEWELLERS, INTERPRETED, SPIEL, RLCARD, CATAN)
    rows += [row(rates, name, name, "actions") for name in others]
    return [f"{name:<22}" + "".join(f"{cell:>11}" for cell in cells) for name, *cells in rows]


def row(rates: Rates, label: str, name: str, measure: str) -> tuple[str, ...]:
    speed, clones = rates[name][measure], rates[name].get("clones")
    versus = [f"{speed / rates[peer]['actions']:.1f}×" for peer in (CATAN, SPIEL)]
    copied = ["–", "–"]
    if clones is not None and measure == "actions":
        copied = [f"{clones:,.0f}", f"{clones / rates[CATAN]['clones']:.1f}×"]
    return (label, f"{speed:,.0f}", *versus, *copied)


def verdicts(rates: Rates) -> list[str]:
    """Each demand with what was found."""
    head = f"{'':<52}{'wanted':>10}{'found':>10}"
    return [head, *[demand.row(rates) for demand in DEMANDS]]


def all_met(rates: Rates) -> bool:
    return all(demand.met(rates) for demand in DEMANDS)
