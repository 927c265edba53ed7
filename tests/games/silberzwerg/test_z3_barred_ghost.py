"""Z3.3: a barred ghost cancels another player's ghost."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.printed import BARS, CHEAP, PLUS
from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

WAITS = Has(lords="yellow")  # has a question in the lords' phase, which pauses the round

CHOICES = [
    ("red", ["banish:red:p2:miner", "enough"]),
    ("red", ["banish:red:p2:miner", "also:p3:lord"]),
    ("red", ["take:red"]),
    ("contract", ["raise:yellow8"]),
    ("contract", ["lower:red4-blue4"]),
    ("contract", ["lower:green8"]),
    ("contract", ["lower:blue8"]),
    ("gems", ["swap"]),
    ("gems", ["steal:p2"]),
    ("gems", ["steal:p3"]),
    ("gems", ["steal:p2:p3"]),
]
LOGGED = [
    "banished player=3 owner=0 card=red victim=1 kind=miner",
    "banished-two player=3 owner=0 card=red victim=1 kind=miner second=2 also=lord",
    "take player=3 owner=0 card=red",
    "raise player=3 owner=0 card=yellow8 thalers=120",
    "lower player=3 owner=0 card=red4-blue4 thalers=80",
    "remove player=3 owner=0 card=green8",
    "remove player=3 owner=0 card=blue8",
    "swap player=3 owner=0",
    "steal player=3 owner=0 victim=1 count=2",
    "steal player=3 owner=0 victim=2 count=1",
    "steal-both player=3 owner=0 victim=1 second=2",
]


def haunted(column: str, *kept: str, seed: int = 1) -> Scene:
    """Put p1's ghost in a column; p4 has barred ghosts."""
    return scene(
        4,
        p1=Has(bag="yellow2", ghosts=column, contracts=["yellow8@1"]),
        p2=Has(bag="red2 blue", miners="red2", contracts=["green8@3"]),
        p3=Has(bag="green", lords="red yellow"),
        p4=Has(kept=kept or BARS[:1]),
        public=["blue8@3", "red4-blue4"],
        seed=seed,
    )


@rule("Z3.3", "Z2.4")
@pytest.mark.parametrize(("choice", "logged"), [*zip(CHOICES, LOGGED, strict=True)])
def test_a_cancelled_choice_changes_nothing_and_is_logged(
    choice: tuple[str, list[str]], logged: str
) -> None:
    column, named = choice
    sc = haunted(column)
    before = sc.drawn, sc.board(), sc.bags(), sc.wealth()
    sc.do(*named)
    assert (sc.asked, sc.legal()) == (4, ["cancel", "allow"])
    assert (sc.drawn, sc.board(), sc.bags(), sc.wealth()) == before
    sc.do("cancel")
    assert (sc.drawn, sc.board(), sc.wealth()) == (before[0], before[1], before[3])
    assert sc.ghosts(1) == ""
    assert sc.view(2).clans[0].spent_ghosts != []
    for player in (0, 1, 4):
        assert sc.says(player)[0] == f"cancelled-{logged}"
    sc.settled()


@rule("Z3.3")
@pytest.mark.parametrize(("column", "named"), CHOICES)
def test_an_allowed_choice_happens_as_if_nobody_had_been_asked(
    column: str, named: list[str]
) -> None:
    asked = haunted(column).do(*named, "allow")
    plain = haunted(column, "red8").do(*named)
    assert asked.bags() == plain.bags()
    assert (asked.board(), asked.wealth(), asked.miners(2), asked.lords(3)) == (
        plain.board(),
        plain.wealth(),
        plain.miners(2),
        plain.lords(3),
    )
    assert asked.kept(4) == BARS[:1]
    asked.settled()


@rule("Z3.3")
def test_the_named_choice_and_its_targets_are_public() -> None:
    sc = haunted("red").do("banish:red:p2:miner", "also:p3:lord")
    for player in (0, 1, 2, 3, 4):
        named = sc.view(player).named
        assert named is not None
        assert (named.owner, named.action, named.also) == (0, "banish:red:p2:miner", "p3:lord")
    theft = haunted("gems").do("steal:p2:p3").view(4).named
    assert theft is not None
    assert theft.action == "steal:p2:p3"


@rule("Z3.3")
def test_a_swap_is_announced_without_its_colours() -> None:
    sc = haunted("gems").do("swap")
    named = sc.view(4).named
    assert named is not None
    assert (named.action, sc.asked) == ("swap", 4)
    sc.do("allow")
    assert (sc.asked, sc.verbs()) == (1, {"give"})
    sc.settled()


