"""Valid contract files are read, and each error names its contract and field."""

from __future__ import annotations

import json
import re

import pytest

from dvergar.games import title
from dvergar.games.catalog import OWN, BadCards, Cards
from dvergar.games.record import begin
from dvergar.games.silberzwerg.cards.options import Options
from dvergar.games.silberzwerg.game import Silberzwerg
from tests.games.silberzwerg.printed import CONTRACTS, DATA, TEXT
from tests.marks import rule

GAME = title("silberzwerg")

RED8 = 'id = "red8"\nsplit = "8"\ngems = { red = 8 }\nvalues = [120, 105, 90, 75]\npenalty = 30\n'
FIRST_SYMBOL = 'symbol = "no_ghost"'


def read(text: str) -> Cards:
    return GAME.cards(text)


def faults(text: str) -> list[str]:
    with pytest.raises(BadCards) as error:
        read(text)
    return error.value.reasons


def changed(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


@rule("Z0.2", "Z0.3")
def test_the_released_file_is_valid_as_a_custom_set() -> None:
    cards, released = read(TEXT), GAME.released("silberzwerg-1")
    assert (cards.name, cards.hash) == (OWN, released.hash)


def test_a_custom_set_round_trips_through_json() -> None:
    cards = read(changed('id = "red8"', 'id = "red8"\nname = "Crown"'))
    again = GAME.embedded(cards.data)
    assert (again.hash, again.names) == (cards.hash, {"red8": "Crown"})
    assert json.loads(cards.data)["contract"][1]["name"] == "Crown"


@rule("Z0.3", "Z0.4")
def test_a_custom_set_is_played_with_its_values_prices_and_penalties() -> None:
    text = changed("price_by_miners = [11,", "price_by_miners = [13,")
    text = text.replace(
        "values = [120, 105, 90, 75]\npenalty = 30", "values = [9, 8, 7, 6]\npenalty = 1"
    )
    game = begin(GAME, Options(), read(text), ["human"] * 3, 1).game
    assert isinstance(game, Silberzwerg)
    assert game.book.data.prices[:2] == [13, 10]
    assert (game.book.values[0], game.book.data.penalties[0]) == ([9, 8, 7, 6], 1)


def test_the_card_tables_show_every_price_and_contract() -> None:
    prices, contracts = GAME.card_tables(GAME.released("silberzwerg-1"), Options())
    assert [row["price"] for row in prices] == DATA["price_by_miners"]
    assert [row["name"] for row in contracts] == [row["id"] for row in CONTRACTS]
    assert [row["penalty"] for row in contracts] == [row["penalty"] for row in CONTRACTS]


def test_invalid_toml_is_refused_with_its_line() -> None:
    (fault,) = faults(TEXT.replace("format = 1", "format = ", 1))
    assert fault.startswith("not valid TOML: ")
    assert "line 7" in fault


FAULTS = [
    ("format = 1", "format = 2", "format"),
    ('game = "silberzwerg"', 'game = "smithy"', "game"),
    ("format = 1", "format = 1\ncolour = 3", "colour: there is no such field"),
    ('colours = ["yellow", "red"', 'colours = ["red", "yellow"', "colours: must be yellow, red"),
    ('colours = ["yellow"', 'colours = ["pink"', "colours"),
    ('symbols = ["axe", "pick"', 'symbols = ["pick", "axe"', "symbols: must be axe, pick"),
    ("gems_per_colour = 21", "gems_per_colour = 20", "gems_per_colour: must be 21"),
    ("[11, 10, 9, 8,", "[10, 9, 8,", "price_by_miners: needs a price for 0 to 16 miners"),
    ("[11, 10, 9, 8,", "[9, 10, 9, 8,", "price_by_miners: more miners can't be dearer"),
    ("[11, 10, 9, 8,", "[100, 10, 9, 8,", "price_by_miners"),
    ("2, 1, 1,", "2, 1, 0,", "price_by_miners"),
    ("[100, 88, 76, 64]", "[100, 88, 88, 64]", "values_one_colour_100: each value must be below"),
    ("[100, 88, 76, 64]", "[100, 88, 76]", "values_one_colour_100"),
    (RED8, RED8.replace("[120, 105,", "[105, 120,"), "red8: values: each value must be below"),
    (RED8, RED8.replace("[120, 105, 90, 75]", "[120, 105, 90]"), "red8.values"),
    (RED8, RED8.replace("[120,", "[600,"), "red8.values"),
    (RED8, RED8.replace("90, 75]", "90, 0]"), "red8.values"),
    (RED8, RED8.replace("penalty = 30", "penalty = -1"), "red8.penalty"),
    (RED8, RED8.replace("penalty = 30", "penalty = 600"), "red8.penalty"),
    (RED8, RED8.replace("penalty = 30\n", ""), "red8"),
    (RED8, RED8.replace("red = 8", "red = 7"), "red8.gems"),
    (RED8, RED8.replace("red = 8", "red = 0"), "red8.gems"),
    (RED8, RED8.replace("red = 8", "red = 10"), "red8.gems"),
    (RED8, RED8.replace("red = 8", "pink = 8"), "red8.gems"),
    (RED8, RED8.replace("red = 8", "red = 6"), "red8: gems: 8 gems as 8, 6+2, 4+4 or 4+2+2, not 6"),
    (
        RED8, RED8.replace("red = 8", "red = 2, blue = 2, green = 2, yellow = 2"),
        "red8: gems: 8 gems as 8, 6+2, 4+4 or 4+2+2, not 2+2+2+2",
    ),
    (RED8, RED8.replace('split = "8"', 'split = "6+2"'), "red8: split: the gems make '8'"),
    (RED8, RED8.replace('split = "8"', 'split = "5+3"'), "red8.split"),
    (RED8, RED8.replace('id = "red8"', 'id = "Red 8"'), "Red 8.id"),
    (RED8, RED8.replace('id = "red8"', 'id = "green8"'), "green8: 2 cards have this id"),
    (RED8, RED8 + 'name = "\\u0007"\n', "red8: name holds characters"),
    (RED8, RED8 + f'name = "{"x" * 41}"\n', "red8.name"),
    (RED8, RED8 + "worth = 3\n", "red8"),
    (FIRST_SYMBOL, 'symbol = "crown"', "yellow6-red2.symbol"),
    (
        RED8 + "in_short_deck = true", RED8 + "in_short_deck = false",
        "red8: in_short_deck: must be true (Z5.2)",
    ),
    (RED8, RED8.replace("red = 8", "blue = 8"), "contract: none with 8 red (Z0.2)"),
    (RED8, RED8.replace("red = 8", "blue = 8"), "contract: 2 with 8 blue (Z0.2)"),
]  # fmt: skip


@rule("Z0.2", "Z0.3")
@pytest.mark.parametrize(("old", "new", "fault"), FAULTS, ids=[fault for _, _, fault in FAULTS])
def test_an_error_names_its_contract_and_field(old: str, new: str, fault: str) -> None:
    found = faults(changed(old, new))
    assert [line for line in found if unlined(line).startswith(fault)], found


def unlined(reason: str) -> str:
    """Return an error without the line that it begins with."""
    return re.sub(r"^line \d+: ", "", reason)


@rule("Z0.2")
def test_a_missing_contract_is_named() -> None:
    found = faults(changed("[[contract]]\n" + RED8 + "in_short_deck = true\n", ""))
    assert found == ["contract: none with 8 red (Z0.2)", "contract: must be 34, not 33 (Z0.2)"]


@rule("Z0.2")
def test_an_extra_contract_is_named() -> None:
    more = "\n[[contract]]\n" + RED8.replace('"red8"', '"red8-again"') + "in_short_deck = true\n"
    assert faults(TEXT + more) == [
        "contract: 2 with 8 red (Z0.2)",
        "contract: must be 34, not 35 (Z0.2)",
    ]


def test_all_errors_are_reported_at_once() -> None:
    text = changed("gems_per_colour = 21", "gems_per_colour = 22")
    text = text.replace('split = "8"', 'split = "6+2"')
    assert len(faults(text)) == 5
