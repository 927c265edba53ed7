"""Lines from whoever plays, at a terminal or through a pipe."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from rich.text import Text

from dvergar.cli.terminal.screen import Screen

LONGEST = 400


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
