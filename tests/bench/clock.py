"""Measures work in CPU time, so that other load on the machine matters little."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import NamedTuple


class Measure(NamedTuple):
    """An amount of work and the seconds it took."""

    done: int
    seconds: float

    def rate(self) -> float:
        return self.done / self.seconds


def repeat(work: Callable[[int], int], seconds: float) -> Measure:
    """Call `work(1)`, `work(2)`, … until the time is up; each call returns how much it did."""
    done = turn = 0
    start = process_time()
    while True:
        turn += 1
        done += work(turn)
        spent = process_time() - start
        if spent >= seconds:
            return Measure(done, spent)
