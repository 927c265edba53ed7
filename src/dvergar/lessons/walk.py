"""Plays a lesson by doing only what it suggests, and finds what no longer fits."""

from __future__ import annotations

from typing import Any, NamedTuple

from dvergar.bots import bot, decide
from dvergar.engine.rng import bot_luck
from dvergar.engine.state import lowest
from dvergar.games.record import Record
from dvergar.lessons.conditions import MISSING, Condition, found, matches
from dvergar.lessons.guidance import Guidance, Looks
from dvergar.lessons.lesson import BOT, Lesson
from dvergar.lessons.script import scripted


class Visit(NamedTuple):
    """A step of the suggested path: what was shown, and what was done about it."""

    guidance: Guidance
    did: str  # the action played; empty for a look
    view: dict[str, Any]


class Walk:
    """A lesson being played as it suggests."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.record: Record = lesson.begin()
        self.looks: Looks = {}
        self.visits: list[Visit] = []
        self.faults: list[str] = []

    def run(self) -> Walk:
        """Follow the lesson to its end, or to the step that it can't get beyond."""
        while True:  # each time a look is added or an action is played, and every game ends
            scene = self.lesson.scene(self.record)
            now = self.lesson.at(scene, self.looks, set())
            if not now.step:
                return self
            if not self.follow(now, scene.view):
                self.faults.append(f"{now.step}: the suggested path does not get beyond it")
                return self

    def follow(self, now: Guidance, view: dict[str, Any]) -> bool:
        """Do what a step asks, or let a bot move; False if there is nothing to do."""
        s = self.record.match.state
        if now.looks and not now.do:
            self.visits.append(Visit(now, "", view))
            self.looks.setdefault(now.step, set()).update(now.looks)
        elif now.do:
            self.visits.append(Visit(now, now.do, view))
            self.record.match.play(self.lesson.seat, self.record.game.space.parse(now.do))
        elif s.over or s.waiting() == 1 << self.lesson.seat:
            return False
        else:
            self.visits.append(Visit(now, "", view))
            self.bots()
        return True

    def bots(self) -> None:
        """Let the first bot that is asked make one move."""
        record, match = self.record, self.record.match
        seat = lowest(match.state.waiting() & ~(1 << self.lesson.seat))
        action = scripted(self.lesson.file, record, seat)
        if action is None:
            rng = bot_luck(record.seed + b" %d" % len(match.log))
            action = decide(record.game, match.state, seat, bot(BOT, record.game), rng)
        match.play(seat, action)


def misfits(lesson: Lesson) -> list[str]:
    """Return where a lesson does not fit its game, one line each."""
    unknown = unknown_actions(lesson)
    if unknown:
        return unknown
    walk = Walk(lesson).run()
    reached = {visit.guidance.step for visit in walk.visits}
    missed = [
        f"{step.id}: the suggested path never comes here"
        for step in lesson.steps
        if step.id not in reached
    ]
    return [
        *rules_misfits(lesson), *walk.faults, *missed, *path_misfits(walk),
        *script_misfits(lesson, walk.record), *do_misfits(lesson, walk),
    ]  # fmt: skip


def unknown_actions(lesson: Lesson) -> list[str]:
    """Return the actions and patterns that no action of the game matches."""
    texts = lesson.begin().game.space.texts
    wanted = [(f"script of seat {script.seat}", a) for script in lesson.file.script
              for a in script.do]  # fmt: skip
    for step in lesson.steps:
        asked = [c.did or c.can for c in conditions(step.done, step.when)]
        patterns = [*asked, *step.do, *[other.did for other in step.other]]
        wanted += [(step.id, pattern) for pattern in patterns if pattern]
    return [
        f"{where}: {lesson.game} has no action {pattern}"
        for where, pattern in wanted
        if not any(matches(pattern, text) for text in texts)
    ]


def rules_misfits(lesson: Lesson) -> list[str]:
    newest = lesson.begin().game.rules_version
    if lesson.file.rules != newest:
        return [f"rules: the lesson is for version {lesson.file.rules}, the newest is {newest}"]
    return []


def path_misfits(walk: Walk) -> list[str]:
    """Return the paths that no view on the way has."""
    views = [visit.view for visit in walk.visits]
    return [
        f"{step.id}: the view has no {c.state}"
        for step in walk.lesson.steps
        for c in conditions(step.done, step.when)
        if c.state and all(found(view, c.state) is MISSING for view in views)
    ]


def conditions(*whole: Condition | None) -> list[Condition]:
    return [inner for c in whole if c is not None for inner in c.every()]


def script_misfits(lesson: Lesson, record: Record) -> list[str]:
    """Return scripted actions that the bots did not play in this order."""
    wrong = []
    for script in lesson.file.script:
        played = [record.game.space.text(a) for who, a in record.match.journal
                  if who == script.seat - 1]  # fmt: skip
        left = list(script.do)
        for action in played:
            if left and action == left[0]:
                del left[0]
        if left:
            wrong.append(f"script: seat {script.seat} never plays {left[0]}")
    return wrong


def do_misfits(lesson: Lesson, walk: Walk) -> list[str]:
    """Return steps with a suggestion that is not possible where the path reaches them."""
    able = {v.guidance.step for v in walk.visits if v.did or lesson.seat not in v.view["waiting"]}
    return [
        f"{step.id}: {' or '.join(step.do)} is not possible when the path comes here"
        for step in lesson.steps
        if step.do and step.id not in able
    ]
