"""Redraw what a seat cannot know: plans, the deck, start gems, thefts between others (Z6.4)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import Rng, fork
from dvergar.games.silberzwerg.knowledge.shaking import Shaker
from dvergar.games.silberzwerg.knowledge.trail import Theft, Trail, first_bags
from dvergar.games.silberzwerg.material import COLOURS, YELLOW
from dvergar.games.silberzwerg.space import SEAL
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.place import missing
from dvergar.games.silberzwerg.steps.swap import SWAPPING

MOST_TRIES: Final = 300


def resample(s: SilberState, seat: int, rng: Rng) -> None:
    s.rng = fork(rng)
    if s.over:  # everything is open then
        return
    redraw_plans(s, seat, rng)
    reopen_swap(s, seat)
    pool = s.deck.unknown_to(seat)
    rng.shuffle(pool)
    s.deck.redraw(seat, pool)
    if s.seats > 2:
        redraw_bags(s, seat, rng)


def redraw_plans(s: SilberState, seat: int, rng: Rng) -> None:
    """Others see only who has sealed, so that a plan is any plan, and an open one is not begun."""
    if not s.asked:
        return
    waiting = s.waiting()
    for p in range(s.seats):
        if p != seat:
            s.sealed[p] = [] if waiting >> p & 1 else random_plan(s.seats, rng)


def reopen_swap(s: SilberState, seat: int) -> None:
    """Others can't see the colours that someone has named for a swap so far."""
    if s.pending[-1].step == SWAPPING and not s.pending[-1].seats >> seat & 1:
        d = s.pending.pop()
        s.ask(SWAPPING, d.seats)


def random_plan(seats: int, rng: Rng) -> list[int]:
    parts: list[int] = []
    while True:
        may = missing(seats, parts)
        parts.append(may[rng.below(len(may))])
        if parts[-1] == SEAL:
            parts.sort()
            return parts


def redraw_bags(s: SilberState, seat: int, rng: Rng) -> None:
    """Another history of the bags in which everything that was seen still happens."""
    riddle = Riddle(s.trail, seat, rng)
    if riddle.solved():
        s.trail = s.trail.retold(riddle.starts, riddle.found)
    else:
        shaker = Shaker(s.trail, seat, rng)
        shaker.shake()
        s.trail = s.trail.retold(shaker.starts, shaker.thefts)
    bags = s.trail.present()
    for p, clan in enumerate(s.clans):
        clan.bag = bags[p * COLOURS : p * COLOURS + COLOURS]


def shuffled_orders(hidden: list[int], rng: Rng) -> list[list[int]]:
    """Every way to hand out the start gems again, in random order; the true one comes too."""
    orders: list[list[int]] = [[]]
    for _ in hidden:
        orders = [[*order, c] for order in orders for c in hidden if c not in order]
    at = list(range(len(orders)))
    rng.shuffle(at)
    return [orders[n] for n in at]


class Riddle:
    """Finds colours for the thefts that a seat had no part in, at random and going back."""

    def __init__(self, trail: Trail, seat: int, rng: Rng) -> None:
        self.trail = trail
        self.seat = seat
        self.rng = rng
        self.tries = MOST_TRIES
        self.starts: list[int] = []
        self.found = trail.thefts[:]

    def solved(self) -> bool:
        """Whether a history was found before the tries ran out."""
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
        """From the bags after theft `n - 1` on, to the present."""
        if not self.stands(bags, n):
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

    def stands(self, bags: list[int], n: int) -> bool:
        """Whether all that was seen before theft `n` could happen with these bags."""
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
        self.found[n] = theft.recoloured(colour)
        return self.solve(then, n + 1)

    def colours(self, bags: list[int], theft: Theft) -> list[int]:
        """What the stolen gem may have been, the likelier the earlier."""
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
