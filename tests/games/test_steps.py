"""Every step of every game has an id, a question and an existing rule."""

from __future__ import annotations

import pytest

from dvergar.games import GAMES, title
from dvergar.games.record import newest_cards
from tools.tree import ROOT, package


@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_an_id_a_question_and_a_rule(name: str) -> None:
    chosen = title(name)
    game = chosen.game(chosen.options(), newest_cards(chosen), chosen.seats[0])
    assert [step.id for step in game.steps] == list(range(len(game.steps)))
    rules = (package(ROOT) / "locales" / "en" / f"rules-{name}.ftl").read_text("utf-8")
    for step in game.steps:
        assert step.question
        assert f"rule-{step.rule.replace('.', '-')} " in rules
