"""Dwarves on the board: they act, are removed, and go home."""

from __future__ import annotations

from dvergar.games.silberzwerg.material import GHOST
from dvergar.games.silberzwerg.state import SilberState


def spend_ghost(s: SilberState, seat: int, column: int) -> None:
    s.clans[seat].ghosts[column] -= 1
    s.clans[seat].spent_ghosts = plus_one(s.clans[seat].spent_ghosts, column)


def spend_lord(s: SilberState, seat: int, column: int) -> None:
    s.clans[seat].lords[column] -= 1
    s.clans[seat].spent_lords = plus_one(s.clans[seat].spent_lords, column)


def plus_one(counts: list[int], at: int) -> list[int]:
    found = counts[:]
    found[at] += 1
    return found


def send_home(s: SilberState) -> None:
    """Return all dwarves to their players (Z2.2)."""
    for clan in s.clans:
        clan.miners = [0] * len(clan.miners)
        clan.lords = [0] * len(clan.lords)
        clan.ghosts = [0] * len(clan.ghosts)
        clan.spent_lords = [0] * len(clan.lords)
        clan.spent_ghosts = [0] * len(clan.ghosts)


def dwarves(s: SilberState, mine: int, victim: int) -> int:
    """Return how many dwarves of a seat and kind a ghost could remove from a mine (Z2.4)."""
    clan = s.clans[victim // 3]
    kind = victim % 3
    if kind == GHOST:
        return clan.ghosts[mine]
    return clan.lords[mine] if kind else clan.miners[mine]


def banish(s: SilberState, mine: int, victim: int) -> None:
    clan = s.clans[victim // 3]
    kind = victim % 3
    if kind == GHOST:
        clan.ghosts[mine] -= 1
    elif kind:
        clan.lords[mine] -= 1
    else:
        clan.miners[mine] -= 1
