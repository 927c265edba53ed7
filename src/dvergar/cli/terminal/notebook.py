"""The notes of a lesson beside its save file, so that it can be continued."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from dvergar.cli.files import BadFile, read_text, write_text
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
        write_text(self.file, "".join(f"{line}\n" for line in self.notes.written))


def lesson_files(game: str) -> tuple[Path, Path]:
    """Return where a lesson's game and its notes are saved."""
    folder = user_data_path("dvergar", appauthor=False) / "lessons"
    return folder / f"{game}.dvergar", folder / f"{game}.notes"
