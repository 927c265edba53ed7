"""The benchmark reports correctly, whatever the speed."""

from __future__ import annotations

import pytest

from tests.bench.contestant import Contestant, Failed
from tests.bench.table import (
    CATAN,
    COMPILED,
    INTERPRETED,
    JEWELLERS,
    RLCARD,
    SILBERZWERG,
    SPIEL,
    all_met,
    contest,
    verdicts,
)

PEER = {"actions": 10.0, "clones": 10.0}
RATES = {
    COMPILED: {
        "actions": 150.0,
        "driven": 120.0,
        "clones": 150.0,
        "first third": 100.0,
        "last third": 80.0,
    },
    INTERPRETED: {"actions": 20.0, "clones": 20.0},
    SILBERZWERG: {"actions": 75.0, "clones": 75.0},
    JEWELLERS: {"actions": 50.0, "clones": 50.0, "counts": 500.0},
    SPIEL: PEER,
    RLCARD: {"actions": 5.0},
    CATAN: PEER,
    "dvergar": {"help": 2.5},
}


def slower(name: str, measure: str) -> dict[str, dict[str, float]]:
    return {**RATES, name: {**RATES[name], measure: RATES[name][measure] * 0.9}}


def test_a_target_just_reached_is_met() -> None:
    assert all_met(RATES)
    assert not any("MISSED" in row for row in verdicts(RATES))


@pytest.mark.parametrize(
    ("name", "measure"),
    [
        (COMPILED, "actions"),
        (COMPILED, "clones"),
        (COMPILED, "last third"),
        (INTERPRETED, "actions"),
        (SILBERZWERG, "actions"),
        (JEWELLERS, "actions"),
        (JEWELLERS, "counts"),
        ("dvergar", "help"),
    ],
)
def test_a_result_a_tenth_lower_misses_only_its_target(name: str, measure: str) -> None:
    rates = slower(name, measure)
    assert not all_met(rates)
    assert sum("MISSED" in row for row in verdicts(rates)) == 1


def test_the_table_shows_each_engine_next_to_the_others() -> None:
    rows = contest(RATES)
    assert [len(row) for row in rows] == [len(rows[0])] * 9
    assert rows[1].split()[2:] == ["150", "15.0×", "15.0×", "150", "15.0×"]
    assert rows[3].split()[2:] == ["75", "7.5×", "7.5×", "75", "7.5×"]
    assert rows[4].split()[2:] == ["50", "5.0×", "5.0×", "50", "5.0×"]
    assert rows[7].split()[2:] == ["5", "0.5×", "0.5×", "–", "–"]


@pytest.mark.parametrize(
    ("module", "more"),
    [
        ("smithy", {"first third", "last third"}),
        ("silberzwerg", set[str]()),
        ("jewellers", {"counts"}),
    ],
)
def test_a_contestant_returns_every_measure_it_names(module: str, more: set[str]) -> None:
    with Contestant(module, module) as ours:
        for what in ours.measures:
            ours.measure(what, 0.01)
    assert set(ours.best) == {"actions", "driven", "clones"} | more
    assert all(best.done > 0 and best.seconds >= 0.01 for best in ours.best.values())


def test_a_contestant_that_cannot_start_is_named() -> None:
    with pytest.raises(Failed, match="nobody has stopped"):
        Contestant("nobody", "no_such_engine")
