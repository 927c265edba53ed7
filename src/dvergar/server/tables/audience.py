"""The readers of a table: what each is shown, and who is online."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from dvergar.engine.rng import commitment
from dvergar.games.title import Line, Move
from dvergar.server.people.accounts import Person
from dvergar.server.protocol import Denied, Done, SeatInfo, TableInfo, Talk, Update
from dvergar.server.refusal import Refused
from dvergar.server.tables.stream import Stream

if TYPE_CHECKING:
    from dvergar.server.tables.table import Table

KEPT_STREAMS = 64


class Audience:
    """The streams of one table. It reads the table and never changes it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.streams: dict[str, Stream] = {}

    def has(self, person: Person) -> bool:
        """Return whether a stream of this person is kept here."""
        return any(stream.belongs_to(person) for stream in self.streams.values())

    def attach(self, fresh: Stream, name: str) -> Stream:
        """Return the stream of this name if it is the same person's, otherwise the fresh one."""
        old = self.streams.get(name)
        if old is not None and old.belongs_to(fresh.person):
            return old
        self.forget_old()
        self.streams[fresh.name] = fresh
        return fresh

    def forget_old(self) -> None:
        """Drop the oldest streams of clients that have left."""
        gone = [name for name, s in self.streams.items() if s.outbox is None]
        for name in gone[: max(0, len(gone) - KEPT_STREAMS)]:
            del self.streams[name]

    def change_person(self, old: Person, new: Person) -> None:
        """Give one person's streams to another."""
        for stream in self.streams.values():
            stream.person = new if stream.belongs_to(old) else stream.person

    def hang_up(self, person: Person) -> None:
        """Close this person's sockets, so that their devices sign in again."""
        for stream in self.streams.values():
            if stream.belongs_to(person):
                stream.hang_up()

    def online(self) -> set[str]:
        """Return the people whose page is open."""
        return {s.person.id for s in self.streams.values() if s.outbox and s.person}

    async def show_presence(self, stream: Stream, before: set[str]) -> None:
        """Show the others that a player came or left, unless another tab of theirs is open."""
        async with self.table.lock:
            if self.table.seats_of(stream.person) and self.online() != before:
                for other in self.streams.values():
                    if other is not stream:
                        self.update(other)

    def show(self, only: int | None = None) -> None:
        """Update everyone, or only the owner of a seat whose sealed answer got a new part."""
        owner = None if only is None else self.table.seats[only].person
        for stream in self.streams.values():
            if only is None or (stream.person is not None and stream.person.id == owner):
                self.update(stream)

    def say(self, talk: Talk) -> None:
        """Send a line of chat to everyone."""
        for stream in self.streams.values():
            stream.say(talk)

    def update(self, stream: Stream) -> None:
        """Send everything that the reader of a stream may know."""
        table = self.table
        seat = self.viewer(stream)
        if seat != stream.viewer:  # two players on one device: each starts with an empty log
            stream.viewer, stream.shown = seat, None
        log_before, lines, moves = self.news(stream, seat)
        view = msgspec.Raw(b"null")
        undo, lesson = False, None
        if table.record is not None:
            match = table.record.match
            shown = table.record.title.view(table.record.game, match.state, seat)
            view = msgspec.Raw(msgspec.json.encode(shown))
            undo = seat >= 0 and match.undoable(seat)
            lesson = table.course.info(table.record, seat) if table.course else None
        info = self.info(stream.person)
        stream.send(
            lambda n: Update(
                n=n,
                table=info,
                ply=table.ply,
                seat=seat,
                view=view,
                log_before=log_before,
                lines=lines,
                moves=moves,
                undo=undo,
                since=table.timer.since,
                deadline=table.timer.deadline,
                lesson=lesson,
                now=time.time(),
            )
        )

    def viewer(self, stream: Stream) -> int:
        """Return the seat whose view a stream gets; -1 for a watcher.

        It is the seat the reader chose, otherwise one of theirs that has to answer, or their first.
        """
        mine = self.table.seats_of(stream.person)
        if stream.seat is not None and (stream.seat == -1 or stream.seat in mine):
            return stream.seat
        asked = [n for n in self.table.waiting() if n in mine]
        return [*asked, *mine, -1][0]

    def news(self, stream: Stream, seat: int) -> tuple[int, list[list[Line]], list[Move]]:
        """Return what is new since the stream's last update: entries before it, lines, moves."""
        record = self.table.record
        if record is None:
            return 0, [], []
        match = record.match
        newcomer = stream.shown is None
        before = min(stream.shown or 0, len(match.history))  # an undo may have shortened the log
        stream.shown = len(match.history)
        title, game = record.title, record.game
        lines = [title.lines(game, events, seat) for events in match.logged_events(before)]
        fresh = [] if newcomer else [event for entry in match.history[before:] for event in entry]
        return before, lines, title.moves(game, fresh, seat)

    def info(self, person: Person | None) -> TableInfo:
        """Return the table without its game, as this person may see it."""
        table = self.table
        return TableInfo(
            id=table.id,
            game=table.game,
            options=msgspec.json.decode(table.options),
            status=table.status,
            public=table.public,
            host=table.is_host(person),
            seats=self.seats(person),
            clock=table.clock,
            commitment=commitment(table.seed),
            seed=table.seed.hex() if table.status == "over" else "",
            changed=table.changed,
            waiting=table.waiting(),
            rematch=table.rematch,
            lesson=table.course.status(table.record) if table.course else "",
        )

    def seats(self, person: Person | None) -> list[SeatInfo]:
        table = self.table
        online, mine, asked = self.online(), table.seats_of(person), table.waiting()
        return [
            SeatInfo(
                n=s.n, name=s.name, bot=s.bot, taken=bool(s.person or s.bot), mine=s.n in mine,
                online=s.person in online, bank=table.timer.shown(s.n, asked),
            )
            for s in table.seats
        ]  # fmt: skip

    def confirm(self, stream: Stream, key: str, ply: int) -> None:
        stream.send(lambda n: Done(n, key, ply))

    def deny(self, stream: Stream, key: str, refused: Refused) -> None:
        """Refuse a message; a client that answered an old question gets the current table too."""
        why = Line(f"refused-{refused.id}", refused.arguments)
        stream.send(lambda n: Denied(n, key, why))
        if refused.id == "stale":
            self.update(stream)
