"""Finds a possible secret history by backtracking; gives up after some tries (Z6.4)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import Rng
from dvergar.games.silberzwerg.knowledge.trail import Theft, Trail, first_bags
from dvergar.games.silberzwerg.material import COLOURS, YELLOW

MAX_TRIES: Final = 300


def shuffled_orders(hidden: list[int], rng: Rng) -> list[list[int]]:
    """Return every way to deal the hidden start gems, in random order."""
    orders: list[list[int]] = [[]]
    for _ in hidden:
        orders = [[*order, c] for order in orders for c in hidden if c not in order]
    at = list(range(len(orders)))
    rng.shuffle(at)
    return [orders[n] for n in at]


class Search:
    """Gives random colours to the thefts that a seat did not see, and backtracks."""

    def __init__(self, trail: Trail, seat: int, rng: Rng) -> None:
        self.trail = trail
        self.seat = seat
        self.rng = rng
        self.tries = MAX_TRIES
        self.starts: list[int] = []
        self.thefts = trail.thefts[:]

    def succeeds(self) -> bool:
        """Return whether a history was found before the tries ran out."""
        truth = self.trail.starts
        hidden = [c for c in range(COLOURS) if c != YELLOW and truth[c] != self.seat]
        for order in shuffled_orders(hidden, self.rng):
            self.starts = truth[:]
            for colour, known in zip(hidden, order):
                self.starts[colour] = truth[known]
            if self.solve(first_bags(len(self.trail.net), self.starts), 0):
                return True
        return False

    def solve(self, bags: list[int], n: int) -> bool:
        """Assign colours from theft `n` to the present, starting with these bags."""
        if not self.fits(bags, n):
            return False
        thefts = self.trail.thefts
        if n == len(thefts):
            return True
        net = thefts[n].net
        after = [bags[at] + net[at] for at in range(len(bags))]
        for colour in self.colours(after, thefts[n]):
            if self.steal(after, n, colour):
                return True
        return False

    def fits(self, bags: list[int], n: int) -> bool:
        """Return whether these bags agree with everything seen before theft `n`."""
        low = self.trail.low_before(n)
        for at in range(len(bags)):
            if bags[at] + low[at] < 0:
                return False
        for witness in self.trail.witnesses_before(n):
            if not witness.fits(witness.bag_in(bags)):
                return False
        return True

    def steal(self, bags: list[int], n: int, colour: int) -> bool:
        theft = self.trail.thefts[n]
        self.tries -= 1
        if self.tries < 0:
            return False
        then = bags[:]
        then[theft.victim * COLOURS + colour] -= 1
        then[theft.thief * COLOURS + colour] += 1
        self.thefts[n] = theft.recoloured(colour)
        return self.solve(then, n + 1)

    def colours(self, bags: list[int], theft: Theft) -> list[int]:
        """Return the possible colours of the stolen gem, likelier ones tending to come first."""
        bag = bags[theft.victim * COLOURS : theft.victim * COLOURS + COLOURS]
        if self.seat == theft.thief or self.seat == theft.victim:
            return [theft.colour] if bag[theft.colour] else []
        order: list[int] = []
        while sum(bag):
            nth = self.rng.below(sum(bag))
            colour = 0
            while nth >= bag[colour]:
                nth -= bag[colour]
                colour += 1
            order.append(colour)
            bag[colour] = 0
        return order
