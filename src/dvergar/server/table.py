"""One table: the only writer of its match. A move is on disk before anyone hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Executable, update

from dvergar.engine.match import TAKE_BACK, TAKE_BACK_PART, UNDO, IllegalAction
from dvergar.engine.rng import commitment
from dvergar.games.record import Record
from dvergar.games.title import Line
from dvergar.server.auth import Person
from dvergar.server.journal import entry_text, sealed_question
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
from dvergar.server.schema import board
from dvergar.server.schema import seat as seat_table
from dvergar.server.store import Store, Taken
from dvergar.server.stream import Stream
from dvergar.server.thinking import Thinkers, question

HANDED_AFTER = 3
SUBSTITUTE = "greedy"
REPRIEVE = 30.0  # seconds, at least, for whoever comes back too late
DAY = 86400.0
AGAIN = 5.0  # seconds until a bot tries again what failed
log = logging.getLogger("dvergar")


class Seat:
    """A place at the table, as the database has it."""

    def __init__(self, row: Any) -> None:
        self.n: int = row.n
        self.person: str | None = row.person
        self.name: str = row.name
        self.bot: str = row.bot
        self.salt: str = row.salt
        self.missed: int = row.missed
        self.bank: float = row.bank


class Table:
    def __init__(
        self, row: Any, seats: list[Seat], record: Record | None, store: Store, thinkers: Thinkers,
        bot_pause: float,
    ) -> None:  # fmt: skip
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
        self.record = record
        self.store = store
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.streams: dict[str, Stream] = {}
        self.keys: dict[tuple[int, str], int] = {}  # (seat, key) → the ply it was answered with
        self.heeded: set[tuple[str, str]] = set()  # (person, key) of talk and hand-overs
        self.lock = asyncio.Lock()
        self.opened = 0  # journal length when the open question was asked
        self.woken = -1  # the question that the clock was last set for
        self.since = 0.0  # when that was
        self.banks: list[float] = []  # by seat: what was left then
        self.deadline = 0.0
        self.thinking: set[int] = set()  # seats whose bot is at it
        self.awaits_salt: set[str] = set()  # who looks at the seal before the game may start
        self.tasks: set[asyncio.Task[None]] = set()

    def seat_of(self, person: Person | None) -> list[int]:
        return [s.n for s in self.seats if person is not None and s.person == person.id]

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
            raise Refused("not-possible", status=409) from None
        seq, now = len(match.journal), time.time()
        text = entry_text(record.game, entry)
        same = before > 0 and sealed_question(match.state) == before
        over = match.state.over
        s = self.seats[seat]
        unspent = s.bank, s.missed
        s.missed = 0 if in_time else s.missed
        self.spend_clock(seat, now)
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
            record.rules,
        )  # fmt: skip
        for seat, entry in journal:
            fresh.match.do(seat, entry)
        self.record = fresh

    def spend_clock(self, seat: int, now: float) -> None:
        """The increment is for passing the question on, not for each small answer."""
        if self.clock.kind == "live" and self.deadline and self.record is not None:
            s = self.seats[seat]
            passed = not self.record.match.state.waiting() >> seat & 1
            left = max(0.0, self.banks[seat] - (now - self.since))
            s.bank = left + (self.clock.increment if passed or s.missed else 0)

    def wake(self) -> None:
        """Set the clock for who is asked now, and let bots think."""
        again = self.woken == self.opened and self.deadline
        self.woken = self.opened
        self.deadline = self.deadline if again else 0.0
        if self.record is None or self.status != "running":
            return
        for seat in self.waiting():
            if self.seats[seat].bot and seat not in self.thinking:
                self.thinking.add(seat)
                self.start(self.think(seat))
        if not again:
            self.set_clock(time.time())

    def set_clock(self, now: float) -> None:
        """Whoever is asked now spends time from now on."""
        self.since, self.banks = now, [s.bank for s in self.seats]
        self.set_alarm(now)

    def set_alarm(self, now: float) -> None:
        """For the first of those who are asked to run out of time."""
        people = [n for n in self.waiting() if not self.seats[n].bot]
        if self.clock.kind != "none" and people:
            wait = self.clock.days * DAY
            if self.clock.kind == "live":
                wait = min(self.banks[n] for n in people)
            self.deadline = self.since + wait
            self.start(self.time_out(self.opened, wait, self.deadline - now))

    def reprieve(self, seat: int) -> float:
        """What is left to whoever takes back a seat that was handed over for lateness."""
        s = self.seats[seat]
        if s.missed < HANDED_AFTER:
            return s.bank
        return max(s.bank, min(self.clock.bank, REPRIEVE))

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def think(self, seat: int) -> None:
        """A bot's moves, as long as it is asked; only a plan of many parts has a single pause."""
        try:
            planning = -1
            while self.seats[seat].bot and seat in self.waiting():
                if planning != self.opened:
                    await asyncio.sleep(self.bot_pause)
                assert self.record is not None
                planning = self.opened if self.record.match.state.asked else -1
                await self.move_for(seat, self.opened, self.seats[seat].bot)
        finally:
            self.thinking.discard(seat)

    async def time_out(self, ply: int, wait: float, left: float) -> None:
        """A bot makes the move that was not made; after three the seat is handed over."""
        await asyncio.sleep(left)
        if ply != self.opened or self.record is None or self.status != "running":
            return
        late = [n for n in self.waiting() if not self.seats[n].bot and self.is_late(n, wait)]
        for n in late:
            s = self.seats[n]
            s.missed += 1
            if s.missed >= HANDED_AFTER:
                s.bot = SUBSTITUTE
            await self.answer_for(n)
        if ply == self.opened and self.status == "running" and self.record.match.state.asked:
            self.set_alarm(time.time())
            self.tell()

    def is_late(self, seat: int, wait: float) -> bool:
        return self.clock.kind == "days" or self.banks[seat] <= wait

    async def answer_for(self, seat: int) -> None:
        """One move, or the rest of a sealed answer."""
        ply = self.opened
        await self.move_for(seat, ply, SUBSTITUTE)
        while ply == self.opened and self.status == "running" and seat in self.waiting():
            await self.move_for(seat, ply, SUBSTITUTE)

    async def move_for(self, seat: int, ply: int, name: str) -> None:
        """A bot's move; what fails, for want of disk or memory, is tried again."""
        while True:
            try:
                return await self.substitute(seat, ply, name)
            except Exception:
                log.exception("table %s: the bot of seat %s could not move", self.id, seat)
                await asyncio.sleep(AGAIN)

    async def substitute(self, seat: int, ply: int, name: str) -> None:
        record = self.record
        asked = self.status == "running" and seat in self.waiting()
        if record is None or ply != self.opened or not asked or not name:
            return
        parts, keeper = record.match.state.sealed[seat], self.seats[seat].bot
        action = await self.thinkers.choose(question(record, seat, name, secrets.randbits(62)))
        async with self.lock:
            same = ply == self.opened and self.record is record and self.seats[seat].bot == keeper
            asked = self.status == "running" and seat in self.waiting()
            if same and asked and record.match.state.sealed[seat] == parts:
                await self.enter(seat, action, f"bot-{secrets.token_hex(8)}")

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
                self.since,
                self.deadline,
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
        history = self.record.match.history
        said = min(stream.said, len(history))
        stream.said = len(history)
        game, tell = self.record.game, self.record.title.lines
        return said, [tell(game, events, seat) for events in history[said:]]

    def info(self, person: Person | None) -> TableInfo:
        online, mine = self.online(), self.seat_of(person)
        running = self.waiting() if self.deadline else []
        seats = [
            SeatInfo(
                n=s.n, name=s.name, bot=s.bot, taken=bool(s.person or s.bot), mine=s.n in mine,
                online=s.person in online, bank=self.banks[s.n] if s.n in running else s.bank,
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
            waiting=self.waiting(),
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
