"""S5.2–S5.4: what each apprentice does."""

from __future__ import annotations

import pytest

from dvergar.games.smithy.effects import Perks
from tests.games.smithy import printed
from tests.marks import rule
from tests.scenario import Has, Scenario, scenario

FULL = Has(hand=["iron"] * 6)


@rule("S5.2", "S5.4", "S1.3")
def test_stall_keeper_makes_room_for_a_fifth_market_card() -> None:
    has = Has(apprentices=["stall-keeper"], hand=["iron", "iron"], market=["gold"] * 4)
    sc = scenario(p1=has).do("play:iron:market").refuse("play:iron:market")
    assert (len(sc.market(1)), sc.area(1).limits.market) == (5, 5)
    sc.settled()


@rule("S5.2", "S5.4", "S1.3")
def test_pack_carrier_holds_two_more_but_draws_no_more() -> None:
    sc = scenario(p1=Has(apprentices=["pack-carrier"], hand=["iron"] * 3), p2=FULL)
    sc.do("end", *["draw:mine"] * 4)
    assert (len(sc.hand(1)), sc.state.active, sc.area(1).limits.hand) == (7, 1, 8)
    sc.settled()
    full = scenario(p1=Has(apprentices=["pack-carrier"], hand=["iron"] * 7), p2=FULL).do(
        "end", "draw:mine"
    )
    assert (len(full.hand(1)), full.state.active) == (8, 1)
    full.settled()


@rule("S5.2", "S5.4", "S2.0")
def test_tally_clerk_is_first_paid_on_the_turn_after_its_training() -> None:
    has = Has(coins=0, hand=["iron"] * 6, stacks=[("tally-clerk", ["silver"])])
    sc = scenario(p1=has, p2=FULL, start="turn")
    assert sc.coins(1) == 0
    sc.do("end", "end")
    assert sc.coins(1) == 3
    sc.settled()


@rule("S5.2", "S2.0")
def test_tally_clerk_is_paid_on_the_last_turn_too() -> None:
    p2 = Has(apprentices=["tally-clerk"], coins=0, hand=["iron"] * 6)
    sc = scenario(p1=Has(hand=["iron"] * 5), p2=p2, guild=["goblet"]).do("end", "draw:guild")
    assert sc.coins(2) == 3
    sc.do("end").settled()


@rule("S5.2", "S2.3")
def test_firing_the_tally_clerk_keeps_its_income() -> None:
    stacks = [("haggler", ["iron"])]
    has = Has(apprentices=["tally-clerk", "barker"], coins=0, stacks=stacks)
    sc = scenario(p1=has, start="turn").do("fire:tally-clerk")
    assert sc.coins(1) == 3
    sc.settled()


@rule("S5.2", "S5.4", "S2.17")
@pytest.mark.parametrize(("held", "drawn"), [(0, 5), (2, 5), (3, 4), (7, 0)])
def test_mine_runner_draws_five_up_to_a_hand_of_seven(held: int, drawn: int) -> None:
    has = Has(apprentices=["mine-runner"], hand=["iron"] * held)
    sc = scenario(mode="starter", p1=has, p2=FULL).do("end", *["draw:mine"] * drawn)
    assert (len(sc.hand(1)), sc.state.active) == (held + drawn, 1)
    sc.settled()


@rule("S5.2", "S2.17")
def test_mine_runner_works_from_the_turn_that_completes_it() -> None:
    sc = scenario(mode="starter", p1=Has(stacks=[("mine-runner", [])]), p2=FULL, start="turn")
    sc.do("end", *["draw:guild"] * 5)
    assert (len(sc.hand(1)), sc.state.active) == (5, 1)
    sc.settled()


@rule("S5.2")
def test_limits_add_up() -> None:
    sc = scenario(
        mode="starter",
        p1=Has(apprentices=["pack-carrier", "mine-runner"], hand=["iron"] * 4),
        p2=FULL,
    )
    assert sc.area(1).limits.hand == 9
    sc.do("end", *["draw:mine"] * 5)
    assert len(sc.hand(1)) == 9
    sc.settled()


@rule("S5.2", "S5.4", "S1.3")
def test_bench_builder_makes_room_for_nine() -> None:
    has = Has(apprentices=["bench-builder"], hand=["iron", "gold"], workshop=["iron"] * 8)
    sc = scenario(mode="starter", p1=has).do("play:gold:workshop").refuse("play:iron:workshop")
    assert (sc.area(1).workshop_size, sc.area(1).limits.workshop) == (9, 9)
    sc.settled()


@rule("S5.2", "S5.4", "S2.11", "S2.15")
def test_market_barker_sells_tilted_resources_but_discards_no_tilted_cards() -> None:
    market = ["tilted-refined-iron", "tilted-ruby", "gold", "tilted-goblet"]
    sc = scenario(p1=Has(apprentices=["barker"], coins=0, market=market))
    sc.refuse("discard:goblet").do("sell:tilted-refined-iron", "sell:tilted-ruby", "sell:gold")
    assert sc.coins(1) == sum(printed.side(w)["sell"] for w in ("refined-iron", "ruby", "gold"))
    assert (sc.market(1), sc.warehouse()) == (["tilted-goblet"], ["iron", "ruby", "gold"])
    sc.settled()


