"""Tables are made, found, joined and started here; each lives once in memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from typing import Annotated, Any

import msgspec
from sqlalchemy import delete, insert, select, update

from dvergar.bots import BOTS
from dvergar.games import GAMES, title
from dvergar.games.options_schema import OptionValue
from dvergar.games.record import BadTable, Record, newest_cards
from dvergar.games.title import BadOption
from dvergar.server.auth import Person, clean_name, digest, new_token
from dvergar.server.journal import entry_int, sealed_question
from dvergar.server.protocol import MOST_BANK, MOST_DAYS, MOST_INCREMENT, Clock, TableInfo
from dvergar.server.refusal import Refused
from dvergar.server.schema import board, chat, entry
from dvergar.server.schema import seat as seat_table
from dvergar.server.store import Store
from dvergar.server.table import SUBSTITUTE, Seat, Table
from dvergar.server.thinking import Thinkers

TABLE_ID = re.compile("[A-Za-z0-9_-]{12}")
HUMAN = "human"
LISTED = 50
OPEN_TABLES = 20  # that one person may have waiting at a time
log = logging.getLogger("dvergar")


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`me`, `open`, or a bot's name."""

    who: Annotated[str, msgspec.Meta(max_length=32)]
    name: Annotated[str, msgspec.Meta(max_length=20_000)] = ""  # another person on the same device


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, OptionValue]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=8)]
    public: bool = False
    clock: Clock = Clock()
    salt: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")] = ""
    salt_later: bool = False  # the host wants to see the seal first


