"""J5.4, J5.5: rewards for the crown, and the wild colours."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.games.jewellers.scene import REST, Has, Mode, Scene, scene
from tests.marks import rule

MODES: list[Mode] = ["initiation", "classic", "advanced"]


def won(
    paid: int,
    found: list[str],
    *,
    mode: Mode = "advanced",
    round: int = 2,
    auction: Literal["open", "closed"] = "open",
    logos: tuple[int, ...] = (0, 0, 0, 0, 0, 0),
) -> Scene:
    """Let player 1 win the crown for this much gold."""
    sc = scene(
        mode, "auction", seats=2 * len(found), p1=Has("gold5"), found=found, round=round,
        auction=auction, logos=logos, crown=2,
    )  # fmt: skip
    return sc.do(f"hide:{paid}" if auction == "closed" else f"bid:{paid}")


@rule("J5.4")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("paid", [1, 2, 3, 5])
def test_paying_two_gold_or_more_gives_the_bonus_crystal(mode: Mode, paid: int) -> None:
    sc = won(paid, ["three-brothers"], mode=mode)
    rest = f"gold{5 - paid}" if paid < 5 else ""
    assert sc.crown == 1
    assert sc.stock(1) == (rest if paid == 1 else f"blue1 {rest}".strip())


@rule("J5.4", "J5.3")
@pytest.mark.parametrize("paid", [1, 2])
def test_the_closed_auction_gives_the_bonus_crystal_too(paid: int) -> None:
    sc = won(paid, ["three-brothers"], auction="closed")
    assert sc.stock(1) == ("gold4" if paid == 1 else "blue1 gold3")


@rule("J5.4")
def test_with_four_players_the_winner_chooses_between_two_crystals() -> None:
    sc = won(2, ["three-brothers", "old-vein"])
    assert (sc.asked, sc.legal()) == (1, ["prize:red", "prize:blue"])
    assert sc.fork().do("prize:red").stock(1) == "red1 gold3"
    assert sc.do("prize:blue").stock(1) == "blue1 gold3"
    assert won(2, ["three-brothers", "royal-survey"]).stock(1) == "blue1 gold3", "both are blue"
    assert won(1, ["three-brothers", "old-vein"]).stock(1) == "gold4"


@rule("J5.4")
@pytest.mark.parametrize(("mode", "last"), [("initiation", 4), ("classic", 5), ("advanced", 5)])
@pytest.mark.parametrize("paid", [2, 3, 4])
@pytest.mark.parametrize("before", [0, 1])
def test_three_gold_in_the_last_auction_give_a_multi_logo(
    mode: Mode, last: int, paid: int, before: int
) -> None:
    sc = won(paid, ["three-brothers"], mode=mode, round=last - before)
    gains = paid >= 3 and not before and mode != "initiation"
    assert sc.player(1).favours == int(gains)
    assert sc.view(1).players[0].logos[3] == int(gains)


@rule("J5.5")
@pytest.mark.parametrize(
    "logos",
    [(2, 0, 0, 0, 0, 0), (0, 3, 0, 0, 0, 0), (2, 1, 0, 1, 2, 0), (0, 0, 0, 1, 0, 0), (0,) * 6],
)
def test_one_colour_for_all_wild4_and_one_for_all_wild3(logos: tuple[int, ...]) -> None:
    sc = scene("advanced", "wilds", seats=3, crown=2, logos=logos)
    four, three = logos[0] + logos[3], logos[1] + logos[4]
    if four:
        assert (sc.asked, sc.offered("wild4")) == (2, ["red", "green", "blue", "gold"])
        sc.do("wild4:gold")
    if three:
        assert (sc.asked, sc.offered("wild3")) == (2, ["red", "green", "blue"])
        sc.do("wild3:green")
    assert sc.phase() == "draft", "not asked when no such logo was drawn"
    assert sc.state.white[:4] == [0, logos[1], 0, logos[0]]
    assert sc.state.black[:4] == [0, logos[4], 0, logos[3]]


@rule("J5.5", "J1.7")
def test_one_choice_applies_to_both_finds_cards_and_both_miner_cards() -> None:
    sc = scene("advanced", "next", seats=4, finds=["deep-echo", "lucky-pick", REST])
    sc.do("wild4:red", "wild3:blue")
    assert (sc.white(), sc.black()) == ("red3 blue1 gold2", "red1 topaz1")


@rule("J5.5", "J5.4")
def test_the_new_holder_picks_after_the_bonus_crystal() -> None:
    sc = won(2, ["three-brothers", "old-vein"], logos=(1, 1, 0, 0, 0, 0))
    assert sc.verbs() == {"prize"}
    sc.do("prize:red")
    assert (sc.asked, sc.verbs()) == (1, {"wild4"})
    sc.do("wild4:blue")
    assert (sc.asked, sc.verbs()) == (1, {"wild3"})


@rule("J5.5")
def test_the_aesthete_patron_comes_after_the_colours() -> None:
    sc = scene(
        "classic", "wilds", patrons=True, p2=Has(cards=["garnet-studs"]), logos=[1, 0, 0, 0, 0, 0],
        offer=["anvil", "bellows"],
    )  # fmt: skip
    assert sc.verbs() == {"wild4"}
    sc.do("wild4:red")
    assert (sc.asked, sc.verbs()) == (2, {"house"})
