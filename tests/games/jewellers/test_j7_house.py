"""J7.0 and J7.1: the aesthete patron's house marker."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import Mode, Scene, scene
from tests.marks import rule

OFFER = ["bellows", "anvil", "quench-trough"]
BADGE = "garnet-studs"
TWO = "ember-bracelet"


def housing(
    *players: Has, mode: Mode = "classic", crown: int = 1, direction: int = 1, round: int = 2,
    offer: list[str] = OFFER, house: str = "", owner: int = 0,
) -> Scene:  # fmt: skip
    p1, p2, p3, p4 = [*players, None, None, None][:4]
    return scene(
        mode, "house", seats=len(players), patrons=True, p1=p1, p2=p2, p3=p3, p4=p4, offer=offer,
        crown=crown, direction=direction, round=round, house=house, owner=owner,
    )  # fmt: skip


@rule("J7.1")
def test_the_player_with_most_badges_must_mark_a_card_of_the_offer() -> None:
    sc = housing(Has(cards=[BADGE]), Has(cards=[TWO]))
    assert (sc.asked, sc.view(2).question) == (2, "house")
    assert sorted(sc.legal()) == sorted(f"house:{card}" for card in OFFER)
    sc.do("house:anvil")
    for player in (0, 1, 2):
        assert (sc.view(player).house, sc.view(player).owner) == ("anvil", 1)
    sc.settled()


@rule("J7.1")
@pytest.mark.parametrize(
    ("crown", "direction", "marks"), [(1, 1, 2), (1, -1, 4), (2, 1, 2), (3, 1, 4), (3, -1, 2)]
)
def test_ties_go_to_the_crown_holder_then_follow_turn_order(
    crown: int, direction: int, marks: int
) -> None:
    tied = [Has(), Has(cards=[BADGE]), Has(), Has(cards=["moonwater-drops"])]
    assert housing(*tied, crown=crown, direction=direction).asked == marks


@rule("J7.1", "J7.0")
def test_nobody_marks_without_a_printed_badge() -> None:
    sc = housing(Has(cards=["cockade-fire"]), Has())
    assert (sc.phase(), sc.view(1).house) == ("draft", "")
    sc = housing(Has(cards=["cockade-fire+aesthete"]), Has())
    assert (sc.phase(), sc.view(1).house) == ("draft", "")


@rule("J7.0", "J7.1")
def test_an_aesthete_opal_breaks_no_tie() -> None:
    assert housing(Has(cards=[BADGE]), Has(cards=["moonwater-drops+aesthete"])).asked == 1


@rule("J7.1")
def test_the_patron_does_nothing_in_round_one() -> None:
    assert housing(Has(cards=[BADGE]), Has(), round=1).phase() == "draft"


@rule("J7.1")
def test_a_single_card_is_marked_automatically_and_none_without_an_offer() -> None:
    assert housing(Has(cards=[BADGE]), Has(), offer=["anvil"]).view(2).house == "anvil"
    assert housing(Has(cards=[BADGE]), Has(), offer=[]).view(2).house == ""


@rule("J7.1")
def test_cards_of_any_kind_can_be_marked() -> None:
    offer = ["investment-trio", "cursed-crystal-red", "portrait-frame-fire"]
    sc = housing(Has(cards=[BADGE]), Has(), mode="advanced", offer=offer)
    assert sorted(sc.offered("house")) == sorted(offer)


@rule("J7.1")
def test_the_same_card_is_not_marked_two_rounds_in_a_row() -> None:
    sc = housing(Has(cards=[BADGE]), Has(), round=3, house="anvil")
    assert sorted(sc.offered("house")) == ["bellows", "quench-trough"]
    sc.do("house:bellows")
    assert sc.view(1).house == "bellows"


@rule("J7.1")
def test_after_a_round_without_a_marker_any_card_can_be_marked() -> None:
    sc = housing(Has(), Has(), round=3, house="anvil", owner=2)
    assert (sc.view(1).house, sc.state.owner) == ("", -1)
    assert sc.phase() == "draft"


def turns(mode: Mode = "classic", first: int = 1) -> Scene:
    """Put the second player's marker on the Anvil."""
    rich = Has("red9 green9 blue9 gold9")
    return scene(
        mode, patrons=True, p1=rich, p2=rich, offer=OFFER, crown=first, house="anvil", owner=2
    )  # fmt: skip


