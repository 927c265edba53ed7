"""Accounts over HTTP: guests, names, logins."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from dvergar.server.http.dependencies import HttpRequest, limit
from dvergar.server.people.accounts import COOKIE, SESSION_SECONDS, Person
from dvergar.server.services import Services
from dvergar.server.tables import ownership

# Longer than any name, so that a long name gets an error with the limit, not "malformed".
Typed = Annotated[str, msgspec.Meta(max_length=20_000, pattern=r"^[^\x00]*$")]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Typed


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    login: Typed
    password: Typed


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str


def me_of(person: Person) -> Me:
    return Me(person.id, person.name, person.login)


def with_cookie(services: Services, person: Person, token: str) -> Response[Me]:
    cookie = session_cookie(services, token, SESSION_SECONDS)
    return Response(me_of(person), cookies=[cookie], status_code=200)


def session_cookie(services: Services, token: str, seconds: int) -> Cookie:
    return Cookie(
        COOKIE, value=token, max_age=seconds, httponly=True, samesite="lax",
        secure=services.settings.secure,
    )  # fmt: skip


@get("/api/me")
async def me(reader: NamedDependency[Person | None]) -> Me | None:
    """The person behind the cookie; null without a session."""
    return me_of(reader) if reader else None


@post("/api/me", status_code=200)
async def enter(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[NewName]
) -> Response[Me]:
    """Start a session as a guest with this name."""
    limit(services.creations, request)
    guest, token = await services.people.new_guest(data.name)
    return with_cookie(services, guest, token)


@put("/api/me")
async def rename(
    services: NamedDependency[Services], person: NamedDependency[Person], data: JSONBody[NewName]
) -> Me:
    """Change your name, also on your seats where the new name is free."""
    return me_of(await ownership.rename(services.lobby, person, data.name))


@post("/api/me/password", status_code=204)
async def protect(
    request: HttpRequest,
    services: NamedDependency[Services],
    person: NamedDependency[Person],
    data: JSONBody[Credentials],
) -> None:
    """Add a login and a password, to sign in on other devices."""
    limit(services.logins, request)
    await services.people.protect(person, data.login, data.password)


@post("/api/login", status_code=200)
async def login(
    request: HttpRequest,
    services: NamedDependency[Services],
    reader: NamedDependency[Person | None],
    data: JSONBody[Credentials],
) -> Response[Me]:
    """Log in with a password. What the guest owned moves to the account."""
    limit(services.logins, request)
    account = await services.people.by_password(data.login, data.password)
    old = request.cookies.get(COOKIE, "")
    token = await ownership.log_in(services.lobby, reader, old, account)
    return with_cookie(services, account, token)


@post("/api/logout", status_code=204)
async def logout(
    request: HttpRequest, services: NamedDependency[Services], person: NamedDependency[Person]
) -> Response[None]:
    """End this session. A guest without a login can't come back."""
    await ownership.log_out(services.lobby, person, request.cookies[COOKIE])
    return Response(None, cookies=[session_cookie(services, "", 0)], status_code=204)


ACCOUNT_ROUTES = [me, enter, rename, protect, login, logout]
