"""Z2.6 with Z3.5: a lord that its owner's symbols could help is not skipped."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.engine.save import parse
from dvergar.engine.state import lowest
from dvergar.games.record import open_record
from tests.games.silberzwerg.printed import BARS, CHEAP, COLOURS, PLUS
from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.games.silberzwerg.worlds import exact
from tests.marks import rule

WAITS = Has(lords="yellow")  # has a question in the lords' phase, which pauses the round
EIGHT = [8, 8, 8, 8]


def poor(wealth: int, kept: list[str], lords: str = "red", rules_version: int = 0) -> Scene:
    """Put p1's lord in the red mine, where a gem costs 8."""
    p1 = Has(wealth=wealth, lords=lords, kept=kept)
    return scene(phase="lords", p1=p1, p2=WAITS, prices=EIGHT, rules_version=rules_version)


@rule("Z2.6", "Z3.5")
@pytest.mark.parametrize(
    ("wealth", "kept", "asked"),
    [
        (7, [], 2),
        (4, CHEAP[:1], 2),
        (5, CHEAP[:1], 1),
        (2, PLUS[:1], 2),
        (3, PLUS[:1], 1),
        (1, CHEAP[:2], 2),
        (2, CHEAP[:2], 1),
        (0, PLUS[:2], 1),
        (0, CHEAP[:3], 2),
        (1, CHEAP[:3], 1),
        (0, [PLUS[0], CHEAP[0]], 1),
        (7, BARS[:3], 2),
    ],
)
def test_the_owner_is_asked_if_all_symbols_together_would_pay_for_a_gem(
    wealth: int, kept: list[str], asked: int
) -> None:
    sc = poor(wealth, kept)
    assert sc.asked == asked
    sc.settled()


@rule("Z2.6", "Z3.5")
@pytest.mark.parametrize("use", ["cheapen:red", "tribute:p2"])
def test_the_symbol_is_used_and_then_the_lord_acts(use: str) -> None:
    sc = poor(5, [PLUS[0], CHEAP[0]])
    assert sc.legal() == [
        "rest:red", "tribute:p2", "tribute:p3", *[f"cheapen:{c}" for c in COLOURS],
    ]  # fmt: skip
    sc.do(use)
    assert (sc.asked, sc.view(1).question, sc.offered("buy")) == (1, "rule", ["red:1"])
    sc.do("buy:red:1")
    assert (sc.bag(1), sc.lords(1)) == ("red1", "")
    sc.settled()


@rule("Z2.6", "Z3.5")
def test_the_owner_may_keep_the_symbol_and_let_the_lord_do_nothing() -> None:
    sc = poor(5, CHEAP[:1]).do("rest:red")
    assert (sc.asked, sc.view(1).question) == (1, "use")
    sc.do("enough")
    assert (sc.asked, sc.kept(1), sc.lords(1)) == (2, CHEAP[:1], "")
    sc.settled()


@rule("Z2.6", "Z3.5")
def test_a_lord_is_skipped_once_the_symbol_is_spent_elsewhere() -> None:
    sc = poor(5, CHEAP[:1]).do("cheapen:blue")
    assert (sc.asked, sc.lords(1)) == (2, "red1")
    sc.settled()


@rule("Z2.6", "Z3.5")
def test_a_lord_in_an_empty_mine_is_always_skipped() -> None:
    p1 = Has(wealth=5, lords="red", kept=[PLUS[0], CHEAP[0]])
    sc = scene(phase="lords", p1=p1, p2=WAITS, p3=Has(bag="red20"), prices=EIGHT)
    assert sc.asked == 2
    sc.settled()


@rule("Z2.6", "Z3.5")
def test_no_symbol_helps_a_lord_that_lacks_gems() -> None:
    p1 = Has(wealth=5, lords="contract gems", kept=[PLUS[0], CHEAP[0]], contracts=["red8"])
    sc = scene(phase="lords", p1=p1, p2=WAITS, prices=EIGHT)
    assert sc.asked == 2
    sc.settled()


