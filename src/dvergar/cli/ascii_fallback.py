"""Replaces symbols that the terminal's encoding lacks with ASCII."""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

ASCII = dict(zip("◆◇♛→↓×−–─·…“”„«»’", '*.^>vx---|."""""\'', strict=True))


def to_ascii(error: UnicodeError) -> tuple[str, int]:
    """Replace each symbol that can't be encoded with one ASCII character."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    symbols = error.object[error.start : error.end]
    return "".join(ASCII.get(symbol) or unaccented(symbol) for symbol in symbols), error.end


def unaccented(symbol: str) -> str:
    letter = unicodedata.normalize("NFKD", symbol)[0]
    return letter if letter.isascii() else "?"


def never_fail_on_symbols(stream: TextIO | None) -> None:
    """Make sure that no unknown symbol or byte can stop the game."""
    codecs.register_error("to_ascii", to_ascii)
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure and stream:
        reconfigure(errors="to_ascii" if stream.writable() else "replace")
