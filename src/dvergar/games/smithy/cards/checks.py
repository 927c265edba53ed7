"""Checks a card file of Dwarven Smithy against the rules (S0)."""

from __future__ import annotations

from collections import Counter

from dvergar.games.catalog import repeated_ids
from dvergar.games.smithy.cards.file import Card, CardSet, Effect, Resource
from dvergar.games.smithy.material import (
    HAND_LIMIT,
    RESOURCES,
    TYPES,
    WORKSHOP_LIMIT,
)

COUNTS = [26, 22, 20, 18, 3, 3, 4, 4, 4, 4, 4, 4]
CLASSES = ["metal"] * 4 + ["gem"] * 4 + ["rune"] * 4
SPLIT = {"core": [3, 6, 9, 7], "starter": [2, 3, 9, 4], "full": [5, 7, 7, 16]}
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
TOOL_FIELDS = ("saves", "types", "subtypes")
MAX_PARTS = 6
MAX_CARDS = 15  # of a kind in a packed count


def problems(cards: CardSet) -> list[str]:
    return [
        *resource_problems(cards.resource),
        *[f"{card.id}: {text}" for card in cards.card for text in card_problems(card)],
        *count_problems(cards.card),
        *limit_problems(cards.card),
    ]


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
    if not 1 <= sum(card.cost.values()) <= MAX_PARTS:
        found.append(f"cost: 1 to {MAX_PARTS} resources, not {sum(card.cost.values())} (S0.3)")
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


def count_problems(cards: list[Card]) -> list[str]:
    found = repeated_ids([card.id for card in cards])
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
    """Refuse limits that are higher than a packed count can hold."""
    effects = {c.effect.key: c.effect for c in cards if c.effect}
    hand = HAND_LIMIT + sum(effect.hand_limit or 0 for effect in effects.values())
    hand += getattr(effects.get("hand_limit"), "amount", None) or 0
    shop = WORKSHOP_LIMIT + (getattr(effects.get("workshop_limit"), "amount", None) or 0)
    limits = {"hand": hand, "Workshop": shop}
    return [
        f"effects raise the {area} limit to {limit}; at most {MAX_CARDS} is possible"
        for area, limit in limits.items()
        if limit > MAX_CARDS
    ]
