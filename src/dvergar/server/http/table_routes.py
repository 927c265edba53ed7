"""Tables over HTTP: list, create, fill, start, save."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from dvergar.server.http.account_routes import Typed
from dvergar.server.http.dependencies import HttpRequest, limit
from dvergar.server.people.accounts import Person
from dvergar.server.protocol import SeatNumber, TableInfo
from dvergar.server.refusal import Refused
from dvergar.server.services import Services
from dvergar.server.tables.lobby import NewTable
from dvergar.server.tables.table import Table

Salt = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")]
Short = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00]*$")]
Token = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[^\x00]*$")]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Typed = ""
    salt: Salt = ""


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Short


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    salt: Salt = ""
    salt_later: bool = False


class NewSalt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    salt: Salt


class Link(msgspec.Struct, frozen=True):
    token: str


@get("/api/tables")
async def tables(
    services: NamedDependency[Services],
    reader: NamedDependency[Person | None],
    kind: FromQuery[str] = "open",
) -> list[TableInfo]:
    """Public tables (`open` or `running`), or `mine` with those first where it is my turn."""
    return await services.lobby.list_tables(reader, kind)


@post("/api/tables")
async def create(
    request: HttpRequest,
    services: NamedDependency[Services],
    person: NamedDependency[Person],
    data: JSONBody[NewTable],
) -> TableInfo:
    """Create a table. It starts at once if every seat is taken."""
    limit(services.creations, request)
    made = await services.lobby.create(person, data)
    return made.audience.info(person)


@get("/api/tables/{id:str}")
async def show(
    shown_table: NamedDependency[Table], reader: NamedDependency[Person | None]
) -> TableInfo:
    """A table, as the reader may see it."""
    return shown_table.audience.info(reader)


@post("/api/tables/{id:str}/seat")
async def sit(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Sit],
) -> TableInfo:
    """Take an open seat. The game starts when the last seat is taken."""
    await services.lobby.seating.sit(table, person, data.seat, data.name, data.salt)
    return table.audience.info(person)


@post("/api/tables/{id:str}/salt")
async def salt(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[NewSalt],
) -> TableInfo:
    """Add your salt to the shuffle after seeing the commitment. A full table then starts."""
    await services.lobby.seating.salt(table, person, data.salt)
    return table.audience.info(person)


@post("/api/tables/{id:str}/bot")
async def fill(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Fill],
) -> TableInfo:
    """Give an open seat to a bot (host only)."""
    await services.lobby.seating.fill(table, person, data.seat, data.bot)
    return table.audience.info(person)


@delete("/api/tables/{id:str}/seat", status_code=204)
async def leave(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
) -> None:
    """Leave. A bot takes over in a running game; before the start, the host closes the table."""
    await services.lobby.seating.leave(table, person)


@post("/api/tables/{id:str}/start")
async def start(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
) -> TableInfo:
    """Start the game when every seat is taken (host only)."""
    await services.lobby.seating.start(table, person)
    return table.audience.info(person)


@post("/api/tables/{id:str}/rematch")
async def rematch(
    request: HttpRequest,
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Rematch | None] = None,
) -> TableInfo:
    """Create or join a new table with the same seats and options."""
    limit(services.creations, request)
    wanted = data or Rematch()
    next_table = await services.lobby.rematch(table, person, wanted.salt, wanted.salt_later)
    return next_table.audience.info(person)


@post("/api/tables/{id:str}/seat/{n:int}/link")
async def link(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    n: FromPath[int],
) -> Link:
    """Make a secret link that moves your seat to another device and replaces the last link."""
    return Link(await services.lobby.seating.seat_link(table, person, n))


@post("/api/tables/{id:str}/claim")
async def claim(
    request: HttpRequest,
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Claim],
) -> TableInfo:
    """Take over the seat of a secret link."""
    limit(services.logins, request)
    await services.lobby.seating.claim(table, person, data.token)
    return table.audience.info(person)


@get("/api/tables/{id:str}/save", media_type="text/plain")
async def save(shown_table: NamedDependency[Table]) -> str:
    """The save file of a finished game. Running games are refused, since they hold secrets."""
    if shown_table.status != "over" or shown_table.record is None:
        raise Refused("not-over", status=409)
    return shown_table.record.text()


TABLE_ROUTES = [
    tables, create, show, sit, salt, fill, leave, start, rematch, link, claim, save,
]  # fmt: skip
