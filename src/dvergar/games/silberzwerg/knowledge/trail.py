"""Everything that players have seen of the bags, from which secret histories are redrawn (Z6.4)."""

from __future__ import annotations

from dvergar.games.silberzwerg.knowledge.witness import Witness
from dvergar.games.silberzwerg.material import COLOURS


class Theft:
    """A gem stolen in secret, and what everyone saw go in and out of the bags before it.

    `low` and `net` are by bag and colour: the lowest and the last balance since the theft before.
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
            thief=self.thief, victim=self.victim, colour=colour, low=self.low, net=self.net,
            witnesses=self.witnesses,
        )  # fmt: skip

    def encode(self) -> list[int]:
        words = [self.thief, self.victim, self.colour, *self.low, *self.net]
        return words + encode_all(self.witnesses)


class Trail:
    """The start gems, the thefts, and what everyone has seen since the last one."""

    def __init__(
        self,
        starts: list[int],
        thefts: list[Theft],
        low: list[int],
        net: list[int],
        witnesses: list[Witness],
    ) -> None:
        self.starts = starts  # by colour: the seat that drew that start gem
        self.thefts = thefts  # replaced, never mutated
        self.low = low
        self.net = net
        self.witnesses = witnesses

    def clone(self) -> Trail:
        return self.with_secrets(self.starts, self.thefts)

    def with_secrets(self, starts: list[int], thefts: list[Theft]) -> Trail:
        """Return the same public events with other secret ones."""
        return Trail(
            starts=starts, thefts=thefts, low=self.low[:], net=self.net[:],
            witnesses=self.witnesses[:],
        )  # fmt: skip

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
        stolen = Theft(
            thief=thief, victim=victim, colour=colour, low=self.low, net=self.net,
            witnesses=self.witnesses,
        )  # fmt: skip
        self.thefts = [*self.thefts, stolen]
        self.low = [0] * len(self.low)
        self.net = [0] * len(self.net)
        self.witnesses = []

    def low_before(self, n: int) -> list[int]:
        """Return the lowest balances before theft `n`, or since the last one."""
        return self.thefts[n].low if n < len(self.thefts) else self.low

    def witnesses_before(self, n: int) -> list[Witness]:
        return self.thefts[n].witnesses if n < len(self.thefts) else self.witnesses

    def course(self) -> list[list[int]]:
        """Return all bags at the start and after each theft."""
        found = [first_bags(len(self.net), self.starts)]
        for theft in self.thefts:
            bags = [n + more for n, more in zip(found[-1], theft.net)]
            bags[theft.victim * COLOURS + theft.colour] -= 1
            bags[theft.thief * COLOURS + theft.colour] += 1
            found.append(bags)
        return found

    def present(self) -> list[int]:
        """Return the current bags, computed from start gems, public changes and thefts."""
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
    """Return the start gems by bag and colour."""
    bags = [0] * size
    for colour, seat in enumerate(starts):
        bags[seat * COLOURS + colour] += 1
    return bags


def new_trail(seats: int, starts: list[int]) -> Trail:
    size = seats * COLOURS
    return Trail(starts=starts, thefts=[], low=[0] * size, net=[0] * size, witnesses=[])
