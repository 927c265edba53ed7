"""Opponents: each gets a world already resampled for its seat, never the real one."""

from __future__ import annotations

from typing import Any

from dvergar.bots.bot import Bot, Random
from dvergar.bots.greedy import Greedy
from dvergar.bots.smithy import SmithyEye
from dvergar.engine.core import Game
from dvergar.engine.rng import Rng

BOTS = ["random", "greedy"]
EYES = {"smithy": SmithyEye}


class UnknownBot(ValueError):
    """A bot name that Dvergar does not know."""


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name for a game."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(EYES[game.id](game))
    raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")


def choose(game: Game[Any], state: Any, seat: int, player: Bot, rng: Rng) -> int:
    """Let a bot decide for a seat, in a world that holds nothing the seat can't know."""
    world = game.clone(state)
    game.resample(world, seat, rng)
    return player.choose(game, world, seat, rng)
