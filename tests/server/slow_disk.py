"""`dvergar` on a slow disk, which stops while a file exists."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from dvergar.cli import main
from dvergar.server.database.store import Store, Write
from tests.server import fixed_seeds

DELAY = "DVERGAR_TEST_DELAY"  # seconds before every commit
HALT = "DVERGAR_TEST_HALT"  # a path: no commit starts while it exists
commit = Store.commit


async def slowly(self: Store, jobs: list[Write]) -> None:
    await asyncio.sleep(float(os.environ.get(DELAY, "0")))
    while HALT in os.environ and Path(os.environ[HALT]).exists():
        await asyncio.sleep(0.01)
    await commit(self, jobs)


if __name__ == "__main__":
    Store.commit = slowly  # type: ignore[method-assign]
    fixed_seeds.begin()
    main()
