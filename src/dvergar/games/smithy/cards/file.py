"""The format of a card file of Dwarven Smithy."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from dvergar.games.catalog import Name

Coins = Annotated[int, msgspec.Meta(ge=1, le=60)]
Value = Annotated[int, msgspec.Meta(ge=1, le=999)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=9)]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Part = Literal[
    "iron", "silver", "gold", "mithril", "emerald", "ruby", "sapphire", "moongem",
    "thunder", "lightning", "frost", "earth", "any_metal", "any_gem", "any_rune",
]  # fmt: skip


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    buy: Coins
    sell: Coins


class Resource(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    class_: Literal["metal", "gem", "rune"] = msgspec.field(name="class")
    count: int
    refined: Side
    unrefined: Side | None = None
    name: Name = ""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The effect of an apprentice (`key` and its numbers) or a tool (`saves` and its scope)."""

    key: str = ""
    amount: Amount | None = None
    hand_limit: Amount | None = None
    coins: Amount | None = None
    per_turn: Amount | None = None
    discount: Amount | None = None
    minimum: Amount | None = None
    surcharge: Amount | None = None
    saves: Part | None = None
    types: list[Literal["apprentice", "tool", "item", "kings_item"]] | None = None
    subtypes: list[Literal["weapon", "shield", "armor", "other"]] | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Id
    type: Literal["apprentice", "tool", "item", "kings_item"]
    set: Literal["core", "starter", "full"]
    cost: dict[Part, Annotated[int, msgspec.Meta(ge=1, le=6)]]
    buy: Coins
    subtype: Literal["weapon", "shield", "armor", "other"] | None = None
    value: Value | None = None
    effect: Effect | None = None
    rule: str = ""
    name: Name = ""


class CardSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    game: Literal["smithy"]
    resource: list[Resource]
    card: list[Card]
