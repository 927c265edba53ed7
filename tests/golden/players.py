"""Players of golden games: bots, and people with habits."""

from __future__ import annotations

import re
from typing import Any

from dvergar.bots import bot, decide
from dvergar.engine.core import Game
from dvergar.engine.rng import Rng
from dvergar.games.smithy.material import TYPES

# What comes first is done first; @ stands for every card of a type; else they play greedily.
HABITS = {
    "digger": ["draw:mine", "discard:.*", "sell:.*", "play:.*:market", "end"],
    "guildsman": ["draw:guild", "discard:.*", "sell:.*", "play:.*:market", "end"],
    "idler": ["end"],
    "royal": ["tool:use", "craft:@kings_item"],
    "teacher": ["fire:.*", "play:.*:refined", "tool:use", "craft:@apprentice", "sell:tilted-.*"],
    "hoarder": ["salvage:none", "craft:@apprentice", "play:.*:market"],
}


class Player:
    """Does the first thing on a list that is possible, else what a bot would do."""

    def __init__(self, game: Game[Any], habits: list[str], otherwise: str) -> None:
        self.game = game
        self.habits = [re.compile(spelled_out(game, habit)) for habit in habits]
        self.bot = bot(otherwise, game)

    def choose(self, s: Any, seat: int, luck: Rng) -> int:
        legal = self.game.legal(s, seat)
        for habit in self.habits:
            for action in legal:
                if habit.fullmatch(self.game.space.text(action)):
                    return action
        return decide(self.game, s, seat, self.bot, luck)


def spelled_out(game: Any, habit: str) -> str:
    t = game.book.t
    for kind, name in enumerate(TYPES):
        cards = [card for card, its_kind in zip(t.ids, t.types, strict=True) if its_kind == kind]
        habit = habit.replace(f"@{name}", f"({'|'.join(cards)})")
    return habit


def player(name: str, game: Game[Any]) -> Player:
    if name in HABITS:
        return Player(game, HABITS[name], "greedy")
    return Player(game, [], name)
