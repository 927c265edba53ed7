"""An asking for symbols: any number of uses, until it is enough (Z3.5)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg.flow import USE_MORE
from dvergar.games.silberzwerg.space import ENOUGH
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.symbols import use, uses
from dvergar.games.silberzwerg.tables import Book


class Use(Step[SilberState]):
    """d.a tells whether prices may be lowered too."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [*uses(self.book, s, seat, d.a == 1), ENOUGH]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        if action != ENOUGH:
            use(self.book, s, seat, action)
            if not s.over:
                s.again = USE_MORE + d.a
