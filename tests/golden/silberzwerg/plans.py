"""The golden games of Silberzwerg, and the habits of their players."""

from __future__ import annotations

from tests.golden.plan import Plan

# Players do the first possible thing in the list, or play greedily.
HABITS = {
    "keeper": [
        *["dig:.*", "ghost:contract", "lord:gems", "ghost:gems", "lord:.*", "seal"],
        *["raise:.*", "rest:.*", "return:.*"],
    ],
    "meddler": [
        *["cancel", "cheapen:.*", "tribute:.*", "fulfil:.*", "lord:contract", "ghost:.*"],
        *["banish:.*:ghost", "also:.*:(lord|ghost)", "steal:.*:.*", "swap"],
    ],
    "spender": [
        *["enough", "fulfil:.*", *[f"buy:.*:{n}" for n in range(20, 0, -1)]],
        *["cheapen:.*", "tribute:.*", "lord:contract", "lord:(yellow|red|green|blue)"],
    ],
}


def plan(seats: int, seed: int, habit: str, options: list[str]) -> Plan:
    parts = [str(seats), *[name.replace("_", "-") for name in options], habit]
    return Plan("-".join(parts), seats, seed, habit, dict.fromkeys(options, True))


PLANS = [
    plan(2, 1, "greedy", []),
    plan(2, 42, "greedy", ["low_start", "public_bonus", "open_contracts"]),
    plan(2, 175, "random", []),
    plan(3, 1, "greedy", []),
    plan(3, 2, "greedy", ["long"]),
    plan(3, 3, "greedy", ["open_contracts"]),
    plan(3, 4, "greedy", ["long", "low_start", "public_bonus", "open_contracts"]),
    plan(3, 5, "random", ["public_bonus"]),
    plan(4, 1, "greedy", []),
    plan(4, 2, "greedy", ["short"]),
    plan(4, 3, "greedy", ["low_start"]),
    plan(4, 4, "greedy", ["public_bonus"]),
    plan(4, 5, "random", ["short", "low_start", "public_bonus", "open_contracts"]),
    plan(4, 6, "random", []),
    Plan("ending-rounds", 3, 1, "keeper", {}),
    Plan("meddlers", 4, 1, "meddler", {}),
    Plan("spenders-rules-1", 2, 4, "spender", {}),
    Plan("spenders-rules-2", 2, 4, "spender", {}, 2),
    Plan("3-random-rules-2", 3, 6, "random", {}, 2),
    Plan("4-greedy-rules-2", 4, 1, "greedy", {}, 2),
]
