"""Music: the part of the scoring in which symbols are multiplied."""

from __future__ import annotations

from dvergar.games.jewellers.material import MUSIC
from dvergar.games.jewellers.scoring.parts import key_of, splits


class Music:
    """The product of the three symbols, each up to its cap (J6.9)."""

    def __init__(self, cap: int, raised: int, least: list[int], caps: list[int]) -> None:
        self.cap, self.raised = cap, raised
        self.least, self.least_caps = least, caps  # what the player has fixed
        self.own = [0, 0, 0]
        self.free = 0  # how many are free to choose
        self.opals = 0
        self.more = [0, 0, 0]
        self.chosen = [0, 0, 0]
        self.caps = [0, 0, 0]
        self.known: dict[int, int] = {}

    def most(self) -> int:
        key = key_of(self.more)
        if key not in self.known:
            self.known[key] = self.best()
        return self.known[key]

    def product(self, chosen: list[int], caps: list[int]) -> int:
        total = 1
        for n in range(MUSIC):
            top = self.raised if caps[n] else self.cap
            total *= min(top, self.own[n] + self.more[n] + chosen[n])
        return total

    def best(self) -> int:
        """Return the best product: each opal is a symbol or raises a cap, the Harp is a symbol."""
        most = -1
        fewest = self.least_caps[0] + self.least_caps[1] + self.least_caps[2]
        for raising in range(fewest, self.opals + 1):
            for caps in splits(raising, self.least_caps):
                for chosen in splits(self.free + self.opals - raising, self.least):
                    total = self.product(chosen, caps)
                    if total > most:
                        most, self.chosen, self.caps = total, chosen, caps
        return most

    def sums(self) -> list[int]:
        return [self.own[n] + self.more[n] + self.chosen[n] for n in range(MUSIC)]

    def tops(self) -> list[int]:
        return [self.raised if self.caps[n] else self.cap for n in range(MUSIC)]