class Lobby:
    def __init__(self, store: Store, thinkers: Thinkers, bot_pause: float) -> None:
        self.store = store
        self.thinkers = thinkers
        self.bot_pause = bot_pause
        self.tables: dict[str, Table] = {}
        self.loading = asyncio.Lock()

    async def create(self, host: Person, new: NewTable) -> Table:
        options = self.checked_options(new)
        await self.refuse_crowd(host)
        id = new_token()[:12]
        now = time.time()
        row = {
            "id": id, "game": new.game, "rules": 0, "cards": title(new.game).card_sets[-1],
            "options": options, "public": new.public, "host": host.id, "status": "open",
            "seed": secrets.token_hex(32), "clock": msgspec.json.encode(new.clock).decode(),
            "created": now, "changed": now, "rematch": "",
        }  # fmt: skip
        seats = [self.seat_row(id, n, s, host, new) for n, s in enumerate(new.seats)]
        people = [s["name"] for s in seats if s["person"]]
        if len(people) != len(set(people)):
            raise Refused("name-taken", status=409)
        await self.store.write(
            insert(board).values(row), *[insert(seat_table).values(s) for s in seats]
        )
        table = await self.table(id)
        if new.salt_later:
            table.awaits_salt.add(host.id)
        await self.start_if_full(table)
        return table

    def checked_options(self, new: NewTable) -> str:
        """The options as canonical JSON; what the game does not allow is refused."""
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
            options = msgspec.convert(new.options, game_title.options)
            game_title.game(options, newest_cards(game_title), len(new.seats))
        except BadOption as error:
            raise Refused(f"{new.game}-{error.option}") from None
        except (msgspec.MsgspecError, ValueError):
            raise Refused("bad-options") from None
        return msgspec.json.encode(options).decode()

    async def refuse_crowd(self, host: Person) -> None:
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
        """The table of this id, from memory or from the database."""
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
        table = Table(row, seats, None, self.store, self.thinkers, self.bot_pause)
        if row.status != "open":
            entries = select(entry).where(entry.c.board == id).order_by(entry.c.seq)
            journal = await self.store.rows(entries)
            try:
                table.record = await asyncio.to_thread(self.replay, table, row.rules, journal)
            except Exception:
                log.exception("table %s can't be opened", id)
                raise Refused("our-fault", status=500) from None
            table.wake()
        return table

    def replay(self, table: Table, rules: int, entries: Any) -> Record:
        """The journal is the truth; the state is made from it."""
        record = self.record(table, rules)
        for e in entries:
            before = sealed_question(record.match.state)
            record.match.do(e.seat, entry_int(record.game, e.act))
            if not before or sealed_question(record.match.state) != before:
                table.opened = e.seq
            if e.key:
                table.keys[e.seat, e.key] = table.opened
        return record

    def record(self, table: Table, rules: int) -> Record:
        game_title = title(table.game)
        options = msgspec.json.decode(table.options, type=game_title.options)
        players = [HUMAN if s.person else s.bot for s in table.seats]
        salts = [bytes.fromhex(s.salt) for s in table.seats]
        cards = game_title.released(table.cards)
        return Record(game_title, options, cards, players, table.seed, salts, rules)

    async def wake_all(self) -> None:
        """After a start every running table goes on where it was; a broken one stops no other."""
        for row in await self.store.rows(select(board.c.id).where(board.c.status == "running")):
            with contextlib.suppress(Refused):
                await self.table(row.id)

    async def sit(self, table: Table, who: Person, n: int, name: str, salt: str) -> None:
        """Take an open seat; the last one to sit down starts the game."""
        shown = clean_name(name or who.name)
        async with table.lock:
            if table.status != "open":
                raise Refused("already-running", status=409)
            if not 0 <= n < len(table.seats):
                raise Refused("unknown-seat", status=404)
            s = table.seats[n]
            if s.person or s.bot:
                raise Refused("seat-taken", status=409)
            if shown in [other.name for other in table.seats]:
                raise Refused("name-taken", status=409)
            at = (seat_table.c.board == table.id) & (seat_table.c.n == n)
            values = {"person": who.id, "name": shown, "salt": salt}
            await self.store.write(update(seat_table).where(at).values(values))
            s.person, s.name, s.salt = who.id, shown, salt
            table.tell()
        await self.start_if_full(table)

    async def salt(self, table: Table, who: Person, salt: str) -> None:
        """Somebody's share of the shuffle, sent when the seal was shown."""
        async with table.lock:
            mine = table.seat_of(who)
            awaited = who.id in table.awaits_salt
            if not awaited and (who.id != table.host or not mine):
                raise Refused("host-only", status=403)
            if table.status != "open" or not awaited:
                raise Refused("already-running", status=409)
            at = (seat_table.c.board == table.id) & seat_table.c.n.in_(mine)
            await self.store.write(update(seat_table).where(at).values(salt=salt))
            for n in mine:
                table.seats[n].salt = salt
            table.awaits_salt.discard(who.id)
        await self.start_if_full(table)

    async def start_if_full(self, table: Table) -> None:
        async with table.lock:
            if table.status == "open" and is_full(table) and not table.awaits_salt:
                await self.begin(table)

    async def start(self, table: Table, host: Person) -> None:
        async with table.lock:
            if host.id != table.host:
                raise Refused("host-only", status=403)
            if table.status != "open":
                raise Refused("already-running", status=409)
            if not is_full(table):
                raise Refused("seats-open", status=409)
            await self.begin(table)

    async def begin(self, table: Table) -> None:
        """The first question. The lock is held."""
        try:
            record = self.record(table, 0)
        except BadTable:
            raise Refused("bad-options") from None
        now = time.time()
        values = {"status": "running", "rules": record.rules, "changed": now}
        await self.store.write(update(board).where(board.c.id == table.id).values(values))
        table.record, table.status, table.changed = record, "running", now
        table.wake()
        table.tell()

    async def fill(self, table: Table, host: Person, n: int, bot: str) -> None:
        """The host gives an open seat to a bot."""
        if host.id != table.host:
            raise Refused("host-only", status=403)
        if bot not in BOTS:
            raise Refused("unknown-bot")
        async with table.lock:
            if table.status != "open":
                raise Refused("already-running", status=409)
            if not 0 <= n < len(table.seats) or table.seats[n].person or table.seats[n].bot:
                raise Refused("seat-taken", status=409)
            at = (seat_table.c.board == table.id) & (seat_table.c.n == n)
            await self.store.write(update(seat_table).where(at).values(bot=bot, name=bot))
            table.seats[n].bot = table.seats[n].name = bot
            table.tell()
        await self.start_if_full(table)

    async def leave(self, table: Table, who: Person) -> None:
        """Before the start a seat is freed; the host closes the table; later a bot takes over."""
        async with table.lock:
            mine = table.seat_of(who)
            if not mine and who.id != table.host:
                raise Refused("not-your-seat", status=403)
            if table.status == "open" and who.id == table.host:
                await self.close_table(table)
            elif table.status == "open":
                await self.free(table, who)
        if table.status == "running":
            for n in mine:
                await self.hand_over(table, who, n, True)

    async def free(self, table: Table, who: Person) -> None:
        """Somebody's seats are open again. The lock is held."""
        mine = table.seat_of(who)
        at = (seat_table.c.board == table.id) & seat_table.c.n.in_(mine)
        values = {"person": None, "name": "", "salt": ""}
        await self.store.write(update(seat_table).where(at).values(values))
        for n in mine:
            s = table.seats[n]
            s.person, s.name, s.salt = None, "", ""
        table.awaits_salt.discard(who.id)
        table.tell()

    async def close_table(self, table: Table) -> None:
        """The lock is held."""
        await self.store.write(
            delete(chat).where(chat.c.board == table.id),
            delete(seat_table).where(seat_table.c.board == table.id),
            delete(board).where(board.c.id == table.id),
        )
        table.status = "closed"
        table.tell()
        self.tables.pop(table.id, None)

    async def hand_over(
        self, table: Table, who: Person, n: int, to_bot: bool, key: str = ""
    ) -> None:
        """A bot plays for a seat, or its owner takes it back; the host may hand over any."""
        async with table.lock:
            if (who.id, key) in table.heeded:
                return
            mine = n in table.seat_of(who)
            if not mine and not (to_bot and who.id == table.host):
                raise Refused("not-your-seat", status=403)
            if n >= len(table.seats) or table.seats[n].person is None:
                raise Refused("unknown-seat", status=404)
            if table.status != "running":
                raise Refused("not-running", status=409)
            s = table.seats[n]
            bot = SUBSTITUTE if to_bot else ""
            at = (seat_table.c.board == table.id) & (seat_table.c.n == n)
            bank = s.bank if to_bot else table.reprieve(n)
            values = {"bot": bot, "missed": 0, "bank": bank}
            await self.store.write(update(seat_table).where(at).values(values))
            s.bot, s.missed, s.bank = bot, 0, bank
            if key:
                table.heeded.add((who.id, key))
            table.wake()
            table.tell()

    async def seat_link(self, table: Table, who: Person, n: int) -> str:
        """A private link that moves a seat to another device; a new one ends the old."""
        if n not in table.seat_of(who):
            raise Refused("not-your-seat", status=403)
        token = new_token()
        at = (seat_table.c.board == table.id) & (seat_table.c.n == n)
        await self.store.write(update(seat_table).where(at).values(link=digest(token)))
        return token

    async def claim(self, table: Table, who: Person, token: str) -> int:
        """The bearer of a seat's link becomes its owner."""
        at = (seat_table.c.board == table.id) & (seat_table.c.link == digest(token))
        async with table.lock:
            found = await self.store.row(select(seat_table.c.n).where(at))
            if found is None:
                raise Refused("unknown-link", status=404)
            await self.store.write(update(seat_table).where(at).values(person=who.id, link=None))
            table.seats[found.n].person = who.id
            table.tell()
        return int(found.n)

    async def listed(self, who: Person | None, kind: str) -> list[TableInfo]:
        """Open tables, running ones to watch, or one's own: newest first, my turn before all."""
        rows = await self.store.rows(self.query(who, kind))
        tables = []
        for row in rows:
            with contextlib.suppress(Refused):
                tables.append((await self.table(row.id)).info(who))
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
        """The same seats and options again; the first to ask is host, the others sit down there."""
        if table.status != "over":
            raise Refused("not-over", status=409)
        if not table.seat_of(who):
            raise Refused("not-your-seat", status=403)
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
            again = await self.create(
                who, NewTable(table.game, options, seats, table.public, table.clock, salt, later)
            )
            at = board.c.id == table.id
            await self.store.write(update(board).where(at).values(rematch=again.id))
            table.rematch = again.id
            table.tell()
        return again

    async def join_rematch(self, table: Table, who: Person, salt: str, later: bool) -> Table:
        """The seats that somebody had are taken at the next table, unless that is done."""
        again = await self.table(table.rematch)
        if again.status == "over":
            raise Refused("not-running", status=409)
        if later:
            again.awaits_salt.add(who.id)
        try:
            for n in [] if again.seat_of(who) else table.seat_of(who):
                await self.sit(again, who, n, table.seats[n].name, salt)
        except Refused:
            again.awaits_salt.discard(who.id)
            raise
        return again

    def close(self) -> None:
        for table in self.tables.values():
            table.close()


def is_full(table: Table) -> bool:
    return all(s.person or s.bot for s in table.seats)


def refuse_clock(clock: Clock) -> None:
    possible = {"none": True, "live": clock.bank > 0, "days": clock.days > 0}
    within = (
        0 <= clock.bank <= MOST_BANK
        and 0 <= clock.increment <= MOST_INCREMENT
        and 0 <= clock.days <= MOST_DAYS
    )
    if not within or not possible.get(clock.kind):
        raise Refused("bad-clock")
