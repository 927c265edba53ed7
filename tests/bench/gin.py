"""RLCard's gin-rummy as a contestant; it has no way to copy a game."""

from __future__ import annotations

from random import Random

import rlcard

from tests.bench.clock import Measure, repeat


def actions(seconds: float) -> Measure:
    """Play randomly through the environment."""
    env = rlcard.make("gin-rummy", config={"seed": 1})
    chance = Random(1).random

    def work(_: int) -> int:
        n = 0
        state, _player = env.reset()
        while not env.is_over():
            moves = list(state["legal_actions"])
            state, _player = env.step(moves[int(chance() * len(moves))])
            n += 1
        return n

    return repeat(work, seconds)


MEASURES = {"actions": actions}
