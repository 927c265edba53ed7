"""Finds a possible secret history by many small changes to the true one (Z6.4)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import Rng
from dvergar.games.silberzwerg.knowledge.trail import Theft, Trail
from dvergar.games.silberzwerg.knowledge.witness import Witness
from dvergar.games.silberzwerg.material import COLOURS, YELLOW

STEPS_A_SECRET: Final = 20
MAX_STEPS: Final = 1000
WINDOW: Final = 8  # how many later secret thefts a step may change too
ODDS: Final = 1 << 16


class RandomWalk:
    """A history that is changed step by step: each step swaps two colours at a few events.

    This is the Metropolis-Hastings algorithm. A step and its reverse are proposed with the same
    probability, and a step is accepted by the odds that the thieves draw these colours. So in the
    long run, each history appears with its true probability given what the seat has seen.
    """

    def __init__(self, trail: Trail, seat: int, rng: Rng) -> None:
        self.trail, self.seat, self.rng = trail, seat, rng
        self.starts = trail.starts[:]
        self.thefts = trail.thefts[:]
        self.bags = trail.course()
        self.hidden = [n for n, theft in enumerate(trail.thefts) if self.unseen(theft)]
        self.one, self.two = 0, 0  # the colours of the current step
        self.chosen: list[int] = []  # its thefts, in order
        self.swaps = False  # whether the two start gems are swapped too
        self.more: list[int] = []  # by seat: extra gems of `one`, and as many fewer of `two`

    def unseen(self, theft: Theft) -> bool:
        return self.seat != theft.thief and self.seat != theft.victim

    def run(self) -> None:
        for _ in range(min(MAX_STEPS, STEPS_A_SECRET * (len(self.hidden) + COLOURS))):
            self.choose()
            if self.possible():
                self.change()

    def choose(self) -> None:
        """Choose a theft or the start gems, a second colour, and later thefts to change too."""
        at = self.rng.below(len(self.hidden) + 1) - 1
        self.swaps = at < 0
        self.one = self.rng.below(COLOURS) if self.swaps else self.thefts[self.hidden[at]].colour
        self.two = (self.one + 1 + self.rng.below(COLOURS - 1)) % COLOURS
        self.chosen = [] if self.swaps else [self.hidden[at]]
        for n in self.hidden[at + 1 : at + 1 + self.rng.below(WINDOW)]:
            if self.has_part(self.thefts[n].colour) and self.rng.below(2):
                self.chosen.append(n)

    def free(self, colour: int) -> bool:
        """Return whether the seat can't know who drew this start gem."""
        return colour != YELLOW and self.starts[colour] != self.seat

    def has_part(self, colour: int) -> bool:
        return colour == self.one or colour == self.two

    def begin(self) -> None:
        self.more = [0] * (len(self.trail.net) // COLOURS)
        if self.swaps:
            self.more[self.starts[self.one]] -= 1
            self.more[self.starts[self.two]] += 1

    def turn(self, theft: Theft) -> None:
        """Change a theft to the other colour: the victim keeps what the thief does not get."""
        kept = 1 if theft.colour == self.one else -1
        self.more[theft.victim] += kept
        self.more[theft.thief] -= kept

    def possible(self) -> bool:
        """Return whether the step agrees with everything seen, and is accepted by chance."""
        if self.swaps and not (self.free(self.one) and self.free(self.two)):
            return False
        self.begin()
        was, now = 1, 1
        n = 0 if self.swaps else self.chosen[0]
        last = self.chosen[-1] if self.chosen else n
        while n < len(self.thefts) and (n <= last or max(self.more)):  # they add up to 0
            if not self.fits(n):
                return False
            theft = self.thefts[n]
            turned = n <= last and n in self.chosen
            if turned or (self.more[theft.victim] and self.has_part(theft.colour)):
                was *= self.held(n, theft.colour)
                now *= self.would_hold(n)
            if turned:
                self.turn(theft)
            n += 1
        return self.fits(n) and self.rng.below(ODDS) * was < now * ODDS

    def other(self, colour: int) -> int:
        return self.one + self.two - colour

    def held(self, n: int, colour: int) -> int:
        """Return how many gems of a colour the victim of a theft had."""
        at = self.thefts[n].victim * COLOURS + colour
        return self.bags[n][at] + self.thefts[n].net[at]

    def would_hold(self, n: int) -> int:
        """Return how many gems of the stolen colour the victim would have after the step."""
        theft = self.thefts[n]
        colour = self.other(theft.colour) if n in self.chosen else theft.colour
        more = self.more[theft.victim]
        return self.held(n, colour) + (more if colour == self.one else -more)

    def fits(self, n: int) -> bool:
        """Return whether the step agrees with what was seen before theft `n`, or after the last."""
        low, bags = self.trail.low_before(n), self.bags[n]
        for seat in range(len(self.more)):
            more = self.more[seat]
            if more:
                one, two = seat * COLOURS + self.one, seat * COLOURS + self.two
                if bags[one] + more + low[one] < 0 or bags[two] - more + low[two] < 0:
                    return False
        for witness in self.trail.witnesses_before(n):
            if self.more[witness.seat] and not self.agrees(witness, n):
                return False
        return True

    def agrees(self, witness: Witness, n: int) -> bool:
        bag = witness.bag_in(self.bags[n])
        bag[self.one] += self.more[witness.seat]
        bag[self.two] -= self.more[witness.seat]
        return witness.fits(bag)

    def change(self) -> None:
        """Take the step."""
        self.begin()
        if self.swaps:
            starts = self.starts
            starts[self.one], starts[self.two] = starts[self.two], starts[self.one]
        for n, bags in enumerate(self.bags):
            for seat, more in enumerate(self.more):
                bags[seat * COLOURS + self.one] += more
                bags[seat * COLOURS + self.two] -= more
            if n in self.chosen:
                self.turn(self.thefts[n])
                self.thefts[n] = self.thefts[n].recoloured(self.other(self.thefts[n].colour))
