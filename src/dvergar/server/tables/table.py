"""One table, the only writer of its match. A move is on disk before anyone sees it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Executable, update

from dvergar.engine.match import TAKE_BACK, TAKE_BACK_PART, UNDO, IllegalAction
from dvergar.games.record import Record
from dvergar.server.database.schema import board, seats_at
from dvergar.server.database.schema import seat as seat_table
from dvergar.server.database.store import Store, Taken
from dvergar.server.people.accounts import Person
from dvergar.server.protocol import Act, Clock, Status, TakeBack, Undo
from dvergar.server.refusal import Refused
from dvergar.server.tables.audience import Audience
from dvergar.server.tables.course import Course
from dvergar.server.tables.journal import entry_text, sealed_question
from dvergar.server.tables.seat import Seat
from dvergar.server.tables.timer import Timer


class Table:
    def __init__(
        self, row: Any, seats: list[Seat], store: Store, wake_bots: Callable[[Table, bool], None]
    ) -> None:
        self.id: str = row.id
        self.game: str = row.game
        self.cards: str = row.cards
        self.options: str = row.options
        self.public: bool = row.public
        self.host: str = row.host
        self.status: Status = row.status
        self.seed = bytes.fromhex(row.seed)
        self.clock = msgspec.json.decode(row.clock, type=Clock)
        self.changed: float = row.changed
        self.rematch: str = row.rematch  # the table of the next game, if there is one
        self.seats = seats
        self.record: Record | None = None  # None before the start
        self.course: Course | None = None  # of a lesson
        self.store = store
        self.wake_bots = wake_bots  # wakes bots and the clock
        self.timer = Timer(self.clock, seats)
        self.audience = Audience(self)
        self.keys: dict[tuple[int, str], int] = {}  # (seat, key) → the ply it was answered with
        self.handled: set[tuple[str, str]] = set()  # (person, key) of chat and hand-overs
        self.lock = asyncio.Lock()
        self.ply = 0  # the open question: the length of the journal when it was asked
        self.thinking: set[int] = set()  # seats whose bot is choosing
        self.awaits_salt: set[str] = set()  # people who want to see the commitment first
        self.tasks: set[asyncio.Task[None]] = set()

    def seats_of(self, person: Person | None) -> list[int]:
        return [s.n for s in self.seats if person is not None and s.person == person.id]

    def is_host(self, person: Person | None) -> bool:
        return person is not None and person.id == self.host

    def check_seat(
        self, person: Person | None, seat: int | None = None, host: bool = False
    ) -> None:
        """Refuse a person who does not own this seat (or any seat); `host` exempts the host."""
        mine = self.seats_of(person)
        owns = bool(mine) if seat is None else seat in mine
        if not owns and not (host and self.is_host(person)):
            raise Refused("not-your-seat", status=403)

    def check_open(self) -> None:
        if self.status != "open":
            raise Refused("already-running", status=409)

    def check_host(self, person: Person) -> None:
        if not self.is_host(person):
            raise Refused("host-only", status=403)

    def change_person(self, old: Person, new: Person) -> None:
        """Move everything of one person at this table to another. The lock is held."""
        self.host = new.id if self.host == old.id else self.host
        for s in self.seats:
            s.person = new.id if s.person == old.id else s.person
        self.audience.change_person(old, new)
        self.handled |= {(new.id, key) for id, key in self.handled if id == old.id}
        if old.id in self.awaits_salt:
            self.awaits_salt ^= {old.id, new.id}
        self.audience.show()

    async def act(self, person: Person | None, message: Act | Undo | TakeBack) -> int:
        """Apply a message; returns the ply after it. A repeated key returns the first answer."""
        async with self.lock:
            self.check_seat(person, message.seat)
            if (message.seat, message.key) in self.keys:
                return self.keys[message.seat, message.key]
            self.check_playing(message.seat)
            if message.ply != self.ply:
                raise Refused("stale", status=409)
            await self.enter(message.seat, self.entry_of(message), message.key, in_time=True)
            return self.keys[message.seat, message.key]

    def check_playing(self, seat: int) -> None:
        if self.record is None or self.status != "running":
            raise Refused("not-running", status=409)
        if self.seats[seat].bot:
            raise Refused("seat-handed-over", status=409)

    def entry_of(self, message: Act | Undo | TakeBack) -> int:
        assert self.record is not None
        if isinstance(message, Undo):
            return UNDO
        if isinstance(message, TakeBack) and not message.action:
            return TAKE_BACK
        try:
            part = self.record.game.space.parse(message.action)
        except ValueError:
            raise Refused("unknown-action") from None
        return TAKE_BACK_PART - part if isinstance(message, TakeBack) else part

    async def enter(self, seat: int, entry: int, key: str, in_time: bool = False) -> None:
        """Play an entry, commit it to the journal, then show it. The lock is held."""
        record = self.record
        assert record is not None
        match = record.match
        before = sealed_question(match.state)
        waited_for = match.state.waiting()
        try:
            match.do(seat, entry)
        except IllegalAction:
            asked = entry < 0 or waited_for >> seat & 1
            raise Refused("not-possible" if asked else "not-your-turn", status=409) from None
        seq, now = len(match.journal), time.time()
        text = entry_text(record.game, entry)
        # Parts of one sealed answer keep the ply, so that other seats' answers don't become stale.
        same = before > 0 and sealed_question(match.state) == before
        over = match.state.over
        s = self.seats[seat]
        unspent = s.bank, s.missed
        s.missed = 0 if in_time else s.missed
        self.timer.spend(seat, not match.state.waiting() >> seat & 1, now)
        rows = self.after(seat, over, now)
        try:
            await self.store.append(self.id, seq, seat, text, key, now, *rows)
        except BaseException as error:  # a cancelled request must undo its move too
            self.rewind(record)
            s.bank, s.missed = unspent
            if isinstance(error, Taken):
                raise Refused("stale", status=409) from None
            raise
        self.changed = now
        self.status = "over" if over else "running"
        self.ply = self.ply if same else seq
        self.keys[seat, key] = self.ply
        # Nobody else may notice a part that does not complete the answer.
        hidden = same and match.state.waiting() == waited_for
        self.wake()
        self.audience.show(seat if hidden else None)

    def after(self, seat: int, over: bool, now: float) -> list[Executable]:
        """Return the other database updates of a move."""
        at = seats_at(self.id, [seat])
        s = self.seats[seat]
        values = {"status": "over" if over else "running", "changed": now}
        if self.course and self.record:
            values |= self.course.row(self.record)
        return [
            update(board).where(board.c.id == self.id).values(values),
            update(seat_table).where(at).values(bank=s.bank, missed=s.missed, bot=s.bot),
        ]

    def rewind(self, record: Record) -> None:
        """Drop the last entry, which the database refused and nobody has seen."""
        journal = record.match.journal[:-1]
        fresh = record.anew()
        for seat, entry in journal:
            fresh.match.do(seat, entry)
        self.record = fresh

    def wake(self) -> None:
        """Start the clock of the waiting players and wake the bots."""
        new = self.timer.turn_to(self.ply)
        if self.record is not None and self.status == "running":
            self.wake_bots(self, new)

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def waiting(self) -> list[int]:
        """Return the seats that have to answer now."""
        if self.record is None:
            return []
        mask = self.record.match.state.waiting()
        return [s.n for s in self.seats if mask >> s.n & 1]

    def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