@rule("S5.2", "S5.4", "S2.1", "S2.8")
def test_bellows_hand_plays_two_metals_or_gems_refined_each_turn() -> None:
    has = Has(apprentices=["bellows-hand"], hand=["iron", "ruby", "gold", "earth", "iron", "iron"])
    sc = scenario(p1=has, p2=FULL)
    sc.do("play:iron:refined", "play:ruby:refined").refuse("play:gold:refined")
    sc.do("play:gold:workshop")
    assert sc.workshop(1) == ["gold", "refined-iron", "refined-ruby"]
    sc.settled()


@rule("S5.2", "S2.8")
def test_bellows_hand_is_optional_and_its_card_may_be_crafted_with_at_once() -> None:
    sc = scenario(p1=Has(apprentices=["bellows-hand"], hand=["silver", "gold", "goblet"]))
    assert {"play:silver:refined", "play:silver:workshop", "play:silver:market"} <= set(sc.legal())
    sc.do("play:silver:refined", "play:gold:refined", "craft:goblet")
    assert sc.stacks(1) == {"goblet": ["silver", "gold"]}
    sc.settled()


@rule("S5.2")
def test_bellows_hand_does_not_apply_to_runestones_the_market_or_moves() -> None:
    has = Has(apprentices=["bellows-hand"], hand=["earth"], market=["iron"], coins=30)
    sc = scenario(p1=has, p2=Has(market=["gold"]))
    assert not [text for text in sc.legal() if text.endswith(":refined")]
    sc.do("move:iron:workshop", "buy:p2:gold", "to:workshop")
    assert sc.workshop(1) == ["gold", "iron"]
    sc.settled()


@rule("S5.2")
def test_bellows_hand_needs_room_in_the_workshop() -> None:
    has = Has(apprentices=["bellows-hand"], hand=["gold"], workshop=["iron"] * 7)
    scenario(p1=has).refuse("play:gold:refined").settled()


@rule("S5.2")
def test_unused_bellows_hand_uses_do_not_carry_over() -> None:
    sc = scenario(p1=Has(apprentices=["bellows-hand"], hand=["gold"] * 6), p2=FULL).do("end", "end")
    sc.do("play:gold:refined", "play:gold:refined").refuse("play:gold:refined").settled()


@rule("S5.2", "S5.4", "S2.12")
@pytest.mark.parametrize(
    ("kind", "price"), [("iron", 2), ("gold", 6), ("mithril", 10), ("earth", 7)]
)
def test_yard_clerk_pays_two_less_and_nothing_for_the_cards_above(kind: str, price: int) -> None:
    stock = ["iron", "gold", "mithril", "earth", "silver", "silver"]
    sc = scenario(p1=Has(apprentices=["yard-clerk"], coins=price), warehouse=stock).do(
        f"buy:warehouse:{kind}"
    )
    assert (sc.coins(1), sc.hand(1)) == (0, [kind])
    sc.settled()
    poor = scenario(p1=Has(apprentices=["yard-clerk"], coins=price - 1), warehouse=stock)
    poor.refuse(f"buy:warehouse:{kind}").settled()


@rule("S5.2")
def test_yard_clerk_still_needs_room_in_the_hand() -> None:
    has = Has(apprentices=["yard-clerk"], hand=["iron"] * 6)
    scenario(p1=has, warehouse=["iron"]).refuse("buy:warehouse:iron").settled()


@rule("S5.2", "S5.3", "S5.4", "S2.13")
@pytest.mark.parametrize(
    ("word", "price", "paid"),
    [
        ("refined-gold", 8, 5),
        ("refined-iron", 4, 2),
        ("iron", 2, 2),
        ("goblet", 2, 2),
        ("gold", 4, 2),
    ],
)
def test_haggler_pays_three_less_at_least_two_and_the_bank_the_rest(
    word: str, price: int, paid: int
) -> None:
    sc = scenario(p1=Has(apprentices=["haggler"], coins=paid), p2=Has(coins=0, market=[word]))
    sc.do(f"buy:p2:{word}", "to:market")
    assert (sc.coins(1), sc.coins(2)) == (0, price)
    sc.settled()
    poor = scenario(p1=Has(apprentices=["haggler"], coins=paid - 1), p2=Has(coins=0, market=[word]))
    poor.refuse(f"buy:p2:{word}").settled()


@rule("S5.3")
def test_a_sellers_own_haggler_changes_nothing() -> None:
    sc = scenario(
        p1=Has(coins=8), p2=Has(apprentices=["haggler"], coins=0, market=["refined-gold"])
    )
    sc.do("buy:p2:refined-gold", "to:market")
    assert (sc.coins(1), sc.coins(2)) == (0, 8)
    sc.settled()


