"""J8.1: scoring reads the printed cost whatever was paid, and X as it was laid."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import Scene, scene
from tests.games.jewellers.sheet import count
from tests.marks import rule

BRAZIER = "brazier-of-the-flame"  # red 3, green 1, gold 1


def bought(has: Has, card: str, parts: list[str], category: str = "court") -> Scene:
    """Pay with these parts as far as they are asked for, then as usual."""
    sc = scene("advanced", p1=has, offer=[card], category=category)
    sc.do(f"choose:{card}" if f"choose:{card}" in sc.legal() else f"buy:{card}")
    for part in parts:
        sc.do(part)
    while not sc.state.over and sc.view(1).question == "pay":
        sc.do("rest")
    assert sc.cards(1)[-1] == card
    return sc


def points(sc: Scene) -> int:
    return sc.view(1).players[0].cards[-1].points


PAID = [
    (Has("red3 green gold"), "court"),
    (Has("green gold", ["investment-colour"]), "court"),
    (Has("red2 gold", ["investment-trio"]), "court"),
    (Has("red green gold topaz2", []), "religion"),
]


@rule("J8.1", "J6.8")
@pytest.mark.parametrize(("has", "category"), PAID)
def test_discounts_and_jokers_change_no_cost(has: Has, category: str) -> None:
    sc = bought(has, BRAZIER, [], category)
    assert points(sc) == count(BRAZIER)[BRAZIER] == 6


@rule("J8.1", "J6.4")
def test_an_orb_made_cheap_by_mirrors_still_cost_what_is_printed() -> None:
    cards = ["silver-mirror", "gilded-mirror", BRAZIER]
    sc = bought(Has("red2 gold", cards), "orb-of-embers", [])
    assert sc.view(1).players[0].cards[2].points == 2 * (3 + 3 + 1)


@rule("J8.1", "J3.3")
def test_x_is_what_was_laid_with_the_bank_s_part() -> None:
    """Two of one's own and three of an Investment."""
    sc = bought(Has("red2", ["investment-colour"]), "chalice-fire", ["with:colour"])
    assert (sc.player(1).laid, points(sc), sc.stock(1)) == ([5], 12, "")


@rule("J8.1", "J3.3", "J3.11")
def test_jokers_count_in_x() -> None:
    has = Has("red gold topaz2", ["monument-fire", "ember-bracelet"])
    sc = bought(has, "reliquary-fire", ["lay:3"], "religion")
    assert sc.player(1).laid[-1] == 3
    assert points(sc) == 3 + 3 + 3


@rule("J8.1")
def test_an_x_of_one_is_the_least() -> None:
    sc = scene("advanced", p1=Has("green9 gold9"), offer=["chalice-fire", "reliquary-earth"])
    assert sc.offered("buy") == ["reliquary-earth"]
    poor = scene("advanced", p1=Has("gold9"), offer=["reliquary-earth"])
    assert poor.offered("buy") == []
