"""Which actions of Dwarven Smithy can be undone."""

from __future__ import annotations

import pytest

from tests.scenario import Has, Scenario, scenario

FULL = Has(hand=["iron"] * 6)
EMBER = [f"refined-{kind}" for kind in ("iron", "iron", "gold", "ruby", "emerald")]


def undone(sc: Scenario, *texts: str) -> None:
    """Play these actions and undo each one, checking that the state is restored."""
    states = []
    for text in texts:
        states.append(sc.game.encode(sc.state))
        sc.do(text)
    for before in reversed(states):
        sc.match.undo(sc.state.active)
        assert sc.game.encode(sc.state) == before
    sc.settled()


@pytest.mark.parametrize(
    "texts",
    [
        ["play:emberheart:market", "play:silver:workshop"],
        ["craft:emberheart", "pay:ruby"],
        ["sell:gold", "buy:warehouse:gold", "play:gold:market"],
        ["buy:p2:iron", "to:workshop", "move:iron:market"],
    ],
)
def test_public_actions_are_undone_one_by_one(texts: list[str]) -> None:
    has = Has(coins=30, hand=["emberheart", "silver"], market=["gold"], workshop=EMBER)
    undone(scenario(p1=has, p2=Has(market=["iron"])), *texts)


def test_choices_while_completing_are_undone() -> None:
    stacks = [("haggler", ["iron"]), ("long-tongs", ["gold"])]
    sc = scenario(p1=Has(stacks=stacks), start="turn")
    before = sc.game.encode(sc.state)
    sc.do("complete:long-tongs", "tool:use")
    sc.match.undo(0)
    sc.match.undo(0)
    assert sc.game.encode(sc.state) == before
    sc.do("complete:haggler", "tool:sell").settled()


@pytest.mark.parametrize("deck", ["mine", "guild"])
def test_a_draw_cannot_be_undone(deck: str) -> None:
    sc = scenario(p1=Has(hand=["iron"] * 4), p2=FULL).do("end")
    assert sc.match.undoable(0)
    sc.do(f"draw:{deck}")
    assert not sc.match.undoable(0)
    sc.do("draw:mine").settled()


def test_the_end_of_a_turn_cannot_be_undone_even_if_nothing_was_drawn() -> None:
    sc = scenario(p1=FULL, p2=FULL).do("end")
    assert not sc.match.undoable(0)
    assert not sc.match.undoable(1)
    sc.settled()


def test_completing_with_a_shuffle_cannot_be_undone() -> None:
    stacks = [("haggler", ["iron"]), ("goblet", ["gold"])]
    stuck = Has(
        hand=["iron"] * 8, market=["gold"] * 5,
        apprentices=["stall-keeper", "pack-carrier"], stacks=stacks,
    )  # fmt: skip
    sc = scenario(p1=stuck, start="turn").do("complete:haggler")
    assert not sc.match.undoable(0)
    sc.settled()


def test_naming_can_be_undone_only_before_another_seat_bids() -> None:
    sc = scenario(3, bidding=True, p1=Has(), p2=Has(market=["iron"]), p3=Has())
    undone(sc, "name:p2:iron")
    sc.do("name:p2:iron", "p1 bid:2")
    assert sc.match.undoable(0)
    sc.do("p3 pass")
    assert not sc.match.undoable(0)
    sc.do("to:market")
    sc.settled()
