"""No message names a card that its reader may not know."""

from __future__ import annotations

from random import Random

import pytest

from tests.marks import first_is_quick
from tests.server.client import Browser, Socket, play
from tests.server.database import journal
from tests.server.hidden_cards import Truth
from tests.server.process import Server


class Gathering:
    """Ada, Bo and a bot play; a guest, a stranger and Bo's second window watch."""

    def __init__(self, server: Server, mode: str, seed: int) -> None:
        self.server = server
        ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
        options = {"mode": mode, "bidding": True}
        self.table = ada.create("me", "open", "random", options=options, public=True)
        bo.sit(self.table, 1)
        people = [ada, bo, bo, Browser(server, "Guest"), Browser(server)]
        self.sockets = [b.socket(self.table).hello() for b in people]
        self.sockets[2].look(-1)
        play(self.sockets, Random(seed), hurry=0.4, watchers=3)
        self.save = ada.request("GET", f"/api/tables/{self.table}/save").text

    def truth(self) -> Truth:
        return Truth(self.save, journal(self.server.db, self.table), [-1, 0, 1])

    def updates(self, socket: Socket) -> list[dict[str, object]]:
        return [m for m in socket.frames if m["is"] == "update"]


def check(gathering: Gathering) -> int:
    """Check all updates, and return how many were scanned."""
    truth = gathering.truth()
    scanned = 0
    for socket in gathering.sockets:
        for update in [m for m in socket.frames if m["is"] == "update"]:
            leaks = truth.leaks(update, update["seat"])
            assert leaks == [], f"ply {update['ply']}, seat {update['seat']}: {leaks}"
            scanned += 1
        other = {m["is"] for m in socket.frames} - {"update", "welcome", "done", "denied", "chat"}
        assert other == set()
    return scanned


@pytest.mark.parametrize("mode", first_is_quick(["starter", "full"]))
def test_nobody_is_sent_a_hidden_card(server: Server, mode: str) -> None:
    gathering = Gathering(server, mode, 5)
    assert check(gathering) > 500
    watching = [{m["seat"] for m in gathering.updates(s)} for s in gathering.sockets]
    assert watching[0] == {0} and watching[1] == {1}
    assert watching[3] == watching[4] == {-1} and -1 in watching[2]


@pytest.mark.long
def test_the_check_finds_a_leak(server: Server) -> None:
    """A player's own hand is a leak in anyone else's message."""
    gathering = Gathering(server, "full", 6)
    truth = gathering.truth()
    mine = [m for m in gathering.sockets[0].frames if m["is"] == "update"]
    assert any(truth.leaks(update, -1) for update in mine)
    assert any(truth.leaks(update, 1) for update in mine)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_sent_a_hidden_card_in_many_games(server: Server, seed: int) -> None:
    assert check(Gathering(server, ["starter", "full"][seed % 2], 10 + seed)) > 500
