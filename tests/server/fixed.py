"""`dvergar` with fixed luck: the same people at the same tables get the same cards and bots."""

from __future__ import annotations

import hashlib
from collections import Counter
from contextvars import ContextVar
from types import SimpleNamespace
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a bot's process imports this module again, and needs nothing of it
    from dvergar.games.record import Record
    from dvergar.server.people.accounts import Person
    from dvergar.server.tables.bot_workers import Question
    from dvergar.server.tables.lobby import Lobby, NewTable
    from dvergar.server.tables.table import Table

SEED: ContextVar[bytes] = ContextVar("SEED")
opened: Counter[str] = Counter()  # tables, by the id of their host


def digest(*parts: object) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()


def fix_deals() -> None:
    """A table's seed depends on its host's name, its game and how many the host opened before."""
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
    """What a bot does depends on the table's seed and on all that happened there."""
    from dvergar.server.tables import bot_moves
    from dvergar.server.tables.bot_workers import question

    def fixed(record: Record, seat: int, name: str, luck: int) -> Question:
        match = record.match
        state = record.game.encode(match.state)
        known = digest(record.seed, seat, len(match.journal), state)
        return question(record, seat, name, int.from_bytes(known[:7], "big"))

    assert hasattr(bot_moves, "question")
    vars(bot_moves)["question"] = fixed


def begin() -> None:
    fix_deals()
    fix_bots()


if __name__ == "__main__":
    from dvergar.cli import main

    begin()
    main()
