"""J3.13, J3.14: cursed crystals, geodes, and the end of a round."""

from __future__ import annotations

import pytest

from tests.games.jewellers.scene import Has, Scene, scene
from tests.marks import rule

COLOURS = ["red", "green", "blue"]


def still(stock: str, *cards: str) -> Has:
    """Return a player without active gifts."""
    return Has(stock, cards, harp=False, inkwell=False)


@rule("J3.13")
@pytest.mark.parametrize("colour", [*COLOURS, "gold"])
def test_passing_is_forbidden_with_a_gem_of_a_cursed_crystals_colour(colour: str) -> None:
    card = f"cursed-crystal-{colour}" + ("-first" if colour == "gold" else "")
    for held in [*COLOURS, "gold"]:
        sc = scene("advanced", p1=still(held), offer=[card])
        assert ("pass" in sc.legal()) == (held != colour)
        assert (f"buy:{card}" in sc.legal()) == (held == colour)


@rule("J3.13")
def test_other_gems_do_not_forbid_passing() -> None:
    sc = scene(
        "advanced", p1=still("topaz grey black"), offer=["cursed-crystal-red"], category="court"
    )  # fmt: skip
    assert "pass" in sc.legal()


@rule("J3.13")
def test_a_cursed_crystal_in_the_discard_pile_blocks_nobody() -> None:
    sc = scene("advanced", p1=still("red3 gold3"), discard=["cursed-crystal-red"])
    assert "pass" in sc.legal()


@rule("J3.13")
def test_spending_the_gem_in_a_manoeuvre_allows_passing() -> None:
    own = Has("red2", harp=False, inkwell=True)
    sc = scene("advanced", p1=own, offer=["cursed-crystal-red"]).refuse("pass")
    sc.do("tune:red", "pass")
    assert sc.asked == 2


@rule("J3.13")
def test_a_turn_of_uses_is_not_a_pass() -> None:
    own = Has("red")
    sc = scene("advanced", p1=own, offer=["cursed-crystal-red"]).do("harp:blue", "end")
    assert (sc.asked, sc.state.passed) == (2, 0)


@rule("J3.13")
def test_a_gem_gained_in_the_turn_counts() -> None:
    sc = scene("advanced", offer=["cursed-crystal-red"])
    assert "pass" in sc.legal()
    sc.do("harp:red").refuse("pass")


@rule("J3.13")
def test_buying_the_cursed_crystal_allows_passing() -> None:
    sc = scene("advanced", p1=still("red3"), offer=["cursed-crystal-red"], passed=[2])
    sc.do("buy:cursed-crystal-red", "pass")
    assert sc.stock(1) == "red2"


def passed(*cards: str, stock: str, round: int = 2) -> Scene:
    sc = scene("advanced", p1=still(stock, *cards), p2=still("red3 green3 blue3"), round=round)
    return sc.do("pass")


@rule("J3.13")
@pytest.mark.parametrize(
    ("nature", "kept"),
    [("fire", "green3 blue3"), ("earth", "red3 blue3"), ("water", "red3 green3")],
)
@pytest.mark.parametrize("round", [1, 2, 5])
def test_a_geodes_owner_loses_its_colour_on_passing(nature: str, kept: str, round: int) -> None:
    sc = passed(f"geode-{nature}", stock="red3 green3 blue3 gold2 topaz", round=round)
    assert sc.stock(1) == f"{kept} gold2 topaz1"
    assert sc.stock(2) == "red3 green3 blue3"


@rule("J3.13")
def test_geodes_take_nothing_before_their_owner_passes() -> None:
    own = Has("red3 grey", ["geode-fire"], harp=False, inkwell=False)
    sc = scene("advanced", p1=own, white="red").do("white:red", "end")
    assert sc.stock(1) == "red4"


@rule("J3.13")
def test_open_squares_of_the_colour_protect_one_each_and_full_ones_nothing() -> None:
    assert passed("geode-fire", "bellows", stock="red5").stock(1) == "red2"
    assert passed("geode-fire", "bellows", "spectacles-blue-red", stock="red5").stock(1) == "red3"
    assert passed("geode-fire", "anvil", stock="red5").stock(1) == ""
    assert passed("geode-fire", "bellows", stock="red").stock(1) == "red1"


@rule("J3.13")
def test_an_any_colour_square_also_protects_a_crystal() -> None:
    assert passed("geode-fire", "great-furnace", stock="red5").stock(1) == "red3"
    assert passed("geode-fire", "bellows", "long-tongs", stock="red5").stock(1) == "red3"


