"""Table options are read in one place, and errors name the option, the value and the choices."""

from __future__ import annotations

import pytest

from dvergar.games import GAMES, title
from dvergar.games.options import (
    BadOption,
    BadValue,
    UnknownOption,
    describe,
    options_from_json,
    read_options,
)

BAD: list[tuple[str, dict[str, object], type[BadOption], list[str]]] = [
    ("smithy", {"mode": "easy"}, BadValue, ["mode", "easy", "starter, full"]),
    ("smithy", {"mode": True}, BadValue, ["mode", "true", "starter, full"]),
    ("smithy", {"bidding": "yes"}, BadValue, ["bidding", "yes", "true, false"]),
    ("smithy", {"bidding": 1}, BadValue, ["bidding", "1", "true, false"]),
    ("smithy", {"first": 5}, BadValue, ["first", "5", "0, 1, 2, 3, 4"]),
    ("smithy", {"first": "1"}, BadValue, ["first", "1", "0, 1, 2, 3, 4"]),
    ("smithy", {"manner": "opal"}, UnknownOption, ["manner", "opal", "mode, bidding"]),
    ("silberzwerg", {"mode": "full"}, UnknownOption, ["mode", "full", "long, short"]),
    ("jewellers", {"manner": "ruby"}, BadValue, ["manner", "ruby", "topaz, opal"]),
]


@pytest.mark.parametrize(("game", "given", "kind", "words"), BAD)
def test_an_error_names_the_option_the_value_and_the_choices(
    game: str, given: dict[str, object], kind: type[BadOption], words: list[str]
) -> None:
    with pytest.raises(kind) as caught:
        read_options(title(game).options, given)
    option, value, possible = words
    assert (caught.value.option, caught.value.value) == (option, value)
    assert ", ".join(caught.value.possible).startswith(possible)
    assert all(word in str(caught.value) for word in words)


@pytest.mark.parametrize("game", GAMES)
def test_every_described_value_can_be_read(game: str) -> None:
    options = title(game).options
    assert read_options(options, {}) == options() == options_from_json(options, "{}")
    for name, info in describe(options).items():
        values = info.kind if isinstance(info.kind, list) else [info.default]
        for value in [True, False] if info.kind == "bool" else values:
            assert getattr(read_options(options, {name: value}), name) == value
