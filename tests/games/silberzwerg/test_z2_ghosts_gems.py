"""Z2.4: what ghosts do in the gems column."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

TWO_REDS = ["give:red", "give:red"]
STAYS = Has(bag="blue", lords="gems")  # has a question in the lords' phase, which pauses the round


def swapper(bag: str, others: str = "", ghosts: str = "gems") -> Scene:
    return scene(p1=Has(bag=bag, ghosts=ghosts), p2=Has(bag=others), p3=STAYS)


@rule("Z2.4")
def test_two_gems_are_swapped_for_two_of_the_mines_in_any_mix() -> None:
    sc = swapper("red2 green").do("swap", "give:red")
    assert sc.legal() == ["give:red", "give:green"]
    sc.do("give:green")
    assert sc.legal() == ["get:yellow", "get:red", "get:green", "get:blue"]
    sc.do("get:yellow", "get:blue")
    assert sc.bag(1) == "yellow1 red1 blue1"
    assert sc.mines() == "yellow19 red19 green20 blue18"
    sc.settled()


@rule("Z2.4")
def test_every_pair_can_be_given_and_every_pair_taken() -> None:
    bag, mix = ["yellow", "red", "green", "blue"], set()
    for a in range(4):
        for b in range(a, 4):
            for c in range(4):
                for d in range(c, 4):
                    sc = swapper("yellow2 red2 green2 blue2").do("swap")
                    sc.do(f"give:{bag[a]}", f"give:{bag[b]}")
                    sc.do(f"get:{bag[c]}")
                    if f"get:{bag[d]}" in sc.legal():
                        sc.do(f"get:{bag[d]}")
                    mix.add((a, b, c, d, sc.bag(1)))
    assert len(mix) == 100
    for a, b, c, d, held in mix:
        counts = [2, 2, 2, 2]
        counts[a] -= 1
        counts[b] -= 1
        counts[c] += 1
        counts[d] += 1
        assert held == " ".join(f"{bag[n]}{k}" for n, k in enumerate(counts) if k)


@rule("Z2.4")
def test_the_same_colour_may_be_taken_again() -> None:
    sc = swapper("red2").do("swap", *TWO_REDS, "get:red", "get:red")
    assert (sc.bag(1), sc.state.mines[1]) == ("red2", 18)
    sc.settled()


@rule("Z2.4")
def test_gems_are_taken_before_the_given_ones_return_to_the_mines() -> None:
    """The red mine is empty, so the reds just given can't be taken."""
    sc = swapper("red2", "red18").do("swap", *TWO_REDS)
    assert sc.legal() == ["get:yellow", "get:green", "get:blue"]
    sc.do("get:yellow", "get:yellow")
    assert (sc.bag(1), sc.state.mines[1]) == ("yellow2", 2)
    sc.settled()


@rule("Z2.4")
def test_the_last_gem_of_a_colour_is_taken_only_once() -> None:
    sc = swapper("red2", "yellow19").do("swap", *TWO_REDS, "get:yellow")
    assert sc.legal() == ["get:red", "get:green", "get:blue"]
    sc.do("get:red").settled()


@rule("Z2.4")
@pytest.mark.parametrize("bag", ["", "red"])
def test_a_swap_needs_two_gems_in_the_bag(bag: str) -> None:
    sc = swapper(bag)
    sc.refuse("swap").settled()


@rule("Z2.4")
def test_a_swap_needs_two_gems_in_the_mines() -> None:
    p2, p3 = Has(bag="yellow18 red20 green10"), Has(bag="green10 blue19", lords="gems")
    sc = scene(p1=Has(bag="yellow2", ghosts="gems"), p2=p2, p3=p3)
    assert sc.mines() == "blue1"
    sc.refuse("swap")
    two = scene(p1=Has(bag="yellow2", ghosts="gems"), p2=Has(bag="yellow18 red20 green9"), p3=p3)
    two.do("swap", "give:yellow", "give:yellow")
    assert two.bag(1) == "green1 blue1"


def thief(*bags: str, seats: int = 4, seed: int = 1) -> Scene:
    """Let p1 steal from p2, p3 …; the last player has a question in the lords' phase."""
    others = [Has(bag=bag) for bag in [*bags, "", "", ""]][: seats - 1]
    return scene(
        seats, p1=Has(ghosts="gems", lords="gems"), p2=others[0], p3=others[1],
        p4=others[2] if seats == 4 else None, seed=seed,
    )  # fmt: skip


@rule("Z2.4")
def test_two_gems_are_stolen_from_one_or_one_each_from_two() -> None:
    sc = thief("red3", "green3", "blue3")
    assert sc.offered("steal") == ["p2", "p3", "p4", "p2:p3", "p2:p4", "p3:p4"]
    sc.do("steal:p3")
    assert sc.bags() == ["green2", "red3", "green1", "blue3"]
    sc.settled()
    both = thief("red3", "green3", "blue3").do("steal:p2:p4")
    assert both.bags() == ["red1 blue1", "red2", "green3", "blue2"]
    both.settled()


@rule("Z2.4")
def test_only_one_gem_is_stolen_from_a_bag_with_one_gem() -> None:
    sc = thief("red", "green3").do("steal:p2")
    assert sc.bags() == ["red1", "", "green3", ""]
    sc.settled()


@rule("Z2.4")
def test_an_empty_bag_is_no_target() -> None:
    assert thief("red3", "", "").offered("steal") == ["p2"]
    assert thief("red3", "", "blue").offered("steal") == ["p2", "p4", "p2:p4"]
    assert thief("", "", "").verbs() != {"steal"}


@rule("Z2.4")
def test_stolen_gems_are_drawn_at_random() -> None:
    one = {thief("yellow red green blue", seed=n).do("steal:p2").bag(1) for n in range(60)}
    assert len(one) == 6
    two = {thief("yellow2 blue2", seed=n).do("steal:p2").bag(1) for n in range(30)}
    assert two == {"yellow2", "yellow1 blue1", "blue2"}


@rule("Z2.4")
def test_a_colour_is_stolen_in_proportion_to_its_gems() -> None:
    found = [thief("yellow9 blue", "red", seed=n).do("steal:p2:p3").bag(1) for n in range(100)]
    assert 75 < found.count("yellow1 red1") < 100