@rule("Z3.3")
@pytest.mark.parametrize("owner", [1, 2, 3, 4])
def test_holders_are_asked_once_each_from_the_owners_left(owner: int) -> None:
    bars = dict(zip((1, 2, 3, 4), BARS, strict=False))
    two = {p: [bars[p]] for p in bars}
    two[owner % 4 + 1].append(BARS[4])  # two barred ghosts are still one question
    has = {
        f"p{p}": Has(ghosts="red" if p == owner else "", kept=two[p], lords="yellow")
        for p in (1, 2, 3, 4)
    }
    sc = scene(4, p1=has["p1"], p2=has["p2"], p3=has["p3"], p4=has["p4"]).do("take:red")
    order = []
    while "allow" in sc.legal():
        order.append(sc.asked)
        sc.do("allow")
    assert order == [(owner - 1 + n) % 4 + 1 for n in (1, 2, 3)]
    assert sc.bag(owner) == "red1"
    sc.settled()


@rule("Z3.3")
def test_the_owner_is_never_asked() -> None:
    sc = scene(p1=Has(ghosts="red", kept=BARS[:1]), p3=WAITS).do("take:red")
    assert (sc.phase(), sc.bag(1), sc.kept(1)) == ("lords", "red1", BARS[:1])
    sc.settled()


@rule("Z3.3")
def test_once_one_holder_cancels_nobody_else_is_asked() -> None:
    sc = scene(4, p1=Has(ghosts="red"), p2=Has(kept=BARS[:1]), p3=Has(kept=BARS[1:2]), p4=WAITS)
    sc.do("take:red", "p2 cancel")
    assert (sc.phase(), sc.kept(3), sc.bag(1)) == ("lords", BARS[1:2], "")
    sc.settled()


@rule("Z3.3")
def test_a_cancellation_cannot_be_cancelled() -> None:
    p1 = Has(ghosts="red", kept=BARS[2:3])
    sc = scene(4, p1=p1, p2=Has(kept=BARS[:1]), p3=Has(kept=BARS[1:2]), p4=WAITS)
    sc.do("take:red", "p2 cancel")
    assert (sc.phase(), sc.kept(1)) == ("lords", BARS[2:3])
    sc.settled()


@rule("Z3.3")
def test_two_barred_ghosts_cancel_two_ghosts() -> None:
    sc = scene(p1=Has(ghosts="red blue"), p2=Has(kept=BARS[:2]), p3=WAITS)
    sc.do("take:red", "p2 cancel", "take:blue", "p2 cancel")
    assert (sc.kept(2), sc.bag(1)) == ([], "")
    sc.settled()


@rule("Z3.3")
def test_the_second_ghost_still_acts_after_the_first_was_cancelled() -> None:
    sc = scene(p1=Has(ghosts="red blue"), p2=Has(kept=BARS[:1]), p3=WAITS)
    sc.do("take:red", "p2 cancel")
    assert (sc.asked, sc.legal()) == (1, ["take:blue", "rest:blue"])
    sc.do("take:blue")
    assert sc.bag(1) == "blue1"
    sc.settled()


@rule("Z3.3")
def test_nobody_is_asked_about_a_ghost_that_does_nothing() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(kept=BARS[:1]), p3=WAITS).do("rest:red")
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z3.3")
def test_any_holder_can_save_the_target() -> None:
    sc = scene(4, p1=Has(ghosts="gems"), p2=Has(bag="red3"), p3=Has(kept=BARS[:1]), p4=WAITS)
    sc.do("steal:p2", "p3 cancel")
    assert sc.bag(2) == "red3"
    sc.settled()


@rule("Z3.3", "Z5.1")
def test_with_two_players_the_turn_passes_after_a_cancelled_ghost() -> None:
    sc = scene(2, p1=Has(ghosts="red blue"), p2=Has(ghosts="green", kept=BARS[:1]))
    sc.do("p1 take:red", "p2 cancel")
    assert (sc.asked, sc.offered("take")) == (2, ["green"])
    sc.do("p2 take:green")
    assert (sc.asked, sc.offered("take")) == (1, ["blue"])
    sc.settled()


@rule("Z3.5", "Z3.3")
@pytest.mark.parametrize("card", [PLUS[0], CHEAP[0]])
def test_nobody_is_asked_for_symbols_after_a_cancelled_ghost(card: str) -> None:
    """p1 is asked only before the lords, like every holder."""
    p1 = Has(ghosts="red", kept=[card])
    sc = scene(p1=p1, p2=Has(kept=BARS[:1]), p3=WAITS).do("take:red", "p2 cancel")
    assert (sc.asked, sc.phase()) == (1, "before")
    sc.settled()
    acted = scene(p1=p1, p2=Has(kept=BARS[:1]), p3=WAITS).do("take:red", "p2 allow")
    assert (acted.asked, acted.phase(), acted.view(1).question) == (1, "ghosts", "use")
    acted.settled()
