"""How a golden game is made: its players, table and seed."""

from __future__ import annotations

from typing import Any, NamedTuple


class Plan(NamedTuple):
    """One game; `habit` names what every player does, or a bot."""

    name: str
    seats: int
    seed: int
    habit: str
    options: dict[str, Any]
    rules_version: int = 1  # the rules version that it keeps
