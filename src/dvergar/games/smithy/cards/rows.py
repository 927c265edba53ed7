"""The cards as tables for reading: resources and guild cards."""

from __future__ import annotations

from dvergar.games.smithy.cards.file import Card, CardSet, Effect, Resource
from dvergar.games.title import Arg


def tables_for_reading(cards: CardSet, own: bool) -> list[list[dict[str, Arg]]]:
    return [
        [resource_row(resource) for resource in cards.resource],
        [card_row(card, own) for card in cards.card],
    ]


def resource_row(r: Resource) -> dict[str, Arg]:
    raw = f"{r.unrefined.buy}/{r.unrefined.sell}" if r.unrefined else ""
    return {
        "name": r.id,
        "class": r.class_,
        "count": r.count,
        "unrefined": raw,
        "refined": f"{r.refined.buy}/{r.refined.sell}",
    }


def card_row(c: Card, own: bool) -> dict[str, Arg]:
    released_text = f"{c.id}.text" if c.effect else ""
    effect = c.effect or Effect()
    return {
        "id": f"={c.id}",
        "name": c.id,
        "type": c.type.replace("_", "-"),
        "subtype": c.subtype or "",
        "set": c.set,
        "cost": [part.replace("_", "-") for part, n in c.cost.items() for _ in range(n)],
        "buy": c.buy,
        "value": c.value or "",
        "saves": (effect.saves or "").replace("_", "-"),
        "on": [sort.replace("_", "-") for sort in effect.types or effect.subtypes or []] or "",
        "text": f"={c.rule}" if own else released_text,
    }
