"""S1.1–S1.3: starting cards, the first player and the limits of each area."""

from __future__ import annotations

import pytest

from dvergar.games import title
from dvergar.games.record import BadTable, begin, newest_cards
from dvergar.games.smithy.cards.options import Options
from dvergar.games.smithy.shown.view import View
from dvergar.games.smithy.state import SmithyState
from tests.marks import rule
from tests.scenario import Has, scenario

FULL_SHOP = ["iron"] * 3 + ["refined-silver"] * 4
SMITHY = title("smithy")


def fresh(seats: int, seed: int, first: int = 0) -> tuple[SmithyState, list[View]]:
    """Return a new match and each seat's view of it."""
    record = begin(SMITHY, Options(first=first), newest_cards(SMITHY), ["human"] * seats, seed)
    views = [SMITHY.view(record.game, record.match.state, p) for p in range(seats)]
    return record.match.state, [v for v in views if isinstance(v, View)]


@rule("S1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_15_coins_four_in_the_workshop_and_six_in_hand(seats: int) -> None:
    _, views = fresh(seats, 11)
    assert len(views) == seats
    for p, seen in enumerate(views):
        own = seen.smiths[p]
        assert (own.coins, own.mine_backs, own.guild_backs) == (15, 4, 2)
        assert (len(own.workshop), len(own.hand)) == (4, 6)
        assert (own.market, own.stacks, own.kings, own.apprentices, own.tools) == ([],) * 5
    assert (views[0].mine, views[0].guild) == (116 - 8 * seats, 43 - 2 * seats)


@rule("S1.1")
def test_the_dealt_workshop_is_unrefined_until_its_owner_has_a_turn() -> None:
    for seed in range(10):
        s, views = fresh(3, seed, first=1)
        for p in (1, 2):
            for piece in views[0].smiths[p].workshop:
                assert not piece.refined
        assert s.smiths[0].raw == 0


@rule("S1.1")
def test_two_to_four_players_can_play() -> None:
    for players in (1, 5):
        with pytest.raises(BadTable, match="2 to 4 players"):
            begin(SMITHY, Options(), newest_cards(SMITHY), ["human"] * players, 1)


@rule("S1.2")
def test_the_first_player_is_random_and_can_be_any_seat() -> None:
    assert {fresh(4, seed)[0].active for seed in range(60)} == {0, 1, 2, 3}


@rule("S1.2")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_host_may_choose_the_first_player(first: int) -> None:
    for seed in range(5):
        s, _ = fresh(3, seed, first)
        assert (s.active, s.first) == (first - 1, first - 1)


@rule("S1.2")
def test_the_host_cannot_choose_a_seat_that_does_not_exist() -> None:
    with pytest.raises(BadTable, match="4 is no seat of 3 players"):
        fresh(3, 1, first=4)


@rule("S1.2")
def test_play_goes_clockwise_and_a_round_ends_before_the_first_player() -> None:
    full = Has(hand=["iron"] * 6)
    sc = scenario(3, p1=full, p2=full, p3=full, active=2, first=2)
    seen = []
    for _ in range(4):
        seen.append((sc.state.active + 1, sc.state.round))
        sc.do("end")
    assert seen == [(2, 1), (3, 1), (1, 1), (2, 2)]
    sc.settled()


@rule("S1.3")
def test_a_market_holds_four() -> None:
    sc = scenario(p1=Has(hand=["iron", "gold"], market=["iron"] * 3)).do("play:gold:market")
    sc.refuse("play:iron:market").do("play:iron:workshop")
    assert len(sc.market(1)) == 4
    sc.settled()


@rule("S1.3")
def test_a_completed_kings_item_takes_one_place_in_the_market() -> None:
    king = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
    sc = scenario(p1=Has(hand=["iron", "gold"], market=["iron"] * 2, kings=[king]))
    sc.do("play:gold:market").refuse("play:iron:market").settled()


@rule("S1.3")
def test_a_workshop_holds_seven_cards_including_those_in_stacks() -> None:
    stack = ("goblet", ["silver", "gold"])
    sc = scenario(p1=Has(hand=["iron", "gold"], workshop=["iron"] * 3, stacks=[stack]))
    sc.do("play:gold:workshop").refuse("play:iron:workshop").do("play:iron:market")
    assert sc.area(1).workshop_size == 7
    sc.settled()


@rule("S1.3")
def test_a_player_with_a_full_hand_cannot_buy_from_the_warehouse() -> None:
    sc = scenario(p1=Has(coins=30, hand=["iron"] * 6), warehouse=["iron"])
    sc.refuse("buy:warehouse:iron").do("play:iron:market", "buy:warehouse:iron")
    assert sc.area(1).mine_backs == 6
    sc.settled()


@rule("S1.3")
def test_a_bought_card_needs_room_in_market_or_workshop() -> None:
    full = Has(coins=30, market=["gold"] * 4, workshop=FULL_SHOP)
    sc = scenario(p1=full, p2=Has(market=["iron"])).refuse("buy:p2:iron")
    sc.do("sell:gold", "buy:p2:iron")
    assert sc.market(1) == ["gold"] * 3 + ["tilted-iron"]
    sc.settled()


@rule("S1.3")
def test_a_move_into_a_full_area_is_not_possible_unless_both_are_full() -> None:
    market_full = scenario(p1=Has(market=["gold"] * 4, workshop=["iron"] * 6))
    market_full.refuse("move:iron:market", "swap:gold").do("move:gold:workshop").settled()
    shop_full = scenario(p1=Has(market=["gold"] * 3, workshop=FULL_SHOP))
    shop_full.refuse("move:gold:workshop", "swap:gold").do("move:iron:market").settled()


@rule("S1.3")
def test_limits_are_checked_after_both_cards_of_a_swap_have_moved() -> None:
    sc = scenario(p1=Has(market=["gold"] * 4, workshop=FULL_SHOP)).do("swap:gold", "with:iron")
    assert sc.market(1) == ["gold"] * 3 + ["tilted-iron"]
    assert sc.area(1).workshop_size == 7
    sc.settled()


@rule("S1.3")
def test_limits_are_checked_after_both_cards_of_an_exchange_have_moved() -> None:
    stack = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
    shop = ["refined-iron"] * 2
    sc = scenario(p1=Has(market=["gold"] * 4, workshop=shop, stacks=[stack]), start="turn")
    assert (len(sc.market(1)), len(sc.kings(1)), sc.area(1).workshop_size) == (3, 1, 3)
    sc.settled()


@rule("S1.3")
def test_a_player_has_at_most_two_apprentices_and_two_tools() -> None:
    stacks = [("haggler", ["iron", "silver"]), ("royal-swage", ["gold", "gold"])]
    has = Has(
        apprentices=["barker", "tally-clerk"], tools=["nail-header", "long-tongs"], stacks=stacks
    )
    sc = scenario(p1=has, start="turn").do("complete:royal-swage", "fire:barker")
    assert len(sc.smith(1).apprentices) == len(sc.smith(1).tools) == 2
    sc.settled()
