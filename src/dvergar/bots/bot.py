"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from dvergar.engine.core import Game
from dvergar.engine.rng import Rng


class Bot:
    """Chooses among legal actions in a world resampled for its seat."""

    blind: bool = False  # True: it looks at the legal list alone and needs no world of its own

    @abstractmethod
    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int: ...


class Random(Bot):
    """Any legal action, each as likely as the others."""

    blind = True

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int:
        moves = game.legal(world, seat)
        return moves[rng.below(len(moves))]