@rule("J3.13")
def test_an_any_colour_square_protects_one_crystal_in_all() -> None:
    sc = passed("geode-fire", "geode-earth", "long-tongs", stock="red2 green2 blue2")
    assert (sc.asked, sc.offered("keep")) == (1, ["red", "green"])
    assert sc.fork().do("keep:red").stock(1) == "red1 blue2"
    assert sc.do("keep:green").stock(1) == "green1 blue2"


@rule("J3.13")
def test_coloured_squares_protect_before_any_colour_squares() -> None:
    sc = passed("geode-fire", "geode-earth", "bellows", "long-tongs", stock="red2 green2")
    assert sc.stock(1) == "red2 green1", "two red squares hold the red ones"


@rule("J3.13")
def test_every_choice_of_what_any_squares_protect_is_reached_in_any_order() -> None:
    start = passed(
        "geode-fire", "geode-earth", "geode-water", "great-furnace", stock="red2 green2 blue2"
    )
    open_, found = [start], []
    while open_:
        sc = open_.pop()
        if sc.asked == 1:
            open_ += [sc.fork().do(text) for text in sc.legal()]
        else:
            found.append(sc.stock(1))
    kept = [(r, g, 3 - r - g) for r in range(3) for g in range(3) if 0 <= 3 - r - g <= 2]
    orders = 3**3 - 3  # no colour has three crystals
    assert (len(found), len(set(found))) == (orders, len(kept))


@rule("J3.13")
def test_protection_saved_for_a_later_colour_leaves_the_earlier_ones_open() -> None:
    cards = ["geode-fire", "geode-water", "carillon", "hurdy-gurdy"]
    sc = passed(*cards, stock="red3 blue3").do("keep:blue")
    assert sc.offered("keep") == ["red", "blue"]
    assert sc.do("keep:red").stock(1) == "red1 blue1"


@rule("J3.13")
def test_nobody_is_asked_if_any_squares_protect_all_or_one_colour_is_left() -> None:
    cards = ["geode-fire", "geode-earth", "great-furnace"]
    assert passed(*cards, stock="red green").stock(1) == "red1 green1"
    sc = passed(*cards, stock="red green3").do("keep:red")
    assert (sc.asked, sc.stock(1)) == (2, "red1 green2")


@rule("J3.13")
def test_no_square_is_used_up() -> None:
    sc = passed("geode-fire", "bellows", stock="red4")
    assert sc.view(1).players[0].open == [2, 0, 0, 0]
    assert not any(sc.player(1).placed)


@rule("J3.14")
def test_after_six_turns_without_a_purchase_a_player_must_buy_or_pass() -> None:
    sc = scene(
        "initiation", p1=Has("grey20 red2"), white="blue30", offer=["garnet-studs"], passed=[2]
    )
    for _ in range(6):
        sc.do("white:blue", "white:blue", "white:blue", "end")
    assert {"buy:garnet-studs", "pass", "white:blue"} == set(sc.legal())
    sc.do("white:blue", "white:blue")
    assert set(sc.legal()) == {"buy:garnet-studs", "pass"}, "at most one use of each manoeuvre"


@rule("J3.14")
def test_a_purchase_resets_the_turns_without_a_purchase() -> None:
    own = Has("grey9 red4", idle=6)
    sc = scene("initiation", p1=own, white="blue9", offer=["garnet-studs"], passed=[2])
    sc.refuse("end").do("white:blue").refuse("end").do("buy:garnet-studs")
    sc.do("white:blue", "end")
    assert sc.asked == 1


@rule("J3.14")
def test_each_manoeuvre_may_be_used_once_in_that_turn() -> None:
    own = Has("grey4 black4 gold4", idle=6)
    sc = scene("advanced", p1=own, white="red9", black="red9", offer=["lute", "fiddle"])
    sc.do(
        "harp:blue", "tune:gold", "white:red", "white:red", "black:red", "ink:lute", "refill:gold"
    )
    assert not sc.verbs() & {"harp", "white", "black", "ink", "end"}
    assert "pass" in sc.legal()


@rule("J3.14")
def test_the_hammer_may_be_used_once_in_that_turn() -> None:
    sc = scene(p1=Has("gold9", idle=6)).do("hammer:gold:red")
    assert sc.legal() == ["pass"]


@rule("J3.14")
def test_five_turns_without_a_purchase_are_allowed() -> None:
    sc = scene(p1=Has("gold9", idle=5)).do("hammer:gold:red", "end")
    assert sc.asked == 2


@rule("J3.14")
def test_turns_without_a_purchase_are_counted_per_round() -> None:
    sc = scene(p1=Has("red", idle=6), finds=["three-brothers"]).do("pass", "pass")
    assert (sc.state.round, sc.player(1).idle) == (3, 0)
