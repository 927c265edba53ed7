"""Contracts on their spaces: owners, values, penalties."""

from __future__ import annotations

from dvergar.engine.state import NOBODY
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.flow import pay
from dvergar.games.silberzwerg.material import LEVELS, PUBLIC, spaces_of
from dvergar.games.silberzwerg.state import SilberState


def owner(s: SilberState, space: int) -> int:
    """Return the owner of a contract space, or NOBODY for a public one."""
    each = spaces_of(s.seats)
    return space // each if space < s.seats * each else NOBODY


def is_public(s: SilberState, space: int) -> bool:
    return space >= len(s.spaces) - PUBLIC


def space_of(s: SilberState, contract: int) -> int:
    return s.spaces.index(contract)


def value_at(book: Book, s: SilberState, space: int) -> int:
    return book.values[s.spaces[space]][s.levels[space]]


def leave(s: SilberState, space: int) -> None:
    """Remove a contract from the game; its space stays free until new ones are dealt."""
    s.out = [*s.out, s.spaces[space]]
    s.spaces[space] = NOBODY
    s.levels[space] = 0


def penalty(book: Book, s: SilberState, space: int) -> int:
    """Return what losing a contract costs its owner: nothing if it is public or all are open."""
    seat = owner(s, space)
    if seat == NOBODY or s.opened:
        return 0
    return pay(s, seat, book.data.penalties[s.spaces[space]])


def at_bottom(s: SilberState, space: int) -> bool:
    return s.levels[space] == LEVELS - 1
