"""Which golden games there are: who plays them, at which table, with which seed."""

from __future__ import annotations

from itertools import product
from typing import Literal, NamedTuple

Mode = Literal["starter", "full"]


class Plan(NamedTuple):
    """One game; `habit` is what every player does, or the name of a bot."""

    name: str
    seats: int
    seed: int
    habit: str = "greedy"
    mode: Mode = "starter"
    bidding: bool = False
    endless_mine: bool = False


MODES: tuple[Mode, ...] = ("starter", "full")
VARIANTS = [(False, False), (True, False), (False, True), (True, True)]
SEEDS = [  # so chosen that these games contain nearly everything
    *[17, 6, 11, 14, 16, 25, 21, 22, 20, 3, 24, 20],
    *[6, 2, 20, 22, 13, 7, 25, 7, 10, 20, 15, 23],
]


def grid() -> list[Plan]:
    """Every mode, player count and set of variants, played by greedy."""
    tables = product(MODES, (2, 3, 4), VARIANTS)
    return [
        Plan(grid_name(mode, seats, *variants), seats, seed, "greedy", mode, *variants)
        for seed, (mode, seats, variants) in zip(SEEDS, tables, strict=True)
    ]


def grid_name(mode: str, seats: int, bidding: bool, endless: bool) -> str:
    parts = [mode, str(seats), *["bidding"] * bidding, *["endless-mine"] * endless, "greedy"]
    return "-".join(parts)


PLANS = [
    *grid(),
    Plan("ending-guild", 2, 1, "guildsman"),
    Plan("ending-kings", 2, 1, "royal"),
    Plan("ending-mine", 2, 1, "digger"),
    Plan("ending-rounds", 2, 1, "idler"),
    Plan("many-apprentices", 2, 38, "teacher", "full"),
    Plan("nothing-salvaged", 2, 20, "hoarder", "full"),
    Plan("one-apprentice-too-many", 2, 33, "teacher"),
]
SCRIPTS = ["by-hand"]
