"""J3.1, J3.2, J3.10: manoeuvres, promise stones and the structure of a turn."""

from __future__ import annotations

import pytest

from tests.games.jewellers.scene import Has, Mode, scene
from tests.marks import rule

MODES: list[Mode] = ["initiation", "classic", "advanced"]


@rule("J3.2")
@pytest.mark.parametrize("mode", MODES)
def test_a_grey_stone_takes_a_gem_from_the_white_miner_card(mode: Mode) -> None:
    sc = scene(mode, p1=Has("grey2"), white="red2 topaz", category="court")
    assert sc.offered("white") == ["red", "topaz"]
    sc.do("white:topaz")
    assert (sc.stock(1), sc.white()) == ("topaz1 grey1", "red2")
    sc.do("white:red")
    assert (sc.stock(1), sc.white()) == ("red1 topaz1", "red1")
    sc.settled()


@rule("J3.2")
def test_opals_on_the_miner_card_can_be_taken() -> None:
    sc = scene(p1=Has("grey"), white="opal-forge", manner="opal").do("white:opal-forge")
    assert sc.stock(1) == "opal-forge1"


@rule("J3.2")
def test_a_grey_stone_needs_a_gem_on_the_miner_card() -> None:
    sc = scene(p1=Has("grey3"), white="gold").do("white:gold")
    assert not sc.offered("white")
    assert scene(p1=Has("grey3")).legal() == ["pass"]


@rule("J3.2")
def test_a_black_stone_takes_a_gem_only_from_the_black_miner_card() -> None:
    own = Has("black2 grey", harp=False, inkwell=False)
    sc = scene("advanced", p1=own, white="red", black="gold topaz")
    assert (sc.offered("white"), sc.offered("black")) == (["red"], ["gold", "topaz"])
    sc.do("black:gold")
    assert (sc.stock(1), sc.white(), sc.black()) == ("gold1 grey1 black1", "red1", "topaz1")
    only_black = scene("advanced", p1=Has("black", harp=False, inkwell=False), white="red")
    assert only_black.legal() == ["pass"]


@rule("J3.2")
def test_grey_and_black_stones_cannot_pay() -> None:
    own = Has("grey5 black5", harp=False, inkwell=False)
    sc = scene("advanced", p1=own, offer=["garnet-studs", "privilege"], category="aesthete")
    assert sc.legal() == ["pass"]


@rule("J3.2")
def test_grey_and_black_stones_score_nothing() -> None:
    with_, without = (
        scene("advanced", "count", round=5, p1=Has(stock)).scores()
        for stock in ("grey9 black9", "")
    )
    assert with_ == without


@rule("J3.1", "J3.2", "J3.10")
def test_two_grey_stones_are_one_step_and_a_purchase_may_follow() -> None:
    sc = scene(p1=Has("grey2"), white="red2", offer=["garnet-studs"])
    sc.do("white:red", "white:red", "buy:garnet-studs")
    assert (sc.cards(1), sc.asked) == (["garnet-studs"], 2)


@rule("J3.1", "J3.2", "J3.10")
def test_a_third_grey_stone_is_a_second_step() -> None:
    sc = scene("initiation", p1=Has("grey5 red2"), white="blue9", offer=["garnet-studs"])
    sc.do("white:blue", "white:blue", "white:blue")
    assert sc.legal() == ["white:blue", "end"], "no purchase, no pass"
    sc.do("white:blue")
    assert sc.stock(1) == "red2 blue4 grey1"
    assert not sc.offered("white", 1), "twice two is all"


@rule("J3.1", "J3.2", "J3.10")
def test_a_second_black_stone_is_a_second_step() -> None:
    own = Has("black3 red2", harp=False, inkwell=False)
    sc = scene("advanced", p1=own, black="blue9", offer=["garnet-studs"]).do("black:blue")
    assert {"buy:garnet-studs", "pass", "end", "black:blue"} <= set(sc.legal())
    sc.do("black:blue")
    assert not set(sc.legal(1)) & {"buy:garnet-studs", "pass", "black:blue"}
    assert sc.stock(1) == "red2 blue2 black1"


@rule("J3.1")
def test_the_manoeuvre_step_is_optional() -> None:
    sc = scene(p1=Has("red2 gold2 grey2"), white="red", offer=["garnet-studs"])
    sc.do("buy:garnet-studs")
    assert sc.asked == 2


