"""Journal entries as text in the database."""

from __future__ import annotations

from typing import Any

from dvergar.engine.core import Game
from dvergar.engine.match import TAKE_BACK, TAKE_BACK_PART, UNDO
from dvergar.engine.state import State

UNDO_WORD = "undo"
TAKE_BACK_WORD = "take-back"


def entry_text(game: Game[Any], entry: int) -> str:
    """Return an action's text, `undo`, `take-back`, or `take-back:` and the part."""
    if entry == UNDO:
        return UNDO_WORD
    if entry == TAKE_BACK:
        return TAKE_BACK_WORD
    if entry <= TAKE_BACK_PART:
        return f"{TAKE_BACK_WORD}:{game.space.text(TAKE_BACK_PART - entry)}"
    return game.space.text(entry)


def entry_int(game: Game[Any], text: str) -> int:
    if text == UNDO_WORD:
        return UNDO
    word, _, part = text.partition(":")
    if word != TAKE_BACK_WORD:
        return game.space.parse(text)
    return TAKE_BACK_PART - game.space.parse(part) if part else TAKE_BACK


def sealed_question(s: State) -> int:
    """Return a number for the open sealed question, or 0 if there is none."""
    return s.turn + 1 if s.asked else 0
