"""Which deck the next card comes from (S2.17)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.flow import GUILD_DECK, MINE_DECK, draw
from dvergar.games.smithy.space import DRAW
from dvergar.games.smithy.state import SmithyState

DRAWING: Final = 10


class Draw(Step[SmithyState]):
    id = DRAWING
    question = "draw"
    rule = "S2.17"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return [DRAW + MINE_DECK, DRAW + GUILD_DECK]

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        draw(self.book, s, action - DRAW)
