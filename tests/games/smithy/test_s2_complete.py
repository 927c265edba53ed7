"""S2.3–S2.6: completing apprentices, tools, items and king's items."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.scenario import REST, Has, Scenario, scenario

QUIET = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
OATH = ("oathblade", ["silver", "mithril", "mithril"])
MOON = ("moonmirror", ["silver", "silver", "moongem"])
GREEN = ("green-bulwark", ["iron", "gold", "emerald"])
SPARK = ("spark-harness", ["gold", "gold", "lightning"])
GOBLET = ("goblet", ["silver", "gold"])
HAGGLER = ("haggler", ["iron", "silver"])


def turn(has: Has, **more: Has) -> Scenario:
    """Start p1's turn in a full game."""
    return scenario(p1=has, p2=more.get("p2"), start="turn")


@rule("S2.3")
def test_a_trained_apprentice_joins_and_its_resources_are_discarded() -> None:
    sc = turn(Has(stacks=[HAGGLER]))
    assert (sc.area(1).apprentices, sc.stacks(1)) == (["haggler"], {})
    assert sc.scrap() == {"iron": 1, "silver": 1}
    sc.settled()


@rule("S2.3")
def test_a_third_apprentice_replaces_one_of_the_players_choice() -> None:
    sc = turn(Has(apprentices=["barker", "yard-clerk"], stacks=[HAGGLER]))
    assert sc.legal() == ["fire:barker", "fire:yard-clerk"]
    sc.do("fire:yard-clerk")
    assert sc.area(1).apprentices == ["barker", "haggler"]
    assert sc.workshop(1) == ["yard-clerk"]
    assert sc.scrap() == {"iron": 1, "silver": 1}
    sc.settled()


@rule("S2.3")
def test_a_fired_apprentice_is_an_ordinary_card_that_can_be_used_this_turn() -> None:
    shop = ["refined-iron", "refined-silver"]
    has = Has(apprentices=["barker", "yard-clerk"], workshop=shop, stacks=[HAGGLER])
    turn(has).do("fire:yard-clerk", "craft:yard-clerk").settled()
    sc = turn(has).do("fire:yard-clerk", "move:yard-clerk:market")
    assert sc.market(1) == ["tilted-yard-clerk"]
    sc.settled()


@rule("S2.3")
def test_a_fired_apprentice_stops_working_and_the_new_one_works_at_once() -> None:
    has = Has(coins=3, apprentices=["barker", "yard-clerk"], stacks=[HAGGLER])
    sc = turn(has, p2=Has(market=["refined-silver"])).do("fire:barker")
    sc.do("buy:p2:refined-silver", "to:market")
    assert sc.coins(1) == 0
    sc.refuse("sell:tilted-refined-silver").settled()


@rule("S2.3")
def test_firing_may_not_put_the_market_over_its_limit() -> None:
    has = Has(apprentices=["stall-keeper", "barker"], market=["iron"] * 5, stacks=[HAGGLER])
    sc = turn(has)
    assert sc.area(1).apprentices == ["stall-keeper", "haggler"]
    sc.settled()


@rule("S2.3")
def test_firing_may_not_put_the_hand_over_its_limit() -> None:
    has = Has(apprentices=["barker", "pack-carrier"], hand=["iron"] * 7, stacks=[HAGGLER])
    sc = turn(has)
    assert sc.area(1).apprentices == ["haggler", "pack-carrier"]
    sc.settled()


@rule("S2.3")
def test_limits_include_the_effect_of_the_new_apprentice() -> None:
    runner = ("mine-runner", ["silver", "mithril"])
    has = Has(apprentices=["pack-carrier", "tally-clerk"], hand=["iron"] * 7, stacks=[runner])
    sc = scenario(mode="starter", p1=has, start="turn")
    assert sc.legal() == ["fire:pack-carrier", "fire:tally-clerk"]
    sc.do("fire:pack-carrier")
    assert sc.area(1).limits.hand == 7
    sc.settled()


