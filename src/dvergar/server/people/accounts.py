"""Accounts: guests with a token in a cookie, optionally with a login and a password."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import ColumnElement, Executable, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from dvergar.server.clean_text import clean_name, name_key, trimmed
from dvergar.server.database.schema import person, session
from dvergar.server.database.store import Store
from dvergar.server.refusal import Refused

COOKIE = "dvergar"
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
TOKEN_BYTES = 16
SESSION_SECONDS = 365 * 86400


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    login: str


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """Return 128 random bits as text."""
    return secrets.token_urlsafe(TOKEN_BYTES)


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.hasher = PasswordHasher()

    async def by_token(self, token: str) -> Person | None:
        if not token:
            return None
        found = await self.store.row(
            select(person)
            .join(session, session.c.person == person.c.id)
            .where(session.c.hash == digest(token))
            .where(session.c.created > time.time() - SESSION_SECONDS)
        )
        return Person(found.id, found.name, found.login or "") if found else None

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Create a guest; returns the person and the token for the cookie."""
        made = Person(secrets.token_hex(16), clean_name(name), "")
        now = time.time()
        row = {"id": made.id, "name": made.name, "created": now}
        token = new_token()
        await self.store.write(insert(person).values(row), new_session(made, token))
        return made, token

    async def protect(self, who: Person, login: str, password: str) -> None:
        """Add a login and a password to a guest, to sign in on other devices."""
        wanted = clean_name(login)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("password-length", {"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD})
        values = {"password": await asyncio.to_thread(self.hasher.hash, password)}
        if trimmed(login) != who.login:
            await self.refuse_taken(who, wanted)
            values |= {"login": wanted, "login_key": name_key(wanted)}
        try:
            await self.store.write(update(person).where(person.c.id == who.id).values(values))
        except IntegrityError:
            raise Refused("name-taken", status=409) from None

    async def refuse_taken(self, who: Person, wanted: str) -> None:
        others = select(person.c.id).where(has_login(wanted) & (person.c.id != who.id))
        if await self.store.row(others):
            raise Refused("name-taken", status=409)

    async def by_password(self, login: str, password: str) -> Person:
        """Return the person with exactly this login, or with one that looks like it."""
        rows = await self.store.rows(select(person).where(has_login(login)))
        found = min(rows, key=lambda row: row.login != trimmed(login), default=None)
        try:
            if found is None or len(password) > LONGEST_PASSWORD:
                raise VerificationError
            await asyncio.to_thread(self.hasher.verify, found.password, password)
        except VerificationError:
            raise Refused("wrong-password", status=403) from None
        return Person(found.id, found.name, found.login)


def new_session(who: Person, token: str) -> Executable:
    row = {"hash": digest(token), "person": who.id, "created": time.time()}
    return insert(session).values(row)


def end_session(token: str) -> Executable:
    return delete(session).where(session.c.hash == digest(token))


def has_login(login: str) -> ColumnElement[bool]:
    """Match by spelling or key: among old logins that look alike, only the first has a key."""
    return (person.c.login == trimmed(login)) | (person.c.login_key == name_key(login))
