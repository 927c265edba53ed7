"""Finds the lines of a card file's rows and fields, since the TOML parser does not keep them."""

from __future__ import annotations

import re
from collections import Counter

from dvergar.games.card_form import Path

HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]\]?")
FIELD = re.compile(r"^\s*([\w.-]+)\s*=")


class CardLines:
    """The line of each row and field of a card file; empty for a card set from a save file."""

    def __init__(self, source: str) -> None:
        self.known: dict[Path, int] = {}
        self.rows: Counter[str] = Counter()
        self.ids: dict[str, Path] = {}
        at: Path = ()
        for n, line in enumerate(source.splitlines(), 1):
            if header := HEADER.match(line):
                at = self.opened(header[1], header[2])
                self.known.setdefault(at, n)
            elif field := FIELD.match(line):
                path = (*at, *field[1].split("."))
                self.known.setdefault(path, n)
                self.remember_id(at, field[1], line)

    def opened(self, bracket: str, name: str) -> Path:
        """Return the path of a table; `[card.effect]` belongs to the last card."""
        first, *rest = name.split(".")
        if bracket == "[[" and not rest:
            self.rows[first] += 1
        row: Path = (first, self.rows[first] - 1) if self.rows[first] else (first,)
        return (*row, *rest)

    def remember_id(self, at: Path, field: str, line: str) -> None:
        if field == "id" and (found := re.search(r"""["']([^"']*)["']""", line)):
            self.ids.setdefault(found[1], at)

    def of(self, path: Path) -> int:
        """Return the line of a place, or of the nearest one around it; 0 if there is none."""
        while path and path not in self.known:
            path = path[:-1]
        return self.known.get(path, 0)

    def of_reason(self, reason: str) -> int:
        """Return the line that an error such as `goblet: value is missing` is about."""
        row, _, rest = reason.partition(": ")
        if row not in self.ids:
            return self.of((row,))
        fields = re.findall(r"\w+", rest)[:1]
        return self.of((*self.ids[row], *fields))
