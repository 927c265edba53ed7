"""One table: the only writer of its match. A move is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Executable, update

from dvergar.engine.match import TAKE_BACK, TAKE_BACK_PART, UNDO, IllegalAction
from dvergar.engine.rng import commitment
from dvergar.games.record import Record
from dvergar.games.title import Line
from dvergar.server.database.schema import board
from dvergar.server.database.schema import seat as seat_table
from dvergar.server.database.store import Store, Taken
from dvergar.server.people.accounts import Person
from dvergar.server.protocol import (
    Act,
    Clock,
    Denied,
    Done,
    SeatInfo,
    Status,
    TableInfo,
    TakeBack,
    Undo,
    Update,
)
from dvergar.server.refusal import Refused
from dvergar.server.tables.journal import entry_text, sealed_question
from dvergar.server.tables.seat import Seat
from dvergar.server.tables.stream import Stream
from dvergar.server.tables.timer import Timer


class Table:
    def __init__(
        self, row: Any, seats: list[Seat], store: Store, stir: Callable[[Table, bool], None]
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
        self.record: Record | None = None  # from the start on
        self.store = store
        self.stir = stir  # wakes whoever moves without being told: bots, and the clock
        self.timer = Timer(self.clock, seats)
        self.streams: dict[str, Stream] = {}
        self.keys: dict[tuple[int, str], int] = {}  # (seat, key) → the ply it was answered with
        self.heeded: set[tuple[str, str]] = set()  # (person, key) of talk and hand-overs
        self.lock = asyncio.Lock()
        self.opened = 0  # journal length when the open question was asked
        self.thinking: set[int] = set()  # seats whose bot is at it
        self.awaits_salt: set[str] = set()  # who looks at the seal before the game may start
        self.tasks: set[asyncio.Task[None]] = set()

    def seat_of(self, person: Person | None) -> list[int]:
        return [s.n for s in self.seats if person is not None and s.person == person.id]

    def change_person(self, old: Person, new: Person) -> None:
        """What was one person's here is another's. The lock is held."""
        self.host = new.id if self.host == old.id else self.host
        for s in self.seats:
            s.person = new.id if s.person == old.id else s.person
        for stream in self.streams.values():
            stream.person = new if stream.is_of(old) else stream.person
        self.heeded |= {(new.id, key) for id, key in self.heeded if id == old.id}
        if old.id in self.awaits_salt:
            self.awaits_salt ^= {old.id, new.id}
        self.tell()

    @property
    def ply(self) -> int:
        return self.opened

    async def act(self, person: Person | None, said: Act | Undo | TakeBack) -> int:
        """Apply what a seat says; returns the ply after it."""
        async with self.lock:
            if said.seat not in self.seat_of(person):
                raise Refused("not-your-seat", status=403)
            if (said.seat, said.key) in self.keys:
                return self.keys[said.seat, said.key]
            self.refuse_idle(said.seat)
            if said.ply != self.ply:
                raise Refused("stale", status=409)
            await self.enter(said.seat, self.entry_of(said), said.key, in_time=True)
            return self.keys[said.seat, said.key]

    def refuse_idle(self, seat: int) -> None:
        if self.record is None or self.status != "running":
            raise Refused("not-running", status=409)
        if self.seats[seat].bot:
            raise Refused("seat-handed-over", status=409)

    def entry_of(self, said: Act | Undo | TakeBack) -> int:
        assert self.record is not None
        if isinstance(said, Undo):
            return UNDO
        if isinstance(said, TakeBack) and not said.action:
            return TAKE_BACK
        try:
            part = self.record.game.space.parse(said.action)
        except ValueError:
            raise Refused("unknown-action") from None
        return TAKE_BACK_PART - part if isinstance(said, TakeBack) else part

    async def enter(self, seat: int, entry: int, key: str, in_time: bool = False) -> None:
        """One entry of the journal: played, committed, then told. The lock is held."""
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
        same = before > 0 and sealed_question(match.state) == before
        over = match.state.over
        s = self.seats[seat]
        unspent = s.bank, s.missed
        s.missed = 0 if in_time else s.missed
        self.timer.spend(seat, not match.state.waiting() >> seat & 1, now)
        rows = self.after(seat, over, now)
        try:
            await self.store.append(self.id, seq, seat, text, key, now, *rows)
        except BaseException as error:
            self.rewind(record)
            s.bank, s.missed = unspent
            if isinstance(error, Taken):
                raise Refused("stale", status=409) from None
            raise
        self.changed = now
        self.status = "over" if over else "running"
        self.opened = self.opened if same else seq
        self.keys[seat, key] = self.opened
        hidden = same and match.state.waiting() == waited_for
        self.wake()
        self.tell(seat if hidden else None)

    def after(self, seat: int, over: bool, now: float) -> list[Executable]:
        """What else a move changes in the database."""
        at = (seat_table.c.board == self.id) & (seat_table.c.n == seat)
        s = self.seats[seat]
        status = "over" if over else "running"
        return [
            update(board).where(board.c.id == self.id).values(status=status, changed=now),
            update(seat_table).where(at).values(bank=s.bank, missed=s.missed, bot=s.bot),
        ]

    def rewind(self, record: Record) -> None:
        """The disk refused: forget the entry that nobody has heard of."""
        journal = record.match.journal[:-1]
        fresh = Record(
            record.title, record.options, record.cards, record.players, record.seed, record.salts,
            record.rules_version,
        )  # fmt: skip
        for seat, entry in journal:
            fresh.match.do(seat, entry)
        self.record = fresh

    def wake(self) -> None:
        """Time runs for who is asked now, and bots think."""
        new = self.timer.turn_to(self.opened)
        if self.record is not None and self.status == "running":
            self.stir(self, new)

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def tell(self, only: int | None = None) -> None:
        """Update all, or only the owner of a seat whose part of a secret answer is new."""
        owner = None if only is None else self.seats[only].person
        for stream in self.streams.values():
            if only is None or (stream.person is not None and stream.person.id == owner):
                self.update(stream)

    def online(self) -> set[str]:
        """The people whose page is open."""
        return {s.person.id for s in self.streams.values() if s.outbox and s.person}

    async def tell_presence(self, stream: Stream, before: set[str]) -> None:
        """The others learn that a player is there or away, if that is news."""
        async with self.lock:
            if self.seat_of(stream.person) and self.online() != before:
                for other in self.streams.values():
                    if other is not stream:
                        self.update(other)

    def update(self, stream: Stream) -> None:
        """Everything the reader of a stream may know now."""
        seat = self.viewer(stream)
        if seat != stream.viewer:  # what one player on a device was told is not for the next
            stream.viewer, stream.said = seat, 0
        said, lines = self.lines(stream, seat)
        view = msgspec.Raw(b"null")
        undo = False
        if self.record is not None:
            match = self.record.match
            shown = self.record.title.view(self.record.game, match.state, seat)
            view = msgspec.Raw(msgspec.json.encode(shown))
            undo = seat >= 0 and match.undoable(seat)
        info = self.info(stream.person)
        stream.send(
            lambda n: Update(
                n,
                info,
                self.ply,
                seat,
                view,
                said,
                lines,
                undo,
                self.timer.since,
                self.timer.deadline,
                time.time(),
            )
        )

    def viewer(self, stream: Stream) -> int:
        """The own seat that is asked, else the one chosen, else the first; -1 watches."""
        mine = self.seat_of(stream.person)
        if stream.seat is not None and (stream.seat == -1 or stream.seat in mine):
            return stream.seat
        if self.record is not None:
            waiting = self.record.match.state.waiting()
            mine = [n for n in mine if waiting >> n & 1] + mine
        return mine[0] if mine else -1

    def lines(self, stream: Stream, seat: int) -> tuple[int, list[list[Line]]]:
        """The log since this stream's last update, and where that begins."""
        if self.record is None:
            return 0, []
        match = self.record.match
        said = min(stream.said, len(match.history))
        stream.said = len(match.history)
        game, tell = self.record.game, self.record.title.lines
        return said, [tell(game, events, seat) for events in match.told(said)]

    def info(self, person: Person | None) -> TableInfo:
        online, mine, asked = self.online(), self.seat_of(person), self.waiting()
        seats = [
            SeatInfo(
                n=s.n, name=s.name, bot=s.bot, taken=bool(s.person or s.bot), mine=s.n in mine,
                online=s.person in online, bank=self.timer.shown(s.n, asked),
            )
            for s in self.seats
        ]  # fmt: skip
        return TableInfo(
            id=self.id,
            game=self.game,
            options=msgspec.json.decode(self.options),
            status=self.status,
            public=self.public,
            host=person is not None and person.id == self.host,
            seats=seats,
            clock=self.clock,
            commitment=commitment(self.seed),
            seed=self.seed.hex() if self.status == "over" else "",
            changed=self.changed,
            waiting=asked,
            rematch=self.rematch,
        )

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        if self.record is None:
            return []
        mask = self.record.match.state.waiting()
        return [s.n for s in self.seats if mask >> s.n & 1]

    def done(self, stream: Stream, key: str, ply: int) -> None:
        stream.send(lambda n: Done(n, key, ply))

    def deny(self, stream: Stream, key: str, refused: Refused) -> None:
        """Say why, and show how the table stands."""
        why = Line(f"refused-{refused.id}", refused.arguments)
        stream.send(lambda n: Denied(n, key, why))
        if refused.id == "stale":
            self.update(stream)

    def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
