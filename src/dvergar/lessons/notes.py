"""What a learner looked at, skipped and repeated, as notes in the order they were made."""

from __future__ import annotations

from typing import Literal

from dvergar.games.record import Record
from dvergar.lessons.guidance import Guidance, Looks
from dvergar.lessons.lesson import Lesson, asked_looks

Status = Literal["running", "left", "done"]
LEAVE, RESUME = "leave", "resume"


class BadNote(ValueError):
    """A note that the lesson has no step, look or chapter for."""


class Notes:
    """All that a lesson knows besides the game itself."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.written: list[str] = []
        self.looks: Looks = {}
        self.skipped: set[str] = set()
        self.left = False

    def copy(self) -> Notes:
        made = Notes(self.lesson)
        for note in self.written:
            made.add(note)
        return made

    def guidance(self, record: Record) -> Guidance:
        return self.lesson.at(self.lesson.scene(record), self.looks, self.skipped)

    def status(self, record: Record | None) -> Status:
        """Return `done` after the last step, and `left` until the learner resumes."""
        if self.left:
            return "left"
        return "running" if record is None or self.guidance(record).step else "done"

    def reading(self, record: Record) -> bool:
        """Return whether the learner has something to read, for which bots wait."""
        return not self.left and bool(self.guidance(record).looks)

    def check(self, note: str) -> None:
        """Raise BadNote if the lesson has nothing that the note speaks of."""
        verb, *names = note.split(" ")
        if verb in (LEAVE, RESUME) and not names:
            return
        step = next((s for s in self.lesson.steps if s.id == names[0]), None) if names else None
        fits = {
            "skip": step is not None and len(names) == 1,
            "look": step is not None and names[1:] and names[1] in asked_looks(step),
            "repeat": len(names) == 1 and bool(self.lesson.steps_of(names[0])),
        }
        if not fits.get(verb):
            raise BadNote(f"the lesson of {self.lesson.game} has no place for {note!r}")

    def add(self, note: str) -> None:
        verb, *names = note.split(" ")
        self.written.append(note)
        if verb == "look":
            self.looks.setdefault(names[0], set()).add(names[1])
        elif verb == "skip":
            self.skipped.add(names[0])
        elif verb == "repeat":
            for step in self.lesson.steps_of(names[0]):
                self.looks.pop(step, None)
                self.skipped.discard(step)
        else:
            self.left = verb == LEAVE
