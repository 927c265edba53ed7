"""Finds lessons that no longer fit their game, and lesson texts that lack or are too long."""

from __future__ import annotations

from dvergar.lessons import BadLesson, lesson, taught
from dvergar.lessons.texts import text_faults, unused_texts
from dvergar.lessons.walk import misfits
from tools.tree import report


def problems() -> list[str]:
    """List all problems with the lessons."""
    try:
        lessons = [lesson(game) for game in taught()]
    except BadLesson as error:
        return error.reasons
    found = [f"{one.game}: {fault}" for one in lessons for fault in misfits(one) + text_faults(one)]
    return found + [f"nothing uses {id}" for id in unused_texts(lessons)]


if __name__ == "__main__":
    raise SystemExit(report(problems()))