@rule("Z2.6", "Z3.5")
def test_next_to_a_lord_that_can_act_the_other_may_choose_to_do_nothing() -> None:
    p1 = Has(wealth=5, bag="green", lords="red gems", kept=CHEAP[:1])
    sc = scene(phase="lords", p1=p1, p2=WAITS, prices=EIGHT)
    assert sc.offered("rest") == ["red", "gems"]
    sc.do("rest:gems")
    assert (sc.asked, sc.view(1).question, sc.offered("rest")) == (1, "rule", ["red"])
    sc.settled()


@rule("Z2.6", "Z5.1")
def test_with_two_players_a_skipped_lord_is_checked_again_on_its_owners_next_turn() -> None:
    """p2 lowers the price, so that p1's own symbol is enough."""
    p1 = Has(wealth=2, lords="red", kept=CHEAP[:1])
    p2 = Has(lords="yellow green", kept=CHEAP[1:2])
    sc = scene(2, "lords", p1=p1, p2=p2, prices=EIGHT)
    assert (sc.asked, sc.lords(1)) == (2, "red1")
    sc.do("cheapen:red", "rest:yellow")
    assert (sc.asked, sc.legal()[0]) == (1, "rest:red")
    sc.do("cheapen:red", "buy:red:1")
    assert (sc.bag(1), sc.wealth()[0], sc.asked) == ("red1", 0, 2)
    sc.settled()


@rule("Z6.4", "Z2.6")
def test_being_asked_because_of_a_symbol_reveals_nothing_about_the_bag() -> None:
    """Others learn about the contract lord only when it rests or the symbol is gone."""
    p2 = Has(wealth=5, bag="red8", lords="contract blue", kept=CHEAP[:1])
    sc = scene(4, "lords", p1=Has(bag="yellow"), p2=p2, p3=Has(bag="green"),
               p4=Has(bag="blue", lords="gems"), public=["red8"], prices=EIGHT)  # fmt: skip
    assert (sc.asked, len({w.bags[1] for w in exact(sc, 1)})) == (2, 3)
    sc.do("cheapen:yellow")
    assert (sc.asked, {w.bags[1] for w in exact(sc, 1)}) == (2, {(0, 8, 0, 0)})
    sc.settled()


@rule("Z6.4", "Z2.6")
def test_a_contract_lord_skipped_after_a_symbol_shows_the_bag_fulfils_nothing() -> None:
    p2 = Has(wealth=5, bag="red7 green", lords="contract blue", kept=CHEAP[:1])
    sc = scene(4, "lords", p1=Has(bag="yellow"), p2=p2, p3=Has(bag="red"),
               p4=Has(bag="blue", lords="gems"), public=["red8"], starts=[1, 3, 2, 4],
               prices=EIGHT)  # fmt: skip
    assert (sc.asked, len({w.bags[1] for w in exact(sc, 1)})) == (2, 3)
    sc.do("cheapen:yellow")
    assert (sc.asked, sc.match.undoable(1)) == (4, False)
    assert {w.bags[1] for w in exact(sc, 1)} == {(0, 7, 1, 0), (0, 7, 0, 1)}
    sc.settled()


@rule("Z2.6")
def test_rules_version_1_skips_such_a_lord() -> None:
    assert poor(5, CHEAP[:1], rules_version=1).asked == 2
    sc = poor(5, [PLUS[0], CHEAP[0]], "red gems", rules_version=1)
    assert sc.asked == 2
    sc.settled()


@rule("Z2.6", "Z3.5")
def test_a_save_of_the_first_version_replays_as_before() -> None:
    """After action 387 of this golden game p2's lord is skipped, and p1 acts again."""
    text = Path("tests/golden/silberzwerg/spenders-rules-1.dvergar").read_text("utf-8")
    assert open_record(text).match.state.over
    assert parse(text).log[387] == "1 buy:red:15"
    asked = []
    for version in (1, 2):
        s = open_record(text.replace("rules 1\n", f"rules {version}\n"), 387).match.state
        asked.append(lowest(s.waiting()) + 1)
    assert asked == [1, 2]
