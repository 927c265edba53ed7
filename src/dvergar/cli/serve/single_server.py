"""Allows one server per database file, since a second would not see the moves of the first."""

from __future__ import annotations

import contextlib
import errno
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from dvergar.server.settings import DB_FORMATS, BadSetting

if sys.platform != "win32":
    import fcntl


class Running(Exception):
    """Another server at `address` already uses this database."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextlib.contextmanager
def only_server(url: str) -> Iterator[Callable[[str], None]]:
    """Lock the database file; yields a function that stores this server's address in the lock."""
    file = games_file(url)
    if file is None or sys.platform == "win32":
        yield lambda address: None
        return
    try:
        note = file.with_name(f"{file.name}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"db: {file}: {error.strerror}; {DB_FORMATS}") from None
    with note:
        claim(note)
        yield lambda address: rewrite(note, address)


def games_file(url: str) -> Path | None:
    """Return the file of a SQLite database, or None for other databases."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise BadSetting(f"db: not a database address; {DB_FORMATS}") from None
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        return None
    return Path(str(found.database))


def claim(note: TextIO) -> None:
    """Lock the file; the system releases the lock even after a crash."""
    if sys.platform == "win32":
        return
    try:
        fcntl.lockf(note, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN):
            note.seek(0)
            raise Running(note.read().strip()) from None


def rewrite(note: TextIO, text: str) -> None:
    note.seek(0)
    note.truncate()
    note.write(f"{text}\n")
    note.flush()
