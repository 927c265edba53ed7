"""Database migrations, pragmas and writes that share a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select, text
from sqlalchemy.exc import IntegrityError

from dvergar.server.database.schema import board, entry, metadata, person
from dvergar.server.database.store import Store, Taken
from dvergar.server.settings import with_driver


def opened(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(with_driver(url))
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def guest(id: str) -> dict[str, Any]:
    return {"id": id, "name": id, "created": 0.0}


def table(id: str) -> dict[str, Any]:
    return {
        "id": id, "game": "smithy", "rules": 1, "cards": "x", "options": "{}", "public": False,
        "host": "ada", "status": "running", "seed": "00", "clock": "{}", "created": 0.0,
        "changed": 0.0,
    }  # fmt: skip


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_migrations_of_an_empty_database_create_the_schema(database: str) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
            made = await connection.run_sync(tables)
        assert made == {*metadata.tables, "alembic_version"}

    opened(database, work)
    opened(database, work)


def test_sqlite_syncs_what_it_commits(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(pragmas) == ["wal", 2, 1]
        assert store.writer is not None
        with store.writer.engine.connect() as writing:
            assert pragmas(writing) == ["wal", 2, 1]

    opened(f"sqlite:///{tmp_path / 'games.sqlite'}", work)


def test_all_connections_share_one_database_in_memory() -> None:
    async def work(store: Store) -> None:
        await store.write(insert(person).values(guest("ada")))
        assert [row.id for row in await store.rows(select(person.c.id))] == ["ada"]

    opened("sqlite://", work)
    opened("sqlite:///:memory:", work)


def test_a_failing_write_does_not_affect_others(database: str) -> None:
    async def work(store: Store) -> None:
        await store.write(insert(person).values(guest("ada")))
        jobs = [store.write(insert(person).values(guest(f"p{n}"))) for n in range(20)]
        bad = store.write(insert(person).values(guest("half")), insert(person).values(guest("ada")))
        answers = await asyncio.gather(*jobs[:10], bad, *jobs[10:], return_exceptions=True)
        assert isinstance(answers[10], IntegrityError)
        assert [a for a in answers if a is not answers[10]] == [None] * 20
        names = {row.id for row in await store.rows(select(person.c.id))}
        assert names == {"ada", *[f"p{n}" for n in range(20)]}

    opened(database, work)


def test_an_error_does_not_reveal_what_was_written(database: str) -> None:
    async def work(store: Store) -> None:
        row = insert(person).values({**guest("ada"), "password": "a secret"})
        await store.write(row)
        with pytest.raises(IntegrityError) as failed:
            await store.write(row)
        assert "person" in str(failed.value) and "secret" not in str(failed.value)
        with pytest.raises(IntegrityError) as failed:
            async with store.engine.begin() as connection:
                await connection.execute(row)
        assert "secret" not in str(failed.value)

    opened(database, work)


def test_an_entry_number_can_be_written_only_once(database: str) -> None:
    async def work(store: Store) -> None:
        await store.write(insert(person).values(guest("ada")), insert(board).values(table("t")))
        await store.append("t", 1, 0, "end", "key-1", 0.0)
        with pytest.raises(Taken):
            await store.append("t", 1, 1, "end", "key-2", 0.0)
        with pytest.raises(Taken):
            await store.append("t", 2, 0, "end", "key-1", 0.0)
        racing = [store.append("t", 2, n, "end", f"race-{n}", 0.0) for n in range(5)]
        answers = await asyncio.gather(*racing, return_exceptions=True)
        assert sorted(map(type, answers), key=str).count(Taken) == 4
        found = await store.rows(select(entry.c.seq).order_by(entry.c.seq))
        assert [row.seq for row in found] == [1, 2]

    opened(database, work)
