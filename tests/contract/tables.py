"""Lists every table to test: each game, player count, mode and set of variants."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import Any, NamedTuple
from zlib import crc32

import msgspec
import pytest

from dvergar.cli.table_options import dashed, kinds
from dvergar.games import GAMES, title
from dvergar.games.catalog import Cards
from dvergar.games.record import Record, begin, newest_cards
from dvergar.games.title import Title

FEW = 2  # games with at most this many variants play every set
MANY = 40  # with more option sets, only telling ones are played


class Table(NamedTuple):
    game: str
    seats: int
    options: msgspec.Struct

    def begin(self, seed: int | None = None) -> Record:
        """Start a match; the default seed depends on the table alone."""
        if seed is None:
            seed = crc32(str(self).encode())
        players = ["random"] * self.seats
        return begin(title(self.game), self.options, cards(self.game), players, seed)

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *words(self.options)])


@cache
def cards(game: str) -> Cards:
    return newest_cards(title(game))


def words(options: msgspec.Struct) -> list[str]:
    """Describe the options that differ from "off"."""
    return [
        dashed(name) if value is True else str(value)
        for name, value in msgspec.to_builtins(options).items()
        if value
    ]


def choices(kind: Any) -> list[Any]:
    """Return the values to test for an option; numbers keep their default."""
    if isinstance(kind, list):
        return kind
    return [False, True] if kind == "bool" else []


def option_sets(t: Title) -> list[msgspec.Struct]:
    """Combine every mode with every set of variants; with many options, only telling sets."""
    fields = {name: choices(kind) for name, kind in kinds(t).items() if choices(kind)}
    switches = [name for name, values in fields.items() if values == [False, True]]
    modes = {name: values for name, values in fields.items() if name not in switches}
    chosen = [
        {**dict(zip(modes, values)), **dict.fromkeys(on, True)}
        for values in product(*modes.values())
        for on in switch_sets(switches)
    ]
    if len(chosen) > MANY:
        chosen = [one for one in chosen if is_telling(t, one, next(iter(modes)))]
    return [t.options(**one) for one in chosen]


def is_telling(t: Title, chosen: dict[str, Any], mode: str) -> bool:
    """Keep sets where at most one option differs from its default, or nearly all do."""
    plain = msgspec.to_builtins(t.options())
    other = [
        name for name in plain if name != mode and chosen.get(name, plain[name]) != plain[name]
    ]
    return len(other) < 2 or other == [name for name in plain if name != mode]


def switch_sets(switches: list[str]) -> list[tuple[str, ...]]:
    few = len(switches) <= FEW
    sizes = range(len(switches) + 1) if few else (0, 1, len(switches) - 1)
    return [on for n in sizes for on in combinations(switches, n)]


def tables() -> list[Table]:
    found = []
    for game in GAMES:
        t = title(game)
        least, most = t.seats
        counts = range(least, most + 1)
        found += [Table(game, n, o) for n in counts for o in option_sets(t) if playable(t, n, o)]
    return found


def playable(t: Title, seats: int, options: msgspec.Struct) -> bool:
    """Return whether these options exist for this player count."""
    try:
        t.game(options, cards(t.id), seats)
    except ValueError:
        return False
    return True


TABLES = tables()


def marked(chosen: list[Table]) -> list[Any]:
    """Return tables as test parameters, with most of them marked for long runs."""
    return [pytest.param(t, marks=marks(t), id=str(t)) for t in chosen]


def marks(table: Table) -> list[pytest.MarkDecorator]:
    return [] if table in few_tables() else [pytest.mark.long]


def is_plain(table: Table) -> bool:
    """Return whether a table has the default options and the fewest players."""
    t = title(table.game)
    return table.options == t.options() and table.seats == t.seats[0]


@cache
def few_tables() -> list[Table]:
    """Choose plain tables, and then those with most options until every option is covered."""
    found: list[Table] = []
    seen: set[tuple[str, str]] = set()
    for table in sorted(
        TABLES, key=lambda table: (not is_plain(table), -len(words(table.options)))
    ):
        facts = {(table.game, word) for word in [str(table.seats), *words(table.options)]}
        if not facts <= seen:
            found.append(table)
            seen |= facts
    return found
