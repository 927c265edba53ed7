"""The best joint choice in final scoring matches brute force over all of them (J6.1)."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from dvergar.games.jewellers.cards.file import Category, Kind
from dvergar.games.jewellers.scoring.score import Scorer, medals
from tests.games.jewellers.brute_force_scoring import Card, best
from tests.games.jewellers.scene import Mode
from tests.games.jewellers.tableaux import has, laid_out, small_tableaux
from tests.marks import rule

MOST_CHOICES = 800
TABLEAUX = 100
SEVERAL = 60
STAFFS = ["mage-staff-fire", "mage-staff-earth", "mage-staff-water"]
TABLES: list[tuple[Mode, bool]] = [
    ("initiation", False),
    ("classic", False),
    ("classic", True),
    ("advanced", False),
    ("advanced", True),
]


@rule("J6.1")
@pytest.mark.parametrize(("mode", "patrons"), TABLES)
def test_the_best_joint_choice_matches_brute_force(mode: Mode, patrons: bool) -> None:
    for t in small_tableaux(mode, patrons, TABLEAUX, MOST_CHOICES):
        game, s = laid_out(mode, t)
        wanted = best(t)
        sheet = Scorer(game.book, s, 0, []).sheet([0] * 4)
        assert sum(sheet.points) + sheet.music == wanted, has(mode, t)
        assert Scorer(game.book, s, 0, []).total() == wanted, has(mode, t)
        assert game.scores(s)[0] == wanted + sum(medals(game.book, s)[0])


@rule("J6.1", "J6.3")
def test_several_staffs_are_chosen_together_with_everything_else() -> None:
    for n, t in enumerate(small_tableaux("advanced", False, SEVERAL, 8)):
        staffs = STAFFS[: 2 + n % 2]
        others = [card for card in t.cards if card.id not in STAFFS]
        joined = replace(t, cards=[*others, *[Card(id) for id in staffs]])
        game, s = laid_out("advanced", joined)
        wanted = best(joined)
        assert Scorer(game.book, s, 0, []).total() == wanted, has("advanced", joined)
        sheet = Scorer(game.book, s, 0, []).sheet([0] * 4)
        assert sum(sheet.points) + sheet.music == wanted


def test_the_tableaux_cover_every_kind_of_scoring() -> None:
    kinds: set[str] = set()
    schools: set[str] = set()
    faces: set[str] = set()
    for mode, patrons in TABLES:
        for t in small_tableaux(mode, patrons, TABLEAUX, MOST_CHOICES):
            kinds |= {card.project.score.kind for card in t.cards}
            schools |= {card.bonus.partition(":")[0] for card in t.cards}
            faces |= {t.hammer, f"harp {t.harp}", f"inkwell {t.inkwell}"}
            kinds |= {"staff" for card in t.cards if card.project.family == "staff"}
    assert kinds == {*get_args(Kind), "staff"}
    assert schools == {"", *get_args(Category)}
    assert len(faces) == 3 + 4
