"""The symbols of fulfilled contracts: +5/-5 and -3 (Z3)."""

from __future__ import annotations

from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.dwarves import plus_one
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.flow import earn, pay
from dvergar.games.silberzwerg.material import COLOURS, DISCOUNT, MINUS_3, PLUS_MINUS
from dvergar.games.silberzwerg.material import TRIBUTE as THALERS
from dvergar.games.silberzwerg.space import CHEAPEN, TRIBUTE
from dvergar.games.silberzwerg.state import SilberState


def use_up(s: SilberState, book: Book, seat: int, symbol: int) -> None:
    """Remove the oldest kept contract with this symbol from the game."""
    clan = s.clans[seat]
    for contract in clan.kept:
        if book.data.symbols[contract] == symbol:
            clan.drop(contract)
            s.out = [*s.out, contract]
            return


def holds(book: Book, s: SilberState, seat: int, symbol: int) -> bool:
    for contract in s.clans[seat].kept:
        if book.data.symbols[contract] == symbol:
            return True
    return False


def count(book: Book, s: SilberState, seat: int, symbol: int) -> int:
    """Return how many kept contracts of a seat have this symbol."""
    n = 0
    for contract in s.clans[seat].kept:
        if book.data.symbols[contract] == symbol:
            n += 1
    return n


def usable(book: Book, s: SilberState, seat: int, cheapening: bool) -> bool:
    """Return whether a symbol is usable: +5/-5 always, -3 while a price can fall (Z3.4)."""
    if not s.clans[seat].kept:
        return False
    if holds(book, s, seat, PLUS_MINUS):
        return True
    return cheapening and max(s.prices) > 1 and holds(book, s, seat, MINUS_3)


def uses(book: Book, s: SilberState, seat: int, cheapening: bool) -> list[int]:
    """Return every way to use a symbol now, sorted."""
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
        s.prices = s.prices[:]
        s.prices[colour] = cheaper(s.prices[colour])
        s.emit(events.CHEAPENED, seat, [colour, s.prices[colour]])
    else:
        other = action - TRIBUTE
        use_up(s, book, seat, PLUS_MINUS)
        s.tributes = plus_one(s.tributes, other)
        s.emit(events.TRIBUTE, seat, [other, pay(s, other, THALERS)])
        earn(s, seat, THALERS)
