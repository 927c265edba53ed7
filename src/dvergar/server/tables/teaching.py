"""Lessons: starts them, carries out what learners report, and shows how far a person is."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from dvergar.games.record import Record
from dvergar.lessons import lesson, taught
from dvergar.lessons.lesson import HUMAN, Lesson
from dvergar.server.clean_text import name_key
from dvergar.server.database.schema import board, chat, entry, note
from dvergar.server.database.schema import seat as seat_table
from dvergar.server.people.accounts import Person, new_token
from dvergar.server.protocol import Clock, LessonStatus, Study
from dvergar.server.refusal import Refused
from dvergar.server.tables.course import Course
from dvergar.server.tables.lobby import Lobby
from dvergar.server.tables.table import Table


class Progress(msgspec.Struct, frozen=True):
    """How far a person is in a game's lesson."""

    game: str
    minutes: int  # how long the lesson takes
    status: LessonStatus  # empty if it was never started
    table: str  # of the newest lesson; empty if it was never started
    number: int  # the step there, from 1; 0 if it was never started
    of: int
    played: bool  # the person has finished this game once


class Teaching:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store

    async def start(self, learner: Person, game: str, again: bool) -> Table:
        """Return the learner's open lesson of a game, or begin one; `again` begins it anew."""
        if game not in taught():
            raise Refused("unknown-game", status=404)
        for row in await self.tables(learner, game):
            table = await self.lobby.table(row.id)
            if row.lesson == "done" or row.status == "over" or not table.seats_of(learner):
                continue
            if not again:
                return await self.back_at(table, learner)
            await self.discard(table)
        return await self.begin(learner, lesson(game))

    async def back_at(self, table: Table, learner: Person) -> Table:
        """Take the seat over again if a bot plays for it."""
        for n in table.seats_of(learner):
            if table.seats[n].bot:
                await self.lobby.seating.hand_over(table, learner, n, False)
        return table

    async def tables(self, learner: Person, game: str) -> Any:
        """Return a person's lessons of a game, newest first."""
        mine = (board.c.host == learner.id) & (board.c.game == game) & (board.c.lesson != "")
        return await self.store.rows(select(board).where(mine).order_by(board.c.created.desc()))

    async def begin(self, learner: Person, plan: Lesson) -> Table:
        """Create a table with the lesson's fixed deal and start its game."""
        id, now = new_token()[:12], time.time()
        row = {
            "id": id, "game": plan.game, "rules": 0, "cards": plan.cards.name,
            "options": msgspec.json.encode(plan.options).decode(), "public": False,
            "host": learner.id, "status": "open", "seed": plan.seed.hex(),
            "clock": msgspec.json.encode(Clock()).decode(), "created": now, "changed": now,
            "rematch": "", "lesson": "running", "lesson_step": plan.steps[0].id,
        }  # fmt: skip
        seats = [
            insert(seat_table).values(seat_row(id, n, who, name, learner))
            for n, (who, name) in enumerate(zip(plan.players(), names(plan, learner)))
        ]
        await self.store.write(insert(board).values(row), *seats)
        table = await self.lobby.table(id)
        await self.lobby.seating.start_if_full(table)
        return table

    async def discard(self, table: Table) -> None:
        """Delete an unfinished lesson, to begin it anew."""
        async with table.lock:
            table.close()
            at = [part.c.board == table.id for part in (note, entry, chat, seat_table)]
            parts = [delete(where.left.table).where(where) for where in at]
            await self.store.write(*parts, delete(board).where(board.c.id == table.id))
            table.status = "closed"
            table.audience.show()
            self.lobby.tables.pop(table.id, None)

    async def study(self, table: Table, who: Person | None, message: Study) -> None:
        """Carry out what a learner reports; a repeated key changes nothing."""
        async with table.lock:
            course, record = table.course, table.record
            if course is None or record is None or table.status == "closed":
                raise Refused("no-lesson", status=409)
            table.check_seat(who, course.lesson.seat)
            if message.key not in course.keys:
                await self.write(table, course, record, course.note_of(message), message.key)

    async def write(self, table: Table, course: Course, record: Record, act: str, key: str) -> None:
        """Commit a note, then show what it changes. The lock is held."""
        n, now = len(course.notes.written) + 1, time.time()
        row = {"board": table.id, "n": n, "act": act, "key": key, "at": now}
        changed = course.copy()
        changed.add(act, key)
        values = {**changed.row(record), "changed": now}
        at = board.c.id == table.id
        await self.store.write(insert(note).values(row), update(board).where(at).values(values))
        table.course, table.changed = changed, now
        table.wake()
        table.audience.show()

    async def progress(self, who: Person | None) -> list[Progress]:
        """Return how far a person is in every lesson."""
        return [await self.progress_in(who, lesson(game)) for game in taught()]

    async def progress_in(self, who: Person | None, plan: Lesson) -> Progress:
        rows = await self.tables(who, plan.game) if who else []
        newest = rows[0] if rows else None
        ids = [step.id for step in plan.steps]
        number = ids.index(newest.lesson_step) + 1 if newest and newest.lesson_step in ids else 0
        return Progress(
            game=plan.game,
            minutes=plan.file.minutes,
            status=newest.lesson if newest else "",
            table=newest.id if newest else "",
            number=number or (len(ids) if newest else 0),
            of=len(ids),
            played=bool(who and await self.played(who, plan.game)),
        )

    async def played(self, who: Person, game: str) -> bool:
        """Return whether a person has finished a game."""
        own = select(seat_table.c.board).where(seat_table.c.person == who.id)
        over = (board.c.game == game) & (board.c.status == "over") & board.c.id.in_(own)
        return bool(await self.store.rows(select(board.c.id).where(over).limit(1)))


def names(plan: Lesson, learner: Person) -> list[str]:
    """Return the name at each seat; a bot with the learner's name gets a second one."""
    called = plan.names(learner.name)
    return [
        f"{name} II" if n != plan.seat and name_key(name) == name_key(learner.name) else name
        for n, name in enumerate(called)
    ]


def seat_row(id: str, n: int, who: str, name: str, learner: Person) -> dict[str, Any]:
    own = who == HUMAN
    return {
        "board": id, "n": n, "person": learner.id if own else None, "name": name,
        "bot": "" if own else who, "salt": "", "link": None, "missed": 0, "bank": 0,
    }  # fmt: skip
