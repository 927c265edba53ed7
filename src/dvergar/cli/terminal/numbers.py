"""The number of each action: it stays the same as long as the card stays where it is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

NO_STEP = -1


class Numbers:
    """The numbers that one seat knows, for each step that asks it something."""

    def __init__(self) -> None:
        self.known: dict[int, dict[str, int]] = {}
        self.turn = -1
        self.main = NO_STEP  # the step that asks first in this turn
        self.last = NO_STEP

    def of(self, actions: Iterable[str], step: int, turn: int) -> dict[str, int]:
        """Return a number for each action; during a turn no number gets another meaning."""
        wanted = list(actions)
        known = self.remembered(wanted, step, turn)
        free = (n for n in count(1) if n not in set(known.values()))
        known |= {action: next(free) for action in wanted if action not in known}
        self.known[step], self.last = known, step
        return known

    def remembered(self, wanted: list[str], step: int, turn: int) -> dict[str, int]:
        """Return what still holds: all of this turn's main step, otherwise what is still there."""
        known = dict(self.known.get(step, {}))
        if turn != self.turn:
            self.turn, self.main = turn, step
            return {action: n for action, n in known.items() if action in wanted}
        return known if step in (self.main, self.last) else {}
