"""The interface of a game for tables, bots and tools."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from dvergar.engine.core import Game
from dvergar.engine.state import Event
from dvergar.games.catalog import Cards

Arg = int | str | list[str]


class Line(msgspec.Struct, frozen=True):
    """A sentence in any language: a message id and its arguments.

    The arguments `card` and `parts` are names of things; `player`, `seller`, `owner`, `victim`
    and `second` are seats.
    """

    id: str
    args: dict[str, Arg] = {}


class Choice(msgspec.Struct, frozen=True):
    """One legal action as people see it."""

    action: str
    verb: str  # what it does, in one word: for keys, pictures and lists
    line: Line
    thing: str  # the object it belongs to, as `place/name`; empty for the turn itself
    rank: int  # its position in a list for people, lowest first
    price: int = 0  # money, or points in final scoring; negative for a gain
    pays: list[str] = []  # the default payment
    ends: str = ""  # the place or object it leads to


class Blocked(msgspec.Struct, frozen=True):
    """Something a player might try now, and why it is not possible."""

    thing: str
    verb: str
    why: Line
    rule: str = ""  # the id of the rule, such as `S2.6`


class Move(msgspec.Struct, frozen=True):
    """Something that moved from one place to another, for animations.

    Places are named as in `Choice.thing`. The thing is empty if the reader may not know it.
    """

    thing: str
    start: str = msgspec.field(name="from")
    to: str


class Title(Protocol):
    """One game: how to create it and how to show it."""

    id: str
    letter: str  # the first letter of its rule ids
    seats: tuple[int, int]
    endings: tuple[str, ...]
    options: type[msgspec.Struct]
    card_sets: tuple[str, ...]  # released sets, oldest first

    def cards(self, text: str) -> Cards:
        """Read a custom card set from TOML; raises BadCards."""

    def released(self, name: str) -> Cards: ...

    def embedded(self, data: str) -> Cards:
        """Read a card set from the JSON in a save file."""

    def card_tables(self, cards: Cards, options: Any) -> list[list[dict[str, Arg]]]:
        """Return the cards as tables for reading; each row maps column names to texts."""

    def game(self, options: Any, cards: Cards, seats: int) -> Game[Any]: ...

    def view(self, game: Any, state: Any, seat: int) -> msgspec.Struct:
        """Return everything that a seat may see; -1 is a watcher."""

    def lines(self, game: Any, events: list[Event], seat: int) -> list[Line]:
        """Return the events as `seat` may read them."""

    def moves(self, game: Any, events: list[Event], seat: int) -> list[Move]:
        """Return what these events moved on the board, as `seat` may see it, for animations."""

    def round_of(self, state: Any) -> int: ...

    def wealth(self, game: Any, state: Any) -> list[int]:
        """Return what each seat openly owns, for a chart; the scores after the end."""
