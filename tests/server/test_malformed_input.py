"""Malformed frames and requests never cause a server error or a change."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import httpx
import pytest

from tests.server import malformed
from tests.server.client import Browser, Gone, Message, Socket, why
from tests.server.database import everything
from tests.server.process import Server

CODES = {4400, 4403, 4413, 4429, 4426, 1002, 1007, 1009}


class Victim:
    """A running table that must not change."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada = Browser(server, "Ada")
        bo = Browser(server, "Bo")
        self.table = self.ada.create("me", "open", options={"first": 1})
        bo.sit(self.table, 1)
        self.watcher = Browser(server, "Watcher")
        self.before = everything(server.db)
        self.seen = self.shown()

    def shown(self) -> Message:
        """Return the table as its host sees it, without who is online."""
        table = self.ada.table(self.table)
        return {**table, "seats": [{**seat, "online": False} for seat in table["seats"]]}

    def unharmed(self) -> None:
        assert self.server.alive()
        assert everything(self.server.db) == self.before
        assert self.shown() == self.seen
        socket = self.ada.socket(self.table).hello()
        assert why(socket.act("end")) == "done"
        said = self.server.output()
        assert "Traceback" not in said, said[-3000:]


@pytest.fixture
def victim(running: Server) -> Iterator[Victim]:
    yield Victim(running)


def frames(victim: Victim, seed: int, count: int) -> None:
    """Send malformed frames, opening a new socket whenever one is closed."""
    rng = Random(seed)
    socket: Socket | None = None
    for _ in range(count):
        if socket is None:
            who = rng.choice([victim.ada, victim.watcher])
            socket = who.socket(victim.table)
            if rng.random() < 0.9:
                socket.hello()
        if not survives(socket, malformed.frame(rng, socket.ply if socket.update else 0)):
            socket.close()
            socket = None


def survives(socket: Socket, frame: str | bytes) -> bool:
    """Send a frame; return whether it was refused, or check the close code."""
    try:
        socket.send(frame)
        return bool(socket.receive()["is"] == "denied")
    except Gone as gone:
        assert gone.code in CODES, f"{gone} after {frame[:300]!r}"
        return False
    except UnicodeEncodeError:
        return True


def requests(victim: Victim, seed: int, count: int) -> None:
    rng = Random(seed)
    faults: list[str] = []
    origin = victim.server.url
    for n in range(count):
        method, path, headers, body = malformed.request(rng, victim.table, origin)
        if n % 200 == 0:
            browser = Browser(victim.server)
            browser.http.headers.pop("Origin")
        if rng.random() < 0.5 and b"Cookie" not in headers:
            who = victim.watcher if headers.get(b"Origin") == origin.encode() else victim.ada
            headers[b"Cookie"] = f"dvergar={who.token}".encode()
        raw = httpx.URL(f"{origin}/").copy_with(raw_path=path.encode())
        answer = browser.http.request(method, raw, headers=headers, content=body)
        if answer.status_code >= 500 and not answer.text.startswith("Dvergar's pages"):
            faults.append(f"{method} {path[:80]} {headers} {body[:80]!r}: {answer.status_code}")
    assert faults == []


@pytest.mark.long
def test_a_thousand_malformed_frames_do_no_harm(victim: Victim) -> None:
    frames(victim, 1, 1000)
    victim.unharmed()


def test_a_thousand_malformed_requests_do_no_harm(victim: Victim) -> None:
    requests(victim, 2, 1000)
    victim.unharmed()


@pytest.mark.long
def test_five_thousand_malformed_frames_do_no_harm(victim: Victim) -> None:
    frames(victim, 3, 5000)
    victim.unharmed()


@pytest.mark.long
def test_six_thousand_malformed_requests_do_no_harm(victim: Victim) -> None:
    requests(victim, 4, 6000)
    victim.unharmed()
