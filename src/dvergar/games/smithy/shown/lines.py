"""The log messages: each event as the reader may see it."""

from __future__ import annotations

from dvergar.games.log import Log, Message, Open, Secret
from dvergar.games.smithy import events as e
from dvergar.games.smithy.card_data import CardData
from dvergar.games.smithy.flow import ENDINGS
from dvergar.games.smithy.material import APPRENTICE, AREAS, RESOURCES
from dvergar.games.smithy.shown.names import face_name, part_names
from dvergar.games.title import Arg

Shown = list[int]


def card(id: str) -> Open[CardData]:
    return lambda data, v: (id, {"card": data.ids[v[0]]})


def coins(id: str) -> Open[CardData]:
    return lambda data, v: (id, {"card": data.ids[v[0]], "coins": v[1]})


def face(id: str) -> Open[CardData]:
    return lambda data, v: (id, {"card": face_name(data, v[0])})


def stuff(parts: list[str]) -> dict[str, Arg]:
    return {"parts": parts, "count": len(parts)}


def crafted(data: CardData, v: Shown) -> Message:
    id = "training" if data.types[v[1]] == APPRENTICE else "crafted"
    return id, {"card": data.ids[v[1]], **stuff(part_names(v[0]))}


def bought(data: CardData, v: Shown) -> Message:
    seller, what, price, area, paid = v
    id = f"bought-{AREAS[area]}" if paid == price else f"haggled-{AREAS[area]}"
    return id, {"seller": seller, "card": face_name(data, what), "coins": price, "paid": paid}


def drawn(data: CardData, v: Shown, secret: list[int]) -> Message:
    name = RESOURCES[secret[0]] if v[0] == 0 else data.ids[secret[0]]
    return f"drew-{('mine', 'guild')[v[0]]}-card", {"card": name}


OPEN: dict[int, Open[CardData]] = {
    e.TURN: lambda data, v: ("turn", {"round": v[0]}),
    e.INCOME: lambda data, v: ("income", {"coins": v[0]}),
    e.REFINED: lambda data, v: ("refined", stuff([RESOURCES[kind] for kind in v])),
    e.TRAINED: card("trained"),
    e.FIRED: lambda data, v: ("fired", {"card": data.ids[v[0]], "other": data.ids[v[1]]}),
    e.UNTRAINED: card("untrained"),
    e.TOOL_USED: card("tool-used"),
    e.TOOL_SOLD: coins("tool-sold"),
    e.ITEM_SOLD: coins("item-sold"),
    e.SALVAGED: lambda data, v: ("salvaged", {"card": f"{RESOURCES[v[0]]}.refined"}),
    e.KING_DONE: lambda data, v: ("king-done", stuff(part_names(v[0]))),
    e.EXCHANGED: face("exchanged"),
    e.KING_LOST: lambda data, v: ("king-lost", stuff(part_names(v[0]))),
    e.PLAYED: lambda data, v: (f"played-{AREAS[v[1]]}", {"card": face_name(data, v[0])}),
    e.STOKED: face("stoked"),
    e.MOVED: lambda data, v: (f"moved-{AREAS[v[1]]}", {"card": face_name(data, v[0])}),
    e.SWAPPED: lambda data, v: (
        "swapped",
        {"card": face_name(data, v[0]), "other": face_name(data, v[1])},
    ),
    e.DISCARDED: card("discarded"),
    e.SOLD: lambda data, v: ("sold", {"card": face_name(data, v[0]), "coins": v[1]}),
    e.STOCKED: lambda data, v: ("bought-warehouse", {"card": RESOURCES[v[0]], "coins": v[1]}),
    e.BOUGHT: bought,
    e.CRAFTED: crafted,
    e.SEALED: lambda data, v: ("sealed", stuff(part_names(v[0]))),
    e.DREW: lambda data, v: (f"drew-{('mine', 'guild')[v[0]]}", {}),
    e.REFILLED: lambda data, v: ("refilled", {"count": v[0]}),
    e.LAST_TURN: lambda data, v: (f"last-turn-{ENDINGS[v[0]]}", {}),
    e.NAMED: lambda data, v: ("named", {"seller": v[0], "card": face_name(data, v[1])}),
    e.BID: lambda data, v: ("bid", {"coins": v[0]}),
    e.PASSED: lambda data, v: ("passed", {}),
    e.UNSOLD: lambda data, v: ("unsold", {"seller": v[0], "card": face_name(data, v[1])}),
    e.OVER: lambda data, v: (f"over-{ENDINGS[v[0]]}", {}),
}

SECRET: dict[int, Secret[CardData]] = {
    e.KING_DONE: lambda data, v, x: (
        "king-done-card",
        {"card": data.ids[x[0]], **stuff(part_names(v[0]))},
    ),
    e.KING_LOST: lambda data, v, x: (
        "king-lost-card",
        {"card": data.ids[x[0]], **stuff(part_names(v[0]))},
    ),
    e.SEALED: lambda data, v, x: (
        "sealed-card",
        {"card": data.ids[x[0]], **stuff(part_names(v[0]))},
    ),
    e.DREW: drawn,
}

LOG = Log("smithy", OPEN, SECRET)
