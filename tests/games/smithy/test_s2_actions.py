"""S2.7–S2.13: playing, moving, discarding, selling and buying."""

from __future__ import annotations

import pytest

from tests.games.smithy import printed
from tests.marks import rule
from tests.scenario import Has, scenario

FULL_SHOP = ["iron"] * 7
QUIET = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])


@rule("S2.7")
def test_a_turn_has_any_number_of_actions_in_any_order() -> None:
    sc = scenario(p1=Has(hand=["iron", "gold"], market=["silver"], coins=30), warehouse=["ruby"])
    sc.do("play:iron:market", "buy:warehouse:ruby", "play:gold:workshop", "sell:silver")
    sc.do("play:ruby:market", "move:gold:market")
    sc.settled()
    full = Has(hand=["iron"] * 6)
    none = scenario(p1=full, p2=full).do("end")
    assert none.state.active == 1
    none.settled()


@rule("S2.7")
def test_an_action_is_finished_before_the_next_starts() -> None:
    shop = [f"refined-{x}" for x in ("iron", "iron", "gold", "ruby", "emerald")]
    sc = scenario(p1=Has(hand=["ember-maul", "iron"], workshop=shop)).do("craft:ember-maul")
    assert sc.legal() == ["pay:emerald", "pay:ruby"]
    sc.do("pay:emerald").settled()
    buy = scenario(p2=Has(market=["iron"])).do("buy:p2:iron")
    assert buy.legal() == ["to:market", "to:workshop"]
    buy.do("to:market").settled()


@rule("S2.7")
def test_equal_cards_in_an_area_are_one_choice() -> None:
    has = Has(
        hand=["gold", "gold"], market=["iron", "iron", "tilted-iron"], workshop=["ruby", "ruby"]
    )
    sc = scenario(p1=has, p2=Has(market=["silver", "silver"]), warehouse=["earth", "earth"])
    legal = sc.legal()
    assert len(legal) == len(set(legal))
    for text in ("play:gold:market", "sell:iron", "move:iron:workshop", "move:ruby:market"):
        assert text in legal
    for text in ("move:tilted-iron:workshop", "buy:p2:silver", "buy:warehouse:earth"):
        assert text in legal
    sc.settled()


@rule("S2.7")
def test_kind_side_and_tilt_make_different_choices() -> None:
    market = ["iron", "refined-iron", "tilted-iron", "tilted-refined-iron"]
    legal = scenario(p1=Has(market=market)).legal()
    assert [text for text in legal if text.startswith("move")] == [
        f"move:{code}:workshop"
        for code in ("iron", "tilted-iron", "refined-iron", "tilted-refined-iron")
    ]
    assert [text for text in legal if text.startswith("sell")] == ["sell:iron", "sell:refined-iron"]


@rule("S2.7")
def test_buying_takes_the_topmost_of_equal_warehouse_cards() -> None:
    sc = scenario(p1=Has(coins=30), warehouse=["iron", "gold", "iron", "silver"])
    sc.do("buy:warehouse:iron")
    assert (sc.coins(1), sc.warehouse()) == (30 - 4 - 1, ["iron", "gold", "silver"])
    sc.settled()


@rule("S2.8")
def test_a_card_is_played_tilted_to_the_market() -> None:
    sc = scenario(p1=Has(hand=["iron", "goblet"])).do("play:iron:market", "play:goblet:market")
    assert (sc.market(1), sc.hand(1)) == (["tilted-iron", "tilted-goblet"], [])
    sc.settled()


@rule("S2.8")
def test_a_card_is_played_straight_and_unrefined_to_the_workshop() -> None:
    hand = ["iron", "ruby", "earth", "goblet"]
    sc = scenario(p1=Has(hand=hand)).do(*[f"play:{card}:workshop" for card in hand])
    assert (sc.workshop(1), sc.hand(1)) == (["earth", "goblet", "iron", "ruby"], [])
    sc.settled()


@rule("S2.8")
def test_a_card_is_played_face_up_even_a_kings_item() -> None:
    sc = scenario(p1=Has(hand=["crown-plate"])).do("play:crown-plate:market")
    assert [piece.card for piece in sc.view(2).smiths[0].market] == ["crown-plate"]
    sc.settled()


@rule("S2.8")
def test_players_play_cards_only_from_their_own_hand() -> None:
    sc = scenario(p1=Has(workshop=["iron"]), p2=Has(hand=["gold"]))
    sc.refuse("play:iron:market", "play:gold:market").settled()


