"""Where a game is kept: written whole after every action, or when its player asks."""

from __future__ import annotations

from pathlib import Path

from dvergar.cli.files import write_text
from dvergar.games.record import Record


class Shelf:
    """Knows the save file of a game and whether it is up to date."""

    def __init__(self, record: Record, file: Path | None, always: bool) -> None:
        self.record = record
        self.file = file
        self.always = always  # True: after every action
        self.kept = record.text() if file and file.exists() else ""

    def keep(self) -> None:
        """Write the game if it is to be written after every action."""
        if self.always and self.file:
            self.write(self.file)

    def write(self, file: Path) -> None:
        text = self.record.text()
        write_text(file, text)
        self.file, self.kept = file, text

    def taken(self, file: Path) -> bool:
        """Whether something else lies there."""
        return file.exists() and not (self.file and same(file, self.file))

    def current(self) -> bool:
        return self.kept == self.record.text()

    def proposal(self) -> Path:
        """The file it was read from or written to, or a free name."""
        if self.file:
            return self.file
        n = 1
        while (free := Path(f"{self.record.title.id}-{n}.dvergar")).exists():
            n += 1
        return free


def same(a: Path, b: Path) -> bool:
    return a.exists() and b.exists() and a.samefile(b)
