"""Payment and scoring of custom cards match brute force for every school and scoring kind."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from dvergar.engine.rng import fast
from dvergar.games import title
from dvergar.games.jewellers.buying.payment import payments
from dvergar.games.jewellers.buying.price import FROM_OFFER
from dvergar.games.jewellers.cards.file import Project
from dvergar.games.jewellers.cards.options import Options
from dvergar.games.jewellers.game import Jewellers
from dvergar.games.jewellers.material import BONUS_WORDS
from dvergar.games.jewellers.scoring.score import Scorer
from dvergar.games.jewellers.space import BONUS
from dvergar.games.jewellers.state import JewelState
from tests.games.jewellers import brute_force_payments, brute_force_scoring
from tests.games.jewellers.box import Box, Has, counts
from tests.games.jewellers.test_cards_file import GONE, changed
from tests.marks import rule

CUSTOM = "festival-parure"  # red, green, blue 1 each
SCORES: list[dict[str, Any]] = [
    {"kind": "flat", "points": 4},
    {"kind": "per_badge", "points": 2},
    {"kind": "per_card", "points": 1},
    {"kind": "per_card_of_nature", "nature": "fire", "points": 1},
    {"kind": "per_costly_card", "points": 1, "minimum": 2},
    {"kind": "per_nature_triple", "points": 3},
    {"kind": "per_placed", "colour": "red", "points": 2},
    {"kind": "per_placed", "colour": "any", "points": 1},
    {"kind": "per_pair_placed", "colours": ["red", "green"], "points": 2},
    {"kind": "per_two_placed", "points": 2},
    {"kind": "top_costs", "colour": "blue", "cards": 3, "times": 2},
    {"kind": "plinth", "colours": ["red", "blue"], "cards": 3, "points": 1},
]
TABLES: list[dict[str, Any]] = [
    {"kind": "rune_table", "colour": "green", "table": [1, 2], "step": 1},
    {"kind": "rune_triple_table", "table": [3], "step": 3},
    {"kind": "per_rune_table", "table": [1], "step": 1},
]
OTHERS = ["garnet-studs", "moss-agate-clasp", "moonwater-drops", "bellows", "anvil"]


def named(score: dict[str, Any]) -> str:
    return f"{score['kind']} {score.get('colour', '')}".strip()


def with_card(score: dict[str, Any], **icons: Any) -> tuple[Jewellers, dict[str, Project]]:
    """Start an Opal game with a custom card of the given school and scoring."""
    fields = {"score": score, "family": "relic", "badges": GONE, **icons}
    data = changed(*[(f"{CUSTOM}.{name}", value) for name, value in fields.items()])
    custom = title("jewellers").embedded(json.dumps(data))
    game = title("jewellers").game(Options(mode="classic", manner="opal"), custom, 2)
    assert isinstance(game, Jewellers)
    return game, {project.id: project for project in custom.content.project}


def first_has(game: Jewellers, has: Has) -> JewelState:
    s = game.new(2, fast(1), 1)
    s.players[0] = Box(game).owner(s.players[0], has)
    return s


@rule("J3.12", "J8.1")
@pytest.mark.parametrize("score", SCORES, ids=named)
def test_a_memorist_opal_adds_one_per_unit_whatever_the_unit_is(
    score: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, projects = with_card(score, school="memorist", star=4)
    monkeypatch.setattr(brute_force_scoring, "projects", lambda: projects)
    totals = []
    for bonus in ("", "memorist"):
        word = f"{CUSTOM}+{bonus}" if bonus else CUSTOM
        s = first_has(game, Has("red2 green2", [word, *OTHERS], hammer="families"))
        cards = [brute_force_scoring.Card(CUSTOM, 0, bonus), *map(brute_force_scoring.Card, OTHERS)]
        wanted = brute_force_scoring.best(
            brute_force_scoring.Tableau(cards, Counter(red=2, green=2), "families")
        )
        totals.append(Scorer(game.book, s, 0, []).total())
        assert totals[-1] == wanted
        assert sum(Scorer(game.book, s, 0, []).sheet([0] * 4).points) == wanted
    assert totals[0] < totals[1]


@rule("J3.12", "J8.1")
@pytest.mark.parametrize("score", [*SCORES, *TABLES], ids=named)
def test_a_religion_opal_is_never_paid_in_a_colour_that_the_card_scores(
    score: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, projects = with_card(score, school="religion", religion=1)
    monkeypatch.setattr(brute_force_payments, "PROJECTS", projects)
    s = first_has(game, Has("", []))
    s.players[0].stock = counts("red2 green2 blue2 opal-religion")
    card = game.book.data.ids.index(CUSTOM)
    found = payments(game.book, s, 0, card, FROM_OFFER)
    bonuses = {BONUS_WORDS[part - BONUS] for parts in found for part in parts if part >= BONUS}
    assert bonuses == {bonus for bonus, _ in brute_force_payments.prices("religion", CUSTOM)}
