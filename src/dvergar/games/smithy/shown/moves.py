"""Cards that moved from place to place, as a reader may see them (S1.5)."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.state import Event
from dvergar.games.log import secret_for
from dvergar.games.smithy import events as e
from dvergar.games.smithy.card_data import CardData
from dvergar.games.smithy.material import AREAS, GUILD, MARKET, RESOURCES, kind_of
from dvergar.games.smithy.shown.names import part_names
from dvergar.games.title import Move

UNSEEN = ""  # a card that the reader may not know
MINE, GUILD_DECK = "deck/mine", "deck/guild"
SHARED = {MINE, GUILD_DECK, "warehouse", "discard", "scrap"}
OF_OTHERS = {"market": "p", "workshop": "shop"}  # as in choices
# The place of a crafted card: hand, Market or Workshop. The event doesn't say which.
ANYWHERE = "smith"

Way = tuple[str, str, str]  # the card, the places of the player whose event it is
Ways = Callable[[CardData, list[int], list[int]], list[Way]]


def of_face(data: CardData, face: int) -> str:
    return data.ids[face - GUILD] if face >= GUILD else RESOURCES[kind_of(face)]


def card(start: str, to: str) -> Ways:
    return lambda data, v, x: [(data.ids[v[0]], start, to)]


def face(start: str, to: str) -> Ways:
    return lambda data, v, x: [(of_face(data, v[0]), start, to)]


def completed(to: str) -> Ways:
    """Move a stack as one card, since the event doesn't name the resources under it."""
    return lambda data, v, x: [(data.ids[v[0]], f"stack/{data.ids[v[0]]}", to)]


def secret_card(data: CardData, secret: list[int]) -> str:
    return data.ids[secret[0]] if secret else UNSEEN


def fired(data: CardData, v: list[int], x: list[int]) -> list[Way]:
    old, new = data.ids[v[0]], data.ids[v[1]]
    return [(old, "apprentice", "workshop"), (new, f"stack/{new}", "apprentice")]


def king_done(data: CardData, v: list[int], x: list[int]) -> list[Way]:
    name = secret_card(data, x)
    return [(name, f"stack/{name}", "king")]


def king_lost(data: CardData, v: list[int], x: list[int]) -> list[Way]:
    name = secret_card(data, x)
    stack = f"stack/{name}"
    return [(name, stack, GUILD_DECK), *[(part, stack, MINE) for part in part_names(v[0])]]


def swapped(data: CardData, v: list[int], x: list[int]) -> list[Way]:
    leaves, enters = of_face(data, v[0]), of_face(data, v[1])
    return [(leaves, "market", "workshop"), (enters, "workshop", "market")]


def laid(parts: int, name: str, start: str) -> list[Way]:
    stack = f"stack/{name}"
    return [(name, start, stack), *[(part, "workshop", stack) for part in part_names(parts)]]


def sealed(data: CardData, v: list[int], x: list[int]) -> list[Way]:
    """A card that others don't know came from the hand."""
    return laid(v[0], secret_card(data, x), ANYWHERE if x else "hand")


def drew(data: CardData, v: list[int], x: list[int]) -> list[Way]:
    names, deck = (RESOURCES, MINE) if v[0] == 0 else (data.ids, GUILD_DECK)
    return [(names[x[0]] if x else UNSEEN, deck, "hand")]


WAYS: dict[int, Ways] = {
    e.TRAINED: completed("apprentice"),
    e.FIRED: fired,
    e.UNTRAINED: completed(GUILD_DECK),
    e.TOOL_USED: completed("tool"),
    e.TOOL_SOLD: completed("discard"),
    e.ITEM_SOLD: completed("discard"),
    e.SALVAGED: lambda data, v, x: [(RESOURCES[v[0]], "stack", "workshop")],
    e.KING_DONE: king_done,
    e.EXCHANGED: face("market", "workshop"),
    e.KING_LOST: king_lost,
    e.PLAYED: lambda data, v, x: [(of_face(data, v[0]), "hand", AREAS[v[1]])],
    e.STOKED: face("hand", "workshop"),
    e.MOVED: lambda data, v, x: [(of_face(data, v[0]), AREAS[1 - v[1]], AREAS[v[1]])],
    e.SWAPPED: swapped,
    e.DISCARDED: card("market", "discard"),
    e.SOLD: face("market", "warehouse"),
    e.STOCKED: lambda data, v, x: [(RESOURCES[v[0]], "warehouse", "hand")],
    e.CRAFTED: lambda data, v, x: laid(v[0], data.ids[v[1]], ANYWHERE),
    e.SEALED: sealed,
    e.DREW: drew,
    e.REFILLED: lambda data, v, x: [(UNSEEN, "scrap", MINE)],
}


def moves(data: CardData, events: list[Event], seat: int) -> list[Move]:
    """Return the cards of these events; a stack and a refilled Mine move as one card."""
    return [move for event in events for move in moved(data, event, seat)]


def moved(data: CardData, event: Event, seat: int) -> list[Move]:
    if event.kind == e.BOUGHT:
        return [bought(data, event, seat)]
    if event.kind not in WAYS:
        return []
    ways = WAYS[event.kind](data, event.shown, secret_for(event, seat))
    owner = event.seat
    return [Move(name, at(start, owner, seat), at(to, owner, seat)) for name, start, to in ways]


def bought(data: CardData, event: Event, seat: int) -> Move:
    seller, what, _, area, _ = event.shown
    start = at(AREAS[MARKET], seller, seat)
    return Move(of_face(data, what), start, at(AREAS[area], event.seat, seat))


def at(place: str, owner: int, seat: int) -> str:
    """Return the name of a place for a reader: plain for their own (a watcher's is seat 1's)."""
    if place in SHARED or owner == max(seat, 0):
        return place
    area, slash, name = place.partition("/")
    return f"{OF_OTHERS.get(area, area)}{owner + 1}{slash}{name}"
