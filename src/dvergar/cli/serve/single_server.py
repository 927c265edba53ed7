"""One server per database file: a second one would not see the moves of the first."""

from __future__ import annotations

import contextlib
import errno
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TextIO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from dvergar.server.settings import DB_WAYS, BadSetting

if sys.platform != "win32":
    import fcntl


class Running(Exception):
    """Another server has these games; `address` is where."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


@contextlib.contextmanager
def only_server(url: str) -> Iterator[Callable[[str], None]]:
    """Keep other servers off these games; gives a function that notes the address of this one."""
    file = games_file(url)
    if file is None or sys.platform == "win32":
        yield lambda address: None
        return
    try:
        note = file.with_name(f"{file.name}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise BadSetting(f"db: {file}: {error.strerror}; {DB_WAYS}") from None
    with note:
        claim(note)
        yield lambda address: rewrite(note, address)


def games_file(url: str) -> Path | None:
    """The file of a SQLite database; None for others."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise BadSetting(f"db: this is no address of a database; {DB_WAYS}") from None
    if found.get_backend_name() != "sqlite" or found.database in (None, "", ":memory:"):
        return None
    return Path(str(found.database))


def claim(note: TextIO) -> None:
    """Lock the file; the lock ends with the process, even after a crash."""
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
