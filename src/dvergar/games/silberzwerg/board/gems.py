"""Gems between bags and mines, and what all see of them."""

from __future__ import annotations

from dvergar.games.silberzwerg.knowledge.witness import Cover, Return, covers_any
from dvergar.games.silberzwerg.material import COLOURS
from dvergar.games.silberzwerg.state import SilberState


def from_mine(s: SilberState, seat: int, colour: int, n: int) -> None:
    """Gems into a bag, for all to see."""
    s.mines[colour] -= n
    s.clans[seat].bag[colour] += n
    if s.seats > 2:
        s.trail.open_gain(seat, colour, n)


def to_mine(s: SilberState, seat: int, colour: int, n: int) -> None:
    """Gems back from a bag, for all to see."""
    s.clans[seat].bag[colour] -= n
    s.mines[colour] += n
    if s.seats > 2:
        s.trail.open_loss(seat, colour, n)


def show_cover(s: SilberState, seat: int, needs: list[list[int]]) -> None:
    """All see whether a bag covers one of these (Z6.4)."""
    if s.seats > 2 and needs:
        able = covers_any(s.clans[seat].bag, needs)
        s.trail.witnesses.append(Cover(seat, s.trail.balance(seat), able, needs))


def show_return(s: SilberState, seat: int, least: int, colour: int) -> None:
    """All see that there was a choice of what to return, or none but this colour (Z6.4)."""
    if s.seats > 2:
        s.trail.witnesses.append(Return(seat, s.trail.balance(seat), least, colour))


def next_of_two(counts: list[int], before: int) -> list[int]:
    """The colours that one of two gems may have: the first with `before` -1, then from it up."""
    found: list[int] = []
    above = 0
    for colour in range(COLOURS - 1, -1, -1):
        n = counts[colour]
        if before < 0:
            if n > 1 or (n and above):
                found.append(colour)
        elif (colour > before and n) or (colour == before and n > 1):
            found.append(colour)
        above += n
    found.reverse()
    return found
