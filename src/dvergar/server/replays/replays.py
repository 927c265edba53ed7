"""Finished and uploaded games, move by move."""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from dvergar.engine.rng import commitment
from dvergar.engine.state import NOBODY, State, lowest
from dvergar.games.options import OptionValue
from dvergar.games.record import Record
from dvergar.games.title import Line, Move
from dvergar.server.database.schema import entry
from dvergar.server.database.schema import upload as upload_table
from dvergar.server.database.store import Store
from dvergar.server.people.accounts import Person
from dvergar.server.refusal import Refused
from dvergar.server.replays.uploads import read
from dvergar.server.tables.lobby import Lobby
from dvergar.server.tables.records import HUMAN

UPLOAD_ID = re.compile("[0-9a-f]{24}")
OPEN_GAMES = 16  # kept in memory
AT_ONCE = 2  # opened in threads
EVERY = 250  # entries between two states that are kept
UPLOADS = 100  # per person


class ReplaySeat(msgspec.Struct, frozen=True):
    n: int
    name: str
    bot: str  # the bot that played for it at the end; empty for a person


class Moment(msgspec.Struct, frozen=True):
    """The game after an entry of the log."""

    seat: int  # the seat that acted; -1 for the set-up
    round: int
    turn: int  # the seat that has to answer next; -1 at the end
    lines: list[Line]
    moves: list[Move]  # what the entry moved on the board
    wealth: list[int]


class Replay(msgspec.Struct, frozen=True):
    """A whole game as one seat may see it; the first moment is the set-up."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: list[ReplaySeat]
    over: bool  # False for an uploaded game that was not finished
    played: float  # seconds from the first to the last move, 0 if unknown
    commitment: str
    seed: str
    salts: list[str]
    moments: list[Moment]


class OpenGame:
    """A game with a state kept every few hundred entries, so that any moment is quick to reach."""

    def __init__(self, record: Record, seats: list[ReplaySeat], played: float) -> None:
        self.record = record
        self.seats = seats
        self.played = played
        self.kept: list[State] = []
        self.marks: list[Moment] = []  # without lines and moves
        self.walk()

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that the game does not have; -1 is a watcher."""
        if not -1 <= seat < len(self.seats):
            raise Refused("unknown-seat")

    def walk(self) -> None:
        record, game = self.record, self.record.game
        state = initial_state(record)
        self.mark(NOBODY, state)
        for n, (seat, action) in enumerate(record.match.log):
            if n % EVERY == 0:
                self.kept.append(game.clone(state))
            game.apply(state, seat, action)
            self.mark(seat, state)

    def mark(self, seat: int, state: State) -> None:
        title = self.record.title
        turn = lowest(state.waiting()) if state.waiting() else NOBODY
        wealth = title.wealth(self.record.game, state)
        self.marks.append(
            Moment(
                seat=seat, round=title.round_of(state), turn=turn, lines=[], moves=[], wealth=wealth
            )
        )

    def state(self, moment: int) -> State:
        """Return the state after this many entries."""
        match, game = self.record.match, self.record.game
        state: State = match.state
        if moment == len(match.log):
            return state
        state = game.clone(self.kept[moment // EVERY])
        for seat, action in match.log[moment - moment % EVERY : moment]:
            game.apply(state, seat, action)
        return state

    def replay(self, id: str, seat: int) -> Replay:
        record = self.record
        events = [record.match.opening, *record.match.history]
        title, game = record.title, record.game
        lines = [title.lines(game, entry, seat) for entry in events]
        moves = [title.moves(game, entry, seat) for entry in events]
        return Replay(
            id=id,
            game=record.title.id,
            options=msgspec.to_builtins(record.options),
            seats=self.seats,
            over=record.match.state.over,
            played=self.played,
            commitment=commitment(record.seed),
            seed=record.seed.hex(),
            salts=[salt.hex() for salt in record.salts],
            moments=[
                msgspec.structs.replace(mark, lines=own_lines, moves=own_moves)
                for mark, own_lines, own_moves in zip(self.marks, lines, moves, strict=True)
            ],
        )

    def view(self, moment: int, seat: int) -> msgspec.Struct:
        return self.record.title.view(self.record.game, self.state(moment), seat)


def initial_state(record: Record) -> Any:
    """Return the state before the first entry."""
    return record.anew().match.state


def open_save(record: Record) -> OpenGame:
    """Open an uploaded game; the seats get the player names of the save."""
    seats = [
        ReplaySeat(n, player, "" if player == HUMAN else player)
        for n, player in enumerate(record.players)
    ]
    return OpenGame(record, seats, 0.0)


class Replays:
    """Opens finished tables and uploaded games; the last few stay in memory."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self.store = store
        self.lobby = lobby
        self.games: OrderedDict[str, OpenGame] = OrderedDict()
        self.opening = asyncio.Semaphore(AT_ONCE)

    async def open(self, id: str) -> OpenGame:
        if id not in self.games:
            async with self.opening:
                if id not in self.games:
                    uploaded = UPLOAD_ID.fullmatch(id)
                    self.keep(id, await (self.uploaded(id) if uploaded else self.finished(id)))
        self.games.move_to_end(id)
        return self.games[id]

    def keep(self, id: str, game: OpenGame) -> None:
        self.games[id] = game
        if len(self.games) > OPEN_GAMES:
            self.games.popitem(last=False)

    async def finished(self, id: str) -> OpenGame:
        """Open the game of a table; a running one is refused, since it holds secrets."""
        try:
            table = await self.lobby.table(id)
        except Refused:
            raise Refused("unknown-replay", status=404) from None
        if table.status != "over" or table.record is None:
            raise Refused("not-over", status=409)
        seats = [ReplaySeat(s.n, s.name, s.bot) for s in table.seats]
        lasted = func.max(entry.c.at) - func.min(entry.c.at)
        found = await self.store.row(select(lasted).where(entry.c.board == id))
        return await asyncio.to_thread(OpenGame, table.record, seats, found[0] if found else 0.0)

    async def uploaded(self, id: str) -> OpenGame:
        found = await self.store.row(select(upload_table.c.save).where(upload_table.c.id == id))
        if found is None:
            raise Refused("unknown-replay", status=404)
        return await asyncio.to_thread(lambda: open_save(read(found.save.encode())))

    async def upload(self, who: Person, body: bytes) -> str:
        """Store a save file; the same file always gets the same id."""
        async with self.opening:
            game = await asyncio.to_thread(lambda: open_save(read(body)))
            save = await asyncio.to_thread(game.record.save)
        id = save.hash[:24]
        known = await self.store.row(select(upload_table.c.id).where(upload_table.c.id == id))
        if known is None:
            await self.refuse_too_many_uploads(who)
            row = {"id": id, "person": who.id, "save": body.decode(), "created": time.time()}
            with contextlib.suppress(IntegrityError):  # the same file was uploaded just now
                await self.store.write(insert(upload_table).values(row))
        self.keep(id, game)
        return id

    async def refuse_too_many_uploads(self, who: Person) -> None:
        mine = select(func.count()).where(upload_table.c.person == who.id)
        found = await self.store.row(mine)
        if found and found[0] >= UPLOADS:
            raise Refused("too-many-uploads", {"limit": UPLOADS}, status=429)
