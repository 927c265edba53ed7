"""Tables of Silberzwerg at the moments that a board must show; people alone decide their course."""

from __future__ import annotations

from tests.server.client import Browser, Socket, level, why
from tests.server.process import Server
from tests.web.tables import bots_play, finished, take_part

GAME = "silberzwerg"
DIG = ["dig:yellow", "dig:red", "dig:green", "dig:blue"]
LORDS = ["lord:contract", "lord:gems"]
GHOSTS = ["ghost:contract", "ghost:gems"]  # no other ghost reaches these columns
PLAN = [*DIG, *LORDS]
PLAN_OF_TWO = [*DIG, *PLAN, "lord:red", "lord:green"]
BEGUN = ["dig:yellow", "dig:blue", "ghost:gems"]
ROUNDS = 4


class SilberTables:
    """One table a moment; Ada is asked, or waits for those who still plan."""

    def __init__(self, ada: Browser, server: Server) -> None:
        self.people = [ada, Browser(server, "Bo"), Browser(server, "Cili")]
        self.planning = planning(ada)
        self.sealed = left(self.seated(3), *DIG, *GHOSTS, "seal")
        self.haunting = left(self.asked("haunt", [*DIG, *GHOSTS], PLAN))
        self.ruling = left(self.asked("rule", [*DIG, "lord:yellow", "lord:gems"], PLAN))
        self.swapping = self.swapped()
        self.over = finished(ada, GAME)

    def swapped(self) -> str:
        """Ada has given one gem of a swap: with two at the table she begins with two."""
        sockets = self.asked("haunt", [*DIG, *DIG, *LORDS, *GHOSTS], PLAN_OF_TWO)
        placed(sockets[0], "swap")
        return left(sockets, sockets[0].choices[0])

    def asked(self, question: str, mine: list[str], theirs: list[str]) -> list[Socket]:
        """The plans are open, and the first question that Ada is asked is this."""
        sockets = self.seated(2 if theirs is PLAN_OF_TWO else 3)
        for n, socket in enumerate(sockets):
            placed(socket, *(theirs if n else mine), "seal")
        level(sockets)
        while not sockets[0].choices:
            rest(next(socket for socket in sockets if socket.choices))
            level(sockets)
        assert sockets[0].view["question"] == question
        return sockets

    def seated(self, seats: int) -> list[Socket]:
        table = self.people[0].create("me", *["open"] * (seats - 1), game=GAME)
        for seat, person in enumerate(self.people[1:seats], 1):
            person.sit(table, seat)
        return [person.socket(table).hello() for person in self.people[:seats]]

    def close(self) -> None:
        for person in self.people[1:]:
            person.close()


def planning(ada: Browser) -> str:
    """Bots have played some rounds; Ada's plan is begun, theirs are sealed."""
    table = ada.create("me", "greedy", "greedy", "greedy", game=GAME)
    socket = ada.socket(table).hello()
    bots_play(socket, ROUNDS)
    while socket.view["question"] != "place" or not socket.choices:
        take_part(socket)
    if socket.view["plan"]:
        assert why(socket.ask("take-back", seat=0, ply=socket.ply)) == "done"
    return left([socket], *BEGUN)


def left(sockets: list[Socket], *parts: str) -> str:
    """The first does something, then all go; their table stays as it is."""
    placed(sockets[0], *parts)
    for socket in sockets:
        socket.close()
    return sockets[0].table


def placed(socket: Socket, *parts: str) -> None:
    for part in parts:
        assert why(socket.act(part)) == "done", part


def rest(socket: Socket) -> None:
    """Do as little as possible."""
    idle = [choice for choice in socket.choices if choice.startswith("rest")]
    placed(socket, (idle or socket.choices)[-1])
