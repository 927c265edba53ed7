"""Gems over twelve go back to the mines when the round is over (Z2.10)."""

from __future__ import annotations

from dvergar.engine.core import Decision, Step
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.flow import RETURNING, to_mine
from dvergar.games.silberzwerg.material import COLOURS, HOLD
from dvergar.games.silberzwerg.space import RETURN
from dvergar.games.silberzwerg.state import SilberState


def returnable(s: SilberState, seat: int, least: int) -> list[int]:
    """The colours of the next gem to give back; they come in ascending order."""
    bag = s.clans[seat].bag
    over = s.clans[seat].gems() - HOLD
    rest = sum(bag[least:])
    found: list[int] = []
    for colour in range(least, COLOURS):
        if bag[colour] and rest >= over:
            found.append(colour)
        rest -= bag[colour]
    return found


def give_back(s: SilberState, seat: int, least: int) -> None:
    """Give back what leaves no choice, then ask."""
    while s.clans[seat].gems() > HOLD:
        may = returnable(s, seat, least)
        if len(may) > 1:
            s.ask(RETURNING, 1 << seat, least)
            return
        least = may[0]
        hand_in(s, seat, least)


def hand_in(s: SilberState, seat: int, colour: int) -> None:
    to_mine(s, seat, colour, 1)
    s.emit(events.RETURNED, seat, [colour])


class GiveBack(Step[SilberState]):
    """d.a is the lowest colour that may still be given back."""

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [RETURN + colour for colour in returnable(s, seat, d.a)]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        hand_in(s, seat, action - RETURN)
        give_back(s, seat, action - RETURN)
