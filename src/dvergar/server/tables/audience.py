"""Who listens at a table, what each of them is shown, and who is online."""

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
        """Whether a stream of this person is kept here."""
        return any(stream.is_of(person) for stream in self.streams.values())

    def attach(self, fresh: Stream, name: str) -> Stream:
        """The stream of this name, if it belongs to the same person; otherwise the fresh one."""
        old = self.streams.get(name)
        if old is not None and old.is_of(fresh.person):
            return old
        self.forget_old()
        self.streams[fresh.name] = fresh
        return fresh

    def forget_old(self) -> None:
        """Keep the streams of clients that left only for a while."""
        gone = [name for name, s in self.streams.items() if s.outbox is None]
        for name in gone[: max(0, len(gone) - KEPT_STREAMS)]:
            del self.streams[name]

    def change_person(self, old: Person, new: Person) -> None:
        """Give one person's streams to another."""
        for stream in self.streams.values():
            stream.person = new if stream.is_of(old) else stream.person

    def hang_up(self, person: Person) -> None:
        """Close this person's sockets, so that their devices sign in again."""
        for stream in self.streams.values():
            if stream.is_of(person):
                stream.hang_up()

    def online(self) -> set[str]:
        """The people whose page is open."""
        return {s.person.id for s in self.streams.values() if s.outbox and s.person}

    async def show_presence(self, stream: Stream, before: set[str]) -> None:
        """Show the others that a player came or left, if that is new."""
        async with self.table.lock:
            if self.table.seats_of(stream.person) and self.online() != before:
                for other in self.streams.values():
                    if other is not stream:
                        self.update(other)

    def show(self, only: int | None = None) -> None:
        """Update everyone, or only the owner of a seat whose part of a secret answer is new."""
        owner = None if only is None else self.table.seats[only].person
        for stream in self.streams.values():
            if only is None or (stream.person is not None and stream.person.id == owner):
                self.update(stream)

    def say(self, talk: Talk) -> None:
        """Send a line of chat to everyone."""
        for stream in self.streams.values():
            stream.say(talk)

    def update(self, stream: Stream) -> None:
        """Send everything that the reader of a stream may know now."""
        table = self.table
        seat = self.viewer(stream)
        if seat != stream.viewer:  # two players on one device: each starts with an empty log
            stream.viewer, stream.shown = seat, 0
        said, lines, moves = self.news(stream, seat)
        view = msgspec.Raw(b"null")
        undo = False
        if table.record is not None:
            match = table.record.match
            shown = table.record.title.view(table.record.game, match.state, seat)
            view = msgspec.Raw(msgspec.json.encode(shown))
            undo = seat >= 0 and match.undoable(seat)
        info = self.info(stream.person)
        stream.send(
            lambda n: Update(
                n=n,
                table=info,
                ply=table.ply,
                seat=seat,
                view=view,
                said=said,
                lines=lines,
                moves=moves,
                undo=undo,
                since=table.timer.since,
                deadline=table.timer.deadline,
                now=time.time(),
            )
        )

    def viewer(self, stream: Stream) -> int:
        """The seat that a stream is shown; -1 watches.

        It is the seat its reader chose, otherwise one of theirs that has to answer, or their first.
        """
        mine = self.table.seats_of(stream.person)
        if stream.seat is not None and (stream.seat == -1 or stream.seat in mine):
            return stream.seat
        asked = [n for n in self.table.waiting() if n in mine]
        return [*asked, *mine, -1][0]

    def news(self, stream: Stream, seat: int) -> tuple[int, list[list[Line]], list[Move]]:
        """What happened since this stream's last update: entries before it, log, moves."""
        record = self.table.record
        if record is None:
            return 0, [], []
        match = record.match
        before = min(stream.shown, len(match.history))  # an undo may have shortened the log
        stream.shown = len(match.history)
        title, game = record.title, record.game
        lines = [title.lines(game, events, seat) for events in match.told(before)]
        fresh = [event for entry in match.history[before:] for event in entry] if before else []
        return before, lines, title.moves(game, fresh, seat)

    def info(self, person: Person | None) -> TableInfo:
        """The table without its game, as this person may see it."""
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
        """Say why, and show the table as it is."""
        why = Line(f"refused-{refused.id}", refused.arguments)
        stream.send(lambda n: Denied(n, key, why))
        if refused.id == "stale":
            self.update(stream)
