"""Size and rate limits, cookies, headers, and secrets kept out of the server log."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from random import Random

import pytest

from dvergar.server.http.offline import style_hash
from dvergar.server.people.rate_limits import Windows
from tests.server.client import Browser, Gone, Socket, new_key, why
from tests.server.database import empty_database, everything
from tests.server.process import Server
from tests.waiting import until

KIB = 1024


def duel(server: Server) -> tuple[str, Socket]:
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open", options={"first": 1})
    bo.sit(table, 1)
    return table, ada.socket(table).hello()


def spoken(size: int) -> str:
    """Return a well-formed frame of exactly this many bytes."""
    head = '{"do":"chat","key":"12345678","text":"'
    return head + "x" * (size - len(head) - 2) + '"}'


def test_a_frame_over_64_kib_closes_the_socket(server: Server) -> None:
    for size in (64 * KIB + 1, 100 * KIB, 4 * KIB * KIB):
        _, socket = duel(server)
        before = everything(server.db)
        with contextlib.suppress(Gone):
            socket.send(spoken(size))
        assert socket.closed().code in (1009, 4413, 1006)
        assert everything(server.db) == before
    _, socket = duel(server)
    socket.send(spoken(64 * KIB))
    assert socket.closed().code == 4400
    assert why(duel(server)[1].act("end")) == "done"


def test_a_body_over_64_kib_is_refused(server: Server) -> None:
    ada = Browser(server, "Ada")
    for path in ("/api/me", "/api/tables", "/api/login"):
        answer = ada.request("POST", path, {"name": "x" * 70 * KIB})
        assert answer.status_code == 413, answer.text


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server with the real message limit."""
    folder = tmp_path_factory.mktemp("strict")
    with empty_database("sqlite", folder) as url:
        made = Server(url, folder, "tests.server.strict_limits", DVERGAR_MESSAGES="100").start()
        yield made
        made.stop()


def looks(socket: Socket, most: int) -> int:
    """Return how many messages are answered before the server closes the socket."""
    for n in range(most):
        try:
            socket.send({"do": "look", "seat": -1})
            assert socket.receive()["is"] == "update"
        except Gone as gone:
            assert (gone.code, gone.reason) == (4429, "too-often")
            return n
    return most


def visitor(server: Server, role: str) -> tuple[str, Browser]:
    table, socket = duel(server)
    socket.close()
    # News of her leaving would count as an answer.
    until(lambda: not socket.browser.table(table)["seats"][0]["online"])
    if role == "player":
        return table, socket.browser
    return table, Browser(server, "Watcher") if role == "watcher" else Browser(server)


@pytest.mark.parametrize(("role", "most"), [("player", 100), ("watcher", 50), ("stranger", 50)])
def test_messages_are_limited(strict: Server, role: str, most: int) -> None:
    """A window allows exactly the limit, whatever the pace."""
    table, browser = visitor(strict, role)
    said = 1 if role == "player" else 0  # the greetings already sent
    assert looks(browser.socket(table).hello(), most * 2) == most - said - 1
    with pytest.raises(Gone, match="4429 too-often"):
        browser.socket(table).hello()


@pytest.mark.parametrize(("role", "most"), [("player", 100), ("watcher", 50), ("stranger", 50)])
def test_all_sockets_of_a_person_at_a_table_share_the_limit(
    strict: Server, role: str, most: int
) -> None:
    table, browser = visitor(strict, role)
    first, second = browser.socket(table).hello(), browser.socket(table).hello()
    half = most // 2 - 5
    assert looks(first, half) == half
    assert looks(second, most) <= most - half - 2
    again = Browser(strict, address=browser.address)
    again.http.cookies.update(browser.http.cookies)
    with pytest.raises(Gone, match="4429 too-often"):
        again.socket(table).hello()
    elsewhere, _ = visitor(strict, role)
    assert looks(browser.socket(elsewhere).hello(), 20) == 20
    other = Browser(strict, "Other" if role != "stranger" else "")
    assert looks(other.socket(table).hello(), 20) == 20


def test_no_window_exceeds_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    now = 1000.0
    monkeypatch.setattr("dvergar.server.people.rate_limits.time.monotonic", lambda: now)
    windows = Windows(100, 20.0)
    granted: list[float] = []
    for pace in (0.001, 0.05, 0.19, 0.21, 1.0, 0.001, 0.1):
        for _ in range(600):
            now += rng.random() * 2 * pace
            recent = [t for t in granted if t > now - 20.0]
            free = len(recent) < 100
            assert windows.take("ada") == free
            if free:
                granted = [*recent, now]
    assert windows.take("bo") and not windows.take("bo", most=1)
    now += 20.0
    assert [windows.take("ada") for _ in range(101)] == [True] * 100 + [False]
    assert [windows.take("bo", most=50) for _ in range(51)] == [True] * 50 + [False]


