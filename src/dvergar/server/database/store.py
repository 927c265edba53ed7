"""Reads and writes the database; one task commits, so that waiting writes share a transaction."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Row, event, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dvergar.server.database.migrate import upgrade
from dvergar.server.database.schema import entry
from dvergar.server.database.writer import Writer, strict_sqlite

IN_MEMORY = (None, "", ":memory:")


class Taken(Exception):
    """The sequence number or the key is already in the journal: another writer was faster."""


class Write:
    """Statements to commit together, and a future that is done when they are on disk."""

    def __init__(self, statements: list[Executable]) -> None:
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
        self.queue: asyncio.Queue[Write] = asyncio.Queue()
        self.committer: asyncio.Task[None] | None = None
        self.writer: Writer | None = None
        if url.startswith("sqlite"):
            event.listen(self.engine.sync_engine, "connect", strict_sqlite)
            if self.engine.url.database not in IN_MEMORY:
                self.writer = Writer(url)

    async def open(self) -> None:
        await upgrade(self.engine)
        self.committer = asyncio.create_task(self.commit_forever())

    async def close(self) -> None:
        if self.committer is not None:
            self.committer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.committer
        if self.writer is not None:
            self.writer.close()
        await self.engine.dispose()

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).fetchall()

    async def row(self, statement: Executable) -> Row[Any] | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def write(self, *statements: Executable) -> None:
        """Commit all of these statements, or raise and commit none."""
        job = Write(list(statements))
        await self.queue.put(job)
        await job.done

    async def append(
        self,
        board: str,
        seq: int,
        seat: int,
        act: str,
        key: str | None,
        at: float,
        *more: Executable,
    ) -> None:
        """Add an entry to a journal; its unique number keeps two writers apart."""
        row = {"board": board, "seq": seq, "seat": seat, "act": act, "key": key, "at": at}
        try:
            await self.write(insert(entry).values(row), *more)
        except IntegrityError:
            raise Taken from None

    async def commit_forever(self) -> None:
        while True:
            jobs = [await self.queue.get()]
            while not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            await self.commit(jobs)

    async def commit(self, jobs: list[Write]) -> None:
        """Commit all jobs in one transaction; if that fails, each alone, to isolate the bad one."""
        try:
            await self.transact([statement for job in jobs for statement in job.statements])
        except Exception as error:
            if len(jobs) == 1:
                settle(jobs[0], error)
                return
            for job in jobs:
                await self.commit([job])
            return
        for job in jobs:
            settle(job, None)

    async def transact(self, statements: list[Executable]) -> None:
        if self.writer is not None:
            await self.writer.write(statements)
            return
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)


def settle(job: Write, error: Exception | None) -> None:
    if job.done.cancelled():
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
