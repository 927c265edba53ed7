"""J7.4: the memorist patron's marker."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import Scene, scene
from tests.marks import rule

FRAME, GLORY, UNION = "portrait-frame-fire", "stele-of-glory-deeds", "stele-of-union-first"
DISCARD = ["garnet-studs", "lineage-scroll"]  # red 2; blue 2, gold 1


def marking(*players: Has, crown: int = 1, direction: int = 1, round: int = 2) -> Scene:
    p1, p2, p3, p4 = [*players, None, None, None][:4]
    return scene(
        "classic", "music", seats=max(2, len(players)), patrons=True, p1=p1, p2=p2, p3=p3, p4=p4,
        discard=DISCARD, offer=["bellows"], crown=crown, direction=direction, round=round,
    )  # fmt: skip


STARS = [
    ([FRAME], [GLORY], 2),
    ([FRAME, "monument-fire", "monument-earth"], [GLORY], 2),
    ([UNION], [GLORY, "concord-of-the-gates", FRAME], 1),
    ([UNION, FRAME], ["stele-of-union-second", GLORY], 2),
    ([UNION, GLORY, FRAME], ["stele-of-union-second", "concord-of-the-gates"], 1),
    ([GLORY], ["concord-of-the-gates", FRAME], 2),
    ([], [FRAME], 2),
]


@rule("J7.4")
@pytest.mark.parametrize(("one", "two", "holds"), STARS)
def test_the_biggest_star_wins_then_the_second_biggest(
    one: list[str], two: list[str], holds: int
) -> None:
    for crown in (1, 2):
        sc = marking(Has(cards=one), Has(cards=two), crown=crown)
        assert [sc.view(p).marker for p in (0, 1, 2)] == [holds - 1] * 3


@rule("J7.4")
@pytest.mark.parametrize(
    ("crown", "direction", "holds"), [(1, 1, 2), (1, -1, 4), (2, -1, 2), (3, 1, 4), (4, 1, 4)]
)
def test_ties_go_to_the_crown_holder_then_follow_turn_order(
    crown: int, direction: int, holds: int
) -> None:
    tied = [Has(), Has(cards=[FRAME]), Has(), Has(cards=["monument-fire"])]
    assert marking(*tied, crown=crown, direction=direction).view(1).marker == holds - 1


@rule("J7.4")
def test_nobody_gets_the_marker_without_a_star_or_in_round_one() -> None:
    assert marking(Has(), Has(cards=["anvil"])).view(1).marker == -1
    assert marking(Has(cards=[FRAME]), round=1).view(1).marker == -1


def buys(stock: str, *cards: str) -> list[str]:
    sc = marking(Has(stock, [FRAME, *cards]))
    return sorted(set(sc.offered("buy")) - {"bellows"})


@rule("J7.4")
@pytest.mark.parametrize(
    ("stock", "bought"),
    [
        ("red gold", ["garnet-studs"]),
        ("red2", ["garnet-studs"]),
        ("gold2", []),
        ("red", []),
        ("blue gold2", ["lineage-scroll"]),
        ("blue2 gold", ["lineage-scroll"]),
        ("blue2", []),
        ("gold9", []),
    ],
)
def test_the_marker_takes_off_one_gold_and_a_crystal_or_a_second_gold(
    stock: str, bought: list[str]
) -> None:
    assert buys(stock) == bought


@rule("J7.4")
def test_the_marker_is_used_once_and_only_for_the_discard_pile() -> None:
    sc = marking(Has("red3 gold2 blue9", [FRAME]))
    sc.do("buy:garnet-studs")
    assert sc.view(2).marker == -1
    assert sc.stock(1) in ("red1 blue9 gold2", "red2 blue9 gold1")
    plain = marking(Has("red", [FRAME]))
    assert plain.offered("buy") == []  # the offer's Bellows cost two red
    sc.do("p2 pass").refuse("buy:lineage-scroll")


@rule("J7.4")
def test_the_marker_may_be_saved() -> None:
    sc = marking(Has("red2 gold2", [FRAME]))
    sc.do("choose:garnet-studs")
    seen = set()
    for text in sc.legal():
        fork = sc.fork().do(text)
        while fork.view(1).question == "pay":
            fork.do("rest" if "rest" in fork.legal() else fork.legal()[0])
        seen.add((fork.view(1).marker, fork.stock(1)))
    assert (0, "") in seen


@rule("J7.4", "J3.4")
def test_the_marker_adds_up_with_archive_access() -> None:
    assert buys("", "archive-access") == ["garnet-studs"]
    assert buys("blue", "archive-access") == ["garnet-studs", "lineage-scroll"]
    sc = marking(Has("", [FRAME, "archive-access"])).do("buy:garnet-studs")
    assert sc.cards(1) == [FRAME, "garnet-studs"]
    assert sc.view(1).marker == -1


@rule("J7.4", "J3.5")
def test_with_privilege_the_marker_applies_to_one_card_only() -> None:
    """Both cards come from the discard pile: red 2 and 2 gold, blue 2 and 3 gold."""
    sc = marking(Has("red9 blue9 gold9", [FRAME, "privilege"]))
    sc.do("choose:garnet-studs", "with:marker", "with:privilege")
    while sc.view(1).question == "pay":
        sc.do("rest")
    assert (sc.view(1).question, sc.view(1).marker) == ("second", -1)
    before = sc.player(1).stock[:]
    sc.do("buy:lineage-scroll")
    paid = [was - now for was, now in zip(before, sc.player(1).stock)]
    assert paid[:4] == [0, 0, 2, 3]


@rule("J7.4")
def test_only_its_holder_uses_the_marker_and_only_in_their_turn() -> None:
    sc = marking(Has(cards=[FRAME]), Has("red gold"), crown=2)
    assert sc.view(1).marker == 0
    assert sc.asked == 2
    sc.refuse("buy:garnet-studs")
    assert sc.legal(1) == []


@rule("J7.4")
def test_an_unused_marker_expires() -> None:
    sc = marking(Has(cards=[FRAME]), Has())
    sc.idle()
    assert (sc.state.round, sc.view(1).marker) == (3, -1)
