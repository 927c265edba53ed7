"""The report is right, whatever the speed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.bench.server.clients import Plan, run
from tests.bench.server.report import Goal, goals_table, percentile, waits_table
from tests.bench.server.tables import echo
from tests.server.client import Browser
from tests.server.process import Server

HUNDRED = [float(n) for n in range(101)]


def test_percentiles() -> None:
    assert [percentile(HUNDRED, part) for part in (50, 95, 99)] == [50, 95, 99]


def test_the_waits_are_shown_side_by_side() -> None:
    head, plain, ours = waits_table({"plain": HUNDRED, "ours": [2 * n for n in HUNDRED]})
    assert head.split() == ["p50", "p95", "p99", "worst", "acts"]
    assert plain.split() == ["plain", "50.0", "95.0", "99.0", "100.0", "101"]
    assert ours.split() == ["ours", "100.0", "190.0", "198.0", "200.0", "101"]


@pytest.mark.parametrize(("found", "word"), [(49.99, "met"), (50, "MISSED"), (51, "MISSED")])
def test_a_goal_is_met_below_its_bound(found: float, word: str) -> None:
    goal = Goal("a wait", found, 50, "ms")
    assert goal.met is (word == "met")
    assert goals_table([goal])[1].split()[-1] == word


def test_every_action_is_timed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'games.sqlite'}", tmp_path).start()
    ada, bo = Browser(server, "Ada"), Browser(server, "Bo")
    table = ada.create("me", "open")
    bo.sit(table, 1)
    plan = Plan(server.host, {table: [ada.token, bo.token]}, acts_before=3, seconds=1, every=0.1)
    waits = asyncio.run(run(plan))
    server.stop()
    assert len(waits) == 10 and all(wait > 0 for wait in waits)


def test_the_echo_server_answers(tmp_path: Path) -> None:
    waits = echo(tmp_path, seconds=2)
    assert len(waits) == 200 and all(wait > 0 for wait in waits)
