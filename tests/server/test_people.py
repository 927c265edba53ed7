"""Names, passwords and sessions."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import update

from dvergar.server.auth import digest
from dvergar.server.schema import session
from tests.server.client import Browser
from tests.server.database import everything, rows
from tests.server.process import Server

TWO_YEARS = 2 * 365 * 86400
LOGIN = {"login": "Brokkr", "password": "correct horse"}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("\u202e \u200b", "name-empty"),
        ("\u3164\u2800", "name-empty"),
        ("A\u0000da", "malformed"),
        ("x" * 25, "name-long"),
        ("x" * 10_240, "name-long"),
    ],
)
def test_bad_names(server: Server, name: str, why: str) -> None:
    ada, nobody = Browser(server, "Ada"), Browser(server)
    table = ada.create("me", "open")
    before = everything(server.db)
    assert nobody.refused("POST", "/api/me", {"name": name}, 400) == why
    assert nobody.token == ""
    assert ada.refused("PUT", "/api/me", {"name": name}, 400) == why
    if name:
        body = {"seat": 1, "name": name}
        assert ada.refused("POST", f"/api/tables/{table}/seat", body, 400) == why
    assert everything(server.db) == before
    assert ada.ask("GET", "/api/me")["name"] == "Ada"


def test_a_name_is_shown_without_what_cannot_be_seen(server: Server) -> None:
    ada = Browser(server)
    shown = ada.ask("POST", "/api/me", {"name": "  Ægir \u202e the   Great "})["name"]
    assert shown == "Ægir the Great"


def test_another_device_comes_back_by_password(running: Server) -> None:
    ada = Browser(running, "Ada")
    ada.ask("POST", "/api/me/password", LOGIN, status=204)
    table = ada.create("me", "open")
    phone = Browser(running)
    assert phone.ask("POST", "/api/login", LOGIN)["name"] == "Ada"
    assert phone.token != ada.token
    assert phone.table(table)["seats"][0]["mine"]
    stored = "".join(everything(running.db)["person"])
    assert "argon2" in stored and LOGIN["password"] not in stored
    assert ada.token not in "".join(everything(running.db)["session"])


def test_a_wrong_password(running: Server) -> None:
    ada = Browser(running, "Ada")
    ada.ask("POST", "/api/me/password", {**LOGIN, "login": "Sindri"}, status=204)
    before = everything(running.db)
    for login, password in [
        ("Nobody", "correct horse"), ("Sindri", "wrong horse!"), ("Sindri", ""),
        ("Sindri", "x" * 200), ("", ""), ("\u0000", "\u0000"), ("Sindri\u0000", "correct horse"),
    ]:  # fmt: skip
        guesser = Browser(running)
        body = {"login": login, "password": password}
        answer = guesser.request("POST", "/api/login", body)
        assert answer.status_code in (400, 403) and guesser.token == "", body
    assert everything(running.db) == before


def test_bad_passwords_and_taken_logins(server: Server) -> None:
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    ada.ask("POST", "/api/me/password", {**LOGIN, "login": "Dvalin"}, status=204)
    before = everything(server.db)
    path = "/api/me/password"
    assert bo.refused("POST", path, {**LOGIN, "login": "Dvalin"}, 409) == "name-taken"
    assert bo.refused("POST", path, {"login": "Bo", "password": "short"}, 400) == "password-length"
    assert bo.refused("POST", path, {"login": " ", "password": "long enough"}, 400) == "name-empty"
    assert everything(server.db) == before


def test_one_login_for_two_people_at_once(server: Server) -> None:
    people = [Browser(server, f"Twin {n}") for n in range(4)]
    body = {"login": "Twin", "password": "long enough"}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda b: b.request("POST", "/api/me/password", body), people))
    assert sorted(a.status_code for a in answers) == [204, 409, 409, 409]


def test_unknown_and_expired_sessions(server: Server) -> None:
    ada, forger = Browser(server, "Ada"), Browser(server)
    forger.http.cookies.set("dvergar", "A" * 22)
    assert forger.ask("GET", "/api/me") is None
    assert forger.refused("PUT", "/api/me", {"name": "Eve"}, 401) == "no-session"
    old = time.time() - TWO_YEARS
    aged = update(session).where(session.c.hash == digest(ada.token)).values(created=old)
    rows(server.db, aged)
    assert ada.ask("GET", "/api/me") is None
    assert ada.refused("PUT", "/api/me", {"name": "Eve"}, 401) == "no-session"
