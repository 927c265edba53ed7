"""Clocks: who is late is played by a bot, and a server that is down burns no time."""

from __future__ import annotations

import time

import pytest

from tests.server.client import Browser, Socket, level, why
from tests.server.database import journal
from tests.server.process import Server

DAY = 86400


def timed(server: Server, **clock: object) -> tuple[str, Socket, Socket]:
    """Ada begins against Bo, with a clock."""
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open", options={"first": 1}, clock=clock)
    bo.sit(table, 1)
    return table, ada.socket(table).hello(), bo.socket(table).hello()


def missed(server: Server, table: str) -> int:
    entries = journal(server.db, table)
    return sum(seat == 0 and key.startswith("bot-") for _, seat, _, key in entries)


def test_after_three_time_outs_a_bot_has_the_seat_until_it_is_taken_back(server: Server) -> None:
    table, ada, bo = timed(server, kind="live", bank=1, increment=1)
    assert ada.update["table"]["seats"][0]["bot"] == ""
    while ada.update["table"]["seats"][0]["bot"] == "":
        if bo.choices:
            bo.act("end" if "end" in bo.choices else bo.choices[0])
        level([ada, bo])
        if not bo.choices:
            assert why(ada.act("pass")) != "done"  # what can't be done is no answer in time
            ada.hear()
            level([ada, bo])
    assert missed(server, table) >= 3
    assert ada.update["table"]["seats"][0]["bot"] == "greedy"
    assert why(ada.act(ada.choices[0] if ada.choices else "end")) == "seat-handed-over"
    assert why(ada.ask("hand-over", seat=0, to_bot=False)) == "done"
    assert ada.browser.table(table)["seats"][0]["bot"] == ""


@pytest.mark.long
def test_only_time_outs_in_a_row_count(server: Server) -> None:
    table, ada, bo = timed(server, kind="live", bank=2.5, increment=2.5)
    own = 0
    while missed(server, table) < 4:
        level([ada, bo])
        late = missed(server, table)
        if bo.choices:
            bo.act("end" if "end" in bo.choices else bo.choices[0])
        elif ada.choices and late == 2 and not own:
            answer = ada.act("end" if "end" in ada.choices else ada.choices[0])
            own = int(why(answer) == "done")
        else:
            ada.hear()
    assert own == 1
    assert ada.browser.table(table)["seats"][0]["bot"] == ""


def test_every_update_tells_the_clock_of_those_who_are_asked(server: Server) -> None:
    _, ada, bo = timed(server, kind="live", bank=60, increment=5)
    assert 55 < ada.update["deadline"] - ada.update["now"] <= 60
    time.sleep(0.5)
    assert why(ada.act("end")) == "done"
    level([ada, bo])
    for socket in (ada, bo):
        assert socket.update["deadline"] == socket.update["since"] + 60
        assert 59.5 < socket.update["deadline"] - socket.update["now"] <= 60


def test_who_takes_a_seat_back_has_some_time(server: Server) -> None:
    """Without an increment nothing would be left of the bank."""
    table, ada, bo = timed(server, kind="live", bank=0.5)
    while ada.update["table"]["seats"][0]["bot"] == "":
        ada.hear()
        level([ada, bo])
        if bo.choices:
            bo.act("end" if "end" in bo.choices else bo.choices[0])
    assert why(ada.ask("hand-over", seat=0, to_bot=False)) == "done"
    assert ada.browser.table(table)["seats"][0]["bank"] == 0.5


def test_time_that_is_used_is_gone(server: Server) -> None:
    _, ada, _ = timed(server, kind="live", bank=60)
    assert 55 < ada.update["deadline"] - ada.update["now"] <= 60
    time.sleep(1.2)
    assert why(ada.act("end")) == "done"
    assert ada.update["table"]["seats"][0]["bank"] < 59
    assert ada.update["table"]["seats"][1]["bank"] == 60


def test_handing_over_and_back_gives_no_time(server: Server) -> None:
    _, ada, bo = timed(server, kind="live", bank=60)
    promised = ada.update["deadline"]
    time.sleep(0.5)
    for to_bot in (True, False):
        assert why(bo.ask("hand-over", seat=1, to_bot=to_bot)) == "done"
    bo.quiet()
    assert abs(bo.update["deadline"] - promised) < 0.1


def test_days_for_each_move(server: Server) -> None:
    _, ada, _ = timed(server, kind="days", days=3)
    assert abs(ada.update["deadline"] - ada.update["now"] - 3 * DAY) < 5


def test_a_server_that_is_down_burns_no_clock(running: Server) -> None:
    table, ada, bo = timed(running, kind="live", bank=6)
    assert why(ada.act("end")) == "done"
    level([ada, bo])
    running.cut_power()
    time.sleep(6.5)
    running.start()
    bo.reconnect().until(lambda m: m["is"] == "update")
    assert 3 < bo.update["deadline"] - bo.update["now"] <= 6
    assert why(bo.act("end")) == "done"
    assert missed(running, table) == 0 and len(journal(running.db, table)) == 2
