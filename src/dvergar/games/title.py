"""What a game shows of itself to tables, bots and tools."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from dvergar.engine.core import Game
from dvergar.engine.state import Event
from dvergar.games.catalog import Cards

Arg = int | str | list[str]


class Line(msgspec.Struct, frozen=True):
    """A sentence to be worded in the reader's language: a message id and its arguments.

    Under `card` and `parts` stand names of things, under `player`, `seller`, `owner`, `victim`
    and `second` seats.
    """

    id: str
    args: dict[str, Arg] = {}


class Choice(msgspec.Struct, frozen=True):
    """One legal action as a person meets it."""

    action: str
    verb: str  # what it does, in one word: for keys, pictures and lists
    line: Line
    thing: str  # the object it belongs to, as `place/name`; empty for the turn itself
    rank: int  # for people: the lower, the earlier in a list
    price: int = 0  # money, or points of a final count; less than 0 is a gain
    pays: list[str] = []  # the default payment
    ends: str = ""  # the place or object it leads to


class Blocked(msgspec.Struct, frozen=True):
    """Something one might try now, and why it can't be done."""

    thing: str
    verb: str
    why: Line
    rule: str = ""  # where the rules say so, as `S2.6`


class Move(msgspec.Struct, frozen=True):
    """Something that went from one place to another, for pages to animate.

    Places are called as in `Choice.thing`. The thing is empty where the reader can't know it.
    """

    thing: str
    start: str = msgspec.field(name="from")
    to: str


class Title(Protocol):
    """One game: how to make it, and how to show it."""

    id: str
    letter: str  # begins the ids of its rules
    seats: tuple[int, int]
    endings: tuple[str, ...]
    options: type[msgspec.Struct]
    card_sets: tuple[str, ...]  # released sets, oldest first

    def cards(self, text: str) -> Cards:
        """A custom card set from its TOML text; raises BadCards."""

    def released(self, name: str) -> Cards: ...

    def embedded(self, data: str) -> Cards:
        """A card set from the JSON that a save file carries."""

    def card_tables(self, cards: Cards, options: Any) -> list[list[dict[str, Arg]]]:
        """The cards for reading: tables of rows, each the name of a column and its text."""

    def game(self, options: Any, cards: Cards, seats: int) -> Game[Any]: ...

    def view(self, game: Any, state: Any, seat: int) -> msgspec.Struct:
        """All that a seat may see; seat -1 is a spectator."""

    def lines(self, game: Any, events: list[Event], seat: int) -> list[Line]:
        """The events as `seat` may read them."""

    def moves(self, game: Any, events: list[Event], seat: int) -> list[Move]:
        """What these events moved on the board, as `seat` may see it; empty without animations."""

    def round_of(self, state: Any) -> int: ...

    def wealth(self, game: Any, state: Any) -> list[int]:
        """What each seat openly owns, for a chart over time; the scores once the game is over."""
