"""What all have seen of the bags, kept so that every secret history stays possible (Z6.4)."""

from __future__ import annotations

from dvergar.games.silberzwerg.knowledge.witness import Witness
from dvergar.games.silberzwerg.material import COLOURS


class Theft:
    """A gem drawn in secret, and what all saw go in and out of the bags since the one before.

    `low` and `net` are by bag and colour: the lowest balance on the way, and the last one.
    """

    def __init__(
        self,
        thief: int,
        victim: int,
        colour: int,
        low: list[int],
        net: list[int],
        witnesses: list[Witness],
    ) -> None:
        self.thief, self.victim, self.colour = thief, victim, colour  # never mutated
        self.low, self.net, self.witnesses = low, net, witnesses

    def recoloured(self, colour: int) -> Theft:
        return self if colour == self.colour else Theft(
            self.thief, self.victim, colour, self.low, self.net, self.witnesses
        )  # fmt: skip

    def encode(self) -> list[int]:
        words = [self.thief, self.victim, self.colour, *self.low, *self.net]
        return words + encode_all(self.witnesses)


class Trail:
    """The start gems, the thefts, and what all have seen since the last one."""

    def __init__(
        self,
        starts: list[int],
        thefts: list[Theft],
        low: list[int],
        net: list[int],
        witnesses: list[Witness],
    ) -> None:
        self.starts = starts  # by colour: the seat that drew that start gem
        self.thefts = thefts
        self.low = low
        self.net = net
        self.witnesses = witnesses

    def clone(self) -> Trail:
        return self.retold(self.starts, self.thefts[:])

    def retold(self, starts: list[int], thefts: list[Theft]) -> Trail:
        """The same open events after other secret ones."""
        return Trail(starts, thefts, self.low[:], self.net[:], self.witnesses[:])

    def open_gain(self, seat: int, colour: int, n: int) -> None:
        self.net[seat * COLOURS + colour] += n

    def open_loss(self, seat: int, colour: int, n: int) -> None:
        at = seat * COLOURS + colour
        self.net[at] -= n
        if self.net[at] < self.low[at]:
            self.low[at] = self.net[at]

    def balance(self, seat: int) -> list[int]:
        return self.net[seat * COLOURS : seat * COLOURS + COLOURS]

    def theft(self, thief: int, victim: int, colour: int) -> None:
        self.thefts.append(Theft(thief, victim, colour, self.low, self.net, self.witnesses))
        self.low = [0] * len(self.low)
        self.net = [0] * len(self.net)
        self.witnesses = []

    def low_before(self, n: int) -> list[int]:
        """Since the theft before `n`, or up to the present."""
        return self.thefts[n].low if n < len(self.thefts) else self.low

    def witnesses_before(self, n: int) -> list[Witness]:
        return self.thefts[n].witnesses if n < len(self.thefts) else self.witnesses

    def course(self) -> list[list[int]]:
        """All bags at the start, then after each theft."""
        found = [first_bags(len(self.net), self.starts)]
        for theft in self.thefts:
            bags = [n + more for n, more in zip(found[-1], theft.net)]
            bags[theft.victim * COLOURS + theft.colour] -= 1
            bags[theft.thief * COLOURS + theft.colour] += 1
            found.append(bags)
        return found

    def present(self) -> list[int]:
        """The bags as start gems, open changes and thefts make them."""
        return [n + more for n, more in zip(self.course()[-1], self.net)]

    def encode(self) -> list[int]:
        words = [*self.starts, len(self.thefts)]
        for theft in self.thefts:
            words += theft.encode()
        return words + self.low + self.net + encode_all(self.witnesses)


def encode_all(witnesses: list[Witness]) -> list[int]:
    words = [len(witnesses)]
    for witness in witnesses:
        words += witness.encode()
    return words


def first_bags(size: int, starts: list[int]) -> list[int]:
    """The start gems by bag and colour."""
    bags = [0] * size
    for colour, seat in enumerate(starts):
        bags[seat * COLOURS + colour] += 1
    return bags


def new_trail(seats: int, starts: list[int]) -> Trail:
    size = seats * COLOURS
    return Trail(starts, [], [0] * size, [0] * size, [])
