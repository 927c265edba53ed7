"""Reads the database independently of the server."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import create_async_engine

from dvergar.server.database.schema import board, chat, entry, metadata, person, seat
from dvergar.server.settings import with_driver
from tests.programs import POSTGRES, needs

KINDS = ["sqlite", pytest.param("postgres", marks=needs("postgres"))]

Entry = tuple[int, int, str, str]


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """Yield the URL of an empty database, and drop it afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'games.sqlite'}"
        return
    server = os.environ[POSTGRES]
    name = f"test_{uuid.uuid4().hex}"
    command(server, f"CREATE DATABASE {name}")
    try:
        yield f"{server.rpartition('/')[0]}/{name}"
    finally:
        command(server, f"DROP DATABASE {name} WITH (FORCE)")


def command(url: str, words: str) -> None:
    async def run() -> None:
        engine = create_async_engine(with_driver(url), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(words))
        await engine.dispose()

    asyncio.run(run())


def rows(url: str, *statements: Any) -> list[list[tuple[Any, ...]]]:
    """Return the rows of each statement."""

    async def run() -> list[list[tuple[Any, ...]]]:
        engine = create_async_engine(with_driver(url))
        async with engine.begin() as connection:
            found = [await connection.execute(s) for s in statements]
            read = [[tuple(row) for row in f] if f.returns_rows else [] for f in found]
        await engine.dispose()
        return read

    return asyncio.run(run())


def journal(url: str, table: str) -> list[Entry]:
    """Return a table's entries in order: number, seat, action, key."""
    wanted = select(entry.c.seq, entry.c.seat, entry.c.act, entry.c.key)
    found = rows(url, wanted.where(entry.c.board == table).order_by(entry.c.seq))[0]
    return [(row[0], row[1], row[2], row[3]) for row in found]


def everything(url: str) -> dict[str, list[str]]:
    """Return the whole database, to compare before and after."""
    tables = metadata.sorted_tables
    found = rows(url, *[select(t) for t in tables])
    return {t.name: sorted(map(repr, read)) for t, read in zip(tables, found, strict=True)}


def everything_of(url: str, table: str) -> dict[str, list[str]]:
    """Return a table's part of the database, and the ids of all people and tables."""
    wanted = [select(t).where(t.c.board == table) for t in (seat, entry, chat)]
    wanted += [select(board).where(board.c.id == table), select(board.c.id), select(person)]
    found = rows(url, *wanted)
    return {str(n): sorted(map(repr, read)) for n, read in enumerate(found)}
