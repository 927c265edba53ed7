"""Who asks over HTTP, from where, and how often."""

from __future__ import annotations

from typing import Any

from litestar import Request

from dvergar.server.auth import COOKIE, Person
from dvergar.server.hall import Hall
from dvergar.server.refusal import Refused

Asked = Request[Any, Any, Any]


def hall_of(request: Asked) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


async def somebody(request: Asked) -> Person:
    """The person behind a request that changes something."""
    hall = hall_of(request)
    hall.refuse_foreign(request.headers.get("origin"), request.headers.get("host", ""))
    found = await hall.people.by_token(request.cookies.get(COOKIE, ""))
    if found is None:
        raise Refused("no-session", status=401)
    return found


async def anybody(request: Asked) -> Person | None:
    return await hall_of(request).people.by_token(request.cookies.get(COOKIE, ""))


def limited(request: Asked, kind: str) -> None:
    hall = hall_of(request)
    address = request.client.host if request.client else ""
    windows = hall.logins if kind == "login" else hall.creations
    if not windows.take(address):
        raise Refused("too-often", status=429)
