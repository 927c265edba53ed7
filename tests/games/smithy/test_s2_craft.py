"""S2.14: crafting and training."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.scenario import Has, scenario

GOBLET_SHOP = ["refined-silver", "refined-gold"]


@rule("S2.14")
@pytest.mark.parametrize("place", ["hand", "workshop", "market", "tilted"])
def test_a_card_is_crafted_from_hand_workshop_or_market(place: str) -> None:
    has = {
        "hand": Has(hand=["goblet"], workshop=GOBLET_SHOP),
        "workshop": Has(workshop=[*GOBLET_SHOP, "goblet"]),
        "market": Has(market=["goblet"], workshop=GOBLET_SHOP),
        "tilted": Has(market=["tilted-goblet"], workshop=GOBLET_SHOP),
    }[place]
    sc = scenario(p1=has).do("craft:goblet")
    assert sc.stacks(1) == {"goblet": ["silver", "gold"]}
    assert (sc.hand(1), sc.market(1), sc.workshop(1)) == ([], [], [])
    assert sc.area(1).workshop_size == 3
    sc.settled()


@rule("S2.14")
def test_only_loose_refined_resources_in_your_workshop_pay() -> None:
    has = Has(
        hand=["goblet", "gold"],
        market=["refined-gold"],
        workshop=["refined-silver", "gold"],
        stacks=[("seal-ring", ["gold"])],
    )
    sc = scenario(p1=has, p2=Has(workshop=["refined-gold"]))
    sc.refuse("craft:goblet").do("move:refined-gold:workshop", "craft:goblet")
    assert sc.workshop(1) == ["gold"]
    sc.settled()


@rule("S2.14")
def test_a_card_cannot_be_crafted_without_its_resources() -> None:
    has = Has(
        hand=["goblet"], market=["seal-ring", "gold"], workshop=["trail-knife", "refined-gold"]
    )
    sc = scenario(p1=has)
    assert "craft" not in sc.verbs()
    sc.settled()


@rule("S2.14")
def test_exactly_the_cost_is_paid() -> None:
    shop = [*GOBLET_SHOP, *GOBLET_SHOP, "refined-iron"]
    sc = scenario(p1=Has(hand=["goblet"], workshop=shop)).do("craft:goblet")
    assert sc.stacks(1) == {"goblet": ["silver", "gold"]}
    assert sc.workshop(1) == ["refined-gold", "refined-iron", "refined-silver"]
    sc.settled()


@rule("S2.14")
def test_tools_reduce_the_cost() -> None:
    sc = scenario(p1=Has(hand=["goblet"], workshop=GOBLET_SHOP, tools=["casting-ladle"]))
    sc.do("craft:goblet")
    assert (sc.stacks(1), sc.workshop(1)) == ({"goblet": ["gold"]}, ["refined-silver"])
    sc.settled()


@rule("S2.14")
def test_a_cost_may_fall_to_nothing() -> None:
    has = Has(coins=0, hand=["goblet", *["iron"] * 5], tools=["casting-ladle", "gold-burnisher"])
    sc = scenario(mode="starter", p1=has, p2=Has(hand=["iron"] * 6)).do("craft:goblet")
    assert (sc.stacks(1), sc.area(1).workshop_size) == ({"goblet": []}, 1)
    sc.do("end", "draw:mine", "end")
    assert (sc.coins(1), sc.scrap()) == (22, {})
    sc.settled()


@rule("S2.14")
def test_a_free_card_from_a_hand_still_needs_room() -> None:
    has = Has(hand=["goblet"], workshop=["iron"] * 7, tools=["casting-ladle", "gold-burnisher"])
    scenario(mode="starter", p1=has).refuse("craft:goblet").settled()


@rule("S2.14")
@pytest.mark.parametrize("place", ["hand", "market", "workshop"])
def test_a_card_from_elsewhere_needs_room_in_the_workshop(place: str) -> None:
    shop = [*GOBLET_SHOP, *["iron"] * 5]
    if place == "workshop":
        scenario(p1=Has(workshop=[*shop[:-1], "goblet"])).do("craft:goblet").settled()
    elif place == "hand":
        scenario(p1=Has(hand=["goblet"], workshop=shop)).refuse("craft:goblet").settled()
    else:
        scenario(p1=Has(market=["goblet"], workshop=shop)).refuse("craft:goblet").settled()


@rule("S2.14")
def test_a_payment_fills_the_seventh_place_with_the_card_on_top() -> None:
    sc = scenario(p1=Has(hand=["goblet"], workshop=[*GOBLET_SHOP, *["iron"] * 4]))
    sc.do("craft:goblet")
    assert sc.area(1).workshop_size == 7
    sc.settled()


@rule("S2.14")
def test_a_stack_is_not_taken_apart_nor_crafted_again() -> None:
    sc = scenario(p1=Has(hand=["goblet", "seal-ring"], workshop=[*GOBLET_SHOP, "refined-ruby"]))
    sc.do("craft:goblet").refuse("craft:seal-ring", "craft:goblet", "move:goblet:market")
    sc.refuse("move:refined-gold:market", "move:refined-silver:market").settled()


@rule("S2.14")
def test_stacks_are_face_up_except_kings_items() -> None:
    shop = ["refined-iron", "refined-silver", "refined-silver", "refined-silver", "refined-moongem"]
    sc = scenario(p1=Has(hand=["haggler", "moonmirror"], workshop=shop))
    sc.do("craft:haggler", "craft:moonmirror")
    assert [k.card for k in sc.view(2).smiths[0].stacks] == ["haggler", ""]
    assert [k.card for k in sc.view(1).smiths[0].stacks] == ["haggler", "moonmirror"]
    sc.settled()


@rule("S2.14")
def test_a_stack_is_completed_on_the_next_turn() -> None:
    has = Has(coins=0, hand=["goblet", *["iron"] * 5], workshop=GOBLET_SHOP)
    sc = scenario(p1=has, p2=Has(hand=["iron"] * 6)).do("craft:goblet", "end", "draw:mine")
    assert sc.coins(1) == 0
    sc.do("end")
    assert sc.coins(1) == 22
    sc.settled()


@rule("S2.14")
def test_an_apprentice_is_trained_like_a_card_is_crafted() -> None:
    sc = scenario(p1=Has(hand=["haggler"], workshop=["refined-iron", "refined-silver"]))
    sc.do("craft:haggler")
    assert (sc.stacks(1), sc.area(1).apprentices) == ({"haggler": ["iron", "silver"]}, [])
    sc.settled()


@rule("S2.14")
def test_payment_choices_are_asked_part_by_part_in_ascending_order() -> None:
    """The Watch Sword costs silver, mithril and any metal."""
    shop = [
        f"refined-{metal}" for metal in ("iron", "silver", "silver", "gold", "mithril", "mithril")
    ]
    sc = scenario(mode="starter", p1=Has(hand=["watch-sword"], workshop=shop)).do(
        "craft:watch-sword"
    )
    assert sc.legal() == ["pay:iron", "pay:silver"]
    sc.do("pay:silver")
    assert sc.legal() == ["pay:silver", "pay:gold", "pay:mithril"]
    sc.do("pay:gold")
    assert sc.stacks(1) == {"watch-sword": ["silver", "gold", "mithril"]}
    sc.settled()


@rule("S2.14")
def test_every_payment_can_be_reached_once() -> None:
    shop = [
        f"refined-{metal}" for metal in ("iron", "silver", "silver", "gold", "mithril", "mithril")
    ]
    has = Has(hand=["watch-sword"], workshop=shop)
    found: list[tuple[str, ...]] = []
    open_ways: list[list[str]] = [["craft:watch-sword"]]
    while open_ways:
        way = open_ways.pop()
        sc = scenario(mode="starter", p1=has).do(*way)
        if "watch-sword" in sc.stacks(1):
            found.append(tuple(sc.stacks(1)["watch-sword"]))
            sc.settled()
        else:
            open_ways += [[*way, text] for text in sc.legal()]
    assert sorted(found) == sorted(
        [
            ("iron", "silver", "mithril"),
            ("silver", "silver", "mithril"),
            ("silver", "gold", "mithril"),
            ("silver", "mithril", "mithril"),
        ]
    )


@rule("S2.14")
def test_a_part_with_a_single_choice_is_not_asked() -> None:
    shop = ["refined-iron", "refined-iron", "refined-gold", "refined-ruby"]
    sc = scenario(p1=Has(hand=["emberheart"], workshop=shop)).do("craft:emberheart")
    assert sc.stacks(1) == {"emberheart": ["iron", "iron", "gold", "ruby"]}
    sc.settled()