@rule("S2.9")
def test_a_card_moved_to_the_market_tilts_and_keeps_its_side() -> None:
    sc = scenario(p1=Has(workshop=["iron", "refined-gold", "goblet"]))
    sc.do("move:iron:market", "move:refined-gold:market", "move:goblet:market")
    assert sc.market(1) == ["tilted-iron", "tilted-refined-gold", "tilted-goblet"]
    assert sc.area(1).workshop_size == 0
    sc.settled()


@rule("S2.9")
def test_a_card_moved_to_the_workshop_lies_straight_and_keeps_its_side() -> None:
    sc = scenario(p1=Has(market=["tilted-iron", "refined-gold", "tilted-goblet"]))
    sc.do("move:tilted-iron:workshop", "move:refined-gold:workshop")
    sc.do("move:tilted-goblet:workshop", "move:refined-gold:market")
    assert (sc.workshop(1), sc.market(1)) == (["goblet", "iron"], ["tilted-refined-gold"])
    sc.settled()


@rule("S2.9")
def test_two_cards_swap_only_if_both_areas_are_full() -> None:
    sc = scenario(p1=Has(market=["gold", "tilted-ruby", "earth", "earth"], workshop=FULL_SHOP))
    assert "move" not in sc.verbs()
    sc.do("swap:tilted-ruby")
    assert sc.market(1) == ["gold", "earth", "earth", "tilted-iron"]
    assert sc.workshop(1) == ["iron"] * 6 + ["ruby"]
    sc.settled()
    room = scenario(p1=Has(market=["gold"] * 4, workshop=["iron"] * 6))
    assert "swap" not in room.verbs()


@rule("S2.9")
def test_a_swap_asks_for_the_workshop_card_where_there_is_a_choice() -> None:
    shop = ["iron"] * 3 + ["refined-iron"] * 3 + ["goblet"]
    sc = scenario(p1=Has(market=["gold"] * 4, workshop=shop)).do("swap:gold")
    assert sc.legal() == ["with:iron", "with:refined-iron", "with:goblet"]
    sc.do("with:refined-iron")
    assert sc.market(1) == ["gold"] * 3 + ["tilted-refined-iron"]
    assert sc.workshop(1) == ["goblet", "gold", *["iron"] * 3, *["refined-iron"] * 2]
    sc.settled()


@rule("S2.9")
def test_cards_of_a_stack_and_completed_kings_items_do_not_move() -> None:
    stack = ("goblet", ["silver", "gold"])
    sc = scenario(p1=Has(stacks=[stack], kings=[QUIET]))
    assert sc.legal() == ["end"]
    full = scenario(p1=Has(market=["iron"] * 3, kings=[QUIET], workshop=["ruby"] * 3 + ["earth"],
                           stacks=[stack]))  # fmt: skip
    full.do("swap:iron")
    assert full.legal() == ["with:ruby", "with:earth"]
    full.do("with:ruby").settled()


@rule("S2.10")
def test_an_untilted_guild_card_of_the_market_is_discarded_for_nothing() -> None:
    sc = scenario(p1=Has(market=["goblet", "tilted-barker"], workshop=["haggler"]))
    sc.refuse("discard:barker", "discard:haggler").do("discard:goblet")
    assert (sc.market(1), sc.view(2).discard, sc.coins(1)) == (["tilted-barker"], ["goblet"], 15)
    sc.settled()


@rule("S2.10")
def test_a_kings_item_can_be_discarded_but_not_once_completed() -> None:
    sc = scenario(p1=Has(market=["oathblade"], kings=[QUIET])).refuse("discard:quiet-mail")
    sc.do("discard:oathblade")
    assert sc.view(1).discard == ["oathblade"]
    sc.settled()


@rule("S2.11")
@pytest.mark.parametrize("word", ["iron", "refined-iron", "ruby", "refined-ruby", "earth"])
def test_a_resource_sells_for_its_current_sell_value_and_tops_the_warehouse(word: str) -> None:
    sc = scenario(p1=Has(coins=0, market=[word]), warehouse=["gold"]).do(f"sell:{word}")
    assert sc.coins(1) == printed.side(word)["sell"]
    assert sc.warehouse() == ["gold", word.removeprefix("refined-")]
    assert sc.market(1) == []
    sc.settled()


@rule("S2.11")
def test_tilted_cards_the_workshop_and_the_hand_do_not_sell() -> None:
    sc = scenario(p1=Has(hand=["iron"], market=["tilted-iron"], workshop=["iron"]))
    sc.refuse("sell:iron", "sell:tilted-iron").settled()


