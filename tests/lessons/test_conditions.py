"""Each kind of condition holds exactly when its words say so."""

from __future__ import annotations

from typing import Any

import pytest

from dvergar.lessons.conditions import Condition, holds, matches
from tests.lessons.writing import scene

SMITHS = [{"coins": 15, "hand": ["iron"]}, {"coins": 7, "hand": ["gold", "iron"], "shop": []}]
PIECES = [{"card": "iron", "refined": False}, {"card": "gold", "refined": True}]


@pytest.mark.parametrize(
    ("pattern", "action", "same"),
    [
        ("play:iron:*", "play:iron:market", True),
        ("play:iron:*", "play:gold:market", False),
        ("play:*:market", "play:iron:market", True),
        ("end", "end", True),
        ("end", "ending", False),
        ("play:[i]ron:*", "play:iron:market", False),
        ("en?", "end", False),
    ],
)
def test_only_the_asterisk_is_special_in_a_pattern(pattern: str, action: str, same: bool) -> None:
    assert matches(pattern, action) is same


def test_did_counts_the_learners_own_actions() -> None:
    twice = Condition(did="draw:*", times=2)
    assert not holds(twice, scene(["draw:mine", "end"]))
    assert holds(twice, scene(["draw:mine", "end", "draw:guild"]))


def test_can_looks_at_what_is_possible_now() -> None:
    choices = [{"action": "sell:gold"}]
    assert holds(Condition(can="sell:*"), scene(choices=choices))
    assert not holds(Condition(can="buy:*"), scene(choices=choices))


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"state": "smiths.me.coins", "equals": 7}, True),
        ({"state": "smiths.0.coins", "equals": 15}, True),
        ({"state": "smiths.me.coins", "at_least": 7}, True),
        ({"state": "smiths.me.coins", "at_least": 8}, False),
        ({"state": "smiths.me.coins", "at_most": 6}, False),
        ({"state": "smiths.me.hand", "at_least": 2}, True),
        ({"state": "smiths.me.hand", "at_most": 1}, False),
        ({"state": "smiths.me.shop", "at_most": 0}, True),
        ({"state": "smiths.me.hand", "has": "gold"}, True),
        ({"state": "smiths.0.hand", "has": "gold"}, False),
        ({"state": "pieces", "has": {"card": "gold", "refined": True}}, True),
        ({"state": "pieces", "has": {"card": "iron", "refined": True}}, False),
        ({"state": "smiths.5.coins", "at_most": 100}, False),
        ({"state": "nothing.here", "equals": 0}, False),
        ({"state": "phase", "equals": "draft"}, True),
    ],
)
def test_state_compares_a_part_of_the_view(fields: dict[str, Any], expected: bool) -> None:
    shown = scene(smiths=SMITHS, pieces=PIECES, phase="draft")
    assert holds(Condition(**fields), shown) is expected


def test_looked_is_about_the_looks_of_its_own_step() -> None:
    assert holds(Condition(looked="next"), scene(looks={"next"}))
    assert not holds(Condition(looked="next"), scene(looks={"hand/iron"}))


def test_all_any_and_not_combine_conditions() -> None:
    yes, no = Condition(did="end"), Condition(did="pass")
    shown = scene(["end"])
    assert holds(Condition(all=[yes, yes]), shown) and not holds(Condition(all=[yes, no]), shown)
    assert holds(Condition(any=[no, yes]), shown) and not holds(Condition(any=[no, no]), shown)
    assert holds(Condition(not_=no), shown) and not holds(Condition(not_=yes), shown)
