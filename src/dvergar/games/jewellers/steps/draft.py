"""The draft: everyone takes a gem in secret, then the bowls are passed on (J2)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers import events
from dvergar.games.jewellers.flow import after, next_phase
from dvergar.games.jewellers.material import GEMS
from dvergar.games.jewellers.phases import DRAFT, MUSIC
from dvergar.games.jewellers.space import TAKE
from dvergar.games.jewellers.state import JewelState

# Ids of the steps that are asked here.
PICKING: Final = 0


def kinds_in(bowl: list[int]) -> list[int]:
    return [kind for kind in range(GEMS) if bowl[kind]]


def draft(s: JewelState) -> None:
    """Ask the players whose bowls leave a choice; skip the question if none does."""
    while sum(s.bowls[0]):
        asked = 0
        for seat in range(s.seats):
            if len(kinds_in(s.bowls[seat])) > 1:
                asked |= 1 << seat
        if asked:
            s.ask_sealed(PICKING, asked)
            return
        pick(s)
    next_phase(s, MUSIC)


def pick(s: JewelState) -> None:
    """Reveal all picks at once, then pass the bowls on."""
    for seat in range(s.seats):
        bowl = s.bowls[seat]
        kind = s.sealed[seat][0] - TAKE if s.sealed[seat] else kinds_in(bowl)[0]
        bowl[kind] -= 1
        s.players[seat].stock[kind] += 1
        s.emit(events.PICKED, seat, [kind])
    old = s.bowls
    s.bowls = old[:]
    for seat in range(s.seats):
        s.bowls[after(s, seat)] = old[seat]


class Pick(Step[JewelState]):
    id = PICKING
    question = "pick"
    rule = "J2.1"
    sealed = True

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [TAKE + kind for kind in kinds_in(s.bowls[seat])]

    def reveal(self, s: JewelState, d: Decision) -> None:
        assert s.phase == DRAFT
        pick(s)
