"""Card files of Dwarven Smithy: read, checked against the counts of S0, turned into tables."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

import msgspec

from dvergar.games.catalog import checked
from dvergar.games.smithy.effects import Apprentice
from dvergar.games.smithy.material import (
    HAND_LIMIT,
    RESOURCES,
    SUBTYPES,
    TWO_SIDED,
    TYPES,
    WORKSHOP_LIMIT,
)
from dvergar.games.smithy.tables import ANY_GEM, ANY_METAL, ANY_RUNE, Tables, accepted

COUNTS = [26, 22, 20, 18, 3, 3, 4, 4, 4, 4, 4, 4]
CLASSES = ["metal"] * 4 + ["gem"] * 4 + ["rune"] * 4
SPLIT = {"core": [3, 6, 9, 7], "starter": [2, 3, 9, 4], "full": [5, 7, 7, 16]}
PARTS = {name: kind for kind, name in enumerate(RESOURCES)} | {
    "any_metal": ANY_METAL,
    "any_gem": ANY_GEM,
    "any_rune": ANY_RUNE,
}
APPRENTICE_FIELDS = {
    "market_limit": ["amount"],
    "hand_limit": ["amount"],
    "workshop_limit": ["amount"],
    "extra_draw": ["amount", "hand_limit"],
    "turn_income": ["coins"],
    "sell_tilted": [],
    "play_refined": ["per_turn"],
    "salvage_metal": ["per_turn"],
    "warehouse_price": ["discount", "minimum", "surcharge"],
    "market_price": ["discount", "minimum"],
}
MOST_PARTS = 6
MOST_CARDS = 15  # a packed count holds no more of a kind

Coins = Annotated[int, msgspec.Meta(ge=1, le=60)]
Value = Annotated[int, msgspec.Meta(ge=1, le=999)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=9)]
Name = Annotated[str, msgspec.Meta(max_length=40)]
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
    """What an apprentice (`key` and its numbers) or a tool (`saves` and its scope) does."""

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


def schema() -> dict[str, Any]:
    return msgspec.json.schema(CardSet)


def convert(data: object) -> CardSet:
    return checked(data, CardSet, problems)


def problems(cards: CardSet) -> list[str]:
    return [
        *resource_problems(cards.resource),
        *[f"{card.id}: {text}" for card in cards.card for text in card_problems(card)],
        *count_problems(cards.card),
        *limit_problems(cards.card),
        *name_problems({r.id: r.name for r in cards.resource} | {c.id: c.name for c in cards.card}),
    ]


def name_problems(names: dict[str, str]) -> list[str]:
    hidden = [id for id, name in names.items() if not name.isprintable()]
    return [f"{id}: name holds signs that can't be shown" for id in hidden]


def resource_problems(resources: list[Resource]) -> list[str]:
    ids = [resource.id for resource in resources]
    if sorted(ids) != sorted(RESOURCES):
        return [f"resource: needs exactly {', '.join(RESOURCES)} (S0.1), found {', '.join(ids)}"]
    found = []
    for r in resources:
        kind = RESOURCES.index(r.id)
        if r.class_ != CLASSES[kind]:
            found.append(f"{r.id}: class must be {CLASSES[kind]!r}")
        if r.count != COUNTS[kind]:
            found.append(f"{r.id}: count must be {COUNTS[kind]}, not {r.count} (S0.1)")
        found += [f"{r.id}: {text}" for text in side_problems(r)]
    return found


def side_problems(r: Resource) -> list[str]:
    found = []
    if r.refined.sell >= r.refined.buy:
        found.append("refined.sell must be below refined.buy")
    if r.class_ == "rune":
        return found + (["unrefined: a runestone has one side"] if r.unrefined else [])
    if r.unrefined is None:
        return [*found, "unrefined is missing"]
    if r.unrefined.sell >= r.unrefined.buy:
        found.append("unrefined.sell must be below unrefined.buy")
    if r.unrefined.buy >= r.refined.buy or r.unrefined.sell >= r.refined.sell:
        found.append("unrefined values must be below the refined ones")
    return found


def card_problems(card: Card) -> list[str]:
    found = []
    if (
        card.id in RESOURCES
        or card.id.startswith(("tilted-", "refined-"))
        or card.id == "warehouse"
    ):
        found.append("id: this name is taken")
    if not 1 <= sum(card.cost.values()) <= MOST_PARTS:
        found.append(f"cost: 1 to {MOST_PARTS} resources, not {sum(card.cost.values())} (S0.3)")
    if card.type == "apprentice":
        found += [f"{name}: an apprentice has none" for name in extra_fields(card)]
        return found + apprentice_problems(card.effect)
    found += [f"{name} is missing" for name in ("subtype", "value") if not getattr(card, name)]
    if card.type == "kings_item" and card.subtype == "other":
        found.append("subtype: a king's item is a weapon, a shield or an armor (S0.2)")
    if card.type == "tool":
        return found + tool_problems(card.effect)
    return found + (["effect: only apprentices and tools have one"] if card.effect else [])


def extra_fields(card: Card) -> list[str]:
    return [name for name in ("subtype", "value") if getattr(card, name) is not None]


def given(effect: Effect) -> list[str]:
    return [f for f in effect.__struct_fields__ if f != "key" and getattr(effect, f) is not None]


def apprentice_problems(effect: Effect | None) -> list[str]:
    if effect is None:
        return ["effect is missing"]
    if effect.key not in APPRENTICE_FIELDS:
        return [f"effect.key: {effect.key!r} is none of {', '.join(APPRENTICE_FIELDS)}"]
    wanted = APPRENTICE_FIELDS[effect.key]
    missing = [f"effect.{name} is missing" for name in wanted if name not in given(effect)]
    extra = [f"effect.{name} does not belong here" for name in given(effect) if name not in wanted]
    return missing + extra


def tool_problems(effect: Effect | None) -> list[str]:
    if effect is None:
        return ["effect is missing"]
    found = [f"effect.{n} does not belong here" for n in given(effect) if n not in TOOL_FIELDS]
    if effect.key:
        found.append("effect.key does not belong here")
    if effect.saves is None:
        found.append("effect.saves is missing")
    if bool(effect.types) == bool(effect.subtypes):
        found.append("effect needs either types or subtypes")
    return found


TOOL_FIELDS = ("saves", "types", "subtypes")


def count_problems(cards: list[Card]) -> list[str]:
    found = [
        f"{id}: {n} cards have this id" for id, n in Counter(c.id for c in cards).items() if n > 1
    ]
    for name, wanted in SPLIT.items():
        for type_, n in zip(TYPES, wanted, strict=True):
            have = sum(card.set == name and card.type == type_ for card in cards)
            if have != n:
                found.append(f"set {name!r} needs {n} cards of type {type_!r}, not {have} (S0.2)")
    keys = Counter(c.effect.key for c in cards if c.type == "apprentice" and c.effect)
    found += [
        f"effect.key {key!r}: {n} apprentices have it, not 1" for key, n in keys.items() if n > 1
    ]
    return found


def limit_problems(cards: list[Card]) -> list[str]:
    """A hand or Workshop may not grow over what the state can count."""
    effects = {c.effect.key: c.effect for c in cards if c.effect}
    hand = HAND_LIMIT + sum(effect.hand_limit or 0 for effect in effects.values())
    hand += getattr(effects.get("hand_limit"), "amount", None) or 0
    shop = WORKSHOP_LIMIT + (getattr(effects.get("workshop_limit"), "amount", None) or 0)
    limits = {"hand": hand, "Workshop": shop}
    return [
        f"effects raise the {area} limit to {limit}; at most {MOST_CARDS} is possible"
        for area, limit in limits.items()
        if limit > MOST_CARDS
    ]


def tables(cards: CardSet) -> Tables:
    by_id = {resource.id: resource for resource in cards.resource}
    sides = [by_id[name].unrefined for name in RESOURCES[:TWO_SIDED]]
    sides += [by_id[name].refined for name in RESOURCES]
    faces = [side for side in sides if side is not None]
    tools = [card.effect if card.type == "tool" else None for card in cards.card]
    return Tables(
        ids=[card.id for card in cards.card],
        buy=[side.buy for side in faces] + [card.buy for card in cards.card],
        sell=[side.sell for side in faces],
        counts=list(COUNTS),
        types=[TYPES.index(card.type) for card in cards.card],
        subtypes=[SUBTYPES.index(card.subtype) if card.subtype else -1 for card in cards.card],
        values=[card.value or 0 for card in cards.card],
        costs=[parts(card) for card in cards.card],
        saves=[accepted(PARTS[e.saves]) if e and e.saves else 0 for e in tools],
        scope_types=[mask(TYPES, e.types) if e else 0 for e in tools],
        scope_subtypes=[mask(SUBTYPES, e.subtypes) if e else 0 for e in tools],
        apprentices=[apprentice(card) for card in cards.card],
        decks=[[i for i, c in enumerate(cards.card) if c.set in ("core", m)] for m in MODES],
    )


MODES = ["starter", "full"]


def parts(card: Card) -> list[int]:
    """One entry for each part of the cost, ascending."""
    return sorted(PARTS[name] for name, n in card.cost.items() for _ in range(n))


def mask(names: list[str], chosen: list[Any] | None) -> int:
    return sum(1 << names.index(name) for name in chosen or [])


def apprentice(card: Card) -> Apprentice | None:
    if card.type != "apprentice" or card.effect is None:
        return None
    fields = APPRENTICE_FIELDS[card.effect.key]
    return Apprentice(card.effect.key, [getattr(card.effect, name) for name in fields])
