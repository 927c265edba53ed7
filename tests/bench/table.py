"""Compares the results with other engines and with our targets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

Rates = Mapping[str, Mapping[str, float]]  # per second, by contestant and measure

COMPILED = "smithy, compiled"
INTERPRETED = "smithy, interpreted"
SILBERZWERG = "silberzwerg, compiled"
JEWELLERS = "jewellers, compiled"
SPIEL = "OpenSpiel gin_rummy"
RLCARD = "RLCard gin-rummy"
CATAN = "catanatron"

HEAD = ("", "actions/s", "catanatron", "OpenSpiel", "clones/s", "catanatron")


class Target(NamedTuple):
    """A number that must be reached or must not be exceeded."""

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


def scoring_time(rates: Rates) -> float:
    """Return the milliseconds of one player's final scoring."""
    return 1000 / rates[JEWELLERS]["counts"]


TARGETS = [
    Target(
        "actions, compiled, × catanatron", 15, True, "{:.1f}", ratio(COMPILED, CATAN, "actions")
    ),
    Target("actions, compiled, × OpenSpiel", 5, True, "{:.1f}", ratio(COMPILED, SPIEL, "actions")),
    Target("clones, compiled, × catanatron", 15, True, "{:.1f}", ratio(COMPILED, CATAN, "clones")),
    Target(
        "actions, interpreted, × catanatron",
        2,
        True,
        "{:.1f}",
        ratio(INTERPRETED, CATAN, "actions"),
    ),
    Target(
        "actions of Silberzwerg, compiled, × Smithy",
        0.5,
        True,
        "{:.2f}",
        ratio(SILBERZWERG, COMPILED, "actions"),
    ),
    Target(
        "actions of the Jewellers, compiled, × Smithy",
        1 / 3,
        True,
        "{:.2f}",
        ratio(JEWELLERS, COMPILED, "actions"),
    ),
    Target("final count of 15 cards", 2, False, "{:.2f} ms", scoring_time),
    Target("cost of an action, last third ÷ first of a game", 1.25, False, "{:.2f}", growth),
    Target("dvergar --help", 0.4, False, "{:.2f} s", lambda rates: 1 / rates["dvergar"]["help"]),
]


def contest(rates: Rates) -> list[str]:
    """Return a table that compares the contestants."""
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
    """Return each target with its result."""
    head = f"{'':<52}{'wanted':>10}{'found':>10}"
    return [head, *[target.row(rates) for target in TARGETS]]


def all_met(rates: Rates) -> bool:
    return all(target.met(rates) for target in TARGETS)
