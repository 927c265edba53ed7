"""What route handlers ask for by name: the services, the person behind a request, a table."""

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
    """The person behind the cookie; None for a stranger."""
    return await services.people.by_token(request.cookies.get(COOKIE, ""))


async def person(reader: NamedDependency[Person | None]) -> Person:
    """The person behind a request that needs one."""
    if reader is None:
        raise Refused("no-session", status=401)
    return reader


# Litestar resolves dependencies that don't need each other at the same time, and one that is
# refused cancels the others in the middle of a query. So a table always waits for the person.
async def shown_table(
    services: NamedDependency[Services],
    reader: NamedDependency[Person | None],
    id: FromPath[str],
) -> Table:
    """A table that anyone may look at."""
    return await services.lobby.table(id)


async def table(
    services: NamedDependency[Services], person: NamedDependency[Person], id: FromPath[str]
) -> Table:
    """A table that a person wants to change; a stranger does not even learn whether it exists."""
    return await services.lobby.table(id)


async def open_game(services: NamedDependency[Services], id: FromPath[str]) -> OpenGame:
    """A finished game."""
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
    """Every request but a GET must come from a page of ours; the socket checks it by itself."""
    if isinstance(connection, Request) and connection.method not in ("GET", "HEAD"):
        found: Services = connection.app.state.services
        found.refuse_foreign(connection.headers.get("origin"), connection.headers.get("host", ""))


def limit(windows: Windows, request: HttpRequest) -> None:
    """Refuse an address that has asked too often."""
    if not windows.take(request.client.host if request.client else ""):
        raise Refused("too-often", status=429)
