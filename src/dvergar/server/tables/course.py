"""The lesson of one table: what its learner looked at and skipped, and where they are now."""

from __future__ import annotations

from typing import Any

from dvergar.engine.rng import bot_luck
from dvergar.games.record import Record
from dvergar.lessons.lesson import Guidance, Lesson, Looks, asked_looks
from dvergar.lessons.script import scripted
from dvergar.server.protocol import LessonInfo, LessonStatus, Study
from dvergar.server.refusal import Refused

LUCK_BITS = 30


class Course:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.left = False
        self.looks: Looks = {}
        self.skipped: set[str] = set()
        self.notes: list[tuple[str, str]] = []  # each with its key

    def copy(self) -> Course:
        made = Course(self.lesson)
        for note, key in self.notes:
            made.add(note, key)
        return made

    def knows(self, key: str) -> bool:
        return any(known == key for _, known in self.notes)

    def status(self, record: Record | None) -> LessonStatus:
        """Return `done` after the last step, and `left` until the learner resumes."""
        if self.left:
            return "left"
        return "running" if record is None or self.guidance(record).step else "done"

    def guidance(self, record: Record) -> Guidance:
        return self.lesson.at(self.lesson.scene(record), self.looks, self.skipped)

    def info(self, record: Record, seat: int) -> LessonInfo | None:
        """Return the lesson for the learner's own view."""
        if seat != self.lesson.seat:
            return None
        return LessonInfo(self.status(record), self.lesson.file.minutes, self.guidance(record))

    def row(self, record: Record) -> dict[str, Any]:
        """Return how far the lesson is, for the database."""
        return {"lesson": self.status(record), "lesson_step": self.guidance(record).step}

    def note_of(self, message: Study) -> str:
        """Return a message as the text of a note, or refuse it."""
        if message.verb in ("leave", "resume"):
            return message.verb
        if message.verb == "repeat":
            if not self.lesson.steps_of(message.chapter):
                raise Refused("unknown-step", status=404)
            return f"repeat {message.chapter}"
        step = next((s for s in self.lesson.steps if s.id == message.step), None)
        if step is None or (message.verb == "look" and message.look not in asked_looks(step)):
            raise Refused("unknown-step", status=404)
        return f"{message.verb} {message.step} {message.look}".strip()

    def add(self, note: str, key: str) -> None:
        """Carry out a note; one that no longer fits the lesson changes nothing."""
        verb, *names = note.split(" ")
        self.notes.append((note, key))
        if verb == "look":
            self.looks.setdefault(names[0], set()).add(names[1])
        elif verb == "skip":
            self.skipped.add(names[0])
        elif verb == "repeat":
            for step in self.lesson.steps_of(names[0]):
                self.looks.pop(step, None)
                self.skipped.discard(step)
        else:
            self.left = verb == "leave"

    def scripted(self, record: Record, seat: int) -> int | None:
        """Return what the script says a bot does now, if anything."""
        running = self.status(record) == "running"
        return scripted(self.lesson.file, record, seat) if running else None

    def luck(self, record: Record) -> int:
        """Return the same luck for a bot in every copy of the lesson."""
        rng = bot_luck(record.seed + b" %d" % len(record.match.log))
        return rng.word() >> 2 << LUCK_BITS | rng.word() >> 2
