"""After kill -9 at random moments nothing sent is lost or counted twice, and games go on."""

from __future__ import annotations

import contextlib
import os
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from dvergar.server.database.schema import entry
from tests.server.client import Browser, new_key, why
from tests.server.crash import Storm
from tests.server.database import journal, rows
from tests.server.process import Server
from tests.server.slow_disk import DELAY, HALT
from tests.waiting import until


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Server]:
    """Start a server on a slow disk that a file can halt."""
    db, waits = f"sqlite:///{tmp_path / 'games.sqlite'}", {DELAY: "0.1", HALT: f"{tmp_path}/halt"}
    made = Server(db, tmp_path, "tests.server.slow_disk", **waits).start()
    yield made
    made.stop()


@pytest.mark.long
def test_play_survives_half_a_dozen_kills(running: Server) -> None:
    Storm(running, seed=1).blow(kills=6)


@pytest.mark.long
def test_play_survives_fifty_kills(running: Server) -> None:
    Storm(running, seed=2).blow(kills=50)


@pytest.mark.long
def test_play_survives_kills_while_the_disk_is_slow(slow: Server) -> None:
    """Most kills happen between a move and its commit, since the commit is slow."""
    Storm(slow, seed=3).blow(kills=6)


def test_nobody_is_sent_a_move_before_it_is_on_disk(slow: Server) -> None:
    ada, bo = Browser(slow, "Ada"), Browser(slow, "Bo")
    table = ada.create("me", "open", options={"first": 1})
    bo.sit(table, 1)
    sockets = [who.socket(table).hello() for who in (ada, bo)]
    act = {"ply": 0, "seat": 0, "action": "end", "key": new_key()}
    halt = Path(slow.environment[HALT])
    halt.touch()
    sockets[0].send({"do": "act", **act})
    for socket in sockets:
        socket.quiet(1)
    slow.kill()
    halt.unlink()
    assert journal(slow.db, table) == []
    assert [socket.ply for socket in sockets] == [0, 0]
    assert "done" not in [message["is"] for message in sockets[0].frames]
    slow.start()
    answer = ada.socket(table).hello().ask("act", **act)
    assert (why(answer), answer["ply"]) == ("done", 1)
    assert journal(slow.db, table) == [(1, 0, "end", act["key"])]


def test_a_killed_server_leaves_no_process_behind(server: Server) -> None:
    """A bot process that outlives the server would keep its port."""
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", options={"first": 2})
    ada.socket(table).hello().until(lambda m: m["is"] == "update" and m["ply"] > 0)
    assert len(server.group()) > 1
    server.kill()
    until(lambda: not server.group())
    server.start()


def test_a_broken_table_does_not_block_the_others(running: Server) -> None:
    ada = Browser(running, "Ada")
    broken, whole = [ada.create("me", "greedy", options={"first": 1}) for _ in range(2)]
    for table in (broken, whole):
        assert why(ada.socket(table).hello().act("end")) == "done"
    running.stop()
    rows(running.db, update(entry).where(entry.c.board == broken).values(act="nonsense"))
    running.start()
    assert ada.socket(whole).hello().ply > 0
    assert ada.refused("GET", f"/api/tables/{broken}", None, 500) == "our-fault"
    assert [table["id"] for table in ada.ask("GET", "/api/tables?kind=mine")] == [whole]
    assert f"Table {broken} can't be opened" in running.output()


@pytest.mark.long
def test_bots_continue_when_the_disk_is_back(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    server = Server(f"sqlite:///{file}", tmp_path, DVERGAR_BOT_PAUSE="2").start()
    ada = Browser(server, "Ada")
    socket = ada.socket(ada.create("me", "greedy", options={"first": 1})).hello()
    assert why(socket.act("end")) == "done"
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        until(lambda: "could not move" in server.output())
    socket.until(lambda m: m["is"] == "update" and 0 in m["table"]["waiting"])
    server.stop()


def test_bots_continue_when_their_process_dies(server: Server) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", options={"first": 2})
    socket = ada.socket(table).hello()
    while not socket.choices:
        socket.receive()
    assert server.process is not None
    for pid in server.group():
        if pid != server.process.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
    ply = socket.act("end")["ply"]
    socket.until(lambda m: m["is"] == "update" and m["ply"] > ply)
    assert len(journal(server.db, table)) > ply
