"""Every table a game can be played at: each player count, mode and set of variants."""

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

FEW = 2  # variants of which every set is played
MANY = 40  # sets of options of which only the telling ones are played; tables for short tests
SHARE = 7  # of more tables every seventh is in the short tests


class Table(NamedTuple):
    game: str
    seats: int
    options: msgspec.Struct

    def begin(self, seed: int | None = None) -> Record:
        """A new match; without a seed, always the same one at this table."""
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
    """What the options say, without what is not chosen."""
    return [
        dashed(name) if value is True else str(value)
        for name, value in msgspec.to_builtins(options).items()
        if value
    ]


def choices(kind: Any) -> list[Any]:
    """The values that a test gives an option; a number keeps its default."""
    if isinstance(kind, list):
        return kind
    return [False, True] if kind == "bool" else []


def option_sets(t: Title) -> list[msgspec.Struct]:
    """Every mode with every set of variants; of many options none, each alone and all."""
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
    """At most one option beside the mode differs from its default, or nearly all that can."""
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
    """Some options are for some player counts only."""
    try:
        t.game(options, cards(t.id), seats)
    except ValueError:
        return False
    return True


TABLES = tables()


def marked(chosen: list[Table]) -> list[Any]:
    """Tables as parameters of a test; most of them are left out where time is short."""
    return [pytest.param(t, marks=marks(t), id=str(t)) for t in chosen]


def marks(table: Table) -> list[pytest.MarkDecorator]:
    """A spare table waits for the long tests; interpreted code is slow and plays at few tables."""
    if is_spare(table):
        return [pytest.mark.long]
    return [] if table in few_tables() else [pytest.mark.compiled]


def is_spare(table: Table) -> bool:
    own = [t for t in TABLES if t.game == table.game]
    return len(own) > MANY and own.index(table) % SHARE != 0


@cache
def few_tables() -> list[Table]:
    """Every player count and every option of each game at one of them, rich tables first."""
    found: list[Table] = []
    seen: set[tuple[str, str]] = set()
    short = [table for table in TABLES if not is_spare(table)]
    for table in sorted(short, key=lambda table: -len(words(table.options))):
        told = {(table.game, word) for word in [str(table.seats), *words(table.options)]}
        if not told <= seen:
            found.append(table)
            seen |= told
    return found
