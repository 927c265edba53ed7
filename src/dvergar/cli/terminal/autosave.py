"""Saves a game, after every action or on request."""

from __future__ import annotations

from pathlib import Path

from dvergar.cli.files import write_text
from dvergar.games.record import Record


class Shelf:
    """The save file of a game, and whether it is up to date."""

    def __init__(self, record: Record, file: Path | None, always: bool) -> None:
        self.record = record
        self.file = file
        self.always = always  # save after every action
        self.kept = record.text() if file and file.exists() else ""

    def keep(self) -> None:
        """Save the game if it is saved after every action."""
        if self.always and self.file:
            self.write(self.file)

    def write(self, file: Path) -> None:
        text = self.record.text()
        write_text(file, text)
        self.file, self.kept = file, text

    def taken(self, file: Path) -> bool:
        """Return whether another file is there."""
        return file.exists() and not (self.file and same(file, self.file))

    def current(self) -> bool:
        return self.kept == self.record.text()

    def proposal(self) -> Path:
        """Return the file it was read from or last written to, or a free name."""
        if self.file:
            return self.file
        n = 1
        while (free := Path(f"{self.record.title.id}-{n}.dvergar")).exists():
            n += 1
        return free


def same(a: Path, b: Path) -> bool:
    return a.exists() and b.exists() and a.samefile(b)
