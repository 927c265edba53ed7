"""Phases, endings, turns and wealth."""

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

# Values of `SilberState.again`: what the active seat is asked for again.
SELL_MORE: Final = 1
USE_MORE: Final = 2  # plus 1 if prices may be lowered too


def take_turn(s: SilberState, seat: int) -> None:
    """Make this seat the active one."""
    if s.active != seat:
        s.active = seat
        s.turn += 1


def seat_at(s: SilberState, place: int) -> int:
    return (s.first + place) % s.seats


def earn(s: SilberState, seat: int, thalers: int) -> None:
    """Add wealth, and end the game if it is enough to win (Z4.2)."""
    s.clans[seat].wealth += thalers
    if s.clans[seat].wealth >= GOAL:
        finish(s, WON)


def pay(s: SilberState, seat: int, thalers: int) -> int:
    """Pay as much as possible; the rest of the debt is forgotten (Z4.1)."""
    paid = min(thalers, s.clans[seat].wealth)
    s.clans[seat].wealth -= paid
    return paid


def finish(s: SilberState, cause: int) -> None:
    s.over = True
    s.pending.clear()
    s.cause = cause
    s.active = NOBODY
    s.emit(events.OVER, NOBODY, [cause])
