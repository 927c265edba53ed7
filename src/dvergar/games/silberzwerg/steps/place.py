"""Secret placement of miners and leaders (Z2.1)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.flow import GHOSTS
from dvergar.games.silberzwerg.material import (
    COLOURS,
    COLUMNS,
    MAX_MINERS,
    leaders_of,
    miners_of,
    most_lords,
)
from dvergar.games.silberzwerg.space import DIG, HAUNT, RULE, SEAL
from dvergar.games.silberzwerg.state import SilberState

PLACING: Final = 0


def missing(seats: int, parts: list[int]) -> list[int]:
    """Return what may still be placed; only the seal once everything is."""
    miners, leaders = miners_of(seats), leaders_of(seats)
    placed = [0] * (SEAL + 1)
    for part in parts:
        placed[part] += 1
        if part < RULE:
            miners -= 1
        else:
            leaders -= 1
    found: list[int] = []
    if miners:
        found += [DIG + c for c in range(COLOURS) if placed[DIG + c] < MAX_MINERS]
    if leaders:
        found += [RULE + c for c in range(COLUMNS) if placed[RULE + c] < most_lords(seats, c)]
        found += [HAUNT + c for c in range(COLUMNS) if not placed[HAUNT + c]]
    return found or [SEAL]


class Place(Step[SilberState]):
    id = PLACING
    question = "place"
    rule = "Z2.1"
    sealed = True
    is_set = True

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return missing(s.seats, s.sealed[seat])

    def closes(self, s: SilberState, d: Decision, seat: int, action: int) -> bool:
        return action == SEAL

    def reveal(self, s: SilberState, d: Decision) -> None:
        """Reveal all plans at once; the miners set the prices (Z2.2, Z2.3)."""
        for seat in range(s.seats):
            clan = s.clans[seat]
            for part in s.sealed[seat]:
                if part < RULE:
                    clan.miners[part - DIG] += 1
                elif part < HAUNT:
                    clan.lords[part - RULE] += 1
                elif part < SEAL:
                    clan.ghosts[part - HAUNT] += 1
            if s.events is not None:
                s.emit(events.REVEALED, seat, [*clan.miners, *clan.lords, *clan.ghosts])
        prices: list[int] = []
        for colour in range(COLOURS):
            miners = 0
            for clan in s.clans:
                miners += clan.miners[colour]
            prices.append(self.book.data.prices[miners])
        s.prices = prices
        s.emit(events.PRICES, -1, prices)
        s.phase = GHOSTS
        s.place = 0
