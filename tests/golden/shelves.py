"""The golden games of each game: plans, habits and required coverage."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from dvergar.games.record import Record
from tests.golden.jewellers import coverage as jewellers_coverage
from tests.golden.jewellers import plans as jewellers
from tests.golden.plan import Plan
from tests.golden.silberzwerg import coverage as silberzwerg_coverage
from tests.golden.silberzwerg import plans as silberzwerg
from tests.golden.smithy import coverage as smithy_coverage
from tests.golden.smithy import plans as smithy


class Coverage(Protocol):
    """Collects what one game contains during a replay."""

    def replay(self, log: list[str]) -> set[str]: ...


class Shelf(NamedTuple):
    plans: list[Plan]
    scripts: list[str]  # games played by hand
    habits: dict[str, list[str]]
    coverage: Callable[[Record], Coverage]
    wanted: Callable[[], list[str]]


SHELVES = {
    "smithy": Shelf(
        smithy.PLANS,
        smithy.SCRIPTS,
        smithy.HABITS,
        smithy_coverage.Coverage,
        smithy_coverage.wanted,
    ),
    "silberzwerg": Shelf(
        silberzwerg.PLANS,
        [],
        silberzwerg.HABITS,
        silberzwerg_coverage.Coverage,
        silberzwerg_coverage.wanted,
    ),
    "jewellers": Shelf(
        jewellers.PLANS,
        [],
        jewellers.HABITS,
        jewellers_coverage.Coverage,
        jewellers_coverage.wanted,
    ),
}
