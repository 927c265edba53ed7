"""Creates, finds and lists tables; each is in memory at most once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from typing import Annotated, Any

import msgspec
from sqlalchemy import insert, select, update

from dvergar.bots import BOTS
from dvergar.games import GAMES, title
from dvergar.games.options import BadOption, BadValue, OptionValue, UnknownOption, read_options
from dvergar.games.record import newest_cards
from dvergar.games.title import Arg
from dvergar.server.clean_text import clean_name, name_key
from dvergar.server.database.schema import board, entry
from dvergar.server.database.schema import seat as seat_table
from dvergar.server.database.store import Store
from dvergar.server.people.accounts import Person, new_token
from dvergar.server.protocol import MAX_BANK, MAX_DAYS, MAX_INCREMENT, Clock, TableInfo
from dvergar.server.refusal import Refused
from dvergar.server.tables.bot_moves import BotMoves
from dvergar.server.tables.bot_workers import BotWorkers
from dvergar.server.tables.records import replayed
from dvergar.server.tables.seat import Seat
from dvergar.server.tables.seating import Seating
from dvergar.server.tables.table import Table

TABLE_ID = re.compile("[A-Za-z0-9_-]{12}")
LISTED = 50
OPEN_TABLES = 20  # per person, not started yet
log = logging.getLogger("dvergar")


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`, `open`, or a bot's name."""

    who: Annotated[str, msgspec.Meta(max_length=32)]
    name: Annotated[str, msgspec.Meta(max_length=20_000)] = ""  # of a second person on this device


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, OptionValue]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)]
    public: bool = False
    clock: Clock = Clock()
    salt: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")] = ""
    salt_later: bool = False  # the host wants to see the commitment first