@rule("S2.3")
@pytest.mark.parametrize(("loose", "may"), [(6, True), (7, False)])
def test_the_workshop_limit_is_checked_with_the_stack_gone_and_the_fired_card_in(
    loose: int, may: bool
) -> None:
    """Without Bench Builder the limit is 7, and the fired card takes one of these places."""
    runner = ("mine-runner", ["silver"])
    has = Has(
        apprentices=["bench-builder", "tally-clerk"], workshop=["iron"] * loose, stacks=[runner]
    )
    sc = scenario(mode="starter", p1=has, start="turn")
    if may:
        assert sc.legal() == ["fire:tally-clerk", "fire:bench-builder"]
        sc.do("fire:bench-builder")
    else:
        assert sc.area(1).apprentices == ["bench-builder", "mine-runner"]
    sc.settled()


@rule("S2.3")
def test_if_no_apprentice_can_leave_the_new_one_and_its_resources_are_shuffled_back() -> None:
    has = Has(
        apprentices=["stall-keeper", "pack-carrier"],
        market=["iron"] * 5, hand=["iron"] * 8, stacks=[HAGGLER],
    )  # fmt: skip
    sc = scenario(p1=has, start="turn", mine=["gold"], guild=["goblet"])
    assert sc.area(1).apprentices == ["stall-keeper", "pack-carrier"]
    assert (sc.stacks(1), len(sc.state.mine), len(sc.state.guild)) == ({}, 3, 2)
    guild, mine = [0] * 78, [0] * 12
    sc.state.guild.tally(guild)
    sc.state.mine.tally(mine)
    assert guild[sc.game.book.data.ids.index("haggler")] == 1
    assert mine[:3] == [1, 1, 1]
    sc.settled()


@rule("S2.3")
def test_returning_an_apprentice_without_resources_does_not_shuffle_the_mine() -> None:
    has = Has(
        apprentices=["stall-keeper", "pack-carrier"],
        market=["iron"] * 5, hand=["iron"] * 8, stacks=[("haggler", [])],
    )  # fmt: skip
    sc = scenario(p1=has, start="turn", mine=["gold", "iron", "ruby"], guild=["goblet"])
    assert [slot >> 8 for slot in sc.state.mine.slots] == [2, 0, 5]
    assert len(sc.state.guild) == 2
    sc.settled()


@rule("S2.4")
def test_a_tool_is_used_or_sold() -> None:
    has = Has(coins=0, stacks=[("long-tongs", ["silver", "gold"])])
    used = turn(has)
    assert used.legal() == ["tool:use", "tool:sell"]
    used.do("tool:use")
    assert (used.area(1).tools, used.coins(1)) == (["long-tongs"], 0)
    assert used.scrap() == {"silver": 1, "gold": 1}
    used.settled()
    sold = turn(has).do("tool:sell")
    assert (sold.area(1).tools, sold.coins(1)) == ([], 15)
    assert (sold.scrap(), sold.view(1).discard) == ({"silver": 1, "gold": 1}, ["long-tongs"])
    sold.settled()


@rule("S2.4")
def test_with_two_in_use_a_tool_must_be_sold() -> None:
    has = Has(
        coins=0, tools=["nail-header", "gem-vice"], stacks=[("long-tongs", ["silver", "gold"])]
    )
    sc = turn(has)
    assert (sc.area(1).tools, sc.coins(1)) == (["nail-header", "gem-vice"], 15)
    sc.settled()


@rule("S2.4")
def test_a_tool_in_use_is_never_removed_replaced_or_sold() -> None:
    sc = turn(Has(tools=["nail-header"], market=["iron"], workshop=["gold"]))
    assert not [text for text in sc.legal() if "nail-header" in text]
    other = scenario(p1=Has(coins=99), p2=Has(tools=["nail-header"]))
    assert not [text for text in other.legal() if "nail-header" in text]
    sc.settled()


@rule("S2.5")
def test_an_item_is_discarded_with_its_resources_for_its_value() -> None:
    sc = turn(Has(coins=1, stacks=[GOBLET]))
    assert (sc.coins(1), sc.stacks(1), sc.workshop(1)) == (23, {}, [])
    assert (sc.scrap(), sc.view(2).discard) == ({"silver": 1, "gold": 1}, ["goblet"])
    sc.settled()


