"""`dvergar` with fixed seeds: the same people at the same tables get the same cards and bots."""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import Counter
from contextvars import ContextVar
from types import SimpleNamespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a bot's process imports this module again but doesn't need it
    from dvergar.games.record import Record
    from dvergar.server.people.accounts import Person
    from dvergar.server.tables.bot_workers import Question
    from dvergar.server.tables.lobby import Lobby, NewTable
    from dvergar.server.tables.table import Table

SEED: ContextVar[bytes] = ContextVar("SEED")
opened: Counter[str] = Counter()  # number of tables, by host id


def digest(*parts: object) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()


def fix_deals() -> None:
    """Derive a table's seed from its host's name, its game and the host's earlier tables."""
    from dvergar.server.tables import lobby

    create = lobby.Lobby.create

    async def fixed(self: Lobby, host: Person, new: NewTable) -> Table:
        opened[host.id] += 1
        SEED.set(digest(host.name, new.game, len(new.seats), opened[host.id]))
        return await create(self, host, new)

    assert hasattr(lobby, "secrets")
    vars(lobby)["secrets"] = SimpleNamespace(token_hex=lambda n: SEED.get()[:n].hex())
    lobby.Lobby.create = fixed  # type: ignore[method-assign]


def fix_bots() -> None:
    """Derive a bot's choices from the table's seed and its history."""
    from dvergar.server.tables import bot_moves
    from dvergar.server.tables.bot_workers import question

    def fixed(record: Record, seat: int, name: str, luck: int) -> Question:
        match = record.match
        # Not the journal: it has sealed answers in the order in which they came in.
        known = digest(record.seed, seat, match.log, match.state.sealed[seat])
        return question(record, seat, name, int.from_bytes(known[:7], "big"))

    assert hasattr(bot_moves, "question")
    vars(bot_moves)["question"] = fixed


def fix_substitutes() -> None:
    """Let a seat handed over with the key `until-round-5-…` wait for its owner in round 5."""
    from dvergar.server.tables.bot_moves import BotMoves
    from dvergar.server.tables.seating import Seating

    hand_over, move = Seating.hand_over, BotMoves.move
    last: dict[tuple[str, int], int] = {}  # by table and seat
    returned: dict[tuple[str, int], asyncio.Event] = {}

    async def noted(
        self: Seating, table: Table, who: Person, n: int, to_bot: bool, key: str = ""
    ) -> None:
        until = re.match(r"until-round-(\d+)-", key)
        returned.setdefault((table.id, n), asyncio.Event()).set()
        if to_bot and until:
            last[table.id, n], returned[table.id, n] = int(until[1]), asyncio.Event()
        await hand_over(self, table, who, n, to_bot, key)

    async def halted(self: BotMoves, table: Table, seat: int, ply: int, name: str) -> None:
        assert table.record is not None
        at, state = (table.id, seat), table.record.match.state
        if at in last and table.record.title.round_of(state) >= last[at]:
            await returned[at].wait()
        await move(self, table, seat, ply, name)

    Seating.hand_over = noted  # type: ignore[method-assign]
    BotMoves.move = halted  # type: ignore[method-assign]


def begin() -> None:
    fix_deals()
    fix_bots()
    fix_substitutes()


if __name__ == "__main__":
    from dvergar.cli import main

    begin()
    main()
