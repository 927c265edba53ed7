"""Z6.4: what questions and skipped questions reveal about a bag holds in every world."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.printed import PLUS
from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.games.silberzwerg.worlds import exact, resampled
from tests.marks import rule

Bag = tuple[int, ...]
AFTER = Has(bag="blue", lords="gems")


def bags(sc: Scene, other: int) -> set[Bag]:
    """Return the bags that p1 considers possible for another player."""
    return {w.bags[other - 1] for w in exact(sc, 1)}


def holder(p2: Has, p3: Has | None = None, public: list[str] | None = None) -> Scene:
    """Start the lords' phase; each of four players drew one start gem, p2 the red one."""
    return scene(4, "lords", p1=Has(bag="yellow"), p2=p2, p3=p3 or Has(bag="green"), p4=AFTER,
                 public=public or ["red8"])  # fmt: skip


@rule("Z6.4", "Z2.6")
def test_a_contract_lord_that_rests_shows_for_ever_that_the_bag_could_fulfil() -> None:
    sc = holder(Has(bag="red8", lords="contract"))
    assert (sc.asked, bags(sc, 2)) == (2, {(0, 8, 0, 0)})
    sc.do("rest:contract")
    assert (sc.asked, bags(sc, 2)) == (4, {(0, 8, 0, 0)})
    sc.settled()
    assert bags(sc, 2) == {(0, 8, 0, 0)}


@rule("Z6.4", "Z2.6")
def test_a_skipped_contract_lord_shows_for_ever_that_the_bag_could_not_fulfil() -> None:
    """Seven reds came publicly, so the start gem was not red."""
    sc = scene(4, "lords", p1=Has(bag="yellow"), p2=Has(bag="red7 green", lords="contract"),
               p3=Has(bag="red"), p4=AFTER, public=["red8"], starts=[1, 3, 2, 4])  # fmt: skip
    assert sc.asked == 4
    assert bags(sc, 2) == {(0, 7, 1, 0), (0, 7, 0, 1)}
    sc.settled()
    assert bags(sc, 2) == {(0, 7, 1, 0), (0, 7, 0, 1)}


@rule("Z6.4", "Z2.6")
def test_a_contract_lord_next_to_one_that_can_trade_reveals_nothing_before_it_acts() -> None:
    sc = holder(Has(bag="red8", lords="contract red"))
    assert (sc.asked, len(bags(sc, 2))) == (2, 3)
    sc.do("rest:red")
    assert (sc.asked, bags(sc, 2)) == (2, {(0, 8, 0, 0)})
    sc.settled()


@rule("Z6.4", "Z2.6")
def test_a_contract_lord_that_rests_first_reveals_the_same() -> None:
    sc = holder(Has(bag="red8", lords="contract red")).do("rest:contract")
    assert (sc.asked, bags(sc, 2)) == (2, {(0, 8, 0, 0)})
    sc.settled()


@rule("Z6.4", "Z3.5")
def test_a_player_asked_only_about_symbols_after_a_lord_could_not_fulfil() -> None:
    p2 = Has(bag="red7 green", lords="contract red", kept=PLUS[:1], wealth=9)
    sc = scene(4, "lords", p1=Has(bag="yellow"), p2=p2, p3=Has(bag="red"), p4=AFTER,
               public=["red8"], starts=[1, 3, 2, 4], prices=[9, 9, 9, 9])  # fmt: skip
    sc.do("rest:red")
    assert (sc.asked, sc.view(0).question) == (2, "use")
    assert bags(sc, 2) == {(0, 7, 1, 0), (0, 7, 0, 1)}
    sc.settled()


def stolen(p2: str, p3: str, red: bool, lords: str = "") -> Scene:
    """Let p2 steal two gems from p3, with or without a red one; p1 can't know."""
    for seed in range(20):
        sc = scene(4, p1=Has(bag="blue"), p2=Has(bag=p2, ghosts="gems", lords=lords),
                   p3=Has(bag=p3), p4=Has(bag="green", lords="gems"), starts=[2, 3, 4, 1],
                   seed=seed).do("steal:p3")  # fmt: skip
        if (sc.clan(2).bag[1] > 0) == red:
            return sc
    raise AssertionError("no such theft")


@rule("Z6.4", "Z2.6")
@pytest.mark.parametrize("red", [True, False])
def test_a_sale_reveals_only_the_gems_sold(red: bool) -> None:
    sc = stolen("yellow2", "yellow3 red", red, "gems")
    before = bags(sc, 2)
    assert len(before) == 3
    sc.do("sell:yellow:1")
    less = {(y - 1, r, g, b) for y, r, g, b in before}
    assert (sc.asked, bags(sc, 2)) == (2, less)
    sc.do("enough")
    assert (sc.asked, bags(sc, 2)) == (4, less)
    sc.settled()


@rule("Z6.4", "Z2.10")
def test_a_player_asked_what_to_return_has_a_choice() -> None:
    sc = stolen("yellow12", "yellow3 red", True).idle("return")
    assert (sc.asked, sc.bag(2)) == (2, "yellow12 red1")
    assert bags(sc, 2) == {(12, 1, 0, 0), (12, 0, 1, 0)}
    sc.do("return:yellow")
    assert bags(sc, 2) == {(11, 1, 0, 0), (11, 0, 1, 0)}
    sc.settled()


@rule("Z6.4", "Z2.10")
def test_gems_returned_automatically_show_there_was_no_choice() -> None:
    sc = stolen("yellow12", "yellow3 red", False)
    assert len(bags(sc, 2)) == 3
    sc.idle()
    assert (sc.phase(), bags(sc, 2)) == ("placement", {(12, 0, 0, 0)})
    sc.settled()


@rule("Z6.4")
def test_what_a_bag_revealed_holds_after_later_thefts() -> None:
    sc = stolen("yellow12", "yellow3 red", False).idle()
    sc.place(1, "yellow4", "gems contract").place(2, "red4", "gems contract")
    sc.place(3, "green4", "gems", "gems").place(4, "blue4", "gems contract")
    sc.do("p3 steal:p2:p4")
    assert {w.thefts[2] for w in exact(sc, 1)} == {0}
    sc.settled()


@rule("Z6.4")
def test_what_a_bag_revealed_survives_encoding() -> None:
    sc = stolen("yellow12", "yellow3 red", True, "contract").idle("return")
    for s in resampled(sc, 1, 3):
        words = sc.game.encode(s)
        assert sc.game.encode(sc.game.decode(words)) == words
        assert s.trail.witnesses != []
    sc.settled()
