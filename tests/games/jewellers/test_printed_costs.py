"""J8.1: scoring uses the printed cost whatever was paid, and X as it was paid."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import Scene, scene
from tests.games.jewellers.score_sheet import final_score
from tests.marks import rule

BRAZIER = "brazier-of-the-flame"  # red 3, green 1, gold 1


def bought(has: Has, card: str, parts: list[str], category: str = "court") -> Scene:
    """Pay with these parts where asked, then with the default payment."""
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
def test_discounts_and_jokers_do_not_change_the_scored_cost(has: Has, category: str) -> None:
    sc = bought(has, BRAZIER, [], category)
    assert points(sc) == final_score(BRAZIER)[BRAZIER] == 6


@rule("J8.1", "J6.4")
def test_a_discounted_orb_is_scored_at_its_printed_cost() -> None:
    cards = ["silver-mirror", "gilded-mirror", BRAZIER]
    sc = bought(Has("red2 gold", cards), "orb-of-embers", [])
    assert sc.view(1).players[0].cards[2].points == 2 * (3 + 3 + 1)


@rule("J8.1", "J3.3")
def test_x_is_what_was_paid_including_the_banks_part() -> None:
    """Two from the player and three from an Investment."""
    sc = bought(Has("red2", ["investment-colour"]), "chalice-fire", ["with:colour"])
    assert (sc.player(1).laid, points(sc), sc.stock(1)) == ([5], 12, "")


@rule("J8.1", "J3.3", "J3.11")
def test_jokers_count_in_x() -> None:
    has = Has("red gold topaz2", ["monument-fire", "ember-bracelet"])
    sc = bought(has, "reliquary-fire", ["lay:3"], "religion")
    assert sc.player(1).laid[-1] == 3
    assert points(sc) == 3 + 3 + 3


@rule("J8.1")
def test_x_is_at_least_one() -> None:
    sc = scene("advanced", p1=Has("green9 gold9"), offer=["chalice-fire", "reliquary-earth"])
    assert sc.offered("buy") == ["reliquary-earth"]
    poor = scene("advanced", p1=Has("gold9"), offer=["reliquary-earth"])
    assert poor.offered("buy") == []
