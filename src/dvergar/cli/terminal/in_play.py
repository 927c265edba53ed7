"""Which rules a table uses, as the web client decides it in each game's `facts.ts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Need = Callable[[Any], bool]  # of the table's options


def classic(o: Any) -> bool:
    return bool(o.mode != "initiation")


def advanced(o: Any) -> bool:
    return bool(o.mode == "advanced")


def opal(o: Any) -> bool:
    return bool(o.manner == "opal")


NEEDS: dict[str, dict[str, Need]] = {
    "smithy": {"S4.1": lambda o: bool(o.bidding), "S4.2": lambda o: bool(o.endless_mine)},
    "silberzwerg": {},
    "jewellers": {
        "J0.3": opal,
        "J1.1": classic,
        "J1.2": advanced,
        "J1.3": lambda o: bool(o.manner == "topaz"),
        "J1.9": opal,
        "J3.4": classic,
        "J3.6": lambda o: bool(o.mode == "classic"),
        "J3.7": advanced,
        "J3.8": advanced,
        "J3.9": advanced,
        "J3.12": opal,
        "J5.1": lambda o: bool(o.auction == "open"),
        "J5.3": lambda o: bool(o.auction == "closed"),
        "J6.9": advanced,
        "J7": lambda o: bool(o.patrons),
    },
}


def in_play(game: str, rule: str, options: Any) -> bool:
    """Return whether a table with these options uses a rule."""
    needs = NEEDS.get(game, {})
    need = needs.get(rule) or needs.get(rule.partition(".")[0])
    return need is None or need(options)
