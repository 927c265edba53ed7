"""Tables over HTTP: listed, set up, filled, started, saved."""

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


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    salt: Salt = ""
    salt_later: bool = False


class Salted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    salt: Salt


class Link(msgspec.Struct, frozen=True):
    token: str


@get("/api/tables")
async def tables(
    services: NamedDependency[Services],
    reader: NamedDependency[Person | None],
    kind: FromQuery[str] = "open",
) -> list[TableInfo]:
    """Public tables of a kind (open, running), or mine with my turn first."""
    return await services.lobby.listed(reader, kind)


@post("/api/tables")
async def create(
    request: HttpRequest,
    services: NamedDependency[Services],
    person: NamedDependency[Person],
    data: JSONBody[NewTable],
) -> TableInfo:
    """Set up a table; with nobody to wait for, it starts at once."""
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
    """Take an open seat; the last one to sit down starts the game."""
    await services.lobby.seating.sit(table, person, data.seat, data.name, data.salt)
    return table.audience.info(person)


@post("/api/tables/{id:str}/salt")
async def salt(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Salted],
) -> TableInfo:
    """The host's share of the shuffle, after its seal was shown; a full table starts then."""
    await services.lobby.seating.salt(table, person, data.salt)
    return table.audience.info(person)


@post("/api/tables/{id:str}/bot")
async def fill(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Fill],
) -> TableInfo:
    """Give an open seat to a bot; for the host."""
    await services.lobby.seating.fill(table, person, data.seat, data.bot)
    return table.audience.info(person)


@delete("/api/tables/{id:str}/seat", status_code=204)
async def leave(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
) -> None:
    """Free one's seat; the host closes a table that waits; in a game a bot takes over."""
    await services.lobby.seating.leave(table, person)


@post("/api/tables/{id:str}/start")
async def start(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
) -> TableInfo:
    """Begin, when every seat is taken; for the host."""
    await services.lobby.seating.start(table, person)
    return table.audience.info(person)


@post("/api/tables/{id:str}/rematch")
async def rematch(
    request: HttpRequest,
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Again | None] = None,
) -> TableInfo:
    """The same seats and options again, at a new table."""
    limit(services.creations, request)
    wish = data or Again()
    again = await services.lobby.rematch(table, person, wish.salt, wish.salt_later)
    return again.audience.info(person)


@post("/api/tables/{id:str}/seat/{n:int}/link")
async def link(
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    n: FromPath[int],
) -> Link:
    """A secret that moves one's seat to another device; a new one ends the old."""
    return Link(await services.lobby.seating.seat_link(table, person, n))


@post("/api/tables/{id:str}/claim")
async def claim(
    request: HttpRequest,
    services: NamedDependency[Services],
    table: NamedDependency[Table],
    person: NamedDependency[Person],
    data: JSONBody[Claim],
) -> TableInfo:
    """Take over the seat that a link stands for."""
    limit(services.logins, request)
    await services.lobby.seating.claim(table, person, data.token)
    return table.audience.info(person)


@get("/api/tables/{id:str}/save", media_type="text/plain")
async def save(shown_table: NamedDependency[Table]) -> str:
    """The save file of a finished game; a running one holds secrets."""
    if shown_table.status != "over" or shown_table.record is None:
        raise Refused("not-over", status=409)
    return shown_table.record.text()


TABLE_ROUTES = [
    tables, create, show, sit, salt, fill, leave, start, rematch, link, claim, save,
]  # fmt: skip
