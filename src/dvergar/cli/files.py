"""Reads and writes files completely, with clear errors."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

LARGEST = 4_000_000  # bytes; a long game has less than 100,000


class BadFile(ValueError):
    """A file that can't be read or written, with its name and the reason."""


def read_text(file: Path) -> str:
    """Return the text of a file, which may be a pipe but not endless."""
    try:
        with open(file, "rb") as source:
            found = source.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        refuse(file, error)
    if len(found) > LARGEST:
        raise BadFile(f"{file}: too large; at most {LARGEST // 1_000_000} MB are read")
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{file}: not UTF-8 text") from None


def refuse(file: Path | str, error: Exception) -> NoReturn:
    """Report why a file can't be used."""
    raise BadFile(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def typed_path(typed: str) -> Path:
    """Return a path that a person typed; `~` is allowed."""
    try:
        file = Path(typed).expanduser()
        file.exists()
    except (OSError, RuntimeError, ValueError) as error:
        refuse(typed, error)
    return file


def check_writable(file: Path) -> None:
    """Refuse a file that could not be saved, before anything is played."""
    if file.is_dir():
        raise BadFile(f"{file}: a folder, not a file")
    if file.exists() and not stat.S_ISREG(file.stat().st_mode):
        raise BadFile(f"{file}: not a normal file")
    folder = file.resolve().parent
    if not folder.is_dir():
        raise BadFile(f"{file}: there is no folder {folder}")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadFile(f"{file}: no permission to write in the folder {folder}")
    if file.exists() and not os.access(file, os.W_OK):
        raise BadFile(f"{file}: no permission to write")


def write_text(file: Path, text: str, lock: Callable[[int], object]) -> int:
    """Write a file completely or not at all; returns a locked handle of the new file."""
    target = file.resolve()  # a link stays a link
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    handle = -1
    try:
        handle = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o666)
        with open(handle, "wb", closefd=False) as out:
            out.write(text.encode())
        os.fsync(handle)
        keep_mode(target, beside)
        lock(handle)
        os.replace(beside, target)
    except OSError as error:
        if handle >= 0:
            os.close(handle)
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise BadFile(f"{file}: {error.strerror}") from None
    return handle


def keep_mode(old: Path, new: Path) -> None:
    """Give a file the permissions of the one that it replaces."""
    with suppress(OSError):
        new.chmod(stat.S_IMODE(old.stat().st_mode))
