"""Moves for animations: gems with their old and new places, for each reader."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from dvergar.games.record import open_record
from dvergar.games.silberzwerg import TITLE
from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

WAITS = Has(bag="blue", lords="gems")
THREE = Path("tests/golden/silberzwerg/3-long-greedy.dvergar")


def moves(sc: Scene, player: int) -> list[tuple[str, str, str]]:
    """Return the moves of the last action for a player; 0 is a spectator."""
    found = TITLE.moves(sc.game, sc.match.history[-1], player - 1)
    return [(move.thing, move.start, move.to) for move in found]


@rule("Z6.2")
def test_bought_gems_come_from_their_mine_into_the_buyers_bag() -> None:
    sc = scene(phase="lords", p1=Has(lords="red"), p3=WAITS, prices=[7, 7, 7, 7]).do("buy:red:2")
    assert moves(sc, 1) == [("red", "mine/red", "own/red")] * 2
    assert moves(sc, 2) == [("red", "mine/red", "bag/p1")] * 2
    assert moves(sc, 0) == moves(sc, 2)
    sc.settled()


@rule("Z6.2")
def test_gems_that_are_sold_or_handed_in_go_back_to_their_mines() -> None:
    p1 = Has(bag="red6 green3", lords="gems contract", contracts=["red6-green2"])
    sc = scene(phase="lords", p1=p1, p3=WAITS).do("sell:green:1", "enough")
    sc.do("fulfil:red6-green2")
    assert Counter(moves(sc, 2)) == {
        ("red", "bag/p1", "mine/red"): 6,
        ("green", "bag/p1", "mine/green"): 2,
    }
    sc.settled()


@rule("Z6.2", "Z2.4")
def test_a_swap_gives_two_and_gets_two() -> None:
    sc = scene(p1=Has(bag="red2", ghosts="gems"), p3=WAITS)
    sc.do("swap", "give:red", "give:red", "get:blue")
    gives, gets = ("red", "own/red", "mine/red"), ("blue", "mine/blue", "own/blue")
    assert moves(sc, 1)[:4] == [gives, gives, gets, gets]
    sc.settled()


@rule("Z6.2")
@pytest.mark.parametrize(
    ("player", "seen"),
    [
        (1, ("red", "bag/p2", "own/red")),
        (2, ("red", "own/red", "bag/p1")),
        (3, ("", "bag/p2", "bag/p1")),
        (0, ("", "bag/p2", "bag/p1")),
    ],
)
def test_a_stolen_gem_has_a_colour_for_thief_and_victim_only(
    player: int, seen: tuple[str, str, str]
) -> None:
    sc = scene(p1=Has(ghosts="gems"), p2=Has(bag="red2"), p3=WAITS).do("steal:p2")
    assert moves(sc, player)[:2] == [seen, seen]
    sc.settled()


@rule("Z6.2")
def test_moves_make_up_every_change_of_a_whole_game() -> None:
    """The moves in and out of the mines add up to what is in them."""
    record = open_record(THREE.read_text("utf-8"))
    match = record.match
    game: Any = record.game
    for seat in (-1, 0, 1, 2):
        found = [move for entry in match.history for move in TITLE.moves(game, entry, seat)]
        change = Counter(move.to for move in found)
        change.subtract(move.start for move in found)
        mines = [change[f"mine/{colour}"] for colour in ("yellow", "red", "green", "blue")]
        assert [19 + n for n in mines] == match.state.mines
        bags = sum(change[f"bag/p{p + 1}"] for p in range(3))
        assert bags + change_of_own(change) == -sum(mines)


def change_of_own(change: Counter[str]) -> int:
    return sum(n for place, n in change.items() if place.startswith("own/"))
