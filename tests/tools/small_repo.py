"""Writes small repositories to run the tools on."""

from __future__ import annotations

from pathlib import Path

RULES = """
rules-toy-title = Toy
rules-toy-goal = Have most stones.
rules-toy-turn = Take a stone.
rules-toy-ends = When no stones are left.
rules-short = In short
rules-heading-goal = Goal
rules-heading-turn = Turn
rules-heading-ends = End
rules-icons = Icons
rules-example = Example
rules-edge-cases = Edge cases
chapter-T1 = The turn
icon-toy-stone = Counts 1.
    .title = Stone
icon-toy-hole = Counts nothing.
    .title = Hole
rule-T1-1 = Take a stone.
    .title = Stones
    .example =
        Ann takes a stone.
        Bo takes two.
    .edge = A split stone is two.
rule-T1-2 =
    Then do this:
    - Shout.
    - Sing.
    .title = Noise
"""


def write_files(root: Path, files: dict[str, str]) -> Path:
    """Write files below a folder, and return the folder."""
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root


def write_locales(root: Path, english: str, **others: str) -> Path:
    """Write one Fluent file per language, by default the same as English."""
    texts = {language: others.get(language, english) for language in ("en", "fr", "hu", "de")}
    return write_files(
        root, {f"src/dvergar/locales/{k}/toy.ftl": text for k, text in texts.items()}
    )
