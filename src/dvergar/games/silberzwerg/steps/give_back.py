"""Players return gems over twelve at the end of a round (Z2.10)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.gems import show_return, to_mine
from dvergar.games.silberzwerg.knowledge.witness import ASKED, returnable
from dvergar.games.silberzwerg.material import HOLD
from dvergar.games.silberzwerg.space import RETURN
from dvergar.games.silberzwerg.state import SilberState

RETURNING: Final = 8


def give_back(s: SilberState, seat: int, least: int) -> None:
    """Return the gems that leave no choice, then ask."""
    while s.clans[seat].gems() > HOLD:
        may = returnable(s.clans[seat].bag, least)
        if len(may) > 1:
            show_return(s, seat, least, ASKED)
            s.ask(RETURNING, 1 << seat, least)
            return
        show_return(s, seat, least, may[0])
        least = may[0]
        hand_in(s, seat, least)
        if s.seats > 2:
            s.learned |= (1 << s.seats) - 1 & ~(1 << seat)  # all see that the bag leaves no choice


def hand_in(s: SilberState, seat: int, colour: int) -> None:
    to_mine(s, seat, colour, 1)
    s.emit(events.RETURNED, seat, [colour])


class GiveBack(Step[SilberState]):
    """Asks which gem to return; d.a is the lowest colour that is still allowed."""

    id = RETURNING
    question = "return"
    rule = "Z2.10"

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [RETURN + colour for colour in returnable(s.clans[seat].bag, d.a)]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        hand_in(s, seat, action - RETURN)
        give_back(s, seat, action - RETURN)
