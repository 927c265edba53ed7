"""kill -9 at random moments: nothing told is lost, nothing counts twice, the game goes on."""

from __future__ import annotations

import contextlib
import os
import signal
import time

import pytest

from tests.server.client import Browser
from tests.server.crash import Storm
from tests.server.database import journal
from tests.server.process import Server


def test_a_dozen_kills(running: Server) -> None:
    Storm(running, seed=1, tables=3).blow(kills=12)


@pytest.mark.soak
def test_fifty_kills(running: Server) -> None:
    Storm(running, seed=2, tables=6).blow(kills=50)


def test_a_killed_server_leaves_no_process_behind(server: Server) -> None:
    """A bot's head that outlives the server would hold its port."""
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", options={"first": 2})
    ada.socket(table).hello().until(lambda m: m["is"] == "update" and m["ply"] > 0)
    assert len(server.family()) > 1
    server.kill()
    end = time.monotonic() + 5
    while server.family() and time.monotonic() < end:
        time.sleep(0.05)
    left = server.family()
    server.end_family()
    server.start()
    assert left == []


def test_bots_go_on_when_their_head_dies(server: Server) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", options={"first": 2})
    socket = ada.socket(table).hello()
    while not socket.choices:
        socket.hear()
    assert server.process is not None
    for pid in server.family():
        if pid != server.process.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    ply = socket.act("end")["ply"]
    socket.until(lambda m: m["is"] == "update" and m["ply"] > ply)
    assert len(journal(server.db, table)) > ply
