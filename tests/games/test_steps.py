"""The questions of every game: each has an id, a name and a rule that exists."""

from __future__ import annotations

import pytest

from dvergar.games import GAMES, title
from dvergar.games.record import newest_cards
from tools.tree import ROOT, package


@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_its_place_its_question_and_its_rule(name: str) -> None:
    chosen = title(name)
    game = chosen.game(chosen.options(), newest_cards(chosen), chosen.seats[0])
    assert [step.id for step in game.steps] == list(range(len(game.steps)))
    rules = (package(ROOT) / "locales" / "en" / f"rules-{name}.ftl").read_text("utf-8")
    for step in game.steps:
        assert step.question
        assert f"rule-{step.rule.replace('.', '-')} " in rules
