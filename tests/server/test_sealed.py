"""Secret answers are sent in parts, can be taken back, and stay hidden until all are in."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.client import Browser, Socket, play, why
from tests.server.database import journal
from tests.server.process import Server

PLAN = ["dig:yellow", "dig:yellow", "dig:red", "dig:blue", "lord:contract", "ghost:gems"]


def table_for(ada: Browser, bo: Browser, *more: str) -> str:
    table = ada.create("me", "open", *more, game="silberzwerg")
    bo.sit(table, 1)
    return table


def planned(socket: Socket, *parts: str) -> None:
    for part in parts:
        assert why(socket.act(part)) == "done"


@pytest.fixture
def pair(ada: Browser, bo: Browser) -> tuple[Socket, Socket]:
    table = table_for(ada, bo, "open")
    eve = Browser(ada.server, "Eve")
    eve.sit(table, 2)
    return ada.socket(table).hello(), bo.socket(table).hello()


def test_another_players_part_is_not_announced_and_makes_nothing_stale(
    pair: tuple[Socket, Socket],
) -> None:
    ada, bo = pair
    bo.settle()
    heard, ply = bo.news, bo.ply
    planned(ada, *PLAN)
    assert ada.view["plan"] == sorted(PLAN, key=PLAN.index)
    bo.settle()
    assert (bo.news, bo.ply) == (heard, ply)
    assert why(bo.act("dig:green")) == "done"
    assert bo.view["plan"] == ["dig:green"] and bo.ply == ply


def test_an_answer_names_the_question_that_is_still_open(pair: tuple[Socket, Socket]) -> None:
    ada, _ = pair
    for part in PLAN:
        act = {"seat": 0, "ply": ada.ply, "action": part, "key": f"part-of-plan-{len(ada.frames)}"}
        for _ in range(2):
            answer = ada.ask("act", **act)
            assert (why(answer), answer["ply"]) == ("done", ada.ply)


def test_others_see_who_has_sealed_but_not_what(pair: tuple[Socket, Socket]) -> None:
    ada, bo = pair
    planned(ada, *PLAN, "seal")
    bo.until(lambda m: m["is"] == "update" and m["view"]["clans"][0]["sealed"])
    assert bo.view["plan"] == [] and 0 not in bo.view["waiting"]
    assert not any(bo.view["clans"][0]["lords"] + bo.view["clans"][0]["ghosts"])


def test_a_part_and_a_whole_plan_can_be_taken_back(pair: tuple[Socket, Socket]) -> None:
    ada, bo = pair
    planned(ada, *PLAN, "seal")
    fields = {"seat": 0, "ply": ada.ply}
    assert why(ada.ask("take-back", action="dig:red", **fields)) == "done"
    assert ada.view["plan"] == [part for part in PLAN if part != "dig:red"]
    assert why(ada.ask("take-back", action="dig:green", **fields)) == "not-possible"
    assert why(ada.ask("take-back", action="dig:gold", **fields)) == "unknown-action"
    assert why(ada.ask("take-back", **fields)) == "done"
    assert ada.view["plan"] == []
    assert why(bo.ask("take-back", seat=1, ply=bo.ply)) == "not-possible"


def test_a_restart_keeps_an_unfinished_plan(pair: tuple[Socket, Socket], server: Server) -> None:
    ada, bo = pair
    planned(ada, *PLAN[:3])
    planned(bo, *PLAN, "seal")
    server.kill()
    server.start()
    again = ada.browser.socket(ada.table).hello()
    assert again.view["plan"] == PLAN[:3]
    planned(again, *PLAN[3:], "seal")
    entries = journal(server.db, ada.table)
    assert [act for _, seat, act, _ in entries if seat == 0] == [*PLAN, "seal"]


def test_a_whole_game_with_people_and_bots(ada: Browser, bo: Browser) -> None:
    table = table_for(ada, bo, "random", "greedy")
    sockets = [ada.socket(table).hello(), bo.socket(table).hello()]
    play(sockets, Random(3))
    assert sockets[0].over and sockets[0].view["ending"] in ("goal", "contracts")
    save = ada.request("GET", f"/api/tables/{table}/save").text
    assert save.startswith("dvergar 1\ngame silberzwerg\n")


def test_the_clock_finishes_an_unfinished_plan(ada: Browser, bo: Browser) -> None:
    for bank in (4, 8, 16, 32):  # seconds, enough to start a plan
        clock = {"kind": "live", "bank": bank, "increment": 60}
        table = ada.create("me", "open", game="silberzwerg", clock=clock)
        bo.sit(table, 1)
        hers, his = ada.socket(table).hello(), bo.socket(table).hello()
        begun = why(hers.act("dig:yellow"))
        if begun == "done":
            break
    assert begun == "done"
    hers.until(lambda m: m["is"] == "update" and m["view"]["phase"] != "placement")
    his.until(lambda m: m["is"] == "update" and m["view"]["phase"] != "placement")
    assert sum(sum(clan["miners"]) for clan in hers.view["clans"]) > 8


def test_the_log_starts_with_the_heading_of_round_1(ada: Browser, bo: Browser) -> None:
    eve = Browser(ada.server, "Eve")
    table = table_for(ada, bo, "open")
    eve.sit(table, 2)
    for browser in (ada, bo, eve):
        planned(browser.socket(table).hello(), *PLAN, "seal")
    socket = ada.socket(table).hello()
    first = next(lines[0] for lines in socket.update["lines"] if lines)
    assert (socket.update["log_before"], first["id"]) == (0, "silberzwerg-log-turn")
    assert first["args"] == {"player": socket.view["first"], "round": 1}
