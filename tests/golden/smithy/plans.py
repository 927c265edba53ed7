"""The golden games of Dwarven Smithy, and the habits of their players."""

from __future__ import annotations

from itertools import product

from tests.golden.plan import Plan

# Players do the first possible thing, or play greedily; @ is every card of a type.
HABITS = {
    "digger": ["draw:mine", "discard:.*", "sell:.*", "play:.*:market", "end"],
    "guildsman": ["draw:guild", "discard:.*", "sell:.*", "play:.*:market", "end"],
    "idler": ["end"],
    "royal": ["tool:use", "craft:@kings_item"],
    "teacher": ["fire:.*", "play:.*:refined", "tool:use", "craft:@apprentice", "sell:tilted-.*"],
    "hoarder": ["salvage:none", "craft:@apprentice", "play:.*:market"],
}
MODES = ("starter", "full")
VARIANTS = [(False, False), (True, False), (False, True), (True, True)]
SEEDS = [  # chosen so that these games cover nearly everything
    *[17, 6, 11, 14, 16, 25, 21, 22, 20, 3, 24, 20],
    *[6, 2, 20, 22, 13, 7, 25, 7, 10, 20, 15, 23],
]


def grid() -> list[Plan]:
    """Yield every mode, player count and set of variants, played by the greedy bot."""
    tables = product(MODES, (2, 3, 4), VARIANTS)
    return [
        Plan(grid_name(mode, seats, *variants), seats, seed, "greedy", options(mode, *variants))
        for seed, (mode, seats, variants) in zip(SEEDS, tables, strict=True)
    ]


def grid_name(mode: str, seats: int, bidding: bool, endless: bool) -> str:
    parts = [mode, str(seats), *["bidding"] * bidding, *["endless-mine"] * endless, "greedy"]
    return "-".join(parts)


def options(mode: str, bidding: bool = False, endless: bool = False) -> dict[str, object]:
    return {"mode": mode, "bidding": bidding, "endless_mine": endless}


PLANS = [
    *grid(),
    Plan("ending-guild", 2, 1, "guildsman", options("starter")),
    Plan("ending-kings", 2, 1, "royal", options("starter")),
    Plan("ending-mine", 2, 1, "digger", options("starter")),
    Plan("ending-rounds", 2, 1, "idler", options("starter")),
    Plan("many-apprentices", 2, 38, "teacher", options("full")),
    Plan("nothing-salvaged", 2, 20, "hoarder", options("full")),
    Plan("one-apprentice-too-many", 2, 33, "teacher", options("starter")),
]
SCRIPTS = ["by-hand"]
