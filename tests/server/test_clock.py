"""A bot plays for a player who runs out of time; clocks stop while the server is down."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import update

from dvergar.server.database.schema import board, entry
from tests.server.client import Browser, Socket, level, why
from tests.server.database import journal, rows
from tests.server.process import Server
from tests.waiting import let_pass

DAY = 86400


def timed(server: Server, **clock: object) -> tuple[str, Socket, Socket]:
    """Start a game in which Ada moves first against Bo, with a clock."""
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open", options={"first": 1}, clock=clock)
    bo.sit(table, 1)
    return table, ada.socket(table).hello(), bo.socket(table).hello()


def missed(server: Server, table: str) -> list[int]:
    """Return the plies of Ada's moves made by a bot."""
    entries = journal(server.db, table)
    return [seq for seq, seat, _, key in entries if seat == 0 and key.startswith("bot-")]


def move(socket: Socket) -> str:
    return why(socket.act("end" if "end" in socket.choices else socket.choices[0]))


def check_clock(socket: Socket, asked: float, span: float) -> None:
    """Check that the clock started with the question, after `asked`, and shows the time left."""
    update = socket.update
    assert update["deadline"] == update["since"] + span
    assert asked <= update["since"] <= update["now"] <= time.time()


def test_after_three_time_outs_a_bot_plays_the_seat_until_it_is_taken_back(server: Server) -> None:
    table, ada, bo = timed(server, kind="live", bank=1, increment=1)
    assert ada.update["table"]["seats"][0]["bot"] == ""
    while ada.update["table"]["seats"][0]["bot"] == "":
        if bo.choices:
            move(bo)
        level([ada, bo])
        if not bo.choices:
            assert why(ada.act("pass")) != "done"  # an illegal action is not an answer in time
            ada.receive()
            level([ada, bo])
    assert len(missed(server, table)) >= 3
    assert ada.update["table"]["seats"][0]["bot"] == "greedy"
    assert why(ada.act(ada.choices[0] if ada.choices else "end")) == "seat-handed-over"
    assert why(ada.ask("hand-over", seat=0, to_bot=False)) == "done"
    assert ada.browser.table(table)["seats"][0]["bot"] == ""


@pytest.mark.long
def test_only_time_outs_in_a_row_count(server: Server) -> None:
    assert any(answered_in_time(server, bank) for bank in (2.5, 5, 10, 20))


def answered_in_time(server: Server, bank: float) -> bool:
    """Let Ada be late twice, answer (return False if too slow) and be late twice more."""
    table, ada, bo = timed(server, kind="live", bank=bank, increment=bank)
    own = False
    while len(missed(server, table)) < 4:
        level([ada, bo])
        late = len(missed(server, table))
        if bo.choices:
            move(bo)
        elif ada.choices and late == 2 and not own:
            own = move(ada) == "done"
        else:
            ada.receive()
    fourth = missed(server, table)[3]
    while ada.ply < fourth:
        ada.receive()
    then = next(m for m in ada.frames if m["is"] == "update" and m["ply"] == fourth)
    assert not own or then["table"]["seats"][0]["bot"] == ""
    return own


def test_every_update_shows_the_clocks_of_the_players_asked(server: Server) -> None:
    began = time.time()
    _, ada, bo = timed(server, kind="live", bank=60, increment=5)
    check_clock(ada, began, 60)
    began = time.time()
    assert why(ada.act("end")) == "done"
    level([ada, bo])
    for socket in (ada, bo):
        check_clock(socket, began, 60)


def test_a_player_who_takes_a_seat_back_gets_some_time(server: Server) -> None:
    """Without an increment the bank would be empty."""
    assert any(back_before_the_end(server, bank) for bank in (0.5, 5, 20))


def back_before_the_end(server: Server, bank: float) -> bool:
    """Return False if bots finished the game before Ada was back."""
    _, ada, bo = timed(server, kind="live", bank=bank)
    while ada.update["table"]["seats"][0]["bot"] == "":
        ada.receive()
        level([ada, bo])
        if bo.choices:
            move(bo)
    back = why(ada.ask("hand-over", seat=0, to_bot=False)) == "done"
    assert back or ada.over
    assert not back or ada.update["table"]["seats"][0]["bank"] == bank
    return back


def test_used_time_is_not_given_back(server: Server) -> None:
    began = time.time()
    _, ada, _ = timed(server, kind="live", bank=60)
    check_clock(ada, began, 60)
    let_pass(1.2)
    assert why(ada.act("end")) == "done"
    assert ada.update["table"]["seats"][0]["bank"] < 59
    assert ada.update["table"]["seats"][1]["bank"] == 60


def test_handing_over_and_back_gives_no_time(server: Server) -> None:
    _, ada, bo = timed(server, kind="live", bank=60)
    promised = ada.update["deadline"]
    let_pass(0.5)
    for to_bot in (True, False):
        assert why(bo.ask("hand-over", seat=1, to_bot=to_bot)) == "done"
    bo.settle()
    assert bo.update["deadline"] == promised


def test_a_clock_of_days_restarts_with_each_move(server: Server) -> None:
    began = time.time()
    _, ada, _ = timed(server, kind="days", days=3)
    check_clock(ada, began, 3 * DAY)


def test_clocks_stop_while_the_server_is_down(running: Server) -> None:
    """This holds even if everything on disk is older than the bank."""
    table, ada, bo = timed(running, kind="live", bank=60)
    assert why(ada.act("end")) == "done"
    level([ada, bo])
    running.cut_power()
    rows(
        running.db,
        update(board).values(created=board.c.created - DAY, changed=board.c.changed - DAY),
        update(entry).values(at=entry.c.at - DAY),
    )
    began = time.time()
    running.start()
    bo.reconnect().until(lambda m: m["is"] == "update")
    check_clock(bo, began, 60)
    assert why(bo.act("end")) == "done"
    assert missed(running, table) == [] and len(journal(running.db, table)) == 2
