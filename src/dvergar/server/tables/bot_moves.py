"""Bots move for their own seats, and for people who run out of time."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time

from dvergar.server.tables.bot_workers import BotWorkers, question
from dvergar.server.tables.seat import SUBSTITUTE
from dvergar.server.tables.table import Table

RETRY_SECONDS = 5.0  # seconds until a bot retries a move that failed
log = logging.getLogger("dvergar")


class BotMoves:
    """Makes the moves of the bots at all tables."""

    def __init__(self, workers: BotWorkers, pause: float) -> None:
        self.workers = workers
        self.pause = pause

    def wake(self, table: Table, new: bool) -> None:
        """Let bots choose for their seats, and set the clock for a new question."""
        for seat in [] if must_wait(table) else table.waiting():
            if table.seats[seat].bot and seat not in table.thinking:
                table.thinking.add(seat)
                table.start(self.think(table, seat))
        if new:
            table.timer.begin(time.time())
            self.set_alarm(table)

    def set_alarm(self, table: Table) -> None:
        wait = table.timer.set_alarm(table.waiting())
        if wait is not None:
            left = table.timer.deadline - time.time()
            table.start(self.time_out(table, table.opened, wait, left))

    async def time_out(self, table: Table, ply: int, wait: float, left: float) -> None:
        """Let a bot move for players who ran out of time; after three times it keeps the seat."""
        await asyncio.sleep(left)
        if ply != table.opened or table.record is None or table.status != "running":
            return
        for n in table.timer.late(table.waiting(), wait):
            table.seats[n].miss()
            await self.answer_for(table, n)
        if ply == table.opened and table.status == "running" and table.record.match.state.asked:
            self.set_alarm(table)
            table.audience.show()

    async def answer_for(self, table: Table, seat: int) -> None:
        """Make one move, or complete a sealed answer."""
        ply = table.opened
        await self.move_for(table, seat, ply, SUBSTITUTE)
        while ply == table.opened and table.status == "running" and seat in table.waiting():
            await self.move_for(table, seat, ply, SUBSTITUTE)

    async def think(self, table: Table, seat: int) -> None:
        """Move as long as the bot is asked, with one pause per move or sealed answer."""
        try:
            planning = -1
            while table.seats[seat].bot and seat in table.waiting() and not must_wait(table):
                if planning != table.opened:
                    await asyncio.sleep(self.pause)
                assert table.record is not None
                planning = table.opened if table.record.match.state.asked else -1
                await self.move_for(table, seat, table.opened, table.seats[seat].bot)
        finally:
            table.thinking.discard(seat)

    async def move_for(self, table: Table, seat: int, ply: int, name: str) -> None:
        """Make a bot's move, and retry if it fails, for example because the disk is full."""
        while True:
            try:
                return await self.move(table, seat, ply, name)
            except Exception:
                log.exception("table %s: the bot of seat %s could not move", table.id, seat)
                await asyncio.sleep(RETRY_SECONDS)

    async def move(self, table: Table, seat: int, ply: int, name: str) -> None:
        """Choose in a worker, then move, unless the question or the seat's player has changed."""
        record = table.record
        asked = table.status == "running" and seat in table.waiting()
        if record is None or ply != table.opened or not asked or not name or must_wait(table):
            return
        parts, keeper = record.match.state.sealed[seat], table.seats[seat].bot
        planned = table.course.scripted(record, seat) if table.course else None
        luck = table.course.luck(record) if table.course else secrets.randbits(62)
        asked_for = question(record, seat, name, luck)
        action = await self.workers.choose(asked_for) if planned is None else planned
        async with table.lock:
            asked = table.status == "running" and seat in table.waiting()
            same = ply == table.opened and table.record is record
            kept = table.seats[seat].bot == keeper and record.match.state.sealed[seat] == parts
            if asked and same and kept:
                await table.enter(seat, action, f"bot-{secrets.token_hex(8)}")


def must_wait(table: Table) -> bool:
    """Return whether bots wait because a learner has something to read."""
    course, record = table.course, table.record
    if course is None or record is None or table.seats[course.lesson.seat].bot:
        return False
    return course.reading(record)