@rule("J7.1")
def test_the_marker_stays_on_its_card() -> None:
    sc = turns(first=2).do("buy:anvil")
    assert sc.view(1).house == sc.view(2).house == ""


@rule("J7.1")
def test_the_marker_is_removed_when_the_next_round_starts() -> None:
    sc = scene(
        "classic", "next", patrons=True, p1=Has("gold2"), p2=Has("gold2"), offer=OFFER,
        house="anvil", owner=2,
    )  # fmt: skip
    assert (sc.phase(), sc.view(1).house) == ("auction", "")
    assert "anvil" in sc.offer()


@rule("J7.1")
def test_only_the_markers_owner_may_buy_the_card() -> None:
    sc = turns()
    assert set(sc.offered("buy")) == {"bellows", "quench-trough"}
    sc.do("buy:bellows")
    assert "anvil" in sc.offered("buy", 2)


@rule("J7.1")
def test_the_marker_still_counts_after_its_owner_has_passed() -> None:
    sc = turns(first=2).do("pass")
    assert sc.asked == 1
    sc.refuse("buy:anvil").do("pass")
    sc.settled()


@rule("J7.1", "J3.8")
def test_only_the_owners_inkwell_can_replace_the_card() -> None:
    sc = turns("advanced").do("ink:bellows")
    assert "anvil" in sc.offer()
    assert set(sc.discard()) == {"bellows", "quench-trough"}
    mine = turns("advanced", first=2)
    assert "anvil" in mine.offered("ink")
    mine.do("ink:bellows", "ink:anvil")
    assert "anvil" in mine.discard()


@rule("J7.1", "J3.8")
def test_the_marker_stays_on_a_card_that_its_holder_replaced() -> None:
    sc = turns("advanced", first=2).do("ink:bellows", "ink:anvil", "end")
    assert "anvil" in sc.discard()
    for player in (0, 1, 2):
        assert (sc.view(player).house, sc.view(player).owner) == ("anvil", 1)
    assert "bellows" in sc.offered("buy", 1)
    sc.refuse("buy:anvil").do("pass")
    assert "anvil" in sc.offered("buy", 2)
    sc.do("pass").settled()
    assert sc.view(1).house == ""


@rule("J7.1", "J3.13")
def test_a_marked_cursed_crystal_lets_other_players_pass() -> None:
    sc = scene(
        "advanced", "house", patrons=True, p1=Has("red"), p2=Has("red", [BADGE]),
        offer=["cursed-crystal-red", "anvil"],
    )  # fmt: skip
    sc.do("house:cursed-crystal-red").idle("turns")
    sc.state.players[0].stock[0] = max(1, sc.state.players[0].stock[0])
    assert "pass" in sc.legal(1)
    assert "buy:cursed-crystal-red" not in sc.legal(1)
    sc.do("p1 pass")
    assert "pass" not in sc.legal(2)


@rule("J7.1", "J4.1")
def test_a_marked_card_is_discarded_like_others() -> None:
    most = Has(cards=["livery-collar-fire"])
    offer = ["bellows", "anvil"]
    sc = scene("classic", "clean", patrons=True, p1=most, offer=offer, house="anvil", owner=1)
    assert {"bellows", "anvil"} <= set(sc.discard())
    assert (sc.verbs(), sc.view(1).house) == ({"medal"}, "")


@rule("J7.1", "J5.5")
def test_the_marker_comes_after_the_wild_colours_and_before_the_draft() -> None:
    logos = (1, 1, 0, 0, 0, 0)
    sc = scene("classic", "wilds", patrons=True, p1=Has(cards=[BADGE]), offer=OFFER, logos=logos)
    assert sc.verbs() == {"wild4"}
    sc.do("wild4:red", "wild3:blue")
    assert sc.verbs() == {"house"}
    sc.do("house:anvil")
    assert sc.phase() == "draft"


@rule("J7.0")
def test_patrons_act_only_with_the_variant() -> None:
    sc = scene("classic", "house", p1=Has(cards=[BADGE, "brazier-of-the-flame"]), offer=OFFER)
    assert sc.phase() == "draft"
    assert set(sc.known(1)) == {"?"}
