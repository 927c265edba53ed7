"""Final scoring keeps what a player fixed and chooses the best for the rest (J6.1)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from dvergar.games.jewellers.scoring.parts import Forge
from dvergar.games.jewellers.scoring.score import Scorer
from dvergar.games.jewellers.steps.scoring import fixable
from tests.games.jewellers.brute_force_scoring import outcomes, respects
from tests.games.jewellers.scene import Mode
from tests.games.jewellers.tableaux import has, laid_out, small_tableaux
from tests.marks import rule

TABLEAUX = 40
MOST_CHOICES = 600
MOST_PARTS = 4
TABLES: list[tuple[Mode, bool]] = [
    ("initiation", False),
    ("classic", False),
    ("classic", True),
    ("advanced", False),
    ("advanced", True),
]


@rule("J6.1")
@pytest.mark.parametrize(("mode", "patrons"), TABLES)
def test_fixed_parts_are_kept_and_the_rest_is_the_best(mode: Mode, patrons: bool) -> None:
    luck = Random(1)
    for t in small_tableaux(mode, patrons, TABLEAUX, MOST_CHOICES):
        game, s = laid_out(mode, t)
        found = outcomes(t)
        fixed: list[int] = []
        for _ in range(MOST_PARTS):
            may = fixable(game.book, s, 0, sorted(fixed))
            if not may:
                break
            fixed.append(luck.choice(may))
            parts = [game.space.text(part) for part in fixed]
            wanted = max(total for choice, total in found if respects(t, choice, parts))
            assert Scorer(game.book, s, 0, fixed).total() == wanted, (has(mode, t), parts)


@rule("J6.1")
@pytest.mark.parametrize(("mode", "patrons"), TABLES)
def test_the_order_of_parts_changes_nothing(mode: Mode, patrons: bool) -> None:
    luck = Random(2)
    for t in small_tableaux(mode, patrons, TABLEAUX, MOST_CHOICES):
        game, s = laid_out(mode, t)
        fixed: list[int] = []
        while may := fixable(game.book, s, 0, sorted(fixed)):
            fixed.append(luck.choice(may))
        wanted = Scorer(game.book, s, 0, fixed).total()
        for _ in range(3):
            luck.shuffle(fixed)
            assert Scorer(game.book, s, 0, fixed).total() == wanted
            for n, part in enumerate(fixed):
                assert part in fixable(game.book, s, 0, sorted(fixed[:n])), has(mode, t)
            assert fixable(game.book, s, 0, sorted(fixed)) == []


@rule("J6.1")
@pytest.mark.parametrize(("mode", "patrons"), TABLES)
def test_the_best_choice_can_be_fixed_part_by_part(mode: Mode, patrons: bool) -> None:
    """At every point some part, or stopping, keeps the best total."""
    for t in small_tableaux(mode, patrons, TABLEAUX, MOST_CHOICES):
        game, s = laid_out(mode, t)
        fixed: list[int] = []
        best = Scorer(game.book, s, 0, []).total()
        while may := fixable(game.book, s, 0, fixed):
            totals = [Scorer(game.book, s, 0, [*fixed, part]).total() for part in may]
            assert max(totals) == best, has(mode, t)
            fixed = sorted([*fixed, may[totals.index(best)]])


@rule("J6.7")
def test_any_squares_allow_exactly_the_colours_of_possible_placements() -> None:
    for free, *more in product(range(3), repeat=5):
        forge = Forge([0, 0, 0])
        forge.free, forge.left = free, more[:3]
        forge.stones = min(more[3], sum(forge.left))
        ways = forge.ways()
        for least in product(range(4), repeat=3):
            shown = any(all(map(int.__ge__, way, least)) for way in ways)
            assert forge.allows(list(least)) == shown, (free, more, least)
