"""Who asks over HTTP, from where, and how often."""

from __future__ import annotations

from typing import Any

from litestar import Request

from dvergar.server.people.accounts import COOKIE, Person
from dvergar.server.refusal import Refused
from dvergar.server.services import Services

Asked = Request[Any, Any, Any]


def services_of(request: Asked) -> Services:
    services: Services = request.app.state.services
    return services


async def somebody(request: Asked) -> Person:
    """The person behind a request that changes something."""
    services = services_of(request)
    services.refuse_foreign(request.headers.get("origin"), request.headers.get("host", ""))
    found = await services.people.by_token(request.cookies.get(COOKIE, ""))
    if found is None:
        raise Refused("no-session", status=401)
    return found


async def anybody(request: Asked) -> Person | None:
    return await services_of(request).people.by_token(request.cookies.get(COOKIE, ""))


def limited(request: Asked, kind: str) -> None:
    services = services_of(request)
    address = request.client.host if request.client else ""
    windows = services.logins if kind == "login" else services.creations
    if not windows.take(address):
        raise Refused("too-often", status=429)
