"""One step ahead: the action after which a hand-written value is highest."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from dvergar.bots.bot import Bot
from dvergar.engine.core import Game
from dvergar.engine.rng import Rng

WORLDS: Final = 5  # how many worlds an action is tried in when it draws on luck


class Eye:
    """A game's hand-written value of a state for one seat, in hundredths of a point."""

    @abstractmethod
    def value(self, s: Any, seat: int) -> int: ...


class Greedy(Bot):
    """Takes the best action; of equals the last one, which is where passing and ending stand."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int:
        moves = game.legal(world, seat)
        if len(moves) == 1:
            return moves[0]
        best, top = moves[-1], self.worth(game, world, seat, moves[-1], rng)
        for action in moves[:-1]:
            worth = self.worth(game, world, seat, action, rng)
            if worth > top:
                best, top = action, worth
        return best

    def worth(self, game: Game[Any], world: Any, seat: int, action: int, rng: Rng) -> int:
        child = game.clone(world)
        before = child.rng.drawn
        game.apply(child, seat, action)
        worth = self.eye.value(child, seat) * WORLDS
        if child.rng.drawn == before and not child.learned >> seat & 1:
            return worth
        worth = self.eye.value(child, seat)
        for _ in range(WORLDS - 1):
            child = game.clone(world)
            game.resample(child, seat, rng)
            game.apply(child, seat, action)
            worth += self.eye.value(child, seat)
        return worth
