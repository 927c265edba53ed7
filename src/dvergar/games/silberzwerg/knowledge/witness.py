"""What everyone learned about a bag at some moment, without seeing its gems (Z6.4)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from dvergar.games.silberzwerg.material import COLOURS, HOLD

COVER: Final = 0
RETURN: Final = 1
ASKED: Final = -1  # instead of a colour: the player had a choice


class Witness:
    """A fact about a seat's bag, and the bag's public balance since the last theft."""

    def __init__(self, seat: int, balance: list[int]) -> None:
        self.seat, self.balance = seat, balance  # never mutated

    def bag_in(self, bags: list[int]) -> list[int]:
        """Return the bag at this moment, given all bags after the last theft."""
        at = self.seat * COLOURS
        return [bags[at + colour] + self.balance[colour] for colour in range(COLOURS)]

    @abstractmethod
    def fits(self, bag: list[int]) -> bool:
        """Return whether this bag would have shown the same."""

    @abstractmethod
    def encode(self) -> list[int]: ...


class Cover(Witness):
    """The bag covered at least one of the needs, or none. A need is gems by colour."""

    def __init__(self, seat: int, balance: list[int], able: bool, needs: list[list[int]]) -> None:
        super().__init__(seat, balance)
        self.able, self.needs = able, needs

    def fits(self, bag: list[int]) -> bool:
        return covers_any(bag, self.needs) == self.able

    def encode(self) -> list[int]:
        words = [COVER, self.seat, *self.balance, int(self.able), len(self.needs)]
        for need in self.needs:
            words += need
        return words


class Return(Witness):
    """A bag over the limit left a choice from colour `least` on, or only `colour` to return."""

    def __init__(self, seat: int, balance: list[int], least: int, colour: int) -> None:
        super().__init__(seat, balance)
        self.least, self.colour = least, colour

    def fits(self, bag: list[int]) -> bool:
        may = returnable(bag, self.least)
        return len(may) > 1 if self.colour == ASKED else may == [self.colour]

    def encode(self) -> list[int]:
        return [RETURN, self.seat, *self.balance, self.least, self.colour]


def covers(bag: list[int], need: list[int]) -> bool:
    for colour in range(COLOURS):
        if bag[colour] < need[colour]:
            return False
    return True


def covers_any(bag: list[int], needs: list[list[int]]) -> bool:
    for need in needs:
        if covers(bag, need):
            return True
    return False


def returnable(bag: list[int], least: int) -> list[int]:
    """Return the possible colours of the next gem to return, in ascending order (Z2.10)."""
    over = sum(bag) - HOLD
    rest = sum(bag[least:])
    found: list[int] = []
    for colour in range(least, COLOURS):
        if bag[colour] and rest >= over:
            found.append(colour)
        rest -= bag[colour]
    return found
