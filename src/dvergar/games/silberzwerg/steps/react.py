"""A barred ghost: cancel another player's ghost, or let it act (Z3.3)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.flow import use_up
from dvergar.games.silberzwerg.haunting import aim, ghost_done
from dvergar.games.silberzwerg.material import NO_GHOST
from dvergar.games.silberzwerg.space import ALLOW, CANCEL
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.haunt import NONE, ask_holders
from dvergar.games.silberzwerg.tables import Book


class React(Step[SilberState]):
    """d.a is what was named; d.b packs the ghost's owner and how far the asking has come."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [CANCEL, ALLOW]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        haunter, offset = d.b >> 4, d.b & 15
        if action == ALLOW:
            ask_holders(self.book, s, haunter, d.a, offset + 1)
            return
        use_up(s, self.book, seat, NO_GHOST)
        choice, second = d.a & NONE, d.a >> 12
        told = [haunter, choice, -1 if second == NONE else second, aim(self.book, s, choice)]
        s.emit(events.CANCELLED, seat, told)
        ghost_done(self.book, s, haunter, True)
