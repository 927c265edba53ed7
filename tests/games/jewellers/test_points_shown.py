"""The points shown for a card are the points it adds in final scoring."""

from __future__ import annotations

from random import Random

import pytest

from dvergar.games.jewellers.cards.options import Options
from tests.games.jewellers.scene import Has, Mode, Scene, fresh, last_round, scene

RESTLESS = 0.3  # how often a player does something other than buying


def total(sc: Scene, player: int) -> int:
    return sc.view(player).players[player - 1].tally.total


def promised(sc: Scene, player: int) -> dict[str, int]:
    return {found.card: found.adds for found in sc.view(player).prospects}


@pytest.mark.parametrize("mode", ["classic", "advanced"])
@pytest.mark.parametrize("manner", ["topaz", "opal"])
def test_a_purchase_adds_the_points_shown(mode: Mode, manner: str) -> None:
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


def test_stones_spent_on_a_card_are_not_scored_on_it() -> None:
    """Spectacles score pairs of two colours, and cost both."""
    sc = scene("classic", p1=Has("green2 blue1", ["bellows"]), offer=["spectacles-green-blue"])
    before, gain = total(sc, 1), promised(sc, 1)["spectacles-green-blue"]
    assert total(sc.do("buy:spectacles-green-blue"), 1) - before == gain


def test_a_players_cards_add_the_same_whatever_is_fixed_in_final_scoring() -> None:
    """As water the Concord completes a triple; as fire it scores nothing."""
    cards = ["concord-of-the-gates", "garnet-studs", "cockade-earth"]
    sc = scene("initiation", "clean", p1=Has(cards=cards), round=last_round("initiation"))
    before = [card.adds for card in sc.view(1).players[0].cards]
    sc.do("nature:concord-of-the-gates:fire")
    assert [card.adds for card in sc.view(1).players[0].cards] == before


def test_a_card_from_the_discard_pile_adds_the_points_shown() -> None:
    sc = scene("classic", p1=Has("red2 gold2"), discard=["garnet-studs"])
    before, gain = total(sc, 1), promised(sc, 1)["garnet-studs"]
    assert total(sc.do("buy:garnet-studs"), 1) - before == gain > 0
