"""The base class of bots, and the random bot."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from dvergar.engine.core import Game
from dvergar.engine.rng import Rng


class Bot:
    """Chooses a legal action in a world: a state resampled for its seat."""

    blind: bool = False  # True: needs no world, only the legal actions

    @abstractmethod
    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int: ...

    def pick(self, legal: list[int], rng: Rng) -> int:
        """Choose without looking at the world."""
        return legal[rng.below(len(legal))]


class Random(Bot):
    """Chooses every legal action with the same probability."""

    blind = True

    def choose(self, game: Game[Any], world: Any, seat: int, rng: Rng) -> int:
        return self.pick(game.legal(world, seat), rng)
