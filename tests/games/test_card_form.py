"""Our words about a card file's form refuse exactly what its format refuses."""

from __future__ import annotations

import tomllib
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.inspect import type_info

from dvergar.games import GAMES, title
from dvergar.games.card_form import faults
from dvergar.games.card_lines import CardLines
from dvergar.games.catalog import BadCards, CardReader, released_text

CHANGES = 400
STRANGE: list[Any] = [0, 1, -1, 3, 10, 1000, 2.0, True, "", "x", "Big One", "x" * 41, [], [1], {}]


def reader(game: str) -> CardReader[Any]:
    found = title(game)
    assert isinstance(found, CardReader)
    return found


def text(game: str) -> str:
    return released_text(game, title(game).card_sets[-1])


@pytest.mark.parametrize("game", GAMES)
def test_exactly_what_the_format_refuses_is_refused(game: str) -> None:
    luck, form = Random(7), reader(game).card_file
    data, refused = tomllib.loads(text(game)), 0
    for _ in range(CHANGES):
        changed = deepcopy(data)
        change(changed, luck)
        try:
            msgspec.convert(changed, form)
            assert list(faults(changed, type_info(form))) == []
        except msgspec.ValidationError:
            assert list(faults(changed, type_info(form)))
            refused += 1
    assert CHANGES / 10 < refused < CHANGES


def change(data: Any, luck: Random) -> None:
    """Replace, remove or add something at a random place."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = luck.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and luck.random() < 0.8:
            data = data[key]
            continue
        deed = luck.randrange(3)
        if deed == 0:
            data[key] = luck.choice(STRANGE)
        elif deed == 1:
            del data[key]
        elif isinstance(data, dict):
            data["strange"] = 1
        else:
            data.append(luck.choice(STRANGE))
        return


@pytest.mark.parametrize("game", GAMES)
def test_all_errors_come_at_once_in_the_order_of_the_file(game: str) -> None:
    lines = text(game).splitlines()
    names = [n for n, line in enumerate(lines, 1) if line.startswith("id = ")]
    for n in (names[3], names[7], names[5]):
        lines[n - 1] += "\nweight = 3"
    with pytest.raises(BadCards) as error:
        title(game).cards("\n".join(lines))
    found = [reason.partition(":")[0] for reason in error.value.reasons]
    assert found == [f"line {names[k] + 1 + n}" for n, k in enumerate((3, 5, 7))]
    assert all(".weight: there is no such field" in reason for reason in error.value.reasons)


def test_lines_are_found_in_tables_of_tables() -> None:
    lines = CardLines('a = 1\n[[card]]\nid = "x"\n[card.effect]\ncoins = 2\n[[card]]\nid = "y"\n')
    assert lines.of(("card", 0, "effect", "coins")) == 5
    assert lines.of(("card", 1, "cost", "iron")) == 6
    assert lines.of_reason("y: id is taken") == 7
    assert lines.of(("b",)) == 0