@rule("S2.12")
@pytest.mark.parametrize(
    ("kind", "above"), [("mithril", 3), ("iron", 2), ("earth", 1), ("ruby", 0)]
)
def test_a_warehouse_card_costs_its_highest_buy_value_plus_one_per_card_above(
    kind: str, above: int
) -> None:
    stock = ["mithril", "iron", "earth", "ruby"]
    sc = scenario(p1=Has(coins=40), warehouse=stock).do(f"buy:warehouse:{kind}")
    assert sc.coins(1) == 40 - printed.RESOURCES[kind]["refined"]["buy"] - above
    assert sc.hand(1) == [kind]
    assert sc.warehouse() == [other for other in stock if other != kind]
    sc.settled()


@rule("S2.12")
def test_the_side_of_a_sold_card_is_forgotten() -> None:
    sc = scenario(p1=Has(coins=4, market=["refined-iron"])).do("sell:refined-iron")
    sc.do("buy:warehouse:iron", "play:iron:workshop")
    assert (sc.workshop(1), sc.coins(1)) == (["iron"], 2)
    sc.settled()


@rule("S2.12")
def test_buying_from_the_warehouse_needs_coins_and_room_in_the_hand() -> None:
    scenario(p1=Has(coins=4), warehouse=["iron", "gold"]).refuse("buy:warehouse:iron").settled()
    has = Has(coins=40, hand=["iron"] * 6)
    scenario(p1=has, warehouse=["iron"]).refuse("buy:warehouse:iron").settled()


@rule("S2.13")
@pytest.mark.parametrize("word", ["iron", "refined-iron", "earth", "tilted-refined-gold"])
def test_the_seller_is_paid_the_current_buy_value(word: str) -> None:
    sc = scenario(p1=Has(coins=20), p2=Has(coins=1, market=[word]))
    sc.do(f"buy:p2:{word}", "to:market")
    price = printed.side(word.removeprefix("tilted-"))["buy"]
    assert (sc.coins(1), sc.coins(2)) == (20 - price, 1 + price)
    assert (sc.market(1), sc.market(2)) == ([f"tilted-{word.removeprefix('tilted-')}"], [])
    sc.settled()


@rule("S2.13")
def test_a_bought_guild_card_can_be_used_at_once() -> None:
    sc = scenario(
        p1=Has(coins=2, workshop=["refined-silver", "refined-gold"]), p2=Has(market=["goblet"])
    )
    sc.do("buy:p2:goblet", "to:workshop", "craft:goblet")
    assert (sc.coins(1), sc.coins(2), list(sc.stacks(1))) == (0, 17, ["goblet"])
    sc.settled()


@rule("S2.13")
def test_a_bought_card_stays_refined_or_unrefined_in_the_workshop() -> None:
    sc = scenario(p1=Has(coins=20), p2=Has(market=["iron", "refined-gold"]))
    sc.do("buy:p2:iron", "to:workshop", "buy:p2:refined-gold", "to:workshop")
    assert sc.workshop(1) == ["iron", "refined-gold"]
    sc.settled()


@rule("S2.13")
def test_with_room_in_one_area_only_the_card_goes_there() -> None:
    market_full = scenario(p1=Has(market=["gold"] * 4), p2=Has(market=["iron"])).do("buy:p2:iron")
    assert market_full.workshop(1) == ["iron"]
    market_full.settled()
    shop_full = scenario(p1=Has(workshop=FULL_SHOP), p2=Has(market=["iron"])).do("buy:p2:iron")
    assert shop_full.market(1) == ["tilted-iron"]
    shop_full.settled()


@rule("S2.13")
def test_cards_are_bought_only_from_others_markets_and_only_with_enough_coins() -> None:
    p2 = Has(hand=["iron"], market=["refined-gold"], workshop=["silver"], kings=[QUIET])
    sc = scenario(p1=Has(coins=7, market=["iron"]), p2=p2)
    assert "buy" not in sc.verbs()
    sc.settled()


@rule("S2.13")
def test_players_can_buy_from_every_other_player() -> None:
    sc = scenario(3, active=2, p1=Has(market=["iron"]), p2=Has(coins=9), p3=Has(market=["silver"]))
    sc.do("buy:p1:iron", "to:market", "buy:p3:silver", "to:market")
    assert [sc.coins(p) for p in (1, 2, 3)] == [17, 4, 18]
    sc.settled()
