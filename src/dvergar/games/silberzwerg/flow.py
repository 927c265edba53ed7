"""Phases and endings, whose turn it is, and wealth."""

from __future__ import annotations

from typing import Final

from dvergar.engine.state import NOBODY
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.material import GOAL
from dvergar.games.silberzwerg.state import SilberState

PLACEMENT: Final = 0
GHOSTS: Final = 1
MINING: Final = 2
BEFORE_LORDS: Final = 3
LORDS: Final = 4
AFTER_LORDS: Final = 5
FALLING: Final = 6
HOARDING: Final = 7
PASSING: Final = 8

WON: Final = 0
SOLD_OUT: Final = 1
ROUNDS_OUT: Final = 2
ENDINGS: Final = ["goal", "contracts", "rounds"]

# What `SilberState.again` asks the active seat for once more.
SELL_MORE: Final = 1
USE_MORE: Final = 2  # and 1 more if prices may be lowered, too


def take_turn(s: SilberState, seat: int) -> None:
    """From now on the questions are this seat's."""
    if s.active != seat:
        s.active = seat
        s.turn += 1


def seat_at(s: SilberState, place: int) -> int:
    return (s.first + place) % s.seats


def earn(s: SilberState, seat: int, thalers: int) -> None:
    """Wealth, and with it perhaps the game (Z4.2)."""
    s.clans[seat].wealth += thalers
    if s.clans[seat].wealth >= GOAL:
        finish(s, WON)


def pay(s: SilberState, seat: int, thalers: int) -> int:
    """Pay as far as one can; what is owed is forgotten (Z4.1)."""
    paid = min(thalers, s.clans[seat].wealth)
    s.clans[seat].wealth -= paid
    return paid


def finish(s: SilberState, cause: int) -> None:
    s.over = True
    s.pending.clear()
    s.cause = cause
    s.active = NOBODY
    s.emit(events.OVER, NOBODY, [cause])
