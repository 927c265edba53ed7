"""A lesson file: what it may hold, and its errors in our words."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Annotated

import msgspec

from dvergar.games.card_form import Fault
from dvergar.games.catalog import BadCards, from_toml, worded
from dvergar.games.options import OptionValue
from dvergar.lessons.conditions import Condition

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]*$", max_length=32)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=600)]
NEXT = "next"
DATA = files("dvergar.lessons").joinpath("data")
OFFERS = ("", "undo", "ask")


class BadLesson(ValueError):
    """A lesson file with errors; `reasons` has one line for each."""

    def __init__(self, reasons: list[str]) -> None:
        super().__init__("; ".join(reasons))
        self.reasons = reasons


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot's seat does, in order."""

    seat: int
    do: list[str]


class Other(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the lesson says about another action than the suggested one."""

    did: str
    say: Id  # the end of its text id
    offer: str = ""  # `undo` offers to undo it, `ask` asks before it is played


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: what ends it, what it lights up, what it suggests."""

    id: Id
    chapter: Id
    done: Condition = Condition(looked=NEXT)
    when: Condition | None = None  # the step applies only while this is true
    light: list[str] = []  # things and places; without any, those of the suggested action
    do: list[str] = []  # the suggested action: the first that is possible
    arrow: Seconds = 8
    help: Seconds = 20
    tries: Annotated[int, msgspec.Meta(ge=1)] = 2
    other: list[Other] = []


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    cards: str
    cards_hash: str
    rules: int
    seats: int
    seed: int  # as in `dvergar play --seed`
    learner: int  # the learner's seat, from 1
    bots: list[Annotated[str, msgspec.Meta(min_length=1, max_length=20)]]
    minutes: int
    step: Annotated[list[Step], msgspec.Meta(min_length=1)]
    options: dict[str, OptionValue] = {}
    script: list[Script] = []


def read(text: str, where: str = "") -> LessonFile:
    """Read a lesson file, or raise BadLesson with everything that is wrong."""
    prefix = f"{where}: " if where else ""
    try:
        data = from_toml(text)
    except BadCards as error:
        raise BadLesson([f"{prefix}{error}"]) from None
    try:
        lesson = msgspec.convert(data, LessonFile)
    except msgspec.ValidationError as error:
        raise BadLesson([prefix + explain(error, data)]) from None
    reasons = faults(lesson)
    if reasons:
        raise BadLesson([prefix + reason for reason in reasons])
    return lesson


def explain(error: msgspec.ValidationError, data: object) -> str:
    """Turn `… - at $.step[3].done` into `goal.done: …`."""
    reason, _, path = str(error).partition(" - at `$")
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", path)
    return worded(Fault(tuple(name or int(index) for name, index in steps), reason), data)


def faults(lesson: LessonFile) -> list[str]:
    """Return what a lesson file may not hold, one line each."""
    found = [fault for step in lesson.step for fault in step_faults(step)]
    ids = [step.id for step in lesson.step]
    found += [f"{id}: {ids.count(id)} steps have this id" for id in sorted({*ids})
              if ids.count(id) > 1]  # fmt: skip
    if lesson.step[-1].when is not None:
        found.append(f"{ids[-1]}: the last step always applies: leave out its `when`")
    if len(lesson.bots) != lesson.seats - 1:
        found.append(f"bots: {lesson.seats} seats need {lesson.seats - 1} names of bots")
    if not 1 <= lesson.learner <= lesson.seats:
        found.append(f"learner: there is no seat {lesson.learner}; possible: 1 to {lesson.seats}")
    for script in lesson.script:
        if script.seat == lesson.learner or not 1 <= script.seat <= lesson.seats:
            found.append(f"script: seat {script.seat} is no bot's seat")
    return found + split_chapters(lesson)


def split_chapters(lesson: LessonFile) -> list[str]:
    """Return the chapters whose steps are not next to each other."""
    order = [step.chapter for step in lesson.step]
    runs = [name for n, name in enumerate(order) if n == 0 or order[n - 1] != name]
    return [f"{name}: its steps must follow each other" for name in sorted({*runs})
            if runs.count(name) > 1]  # fmt: skip


def step_faults(step: Step) -> list[str]:
    conditions = [*step.done.every(), *(step.when.every() if step.when else [])]
    found = [f"{step.id}: {fault}" for c in conditions for fault in condition_faults(c)]
    for other in step.other:
        if other.offer not in OFFERS:
            found.append(f"{step.id}: offer is undo or ask, not {other.offer!r}")
    return found


def condition_faults(c: Condition) -> list[str]:
    kinds, comparisons = c.kinds(), c.comparisons()
    if len(kinds) != 1:
        used = ", ".join(kinds) or "none"
        return [f"a condition has one of did, can, state, looked, all, any, not; here: {used}"]
    if kinds == ["state"] and len(comparisons) != 1:
        used = ", ".join(comparisons) or "none"
        return [f"state {c.state} is compared once, by equals, at_least, at_most or has; "
                f"here: {used}"]  # fmt: skip
    if kinds != ["state"] and comparisons:
        return [f"{comparisons[0]} belongs to state, not to {kinds[0]}"]
    if c.times != 1 and (kinds != ["did"] or c.times < 1):
        return ["times is a number from 1 and belongs to did"]
    return []
