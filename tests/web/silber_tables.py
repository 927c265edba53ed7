"""Prepares tables of Silberzwerg at the moments that a board must show."""

from __future__ import annotations

from tests.server.client import Browser, Socket, level, why
from tests.server.process import Server
from tests.web.tables import bots_play, finished, only_first_asked, take_part

GAME = "silberzwerg"
DIG = ["dig:yellow", "dig:red", "dig:green", "dig:blue"]
LORDS = ["lord:contract", "lord:gems"]
GHOSTS = ["ghost:contract", "ghost:gems"]  # no other ghost reaches these columns
PLAN = [*DIG, *LORDS]
PLAN_OF_TWO = [*DIG, *PLAN, "lord:red", "lord:green"]
BEGUN = ["dig:yellow", "dig:blue", "ghost:gems"]
ROUNDS = 4


class SilberTables:
    """One table per moment; Ada is asked, or waits for others who are planning."""

    def __init__(self, ada: Browser, server: Server) -> None:
        self.people = people = [ada, Browser(server, "Bo"), Browser(server, "Cili")]
        self.planning = planning(ada)
        self.sealed = left(seated(people), *DIG, *GHOSTS, "seal")
        self.haunting = left(asked(people, "haunt", [*DIG, *GHOSTS], PLAN))
        self.ruling = ruling(people)
        self.swapping = swapped(people[:2])
        self.over = finished(ada, GAME)

    def close(self) -> None:
        for person in self.people[1:]:
            person.close()


def seated(people: list[Browser]) -> list[Socket]:
    table = people[0].create("me", *["open"] * (len(people) - 1), game=GAME)
    for seat, person in enumerate(people[1:], 1):
        person.sit(table, seat)
    return [person.socket(table).hello() for person in people]


def asked(people: list[Browser], question: str, mine: list[str], theirs: list[str]) -> list[Socket]:
    """Reveal the plans, and check that this is the first player's first question."""
    sockets = seated(people)
    for n, socket in enumerate(sockets):
        placed(socket, *(theirs if n else mine), "seal")
    level(sockets)
    while not sockets[0].choices:
        rest(next(socket for socket in sockets if socket.choices))
        level(sockets)
    assert sockets[0].view["question"] == question
    return sockets


def ruling(people: list[Browser]) -> str:
    """Start with three players; the first may buy and sell in the yellow mine."""
    return left(asked(people, "rule", [*DIG, "lord:yellow", "lord:gems"], PLAN))


def swapped(people: list[Browser]) -> str:
    """Start with two players; the first has given two gems in a swap and got one."""
    sockets = asked(people, "haunt", [*DIG, *DIG, *LORDS, *GHOSTS], PLAN_OF_TWO)
    placed(sockets[0], "swap")
    for _ in range(2):
        placed(sockets[0], sockets[0].choices[0])
    return left(sockets, sockets[0].choices[0])


def planning(ada: Browser) -> str:
    """Let bots play some rounds; Ada has started a plan, theirs are sealed."""
    table = ada.create("me", "greedy", "greedy", "greedy", game=GAME)
    socket = ada.socket(table).hello()
    bots_play(socket, ROUNDS)
    while socket.view["question"] != "place" or not socket.choices:
        take_part(socket)
    only_first_asked(socket)
    if socket.view["plan"]:
        assert why(socket.ask("take-back", seat=0, ply=socket.ply)) == "done"
    return left([socket], *BEGUN)


def left(sockets: list[Socket], *parts: str) -> str:
    """Let the first player act, then disconnect everyone."""
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
