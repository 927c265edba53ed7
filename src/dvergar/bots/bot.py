"""What a bot is, and the simplest one."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from dvergar.engine.core import Game
from dvergar.engine.rng import Rng


class Bot:
    """Chooses among legal actions in a world resampled for its seat."""

    blind: bool = False  # True: it is only ever asked to pick from the legal list

    @abstractmethod
    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int: ...

    def pick(self, legal: list[int], rng: Rng) -> int:
        """Choose without a look at the world."""
        return legal[rng.below(len(legal))]


class Random(Bot):
    """Any legal action, each as likely as the others."""

    blind = True

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int:
        return self.pick(game.legal(world, seat), rng)
