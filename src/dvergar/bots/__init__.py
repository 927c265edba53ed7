"""Opponents: each gets a world already resampled for its seat, never the real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dvergar.bots.arena import decide
from dvergar.bots.bot import Bot, Random
from dvergar.bots.greedy import Eye, Greedy
from dvergar.bots.jewellers import JewellersEye
from dvergar.bots.silberzwerg import SilberzwergEye
from dvergar.bots.smithy import SmithyEye
from dvergar.engine.core import Game

__all__ = ["BOTS", "Bot", "UnknownBot", "bot", "decide", "known"]
BOTS = ["random", "greedy"]
EYES: dict[str, Callable[[Any], Eye]] = {
    "smithy": SmithyEye,
    "silberzwerg": SilberzwergEye,
    "jewellers": JewellersEye,
}


class UnknownBot(ValueError):
    """A bot name that Dvergar does not know."""


def known(name: str) -> str:
    """The name, if there is such a bot."""
    if name not in BOTS:
        raise UnknownBot(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
    return name


def bot(name: str, game: Game[Any]) -> Bot:
    """The bot of this name for a game."""
    return Random() if known(name) == "random" else Greedy(EYES[game.id](game))
