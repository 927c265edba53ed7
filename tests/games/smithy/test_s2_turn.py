"""S2.15–S2.17: tilted cards, the action limit and the draw phase."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.scenario import REST, Has, scenario

FULL = Has(hand=["iron"] * 6)


@rule("S2.15")
def test_tilted_cards_are_neither_sold_nor_discarded() -> None:
    sc = scenario(p1=Has(hand=["iron", "goblet"])).do("play:iron:market", "play:goblet:market")
    sc.refuse("sell:tilted-iron", "sell:iron", "discard:goblet").settled()


@rule("S2.15")
def test_tilted_cards_are_moved_and_crafted_from() -> None:
    shop = ["refined-silver", "refined-gold"]
    sc = scenario(p1=Has(market=["tilted-iron", "tilted-goblet"], workshop=shop))
    sc.do("move:tilted-iron:workshop", "craft:goblet")
    assert (sc.market(1), sc.workshop(1)) == ([], ["iron"])
    sc.settled()


@rule("S2.15")
def test_tilted_cards_are_swapped() -> None:
    sc = scenario(p1=Has(market=["tilted-gold"] * 4, workshop=["iron"] * 7)).do("swap:tilted-gold")
    assert sc.workshop(1) == ["gold", *["iron"] * 6]
    sc.settled()


@rule("S2.15")
def test_cards_straighten_at_the_end_of_the_turn() -> None:
    sc = scenario(p1=Has(hand=["iron"] * 6, market=["tilted-gold", "silver"]), p2=FULL).do("end")
    assert sc.market(1) == ["gold", "silver"]
    sc.do("end", "sell:gold")
    assert sc.coins(1) == 17
    sc.settled()


@rule("S2.16")
def test_the_fortieth_action_is_the_last() -> None:
    sc = scenario(p1=Has(workshop=["iron", "gold"], hand=["iron"] * 6), p2=FULL)
    moves = ["move:iron:market", "move:gold:market", "move:tilted-iron:workshop"]
    moves.append("move:tilted-gold:workshop")
    for n in range(39):
        assert sc.view(1).actions_left == 40 - n
        sc.do(moves[n % 4])
    assert sc.state.active == 0
    sc.do(moves[39 % 4])
    assert sc.state.active == 1
    sc.settled()


@rule("S2.16")
def test_after_the_fortieth_action_the_draw_phase_follows() -> None:
    sc = scenario(p1=Has(workshop=["iron", "gold"], hand=["iron"] * 5), p2=FULL)
    moves = ["move:iron:market", "move:gold:market", "move:tilted-iron:workshop"]
    moves.append("move:tilted-gold:workshop")
    sc.do(*[moves[n % 4] for n in range(40)])
    assert sc.legal() == ["draw:mine", "draw:guild"]
    sc.do("draw:mine").settled()


@rule("S2.16")
def test_choosing_a_payment_or_a_place_is_part_of_the_action() -> None:
    shop = ["refined-iron"] * 2 + ["refined-gold", "refined-ruby", "refined-emerald"]
    sc = scenario(p1=Has(hand=["emberheart"], workshop=shop), p2=Has(market=["iron"]))
    sc.do("craft:emberheart", "pay:ruby", "buy:p2:iron", "to:market")
    assert sc.view(1).actions_left == 38
    sc.settled()


@rule("S2.16")
def test_a_swap_counts_as_one() -> None:
    shop = ["iron"] * 6 + ["ruby"]
    sc = scenario(p1=Has(market=["gold"] * 4, workshop=shop)).do("swap:gold", "with:ruby")
    assert sc.view(1).actions_left == 39
    sc.settled()


@rule("S2.16")
def test_choices_while_completing_are_not_actions() -> None:
    stacks = [("haggler", ["iron"]), ("long-tongs", ["gold"])]
    sc = scenario(p1=Has(stacks=stacks), start="turn").do("complete:haggler", "tool:use")
    assert sc.view(1).actions_left == 40
    sc.settled()


@rule("S2.16")
def test_a_move_may_not_put_back_what_was_just_moved_to_the_workshop() -> None:
    sc = scenario(p1=Has(market=["iron"], workshop=["iron", "refined-iron"]))
    sc.do("move:iron:workshop").refuse("move:iron:market")
    sc.do("move:refined-iron:market", "move:iron:market")
    assert sc.market(1) == ["tilted-refined-iron", "tilted-iron"]
    sc.settled()


@rule("S2.16")
def test_a_move_may_not_put_back_what_was_just_moved_to_the_market() -> None:
    sc = scenario(p1=Has(market=["iron", "tilted-iron"], workshop=["iron"]))
    sc.do("move:iron:market").refuse("move:tilted-iron:workshop")
    sc.do("move:iron:workshop", "move:tilted-iron:workshop")
    assert sc.market(1) == ["tilted-iron"]
    sc.settled()


@rule("S2.16")
def test_a_move_may_be_reversed_after_another_action() -> None:
    sc = scenario(p1=Has(market=["iron"], hand=["gold"])).do("move:iron:workshop")
    sc.refuse("move:iron:market").do("play:gold:market", "move:iron:market")
    assert sc.market(1) == ["tilted-gold", "tilted-iron"]
    sc.settled()


@rule("S2.16")
def test_a_move_may_be_reversed_in_the_next_turn() -> None:
    has = Has(market=["iron"], hand=["iron"] * 6)
    sc = scenario(p1=has, p2=FULL).do("move:iron:workshop", "end", "end")
    sc.do("move:refined-iron:market").settled()


@rule("S2.16")
def test_a_card_may_be_moved_right_after_it_is_played() -> None:
    sc = scenario(p1=Has(hand=["iron"])).do("play:iron:market", "move:tilted-iron:workshop")
    assert sc.workshop(1) == ["iron"]
    sc.settled()


@rule("S2.16")
def test_a_swap_may_not_put_back_either_card_of_the_swap_before() -> None:
    shop = ["iron"] * 3 + ["silver"] * 4
    sc = scenario(p1=Has(market=["gold", "gold", "earth", "tilted-silver"], workshop=shop))
    sc.do("swap:gold", "with:iron").refuse("swap:tilted-iron")
    sc.do("swap:earth").refuse("with:gold").do("with:silver")
    sc.refuse("swap:tilted-silver").do("swap:tilted-iron").refuse("with:earth")
    assert sc.legal() == ["with:iron", "with:silver", "with:gold"]
    sc.do("with:gold").settled()


@rule("S2.16")
def test_after_a_swap_an_equal_card_with_another_tilt_may_move() -> None:
    shop = ["iron"] * 6 + ["ruby"]
    sc = scenario(p1=Has(market=["iron", "gold", "gold", "gold"], workshop=shop))
    sc.do("swap:gold", "with:iron").refuse("swap:tilted-iron").do("swap:iron", "with:ruby")
    assert sc.market(1) == ["gold", "gold", "tilted-iron", "tilted-ruby"]
    sc.settled()


@rule("S2.16")
def test_no_swap_is_offered_if_every_partner_would_be_put_back() -> None:
    sc = scenario(p1=Has(market=["gold"] * 4, workshop=["gold"] * 7)).do("swap:gold")
    assert "swap" not in sc.verbs()
    sc.settled()


@rule("S2.17")
def test_four_cards_are_drawn_each_from_either_deck_seeing_each() -> None:
    sc = scenario(p2=FULL, mine=[REST, "ruby", "iron"], guild=[REST, "barker", "goblet"]).do("end")
    sc.do("draw:mine")
    assert sc.hand(1) == ["iron"]
    sc.do("draw:guild")
    assert sc.hand(1) == ["goblet", "iron"]
    sc.do("draw:guild", "draw:mine")
    assert sc.hand(1) == ["barker", "goblet", "iron", "ruby"]
    assert sc.state.active == 1
    sc.settled()


@rule("S2.17")
@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (2, 4), (3, 3), (5, 1), (6, 0)])
def test_the_draw_stops_at_the_hand_limit(held: int, drawn: int) -> None:
    sc = scenario(p1=Has(hand=["iron"] * held), p2=FULL).do("end", *["draw:mine"] * drawn)
    assert len(sc.hand(1)) == held + drawn
    assert sc.state.active == 1
    sc.settled()


@rule("S2.17")
def test_drawing_is_mandatory() -> None:
    sc = scenario(p2=FULL).do("end")
    for _ in range(4):
        assert sc.legal() == ["draw:mine", "draw:guild"]
        sc.do("draw:guild")
    sc.settled()


@rule("S2.17")
def test_an_empty_deck_is_skipped() -> None:
    sc = scenario(p2=FULL, mine=["iron"], guild=[REST, "goblet", "barker", "haggler"])
    sc.do("end", "draw:mine")
    assert sc.hand(1) == ["barker", "goblet", "haggler", "iron"]
    assert sc.state.active == 1
    sc.settled()


@rule("S2.17")
def test_with_both_decks_empty_the_draw_is_over() -> None:
    sc = scenario(p2=Has(hand=["ruby"]), mine=["iron"], guild=["goblet"]).do("end", "draw:guild")
    assert (sc.hand(1), sc.state.active) == (["goblet", "iron"], 1)
    sc.do("end")
    assert sc.hand(2) == ["ruby"]
    assert sc.state.over
    sc.settled()


@rule("S2.17")
def test_discarded_guild_cards_never_come_back() -> None:
    sc = scenario(p1=Has(hand=["iron"] * 5, market=["goblet"]), p2=Has(), guild=["barker"])
    sc.do("discard:goblet", "end", "draw:guild")
    assert len(sc.state.guild) == 0
    assert "goblet" in sc.view(1).discard
    sc.settled()


@rule("S2.17")
def test_turns_do_not_overlap() -> None:
    sc = scenario(p1=Has(hand=["iron"] * 5), p2=FULL).do("end")
    assert sc.legal(2) == []
    sc.do("draw:mine")
    assert (sc.legal(1), sc.state.active) == ([], 1)
    sc.settled()