class Lobby:
    def __init__(self, store: Store, workers: BotWorkers, bot_pause: float) -> None:
        self.store = store
        self.bot_moves = BotMoves(workers, bot_pause)
        self.tables: dict[str, Table] = {}
        self.seating = Seating(store, self.tables)
        self.loading = asyncio.Lock()

    async def create(self, host: Person, new: NewTable) -> Table:
        options = self.checked_options(new)
        await self.refuse_too_many_tables(host)
        id = new_token()[:12]
        now = time.time()
        row = {
            "id": id, "game": new.game, "rules": 0, "cards": title(new.game).card_sets[-1],
            "options": options, "public": new.public, "host": host.id, "status": "open",
            "seed": secrets.token_hex(32), "clock": msgspec.json.encode(new.clock).decode(),
            "created": now, "changed": now, "rematch": "",
        }  # fmt: skip
        seats = [self.seat_row(id, n, s, host, new) for n, s in enumerate(new.seats)]
        people = [name_key(s["name"]) for s in seats if s["person"]]
        if len(people) != len(set(people)):
            raise Refused("name-taken", status=409)
        await self.store.write(
            insert(board).values(row), *[insert(seat_table).values(s) for s in seats]
        )
        table = await self.table(id)
        if new.salt_later:
            table.awaits_salt.add(host.id)
        await self.seating.start_if_full(table)
        return table

    def checked_options(self, new: NewTable) -> str:
        """Return the options as canonical JSON, or refuse options that the game does not allow."""
        if new.game not in GAMES:
            raise Refused("unknown-game")
        refuse_clock(new.clock)
        game_title = title(new.game)
        least, most = game_title.seats
        if not least <= len(new.seats) <= most:
            raise Refused("player-count", {"least": least, "most": most})
        if not any(s.who == "me" for s in new.seats):
            raise Refused("no-person")
        try:
            options = read_options(game_title.options, new.options)
            game_title.game(options, newest_cards(game_title), len(new.seats))
        except BadOption as error:
            raise refused_option(new.game, error) from None
        return msgspec.json.encode(options).decode()

    async def refuse_too_many_tables(self, host: Person) -> None:
        mine = select(board.c.id).where((board.c.host == host.id) & (board.c.status == "open"))
        if len(await self.store.rows(mine)) >= OPEN_TABLES:
            raise Refused("too-many-tables", {"limit": OPEN_TABLES}, status=429)

    def seat_row(self, id: str, n: int, s: NewSeat, host: Person, new: NewTable) -> dict[str, Any]:
        row: dict[str, Any] = {
            "board": id, "n": n, "person": None, "name": "", "bot": "", "salt": "", "link": None,
            "missed": 0, "bank": new.clock.bank,
        }  # fmt: skip
        if s.who == "me":
            row |= {"person": host.id, "salt": new.salt}
            row["name"] = clean_name(s.name) if s.name else host.name
        elif s.who in BOTS:
            row |= {"bot": s.who, "name": s.who}
        elif s.who != "open":
            raise Refused("unknown-bot")
        return row

    async def table(self, id: str) -> Table:
        """Return the table with this id, from memory or from the database."""
        if not TABLE_ID.fullmatch(id):
            raise Refused("unknown-table", status=404)
        if id not in self.tables:
            async with self.loading:
                if id not in self.tables:
                    self.tables[id] = await self.load(id)
        return self.tables[id]

    async def load(self, id: str) -> Table:
        row = await self.store.row(select(board).where(board.c.id == id))
        if row is None:
            raise Refused("unknown-table", status=404)
        places = select(seat_table).where(seat_table.c.board == id).order_by(seat_table.c.n)
        seats = [Seat(r) for r in await self.store.rows(places)]
        table = Table(row, seats, self.store, self.bot_moves.wake)
        if row.status != "open":
            entries = select(entry).where(entry.c.board == id).order_by(entry.c.seq)
            journal = await self.store.rows(entries)
            try:
                table.record = await asyncio.to_thread(replayed, table, row.rules, journal)
            except Exception:
                log.exception("Table %s can't be opened", id)
                raise Refused("our-fault", status=500) from None
            table.wake()
        return table

    async def wake_all(self) -> None:
        """Resume every running table at start-up; a damaged one does not stop the others."""
        for row in await self.store.rows(select(board.c.id).where(board.c.status == "running")):
            with contextlib.suppress(Refused):
                await self.table(row.id)

    async def list_tables(self, who: Person | None, kind: str) -> list[TableInfo]:
        """List open, running or own tables, newest first; own ones waiting for `who` come first."""
        rows = await self.store.rows(self.query(who, kind))
        tables = []
        for row in rows:
            with contextlib.suppress(Refused):
                tables.append((await self.table(row.id)).audience.info(who))
        if kind == "mine":
            tables.sort(key=lambda t: not any(t.seats[n].mine for n in t.waiting))
        return tables

    def query(self, who: Person | None, kind: str) -> Any:
        newest = select(board.c.id).order_by(board.c.changed.desc()).limit(LISTED)
        if kind == "mine":
            own = select(seat_table.c.board).where(seat_table.c.person == (who.id if who else ""))
            return newest.where(board.c.id.in_(own))
        status = {"open": "open", "running": "running"}.get(kind)
        if status is None:
            raise Refused("unknown-list", status=404)
        return newest.where(board.c.public & (board.c.status == status))

    async def rematch(self, table: Table, who: Person, salt: str, later: bool) -> Table:
        """Create a table with the same seats and options, or join it if another player did."""
        if table.status != "over":
            raise Refused("not-over", status=409)
        table.check_seat(who)
        async with table.lock:
            if table.rematch:
                with contextlib.suppress(Refused):  # it was closed, is full, or is over
                    return await self.join_rematch(table, who, salt, later)
            seats = [
                NewSeat("me", s.name)
                if s.person == who.id
                else NewSeat("open" if s.person else s.bot)
                for s in table.seats
            ]
            options = msgspec.json.decode(table.options)
            new = NewTable(
                game=table.game,
                options=options,
                seats=seats,
                public=table.public,
                clock=table.clock,
                salt=salt,
                salt_later=later,
            )
            again = await self.create(who, new)
            at = board.c.id == table.id
            await self.store.write(update(board).where(at).values(rematch=again.id))
            table.rematch = again.id
            table.audience.show()
        return again

    async def join_rematch(self, table: Table, who: Person, salt: str, later: bool) -> Table:
        """Take the same seats at the next table, unless the player already sits there."""
        again = await self.table(table.rematch)
        if again.status == "over":
            raise Refused("not-running", status=409)
        if later:
            again.awaits_salt.add(who.id)
        try:
            for n in [] if again.seats_of(who) else table.seats_of(who):
                await self.seating.sit(again, who, n, table.seats[n].name, salt)
        except Refused:
            again.awaits_salt.discard(who.id)
            raise
        return again

    def close(self) -> None:
        for table in self.tables.values():
            table.close()


def refused_option(game: str, error: BadOption) -> Refused:
    """Return the refusal for an invalid option."""
    arguments: dict[str, Arg] = {
        "option": error.option,
        "value": error.value,
        "possible": ", ".join(error.possible),
    }
    if isinstance(error, UnknownOption):
        return Refused("unknown-option", arguments)
    if isinstance(error, BadValue):
        return Refused("bad-option", arguments)
    return Refused(f"{game}-{error.option}", arguments)


def refuse_clock(clock: Clock) -> None:
    possible = {"none": True, "live": clock.bank > 0, "days": clock.days > 0}
    within = (
        0 <= clock.bank <= MAX_BANK
        and 0 <= clock.increment <= MAX_INCREMENT
        and 0 <= clock.days <= MAX_DAYS
    )
    if not within or not possible.get(clock.kind):
        raise Refused("bad-clock")
