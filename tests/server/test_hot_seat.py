"""Two people on one device don't see each other's log."""

from __future__ import annotations

from typing import Any

from tests.server.client import Browser

DRAWN = "smithy-log-drew-mine"
SEEN = "smithy-log-drew-mine-card"


def log_of(message: dict[str, Any]) -> list[str]:
    return [line["id"] for entry in message["lines"] for line in entry]


def test_chat_comes_from_the_seat_being_viewed(ada: Browser) -> None:
    table = ada.create({"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"})
    socket = ada.socket(table).hello()
    for seat in (1, 0, -1):
        socket.look(seat)
        socket.ask("chat", text=f"from {seat}")
    assert [talk["name"] for talk in socket.chat] == ["Bo", "Ada", "Ada"]


def test_the_log_is_sent_again_for_the_next_seat_of_a_device(ada: Browser) -> None:
    options = {"first": 1}
    table = ada.create({"who": "me", "name": "Ada"}, {"who": "me", "name": "Bo"}, options=options)
    socket = ada.socket(table).hello()
    play = next(action for action in socket.choices if action.startswith("play:"))
    socket.act(play)
    socket.act("end")
    socket.act("draw:mine")
    mine = socket.look(0)
    assert mine["log_before"] == 0 and SEEN in log_of(mine) and DRAWN not in log_of(mine)
    theirs = socket.look(1)
    assert theirs["log_before"] == 0 and DRAWN in log_of(theirs) and SEEN not in log_of(theirs)
    again = socket.look(1)
    assert again["log_before"] > 0 and log_of(again) == []
