"""Saves a game after every action, and lets only one session use a save file."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from dvergar.cli.files import BadFile, check_writable, refuse, write_text
from dvergar.games.record import Record

if sys.platform != "win32":
    import fcntl

MARK = b"dvergar "  # how every save file starts


class Taken(BadFile):
    """A file that another session plays from."""


class Shelf:
    """The save file of a game, and whether it is up to date."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.file: Path | None = None
        self.kept = ""
        self.handle = -1  # holds the lock

    def begin(self, file: Path) -> None:
        """Use a file that does not exist yet."""
        check_writable(file)
        try:
            os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o666))
        except FileExistsError:
            raise BadFile(f"{file}: this file already exists; {advice(file)}") from None
        except OSError as error:
            refuse(file, error)
        self.write(file)

    def resume(self, file: Path, handle: int) -> None:
        """Use the locked file that the game was read from."""
        self.file, self.kept, self.handle = file, self.record.text(), handle

    def keep(self) -> None:
        """Save the game if it has a file."""
        if self.file and not self.current():
            self.write(self.file)

    def write(self, file: Path) -> None:
        """Save the game, and move the lock to the new file."""
        text = self.record.text()
        handle = write_text(file, text, lock)
        self.release()
        self.file, self.kept, self.handle = file, text, handle

    def release(self) -> None:
        """Let other sessions use the file."""
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1

    def taken(self, file: Path) -> bool:
        """Return whether another file is there."""
        return file.exists() and not (self.file and same(file, self.file))

    def current(self) -> bool:
        return self.kept == self.record.text()

    def proposal(self) -> Path:
        """Return the file it was read from or last written to, or a free name."""
        return self.file or free(Path(), self.record.title.id)

    def rescue(self) -> Path:
        """Save the game in a hurry: in its file, here, at home or in a temporary folder."""
        folders = [Path(), Path.home(), Path(tempfile.gettempdir())]
        name = f"{self.record.title.id}-rescued"
        for file in [*([self.file] if self.file else []), *[free(f, name) for f in folders]]:
            try:
                self.write(file)
            except BadFile:
                continue
            return file.resolve()
        raise BadFile("the game could not be saved anywhere")


def free(folder: Path, name: str) -> Path:
    n = 1
    while (file := folder / f"{name}-{n}.dvergar").exists():
        n += 1
    return file


def same(a: Path, b: Path) -> bool:
    return a.exists() and b.exists() and a.samefile(b)


def advice(file: Path) -> str:
    """Return what to do about a file that is there already."""
    if saved_game(file):
        return f"continue it with --resume {file}"
    return "it is not a saved game, so it is left alone; choose another name"


def saved_game(file: Path) -> bool:
    with open(file, "rb") as found:
        return found.read(len(MARK)) == MARK


def locked(file: Path) -> int:
    """Open and lock a save file; Taken if another session has it."""
    while True:
        try:
            handle = os.open(file, os.O_RDWR)
        except OSError as error:
            refuse(file, error)
        if not lock(handle):
            os.close(handle)
            raise Taken(f"{file}: another session plays this game; close it first")
        if os.path.samestat(os.fstat(handle), os.stat(file)):
            return handle
        os.close(handle)  # it was saved again in between


def lock(handle: int) -> bool:
    """Lock an open file; the system releases the lock even after a crash."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
