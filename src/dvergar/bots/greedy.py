"""The greedy bot: looks one action ahead and takes the one with the best value."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from dvergar.bots.bot import Bot
from dvergar.engine.core import Game
from dvergar.engine.rng import Rng

WORLDS: Final = 5  # in how many worlds an action with a random result is tried


class Evaluator:
    """Estimates the value of a state for one seat, in hundredths of a point."""

    @abstractmethod
    def value(self, s: Any, seat: int) -> int: ...


class Greedy(Bot):
    """Takes the best action, and a random one among equals."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int:
        moves = game.legal(world, seat)
        if len(moves) == 1:
            return moves[0]
        best: list[int] = []
        top = 0
        for action in moves:
            worth = self.worth(game, world, seat, action, rng)
            if not best or worth > top:
                best, top = [action], worth
            elif worth == top:
                best.append(action)
        return best[rng.below(len(best))]

    def worth(self, game: Game[Any], world: Any, seat: int, action: int, rng: Rng) -> int:
        child = game.clone(world)
        before = child.rng.drawn
        game.apply(child, seat, action)
        worth = self.evaluator.value(child, seat) * WORLDS
        # Without a random result or new knowledge, every world gives the same value.
        if child.rng.drawn == before and not child.learned >> seat & 1:
            return worth
        worth = self.evaluator.value(child, seat)
        for _ in range(WORLDS - 1):
            child = game.clone(world)
            game.resample(child, seat, rng)
            game.apply(child, seat, action)
            worth += self.evaluator.value(child, seat)
        return worth
