"""Measures how a freshly started server opens a long finished game."""

from __future__ import annotations

import statistics
from random import Random
from time import perf_counter
from typing import NamedTuple

import httpx

from tests.server.client import Browser, play
from tests.server.process import Server

ACTIONS = 400
OPENINGS = 5


class Opening(NamedTuple):
    actions: int
    milliseconds: float
    kilobytes: float


def finished(server: Server) -> str:
    """Return a table whose game is finished."""
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open", options={"mode": "full"})
    bo.sit(table, 1)
    sockets = [who.socket(table).hello() for who in (ada, bo)]
    play(sockets, Random(1), most=ACTIONS, hurry=0.1)
    play(sockets, Random(2), hurry=1.0)
    for socket in sockets:
        socket.close()
    return table


def openings(server: Server) -> Opening:
    """Return the median of several openings; the server reads the game again each time."""
    table = finished(server)
    return Opening(*[statistics.median(c) for c in zip(*again(server, table), strict=True)])


def again(server: Server, table: str) -> list[Opening]:
    found = []
    for _ in range(OPENINGS):
        server.stop()
        server.start()
        with httpx.Client(base_url=server.url) as http:
            http.get("/api/games")
            start = perf_counter()
            answer = http.get(f"/api/replays/{table}", params={"seat": -1})
            wait = 1000 * (perf_counter() - start)
        answer.raise_for_status()
        found.append(Opening(len(answer.json()["moments"]) - 1, wait, len(answer.content) / 1024))
    return found
