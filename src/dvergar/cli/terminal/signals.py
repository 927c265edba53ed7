"""What happens on Ctrl-C, and when the system ends the program or the terminal is closed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from dvergar.cli.exit_codes import SIGNALLED

ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Ended(SystemExit):
    """The system ends the program, or its terminal is gone."""

    def __init__(self, number: int) -> None:
        self.status = SIGNALLED + number
        super().__init__(self.status)


@contextmanager
def noticed_endings() -> Iterator[None]:
    """Raise Ended when the program should end, unless it was told to ignore that."""
    before = {n: signal.getsignal(n) for n in ENDING}
    heeded = [n for n in ENDING if before[n] != signal.SIG_IGN]
    for n in heeded:
        signal.signal(n, end)
    try:
        yield
    finally:
        for n in heeded:
            signal.signal(n, before[n])


def end(number: int, frame: FrameType | None) -> None:
    """Raise Ended once; while the game is rescued, further signals change nothing."""
    for n in ENDING:
        signal.signal(n, signal.SIG_IGN)
    raise Ended(number)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C and the end of the program until the block is done."""
    caught: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        caught.append(number)

    numbers = [signal.SIGINT, *ENDING]
    before = {n: signal.getsignal(n) for n in numbers}
    delayed = [n for n in numbers if callable(before[n])]
    for n in delayed:
        signal.signal(n, note)
    try:
        yield
    finally:
        for n in delayed:
            signal.signal(n, before[n])
    for n in caught:
        handler = before[n]
        if callable(handler):
            handler(n, None)
