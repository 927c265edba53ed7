"""A lesson file with an error is refused, and the error names the place and what is possible."""

from __future__ import annotations

import pytest

from dvergar.lessons import BadLesson
from tests.lessons.writing import HASH, written


def test_the_small_lesson_is_read() -> None:
    lesson = written()
    assert [step.id for step in lesson.steps] == ["hello", "silver", "turn", "bye"]
    assert lesson.names("Eitri") == ["Eitri", "Regin"]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ('game = "smithy"', 'game = "chess"', "chess"),
        ('cards = "smithy-1"', 'cards = "smithy-9"', "possible: smithy-1"),
        (HASH, "0" * 64, HASH),
        ("learner = 1", "learner = 3", "possible: 1 to 2"),
        ('bots = ["Regin"]', 'bots = ["Regin", "Dagny"]', "1 names"),
        ('mode = "starter"', 'mode = "short"', "mode: short"),
        ("seat = 2", "seat = 1", "seat 1 is no bot's seat"),
        ('id = "hello"', 'id = "Hello!"', "Hello!"),
        ('id = "hello"', 'id = "silver"', "2 steps have this id"),
        ('chapter = "one"', 'chapter = "two"', "two: its steps must follow each other"),
        ('do = ["end"', 'od = ["end"', "unknown field `od`"),
        ('did = "play:silver:*"', 'did = "play:silver:*", looked = "next"', "did, looked"),
        ("round\", at_least = 2", "round\"", "compared once"),
        ("round\", at_least = 2", "round\", at_least = 2, at_most = 3", "at_least, at_most"),
        ('can = "play:silver:workshop"', 'can = "play:*", equals = 3', "belongs to state"),
        ('can = "play:silver:workshop"', 'can = "play:*", times = 3', "times"),
        ('can = "play:silver:workshop"', "all = []", "here: none"),
        ('offer = "ask"', 'offer = "beg"', "undo or ask, not 'beg'"),
        ('id = "bye"', 'id = "bye"\nwhen = { did = "end" }', "always applies"),
        ("[[script]]", "[[script", "not valid TOML"),
        ("minutes = 1", "", "minutes"),
    ],
)  # fmt: skip
def test_an_error_says_where_it_is(old: str, new: str, named: str) -> None:
    with pytest.raises(BadLesson) as refused:
        written((old, new))
    assert named in str(refused.value)


def test_all_errors_come_at_once() -> None:
    with pytest.raises(BadLesson) as refused:
        written(("learner = 1", "learner = 3"), ('offer = "ask"', 'offer = "beg"'))
    assert len(refused.value.reasons) == 2
