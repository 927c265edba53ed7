"""Reads lines that the player types, or that come through a pipe."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from types import FrameType

from rich.text import Text

from dvergar.cli.terminal.screen import Screen

LONGEST = 400
LOOK = 0.2  # seconds


class Keyboard:
    """Asks for lines; those from a pipe are echoed as if typed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.echoed = sys.stdin is not None and sys.stdin.isatty()
        if screen.live:
            with suppress(ImportError):
                import readline  # noqa: F401  line editing and history

    def ask(self, prompt: str) -> str:
        """Return one stripped line; raises EOFError at the end and KeyboardInterrupt on Ctrl-C."""
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        with woken_regularly() if self.screen.live else nullcontext():
            typed = input(prompt).strip()
        if not self.echoed:
            self.screen.lines([Text(typed)])
        return "".join(char for char in typed if char.isprintable())[:LONGEST]

    def forget(self) -> None:
        """Clear the history, so that the next player can't see what was typed."""
        with suppress(ImportError):
            import readline

            readline.clear_history()


@contextmanager
def woken_regularly() -> Iterator[None]:
    """Wake readline regularly, because it misses a Ctrl-C that comes just before it waits."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda number, frame: None)
    signal.setitimer(signal.ITIMER_REAL, LOOK, LOOK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Delay Ctrl-C until the block is done."""
    caught: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        caught.append(number)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt
