"""S4.1: bidding for cards in a Market."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.scenario import Has, Scenario, scenario

FULL_HAND = ["iron"] * 6
NO_ROOM = Has(coins=50, market=["gold"] * 4, workshop=["iron"] * 7)


def bids(seats: int = 3, active: int = 1, **players: Has) -> Scenario:
    return scenario(
        seats, bidding=True, active=active, p1=players.get("p1"), p2=players.get("p2"),
        p3=players.get("p3"), p4=players.get("p4"),
    )  # fmt: skip


def asked(sc: Scenario) -> list[int]:
    """Pass every bid, and return who was asked."""
    seen = []
    while "pass" in sc.legal():
        seen.append(sc.asked + 1)
        sc.do("pass")
    return seen


@rule("S4.1")
def test_naming_replaces_buying() -> None:
    sc = bids(p2=Has(market=["iron"]))
    assert "name:p2:iron" in sc.legal()
    assert "buy:p2:iron" not in sc.legal()
    plain = scenario(3, p2=Has(market=["iron"]))
    assert "name" not in plain.verbs()
    plain.settled()


@rule("S4.1")
@pytest.mark.parametrize(
    ("namer", "seller", "order"),
    [(1, 2, [1, 4, 3]), (1, 3, [2, 1, 4]), (1, 4, [3, 2, 1]), (3, 1, [4, 3, 2])],
)
def test_bids_go_counter_clockwise_from_the_sellers_right_including_the_namer(
    namer: int, seller: int, order: list[int]
) -> None:
    stall = Has(market=["iron"])
    players = {f"p{n}": stall if n == seller else Has() for n in range(1, 5)}
    sc = bids(4, namer, **players).do(f"name:p{seller}:iron")
    assert asked(sc) == order
    sc.settled()


@rule("S4.1")
def test_the_lowest_bid_is_the_buy_value_then_one_more_than_the_last() -> None:
    sc = bids(p1=Has(coins=7), p2=Has(market=["iron"]), p3=Has(coins=5)).do("name:p2:iron")
    assert sc.legal() == [f"bid:{n}" for n in range(2, 8)] + ["pass"]
    sc.do("p1 bid:3")
    assert sc.legal() == ["bid:4", "bid:5", "pass"]
    sc.do("p3 pass", "to:market").settled()


@rule("S4.1")
def test_each_player_bids_once_and_the_highest_pays_the_seller() -> None:
    sc = bids(p1=Has(coins=20), p2=Has(coins=0, market=["refined-gold"]), p3=Has(coins=20))
    sc.do("name:p2:refined-gold", "p1 bid:9", "p3 bid:12")
    assert sc.asked == 2
    assert sc.legal() == ["to:market", "to:workshop"]
    sc.do("to:workshop")
    assert [sc.coins(p) for p in (1, 2, 3)] == [20, 12, 8]
    assert (sc.market(2), sc.workshop(3)) == ([], ["refined-gold"])
    assert sc.state.active == 0
    sc.settled()


@rule("S4.1")
def test_a_bidder_with_room_in_only_one_area_is_not_asked_where() -> None:
    p3 = Has(coins=20, market=["gold"] * 4)
    sc = bids(p2=Has(market=["refined-gold"]), p3=p3).do("name:p2:refined-gold")
    sc.do("p1 pass", "p3 bid:8")
    assert sc.workshop(3) == ["refined-gold"]
    sc.settled()


@rule("S4.1")
def test_the_namer_may_pass_and_another_may_win() -> None:
    sc = bids(p2=Has(market=["iron"]), p3=Has(coins=20)).do("name:p2:iron", "p1 pass", "p3 bid:2")
    sc.do("to:market")
    assert (sc.market(3), sc.coins(1)) == (["tilted-iron"], 15)
    sc.settled()


@rule("S4.1")
def test_without_a_bid_the_card_stays() -> None:
    sc = bids(p2=Has(market=["iron"])).do("name:p2:iron", "p1 pass", "p3 pass")
    assert (sc.market(2), [sc.coins(p) for p in (1, 2, 3)]) == (["iron"], [15, 15, 15])
    sc.settled()


@rule("S4.1")
def test_a_card_won_in_another_players_turn_is_tilted_until_that_turn_ends() -> None:
    p1 = Has(hand=FULL_HAND)
    sc = bids(p1=p1, p2=Has(hand=FULL_HAND, market=["iron"]), p3=Has())
    sc.do("name:p2:iron", "p1 pass", "p3 bid:2", "to:market")
    assert sc.market(3) == ["tilted-iron"]
    sc.do("end")
    assert sc.market(3) == ["iron"]
    sc.settled()


@rule("S4.1")
def test_a_player_can_only_name_a_card_they_can_pay_and_have_room_for() -> None:
    poor = bids(p1=Has(coins=7), p2=Has(market=["refined-gold", "iron"]))
    poor.refuse("name:p2:refined-gold").do("name:p2:iron", "pass", "pass").settled()
    crowded = bids(p1=NO_ROOM, p2=Has(market=["iron"]))
    assert "name" not in crowded.verbs()
    crowded.settled()


@rule("S4.1")
def test_own_cards_workshop_cards_and_completed_kings_items_cannot_be_named() -> None:
    king = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
    sc = bids(p1=Has(market=["iron"]), p2=Has(workshop=["iron"], kings=[king]))
    assert "name" not in sc.verbs()
    sc.settled()


@rule("S4.1")
def test_players_who_sell_or_lack_room_or_coins_are_not_asked() -> None:
    sc = bids(4, p1=Has(), p2=Has(market=["refined-gold"], coins=99), p3=NO_ROOM, p4=Has(coins=7))
    sc.do("name:p2:refined-gold")
    assert asked(sc) == [1]
    sc.settled()


@rule("S4.1")
def test_a_player_who_cannot_top_the_last_bid_is_not_asked() -> None:
    sc = bids(p1=Has(coins=20), p2=Has(market=["refined-gold"]), p3=Has(coins=9))
    sc.do("name:p2:refined-gold", "p1 bid:9", "to:market")
    assert (sc.coins(1), sc.coins(2)) == (11, 24)
    sc.settled()


@rule("S4.1", "S3.1")
def test_a_finished_player_does_not_bid_but_is_paid() -> None:
    p1 = Has(hand=["iron"] * 5, coins=50, market=["gold"])
    sc = scenario(3, bidding=True, p1=p1, p2=Has(), p3=Has(market=["silver"]), guild=["goblet"])
    sc.do("end", "draw:guild", "name:p3:silver")
    assert asked(sc) == [2]
    sc.do("name:p1:gold", "p3 bid:4", "p2 bid:5", "to:market")
    assert (sc.coins(1), sc.coins(2)) == (55, 10)
    sc.settled()


@rule("S4.1", "S5.3")
def test_haggler_needs_and_pays_only_the_reduced_sum_and_the_bank_adds_the_rest() -> None:
    haggler = Has(coins=5, apprentices=["haggler"])
    sc = bids(p1=haggler, p2=Has(coins=0, market=["refined-gold"]), p3=Has(coins=7))
    sc.do("name:p2:refined-gold")
    assert sc.legal() == ["bid:8", "pass"]
    sc.do("bid:8", "to:market")
    assert (sc.coins(1), sc.coins(2)) == (0, 8)
    sc.settled()


@rule("S4.1", "S5.3")
def test_haggler_also_helps_a_bidder_in_another_players_turn() -> None:
    sc = bids(p2=Has(coins=0, market=["refined-gold"]), p3=Has(coins=6, apprentices=["haggler"]))
    sc.do("name:p2:refined-gold", "p1 bid:8")
    assert sc.legal() == ["bid:9", "pass"]
    sc.do("bid:9", "to:market")
    assert (sc.coins(2), sc.coins(3)) == (9, 0)
    sc.settled()


@rule("S4.1")
def test_each_card_is_named_at_most_once_per_turn() -> None:
    sc = bids(
        p1=Has(hand=FULL_HAND), p2=Has(hand=FULL_HAND, market=["iron", "iron", "tilted-iron"])
    )
    for word in ("iron", "iron", "tilted-iron"):
        sc.do(f"name:p2:{word}", "pass", "pass")
    assert "name" not in sc.verbs()
    sc.settled()


@rule("S4.1")
def test_a_card_bought_this_turn_is_not_named_again_from_its_new_market() -> None:
    sc = bids(p1=Has(), p2=Has(market=["iron", "iron"]), p3=Has())
    sc.do("name:p2:iron", "p1 pass", "p3 bid:2", "to:market").refuse("name:p3:tilted-iron")
    sc.do("name:p2:iron", "pass", "pass").refuse("name:p2:iron", "name:p3:tilted-iron").settled()


@rule("S4.1")
def test_a_named_card_may_be_named_again_next_turn() -> None:
    sc = bids(
        p1=Has(hand=FULL_HAND), p2=Has(hand=FULL_HAND), p3=Has(hand=FULL_HAND, market=["iron"])
    )
    sc.do("name:p3:iron", "pass", "pass", "end", "name:p3:iron", "pass", "pass").settled()


@rule("S4.1", "S2.16")
def test_naming_is_one_action_and_bids_and_places_are_none() -> None:
    sc = bids(p2=Has(market=["iron"]), p3=Has()).do(
        "name:p2:iron", "p1 bid:2", "p3 bid:3", "to:market"
    )
    assert sc.view(1).actions_left == 39
    sc.settled()


@rule("S4.1", "S2.16")
def test_the_fortieth_action_may_be_a_naming_and_its_bids_are_finished() -> None:
    p1 = Has(workshop=["iron", "gold"], hand=FULL_HAND)
    sc = bids(p1=p1, p2=Has(hand=FULL_HAND, market=["silver"]), p3=Has())
    moves = ["move:iron:market", "move:gold:market", "move:tilted-iron:workshop"]
    moves.append("move:tilted-gold:workshop")
    sc.do(*[moves[n % 4] for n in range(39)], "name:p2:silver", "pass", "p3 bid:3", "to:market")
    assert (sc.market(3), sc.state.active) == (["silver"], 1)
    sc.settled()


@rule("S4.1", "S2.16")
def test_a_move_may_be_reversed_after_naming() -> None:
    sc = bids(p1=Has(market=["iron"]), p2=Has(market=["silver"])).do("move:iron:workshop")
    sc.refuse("move:iron:market").do("name:p2:silver", "pass", "pass", "move:iron:market").settled()


@rule("S4.1")
def test_with_two_players_only_the_namer_bids() -> None:
    sc = bids(2, p1=Has(), p2=Has(market=["iron"])).do("name:p2:iron")
    assert asked(sc) == [1]
    sc.settled()


@rule("S4.1")
def test_a_bid_is_at_most_99_coins() -> None:
    rich = Has(coins=500)
    sc = bids(p1=rich, p2=Has(market=["iron"]), p3=rich).do("name:p2:iron")
    assert sc.legal()[-2:] == ["bid:99", "pass"]
    sc.do("bid:99", "to:market")
    assert (sc.coins(1), sc.coins(2)) == (401, 114)
    sc.settled()
