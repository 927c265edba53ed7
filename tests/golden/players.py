"""Players of golden games: bots, and players with habits."""

from __future__ import annotations

import re
from typing import Any

from dvergar.bots import bot, decide
from dvergar.engine.core import Game
from dvergar.engine.rng import Rng
from dvergar.games.smithy.material import TYPES
from tests.golden.shelves import SHELVES


class Player:
    """Does the first possible thing on a list, or what a bot would do."""

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
    """Expand @types in a habit to the cards of Dwarven Smithy."""
    if "@" not in habit:
        return habit
    data = game.book.data
    for kind, name in enumerate(TYPES):
        kinds = zip(data.ids, data.types, strict=True)
        cards = [card for card, its_kind in kinds if its_kind == kind]
        habit = habit.replace(f"@{name}", f"({'|'.join(cards)})")
    return habit


def player(name: str, game: Game[Any]) -> Player:
    habits = SHELVES[game.id].habits
    if name in habits:
        return Player(game, habits[name], "greedy")
    return Player(game, [], name)
