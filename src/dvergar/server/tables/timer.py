"""The clock of a table. It computes how much time players have; bot_moves.py waits."""

from __future__ import annotations

from dvergar.server.protocol import Clock
from dvergar.server.tables.seat import HANDED_AFTER, Seat

REPRIEVE = 30.0  # minimum seconds for a player who takes over again after time-outs
DAY = 86400.0


class Timer:
    def __init__(self, clock: Clock, seats: list[Seat]) -> None:
        self.clock = clock
        self.seats = seats
        self.question = -1  # the question it was last started for
        self.since = 0.0  # when it was started
        self.banks: list[float] = []  # by seat: seconds left at that time
        self.deadline = 0.0  # when the first waiting player runs out of time; 0 without a limit

    def turn_to(self, question: int) -> bool:
        """Return whether the clock has yet to be started for this question."""
        new = self.question != question or not self.deadline
        self.question = question
        self.deadline = 0.0 if new else self.deadline
        return new

    def begin(self, now: float) -> None:
        """Start the clock of the waiting players."""
        self.since, self.banks = now, [s.bank for s in self.seats]

    def set_alarm(self, asked: list[int]) -> float | None:
        """Return how long the first of these people has, or None without a limit."""
        people = [n for n in asked if not self.seats[n].bot]
        if self.clock.kind == "none" or not people:
            return None
        wait = self.clock.days * DAY
        if self.clock.kind == "live":
            wait = min(self.banks[n] for n in people)
        self.deadline = self.since + wait
        return wait

    def late(self, asked: list[int], wait: float) -> list[int]:
        """Return the people who had no more than this time."""
        days = self.clock.kind == "days"
        return [n for n in asked if not self.seats[n].bot and (days or self.banks[n] <= wait)]

    def spend(self, seat: int, passed: bool, now: float) -> None:
        """Take the used time from a seat's bank, and add the increment once its turn has passed."""
        if self.clock.kind == "live" and self.deadline:
            s = self.seats[seat]
            left = max(0.0, self.banks[seat] - (now - self.since))
            s.bank = left + (self.clock.increment if passed or s.missed else 0)

    def reprieve(self, seat: int) -> float:
        """Return the time of a player who takes over again after too many time-outs."""
        s = self.seats[seat]
        if s.missed < HANDED_AFTER:
            return s.bank
        return max(s.bank, min(self.clock.bank, REPRIEVE))

    def shown(self, seat: int, asked: list[int]) -> float:
        """Return a seat's time when it was asked, or its current time if it is not waiting."""
        runs = self.deadline and seat in asked
        return self.banks[seat] if runs else self.seats[seat].bank
