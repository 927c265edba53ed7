"""What the server sends to be animated: the moves of new entries, as each reader may see them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from dvergar.games.record import open_record
from tests.golden.files import folder
from tests.server.client import Browser, Message, level, play
from tests.server.process import Server
from tests.server.uploads import uploaded

GAME = "silberzwerg"
LOG = f"{GAME}-log-"
ACTS = 120
GOLDEN = (folder(GAME) / "3-long-greedy.dvergar").read_text("utf-8")


def from_mines(lines: list[Message]) -> int:
    """Return how many gems left the mines in these log lines."""
    found = 0
    for line in lines:
        kind, args = line["id"].removeprefix(LOG), line["args"]
        found += len(args["parts"]) if kind == "mined" else 0
        found += len(args["got"]) if kind == "swapped" else 0
        found += args["count"] if kind == "bought" else 0
        found += 1 if kind == "took" else 0
    return found


def test_an_update_has_the_moves_of_its_new_log_lines(server: Server) -> None:
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open", "greedy", game=GAME)
    bo.sit(table, 1)
    sockets = [browser.socket(table).hello() for browser in (ada, bo, Browser(server))]
    play(sockets, Random(3), most=ACTS, watchers=1)
    for socket in sockets:
        updates = [m for m in socket.frames if m["is"] == "update" and m["log_before"]]
        for update in updates:
            lines = [line for entry in update["lines"] for line in entry]
            mined = [m for m in update["moves"] if m["from"].startswith("mine/")]
            assert len(mined) == from_mines(lines)
        assert any(update["moves"] for update in updates)
        socket.close()


def test_the_first_action_moves_things_for_those_who_are_there(server: Server) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", options={"first": 1})
    sockets = [browser.socket(table).hello() for browser in (ada, Browser(server))]
    action = next(a for a in sockets[0].choices if a.startswith("play:"))
    sockets[0].act(action)
    level(sockets)
    for socket in sockets:
        assert socket.update["log_before"] == 0
        assert len(socket.update["moves"]) == 1
        socket.close()


def test_a_newcomer_gets_no_old_moves(server: Server) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", game=GAME)
    socket = ada.socket(table).hello()
    play([socket], Random(3), most=60)
    late = Browser(server).socket(table).hello()
    assert any(late.update["lines"])
    assert late.update["moves"] == []
    socket.close()
    late.close()


def test_a_replay_has_the_moves_of_each_moment_as_its_reader_may_see_them(server: Server) -> None:
    browser = Browser(server, "Ada")
    id = uploaded(browser, GOLDEN)
    record = open_record(GOLDEN)
    game: Any = record.game
    entries = [record.match.opening, *record.match.history]
    for seat in (-1, 0, 1, 2):
        moments = browser.ask("GET", f"/api/replays/{id}?seat={seat}")["moments"]
        wanted = [record.title.moves(game, entry, seat) for entry in entries]
        assert [m["moves"] for m in moments] == msgspec.to_builtins(wanted)
        hidden = [m for moment in moments for m in moment["moves"] if not m["thing"]]
        assert hidden or seat >= 0
