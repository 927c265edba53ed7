"""Use a completed tool or sell it (S2.4)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.space import CASH, USE
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.steps.salvage import maybe_salvage

TOOLING: Final = 1


class Tool(Step[SmithyState]):
    """Asks whether to use or sell a completed tool; d.a is the stack."""

    id = TOOLING
    question = "tool"
    rule = "S2.4"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return [USE, CASH]

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        maybe_salvage(self.book, s, seat, d.a, action)
