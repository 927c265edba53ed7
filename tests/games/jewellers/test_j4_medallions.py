"""J4.2: medallions pay at the end of a round."""

from __future__ import annotations

import pytest

from tests.games.jewellers.scene import REST, Has, Mode, Scene, scene
from tests.marks import rule

RED2, GREEN2, BLUE2 = "livery-collar-fire", "livery-collar-earth", "livery-collar-water"
RED1, GREEN1 = "ancestral-goblet", "moonwater-drops"
MULTI = "coronation-censer"
PLAIN = ["three-brothers", REST]  # finds without wild logos
TIED = [
    [["garnet-studs"], ["monument-earth"]],  # blue, and in all, 1 each
    [[BLUE2], ["garnet-studs", "monument-earth"]],  # 2 each
    [["garnet-studs"], ["monument-earth"], []],
    [[BLUE2], ["portrait-frame-water"], ["garnet-studs"]],  # 2, 2 and 1
]


def income(*cards: list[str], mode: Mode = "classic", crown: int = 1, round: int = 2) -> Scene:
    has = [*[Has(cards=own) for own in cards], None]
    return scene(
        mode, "income", seats=len(cards), p1=has[0], p2=has[1], p3=has[2], finds=PLAIN, crown=crown,
        round=round,
    )  # fmt: skip


@rule("J4.2")
@pytest.mark.parametrize(("own", "gain"), [(RED2, "red1"), (GREEN2, "green1"), (BLUE2, "blue1")])
def test_having_the_most_logos_of_a_colour_earns_a_crystal(own: str, gain: str) -> None:
    other = BLUE2 if own != BLUE2 else RED2
    sc = income([own], [other])  # the many-coloured one is tied at 2
    assert sc.stock(1) == gain
    assert sc.stock(2) == ("blue1" if other == BLUE2 else "red1")


@rule("J4.2")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
@pytest.mark.parametrize("cards", TIED)
def test_a_tie_pays_nobody(cards: list[list[str]], mode: Mode) -> None:
    """Nobody is asked either: the first question belongs to the next round."""
    sc = income(*cards, mode=mode)
    assert sc.stocks() == ["" for _ in cards]
    assert (sc.state.round, sc.phase(), len(sc.state.pending)) == (3, "draft", 1)
    assert [sc.verbs(player) for player in sc.waiting] == [{"take"} for _ in cards]
    assert not any(line.startswith("medal") for line in sc.says(0))


@rule("J4.2")
def test_nobody_without_logos_is_paid() -> None:
    assert income([], []).stocks() == ["", ""]
    assert income([], [], mode="advanced").stocks() == ["", ""]
    assert income([], [], [], mode="initiation").stocks() == ["", "", ""]


@rule("J4.2")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
def test_having_the_most_logos_in_total_earns_gold(mode: Mode) -> None:
    sc = income([RED1, GREEN1], ["stele-of-glory-deeds"], [], mode=mode)
    # red: 1 each; green: player 1 alone; in all: player 1 has 2
    assert (sc.asked, sc.offered("medal")) == (1, ["green", "gold"])
    assert sc.do("medal:gold").stocks() == ["gold1", "", ""]


@rule("J4.2")
def test_gold_as_the_only_reward_is_given_at_once() -> None:
    own = [RED1, GREEN1, "garnet-studs"]  # one logo of each colour
    sc = income(own, ["stele-of-glory-deeds", "concord-of-the-gates"], ["monument-earth"])
    assert sc.stocks() == ["gold1", "", ""]


@rule("J4.2")
def test_each_player_gets_one_reward_and_the_others_are_not_given() -> None:
    sc = income([RED2], ["monument-fire"])  # red 2, all 2 : green 1, all 1
    assert (sc.asked, sc.offered("medal")) == (1, ["red", "gold"])
    sc.do("medal:red")
    assert sc.stocks() == ["red1", "green1"]


@rule("J4.2")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_a_multi_logo_counts_in_each_of_the_four(mode: Mode) -> None:
    sc = income([MULTI], [], mode=mode)
    assert sc.offered("medal") == ["red", "green", "blue", "gold"]
    sc = income([MULTI], [RED2], mode=mode)  # red 1 : 2, green and blue 1 : 0, in all 1 : 2
    assert (sc.asked, sc.offered("medal")) == (1, ["green", "blue"])
    sc.do("medal:blue")
    assert (sc.asked, sc.offered("medal")) == (2, ["red", "gold"])
    sc.do("medal:gold")
    assert sc.stocks() == ["blue1", "gold1"]


@rule("J4.2")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
@pytest.mark.parametrize("crown", [1, 2])
def test_the_crown_and_the_gifts_do_not_count(mode: Mode, crown: int) -> None:
    sc = income(["garnet-studs"], ["monument-earth"], mode=mode, crown=crown)
    assert sc.stocks() == ["", ""]


@rule("J4.2", "J3.12")
def test_a_logo_from_a_court_opal_counts() -> None:
    own = Has(cards=["garnet-studs+court:blue"])
    sc = scene(
        "classic", "income", manner="opal", p1=own, p2=Has(cards=["monument-earth"]), finds=PLAIN
    )  # fmt: skip
    assert sc.offered("medal") == ["blue", "gold"]


@rule("J4.2")
@pytest.mark.parametrize(("mode", "last"), [("initiation", 4), ("classic", 5), ("advanced", 5)])
def test_no_rewards_after_the_last_round(mode: Mode, last: int) -> None:
    own = Has(cards=["garnet-studs"], harp=False if mode == "advanced" else None)
    sc = scene(mode, round=last, p1=own).do("pass", "pass")
    while not sc.state.over:
        assert "medal" not in sc.verbs()
        sc.do("accept")
    assert sc.stock(1) == ""


@rule("J4.2")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_one_reward_in_every_other_round(round: int) -> None:
    sc = income([RED2, GREEN2, BLUE2], [], round=round)
    sc.do("medal:blue")
    assert sc.stocks() == ["blue1", ""]
