"""A player's ghosts: which one acts, and what it does (Z2.4, Z3.5)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.dwarves import dwarves, spend_ghost
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.leaders.ghosts import choices, column_of, victims
from dvergar.games.silberzwerg.leaders.symbols import is_use, use, uses
from dvergar.games.silberzwerg.material import COLUMNS, GHOST
from dvergar.games.silberzwerg.space import (
    ALSO,
    BANISH,
    ENOUGH,
    REST,
    TAKE,
    VICTIMS,
)
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.react import name_choice
from dvergar.games.silberzwerg.steps.use import ghost_done

HAUNTING: Final = 1
BANISHING: Final = 2


class Haunt(Step[SilberState]):
    id = HAUNTING
    question = "haunt"
    rule = "Z2.4"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        found: list[int] = []
        rests: list[int] = []
        ghosts = s.clans[seat].ghosts
        for column in range(COLUMNS):
            if ghosts[column]:
                may = choices(s, seat, column)
                if may:
                    found += may
                    rests.append(REST + column)
        found.sort()
        return found + rests + uses(self.book, s, seat, True)

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        if is_use(action):
            use(self.book, s, seat, action)  # then the same ghosts are asked again
            return
        column = column_of(action)
        if action >= REST:
            spend_ghost(s, seat, column)
            s.emit(events.RESTED, seat, [column, GHOST])
            ghost_done(self.book, s, seat, False)
        elif action < TAKE and more_victims(s, seat, action):
            s.ask(BANISHING, 1 << seat, action)
        else:
            name_choice(self.book, s, seat, action, -1)


def more_victims(s: SilberState, seat: int, choice: int) -> list[int]:
    """Return the dwarves that may be removed together with the first one."""
    mine, victim = (choice - BANISH) // VICTIMS, (choice - BANISH) % VICTIMS
    return [v for v in victims(s, seat, mine) if v != victim or dwarves(s, mine, v) > 1]


class Also(Step[SilberState]):
    """Asks for a second dwarf to remove; d.a is the choice with the first one."""

    id = BANISHING
    question = "banish"
    rule = "Z2.4"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [*[ALSO + victim for victim in more_victims(s, seat, d.a)], ENOUGH]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        name_choice(self.book, s, seat, d.a, -1 if action == ENOUGH else action - ALSO)
