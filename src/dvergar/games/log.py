"""The log: how a game's events are worded, and who may read which part of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from dvergar.engine.state import EVERYONE, Event
from dvergar.games.title import Arg, Line

Said = tuple[str, dict[str, Arg]]  # the end of a message id, and the arguments
D = TypeVar("D")
Open = Callable[[D, list[int]], Said | None]
Secret = Callable[[D, list[int], list[int]], Said | None]


class Log(Generic[D]):
    """The words of one game: by event, from the card data and the numbers of the event.

    `open` words what everyone may read. `secret` words the same event for readers who also
    see its secret part. An event that nobody needs to read is worded as None.
    """

    def __init__(
        self, game: str, open: dict[int, Open[D]], secret: dict[int, Secret[D]] | None = None
    ) -> None:
        self.game = game
        self.open = open
        self.secret = secret or {}

    def lines(self, data: D, events: list[Event], seat: int) -> list[Line]:
        """The events as `seat` may read them; seat -1 is a spectator."""
        found = [self.line(data, event, seat) for event in events]
        return [line for line in found if line is not None]

    def line(self, data: D, event: Event, seat: int) -> Line | None:
        secret = secret_for(event, seat)
        if secret:
            said = self.secret[event.kind](data, event.shown, secret)
        else:
            said = self.open[event.kind](data, event.shown)
        if said is None:
            return None
        who: dict[str, Arg] = {"player": event.seat} if event.seat >= 0 else {}
        return Line(f"{self.game}-log-{said[0]}", {**who, **said[1]})


def secret_for(event: Event, seat: int) -> list[int]:
    """The secret part of an event, empty for a reader who may not see it."""
    everyone = event.seen & EVERYONE == EVERYONE
    return event.secret if everyone or (seat >= 0 and event.seen >> seat & 1) else []
