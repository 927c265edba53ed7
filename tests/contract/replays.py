"""Plays one game per table and prints the save files; run once per build by test_compiled."""

from __future__ import annotations

from dvergar.engine import core
from tests.contract.moments import played
from tests.contract.tables import TABLES

EVERY = 5  # tables; still covers each mode, variant and player count


def interpreted() -> bool:
    return str(core.__file__).endswith(".py")


def texts() -> str:
    return "".join(played(table).text() for table in TABLES[::EVERY])


if __name__ == "__main__":
    assert interpreted(), f"{core.__file__} is compiled"
    print(texts(), end="")
