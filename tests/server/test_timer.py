"""A table's clock, computed without waiting."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from dvergar.server.protocol import Clock
from dvergar.server.tables.seat import HANDED_AFTER, SUBSTITUTE, Seat
from dvergar.server.tables.timer import DAY, REPRIEVE, Timer

LIVE = Clock("live", bank=300, increment=5)


def seats(*banks: float) -> list[Seat]:
    rows = [
        SimpleNamespace(n=n, person=f"p{n}", name="", bot="", salt="", missed=0, bank=bank)
        for n, bank in enumerate(banks)
    ]
    return [Seat(row) for row in rows]


def running(clock: Clock, *banks: float) -> Timer:
    timer = Timer(clock, seats(*banks))
    timer.turn_to(0)
    timer.begin(1000.0)
    return timer


def test_the_first_to_run_out_of_time_sets_the_alarm() -> None:
    timer = running(LIVE, 80, 50, 20)
    assert timer.set_alarm([0, 1]) == 50 and timer.deadline == 1050
    assert timer.late([0, 1], 50) == [1]


def test_bots_have_no_clock() -> None:
    timer = running(LIVE, 80, 50)
    timer.seats[1].bot = SUBSTITUTE
    assert timer.set_alarm([0, 1]) == 80
    assert timer.late([0, 1], 80) == [0]
    assert running(LIVE, 80).set_alarm([]) is None


def test_without_a_clock_nobody_is_late() -> None:
    timer = running(Clock(), 0, 0)
    assert timer.set_alarm([0, 1]) is None and timer.deadline == 0


def test_days_are_the_same_for_all() -> None:
    timer = running(Clock("days", days=3), 0, 0)
    assert timer.set_alarm([0, 1]) == 3 * DAY
    assert timer.late([0, 1], 3 * DAY) == [0, 1]


def test_a_question_keeps_its_start_until_another_is_asked() -> None:
    timer = Timer(LIVE, seats(80))
    assert timer.turn_to(0)
    timer.begin(1000.0)
    timer.set_alarm([0])
    assert not timer.turn_to(0) and timer.deadline == 1080
    assert timer.turn_to(1) and timer.deadline == 0


@pytest.mark.parametrize(("passed", "left"), [(True, 75), (False, 70)])
def test_the_increment_is_added_when_the_question_passes_on(passed: bool, left: float) -> None:
    timer = running(LIVE, 80)
    timer.set_alarm([0])
    timer.spend(0, passed, 1010.0)
    assert timer.seats[0].bank == left
    assert timer.shown(0, [0]) == 80 and timer.shown(0, []) == left


def test_time_never_goes_below_zero() -> None:
    timer = running(LIVE, 80)
    timer.set_alarm([0])
    timer.spend(0, True, 1100.0)
    assert timer.seats[0].bank == LIVE.increment


@pytest.mark.parametrize(("bank", "left"), [(0, REPRIEVE), (40, 40)])
def test_a_player_who_was_late_too_often_gets_some_time_on_return(bank: float, left: float) -> None:
    timer = running(LIVE, bank)
    for _ in range(HANDED_AFTER - 1):
        timer.seats[0].miss()
    assert timer.seats[0].bot == "" and timer.reprieve(0) == bank
    timer.seats[0].miss()
    assert timer.seats[0].bot == SUBSTITUTE and timer.reprieve(0) == left
    short = Timer(Clock("live", bank=10), timer.seats)
    assert short.reprieve(0) == max(bank, 10)
