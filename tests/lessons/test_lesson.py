"""The current step is found by what the learner sees, did and looked at."""

from __future__ import annotations

from dvergar.games.record import Record
from dvergar.lessons import Guidance, Lesson
from dvergar.lessons.script import scripted
from tests.lessons.writing import written

READ = {"hello": {"next"}}


def play(lesson: Lesson, *entries: str) -> Record:
    record = lesson.begin()
    for entry in entries:
        seat, _, action = entry.partition(" ")
        record.match.play(int(seat) - 1, record.game.space.parse(action))
    return record


def at(lesson: Lesson, record: Record, skipped: tuple[str, ...] = ()) -> Guidance:
    return lesson.at(lesson.scene(record), READ, {*skipped})


def test_a_step_is_over_when_its_condition_holds() -> None:
    lesson = written()
    assert lesson.at(lesson.scene(lesson.begin()), {}, set()).step == "hello"
    assert at(lesson, lesson.begin()).step == "silver"
    assert at(lesson, play(lesson, "1 play:silver:workshop")).step == "turn"


def test_an_undo_brings_a_step_back() -> None:
    lesson = written()
    record = play(lesson, "1 play:silver:workshop")
    record.match.undo(0)
    assert at(lesson, record).step == "silver"


def test_a_step_is_passed_over_while_it_does_not_apply() -> None:
    lesson = written(('can = "play:silver:workshop"', 'can = "sell:*"'))
    found = at(lesson, lesson.begin())
    assert found.step == "turn" and found.number == 3
    assert [chapter.steps for chapter in found.chapters] == [["done", "ahead"], ["now", "ahead"]]


def test_a_skipped_step_is_not_shown() -> None:
    lesson = written()
    found = at(lesson, lesson.begin(), ("silver",))
    assert found.step == "turn"
    assert found.chapters[0].steps == ["done", "skipped"] and found.chapters[0].again


def test_what_is_suggested_is_always_possible() -> None:
    lesson = written()
    assert at(lesson, play(lesson, "1 play:silver:workshop")).do == "end"
    ended = play(lesson, "1 play:silver:workshop", "1 end")
    assert at(lesson, ended).do == "draw:mine"
    drawn = play(lesson, "1 play:silver:workshop", "1 end", "1 draw:mine")
    assert at(lesson, drawn).do == ""  # the bot plays now


def test_without_its_own_light_a_step_lights_the_suggested_things_in_order() -> None:
    lesson = written()
    assert at(lesson, lesson.begin()).light == ["hand/silver", "workshop"]
    assert at(lesson, play(lesson, "1 play:silver:workshop")).light == ["end"]


def test_another_action_is_commented_on_unless_it_completed_a_step() -> None:
    lesson = written()
    other = at(lesson, play(lesson, "1 play:gold:market"))
    assert other.comment == "lesson-smithy-silver-other" and other.undo
    undone = play(lesson, "1 play:gold:market")
    undone.match.undo(0)
    assert at(lesson, undone).comment == ""
    second = written(('did = "play:silver:*" ', 'did = "play:silver:*", times = 2 '))
    once = at(second, play(second, "1 play:silver:workshop"))
    assert once.step == "silver" and once.comment == "lesson-smithy-silver-other"


def test_before_some_actions_the_lesson_asks_back() -> None:
    lesson = written()
    asks = at(lesson, lesson.begin()).asks
    assert [(ask.actions, ask.text) for ask in asks] == [(["end"], "lesson-smithy-silver-ask")]


def test_a_bot_follows_its_script_and_then_plays_freely() -> None:
    lesson = written()
    record = play(lesson, "1 end")
    while record.match.state.waiting() == 1:
        record.match.play(0, record.game.space.parse("draw:mine"))
    planned = scripted(lesson.file, record, 1)
    assert planned is not None and record.game.space.text(planned) == "play:mithril:market"
    record.match.play(1, planned)
    assert scripted(lesson.file, record, 1) is None


def test_a_scripted_action_that_is_not_possible_waits() -> None:
    lesson = written(("play:mithril:market", "sell:mithril"))
    record = play(lesson, "1 end")
    while record.match.state.waiting() == 1:
        record.match.play(0, record.game.space.parse("draw:mine"))
    assert scripted(lesson.file, record, 1) is None
