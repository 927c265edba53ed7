"""Lays out lines for a terminal: labelled rows of cells, rules, wrapped text."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from dvergar.cli.ascii_fallback import never_fail_on_symbols

WIDEST = 120
NARROWEST = 40
GAP = 2
COMMAND = "dvergar "  # a line to copy is never wrapped


class Row(NamedTuple):
    """A label and the cells that flow beside it."""

    label: str
    cells: list[Text]


class Screen:
    """Where the table is printed; `live` for a real terminal."""

    def __init__(self, console: Console, live: bool) -> None:
        self.console = console
        self.live = live

    @property
    def width(self) -> int:
        return max(NARROWEST, min(WIDEST, self.console.width))

    @property
    def height(self) -> int:
        return self.console.height

    def lines(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def say(self, text: str, style: str = "") -> None:
        for paragraph in text.split("\n"):
            command = paragraph.startswith(COMMAND)
            self.lines([Text(paragraph)] if command else wrapped(paragraph, self.width, style))

    def items(self, items: Iterable[Text]) -> None:
        """Print each item on its own indented lines."""
        for item in items:
            self.lines(flow(Row("", [item]), self.width, GAP))

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def forget(self) -> None:
        """Clear the screen and the scrollback."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()


def terminal_screen() -> Screen:
    """Return the screen of this process, without colour if that is preferred."""
    for stream in (sys.stdin, sys.stdout):
        never_fail_on_symbols(stream)
    both = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    live = both and os.environ.get("TERM") != "dumb"
    colour = live and not os.environ.get("NO_COLOR")
    return Screen(colour_console() if colour else plain_console(), live)


def colour_console() -> Console:
    return Console(highlight=False, emoji=False, markup=False, width=known_width())


def known_width() -> int | None:
    """Return the usual width for a terminal that reports 0 columns."""
    return 80 if os.environ.get("COLUMNS") == "0" else None


@cache
def plain_console() -> Console:
    return Console(
        color_system=None, highlight=False, emoji=False, markup=False, width=known_width()
    )


def flow(row: Row, width: int, indent: int) -> list[Text]:
    """Lay out cells beside their label; only a cell wider than a line is wrapped."""
    lines = [labelled(row.label, indent)]
    gap = max(0, cell_len(row.label) + GAP - lines[0].cell_len)
    for cell in row.cells:
        for part in broken(cell, width - indent):
            if lines[-1].cell_len + gap + part.cell_len > width:
                lines.append(Text(" " * indent))
                gap = 0
            lines[-1].append(" " * gap).append_text(part)
            gap = GAP
    for line in lines:
        line.rstrip()
    return lines


def labelled(label: str, indent: int) -> Text:
    """Return a bold label, padded to the indent."""
    return Text.assemble((label, "bold"), " " * (indent - cell_len(label)))


def broken(text: Text, width: int) -> list[Text]:
    """Wrap a text at plain spaces, never at no-break spaces."""
    lines: list[Text] = []
    for word in text.split(" ", allow_blank=True):
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width:
            lines[-1].append(" ").append_text(word)
        else:
            lines += [word] if word.cell_len <= width else list(word.wrap(plain_console(), width))
    return lines


def flows(rows: Iterable[Row], width: int) -> list[Text]:
    """Lay out rows below each other with aligned cells."""
    rows = [row for row in rows if row.cells]
    indent = max([cell_len(row.label) for row in rows], default=0) + GAP
    return [line for row in rows for line in flow(row, width, indent)]


def ruled(left: Text, right: str, width: int) -> Text:
    """Draw a rule with text on the left and, if there is room, on the right."""
    line = Text.assemble(("── ", "dim"), left, " ")
    room = width - line.cell_len
    if right and cell_len(right) + 5 <= room:
        dashes = "─" * (room - cell_len(right) - 4)
        return line.append(f"{dashes} {right} ──", "dim")
    return line.append("─" * room, "dim")


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """Wrap paragraphs; list items get a hanging indent."""
    lines: list[Text] = []
    for paragraph in text.split("\n"):
        hang = 2 if paragraph.startswith("- ") else 0
        body = Text(paragraph[hang:], style)
        for n, part in enumerate(broken(body, width - hang)):
            lines.append(Text(paragraph[:hang] if n == 0 else " " * hang).append_text(part))
    return lines
