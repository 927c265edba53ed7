"""The numbers in a report match those worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.lab.report import Tally, quantile, spread, wilson
from dvergar.lab.simulate import Result


def game(seats: list[str], scores: list[int], faults: int = 0) -> Result:
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Result(seats, scores, best, "guild", 100, 10, 5, ["bad"] * faults, "")


def test_a_shared_win_is_split() -> None:
    tally = Tally(["a", "b", "b"], ("guild", "mine"))
    tally.add(game(["a", "b", "b"], [10, 10, 10]))
    tally.add(game(["b", "a", "b"], [1, 5, 5]))
    report = tally.report()
    assert {row.name: row.wins for row in report.by_bot} == {
        "a": pytest.approx(1 / 3 + 1 / 2, abs=1e-6),
        "b": pytest.approx(2 / 3 + 1 / 2, abs=1e-6),
    }
    assert [row.wins for row in report.by_seat] == [
        pytest.approx(1 / 3, abs=1e-6),
        pytest.approx(5 / 6, abs=1e-6),
        pytest.approx(5 / 6, abs=1e-6),
    ]
    assert {row.name: row.mean_score for row in report.by_bot} == {"a": 7.5, "b": 6.5}
    assert report.endings == {"guild": 2, "mine": 0}


def test_all_violations_are_counted_and_the_first_are_kept() -> None:
    tally = Tally(["a", "b"], ("guild",))
    for _ in range(3):
        tally.add(game(["a", "b"], [1, 2], faults=15))
    report = tally.report()
    assert report.violations == 45
    assert len(report.first_violations) == 20


def test_the_interval_is_wilsons() -> None:
    assert [round(x, 5) for x in wilson(0, 10)] == [0.0, 0.27753]
    assert [round(x, 5) for x in wilson(5, 10)] == [0.23659, 0.76341]
    assert [round(x, 5) for x in wilson(10, 10)] == [0.72247, 1.0]


def test_quantiles_are_values_that_occurred() -> None:
    counts = Counter({1: 5, 2: 4, 100: 1})
    values = sorted(counts)
    assert [quantile(counts, values, q, 10) for q in (0.1, 0.5, 0.51, 0.9, 0.91)] == [
        1,
        1,
        2,
        2,
        100,
    ]
    found = spread(counts)
    assert (found.mean, found.low, found.q50, found.high) == (11.3, 1, 1, 100)
