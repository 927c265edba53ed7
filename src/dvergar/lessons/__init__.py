"""The guided first games. A lesson is data: one file per game, played by the engine's rules."""

from __future__ import annotations

from functools import cache

from dvergar.lessons.file import BadLesson, data_text, read
from dvergar.lessons.lesson import Lesson, Guidance

__all__ = ["BadLesson", "Lesson", "Guidance", "lesson"]


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a game."""
    return Lesson(read(data_text(game), f"{game}.toml"))
