"""The log in words: each event as the reader may know it."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.state import Event
from dvergar.games.smithy import events as e
from dvergar.games.smithy.flow import ENDINGS
from dvergar.games.smithy.game import Smithy
from dvergar.games.smithy.material import APPRENTICE, AREAS, RESOURCES
from dvergar.games.smithy.names import face_name, part_names
from dvergar.games.smithy.tables import Tables
from dvergar.games.title import Arg, Line


def lines(game: Smithy, events: list[Event], seat: int) -> list[Line]:
    t = game.book.t
    return [line(t, event, event.seen >> seat & 1 == 1 if seat >= 0 else False) for event in events]


def line(t: Tables, event: Event, told: bool) -> Line:
    """`told`: the reader is among those who see the secret."""
    who: dict[str, Arg] = {"player": event.seat} if event.seat >= 0 else {}
    if event.secret and (told or event.seen & 15 == 15):
        id, args = OPEN_SECRETS[event.kind](t, event.shown, event.secret)
    else:
        id, args = WORDS[event.kind](t, event.shown)
    return Line(f"smithy-log-{id}", {**who, **args})


Said = tuple[str, dict[str, Arg]]
Shown = list[int]


def card(id: str) -> Callable[[Tables, Shown], Said]:
    return lambda t, v: (id, {"card": t.ids[v[0]]})


def coins(id: str) -> Callable[[Tables, Shown], Said]:
    return lambda t, v: (id, {"card": t.ids[v[0]], "coins": v[1]})


def face(id: str) -> Callable[[Tables, Shown], Said]:
    return lambda t, v: (id, {"card": face_name(t, v[0])})


def stuff(parts: list[str]) -> dict[str, Arg]:
    return {"parts": parts, "count": len(parts)}


def crafted(t: Tables, v: Shown) -> Said:
    id = "training" if t.types[v[1]] == APPRENTICE else "crafted"
    return id, {"card": t.ids[v[1]], **stuff(part_names(v[0]))}


def bought(t: Tables, v: Shown) -> Said:
    seller, what, price, area, paid = v
    id = f"bought-{AREAS[area]}" if paid == price else f"haggled-{AREAS[area]}"
    return id, {"seller": seller, "card": face_name(t, what), "coins": price, "paid": paid}


def drawn(t: Tables, v: Shown, secret: list[int]) -> Said:
    name = RESOURCES[secret[0]] if v[0] == 0 else t.ids[secret[0]]
    return f"drew-{('mine', 'guild')[v[0]]}-card", {"card": name}


WORDS: dict[int, Callable[[Tables, Shown], Said]] = {
    e.TURN: lambda t, v: ("turn", {"round": v[0]}),
    e.INCOME: lambda t, v: ("income", {"coins": v[0]}),
    e.REFINED: lambda t, v: ("refined", stuff([RESOURCES[kind] for kind in v])),
    e.TRAINED: card("trained"),
    e.FIRED: lambda t, v: ("fired", {"card": t.ids[v[0]], "other": t.ids[v[1]]}),
    e.UNTRAINED: card("untrained"),
    e.TOOL_USED: card("tool-used"),
    e.TOOL_SOLD: coins("tool-sold"),
    e.ITEM_SOLD: coins("item-sold"),
    e.SALVAGED: lambda t, v: ("salvaged", {"card": f"{RESOURCES[v[0]]}.refined"}),
    e.KING_DONE: lambda t, v: ("king-done", stuff(part_names(v[0]))),
    e.EXCHANGED: face("exchanged"),
    e.KING_LOST: lambda t, v: ("king-lost", stuff(part_names(v[0]))),
    e.PLAYED: lambda t, v: (f"played-{AREAS[v[1]]}", {"card": face_name(t, v[0])}),
    e.STOKED: face("stoked"),
    e.MOVED: lambda t, v: (f"moved-{AREAS[v[1]]}", {"card": face_name(t, v[0])}),
    e.SWAPPED: lambda t, v: (
        "swapped",
        {"card": face_name(t, v[0]), "other": face_name(t, v[1])},
    ),
    e.DISCARDED: card("discarded"),
    e.SOLD: lambda t, v: ("sold", {"card": face_name(t, v[0]), "coins": v[1]}),
    e.STOCKED: lambda t, v: ("bought-warehouse", {"card": RESOURCES[v[0]], "coins": v[1]}),
    e.BOUGHT: bought,
    e.CRAFTED: crafted,
    e.SEALED: lambda t, v: ("sealed", stuff(part_names(v[0]))),
    e.DREW: lambda t, v: (f"drew-{('mine', 'guild')[v[0]]}", {}),
    e.REFILLED: lambda t, v: ("refilled", {"count": v[0]}),
    e.LAST_TURN: lambda t, v: (f"last-turn-{ENDINGS[v[0]]}", {}),
    e.NAMED: lambda t, v: ("named", {"seller": v[0], "card": face_name(t, v[1])}),
    e.BID: lambda t, v: ("bid", {"coins": v[0]}),
    e.PASSED: lambda t, v: ("passed", {}),
    e.UNSOLD: lambda t, v: ("unsold", {"seller": v[0], "card": face_name(t, v[1])}),
    e.OVER: lambda t, v: (f"over-{ENDINGS[v[0]]}", {}),
}

OPEN_SECRETS: dict[int, Callable[[Tables, Shown, list[int]], Said]] = {
    e.KING_DONE: lambda t, v, x: (
        "king-done-card",
        {"card": t.ids[x[0]], **stuff(part_names(v[0]))},
    ),
    e.KING_LOST: lambda t, v, x: (
        "king-lost-card",
        {"card": t.ids[x[0]], **stuff(part_names(v[0]))},
    ),
    e.SEALED: lambda t, v, x: ("sealed-card", {"card": t.ids[x[0]], **stuff(part_names(v[0]))}),
    e.DREW: drawn,
}
