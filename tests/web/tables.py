"""Plays tables to certain moments, without pages."""

from __future__ import annotations

from tests.server.client import Browser, Message, Socket, new_key
from tests.server.process import Server

BEGIN = {"first": 1}
ROUNDS = 5
MOST_TRIES = 20


def halfway(ada: Browser) -> str:
    """Return a game of Smithy in which Ada is asked and can craft something."""
    for _ in range(MOST_TRIES):
        table = ada.create("me", "greedy", "greedy", options=BEGIN)
        socket = ada.socket(table).hello()
        found = any(may_craft(socket, rounds) for rounds in range(ROUNDS, 2 * ROUNDS))
        socket.close()
        if found:
            return table
    raise AssertionError("Ada can never craft anything")


def may_craft(socket: Socket, rounds: int) -> bool:
    """Return whether Ada can craft something in her first turn after some rounds."""
    bots_play(socket, rounds)
    while "end" not in socket.choices and not socket.over:
        take_part(socket)
    return any(crafts(option) for option in socket.view["choices"])


def crafts(option: Message) -> bool:
    return str(option["action"]).startswith("craft:") and option["thing"].startswith("hand/")


def bots_play(socket: Socket, rounds: int) -> None:
    """Let a bot play a seat for some rounds, then take it back."""
    key = f"until-round-{rounds}-{new_key()}"
    socket.ask("hand-over", seat=0, to_bot=True, key=key)
    while socket.view["round"] < rounds and not socket.over:
        socket.receive()
    socket.ask("hand-over", seat=0, to_bot=False)
    only_first_asked(socket)


def only_first_asked(socket: Socket) -> None:
    """Wait until no bot has anything left to answer before the first player."""
    while socket.view["waiting"] != [0] and not socket.over:
        socket.receive()


def take_part(socket: Socket) -> None:
    """Do anything, or wait for the others."""
    if socket.choices:
        socket.act(socket.choices[0])
    else:
        socket.receive()


def handed(ada: Browser, server: Server) -> str:
    """Return a table at which a bot plays for Ada and it is Bo's turn."""
    bo = Browser(server, "Bo")
    table = ada.create("me", "open", options={"first": 2})
    bo.sit(table, 1)
    bo.close()
    socket = ada.socket(table).hello()
    socket.ask("hand-over", seat=0, to_bot=True)
    socket.close()
    return table


def finished(ada: Browser, game: str = "smithy", bots: int = 2) -> str:
    """Return a finished game that Ada left to bots."""
    table = ada.create("me", *["greedy"] * bots, public=True, game=game)
    socket = ada.socket(table).hello()
    socket.ask("hand-over", seat=0, to_bot=True)
    while not socket.over:
        socket.receive()
    socket.close()
    return table
