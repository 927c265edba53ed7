"""Who sits at a table: taking and leaving seats, starting, handing over to bots or devices."""

from __future__ import annotations

import time

from sqlalchemy import delete, select, update

from dvergar.bots import BOTS
from dvergar.games.record import BadTable
from dvergar.server.clean_text import clean_name, name_key
from dvergar.server.database.schema import board, chat, seats_at
from dvergar.server.database.schema import seat as seat_table
from dvergar.server.database.store import Store
from dvergar.server.people.accounts import Person, digest, new_token
from dvergar.server.refusal import Refused
from dvergar.server.tables.records import new_record
from dvergar.server.tables.seat import SUBSTITUTE
from dvergar.server.tables.table import Table


class Seating:
    def __init__(self, store: Store, tables: dict[str, Table]) -> None:
        self.store = store
        self.tables = tables  # those in memory

    async def sit(self, table: Table, who: Person, n: int, name: str, salt: str) -> None:
        """Take an open seat; the game starts when the last seat is taken."""
        shown = clean_name(name or who.name)
        async with table.lock:
            table.check_open()
            if not 0 <= n < len(table.seats):
                raise Refused("unknown-seat", status=404)
            s = table.seats[n]
            if s.person or s.bot:
                raise Refused("seat-taken", status=409)
            if name_key(shown) in [name_key(other.name) for other in table.seats]:
                raise Refused("name-taken", status=409)
            at = seats_at(table.id, [n])
            values = {"person": who.id, "name": shown, "salt": salt}
            await self.store.write(update(seat_table).where(at).values(values))
            s.person, s.name, s.salt = who.id, shown, salt
            table.audience.show()
        await self.start_if_full(table)

    async def salt(self, table: Table, who: Person, salt: str) -> None:
        """Store the salt that a player sends after seeing the commitment."""
        async with table.lock:
            mine = table.seats_of(who)
            awaited = who.id in table.awaits_salt
            if not awaited and not (table.is_host(who) and mine):
                raise Refused("host-only", status=403)
            if table.status != "open" or not awaited:
                raise Refused("already-running", status=409)
            at = seats_at(table.id, mine)
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
            table.check_host(host)
            table.check_open()
            if not is_full(table):
                raise Refused("seats-open", status=409)
            await self.begin(table)

    async def begin(self, table: Table) -> None:
        """Start the game with its first question. The lock is held."""
        try:
            record = new_record(table, 0)
        except BadTable:
            raise Refused("bad-options") from None
        now = time.time()
        values = {"status": "running", "rules": record.rules_version, "changed": now}
        await self.store.write(update(board).where(board.c.id == table.id).values(values))
        table.record, table.status, table.changed = record, "running", now
        table.wake()
        table.audience.show()

    async def fill(self, table: Table, host: Person, n: int, bot: str) -> None:
        """Give an open seat to a bot (host only)."""
        table.check_host(host)
        if bot not in BOTS:
            raise Refused("unknown-bot")
        async with table.lock:
            table.check_open()
            if not 0 <= n < len(table.seats) or table.seats[n].person or table.seats[n].bot:
                raise Refused("seat-taken", status=409)
            at = seats_at(table.id, [n])
            await self.store.write(update(seat_table).where(at).values(bot=bot, name=bot))
            table.seats[n].bot = table.seats[n].name = bot
            table.audience.show()
        await self.start_if_full(table)

    async def leave(self, table: Table, who: Person) -> None:
        """Free the seat before the start (the host closes the table); later a bot takes over."""
        async with table.lock:
            mine = table.seats_of(who)
            table.check_seat(who, host=True)
            if table.status == "open" and table.is_host(who):
                await self.close_table(table)
            elif table.status == "open":
                await self.free(table, who)
        if table.status == "running":
            for n in mine:
                await self.hand_over(table, who, n, True)

    async def free(self, table: Table, who: Person) -> None:
        """Open a person's seats again. The lock is held."""
        mine = table.seats_of(who)
        at = seats_at(table.id, mine)
        values = {"person": None, "name": "", "salt": ""}
        await self.store.write(update(seat_table).where(at).values(values))
        for n in mine:
            s = table.seats[n]
            s.person, s.name, s.salt = None, "", ""
        table.awaits_salt.discard(who.id)
        table.audience.show()

    async def close_table(self, table: Table) -> None:
        """Close a table for everyone. The lock is held."""
        await self.store.write(
            delete(chat).where(chat.c.board == table.id),
            delete(seat_table).where(seat_table.c.board == table.id),
            delete(board).where(board.c.id == table.id),
        )
        table.status = "closed"
        table.audience.show()
        self.tables.pop(table.id, None)

    async def hand_over(
        self, table: Table, who: Person, n: int, to_bot: bool, key: str = ""
    ) -> None:
        """Hand a seat to a bot or back to its owner; the host may hand over any seat."""
        async with table.lock:
            if (who.id, key) in table.handled:
                return
            table.check_seat(who, n, host=to_bot)
            if n >= len(table.seats) or table.seats[n].person is None:
                raise Refused("unknown-seat", status=404)
            if table.status != "running":
                raise Refused("not-running", status=409)
            s = table.seats[n]
            bot = SUBSTITUTE if to_bot else ""
            at = seats_at(table.id, [n])
            bank = s.bank if to_bot else table.timer.reprieve(n)
            values = {"bot": bot, "missed": 0, "bank": bank}
            await self.store.write(update(seat_table).where(at).values(values))
            s.bot, s.missed, s.bank = bot, 0, bank
            if key:
                table.handled.add((who.id, key))
            table.wake()
            table.audience.show()

    async def seat_link(self, table: Table, who: Person, n: int) -> str:
        """Make a private link that moves a seat to another device; it replaces the last one."""
        table.check_seat(who, n)
        token = new_token()
        at = seats_at(table.id, [n])
        await self.store.write(update(seat_table).where(at).values(link=digest(token)))
        return token

    async def claim(self, table: Table, who: Person, token: str) -> int:
        """Make the person with the link the owner of its seat."""
        at = (seat_table.c.board == table.id) & (seat_table.c.link == digest(token))
        async with table.lock:
            found = await self.store.row(select(seat_table.c.n).where(at))
            if found is None:
                raise Refused("unknown-link", status=404)
            await self.store.write(update(seat_table).where(at).values(person=who.id, link=None))
            table.seats[found.n].person = who.id
            table.audience.show()
        return int(found.n)


def is_full(table: Table) -> bool:
    return all(s.person or s.bot for s in table.seats)
