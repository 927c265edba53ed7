"""A ghost's swap of two gems for two from the mines, part by part (Z2.4)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.gems import from_mine, next_of_two, to_mine
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.space import GET, GIVE
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.use import ghost_done

SWAPPING: Final = 4
BITS: Final = 3  # of each colour named so far, plus one
GIVEN: Final = 2  # gems to give, then as many to get


def named(parts: int) -> list[int]:
    """Return the colours named so far: two to give, then two to get."""
    found: list[int] = []
    while parts:
        found.append((parts & 7) - 1)
        parts >>= BITS
    return found


def colours(s: SilberState, seat: int, so_far: list[int]) -> list[int]:
    """Return the possible next colours; each pair is named in ascending order."""
    n = len(so_far)
    counts = s.clans[seat].bag if n < GIVEN else s.mines
    return next_of_two(counts, so_far[n - 1] if n % 2 else -1)


def ask_swap(book: Book, s: SilberState, seat: int, parts: int) -> None:
    """Ask for the next colour, or swap; always ask what to give, since bags are secret (Z6.1)."""
    so_far = named(parts)
    while len(so_far) < 2 * GIVEN:
        may = colours(s, seat, so_far)
        if len(may) > 1 or len(so_far) < GIVEN:
            s.ask(SWAPPING, 1 << seat, parts)
            return
        parts |= may[0] + 1 << BITS * len(so_far)
        so_far.append(may[0])
    for colour in so_far[:GIVEN]:
        to_mine(s, seat, colour, 1)
    for colour in so_far[GIVEN:]:
        from_mine(s, seat, colour, 1)
    s.swapped = so_far
    s.emit(events.SWAPPED, seat, so_far)
    ghost_done(book, s, seat, False)


class Swap(Step[SilberState]):
    """d.a packs the colours named so far."""

    id = SWAPPING
    question = "swap"
    rule = "Z2.4"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        so_far = named(d.a)
        base = GIVE if len(so_far) < GIVEN else GET
        return [base + colour for colour in colours(s, seat, so_far)]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        n = len(named(d.a))
        colour = action - (GIVE if n < GIVEN else GET)
        ask_swap(self.book, s, seat, d.a | colour + 1 << BITS * n)
