"""Simultaneous requests at one table, tested on the lobby in this process."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from dvergar.server.database.store import Store
from dvergar.server.people.accounts import People, Person
from dvergar.server.protocol import Clock
from dvergar.server.refusal import Refused
from dvergar.server.tables.bot_workers import BotWorkers
from dvergar.server.tables.lobby import Lobby, NewSeat, NewTable
from dvergar.server.tables.table import Table
from tests.waiting import PATIENCE

NO_CLOCK = Clock()


def in_a_lobby(folder: Path, work: Callable[[Lobby, list[Person]], Awaitable[None]]) -> None:
    async def run() -> None:
        store, workers = Store(f"sqlite+aiosqlite:///{folder / 'lobby.sqlite'}"), BotWorkers()
        await store.open()
        lobby, people = Lobby(store, workers, 0), People(store)
        try:
            await work(lobby, [(await people.new_guest(name))[0] for name in ("Ada", "Bo", "Cleo")])
        finally:
            lobby.close()
            workers.close()
            await store.close()

    asyncio.run(run())


async def table_of_three(lobby: Lobby, people: list[Person], clock: Clock = NO_CLOCK) -> Table:
    """Create a table at which all but the last person sit."""
    ada, bo, _ = people
    seats = [NewSeat("me"), NewSeat("open"), NewSeat("open")]
    table = await lobby.create(ada, NewTable("silberzwerg", {}, seats, clock=clock))
    await lobby.seating.sit(table, bo, 1, "", "")
    return table


@pytest.mark.parametrize("leaver", [0, 1])
def test_a_bot_replaces_a_player_who_leaves_while_the_game_starts(
    tmp_path: Path, leaver: int
) -> None:
    async def work(lobby: Lobby, people: list[Person]) -> None:
        table = await table_of_three(lobby, people)
        async with table.lock:
            leaving = asyncio.create_task(lobby.seating.leave(table, people[leaver]))
            await asyncio.sleep(0)
            table.seats[2].person, table.seats[2].name = people[2].id, "Cleo"
            await lobby.seating.begin(table)
        await leaving
        assert table.status == "running" and table.id in lobby.tables
        assert [s.person for s in table.seats] == [person.id for person in people]
        assert [bool(s.bot) for s in table.seats] == [n == leaver for n in range(3)]

    in_a_lobby(tmp_path, work)


def test_sitting_down_while_another_leaves_is_accepted(tmp_path: Path) -> None:
    async def work(lobby: Lobby, people: list[Person]) -> None:
        _, bo, cleo = people
        table = await table_of_three(lobby, people)
        await asyncio.gather(
            lobby.seating.sit(table, cleo, 2, "", ""), lobby.seating.leave(table, bo)
        )
        assert table.seats_of(cleo) == [2]
        if table.status == "open":
            assert table.seats_of(bo) == []
            await lobby.seating.sit(table, bo, 1, "", "")
        assert table.status == "running"

    in_a_lobby(tmp_path, work)


def test_only_one_of_two_people_gets_the_last_seat(tmp_path: Path) -> None:
    async def work(lobby: Lobby, people: list[Person]) -> None:
        _, bo, cleo = people
        table = await table_of_three(lobby, people)
        tries = [lobby.seating.sit(table, who, 2, "X", "") for who in (bo, cleo)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(answer) for answer in answers] == [type(None), Refused]
        assert table.status == "running"

    in_a_lobby(tmp_path, work)


def test_running_out_of_time_does_not_reset_the_clocks_of_others_asked(tmp_path: Path) -> None:
    async def work(lobby: Lobby, people: list[Person]) -> None:
        cleo = people[2]
        table = await table_of_three(lobby, people, Clock("live", 60, 0))
        table.seats[1].bank = 0.1
        await lobby.seating.sit(table, cleo, 2, "", "")
        began = table.timer.since
        async with asyncio.timeout(PATIENCE):
            while 1 in table.waiting() or table.timer.deadline == began + 0.1:
                await asyncio.sleep(0.02)
        assert (table.timer.since, table.timer.deadline) == (began, began + 60)
        await asyncio.sleep(0.3)
        handed = time.time()
        await lobby.seating.hand_over(table, cleo, 2, True)
        while 2 in table.waiting():
            await asyncio.sleep(0.02)
        assert table.seats[2].bank <= 60 - (handed - began)

    in_a_lobby(tmp_path, work)
