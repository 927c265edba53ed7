"""The clock of a table: it computes how much time each player has; bot_moves.py waits."""

from __future__ import annotations

from dvergar.server.protocol import Clock
from dvergar.server.tables.seat import HANDED_AFTER, Seat

REPRIEVE = 30.0  # seconds that a player who comes back late has at least
DAY = 86400.0


class Timer:
    def __init__(self, clock: Clock, seats: list[Seat]) -> None:
        self.clock = clock
        self.seats = seats
        self.question = -1  # the question it was last set for
        self.since = 0.0  # when it was set
        self.banks: list[float] = []  # by seat: seconds left at that time
        self.deadline = 0.0  # when the first asked player runs out of time; 0 without a limit

    def turn_to(self, question: int) -> bool:
        """Whether the clock has not been set for this question yet."""
        new = self.question != question or not self.deadline
        self.question = question
        self.deadline = 0.0 if new else self.deadline
        return new

    def begin(self, now: float) -> None:
        """The players who are asked spend time from now on."""
        self.since, self.banks = now, [s.bank for s in self.seats]

    def set_alarm(self, asked: list[int]) -> float | None:
        """How long the first of these people has, if there is a limit."""
        people = [n for n in asked if not self.seats[n].bot]
        if self.clock.kind == "none" or not people:
            return None
        wait = self.clock.days * DAY
        if self.clock.kind == "live":
            wait = min(self.banks[n] for n in people)
        self.deadline = self.since + wait
        return wait

    def late(self, asked: list[int], wait: float) -> list[int]:
        """The people who had no more than this time."""
        days = self.clock.kind == "days"
        return [n for n in asked if not self.seats[n].bot and (days or self.banks[n] <= wait)]

    def spend(self, seat: int, passed: bool, now: float) -> None:
        """The increment is for passing the question on, not for each small answer."""
        if self.clock.kind == "live" and self.deadline:
            s = self.seats[seat]
            left = max(0.0, self.banks[seat] - (now - self.since))
            s.bank = left + (self.clock.increment if passed or s.missed else 0)

    def reprieve(self, seat: int) -> float:
        """The time of a player who takes back a seat that was handed over for lateness."""
        s = self.seats[seat]
        if s.missed < HANDED_AFTER:
            return s.bank
        return max(s.bank, min(self.clock.bank, REPRIEVE))

    def shown(self, seat: int, asked: list[int]) -> float:
        """A seat's time when its question was asked; if it is not asked, its time now."""
        runs = self.deadline and seat in asked
        return self.banks[seat] if runs else self.seats[seat].bank
