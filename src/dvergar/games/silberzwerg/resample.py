"""Redraw what a seat cannot know: plans, the deck, start gems, thefts between others (Z6.4)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import lowest
from dvergar.engine.rng import Rng, fork
from dvergar.games.silberzwerg.flow import RETURNING, RULING, SWAPPING
from dvergar.games.silberzwerg.knowledge import Theft, Trail
from dvergar.games.silberzwerg.material import COLOURS, HOLD, YELLOW
from dvergar.games.silberzwerg.ruling import can_rule
from dvergar.games.silberzwerg.space import SEAL
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.place import missing
from dvergar.games.silberzwerg.tables import Book

MOST_TRIES: Final = 3000


def resample(book: Book, s: SilberState, seat: int, rng: Rng) -> None:
    s.rng = fork(rng)
    if s.over:  # everything is open then
        return
    redraw_plans(s, seat, rng)
    reopen_swap(s, seat)
    pool = s.deck.unknown_to(seat)
    rng.shuffle(pool)
    s.deck.redraw(seat, pool)
    if s.seats > 2:
        redraw_bags(book, s, seat, rng)


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


def redraw_bags(book: Book, s: SilberState, seat: int, rng: Rng) -> None:
    """Another history of the bags in which everything that was seen still happens."""
    hidden = [c for c in range(COLOURS) if c != YELLOW and s.trail.starts[c] != seat]
    riddle = Riddle(book, s, seat, rng)
    for order in shuffled_orders(hidden, rng):
        starts = s.trail.starts[:]
        for colour, known in zip(hidden, order):
            starts[colour] = s.trail.starts[known]
        bags = [0] * (s.seats * COLOURS)
        for colour, holder in enumerate(starts):
            bags[holder * COLOURS + colour] += 1
        if riddle.solve(bags, 0):
            s.trail = Trail(starts, riddle.found, s.trail.low[:], s.trail.net[:])
            fill(s, riddle.bags)
            return


def fill(s: SilberState, bags: list[int]) -> None:
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

    def __init__(self, book: Book, s: SilberState, seat: int, rng: Rng) -> None:
        self.book = book
        self.s = s
        self.trail = s.trail
        self.seat = seat
        self.rng = rng
        self.tries = MOST_TRIES
        self.found: list[Theft] = s.trail.thefts[:]
        self.bags: list[int] = []

    def solve(self, bags: list[int], n: int) -> bool:
        """From the bags after theft `n - 1` on, to the present."""
        thefts = self.trail.thefts
        low = thefts[n].low if n < len(thefts) else self.trail.low
        net = thefts[n].net if n < len(thefts) else self.trail.net
        for at in range(len(bags)):
            if bags[at] + low[at] < 0:
                return False
        after = [bags[at] + net[at] for at in range(len(bags))]
        if n == len(thefts):
            self.bags = after
            return self.answerable()
        for colour in self.colours(after, thefts[n]):
            if self.steal(after, n, colour):
                return True
        return False

    def answerable(self) -> bool:
        """All see who is asked, so that whoever it is has an answer."""
        s = self.s
        d = s.pending[-1]
        if s.asked or d.seats >> self.seat & 1:
            return True
        asked = lowest(d.seats)
        bag = self.bags[asked * COLOURS : asked * COLOURS + COLOURS]
        if d.step == RULING:
            real, s.clans[asked].bag = s.clans[asked].bag, bag
            able = can_rule(self.book, s, asked)
            s.clans[asked].bag = real
            return able
        return d.step != RETURNING or sum(bag[d.a :]) >= sum(bag) - HOLD

    def steal(self, bags: list[int], n: int, colour: int) -> bool:
        theft = self.trail.thefts[n]
        self.tries -= 1
        if self.tries < 0 and colour != theft.colour:
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
