"""Every lesson fits its game, and a lesson that does not is found."""

from __future__ import annotations

from random import Random

import pytest

from dvergar.engine.state import lowest
from dvergar.lessons import lesson, taught
from dvergar.lessons.texts import text_faults, unused_texts, word_count
from dvergar.lessons.walk import Walk, misfits
from tests.lessons.writing import written

FIRST_MOVE = 3  # screens
LOOKED_AT = 0.2  # of all moments


@pytest.mark.parametrize("game", taught())
def test_a_lesson_fits_its_game(game: str) -> None:
    assert misfits(lesson(game)) == []


@pytest.mark.parametrize("game", taught())
def test_a_lesson_has_short_texts_in_every_language(game: str) -> None:
    assert text_faults(lesson(game)) == []


def test_no_lesson_text_is_unused() -> None:
    assert unused_texts([lesson(game) for game in taught()]) == []


@pytest.mark.parametrize("game", taught())
def test_the_first_move_comes_within_three_screens(game: str) -> None:
    walk = Walk(lesson(game)).run()
    first = next(visit for visit in walk.visits if visit.did)
    assert first.guidance.number <= FIRST_MOVE


@pytest.mark.parametrize("game", taught())
def test_a_lesson_ends_in_a_game_that_goes_on(game: str) -> None:
    walk = Walk(lesson(game)).run()
    assert not walk.record.match.state.over


@pytest.mark.parametrize("game", taught())
@pytest.mark.parametrize("seed", range(2))
def test_a_learner_who_does_anything_else_still_comes_to_the_end(game: str, seed: int) -> None:
    """Whatever is played, the lesson has a step, and after the game only the last one is left."""
    luck, taken = Random(seed), lesson(game)
    record = taken.begin()
    while not record.match.state.over:
        seat = lowest(record.match.state.waiting())
        record.match.play(seat, luck.choice(record.game.legal(record.match.state, seat)))
        if luck.random() < LOOKED_AT:
            assert taken.at(taken.scene(record), {}, set()).step
    assert taken.at(taken.scene(record), {}, set()).step == taken.steps[-1].id


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("rules = 1", "rules = 7", "version 7, the newest is 1"),
        ('do = ["play:silver:workshop"]', 'do = ["play:ruby:workshop"]', "does not get beyond it"),
        ("play:mithril:market", "play:ruby:market", "seat 2 never plays play:ruby:market"),
        ("play:mithril:market", "play:tin:market", "smithy has no action play:tin:market"),
        ('did = "end"', 'did = "finish"', "smithy has no action finish"),
        ('can = "play:silver:workshop"', 'can = "sell:*"', "silver: the suggested path never"),
        ('state = "round"', 'state = "runde"', "the view has no runde"),
        ('do = ["end", "draw:mine"]', 'do = ["end"]', "turn: the suggested path does not get"),
    ],
)
def test_what_does_not_fit_is_named(old: str, new: str, named: str) -> None:
    assert any(named in fault for fault in misfits(written((old, new))))


def test_missing_texts_are_named_in_every_language() -> None:
    faults = text_faults(written())
    assert "fr: there is no text lesson-smithy-hello" in faults
    assert "hu: there is no text lesson-smithy-chapter-one.about" in faults


def test_signs_are_no_words() -> None:
    assert word_count("Fabriquez les *Gantelets*\u00a0: 2 pièces\u00a0!") == 5
