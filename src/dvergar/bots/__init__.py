"""The bots. Each gets a state resampled for its seat, never the real one."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from dvergar.bots.arena import decide
from dvergar.bots.bot import Bot, Random
from dvergar.bots.greedy import Evaluator, Greedy
from dvergar.engine.core import Game

__all__ = ["BOTS", "EVALUATORS", "Bot", "UnknownBot", "bot", "decide", "known"]
BOTS = ["random", "greedy"]
# By game, as text, so that a game's code is loaded only when a bot plays it.
EVALUATORS = {
    "smithy": "dvergar.bots.smithy:SmithyEvaluator",
    "silberzwerg": "dvergar.bots.silberzwerg:SilberzwergEvaluator",
    "jewellers": "dvergar.bots.jewellers:JewellersEvaluator",
}


class UnknownBot(ValueError):
    """A bot name that Dvergar does not know."""


def known(name: str) -> str:
    """Return the name if there is such a bot, otherwise raise UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    return name


def bot(name: str, game: Game[Any]) -> Bot:
    """Return the bot with this name for a game."""
    return Random() if known(name) == "random" else Greedy(evaluator(game))


def evaluator(game: Game[Any]) -> Evaluator:
    module, _, name = EVALUATORS[game.id].partition(":")
    made: Evaluator = getattr(import_module(module), name)(game)
    return made