@rule("S5.2", "S5.4", "S2.5")
def test_scrap_sorter_keeps_one_metal_of_an_item() -> None:
    has = Has(apprentices=["scrap-sorter"], coins=0, stacks=[("seal-ring", ["gold", "ruby"])])
    sc = scenario(p1=has, start="turn")
    assert sc.legal() == ["salvage:gold", "salvage:none"]
    sc.do("salvage:gold")
    assert (sc.workshop(1), sc.coins(1), sc.scrap()) == (["refined-gold"], 31, {"ruby": 1})
    sc.settled()


@rule("S5.2")
def test_scrap_sorter_is_optional() -> None:
    has = Has(apprentices=["scrap-sorter"], coins=0, stacks=[("goblet", ["silver", "gold"])])
    sc = scenario(p1=has, start="turn").do("salvage:none")
    assert (sc.workshop(1), sc.coins(1), sc.scrap()) == ([], 22, {"silver": 1, "gold": 1})
    sc.settled()


@rule("S5.2", "S5.4", "S2.4")
@pytest.mark.parametrize("choice", ["use", "sell"])
def test_scrap_sorter_keeps_one_metal_of_a_tool_used_or_sold(choice: str) -> None:
    has = Has(apprentices=["scrap-sorter"], coins=0, stacks=[("long-tongs", ["silver", "gold"])])
    sc = scenario(p1=has, start="turn").do(f"tool:{choice}", "salvage:silver")
    assert (sc.workshop(1), sc.scrap()) == (["refined-silver"], {"gold": 1})
    assert sc.coins(1) == (15 if choice == "sell" else 0)
    sc.settled()


@rule("S5.2")
def test_scrap_sorter_works_once_per_turn() -> None:
    stacks = [("goblet", ["silver", "gold"]), ("trail-knife", ["iron", "silver"])]
    sc = scenario(p1=Has(apprentices=["scrap-sorter"], coins=0, stacks=stacks), start="turn")
    sc.do("complete:goblet", "salvage:gold")
    assert (sc.workshop(1), sc.coins(1)) == (["refined-gold"], 38)
    sc.settled()


@rule("S5.2")
def test_scrap_sorter_left_unused_may_be_used_on_the_next_stack() -> None:
    stacks = [("goblet", ["silver", "gold"]), ("trail-knife", ["iron", "silver"])]
    sc = scenario(p1=Has(apprentices=["scrap-sorter"], coins=0, stacks=stacks), start="turn")
    sc.do("complete:goblet", "salvage:none", "salvage:iron")
    assert sc.workshop(1) == ["refined-iron"]
    sc.settled()


@rule("S5.2")
def test_scrap_sorter_keeps_nothing_of_apprentices_kings_items_gems_or_runes() -> None:
    stacks = [("haggler", ["iron"]), ("moonmirror", ["silver"]), ("seal-ring", ["ruby"])]
    sc = scenario(p1=Has(apprentices=["scrap-sorter"], stacks=stacks), start="turn")
    sc.do("complete:haggler", "complete:moonmirror")
    assert sc.workshop(1) == []
    sc.settled()


@rule("S5.2")
def test_scrap_sorter_counts_for_cards_completed_after_it_and_its_metal_stays() -> None:
    stacks = [("scrap-sorter", ["silver"]), ("goblet", ["gold"]), ("haggler", ["iron"])]
    sc = scenario(p1=Has(apprentices=["barker"], stacks=stacks), start="turn")
    sc.do("complete:scrap-sorter", "complete:goblet", "salvage:gold", "fire:scrap-sorter")
    assert sc.workshop(1) == ["refined-gold", "scrap-sorter"]
    sc.settled()


@rule("S5.2")
@pytest.mark.parametrize("apprentice", printed.of_type("apprentice"))
def test_an_apprentice_in_hand_market_workshop_or_stack_does_nothing(apprentice: str) -> None:
    places = [Has(hand=[apprentice]), Has(market=[apprentice]), Has(workshop=[apprentice])]
    for has in [*places, Has(stacks=[(apprentice, [])])]:
        sc = scenario(mode=printed.mode(apprentice), p1=has)
        limits = sc.area(1).limits
        assert (limits.hand, limits.market, limits.workshop) == (6, 4, 7)
        assert effects(sc) == effects(scenario())
        sc.settled()


def effects(sc: Scenario) -> list[object]:
    """Return everything that an apprentice could change."""
    perks = sc.smith(1).perks
    names = ["draws", "income", "sells_tilted", "stokes", "salvages", "yard", "haggle"]
    return [getattr(perks, name) for name in names]


@rule("S5.2")
def test_a_warehouse_discount_never_makes_a_card_more_expensive() -> None:
    assert Perks(yard=2, yard_least=9, yard_step=0).warehouse_price(4, 3) == 4
