"""The barred ghost: cancel another player's ghost, or let it act (Z3.3)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import NOBODY, Decision
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.dwarves import spend_ghost
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.leaders.ghosts import aim, column_of, haunt
from dvergar.games.silberzwerg.leaders.symbols import holds, use_up
from dvergar.games.silberzwerg.material import NO_GHOST
from dvergar.games.silberzwerg.space import ALLOW, CANCEL, SWAP
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.swap import ask_swap
from dvergar.games.silberzwerg.steps.use import ghost_done

REACTING: Final = 3
CHOICE_BITS: Final = 12  # of Decision.a: the choice; above it the second victim
NO_SECOND: Final = 0xFFF
OFFSET_BITS: Final = 4  # of Decision.b: how many were asked; above it the ghost's owner


def name_choice(book: Book, s: SilberState, seat: int, choice: int, second: int) -> None:
    """Announce a ghost's choice, which holders of a barred ghost may cancel (Z3.3)."""
    spend_ghost(s, seat, column_of(choice))
    ask_holders(book, s, seat, choice | (second & NO_SECOND) << CHOICE_BITS, 1)


def choice_of(named: int) -> int:
    return named & (1 << CHOICE_BITS) - 1


def second_of(named: int) -> int:
    """Return the second dwarf to remove, or NOBODY."""
    second = named >> CHOICE_BITS
    return NOBODY if second == NO_SECOND else second


def ghost_owner(d: Decision) -> int:
    return d.b >> OFFSET_BITS


def ask_holders(book: Book, s: SilberState, seat: int, named: int, offset: int) -> None:
    """Ask the next holder, clockwise from the owner, or let the ghost act."""
    for n in range(offset, s.seats):
        holder = (seat + n) % s.seats
        if holds(book, s, holder, NO_GHOST):
            s.ask(REACTING, 1 << holder, named, seat << OFFSET_BITS | n)
            return
    if choice_of(named) == SWAP:
        ask_swap(book, s, seat, 0)
        return
    haunt(book, s, seat, choice_of(named), second_of(named))
    if not s.over:
        ghost_done(book, s, seat, False)


class React(Step[SilberState]):
    """d.a is the choice; d.b packs the ghost's owner and how many were asked."""

    id = REACTING
    question = "react"
    rule = "Z3.3"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [CANCEL, ALLOW]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        haunter, offset = ghost_owner(d), d.b & (1 << OFFSET_BITS) - 1
        if action == ALLOW:
            ask_holders(self.book, s, haunter, d.a, offset + 1)
            return
        use_up(s, self.book, seat, NO_GHOST)
        choice = choice_of(d.a)
        s.emit(events.CANCELLED, seat, [haunter, choice, second_of(d.a), aim(self.book, s, choice)])
        ghost_done(self.book, s, haunter, True)
