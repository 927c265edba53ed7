"""S2.0–S2.2: income, refining, and the order of completing."""

from __future__ import annotations

from tests.marks import rule
from tests.scenario import Has, Scenario, scenario

MOON = ("moonmirror", ["silver", "silver", "moongem"])
GOBLET = ("goblet", ["silver", "gold"])


def turn(has: Has, **more: Has) -> Scenario:
    """Start p1's turn in a full game."""
    return scenario(p1=has, p2=more.get("p2"), start="turn")


@rule("S2.0")
def test_income_comes_only_at_the_start_of_your_turn() -> None:
    clerk = Has(coins=10, hand=["iron"] * 6, apprentices=["tally-clerk"])
    sc = turn(clerk, p2=Has(coins=10, hand=["iron"] * 6))
    assert (sc.coins(1), sc.coins(2)) == (13, 10)
    sc.do("end")
    assert sc.coins(1) == 13
    sc.do("end")
    assert (sc.coins(1), sc.coins(2)) == (16, 10)
    sc.settled()


@rule("S2.0")
def test_income_comes_before_refining_and_completing() -> None:
    sc = turn(Has(apprentices=["tally-clerk"], workshop=["iron"], stacks=[GOBLET]))
    said = [line.split()[0] for line in sc.says(1)]
    assert said == ["turn", "income", "refined", "item-sold"]
    sc.settled()


@rule("S2.1")
def test_all_metals_and_gems_in_the_workshop_turn_refined() -> None:
    loose = ["iron", "iron", "mithril", "ruby", "refined-gold", "earth", "barker"]
    sc = turn(Has(workshop=loose))
    refined = ["refined-gold", "refined-iron", "refined-iron", "refined-mithril", "refined-ruby"]
    assert sc.workshop(1) == ["barker", "earth", *refined]
    sc.settled()


@rule("S2.1")
def test_refining_affects_only_your_own_workshop() -> None:
    sc = turn(Has(market=["iron", "ruby"]), p2=Has(workshop=["gold"], market=["silver"]))
    assert (sc.market(1), sc.market(2), sc.workshop(2)) == (["iron", "ruby"], ["silver"], ["gold"])
    sc.settled()


@rule("S2.1")
def test_cards_that_enter_the_workshop_later_in_the_turn_stay_unrefined() -> None:
    sc = turn(Has(hand=["silver", "goblet"], workshop=["gold"])).do("play:silver:workshop")
    assert sc.workshop(1) == ["refined-gold", "silver"]
    sc.refuse("craft:goblet").settled()


@rule("S2.2")
def test_every_stack_is_completed_before_the_first_action() -> None:
    sc = turn(Has(coins=0, stacks=[GOBLET, ("trail-knife", ["iron", "silver"])]))
    assert sc.legal() == ["complete:goblet", "complete:trail-knife"]
    sc.do("complete:trail-knife")
    assert (sc.coins(1), sc.stacks(1)) == (16 + 22, {})
    sc.settled()


@rule("S2.2")
def test_the_player_chooses_the_order_of_completing() -> None:
    stacks = [("scrap-sorter", ["silver", "mithril"]), GOBLET]
    early = turn(Has(coins=0, stacks=stacks)).do("complete:scrap-sorter", "salvage:gold")
    assert (early.workshop(1), early.coins(1)) == (["refined-gold"], 22)
    early.settled()
    late = turn(Has(coins=0, stacks=stacks)).do("complete:goblet")
    assert (late.workshop(1), late.coins(1)) == ([], 22)
    assert late.area(1).apprentices == ["scrap-sorter"]
    late.settled()


@rule("S2.2")
def test_an_apprentice_takes_effect_for_later_completions_of_the_phase() -> None:
    stacks = [("stall-keeper", ["iron", "silver"]), MOON]
    sc = turn(Has(market=["iron"] * 4, stacks=stacks)).do("complete:stall-keeper")
    assert (sc.market(1), list(sc.kings(1))) == (["iron"] * 4, ["moonmirror"])
    sc.settled()
    other = turn(Has(market=["iron"] * 4, stacks=stacks)).do("complete:moonmirror")
    assert (other.market(1), other.workshop(1)) == (["iron"] * 3, ["iron"])
    other.settled()


@rule("S2.2")
def test_a_tool_takes_effect_for_later_completions_of_the_phase() -> None:
    tools = ["nail-header"]
    stacks = [("long-tongs", ["silver", "gold"]), ("royal-swage", ["gold", "gold"])]
    sc = turn(Has(coins=0, tools=tools, stacks=stacks)).do("complete:long-tongs", "tool:use")
    assert sc.area(1).tools == ["nail-header", "long-tongs"]
    assert sc.coins(1) == 17
    sc.settled()
