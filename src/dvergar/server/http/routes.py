"""The HTTP side: who I am, which tables there are, sitting down, starting, saving."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from dvergar.bots import BOTS
from dvergar.games import GAMES, title
from dvergar.games.options_schema import OptionInfo, describe
from dvergar.server.http.card_routes import CARD_ROUTES
from dvergar.server.http.dependencies import Asked, anybody, limited, services_of, somebody
from dvergar.server.http.qr_routes import QR_ROUTES
from dvergar.server.http.replay_routes import REPLAY_ROUTES
from dvergar.server.people.accounts import COOKIE, SESSION_SECONDS, Person
from dvergar.server.protocol import SeatNumber, TableInfo
from dvergar.server.refusal import Refused
from dvergar.server.tables import ownership
from dvergar.server.tables.lobby import NewTable

Salt = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{32})?$")]
Short = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00]*$")]
# What people type may be long: they are told so in words, not that it was not understood.
Typed = Annotated[str, msgspec.Meta(max_length=20_000, pattern=r"^[^\x00]*$")]
Token = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[^\x00]*$")]


class NameSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Typed


class LoginSaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Typed
    password: Typed


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


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    least: int
    most: int
    options: dict[str, OptionInfo]
    bots: list[str]


class Link(msgspec.Struct, frozen=True):
    token: str


def with_cookie(request: Asked, who: Person, token: str) -> Response[Me]:
    cookie = cookie_of(request, token, SESSION_SECONDS)
    return Response(Me(who.id, who.name, who.login), cookies=[cookie], status_code=200)


def cookie_of(request: Asked, token: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE, value=token, max_age=seconds, httponly=True, samesite="lax",
        secure=services_of(request).settings.secure,
    )  # fmt: skip


@get("/api/games")
async def games() -> list[GameInfo]:
    """The games that can be played, with their options and bots."""
    return [
        GameInfo(game, *title(game).seats, describe(title(game).options), BOTS) for game in GAMES
    ]


@get("/api/me")
async def me(request: Asked) -> Me | None:
    """Who the cookie says one is; null for a stranger."""
    who = await anybody(request)
    return Me(who.id, who.name, who.login) if who else None


@post("/api/me", status_code=200)
async def enter(request: Asked, data: JSONBody[NameSaid]) -> Response[Me]:
    """Become a guest under a name."""
    services = services_of(request)
    services.refuse_foreign(request.headers.get("origin"), request.headers.get("host", ""))
    limited(request, "create")
    who, token = await services.people.new_guest(data.name)
    return with_cookie(request, who, token)


@put("/api/me")
async def rename(request: Asked, data: JSONBody[NameSaid]) -> Me:
    """Take another name; seats that bear the old one follow, where the new one is free."""
    who = await ownership.rename(services_of(request).lobby, await somebody(request), data.name)
    return Me(who.id, who.name, who.login)


@post("/api/me/password", status_code=204)
async def protect(request: Asked, data: JSONBody[LoginSaid]) -> None:
    """Add a login and a password, to come back from elsewhere."""
    who = await somebody(request)
    limited(request, "login")
    await services_of(request).people.protect(who, data.login, data.password)


@post("/api/login", status_code=200)
async def login(request: Asked, data: JSONBody[LoginSaid]) -> Response[Me]:
    """Come back by login and password; what a guest has here is the login's from then on."""
    services = services_of(request)
    services.refuse_foreign(request.headers.get("origin"), request.headers.get("host", ""))
    limited(request, "login")
    who = await services.people.by_password(data.login, data.password)
    old = request.cookies.get(COOKIE, "")
    token = await ownership.log_in(services.lobby, await anybody(request), old, who)
    return with_cookie(request, who, token)


@post("/api/logout", status_code=204)
async def logout(request: Asked) -> Response[None]:
    """End this session; only a login brings the same person back."""
    who = await somebody(request)
    await ownership.log_out(services_of(request).lobby, who, request.cookies[COOKIE])
    return Response(None, cookies=[cookie_of(request, "", 0)], status_code=204)


@get("/api/tables")
async def tables(request: Asked, kind: FromQuery[str] = "open") -> list[TableInfo]:
    """Public tables of a kind (open, running), or mine with my turn first."""
    return await services_of(request).lobby.listed(await anybody(request), kind)


