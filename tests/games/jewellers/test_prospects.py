"""What a card would add, and what one's own cards add, is what the count says."""

from __future__ import annotations

from random import Random

import pytest

from dvergar.games.jewellers.cards.options import Options
from tests.games.jewellers.scene import Has, Mode, Scene, fresh, last_round, scene

RESTLESS = 0.3  # how often somebody does something else than buying


def total(sc: Scene, player: int) -> int:
    return sc.view(player).players[player - 1].tally.total


def promised(sc: Scene, player: int) -> dict[str, int]:
    return {found.card: found.adds for found in sc.view(player).prospects}


@pytest.mark.parametrize("mode", ["classic", "advanced"])
@pytest.mark.parametrize("manner", ["topaz", "opal"])
def test_what_a_purchase_promises_is_what_it_brings(mode: Mode, manner: str) -> None:
    luck, sc = Random(mode + manner), fresh(3, Options(mode, manner))  # type: ignore[arg-type]
    compared = 0
    while not sc.state.over:
        player = sc.waiting[0]
        bought = sc.offered("buy", player)
        for card in {*bought} & {*promised(sc, player)}:
            after = sc.fork().do(f"p{player} buy:{card}")
            if after.phase() == "turns":  # no medallion has paid yet
                compared += 1
                assert total(after, player) - total(sc, player) == promised(sc, player)[card], card
        dull = not bought or luck.random() < RESTLESS
        choices = sc.legal(player) if dull else [f"buy:{card}" for card in bought]
        sc.do(f"p{player} {luck.choice(choices)}")
    assert compared > 20


def test_stones_that_pay_for_a_card_are_not_placed_on_it() -> None:
    """Spectacles score pairs of two colours, and cost both."""
    sc = scene("classic", p1=Has("green2 blue1", ["bellows"]), offer=["spectacles-green-blue"])
    before, bring = total(sc, 1), promised(sc, 1)["spectacles-green-blue"]
    assert total(sc.do("buy:spectacles-green-blue"), 1) - before == bring


def test_own_cards_add_the_same_whatever_is_fixed_at_the_count() -> None:
    """As water the Concord has a triple, as fire it scores nothing."""
    cards = ["concord-of-the-gates", "garnet-studs", "cockade-earth"]
    sc = scene("initiation", "clean", p1=Has(cards=cards), round=last_round("initiation"))
    before = [card.adds for card in sc.view(1).players[0].cards]
    sc.do("nature:concord-of-the-gates:fire")
    assert [card.adds for card in sc.view(1).players[0].cards] == before


def test_a_card_of_the_discard_pile_promises_what_it_brings() -> None:
    sc = scene("classic", p1=Has("red2 gold2"), discard=["garnet-studs"])
    before, bring = total(sc, 1), promised(sc, 1)["garnet-studs"]
    assert total(sc.do("buy:garnet-studs"), 1) - before == bring > 0
