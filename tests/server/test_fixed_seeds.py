"""Test servers deal the same cards each time."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.client import Browser, play
from tests.server.database import journal
from tests.server.process import Server, on_sqlite
from tests.web.tables import bots_play

ACTS = 12


def game(server: Server) -> list[tuple[int, str]]:
    """Return the first moves of Ada and a bot."""
    ada = Browser(server, "Ada")
    table = ada.create("me", "random")
    play([ada.socket(table).hello()], Random(1), most=ACTS)
    return [(seat, act) for _, seat, act, _ in journal(server.db, table)[:ACTS]]


def test_the_same_people_get_the_same_game(tmp_path: Path) -> None:
    games = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        with on_sqlite(tmp_path / name) as server:
            games.append(game(server))
    assert games[0] == games[1]
    assert {seat for seat, _ in games[0]} == {0, 1}


def test_a_substitute_stops_at_the_given_round(tmp_path: Path) -> None:
    with on_sqlite(tmp_path) as server:
        ada = Browser(server, "Ada")
        socket = ada.socket(ada.create("me", "greedy", game="silberzwerg")).hello()
        bots_play(socket, 3)
        while not socket.choices:
            socket.receive()
        assert (socket.view["round"], socket.view["question"]) == (3, "place")
        assert socket.view["plan"] == []
