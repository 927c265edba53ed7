"""The format of a contract file of Silberzwerg."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dvergar.games.catalog import Name
from dvergar.games.silberzwerg.material import COST, LEVELS

Thalers = Annotated[int, msgspec.Meta(ge=1, le=599)]
Price = Annotated[int, msgspec.Meta(ge=1, le=99)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Colour = Literal["yellow", "red", "green", "blue"]
Symbol = Literal["axe", "pick", "hammer", "plus_minus_5", "no_ghost", "minus_3"]
Even = Annotated[int, msgspec.Meta(ge=2, le=COST, multiple_of=2)]
Values = Annotated[list[Thalers], msgspec.Meta(min_length=LEVELS, max_length=LEVELS)]


class Contract(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    split: Literal["8", "6+2", "4+4", "4+2+2"]
    gems: dict[Colour, Even]
    values: Values
    penalty: Annotated[int, msgspec.Meta(ge=0, le=599)]
    in_short_deck: bool
    symbol: Symbol | None = None
    name: Name = ""


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    game: Literal["silberzwerg"]
    colours: list[Colour]
    gems_per_colour: int
    symbols: list[Symbol]
    values_one_colour_100: Values
    price_by_miners: list[Price]
    contract: list[Contract]