@rule("J3.1")
def test_a_turn_allows_each_manoeuvre_once_and_then_a_purchase() -> None:
    sc = scene(p1=Has("grey2 gold"), white="red2", offer=["garnet-studs"])
    sc.do("white:red", "hammer:gold:blue", "white:red", "buy:garnet-studs")
    assert sc.stock(1) == "blue1"


@rule("J3.1", "J3.10")
def test_a_turn_allows_each_gift_once_and_then_a_purchase() -> None:
    sc = scene(
        "advanced", p1=Has("grey2 black red"), white="red2", black="gold", offer=["anvil", "lute"],
        deck=["garnet-studs", "bellows", "..."],
    )  # fmt: skip
    sc.do("harp:blue", "white:red", "black:gold", "ink:anvil", "white:red", "buy:garnet-studs")
    assert (sc.stock(1), sc.cards(1)) == ("red1 blue1 gold1", ["garnet-studs"])


@rule("J3.10")
def test_a_turn_needs_a_use_a_purchase_or_a_pass() -> None:
    sc = scene(p1=Has("grey gold"), white="red").refuse("end")
    sc.do("white:red", "end")
    assert (sc.asked, sc.state.passed) == (2, 0)


@rule("J3.10")
def test_after_a_second_use_only_uses_are_possible() -> None:
    sc = scene(p1=Has("gold6 grey4 red2"), white="red9", offer=["garnet-studs"])
    sc.do("hammer:gold:blue", "hammer:gold:blue")
    assert sc.verbs() == {"white", "end"}
    sc.do("white:red", "white:red")
    assert "white:red" in sc.legal(), "each may be used twice"
    sc.do("end")
    assert (sc.asked, sc.stock(1)) == (2, "red4 blue2 gold3 grey2")


@rule("J3.10")
def test_a_card_of_the_offer_is_bought_at_its_cost_and_not_replaced() -> None:
    sc = scene(p1=Has("red3 gold4"), offer=["bellows", "anvil"]).do("buy:bellows")
    assert (sc.stock(1), sc.offer(), sc.discard()) == ("red1 gold4", ["anvil"], [])


@rule("J3.10")
@pytest.mark.parametrize("mode", MODES)
def test_a_card_of_the_discard_pile_costs_two_gold_more(mode: Mode) -> None:
    sc = scene(mode, p1=Has("red2 gold2"), discard=["garnet-studs", "monument-fire"])
    assert sc.offered("buy") == ["garnet-studs"]
    sc.do("buy:garnet-studs")
    assert (sc.stock(1), sc.discard()) == ("", ["monument-fire"])
    assert "buy" not in scene(mode, p1=Has("red9 gold"), discard=["garnet-studs"]).verbs()


@rule("J3.10")
def test_everyone_can_buy_from_the_discard_pile() -> None:
    sc = scene(p1=Has("red2 gold2"), p2=Has("red2 gold2"), discard=["bellows"]).do("pass")
    assert sc.offered("buy") == ["bellows"]


@rule("J3.10")
@pytest.mark.parametrize("direction", [1, -1])
def test_turns_start_with_the_crown_holder_and_skip_players_who_passed(direction: int) -> None:
    own = Has("grey9")
    sc = scene(
        seats=4, p1=own, p2=own, p3=own, p4=own, white="red40", crown=2, direction=direction
    )  # fmt: skip
    asked = []
    for act in ("use", "pass", "use", "use", "use", "use", "pass", "use", "use", "pass", "use"):
        asked.append(sc.asked)
        sc.do(*(["pass"] if act == "pass" else ["white:red", "end"]))
    clockwise = [2, 3, 4, 1, 2, 4, 1, 2, 4, 2, 4]
    mirrored = {1: 3, 2: 2, 3: 1, 4: 4}
    assert asked == (clockwise if direction == 1 else [mirrored[p] for p in clockwise])


@rule("J3.10")
def test_the_round_continues_until_everyone_has_passed() -> None:
    sc = scene(seats=3, p2=Has("red2"), offer=["garnet-studs"])
    sc.do("pass", "buy:garnet-studs", "pass")
    assert (sc.asked, sc.state.round) == (2, 2)
    sc.do("pass")
    assert sc.phase() != "turns"
