"""How a golden game is made: who plays it, at which table, with which seed."""

from __future__ import annotations

from typing import Any, NamedTuple


class Plan(NamedTuple):
    """One game; `habit` is what every player does, or the name of a bot."""

    name: str
    seats: int
    seed: int
    habit: str
    options: dict[str, Any]
    rules_version: int = 1  # of the rules that it is played with, for ever
