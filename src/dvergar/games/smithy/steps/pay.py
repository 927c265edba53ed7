"""The resources of a craft, one at a time where there is a choice (S2.14, S5.1)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.actions.craft import lay, next_parts
from dvergar.games.smithy.material import BITS
from dvergar.games.smithy.space import PAY
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.tables import Book


class Pay(Step[SmithyState]):
    """d.a is the guild card, d.b what is laid so far."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return [PAY + kind for kind in next_parts(s.smiths[seat], d.a, d.b)]

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        lay(self.book, s, seat, d.a, d.b + (1 << BITS * (action - PAY)))
