"""Reads lines that the player types, or that come through a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.text import Text

from dvergar.cli.terminal.screen import Screen

LONGEST = 400

Suggest = Callable[[str], list[str]]  # the words that can end a line


def nothing(line: str) -> list[str]:
    return []


class Keyboard:
    """Asks for lines; those from a pipe are echoed as if typed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.echoed = sys.stdin is not None and sys.stdin.isatty()
        self.typed: list[str] = []  # what the arrow keys bring back

    def ask(self, prompt: str, suggest: Suggest = nothing) -> str:
        """Return one stripped line; raises EOFError at the end and KeyboardInterrupt on Ctrl-C."""
        if sys.stdin is None or sys.stdout is None:
            raise EOFError
        typed = (self.edited(prompt, suggest) if self.screen.live else input(prompt)).strip()
        if not self.echoed:
            self.screen.lines([Text(typed)])
        return "".join(char for char in typed if char.isprintable())[:LONGEST]

    def edited(self, prompt: str, suggest: Suggest) -> str:
        """Read a line at a real keyboard, with completion and history."""
        from dvergar.cli.terminal.line_editor import edited_line

        typed = edited_line(prompt, suggest, self.typed)
        if typed.strip():
            self.typed.append(typed)
        return typed

    def forget(self) -> None:
        """Clear the history, so that the next player can't see what was typed."""
        self.typed.clear()
