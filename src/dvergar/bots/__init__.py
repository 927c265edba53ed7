"""Opponents: each gets a world already resampled for its seat, never the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dvergar.bots.arena import decide
from dvergar.bots.bot import Bot, Random
from dvergar.bots.greedy import Eye, Greedy
from dvergar.bots.smithy import SmithyEye
from dvergar.engine.core import Game

__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "decide"]
BOTS = ["random", "greedy"]
EYES: dict[str, Callable[[Any], Eye]] = {"smithy": SmithyEye}


class UnknownBot(ValueError):
    """A bot name that Dvergar does not know."""


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name for a game."""
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy(EYES[game.id](game))
    raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
