"""The lesson of one table: its notes, and what the bots and the learner's page get from it."""

from __future__ import annotations

from typing import Any

from dvergar.engine.rng import bot_luck
from dvergar.games.record import Record
from dvergar.lessons.lesson import Lesson
from dvergar.lessons.notes import BadNote, Notes
from dvergar.lessons.script import scripted
from dvergar.server.protocol import LessonInfo, LessonStatus, Study
from dvergar.server.refusal import Refused

LUCK_BITS = 30


class Course:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.notes = Notes(lesson)
        self.keys: set[str] = set()

    def copy(self) -> Course:
        made = Course(self.lesson)
        made.notes, made.keys = self.notes.copy(), {*self.keys}
        return made

    def add(self, note: str, key: str) -> None:
        self.notes.add(note)
        self.keys.add(key)

    def status(self, record: Record | None) -> LessonStatus:
        return self.notes.status(record)

    def info(self, record: Record, seat: int) -> LessonInfo | None:
        """Return the lesson for the learner's own view."""
        if seat != self.lesson.seat:
            return None
        now = self.notes.guidance(record)
        return LessonInfo(self.status(record), self.lesson.file.minutes, now)

    def row(self, record: Record) -> dict[str, Any]:
        """Return how far the lesson is, for the database."""
        step = self.notes.guidance(record).step
        return {"lesson": self.status(record), "lesson_step": step}

    def note_of(self, message: Study) -> str:
        """Return a message as a note, or refuse it."""
        names = {
            "look": [message.step, message.look],
            "skip": [message.step],
            "repeat": [message.chapter],
        }
        note = " ".join([message.verb, *names.get(message.verb, [])])
        try:
            self.notes.check(note)
        except BadNote:
            raise Refused("unknown-step", status=404) from None
        return note

    def scripted(self, record: Record, seat: int) -> int | None:
        """Return what the script says a bot does now, if anything."""
        running = self.status(record) == "running"
        return scripted(self.lesson.file, record, seat) if running else None

    def reading(self, record: Record) -> bool:
        """Return whether the learner has something to read, for which bots wait."""
        return self.notes.reading(record)

    def luck(self, record: Record) -> int:
        """Return the same luck for a bot in every copy of the lesson."""
        rng = bot_luck(record.seed + b" %d" % len(record.match.log))
        return rng.word() >> 2 << LUCK_BITS | rng.word() >> 2
