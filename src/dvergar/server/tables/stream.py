"""The numbered messages to one client, kept for a while so that it can resume."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from dvergar.server.people.accounts import Person, new_token
from dvergar.server.protocol import VERSION, NewChatLine, Outgoing, Talk, Welcome

BACKLOG = 64
OUTBOX = 256
SLOW_READER, LOGGED_OUT = b"slow-reader", b"logged-out"  # in the outbox: close the socket


class Stream:
    """Messages to one client of one person at one table."""

    def __init__(self, person: Person | None) -> None:
        self.name = new_token()
        self.person = person
        self.seat: int | None = None  # the seat that the reader chose
        self.viewer: int | None = None  # the seat of the last update
        self.n = 0
        self.shown: int | None = None  # log entries sent so far, None before the first view
        self.backlog: deque[tuple[int, bytes]] = deque(maxlen=BACKLOG)
        self.outbox: asyncio.Queue[bytes] | None = None

    def belongs_to(self, person: Person | None) -> bool:
        """Return whether it is this person's stream; the name may have changed."""
        return (self.person and self.person.id) == (person and person.id)

    def open(self) -> asyncio.Queue[bytes]:
        """Connect a socket; `resume` or a new update sends what it missed."""
        self.outbox = asyncio.Queue()
        return self.outbox

    def close(self, outbox: asyncio.Queue[bytes]) -> None:
        if self.outbox is outbox:
            self.outbox = None

    def hang_up(self) -> None:
        """Close the socket, so that the client signs in again."""
        if self.outbox is not None:
            self.outbox.put_nowait(LOGGED_OUT)

    def send(self, make: Callable[[int], Outgoing]) -> None:
        self.n += 1
        data = msgspec.json.encode(make(self.n))
        self.backlog.append((self.n, data))
        if self.outbox is not None:
            self.put(self.outbox, data)

    def put(self, outbox: asyncio.Queue[bytes], data: bytes) -> None:
        """Queue a message; a client that does not keep up is disconnected and can resume."""
        if outbox.qsize() >= OUTBOX:
            self.outbox = None
            outbox.put_nowait(SLOW_READER)
        else:
            outbox.put_nowait(data)

    def resume(self, last: int) -> bool:
        """Send everything after message `last`; False if some of it is no longer kept."""
        if last > self.n or (self.backlog and last < self.backlog[0][0] - 1):
            return False
        assert self.outbox is not None
        while not self.outbox.empty():  # the backlog holds these too
            self.outbox.get_nowait()
        for n, data in self.backlog:
            if n > last:
                self.put(self.outbox, data)
        return True

    def welcome(self) -> None:
        self.send(lambda n: Welcome(n, self.name, VERSION))

    def say(self, talk: Talk) -> None:
        self.send(lambda n: NewChatLine(n, talk))