@rule("S2.6")
def test_a_kings_item_enters_the_market_face_down_as_one_card() -> None:
    sc = turn(Has(coins=4, market=["iron"], stacks=[QUIET]))
    assert sc.kings(1) == {"quiet-mail": QUIET[1]}
    assert (sc.coins(1), sc.market(1), sc.area(1).workshop_size) == (4, ["iron"], 0)
    assert sc.view(2).smiths[0].kings[0].card == ""
    assert sc.scrap() == {}
    sc.settled()


@rule("S2.6")
def test_no_action_affects_a_completed_kings_item() -> None:
    sc = scenario(p1=Has(kings=[QUIET]), p2=Has(kings=[OATH]))
    assert sc.legal() == ["end"]
    full = scenario(p1=Has(market=["iron"] * 3, kings=[QUIET], workshop=["gold"] * 7, coins=99))
    assert not [text for text in full.legal() if "quiet-mail" in text]
    assert "swap:iron" in full.legal()
    full.settled()


@rule("S2.6")
def test_resources_under_a_kings_item_are_out_of_play_even_for_the_never_ending_mine() -> None:
    sc = scenario(
        endless=True, p1=Has(hand=["iron"] * 5, kings=[QUIET]), mine=["gold"], scrap=[REST]
    )
    sc.do("end", "draw:mine")
    assert sc.kings(1) == {"quiet-mail": QUIET[1]}
    assert len(sc.state.mine) == 116 - 4 - 6
    sc.settled()


@rule("S2.6")
def test_a_full_market_sends_a_chosen_card_to_the_workshop() -> None:
    sc = turn(Has(market=["iron", "refined-iron", "goblet", "earth"], stacks=[QUIET]))
    assert sc.legal() == [f"exchange:{x}" for x in ("iron", "refined-iron", "earth", "goblet")]
    sc.do("exchange:refined-iron")
    assert sc.market(1) == ["iron", "goblet", "earth"]
    assert sc.workshop(1) == ["refined-iron"]
    assert list(sc.kings(1)) == ["quiet-mail"]
    sc.settled()


@rule("S2.6")
def test_a_card_that_leaves_the_market_keeps_its_side() -> None:
    sc = turn(Has(market=["iron", "refined-iron", "goblet", "earth"], stacks=[QUIET]))
    sc.do("exchange:iron")
    assert sc.workshop(1) == ["iron"]
    sc.settled()


@rule("S2.6")
def test_the_player_is_not_asked_when_all_cards_are_equal() -> None:
    sc = turn(Has(market=["ruby"] * 3, kings=[OATH], stacks=[QUIET]))
    assert (sc.market(1), sc.workshop(1)) == (["ruby"] * 2, ["ruby"])
    sc.settled()


@rule("S2.6")
def test_a_completed_kings_item_is_never_exchanged() -> None:
    sc = turn(Has(market=["ruby"], kings=[OATH, MOON, GREEN], stacks=[QUIET]))
    assert sc.market(1) == []
    assert set(sc.kings(1)) == {"oathblade", "moonmirror", "green-bulwark", "quiet-mail"}
    sc.settled()


@rule("S2.6")
def test_with_nothing_to_exchange_it_is_shuffled_into_the_decks_unseen() -> None:
    has = Has(kings=[OATH, MOON, GREEN, SPARK], stacks=[QUIET])
    sc = scenario(p1=has, start="turn", mine=["gold"], guild=["goblet"])
    assert (len(sc.kings(1)), sc.stacks(1)) == (4, {})
    assert (len(sc.state.mine), len(sc.state.guild)) == (5, 2)
    guild, mine = [0] * 78, [0] * 12
    sc.state.guild.tally(guild)
    sc.state.mine.tally(mine)
    assert guild[sc.game.book.data.ids.index("quiet-mail")] == 1
    assert mine[1:4] == [2, 1, 2]
    assert "quiet-mail" not in "\n".join(sc.says(2))
    assert "quiet-mail" in "\n".join(sc.says(1))
    sc.settled()