@post("/api/tables")
async def create(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Set up a table; with nobody to wait for, it starts at once."""
    who = await somebody(request)
    limited(request, "create")
    table = await services_of(request).lobby.create(who, data)
    return table.audience.info(who)


@get("/api/tables/{id:str}")
async def table(request: Asked, id: FromPath[str]) -> TableInfo:
    """A table, as the reader may see it."""
    found = await services_of(request).lobby.table(id)
    return found.audience.info(await anybody(request))


@post("/api/tables/{id:str}/seat")
async def sit(request: Asked, id: FromPath[str], data: JSONBody[Sit]) -> TableInfo:
    """Take an open seat; the last one to sit down starts the game."""
    who = await somebody(request)
    lobby = services_of(request).lobby
    found = await lobby.table(id)
    await lobby.seating.sit(found, who, data.seat, data.name, data.salt)
    return found.audience.info(who)


@post("/api/tables/{id:str}/salt")
async def salt(request: Asked, id: FromPath[str], data: JSONBody[Salted]) -> TableInfo:
    """The host's share of the shuffle, after its seal was shown; a full table starts then."""
    who = await somebody(request)
    lobby = services_of(request).lobby
    found = await lobby.table(id)
    await lobby.seating.salt(found, who, data.salt)
    return found.audience.info(who)


@post("/api/tables/{id:str}/bot")
async def fill(request: Asked, id: FromPath[str], data: JSONBody[Fill]) -> TableInfo:
    """Give an open seat to a bot; for the host."""
    who = await somebody(request)
    lobby = services_of(request).lobby
    found = await lobby.table(id)
    await lobby.seating.fill(found, who, data.seat, data.bot)
    return found.audience.info(who)


@delete("/api/tables/{id:str}/seat", status_code=204)
async def leave(request: Asked, id: FromPath[str]) -> None:
    """Free one's seat; the host closes a table that waits; in a game a bot takes over."""
    who = await somebody(request)
    lobby = services_of(request).lobby
    await lobby.seating.leave(await lobby.table(id), who)


@post("/api/tables/{id:str}/start")
async def start(request: Asked, id: FromPath[str]) -> TableInfo:
    """Begin, when every seat is taken; for the host."""
    who = await somebody(request)
    lobby = services_of(request).lobby
    found = await lobby.table(id)
    await lobby.seating.start(found, who)
    return found.audience.info(who)


@post("/api/tables/{id:str}/rematch")
async def rematch(
    request: Asked, id: FromPath[str], data: JSONBody[Again | None] = None
) -> TableInfo:
    """The same seats and options again, at a new table."""
    who = await somebody(request)
    limited(request, "create")
    lobby = services_of(request).lobby
    wish = data or Again()
    again = await lobby.rematch(await lobby.table(id), who, wish.salt, wish.salt_later)
    return again.audience.info(who)


@post("/api/tables/{id:str}/seat/{n:int}/link")
async def link(request: Asked, id: FromPath[str], n: FromPath[int]) -> Link:
    """A secret that moves one's seat to another device; a new one ends the old."""
    who = await somebody(request)
    lobby = services_of(request).lobby
    return Link(await lobby.seating.seat_link(await lobby.table(id), who, n))


@post("/api/tables/{id:str}/claim")
async def claim(request: Asked, id: FromPath[str], data: JSONBody[Claim]) -> TableInfo:
    """Take over the seat that a link stands for."""
    who = await somebody(request)
    limited(request, "login")
    lobby = services_of(request).lobby
    found = await lobby.table(id)
    await lobby.seating.claim(found, who, data.token)
    return found.audience.info(who)


@get("/api/tables/{id:str}/save", media_type="text/plain")
async def save(request: Asked, id: FromPath[str]) -> str:
    """The save file of a finished game; a running one holds secrets."""
    found = await services_of(request).lobby.table(id)
    if found.status != "over" or found.record is None:
        raise Refused("not-over", status=409)
    return found.record.text()


ROUTES = [
    games, me, enter, rename, protect, login, logout, tables, create, table, sit, salt, fill, leave,
    start, rematch, link, claim, save, *REPLAY_ROUTES, *CARD_ROUTES, *QR_ROUTES,
]  # fmt: skip
