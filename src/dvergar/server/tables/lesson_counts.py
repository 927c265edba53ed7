"""How many lessons were started and finished, and where the others stopped: only numbers."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select

from dvergar.lessons import lesson, taught
from dvergar.server.database.schema import board
from dvergar.server.database.store import Store

FINISHED = ""  # the step of a lesson that has none left


class LessonCount(msgspec.Struct, frozen=True):
    """The lessons of one game."""

    game: str
    started: int
    finished: int
    stopped: dict[str, int]  # by step, in the lesson's order


async def lesson_counts(store: Store) -> list[LessonCount]:
    """Count the lessons of each game. A lesson that was begun anew counts once."""
    query = (
        select(board.c.game, board.c.lesson_step, func.count().label("n"))
        .where(board.c.lesson != "")
        .group_by(board.c.game, board.c.lesson_step)
    )
    rows = [(row.game, row.lesson_step, int(row.n)) for row in await store.rows(query)]
    return [count(game, {step: n for where, step, n in rows if where == game}) for game in taught()]


def count(game: str, at: dict[str, int]) -> LessonCount:
    """Put the steps in order; those that the lesson no longer has come last."""
    order = [step.id for step in lesson(game).steps]
    known = [step for step in order if step in at]
    gone = sorted(step for step in at if step not in order and step != FINISHED)
    stopped = {step: at[step] for step in known + gone}
    return LessonCount(game, sum(at.values()), at.get(FINISHED, 0), stopped)
