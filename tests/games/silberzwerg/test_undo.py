"""Which actions of Silberzwerg can be undone."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.printed import BARS, CHEAP, PLUS
from tests.games.silberzwerg.scene import Has, Scene, scene


def undone(sc: Scene, *texts: str) -> None:
    """Play these actions and undo each one, checking that the state is restored."""
    states = []
    for text in texts:
        states.append(sc.game.encode(sc.state))
        sc.do(text)
    for before in reversed(states):
        sc.match.undo(sc.state.active)
        assert sc.game.encode(sc.state) == before
        sc.check()
    sc.settled()


@pytest.mark.parametrize(
    "texts",
    [
        ["take:red", "banish:blue:p2:miner", "also:p2:miner"],
        ["swap", "give:green", "give:green", "get:blue", "take:red"],
        ["cheapen:red", "tribute:p2", "rest:red"],
    ],
)
def test_public_actions_of_ghosts_are_undone_one_by_one(texts: list[str]) -> None:
    ghosts = "red gems" if "swap" in texts else "red blue"
    p1 = Has(bag="red2 green2", ghosts=ghosts, kept=[PLUS[0], CHEAP[0]])
    undone(scene(p1=p1, p2=Has(miners="blue3")), *texts)


def test_public_actions_of_lords_are_undone_one_by_one() -> None:
    p1 = Has(bag="red8 green2 blue", lords="contract gems", contracts=["red8"], kept=PLUS[:1])
    undone(scene(phase="lords", p1=p1, p2=Has(lords="yellow")),
           "sell:green:1", "sell:blue:1", "enough", "fulfil:red8")  # fmt: skip


def test_returning_gems_can_be_undone() -> None:
    undone(scene(phase="return", p1=Has(bag="red8 green8")), "return:red", "return:red")


@pytest.mark.parametrize("theft", ["steal:p2", "steal:p2:p3"])
def test_a_theft_cannot_be_undone(theft: str) -> None:
    p1 = Has(ghosts="gems red")
    sc = scene(p1=p1, p2=Has(bag="red3"), p3=Has(bag="blue", lords="gems")).do(theft)
    assert (sc.asked, sc.match.undoable(0)) == (1, False)
    sc.settled()


def test_an_action_cannot_be_undone_after_another_player_cancelled_or_allowed_it() -> None:
    for answer in ("cancel", "allow"):
        sc = scene(p1=Has(ghosts="red blue"), p2=Has(kept=BARS[:1], lords="yellow"))
        sc.do("take:red", f"p2 {answer}")
        assert (sc.match.undoable(0), sc.match.undoable(1)) == (False, False)
        sc.settled()


def test_an_action_cannot_be_undone_once_the_next_player_is_asked() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red")).do("take:red")
    assert (sc.asked, sc.match.undoable(0)) == (2, False)
    sc.settled()


def test_an_action_cannot_be_undone_once_new_contracts_are_dealt() -> None:
    sc = scene(phase="lords", p1=Has(bag="red9 blue9", lords="gems")).do("sell:red:1", "enough")
    assert (sc.asked, sc.phase(), sc.match.undoable(0)) == (1, "return", False)
    sc.settled()


@pytest.mark.parametrize(("lords", "undoable"), [("contract", False), ("", True)])
def test_an_action_cannot_be_undone_once_it_shows_that_a_bag_fulfils_nothing(
    lords: str, undoable: bool
) -> None:
    p1 = Has(bag="blue2", lords=lords, contracts=["red8"])
    sc = scene(p1=p1, p2=Has(), p3=Has(bag="red2", ghosts="red", lords="gems"))
    sc.do("p3 take:red")
    assert (sc.asked, sc.phase(), sc.match.undoable(2)) == (3, "lords", undoable)
    sc.settled()


@pytest.mark.parametrize(("bag", "undoable"), [("red14", False), ("red12", True)])
def test_an_action_cannot_be_undone_once_it_shows_that_a_bag_leaves_no_choice(
    bag: str, undoable: bool
) -> None:
    p1 = Has(bag="yellow9 blue9", lords="gems")
    sc = scene(phase="lords", p1=p1, p2=Has(bag=bag), first=2, public=["red8", "green8"], deck=[])
    sc.do("p1 sell:blue:1", "p1 enough")
    assert (sc.asked, sc.phase(), sc.match.undoable(0)) == (1, "return", undoable)
    sc.settled()
