"""The guided first games. A lesson is data: one file per game, played by the engine's rules."""

from __future__ import annotations

from functools import cache

from dvergar.games import GAMES, UnknownGame
from dvergar.games.options import BadOption
from dvergar.lessons.file import DATA, BadLesson, read
from dvergar.lessons.guidance import Guidance
from dvergar.lessons.lesson import Lesson

__all__ = ["BadLesson", "Guidance", "Lesson", "NoLesson", "from_text", "lesson", "taught"]


class NoLesson(ValueError):
    """A game without a lesson."""


def taught() -> list[str]:
    """Return the games that have a lesson."""
    return [game for game in GAMES if DATA.joinpath(f"{game}.toml").is_file()]


@cache
def lesson(game: str) -> Lesson:
    """Return the lesson of a game."""
    if game not in taught():
        raise NoLesson(f"{game!r} has no lesson; there are: {', '.join(taught())}")
    file = DATA.joinpath(f"{game}.toml")
    return from_text(file.read_text("utf-8"), file.name)


def from_text(text: str, name: str) -> Lesson:
    """Return the lesson in a file's text; raises BadLesson."""
    try:
        return Lesson(read(text, name))
    except (BadOption, UnknownGame) as error:
        raise BadLesson([f"{name}: {error}"]) from None
