"""The log: turns a game's events into lines that each reader may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from dvergar.engine.state import EVERYONE, Event
from dvergar.games.title import Arg, Line

Message = tuple[str, dict[str, Arg]]  # the end of a message id, and the arguments
D = TypeVar("D")
Open = Callable[[D, list[int]], Message | None]
Secret = Callable[[D, list[int], list[int]], Message | None]


class Log(Generic[D]):
    """The log messages of one game, by event.

    `open` makes the message that everyone may read. `secret` makes one for readers who may also
    see the secret part of the event. None means that the event is not logged.
    """

    def __init__(
        self, game: str, open: dict[int, Open[D]], secret: dict[int, Secret[D]] | None = None
    ) -> None:
        self.game = game
        self.open = open
        self.secret = secret or {}

    def lines(self, data: D, events: list[Event], seat: int) -> list[Line]:
        """Return the events as `seat` may read them; -1 is a watcher."""
        found = [self.line(data, event, seat) for event in events]
        return [line for line in found if line is not None]

    def line(self, data: D, event: Event, seat: int) -> Line | None:
        secret = secret_for(event, seat)
        if secret:
            message = self.secret[event.kind](data, event.shown, secret)
        else:
            message = self.open[event.kind](data, event.shown)
        if message is None:
            return None
        who: dict[str, Arg] = {"player": event.seat} if event.seat >= 0 else {}
        return Line(f"{self.game}-log-{message[0]}", {**who, **message[1]})


def secret_for(event: Event, seat: int) -> list[int]:
    """Return the secret part of an event, or an empty list if the reader may not see it."""
    everyone = event.seen & EVERYONE == EVERYONE
    return event.secret if everyone or (seat >= 0 and event.seen >> seat & 1) else []
