"""A seat at a table, as stored in the database."""

from __future__ import annotations

from typing import Any

HANDED_AFTER = 3  # moves that came too late
SUBSTITUTE = "greedy"


class Seat:
    def __init__(self, row: Any) -> None:
        self.n: int = row.n
        self.person: str | None = row.person
        self.name: str = row.name
        self.bot: str = row.bot
        self.salt: str = row.salt
        self.missed: int = row.missed
        self.bank: float = row.bank

    def miss(self) -> None:
        """Count a missed move; after three a bot takes over."""
        self.missed += 1
        if self.missed >= HANDED_AFTER:
            self.bot = SUBSTITUTE
