"""Symbols used beside one's ghosts and lords: +5/-5 and -3 (Z3.2, Z3.4, Z3.5)."""

from __future__ import annotations

from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.flow import (
    SWAP_BITS,
    TRIBUTE_BITS,
    USING,
    earn,
    holds,
    pay,
    usable,
    use_up,
)
from dvergar.games.silberzwerg.material import COLOURS, DISCOUNT, MINUS_3, PLUS_MINUS
from dvergar.games.silberzwerg.material import TRIBUTE as THALERS
from dvergar.games.silberzwerg.space import CHEAPEN, TRIBUTE
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.tables import Book


def uses(book: Book, s: SilberState, seat: int, cheapening: bool) -> list[int]:
    """Every way to use a symbol now, sorted."""
    if not s.clans[seat].kept:
        return []
    found: list[int] = []
    if holds(book, s, seat, PLUS_MINUS):
        found += [TRIBUTE + p for p in range(s.seats) if p != seat]
    if cheapening and holds(book, s, seat, MINUS_3):
        found += [CHEAPEN + c for c in range(COLOURS) if s.prices[c] > 1]
    return found


def is_use(action: int) -> bool:
    return TRIBUTE <= action < CHEAPEN + COLOURS


def cheaper(price: int) -> int:
    return max(1, price - DISCOUNT)


def use(book: Book, s: SilberState, seat: int, action: int) -> None:
    if action >= CHEAPEN:
        colour = action - CHEAPEN
        use_up(s, book, seat, MINUS_3)
        s.prices[colour] = cheaper(s.prices[colour])
        s.emit(events.CHEAPENED, seat, [colour, s.prices[colour]])
    else:
        other = action - TRIBUTE
        use_up(s, book, seat, PLUS_MINUS)
        s.shown += 1 << SWAP_BITS + TRIBUTE_BITS * other
        s.emit(events.TRIBUTE, seat, [other, pay(s, other, THALERS)])
        earn(s, seat, THALERS)


def offer(book: Book, s: SilberState, seat: int, cheapening: bool) -> bool:
    """Ask a holder once, if something can be used; tells whether that was so."""
    if not usable(book, s, seat, cheapening):
        return False
    s.ask(USING, 1 << seat, int(cheapening))
    return True
