"""ASCII instead of symbols that a terminal's encoding lacks."""

from __future__ import annotations

import codecs
import unicodedata
from typing import TextIO

SIGNS = dict(zip("◆◇♛→↓×−–─·…“”„«»’", '*.^>vx---|."""""\'', strict=True))


def spelled(error: UnicodeError) -> tuple[str, int]:
    """An error handler for encoding: one plain letter for each sign."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(SIGNS.get(sign) or unaccented(sign) for sign in signs), error.end


def unaccented(sign: str) -> str:
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"


def forgive(stream: TextIO | None) -> None:
    """Let no sign and no byte stop the game."""
    codecs.register_error("spelled", spelled)
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure and stream:
        reconfigure(errors="spelled" if stream.writable() else "replace")
