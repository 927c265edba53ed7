"""Gems that moved between mines and bags, as a reader may see them (Z6.2)."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.state import Event
from dvergar.games.log import secret_for
from dvergar.games.silberzwerg import events as e
from dvergar.games.silberzwerg.card_data import CardData
from dvergar.games.silberzwerg.material import COLOUR_WORDS
from dvergar.games.silberzwerg.shown.names import gem_names, seat_word
from dvergar.games.title import Move

UNSEEN = ""  # the colour of a gem that others stole
Gems = Callable[[CardData, list[int]], list[str]]


def one(data: CardData, v: list[int]) -> list[str]:
    return [COLOUR_WORDS[v[0]]]


def several(data: CardData, v: list[int]) -> list[str]:
    return [COLOUR_WORDS[v[0]]] * v[1]


FROM_MINES: dict[int, Gems] = {
    e.MINED: lambda data, v: gem_names(v),
    e.TOOK: one,
    e.BOUGHT: several,
    e.SWAPPED: lambda data, v: [COLOUR_WORDS[c] for c in v[2:]],
}
TO_MINES: dict[int, Gems] = {
    e.SWAPPED: lambda data, v: [COLOUR_WORDS[c] for c in v[:2]],
    e.SOLD: several,
    e.RETURNED: one,
    e.FULFILLED: lambda data, v: gem_names(data.gems[v[0]]),
}


def moves(data: CardData, events: list[Event], seat: int) -> list[Move]:
    """Return the gems of these events, one by one."""
    return [move for event in events for move in moved(data, event, seat)]


def moved(data: CardData, event: Event, seat: int) -> list[Move]:
    if event.kind == e.STOLE:
        return stolen(event, seat)
    given = TO_MINES[event.kind](data, event.shown) if event.kind in TO_MINES else []
    got = FROM_MINES[event.kind](data, event.shown) if event.kind in FROM_MINES else []
    return [
        *[Move(gem, bag(event.seat, gem, seat), f"mine/{gem}") for gem in given],
        *[Move(gem, f"mine/{gem}", bag(event.seat, gem, seat)) for gem in got],
    ]


def stolen(event: Event, seat: int) -> list[Move]:
    victim, n = event.shown
    colours = [COLOUR_WORDS[c] for c in secret_for(event, seat)] or [UNSEEN] * n
    return [Move(gem, bag(victim, gem, seat), bag(event.seat, gem, seat)) for gem in colours]


def bag(owner: int, gem: str, seat: int) -> str:
    """Return a gem's place: by colour in the reader's own bag, otherwise only the bag."""
    return f"own/{gem}" if owner == seat else f"bag/{seat_word(owner)}"
