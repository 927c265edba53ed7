"""What all have seen of the bags, kept so that every secret history stays possible (Z6.4)."""

from __future__ import annotations

from dvergar.games.silberzwerg.material import COLOURS


class Theft:
    """A gem drawn in secret, and what all saw go in and out of the bags since the one before.

    `low` and `net` are by bag and colour: the lowest balance on the way, and the last one.
    """

    def __init__(
        self, thief: int, victim: int, colour: int, low: list[int], net: list[int]
    ) -> None:
        self.thief, self.victim, self.colour = thief, victim, colour  # never mutated
        self.low, self.net = low, net

    def recoloured(self, colour: int) -> Theft:
        return self if colour == self.colour else Theft(
            self.thief, self.victim, colour, self.low, self.net
        )  # fmt: skip

    def encode(self) -> list[int]:
        return [self.thief, self.victim, self.colour, *self.low, *self.net]


class Trail:
    """The start gems, the thefts, and the open comings and goings since the last one."""

    def __init__(
        self, starts: list[int], thefts: list[Theft], low: list[int], net: list[int]
    ) -> None:
        self.starts = starts  # by colour: the seat that drew that start gem
        self.thefts = thefts
        self.low = low
        self.net = net

    def clone(self) -> Trail:
        return Trail(self.starts, self.thefts[:], self.low[:], self.net[:])

    def open_gain(self, seat: int, colour: int, n: int) -> None:
        self.net[seat * COLOURS + colour] += n

    def open_loss(self, seat: int, colour: int, n: int) -> None:
        at = seat * COLOURS + colour
        self.net[at] -= n
        if self.net[at] < self.low[at]:
            self.low[at] = self.net[at]

    def theft(self, thief: int, victim: int, colour: int) -> None:
        self.thefts.append(Theft(thief, victim, colour, self.low, self.net))
        self.low = [0] * len(self.low)
        self.net = [0] * len(self.net)

    def encode(self) -> list[int]:
        words = [*self.starts, len(self.thefts)]
        for theft in self.thefts:
            words += theft.encode()
        return words + self.low + self.net


def new_trail(seats: int, starts: list[int]) -> Trail:
    size = seats * COLOURS
    return Trail(starts, [], [0] * size, [0] * size)
