"""OpenSpiel's gin_rummy as a contestant, driven from Python."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel

from tests.bench.clock import Measure, repeat

GIN = pyspiel.load_game("gin_rummy")
HALF = 55  # of about 110 decisions


def play(s: Any, chance: Any, decisions: int) -> int:
    """Play random actions, to the end or for some decisions, not counting chance nodes."""
    n = 0
    while n < decisions and not s.is_terminal():
        if s.is_chance_node():
            outcomes = s.chance_outcomes()  # all outcomes are equally likely in this game
            s.apply_action(outcomes[int(chance() * len(outcomes))][0])
        else:
            moves = s.legal_actions()
            s.apply_action(moves[int(chance() * len(moves))])
            n += 1
    return n


def actions(seconds: float) -> Measure:
    """Play randomly, counting only the players' decisions."""
    chance = Random(1).random
    return repeat(lambda _: play(GIN.new_initial_state(), chance, 1_000_000), seconds)


def clones(seconds: float) -> Measure:
    """Copy a game played halfway."""
    s = GIN.new_initial_state()
    play(s, Random(1).random, HALF)

    def work(_: int) -> int:
        for _ in range(100):
            s.clone()
        return 100

    return repeat(work, seconds)


MEASURES = {"actions": actions, "clones": clones}
