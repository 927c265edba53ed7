"""Names, passwords and sessions."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text, update

from dvergar.server.database.schema import person, session
from dvergar.server.people.accounts import digest
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
        ("\ufe0f", "name-empty"),
        ("\u0301\u0301", "name-empty"),
        ("\u034f \u115f\u1160\uffa0", "name-empty"),
        ("A\u0000da", "malformed"),
        ("x" * 25, "name-long"),
        ("x" * 10_240, "name-long"),
    ],
)
def test_bad_names_are_refused(server: Server, name: str, why: str) -> None:
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


def test_a_name_is_shown_without_invisible_characters(server: Server) -> None:
    ada = Browser(server)
    shown = ada.ask("POST", "/api/me", {"name": "  Ægir \u202e the   Great "})["name"]
    assert shown == "Ægir the Great"
    assert (
        ada.ask("PUT", "/api/me", {"name": "Cafe\u0301 \u2067\u2764\ufe0f"})["name"]
        == "Café \u2764\ufe0f"
    )


@pytest.mark.parametrize("same", ["ada", "ＡＤＡ", "A\u034fda\ufe0f"])
def test_confusable_names_cannot_sit_at_one_table(server: Server, same: str) -> None:
    ada, other = Browser(server, "Ada"), Browser(server, same)
    table = ada.create("me", "open")
    path = f"/api/tables/{table}/seat"
    assert other.refused("POST", path, {"seat": 1}, 409) == "name-taken"
    two = [{"who": "me"}, {"who": "me", "name": same}]
    body = {"game": "smithy", "options": {}, "seats": two}
    assert ada.refused("POST", "/api/tables", body, 409) == "name-taken"
    assert other.sit(table, 1, name="Bo")["status"] == "running"


def test_confusable_logins_are_the_same_login(running: Server) -> None:
    ada, eve = Browser(running, "Ada"), Browser(running, "Eve")
    ada.ask("POST", "/api/me/password", {**LOGIN, "login": "Andvari é"}, status=204)
    for same in ("andvari é", "Andvari e\u0301", "ＡＮＤＶＡＲＩ É", "Andvari\ufe0f é"):
        body = {"login": same, "password": "long enough"}
        assert eve.refused("POST", "/api/me/password", body, 409) == "name-taken"
        assert Browser(running).ask("POST", "/api/login", {**LOGIN, "login": same})["name"] == "Ada"
    again = {"login": "andvari é", "password": "another horse"}
    ada.ask("POST", "/api/me/password", again, status=204)
    assert Browser(running).ask("POST", "/api/login", again)["login"] == "andvari é"


def test_old_confusable_logins_still_work(running: Server) -> None:
    spelled = ["Loki é", "loki é", "loki e\u0301", "LOKI É"]
    for n, login in enumerate(spelled):
        guest = Browser(running, f"Loki {n}")
        guest.ask("POST", "/api/me/password", {"login": f"new {n}", "password": f"password {n}"})
        id = guest.ask("GET", "/api/me")["id"]
        rows(running.db, update(person).where(person.c.id == id).values(login=login))
    running.stop()
    as_before_the_keys(running.db)
    running.start()
    for n, login in enumerate(spelled):
        body = {"login": login, "password": f"password {n}"}
        back = Browser(running)
        assert back.ask("POST", "/api/login", body)["name"] == f"Loki {n}"
        renewed = {**body, "password": f"new password {n}"}
        back.ask("POST", "/api/me/password", renewed, status=204)
        assert Browser(running).ask("POST", "/api/login", renewed)["name"] == f"Loki {n}"
    other = Browser(running, "Other")
    taken = {"login": "LOKI é", "password": "long enough"}
    assert other.refused("POST", "/api/me/password", taken, 409) == "name-taken"


def as_before_the_keys(db: str) -> None:
    rows(
        db,
        text("DROP TABLE note"),
        text("ALTER TABLE board DROP COLUMN lesson"),
        text("ALTER TABLE board DROP COLUMN lesson_step"),
        text("DROP INDEX person_key"),
        text("ALTER TABLE person DROP COLUMN login_key"),
        text("UPDATE alembic_version SET version_num = '0003'"),
    )


def test_a_password_logs_in_another_device(running: Server) -> None:
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


def test_a_wrong_password_does_not_log_in(running: Server) -> None:
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


def test_bad_passwords_and_taken_logins_are_refused(server: Server) -> None:
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    ada.ask("POST", "/api/me/password", {**LOGIN, "login": "Dvalin"}, status=204)
    before = everything(server.db)
    path = "/api/me/password"
    assert bo.refused("POST", path, {**LOGIN, "login": "Dvalin"}, 409) == "name-taken"
    assert bo.refused("POST", path, {"login": "Bo", "password": "short"}, 400) == "password-length"
    assert bo.refused("POST", path, {"login": " ", "password": "long enough"}, 400) == "name-empty"
    assert everything(server.db) == before


def test_only_one_of_two_people_gets_a_login(server: Server) -> None:
    people = [Browser(server, f"Twin {n}") for n in range(4)]
    body = {"login": "Twin", "password": "long enough"}
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda b: b.request("POST", "/api/me/password", body), people))
    assert sorted(a.status_code for a in answers) == [204, 409, 409, 409]


def test_unknown_and_expired_sessions_are_not_recognised(server: Server) -> None:
    ada, forger = Browser(server, "Ada"), Browser(server)
    forger.http.cookies.set("dvergar", "A" * 22)
    assert forger.ask("GET", "/api/me") is None
    assert forger.refused("PUT", "/api/me", {"name": "Eve"}, 401) == "no-session"
    old = time.time() - TWO_YEARS
    aged = update(session).where(session.c.hash == digest(ada.token)).values(created=old)
    rows(server.db, aged)
    assert ada.ask("GET", "/api/me") is None
    assert ada.refused("PUT", "/api/me", {"name": "Eve"}, 401) == "no-session"
