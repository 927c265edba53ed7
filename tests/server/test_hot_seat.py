"""Two people on one device: what the log told one of them is not for the other."""

from __future__ import annotations

from typing import Any

from tests.server.client import Browser

DRAWN = "smithy-log-drew-mine"
SEEN = "smithy-log-drew-mine-card"


def told(message: dict[str, Any]) -> list[str]:
    return [line["id"] for entry in message["lines"] for line in entry]


def test_who_speaks_is_the_one_who_looks(ada: Browser) -> None:
    table = ada.create({"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"})
    socket = ada.socket(table).hello()
    for seat in (1, 0, -1):
        socket.look(seat)
        socket.ask("chat", text=f"from {seat}")
    assert [talk["name"] for talk in socket.chat] == ["Bo", "Ada", "Ada"]


def test_the_log_is_told_anew_to_the_next_seat_of_a_device(ada: Browser) -> None:
    options = {"first": 1}
    table = ada.create({"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"}, options=options)
    socket = ada.socket(table).hello()
    play = next(action for action in socket.choices if action.startswith("play:"))
    socket.act(play)
    socket.act("end")
    socket.act("draw:mine")
    mine = socket.look(0)
    assert mine["said"] == 0 and SEEN in told(mine) and DRAWN not in told(mine)
    theirs = socket.look(1)
    assert theirs["said"] == 0 and DRAWN in told(theirs) and SEEN not in told(theirs)
    again = socket.look(1)
    assert again["said"] > 0 and told(again) == []
