"""Prepares tables of the Jewellers at the moments that a board must show."""

from __future__ import annotations

from functools import cached_property

from tests.server.client import Browser, Socket, level
from tests.server.process import Server
from tests.web.silber_tables import left
from tests.web.strategies import brisk, frugal
from tests.web.tables import MOST_TRIES, bots_play, finished, only_first_asked

GAME = "jewellers"
BOTS = ("greedy", "greedy")
RICH = {"mode": "advanced", "manner": "opal", "patrons": True}


class JewelTables:
    """One table per moment, made on the first visit; Ada is asked, or waits for Bo."""

    def __init__(self, ada: Browser, server: Server) -> None:
        self.ada = ada
        self.bo = Browser(server, "Bo")

    @cached_property
    def drafting(self) -> str:
        return self.asked("pick", 1)

    @cached_property
    def bidding(self) -> str:
        return self.asked("bid", 2)

    @cached_property
    def turn(self) -> str:
        return self.asked("act", 3)

    @cached_property
    def paying(self) -> str:
        return self.asked("pay", 2, options=RICH)

    @cached_property
    def counting(self) -> str:
        return self.asked("count", 5)

    @cached_property
    def of_five(self) -> str:
        return self.ada.create("me", *["greedy"] * 4, game=GAME, options=RICH)

    @cached_property
    def over(self) -> str:
        return finished(self.ada, GAME)

    def asked(self, question: str, round: int, **more: object) -> str:
        """Return a table at which Ada is asked this, after bots have played the earlier rounds."""
        for _ in range(MOST_TRIES):
            socket = self.ada.socket(self.ada.create("me", *BOTS, game=GAME, **more)).hello()
            bots_play(socket, round)
            if goes_on(socket, question):
                only_first_asked(socket)
                return left([socket])
        raise AssertionError(f"Ada is never asked: {question}")

    @cached_property
    def sealed(self) -> str:
        """Return a table at which Ada has taken a gem and Bo has not."""
        table = self.ada.create("me", "open", "greedy", game=GAME)
        self.bo.sit(table, 1)
        sockets = [person.socket(table).hello() for person in (self.ada, self.bo)]
        while not all(socket.choices and drafts(socket) for socket in sockets):
            asked = [socket for socket in sockets if socket.choices and not drafts(socket)]
            if asked:
                asked[0].act(asked[0].choices[0])
            else:
                sockets[0].receive()
            level(sockets)
        return left(sockets, sockets[0].choices[0])

    def close(self) -> None:
        self.bo.close()


def drafts(socket: Socket) -> bool:
    return bool(socket.view["question"] == "pick")


def goes_on(socket: Socket, question: str) -> bool:
    """Play for Ada, and return whether she gets this question."""
    while not socket.over:
        if not socket.choices:
            socket.receive()
        elif socket.view["question"] == question:
            return True
        else:
            socket.act(wanted(socket.choices, question))
    return False


def wanted(choices: list[str], question: str) -> str:
    """Choose an action that leads to the wanted question."""
    found = [choice for choice in choices if question == "pay" and choice.startswith("choose")]
    return frugal(choices) if question == "bid" else brisk(found or choices)
