"""The start and end of turns (J3, J3.14)."""

from __future__ import annotations

from dvergar.games.jewellers import events
from dvergar.games.jewellers.flow import after, next_phase, take_turn
from dvergar.games.jewellers.phases import CLEAN
from dvergar.games.jewellers.state import Buying, JewelState


def begin_turn(s: JewelState, seat: int) -> None:
    take_turn(s, seat)
    s.uses = [0] * len(s.uses)
    s.buying = Buying()


def end_turn(s: JewelState) -> None:
    """Pass the turn to the next player who has not passed, or end the phase."""
    seat = s.active
    s.buying = Buying()
    for _ in range(s.seats):
        seat = after(s, seat)
        if not s.passed >> seat & 1:
            begin_turn(s, seat)
            return
    next_phase(s, CLEAN)


def stop_waiting(s: JewelState, seat: int) -> None:
    """End a turn without a purchase."""
    s.players[seat].idle += 1
    s.emit(events.ENDED, seat, [])
    end_turn(s)
