"""Turns a checked card file into flat lists of numbers for the game."""

from __future__ import annotations

from typing import Any

from dvergar.games.smithy.card_data import ANY_GEM, ANY_METAL, ANY_RUNE, CardData, accepted
from dvergar.games.smithy.cards.checks import APPRENTICE_FIELDS, COUNTS
from dvergar.games.smithy.cards.file import Card, CardSet
from dvergar.games.smithy.effects import Apprentice
from dvergar.games.smithy.material import RESOURCES, SUBTYPES, TWO_SIDED, TYPES

MODES = ["starter", "full"]
PARTS = {name: kind for kind, name in enumerate(RESOURCES)} | {
    "any_metal": ANY_METAL,
    "any_gem": ANY_GEM,
    "any_rune": ANY_RUNE,
}


def laid_out(cards: CardSet) -> CardData:
    by_id = {resource.id: resource for resource in cards.resource}
    sides = [by_id[name].unrefined for name in RESOURCES[:TWO_SIDED]]
    sides += [by_id[name].refined for name in RESOURCES]
    faces = [side for side in sides if side is not None]
    tools = [card.effect if card.type == "tool" else None for card in cards.card]
    return CardData(
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


def parts(card: Card) -> list[int]:
    """Return one entry per part of the cost, ascending."""
    return sorted(PARTS[name] for name, n in card.cost.items() for _ in range(n))


def mask(names: list[str], chosen: list[Any] | None) -> int:
    return sum(1 << names.index(name) for name in chosen or [])


def apprentice(card: Card) -> Apprentice | None:
    if card.type != "apprentice" or card.effect is None:
        return None
    fields = APPRENTICE_FIELDS[card.effect.key]
    return Apprentice(card.effect.key, [getattr(card.effect, name) for name in fields])
