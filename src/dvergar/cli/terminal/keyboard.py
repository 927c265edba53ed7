"""Lines that the player types, at a terminal or through a pipe."""

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
    """Asks for a line; a pipe's lines are shown as if they had been typed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.echoed = sys.stdin is not None and sys.stdin.isatty()
        if screen.live:
            with suppress(ImportError):
                import readline  # noqa: F401  line editing and history

    def ask(self, prompt: str) -> str:
        """One line without its ends; EOFError when there are no more, KeyboardInterrupt on ^C."""
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        with heard() if self.screen.live else nullcontext():
            typed = input(prompt).strip()
        if not self.echoed:
            self.screen.lines([Text(typed)])
        return "".join(char for char in typed if char.isprintable())[:LONGEST]

    def forget(self) -> None:
        """Nobody may recall what another typed."""
        with suppress(ImportError):
            import readline

            readline.clear_history()


@contextmanager
def heard() -> Iterator[None]:
    """Hear every ^C: readline sleeps over one that comes just before it waits, so it is woken."""
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
    """Let ^C wait until what is being done is whole."""
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
