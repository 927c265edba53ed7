"""Plays many games at every table, checking every law."""

from __future__ import annotations

import os
import time

import msgspec

from dvergar.games import title
from dvergar.lab.simulate import Series, play_series
from tests.contract.tables import TABLES, Table

GAMES = 20000
JOBS = 2
GREEDY_SHARE = 20  # random games per greedy game


def series(table: Table, bots: tuple[str, ...]) -> Series:
    options = msgspec.json.encode(table.options).decode()
    return Series(table.game, options, title(table.game).card_sets[-1], bots, 1, True)


def play(table: Table, games: int) -> list[str]:
    """Play a table's games, some with greedy bots, and return the violations."""
    faults: list[str] = []
    seats = ("random",) * table.seats
    for bots, n in ((seats, games), (("greedy", *seats[1:]), max(1, games // GREEDY_SHARE))):
        for result in play_series(series(table, bots), n, JOBS):
            faults += result.faults
    return faults


def campaign() -> int:
    """Play at all tables, print a line for each, and return how many violations there were."""
    games = int(os.environ.get("SOAK_GAMES", GAMES)) // len(TABLES)
    violations = 0
    for table in TABLES:
        start = time.monotonic()
        faults = play(table, max(1, games))
        violations += len(faults)
        print(
            f"{time.monotonic() - start:5.1f} s  {table!s:40} {len(faults)} violations", flush=True
        )
        for fault in faults[:5]:
            print(f"         {fault}")
    print(f"{violations} violations in {games * len(TABLES)} games")
    return violations
