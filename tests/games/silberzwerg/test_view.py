"""Views show the question, its rule, the choices and why others are blocked."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.printed import BARS, CHEAP, PLUS
from tests.games.silberzwerg.scene import Has, Scene, fresh, scene

WAITS = Has(lords="yellow")


def reasons(sc: Scene, player: int = 1) -> set[tuple[str, str, str, str]]:
    """Return thing, verb, reason and rule of everything blocked."""
    return {
        (b.thing, b.verb, b.why.id.removeprefix("silberzwerg-why-"), b.rule)
        for b in sc.view(player).blocked
    }


def moments() -> list[tuple[Scene, str, str]]:
    """Yield a position for each kind of question, with its name and rule."""
    ghost = scene(p1=Has(bag="red2 blue2", ghosts="gems yellow"), p2=Has(miners="yellow2"))
    bar = scene(p1=Has(ghosts="red"), p2=Has(kept=BARS[:1], lords="yellow"))
    lord = Has(bag="red blue", lords="gems", kept=PLUS[:1])
    return [
        (fresh(3), "place", "Z2.1"),
        (ghost, "haunt", "Z2.4"),
        (scene(p1=Has(ghosts="red"), p2=Has(miners="red2")).do("banish:red:p2:miner"), "banish",
         "Z2.4"),
        (scene(p1=Has(bag="red2 blue2", ghosts="gems")).do("swap"), "swap", "Z2.4"),
        (bar.do("take:red"), "react", "Z3.3"),
        (scene(phase="before", p1=lord), "use", "Z3.5"),
        (scene(phase="lords", p1=lord), "rule", "Z2.6"),
        (scene(phase="lords", p1=lord).do("sell:red:1"), "sell", "Z2.6"),
        (scene(phase="return", p1=Has(bag="red8 blue8")), "return", "Z2.10"),
    ]  # fmt: skip


def test_every_question_names_its_rule_and_describes_every_answer() -> None:
    for sc, question, rule in moments():
        seen = sc.view(sc.asked)
        assert (seen.question, seen.rule) == (question, rule)
        assert [option.action for option in seen.choices] == sc.legal()
        assert len({option.rank for option in seen.choices}) == len(seen.choices)
        sc.idle()


def test_the_view_shows_which_gems_each_contract_still_needs() -> None:
    sc = scene(p1=Has(bag="red5", ghosts="red"), public=["red8", "red6-green2"])
    lacks = [space.lacks for space in sc.view(1).spaces if space.contract]
    assert lacks == [["red"] * 3, ["red", "green", "green"]]
    assert [space.lacks for space in sc.view(0).spaces if space.contract] == [[], []]
    sc.settled()


def test_why_no_more_can_be_placed() -> None:
    sc = fresh(3).do(*["p1 dig:red"] * 4, "p1 lord:gems")
    assert reasons(sc) >= {
        ("piece/miner", "place", "all-miners-placed", "Z2.1"),
        ("column/gems", "lord", "lord-there", "Z2.1"),
    }
    sc.do("p1 ghost:gems")
    assert reasons(sc) >= {
        ("piece/lord", "place", "all-leaders-placed", "Z2.1"),
        ("piece/ghost", "place", "all-leaders-placed", "Z2.1"),
        ("column/gems", "ghost", "ghost-there", "Z2.1"),
    }
    two = fresh(2).do(*["p1 dig:red"] * 4)
    assert reasons(two) == {
        ("column/red", "miner", "mine-full", "Z5.1"),
        ("column/contract", "miner", "no-mine", "Z2.1"),
        ("column/gems", "miner", "no-mine", "Z2.1"),
    }


def test_why_a_ghost_cannot_act() -> None:
    mine = scene(p1=Has(ghosts="red blue"), p2=Has(bag="red20", miners="red"))
    assert reasons(mine) == {
        ("mine/red", "take", "mine-empty", "Z2.4"),
        ("mine/blue", "banish", "nobody-there", "Z2.4"),
    }
    board = scene(p1=Has(bag="red", ghosts="contract gems", contracts=["red8"]),
                  p2=Has(bag="red", contracts=["blue8@1"]), p3=Has(bag="red"))  # fmt: skip
    assert reasons(board) == {
        ("contract/red8", "lower", "own-contract", "Z2.4"),
        ("contract/red8", "raise", "at-top", "Z2.4"),
        ("contract/blue8", "raise", "not-your-contract", "Z2.4"),
        ("column/gems", "swap", "two-gems", "Z2.4"),
    }
    mine.settled()
    board.settled()


@pytest.mark.parametrize(("wealth", "short"), [(0, 7), (6, 1)])
def test_why_a_lord_cannot_act(wealth: int, short: int) -> None:
    lords = "contract yellow gems blue"
    p1 = Has(wealth, bag="red7 green", lords=lords, contracts=["red8"])
    p2 = Has(bag="blue20", contracts=["green8"])
    sc = scene(2, "lords", p1=p1, p2=p2, prices=[7, 7, 7, 7])
    assert reasons(sc) == {
        ("mine/yellow", "buy", "thalers", "Z2.6"),
        ("mine/blue", "buy", "mine-empty", "Z2.6"),
        ("contract/red8", "fulfil", "lacks", "Z2.6"),
        ("contract/green8", "fulfil", "not-your-contract", "Z2.6"),
    }
    (why,) = [b.why for b in sc.view(1).blocked if b.why.id.endswith("thalers")]
    assert why.args == {"thalers": short}
    sc.settled()


def test_why_a_ghost_cannot_swap_or_steal() -> None:
    dry = scene(p1=Has(bag="blue2", ghosts="gems"), p2=Has(bag="yellow20 red20"),
                p3=Has(bag="green20 blue17"))  # fmt: skip
    assert reasons(dry) == {("column/gems", "swap", "two-in-mines", "Z2.4")}
    alone = scene(p1=Has(bag="blue2", ghosts="gems"))
    assert reasons(alone) == {
        ("column/gems", "steal", "nobody-to-rob", "Z2.4"),
        ("bag/p2", "steal", "their-bag-empty", "Z2.4"),
        ("bag/p3", "steal", "their-bag-empty", "Z2.4"),
    }
    dry.settled()
    alone.settled()


def test_why_a_gem_is_not_the_next_one() -> None:
    swap = scene(p1=Has(bag="yellow red2 blue", ghosts="gems"), p2=Has(bag="green20")).do("swap")
    assert reasons(swap) == {("own/blue", "give", "colour-order", "Z2.4")}
    swap.do("give:red")
    assert reasons(swap) == {("own/yellow", "give", "colour-order", "Z2.4")}
    swap.do("give:red")
    assert reasons(swap) == {("mine/green", "get", "mine-empty", "Z2.4")}
    swap.settled()


def test_why_a_price_cannot_fall() -> None:
    holder = Has(kept=CHEAP[:1], lords="yellow")
    sc = scene(2, "lords", p1=holder, prices=[7, 1, 7, 7])
    assert reasons(sc) == {("price/red", "cheapen", "lowest-price", "Z3.4")}
    sc.settled()
