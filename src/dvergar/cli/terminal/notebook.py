"""The notes of a lesson beside its save file, so that it can be continued."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from platformdirs import user_data_path

from dvergar.cli.files import BadFile, read_text, write_text
from dvergar.cli.terminal.autosave import lock
from dvergar.lessons.lesson import Lesson
from dvergar.lessons.notes import BadNote, Notes


class Notebook:
    """A learner's notes, written to a file one per line."""

    def __init__(self, lesson: Lesson, file: Path) -> None:
        self.file = file
        self.notes = Notes(lesson)

    def read(self) -> None:
        """Read the notes that are there; one that doesn't fit the lesson is an error."""
        for n, note in enumerate(read_text(self.file).splitlines(), 1):
            try:
                self.notes.check(note)
            except BadNote as error:
                raise BadFile(f"{self.file}: line {n}: {error}") from None
            self.notes.add(note)

    def write(self, note: str) -> None:
        self.notes.add(note)
        text = "".join(f"{line}\n" for line in self.notes.written)
        os.close(write_text(self.file, text, lock))


class LessonFiles(NamedTuple):
    """Where a lesson is saved."""

    game: Path
    notes: Path


def lesson_files(name: str) -> LessonFiles:
    folder = user_data_path("dvergar", appauthor=False) / "lessons"
    return LessonFiles(folder / f"{name}.dvergar", folder / f"{name}.notes")
