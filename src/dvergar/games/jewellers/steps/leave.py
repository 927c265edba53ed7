"""Questions after passing: crystals to protect from geodes, last stones (J3.13, J7.5)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.rounds.manoeuvres import place_stones, settings
from dvergar.games.jewellers.rounds.passing import KEEPING, SETTING, keepable
from dvergar.games.jewellers.rounds.turns import end_turn
from dvergar.games.jewellers.space import END, KEEP
from dvergar.games.jewellers.state import JewelState


class Keep(Step[JewelState]):
    """Asks for a crystal to protect with an any-square; the state counts them by colour."""

    id = KEEPING
    question = "keep"
    rule = "J3.13"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [KEEP + colour for colour in keepable(self.book, s, seat)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        s.kept[action - KEEP] += 1


class LastStones(Step[JewelState]):
    id = SETTING
    question = "stones"
    rule = "J7.5"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [*settings(self.book, s, seat), END]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action == END:
            s.last_squares = 0
            end_turn(s)
        else:
            place_stones(self.book, s, seat, action)
