"""Reads and writes files completely, with clear errors."""

from __future__ import annotations

import os
from pathlib import Path


class BadFile(ValueError):
    """A file that can't be read or written, with its name and the reason."""


def read_text(file: Path) -> str:
    try:
        return file.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise BadFile(f"{file}: not UTF-8 text") from None
    except (OSError, ValueError) as error:
        raise BadFile(f"{file}: {getattr(error, 'strerror', None) or error}") from None


def typed_path(typed: str) -> Path:
    """Return a path that a person typed; `~` is allowed."""
    try:
        file = Path(typed).expanduser()
        file.exists()
    except (OSError, RuntimeError, ValueError) as error:
        raise BadFile(f"{typed}: {getattr(error, 'strerror', None) or error}") from None
    return file


def write_text(file: Path, text: str) -> None:
    """Write a file completely or not at all."""
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with open(beside, "wb") as out:
            out.write(text.encode())
            out.flush()
            os.fsync(out.fileno())
        os.replace(beside, file)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise BadFile(f"{file}: {error.strerror}") from None
