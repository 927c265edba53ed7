"""Mutants: small edits that break one rule or law, and the tests that must notice.

Each test folder lists its mutants in a file `mutants.toml`.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import msgspec

ROOT = Path(__file__).parents[2]
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
PARTS = 10


class Stale(ValueError):
    """A mutant whose old text is not in its file exactly once."""


class Edit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text that occurs exactly once in a file, and the text to put in its place."""

    file: str
    old: str
    new: str

    def changed(self, text: str) -> str:
        """Return the file's text after the edit."""
        times = text.count(self.old)
        if times != 1:
            raise Stale(f"{self.file} has the old text {times} times, not once: {self.old}")
        return text.replace(self.old, self.new)


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant has either one edit (file, old, new) or a list of them."""

    name: str
    kills: list[str]  # ids of tests, each of which must fail
    rule: str = ""
    law: str = ""
    file: str = ""
    old: str = ""
    new: str = ""
    edits: list[Edit] = []

    @property
    def breaks(self) -> str:
        return f"rule {self.rule}" if self.rule else f"law {self.law}"

    def changes(self) -> list[Edit]:
        return self.edits or [Edit(self.file, self.old, self.new)]

    def files(self) -> list[str]:
        return sorted({edit.file for edit in self.changes()})

    def changed(self, root: Path) -> dict[str, str]:
        """Return the text of each edited file, by path."""
        texts = {file: (root / file).read_text("utf-8") for file in self.files()}
        for edit in self.changes():
            texts[edit.file] = edit.changed(texts[edit.file])
        return texts

    def apply(self, root: Path) -> None:
        for file, text in self.changed(root).items():
            (root / file).write_text(text, "utf-8")


class MutantTable(msgspec.Struct, forbid_unknown_fields=True):
    mutant: list[Mutant]


def read(path: Path) -> list[Mutant]:
    return msgspec.toml.decode(path.read_bytes(), type=MutantTable).mutant


def tables() -> list[Path]:
    return sorted((ROOT / "tests").rglob("mutants.toml"))


def mutants() -> list[Mutant]:
    return [mutant for path in tables() for mutant in read(path)]


def part(everything: list[Mutant], number: int) -> list[Mutant]:
    """Return every tenth mutant; each is in exactly one of ten parts."""
    return everything[number % PARTS :: PARTS]


def part_of_commit(root: Path = ROOT) -> int:
    """Return a part number that moves on with each commit."""
    count = ["git", "rev-list", "--count", "HEAD"]
    try:
        done = subprocess.run(count, cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(done.stdout) % PARTS


def copy_source(to: Path) -> None:
    shutil.copytree(ROOT / "src", to / "src", ignore=IGNORED)
