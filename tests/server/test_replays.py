"""Replays match what each player saw, and are closed before the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from dvergar.engine.rng import commitment
from dvergar.engine.save import parse
from dvergar.games.record import open_record
from dvergar.games.smithy.material import RESOURCES, unpack
from tests.golden.files import folder
from tests.server.client import Browser, Message, Socket, chosen, level, play, why
from tests.server.process import Server
from tests.server.uploads import uploaded

WATCHER = -1


class Game(NamedTuple):
    """A finished game of Ada (0), a bot (1) and Bo (2), and what each was sent."""

    server: Server
    table: str
    salts: list[str]
    sockets: dict[int, Socket]

    def replay(self, seat: int) -> Message:
        return asked(Browser(self.server), f"{self.table}?seat={seat}")

    def moment(self, n: int, seat: int) -> Message:
        return asked(Browser(self.server), f"{self.table}/{n}?seat={seat}")


def asked(browser: Browser, path: str) -> Message:
    found: Message = browser.ask("GET", f"/api/replays/{path}", status=200)
    return found


def played(server: Server, seed: int) -> Game:
    salts = ["ab" * 16, "", "cd" * 16]
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "greedy", "open", salt=salts[0], options={"mode": "full"})
    bo.sit(table, 2, salt=salts[2])
    people = {0: ada, 2: bo, WATCHER: Browser(server)}
    sockets = {seat: browser.socket(table).hello() for seat, browser in people.items()}
    rng = Random(seed)
    assert undo_something(list(sockets.values()), rng)
    play(list(sockets.values()), rng, hurry=0.8, watchers=1)
    return Game(server, table, salts, sockets)


def undo_something(sockets: list[Socket], rng: Random) -> bool:
    """Play until a move was undone."""
    for _ in range(300):
        level(sockets)
        movers = [s for s in sockets if s.choices]
        if movers and movers[0].update["undo"]:
            return why(movers[0].undo()) == "done"
        if movers:
            assert why(movers[0].act(chosen(movers[0].choices, rng, 0.3))) == "done"
        else:
            sockets[0].receive()
    return False


@pytest.fixture(scope="module")
def game(server: Server) -> Iterator[Game]:
    made = played(server, 3)
    yield made
    for socket in made.sockets.values():
        socket.close()


def seen_live(socket: Socket) -> tuple[dict[int, Message], dict[int, list[Message]]]:
    """Return, by log length, each view and the log lines that led to it."""
    views, lines = {}, {}
    for update in [m for m in socket.frames if m["is"] == "update" and m["view"]]:
        first = update["log_before"]
        for n, said in enumerate(update["lines"], first + 1):
            lines[n] = said
        views[first + len(update["lines"])] = update["view"]
    return views, lines


def log_of(game: Game) -> list[str]:
    return parse(Browser(game.server).request("GET", f"/api/tables/{game.table}/save").text).log


def test_a_replay_shows_what_each_player_saw(running: Server) -> None:
    began = time.time()
    game = played(running, 5)
    log = log_of(game)
    for seat, socket in game.sockets.items():
        replay = game.replay(seat)
        views, lines = seen_live(socket)
        assert len(replay["moments"]) == len(log) + 1
        later = replay["moments"][1:]
        assert [m["lines"] for m in later] == [lines[n + 1] for n in range(len(log))]
        for n in [*Random(6).sample(range(len(log)), 40), len(log)]:
            if n in views:
                assert game.moment(n, seat) == {"moment": n, "seat": seat, "view": views[n]}
    assert 0 < replay["played"] < time.time() - began


def test_moments_follow_the_log(game: Game) -> None:
    replay = game.replay(WATCHER)
    table = Browser(game.server).table(game.table)
    assert replay["id"] == game.table and replay["game"] == "smithy" and replay["over"]
    assert replay["options"] == table["options"]
    assert [(s["n"], s["name"], s["bot"]) for s in replay["seats"]] == [
        (0, "Ada", ""), (1, "greedy", "greedy"), (2, "Bo", ""),
    ]  # fmt: skip
    assert replay["salts"] == game.salts
    assert commitment(bytes.fromhex(replay["seed"])) == replay["commitment"] == table["commitment"]
    moments = replay["moments"]
    assert [m["seat"] for m in moments] == [-1, *[int(e.split()[0]) - 1 for e in log_of(game)]]
    assert moments[0]["lines"] == [] and moments[-1]["turn"] == -1
    for before, after in pairwise(moments):
        assert before["turn"] == after["seat"]  # Smithy asks nobody simultaneously
        assert 0 <= after["round"] - before["round"] <= 1
    end = game.moment(len(moments) - 1, WATCHER)["view"]
    assert moments[-1]["wealth"] == [sheet["total"] for sheet in end["sheets"]]


@pytest.mark.parametrize("seat", [WATCHER, 0, 1, 2])
def test_a_replay_shows_the_real_hand_of_every_seat(game: Game, seat: int) -> None:
    text = Browser(game.server).request("GET", f"/api/replays/{game.table}/save").text
    moments = game.replay(seat)["moments"]
    for n in Random(7).sample(range(len(moments) - 1), 15):
        record = open_record(text, n)
        state: Any = record.match.state
        view = game.moment(n, seat)["view"]
        assert view == msgspec.to_builtins(record.title.view(record.game, state, seat))
        for p, smith in enumerate(view["smiths"]):
            owner = state.smiths[p]
            ids = record.game.book.data.ids  # type: ignore[attr-defined]
            hand = [RESOURCES[k] for k in unpack(owner.hand)] + [ids[c] for c in owner.guild_hand]
            shown = [RESOURCES[k] for k in unpack(owner.shown)]
            assert smith["hand"] == (hand if p == seat else shown)
            assert moments[n]["wealth"][p] == smith["coins"] == owner.coins
        asked_now = state.waiting() >> seat & 1 if seat >= 0 else 0
        assert bool(view["choices"]) == bool(asked_now)


def test_a_link_to_a_moment_is_for_everyone(game: Game) -> None:
    last = len(log_of(game))
    for browser in (Browser(game.server), Browser(game.server, "Eve")):
        for n in (0, 1, last):
            assert asked(browser, f"{game.table}/{n}")["seat"] == WATCHER
        for n in (-1, last + 1, 10**9):
            path = f"/api/replays/{game.table}/{n}"
            assert browser.refused("GET", path, None, 404) == "unknown-moment"
        for seat in (-2, 3, 99):
            for path in (game.table, f"{game.table}/0"):
                found = browser.refused("GET", f"/api/replays/{path}?seat={seat}", None, 400)
                assert found == "unknown-seat"
        for path in (f"{game.table}/x", f"{game.table}/1.5"):
            assert browser.request("GET", f"/api/replays/{path}").status_code == 404
        assert browser.request("GET", f"/api/replays/{game.table}?seat=me").status_code == 400


@pytest.mark.parametrize("id", ["nowhere", "A" * 12, "a" * 24, "0" * 24, "%00", "..%2fx"])
def test_an_unknown_replay_is_not_found(server: Server, id: str) -> None:
    for path in (id, f"{id}/0", f"{id}/save"):
        answer = Browser(server).request("GET", f"/api/replays/{path}")
        assert answer.status_code == 404, path
    if id.isalnum():
        assert answer.json()["why"]["id"] == "refused-unknown-replay"


def test_replays_are_closed_before_the_end(running: Server) -> None:
    """Players, spectators and strangers get nothing before or during the game."""
    ada, bo = Browser(running, "Ada"), Browser(running, "Bo")
    table = ada.create("me", "open", public=True, options={"first": 1})
    browsers = [ada, bo, Browser(running, "Watcher"), Browser(running)]
    closed(browsers, table)
    bo.sit(table, 1)
    sockets = [ada.socket(table).hello(), bo.socket(table).hello()]
    closed(browsers, table)
    play(sockets, Random(2), most=30, hurry=0.3)
    assert not sockets[0].over
    closed(browsers, table)
    play(sockets, Random(2), hurry=1.0)
    assert sockets[0].over
    for browser in browsers:
        for seat in (WATCHER, 0, 1):
            assert asked(browser, f"{table}?seat={seat}")["over"]
            assert asked(browser, f"{table}/5?seat={seat}")["view"]["seat"] == seat


def closed(browsers: list[Browser], table: str) -> None:
    for browser in browsers:
        for path in ("", "?seat=0", "?seat=9", "/0", "/0?seat=0", "/3?seat=1", "/999", "/save"):
            answer = browser.request("GET", f"/api/replays/{table}{path}")
            assert answer.status_code == 409, path
            assert answer.json() == {"why": {"id": "refused-not-over", "args": {}}}


def test_every_round_starts_with_a_heading(server: Server) -> None:
    file = folder("silberzwerg") / "3-long-greedy.dvergar"
    browser = Browser(server, "Ada")
    moments = asked(browser, uploaded(browser, file.read_text("utf-8")))["moments"]
    heading = "silberzwerg-log-turn"
    headings = [
        (line["args"]["round"], moment["round"])
        for moment in moments
        for line in moment["lines"]
        if line["id"] == heading
    ]
    assert headings == [(n, n) for n in range(1, moments[-1]["round"] + 1)]
    assert [line["id"] for line in moments[0]["lines"]] == [heading]
