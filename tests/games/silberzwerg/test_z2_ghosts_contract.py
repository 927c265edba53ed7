"""Z2.4: what ghosts do in the contract column."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

STAYS = Has(bag="blue", lords="gems")  # has a question in the lords' phase, which pauses the round


def contracts(level: int = 1, opened: bool = False) -> Scene:
    """Put p1's ghost in the contract column, with a contract per player and two public ones."""
    return scene(
        p1=Has(ghosts="contract", contracts=[f"yellow8@{level}"]),
        p2=Has(contracts=[f"red8@{level}"]),
        p3=Has(bag="blue", lords="gems", contracts=[f"green8@{level}"]),
        public=[f"blue8@{level}", "red4-green4"],
        opened=opened,
    )


@rule("Z2.4")
def test_own_and_public_contracts_can_be_raised_and_others_and_public_ones_lowered() -> None:
    sc = contracts()
    assert sc.offered("raise") == ["yellow8", "blue8"]
    assert sc.offered("lower") == ["red8", "green8", "blue8", "red4-green4"]
    sc.refuse("lower:yellow8", "raise:red8", "raise:green8").settled()


@rule("Z2.4")
@pytest.mark.parametrize("card", ["yellow8", "blue8"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_raised_contract_goes_up_a_notch(card: str, level: int) -> None:
    sc = contracts(level).do(f"raise:{card}")
    up = card if level == 1 else f"{card}@{level - 1}"
    assert up in sc.board()
    sc.settled()


@rule("Z2.4")
def test_nothing_is_raised_above_the_top() -> None:
    sc = contracts(0)
    assert "raise" not in sc.verbs()
    sc.settled()


@rule("Z2.4")
@pytest.mark.parametrize("card", ["red8", "blue8"])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_lowered_contract_drops_a_notch_without_a_penalty(card: str, level: int) -> None:
    sc = contracts(level).do(f"lower:{card}")
    assert f"{card}@{level + 1}" in sc.board()
    assert sc.wealth() == [50, 50, 50]
    sc.settled()


@rule("Z2.4")
def test_an_opponents_contract_at_its_lowest_is_removed_and_the_opponent_pays() -> None:
    sc = contracts(3).do("lower:red8")
    assert sc.board()[1] == "-"
    assert (sc.wealth(), "red8" in sc.out()) == ([50, 20, 50], True)
    sc.settled()


@rule("Z2.4")
def test_a_public_contract_at_its_lowest_is_removed_and_nobody_pays() -> None:
    sc = contracts(3).do("lower:blue8")
    assert sc.board()[3] == "-"
    assert (sc.wealth(), "blue8" in sc.out()) == ([50, 50, 50], True)
    sc.settled()


@rule("Z2.4", "Z2.9")
def test_a_freed_space_stays_free_until_new_contracts_are_dealt() -> None:
    sc = contracts(3).do("lower:red8")
    assert (sc.phase(), sc.board()[1]) == ("lords", "-")
    deck = sc.view(1).deck
    sc.idle()
    assert "-" not in sc.board()
    assert sc.view(1).deck < deck


@rule("Z2.4")
def test_several_ghosts_move_the_same_contract() -> None:
    ghost = Has(ghosts="contract")
    sc = scene(4, p1=ghost, p2=ghost, p3=ghost, p4=STAYS, public=["blue8"])
    sc.do("p1 lower:blue8", "p2 lower:blue8", "p3 raise:blue8")
    assert sc.board()[4] == "blue8@1"
    sc.settled()


@rule("Z2.4")
def test_two_ghosts_lower_and_then_remove_a_contract() -> None:
    ghost = Has(ghosts="contract")
    sc = scene(4, p1=ghost, p2=ghost, p4=STAYS, p3=Has(contracts=["blue8@2"]))
    sc.do("p1 lower:blue8", "p2 lower:blue8")
    assert (sc.board()[2], sc.wealth()[2]) == ("-", 20)
    sc.settled()
