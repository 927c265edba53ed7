"""Moves gems between bags and mines, and records what everyone sees."""

from __future__ import annotations

from dvergar.games.silberzwerg.knowledge.witness import Cover, Return, covers_any
from dvergar.games.silberzwerg.material import COLOURS
from dvergar.games.silberzwerg.state import SilberState


def from_mine(s: SilberState, seat: int, colour: int, n: int) -> None:
    """Put gems into a bag, seen by everyone."""
    s.mines[colour] -= n
    s.clans[seat].bag[colour] += n
    if s.seats > 2:
        s.trail.open_gain(seat, colour, n)


def to_mine(s: SilberState, seat: int, colour: int, n: int) -> None:
    """Take gems out of a bag, seen by everyone."""
    s.clans[seat].bag[colour] -= n
    s.mines[colour] += n
    if s.seats > 2:
        s.trail.open_loss(seat, colour, n)


def show_cover(s: SilberState, seat: int, needs: list[list[int]]) -> None:
    """Record that everyone sees whether a bag covers one of these needs (Z6.4)."""
    if s.seats > 2 and needs:
        able = covers_any(s.clans[seat].bag, needs)
        s.trail.witnesses.append(Cover(seat, s.trail.balance(seat), able, needs))


def show_return(s: SilberState, seat: int, least: int, colour: int) -> None:
    """Record that everyone sees a choice of what to return, or only this colour (Z6.4)."""
    if s.seats > 2:
        s.trail.witnesses.append(Return(seat, s.trail.balance(seat), least, colour))


def next_of_two(counts: list[int], before: int) -> list[int]:
    """Return the possible colours of the next of two gems, which are named in ascending order."""
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
