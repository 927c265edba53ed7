"""What Litestar injects into route handlers: the services, the person, the table."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath

from dvergar.server.people.accounts import COOKIE, Person
from dvergar.server.people.rate_limits import Windows
from dvergar.server.refusal import Refused
from dvergar.server.replays.replays import OpenGame
from dvergar.server.services import Services
from dvergar.server.tables.table import Table

HttpRequest = Request[Any, Any, Any]


def services(request: HttpRequest) -> Services:
    found: Services = request.app.state.services
    return found


async def reader(services: NamedDependency[Services], request: HttpRequest) -> Person | None:
    """Return the person behind the cookie, or None without a session."""
    return await services.people.by_token(request.cookies.get(COOKIE, ""))


async def person(reader: NamedDependency[Person | None]) -> Person:
    """Return the person behind the cookie, or refuse a request without a session."""
    if reader is None:
        raise Refused("no-session", status=401)
    return reader


# Litestar resolves independent dependencies concurrently, and if one is refused it cancels the
# others in the middle of a query. So a table always waits for the person.
async def shown_table(
    services: NamedDependency[Services],
    reader: NamedDependency[Person | None],
    id: FromPath[str],
) -> Table:
    """Return a table for reading, which anyone may do."""
    return await services.lobby.table(id)


async def table(
    services: NamedDependency[Services], person: NamedDependency[Person], id: FromPath[str]
) -> Table:
    """Return a table to change; without a session, not even its existence is revealed."""
    return await services.lobby.table(id)


async def open_game(services: NamedDependency[Services], id: FromPath[str]) -> OpenGame:
    """Return a finished game."""
    return await services.replays.open(id)


DEPENDENCIES = {
    "services": Provide(services, sync_to_thread=False),
    "reader": Provide(reader),
    "person": Provide(person),
    "shown_table": Provide(shown_table),
    "table": Provide(table),
    "open_game": Provide(open_game),
}


def refuse_foreign(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse changes requested by pages of other sites; the socket makes its own check."""
    if isinstance(connection, Request) and connection.method not in ("GET", "HEAD"):
        found: Services = connection.app.state.services
        found.refuse_foreign(connection.headers.get("origin"), connection.headers.get("host", ""))


def limit(windows: Windows, request: HttpRequest) -> None:
    """Refuse an address that sends too many requests."""
    if not windows.take(request.client.host if request.client else ""):
        raise Refused("too-often", status=429)
