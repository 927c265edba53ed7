"""Reads the fenced blocks of a Markdown document, and compares shown with real output."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ANY = "…"


class Block(NamedTuple):
    """A fenced block: its language, its file name (if any) and its text."""

    language: str
    file: str
    text: str


class Example(NamedTuple):
    """A command in a console block, and the output shown below it."""

    command: str
    shown: list[str]


def blocks(document: Path) -> list[Block]:
    return [Block(*match.groups("")) for match in FENCE.finditer(document.read_text("utf-8"))]


def examples(block: Block) -> list[Example]:
    """Return the commands of a console block, each after a `$ `."""
    found: list[Example] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append(Example(line[2:], []))
        else:
            found[-1].shown.append(line)
    return found


def agrees(shown: list[str], real: list[str]) -> bool:
    """Compare output; `…` matches anything in a line and, alone, any number of lines."""
    parts = [r"(?:.*\n)*?" if line.strip() == ANY else line_pattern(line) for line in shown]
    text = "".join(f"{line.rstrip()}\n" for line in real)
    return re.fullmatch("".join(parts), text) is not None


def line_pattern(line: str) -> str:
    return ".*".join(re.escape(part) for part in line.rstrip().split(ANY)) + r"\n"
