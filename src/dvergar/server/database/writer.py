"""Writes SQLite in a thread, one batch at a time, so that no statement waits for the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Executable, create_engine, event


class Writer:
    def __init__(self, url: str) -> None:
        self.engine = create_engine(url.replace("+aiosqlite", ""), hide_parameters=True)
        event.listen(self.engine, "connect", strict_sqlite)
        self.thread = ThreadPoolExecutor(1, "writer")

    async def write(self, statements: Sequence[Executable]) -> None:
        """Commit all statements, or raise and commit none."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.write_now, statements)

    def write_now(self, statements: Sequence[Executable]) -> None:
        with self.engine.begin() as connection:
            for statement in statements:
                connection.execute(statement)

    def close(self) -> None:
        self.thread.shutdown()
        self.engine.dispose()


def strict_sqlite(connection: Any, _: Any) -> None:
    """Set the pragmas that make a committed move survive a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
