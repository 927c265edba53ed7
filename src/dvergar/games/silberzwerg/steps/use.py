"""Using symbols besides ghosts and lords (Z3.5)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.flow import USE_MORE
from dvergar.games.silberzwerg.leaders.ghosts import can_haunt
from dvergar.games.silberzwerg.leaders.lords import can_rule, show_lord
from dvergar.games.silberzwerg.leaders.symbols import usable, use, uses
from dvergar.games.silberzwerg.space import ENOUGH
from dvergar.games.silberzwerg.state import SilberState

USING: Final = 5


def offer(book: Book, s: SilberState, seat: int, cheapening: bool) -> bool:
    """Ask a holder if something can be used; returns whether it asked."""
    if not usable(book, s, seat, cheapening):
        return False
    s.ask(USING, 1 << seat, int(cheapening))
    return True


def ghost_done(book: Book, s: SilberState, seat: int, cancelled: bool) -> None:
    """Continue after a ghost: two players alternate, and symbols may follow the last one."""
    again = s.seats > 2 and can_haunt(s, seat)
    if s.seats == 2:
        s.place = 1 - s.place
    if not again and not cancelled:
        offer(book, s, seat, True)


def lord_done(book: Book, s: SilberState, seat: int) -> None:
    """Continue after a lord: two players alternate, and symbols may follow the last one."""
    again = s.seats > 2 and can_rule(book, s, seat)
    if s.seats == 2:
        s.place = 1 - s.place
    if not again and offer(book, s, seat, True):
        show_lord(book, s, seat)


class Use(Step[SilberState]):
    """d.a says whether prices may be lowered too."""

    id = USING
    question = "use"
    rule = "Z3.5"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [*uses(self.book, s, seat, d.a == 1), ENOUGH]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        if action != ENOUGH:
            use(self.book, s, seat, action)
            if not s.over:
                s.again = USE_MORE + d.a
