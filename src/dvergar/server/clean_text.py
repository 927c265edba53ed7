"""Cleans the names and chat lines that people type."""

from __future__ import annotations

import re
from unicodedata import category, normalize

from dvergar.server.refusal import Refused

LONGEST_NAME = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols by category, but invisible
# Categories that are invisible on their own. "Cn" is not one of them: it may be a newer emoji.
UNSEEN = {"Cc", "Cf", "Cs", "Mc", "Me", "Mn", "Zl", "Zp", "Zs"}
IGNORED = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)  # invisible, so two names must differ by more than these
TURNING = dict.fromkeys(
    [*range(0x202A, 0x202F), *range(0x2066, 0x206A)]
)  # marks that change the writing direction
FOLDED = re.compile(r"\s{2,}|[^\S\u00a0\u202f]")  # keeps no-break spaces, which French needs


def is_visible(text: str) -> bool:
    return any(c not in BLANK and category(c) not in UNSEEN for c in text)


def trimmed(name: str) -> str:
    return " ".join("".join(c for c in name if c.isprintable()).split())


def clean_name(name: str) -> str:
    """Return the name trimmed and printable, or refuse it if it is empty or too long."""
    shown = normalize("NFC", trimmed(name))
    if not is_visible(shown):
        raise Refused("name-empty")
    if len(shown) > LONGEST_NAME:
        raise Refused("name-long", {"limit": LONGEST_NAME})
    return shown


def name_key(name: str) -> str:
    """Return a key that is equal for names that look alike."""
    return IGNORED.sub("", normalize("NFKC", normalize("NFKC", trimmed(name)).casefold()))


def clean_talk(text: str) -> str:
    """Return the text on one line and without direction marks, or refuse it if it is blank."""
    folded = FOLDED.sub(" ", text.translate(TURNING)).strip()
    cleaned = "".join(c for c in folded if category(c) != "Cc")
    if not is_visible(cleaned):
        raise Refused("nothing-said")
    return cleaned
