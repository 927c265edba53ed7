"""S4.2: the never-ending Mine, alone and with bidding."""

from __future__ import annotations

from tests.marks import rule
from tests.scenario import Has, Scenario, scenario

FULL_HAND = ["iron"] * 6


@rule("S4.2")
def test_drawing_the_last_mine_card_refills_the_mine_even_in_mid_draw() -> None:
    sc = scenario(
        endless=True,
        p1=Has(hand=["iron"] * 3),
        p2=Has(hand=FULL_HAND),
        mine=["ruby"],
        warehouse=["gold"] * 5,
    )
    sc.do("end", "draw:mine")
    assert "ruby" in sc.hand(1)
    assert len(sc.state.mine) == 116 - 3 - 6 - 1
    assert (sc.warehouse(), sc.scrap()) == ([], {})
    sc.do("draw:mine", "draw:mine")
    assert sc.view(1).closer == -1
    sc.settled()


@rule("S4.2")
def test_the_new_mine_holds_discards_and_warehouse_and_nothing_else() -> None:
    king = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
    p2 = Has(hand=FULL_HAND, kings=[king])
    sc = scenario(
        endless=True,
        p1=Has(hand=["iron"] * 5),
        p2=p2,
        mine=["ruby"],
        scrap=["gold"] * 2,
        warehouse=["earth"] * 3,
        buried="quiet-mail",
    )
    sc.do("end", "draw:mine")
    mine = [0] * 12
    sc.state.mine.tally(mine)
    assert {kind: n for kind, n in enumerate(mine) if n} == {2: 2, 11: 3}
    sc.settled()


@rule("S4.2")
def test_the_new_mine_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        sc = scenario(
            endless=True,
            p1=Has(hand=["iron"] * 5),
            p2=Has(hand=FULL_HAND),
            mine=["ruby"],
            seed=seed,
        )
        sc.do("end", "draw:mine")
        orders.add(tuple(sc.state.mine.slots))
        sc.settled()
    assert len(orders) == 6


@rule("S4.2")
def test_the_mine_no_longer_triggers_the_end_but_the_guild_does() -> None:
    sc = scenario(
        endless=True,
        p1=Has(hand=["iron"] * 4),
        p2=Has(hand=FULL_HAND),
        mine=["ruby"],
        guild=["goblet"],
    )
    sc.do("end", "draw:mine")
    assert sc.view(1).closer == -1
    sc.do("draw:guild")
    assert sc.view(1).closer == 0
    sc.do("end")
    assert sc.game.ending(sc.state) == "guild"
    sc.settled()


def barren(p1: Has, p2: Has) -> Scenario:
    """Set up a never-ending Mine with one card left and nothing to refill it."""
    king = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
    p3 = Has(hand=FULL_HAND, kings=[king])
    return scenario(
        3, endless=True, p1=p1, p2=p2, p3=p3, mine=["ruby"], scrap=[], buried="quiet-mail"
    )


@rule("S4.2")
def test_with_nothing_to_shuffle_the_mine_stays_empty_and_the_draw_continues() -> None:
    sc = barren(Has(hand=["iron"] * 4), Has(hand=["iron"] * 6)).do("end", "draw:mine")
    assert (len(sc.state.mine), len(sc.hand(1))) == (0, 6)
    assert sc.view(1).closer == -1
    assert sc.state.active == 1
    sc.settled()


@rule("S4.2")
def test_an_empty_mine_is_refilled_at_the_start_of_a_later_draw_phase() -> None:
    p2 = Has(hand=["iron"] * 6, market=["gold"])
    sc = barren(Has(hand=["iron"] * 5), p2).do("end", "draw:mine", "sell:gold")
    assert (sc.warehouse(), len(sc.state.mine)) == (["gold"], 0)
    sc.do("end")
    assert (sc.warehouse(), len(sc.state.mine)) == ([], 1)
    sc.settled()


@rule("S4.2")
def test_a_discard_during_the_turn_does_not_refill_before_the_draw_phase() -> None:
    p2 = Has(hand=["iron"] * 5, market=["gold"])
    sc = barren(Has(hand=["iron"] * 5), p2).do("end", "draw:mine", "sell:gold", "end")
    assert sc.legal() == ["draw:mine", "draw:guild"]
    sc.do("draw:mine")
    assert "gold" in sc.hand(2)
    sc.settled()


@rule("S4.1", "S4.2")
def test_both_variants_together() -> None:
    sc = scenario(
        bidding=True,
        endless=True,
        p1=Has(hand=["iron"] * 5),
        mine=["ruby"],
        p2=Has(hand=FULL_HAND, market=["silver"]),
    )
    sc.do("name:p2:silver", "bid:3", "to:market", "end", "draw:mine")
    assert (sc.market(1), len(sc.state.mine) > 0) == (["silver"], True)
    sc.settled()
