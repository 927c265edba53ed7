"""Changes to everything a person owns: logging in, logging out, changing the name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from sqlalchemy import ColumnElement, Executable, select, update

from dvergar.server.clean_text import clean_name, name_key
from dvergar.server.database.schema import board, chat, person, seats_at, upload
from dvergar.server.database.schema import seat as seat_table
from dvergar.server.people.accounts import Person, end_session, new_session, new_token
from dvergar.server.refusal import Refused
from dvergar.server.tables.lobby import Lobby
from dvergar.server.tables.seat import Seat
from dvergar.server.tables.table import Table

OWNED = (seat_table.c.person, board.c.host, chat.c.person, upload.c.person)


@asynccontextmanager
async def locked(lobby: Lobby, which: ColumnElement[bool]) -> AsyncIterator[list[Table]]:
    """Lock tables, oldest first; a rematch uses the same order, so they can't deadlock."""
    found = select(board.c.id).where(which).order_by(board.c.created, board.c.id)
    tables = []
    async with AsyncExitStack() as locks:
        for row in await lobby.store.rows(found):
            with suppress(Refused):
                tables.append(await lobby.table(row.id))
        for table in tables:
            await locks.enter_async_context(table.lock)
        yield tables


def has_seat(who: Person) -> ColumnElement[bool]:
    return board.c.id.in_(select(seat_table.c.board).where(seat_table.c.person == who.id))


async def carry_over(lobby: Lobby, guest: Person, account: Person, *more: Executable) -> None:
    """Move everything that a guest owns to an account, in one transaction with `more`."""
    seen = [id for id, table in lobby.tables.items() if table.audience.has(guest)]
    tables = has_seat(guest) | (board.c.host == guest.id) | board.c.id.in_(seen)
    moves = [update(c.table).where(c == guest.id).values({c: account.id}) for c in OWNED]
    async with locked(lobby, tables) as found:
        await lobby.store.write(*moves, *more)
        for table in found:
            table.change_person(guest, account)


async def log_in(lobby: Lobby, before: Person | None, token: str, account: Person) -> str:
    """Replace this session with one of the account; what a guest owns moves to the account."""
    fresh = new_token()
    sessions = [end_session(token), new_session(account, fresh)]
    if before is not None and not before.login:
        await carry_over(lobby, before, account, *sessions)
    else:
        await lobby.store.write(*sessions)
    return fresh


async def log_out(lobby: Lobby, who: Person, token: str) -> None:
    """End a session and close the person's sockets; their other devices reconnect."""
    await lobby.store.write(end_session(token))
    for table in lobby.tables.values():
        table.audience.hang_up(who)


async def rename(lobby: Lobby, who: Person, name: str) -> Person:
    """Rename a person, and their seats where the name is free and the game is not over."""
    shown = clean_name(name)
    me = update(person).where(person.c.id == who.id).values(name=shown)
    async with locked(lobby, has_seat(who) & (board.c.status != "over")) as tables:
        seats = {table: s for table in tables for s in seats_to_rename(table, who, shown)}
        await lobby.store.write(me, *[renamed(table, s, shown) for table, s in seats.items()])
        for table, s in seats.items():
            s.name = shown
            table.audience.show()
    return Person(who.id, shown, who.login)


def seats_to_rename(table: Table, who: Person, shown: str) -> list[Seat]:
    """Return the seat that may take its owner's new name, if there is one."""
    mine = [s for s in table.seats if s.person == who.id and s.name == who.name]
    others = [name_key(s.name) for s in table.seats if s not in mine]
    return [] if table.status == "over" or name_key(shown) in others else mine


def renamed(table: Table, s: Seat, shown: str) -> Executable:
    at = seats_at(table.id, [s.n])
    return update(seat_table).where(at).values(name=shown)
