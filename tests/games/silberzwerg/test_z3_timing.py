"""Z3.5: when +5/-5 and -3 may be used."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.printed import BARS, CHEAP, GEMS, PLUS
from tests.games.silberzwerg.scene import Has, Scene, fresh, scene
from tests.marks import rule

WAITS = Has(lords="yellow")  # has a question in the lords' phase, which pauses the round
BOTH = [PLUS[0], CHEAP[0]]
USES = {"tribute", "cheapen"}
GIVEN = ["give:red", "give:red"]


def questions(sc: Scene) -> list[tuple[str, int, str]]:
    """Decline everything, and return the phase, player and kind of each question."""
    found: list[tuple[str, int, str]] = []
    while not sc.state.over and sc.phase() != "placement":
        found.append((sc.phase(), sc.asked, sc.view(sc.asked).question))
        passive = ("rest", "enough", "allow", "return")
        sc.do(next(text for text in sc.legal() if text.partition(":")[0] in passive))
    return found


def used(sc: Scene) -> set[str]:
    return sc.verbs() & USES


@rule("Z3.5", "Z2.1")
def test_no_symbols_during_placement() -> None:
    sc = scene(phase="placement", p1=Has(kept=BOTH))
    assert sc.verbs(1) == {"dig", "lord", "ghost"}


@rule("Z3.5")
def test_symbols_before_your_own_ghost() -> None:
    sc = scene(p1=Has(ghosts="red", kept=BOTH), p3=WAITS)
    assert used(sc) == USES
    sc.do("cheapen:blue", "tribute:p2")
    assert (sc.view(1).question, sc.asked, sc.phase()) == ("haunt", 1, "ghosts")
    sc.settled()


@rule("Z3.5")
def test_symbols_between_your_own_ghosts() -> None:
    sc = scene(p1=Has(ghosts="red blue", kept=BOTH), p3=WAITS).do("take:red")
    assert (sc.view(1).question, used(sc)) == ("haunt", USES)
    sc.settled()


@rule("Z3.5")
@pytest.mark.parametrize("act", ["take:red", "rest:red"])
def test_symbols_after_your_last_ghost(act: str) -> None:
    sc = scene(p1=Has(ghosts="red", kept=BOTH), p2=Has(ghosts="red"), p3=WAITS).do(act)
    assert (sc.asked, sc.view(1).question, used(sc)) == (1, "use", USES)
    sc.do("enough")
    assert (sc.asked, sc.phase()) == (2, "ghosts")
    sc.settled()


@rule("Z3.5")
@pytest.mark.parametrize(
    "acts",
    [
        ["swap", *GIVEN, "get:blue"],
        ["steal:p2"],
        ["swap", *GIVEN, "get:yellow", "get:blue"],
    ],
)
def test_symbols_after_a_ghost_in_the_gems_column(acts: list[str]) -> None:
    p1 = Has(bag="red2", ghosts="gems", kept=BOTH)
    sc = scene(p1=p1, p2=Has(bag="green"), p3=WAITS).do(*acts)
    assert (sc.asked, sc.view(1).question, sc.phase()) == (1, "use", "ghosts")
    sc.settled()


@rule("Z3.5")
def test_no_symbols_in_the_middle_of_a_ghosts_choice() -> None:
    p1 = Has(bag="red2 blue", ghosts="gems yellow", kept=BOTH)
    sc = scene(p1=p1, p2=Has(miners="yellow2"), p3=WAITS).do("banish:yellow:p2:miner")
    assert used(sc) == set()
    sc.do("enough", "swap")
    assert used(sc) == set()
    sc.settled()


@rule("Z3.5")
def test_no_symbols_around_another_players_ghost_or_lord() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(kept=BOTH), p3=WAITS)
    assert (sc.asked, sc.legal(2)) == (1, [])
    assert questions(sc) == [
        ("ghosts", 1, "haunt"),
        ("before", 2, "use"),
        ("lords", 3, "rule"),
        ("after", 2, "use"),
    ]


@rule("Z3.5")
def test_no_symbols_around_a_ghost_without_a_choice() -> None:
    sc = scene(p1=Has(ghosts="gems", kept=BOTH), p3=WAITS)
    assert questions(sc)[0] == ("before", 1, "use")


@rule("Z3.5", "Z2.4")
def test_no_symbols_around_a_removed_ghost() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red", kept=BOTH), p3=WAITS)
    sc.do("banish:red:p2:ghost")
    assert questions(sc)[0] == ("before", 2, "use")


@rule("Z3.5")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_every_holder_is_asked_once_before_and_after_the_lords(first: int) -> None:
    sc = scene(p1=Has(kept=PLUS[:1]), p2=Has(kept=PLUS[1:2]), p3=Has(kept=PLUS[2:3]), first=first)
    order = [(first - 1 + n) % 3 + 1 for n in range(3)]
    assert questions(sc) == [("before", p, "use") for p in order] + [
        ("after", p, "use") for p in order
    ]


@rule("Z3.5")
def test_before_the_lords_both_and_after_them_only_plus_five() -> None:
    sc = scene(phase="before", p1=Has(kept=BOTH), p2=Has(kept=[CHEAP[1]]))
    assert (sc.asked, used(sc)) == (1, USES)
    sc.do("enough")
    assert (sc.asked, used(sc)) == (2, {"cheapen"})
    sc.do("enough")
    assert (sc.asked, sc.phase(), used(sc)) == (1, "after", {"tribute"})
    sc.do("enough")
    assert sc.phase() == "placement"


@rule("Z3.5")
@pytest.mark.parametrize("phase", ["before", "after"])
def test_one_question_allows_any_number_of_uses(phase: str) -> None:
    kept = [*PLUS[:3], *CHEAP[:1]]
    sc = scene(phase="before", p1=Has(kept=kept)).idle("before")
    if phase == "after":
        sc.do("enough")
    sc.do("tribute:p2", "tribute:p2", "tribute:p3")
    assert sc.wealth() == [65, 40, 45]
    assert used(sc) == ({"cheapen"} if phase == "before" else set())
    sc.settled()


@rule("Z3.5")
def test_symbols_are_used_in_any_order() -> None:
    sc = scene(phase="before", p1=Has(kept=[*PLUS[:2], *CHEAP[:2]]), p2=Has(kept=PLUS[2:3]))
    sc.do("cheapen:blue", "tribute:p3", "cheapen:green")
    assert sc.legal() == ["tribute:p2", "tribute:p3", "enough"]
    sc.do("tribute:p2")
    assert sc.asked == 2
    sc.settled()


@rule("Z3.5")
def test_the_question_ends_when_nothing_is_left_to_use() -> None:
    sc = scene(phase="before", p1=Has(kept=PLUS[:1]), p2=Has(kept=PLUS[1:2])).do("tribute:p3")
    assert sc.asked == 2
    sc.settled()


@rule("Z3.5")
def test_symbols_before_between_and_after_your_own_lords() -> None:
    p1 = Has(bag="red2", lords="gems yellow", kept=[*PLUS[:2], *CHEAP[:2]])
    sc = scene(phase="lords", p1=p1, p2=Has(lords="gems", bag="red"))
    assert used(sc) == USES
    sc.do("tribute:p2", "sell:red:2")
    assert (sc.view(1).question, used(sc)) == ("rule", USES)
    sc.do("cheapen:yellow", "buy:yellow:1")
    assert (sc.asked, sc.view(1).question, used(sc)) == (1, "use", USES)
    sc.do("tribute:p3", "cheapen:red")
    assert (sc.asked, sc.phase()) == (2, "lords")
    sc.settled()


@rule("Z3.5")
def test_symbols_after_a_lord_that_did_nothing() -> None:
    sc = scene(phase="lords", p1=Has(bag="red", lords="gems", kept=PLUS[:1]), p2=WAITS)
    sc.do("rest:gems")
    assert (sc.asked, sc.view(1).question) == (1, "use")
    sc.settled()


@rule("Z3.5")
def test_no_symbols_in_the_middle_of_a_sale() -> None:
    p1 = Has(bag="red blue", lords="gems", kept=BOTH)
    sc = scene(phase="lords", p1=p1, p2=WAITS).do("sell:red:1")
    assert sc.legal() == ["sell:blue:1", "enough"]
    sc.settled()


@rule("Z3.5")
@pytest.mark.parametrize(("card", "use"), [(PLUS[1], "tribute"), (CHEAP[1], "cheapen")])
def test_a_new_symbol_may_be_used_at_once(card: str, use: str) -> None:
    p1 = Has(bag=GEMS[card], lords="contract")
    sc = scene(phase="lords", p1=p1, p2=WAITS, public=[card]).do(f"fulfil:{card}")
    assert (sc.asked, sc.view(1).question, used(sc)) == (1, "use", {use})
    sc.do(next(text for text in sc.legal() if text.startswith(use)))
    assert sc.asked == 2
    sc.settled()


@rule("Z3.5", "Z2.6")
@pytest.mark.parametrize("use", ["cheapen:yellow", "tribute:p2"])
def test_a_symbol_used_after_the_first_lord_may_enable_the_second(use: str) -> None:
    p1 = Has(wealth=5, bag="red", lords="gems yellow", kept=BOTH)
    sc = scene(phase="lords", p1=p1, p2=WAITS, prices=[8, 8, 8, 8])
    sc.refuse("buy:yellow:1").do("rest:gems", use)
    assert (sc.asked, sc.view(1).question, sc.offered("buy")) == (1, "rule", ["yellow:1"])
    sc.settled()


@rule("Z3.5")
def test_no_symbols_around_a_lord_that_can_do_nothing() -> None:
    sc = scene(phase="lords", p1=Has(wealth=2, lords="yellow", kept=BOTH), p2=WAITS)
    assert questions(sc) == [("lords", 2, "rule"), ("after", 1, "use")]


@rule("Z3.5", "Z3.4")
def test_nobody_is_asked_about_a_symbol_that_cannot_be_used() -> None:
    ones = [1, 1, 1, 1]
    sc = scene(phase="before", p1=Has(kept=CHEAP[:1], lords="gems", bag="red"), prices=ones)
    assert (sc.phase(), used(sc)) == ("lords", set())
    sc.do("sell:red:1")
    assert sc.phase() == "placement"


@rule("Z3.5", "Z3.1", "Z3.3")
def test_nobody_is_asked_about_tools_or_barred_ghosts() -> None:
    kept = [BARS[0], "yellow6-green2", "red6-yellow2", "green6-red2"]
    sc = scene(phase="before", p1=Has(kept=kept))
    assert sc.phase() == "placement"


@rule("Z3.5", "Z2.10")
def test_no_symbols_while_gems_are_returned() -> None:
    sc = scene(phase="return", p1=Has(bag="red7 blue7", kept=BOTH))
    assert sc.verbs() == {"return"}
    sc.do("return:red")
    assert sc.verbs() == {"return"}
    sc.settled()


@rule("Z3.5", "Z5.1")
def test_with_two_players_symbols_after_each_of_your_ghosts_and_lords() -> None:
    p1 = Has(bag="red3", ghosts="red blue", lords="gems yellow", kept=PLUS[:1])
    sc = scene(2, p1=p1, p2=Has(ghosts="green", lords="green"))
    assert questions(sc) == [
        ("ghosts", 1, "haunt"),
        ("ghosts", 1, "use"),
        ("ghosts", 2, "haunt"),
        ("ghosts", 1, "haunt"),
        ("ghosts", 1, "use"),
        ("before", 1, "use"),
        ("lords", 1, "rule"),
        ("lords", 1, "use"),
        ("lords", 2, "rule"),
        ("lords", 1, "rule"),
        ("lords", 1, "use"),
        ("after", 1, "use"),
    ]


@rule("Z3.5")
def test_without_symbols_nobody_is_asked() -> None:
    sc = fresh(3)
    for player in (1, 2, 3):
        sc.place(player, "red4", "contract", "contract")
    assert {kind for _, _, kind in questions(sc)} == {"haunt"}