def test_creation_is_limited_by_address(server: Server) -> None:
    ada = Browser(server, "Ada")
    codes = [ada.request("POST", "/api/me", {"name": "More"}).status_code for _ in range(40)]
    assert codes[:20] == [200] * 20 and 429 in codes
    before = everything(server.db)
    body = {"game": "smithy", "options": {}, "seats": [{"who": "me"}, {"who": "greedy"}]}
    assert ada.refused("POST", "/api/tables", body, 429) == "too-often"
    assert everything(server.db) == before
    assert Browser(server, "Elsewhere").create("me", "open")


def test_logins_are_limited_by_address(server: Server) -> None:
    owner = Browser(server, "Owner")
    login = {"login": "Limited", "password": "correct horse"}
    owner.ask("POST", "/api/me/password", login, status=204)
    guesser = Browser(server)
    guess = {"login": "Limited", "password": "wrong horse!"}
    codes = [guesser.request("POST", "/api/login", guess).status_code for _ in range(15)]
    assert codes[:8] == [403] * 8 and codes[-1] == 429
    assert guesser.request("POST", "/api/login", login).status_code == 429
    assert Browser(server).request("POST", "/api/login", login).status_code == 200


def test_open_tables_of_one_person_are_limited(server: Server) -> None:
    ada = Browser(server, "Ada")
    for _ in range(20):
        ada.create("me", "open")
    body = {"game": "smithy", "options": {}, "seats": [{"who": "me"}, {"who": "open"}]}
    assert ada.refused("POST", "/api/tables", body, 429) == "too-many-tables"


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    ada = Browser(server)
    header = ada.request("POST", "/api/me", {"name": "Ada"}).headers["set-cookie"]
    assert "httponly" in header.lower()
    assert re.search("samesite=(lax|strict)", header.lower())
    assert len(ada.token) >= 22


@pytest.mark.parametrize(
    "path", ["/", "/api/games", "/api/me", "/api/tables", "/nowhere", "/api/tables/x", "/table/x"]
)
def test_every_response_forbids_outside_hosts(server: Server, path: str) -> None:
    for method in ("GET", "POST"):
        answer = Browser(server).request(method, path)
        policy = answer.headers["content-security-policy"]
        sources = [word for part in policy.split(";") for word in part.split()[1:]]
        assert "default-src 'self'" in policy
        assert set(sources) <= {"'self'", "'none'", "data:", style_hash()}, policy
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://127.0.0.1", "http://["]
)
def test_a_foreign_origin_is_refused(server: Server, origin: str | None) -> None:
    table, socket = duel(server)
    ada = socket.browser
    before = everything(server.db)
    ada.http.headers.pop("Origin")
    if origin is not None:
        ada.http.headers["Origin"] = origin
    body = {"game": "smithy", "options": {}, "seats": [{"who": "me"}, {"who": "greedy"}]}
    asked = [
        ("POST", "/api/me", {"name": "Eve"}),
        ("PUT", "/api/me", {"name": "Eve"}),
        ("POST", "/api/me/password", {"login": "Eve", "password": "long enough"}),
        ("POST", "/api/login", {"login": "Eve", "password": "long enough"}),
        ("POST", "/api/tables", body),
        ("POST", f"/api/tables/{table}/seat", {"seat": 0}),
        ("POST", f"/api/tables/{table}/bot", {"seat": 0, "bot": "greedy"}),
        ("DELETE", f"/api/tables/{table}/seat", None),
        ("POST", f"/api/tables/{table}/start", None),
        ("POST", f"/api/tables/{table}/rematch", None),
        ("POST", f"/api/tables/{table}/seat/0/link", None),
        ("POST", f"/api/tables/{table}/claim", {"token": "x"}),
        ("POST", "/api/replays", None),
        ("POST", "/api/qr", {"text": f"{server.url}/table/{table}"}),
    ]
    for method, path, data in asked:
        assert ada.refused(method, path, data, 403) == "foreign-origin", path
    assert ada.socket(table, origin).closed().code == 4403
    assert everything(server.db) == before


def test_no_secret_is_in_the_log(running: Server) -> None:
    ada = Browser(running, "Ada")
    secret = {"login": "Ada", "password": "a-very-secret-phrase"}
    ada.ask("POST", "/api/me/password", secret, status=204)
    other = Browser(running)
    other.ask("POST", "/api/login", secret, status=200)
    other.request("POST", "/api/login", {**secret, "password": "a-very-secret-guess"})
    table = ada.create("me", "greedy", salt="ab" * 16)
    link = ada.ask("POST", f"/api/tables/{table}/seat/0/link")["token"]
    ada.request("POST", "/api/qr", {"text": f"{running.url}/table/{table}#{link}"})
    other.ask("POST", f"/api/tables/{table}/claim", {"token": link})
    socket = ada.socket(table).hello()
    socket.act("end", key=new_key())
    socket.send("{broken")
    socket.closed()
    board = next(r for r in everything(running.db)["board"] if table in r)
    seeds = re.findall(r"[0-9a-f]{64}", board)
    assert len(seeds) == 1
    running.stop()
    said = running.output()
    for hidden in (*seeds, ada.token, other.token, link, "a-very-secret", "ab" * 16):
        assert hidden not in said
