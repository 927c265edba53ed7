"""Mutants: small patches with a header that says what they break and which test must see it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "tests" / "mutants"
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")


class BadPatch(ValueError):
    """A patch that does not fit the source any more."""


class Hunk(NamedTuple):
    """Lines to be found exactly once in a file, and the lines to put in their place."""

    file: str
    old: str
    new: str


class Mutant(NamedTuple):
    name: str
    breaks: str  # "rule S2.6" or "law view"
    kills: list[str]  # ids of tests, each of which must fail
    hunks: list[Hunk]

    def files(self) -> list[str]:
        return sorted({hunk.file for hunk in self.hunks})

    def apply(self, root: Path) -> None:
        for hunk in self.hunks:
            path = root / hunk.file
            text = path.read_text("utf-8")
            if text.count(hunk.old) != 1:
                raise BadPatch(f"{self.name}: {hunk.file} has changed, write the patch anew")
            path.write_text(text.replace(hunk.old, hunk.new), "utf-8")


def read(path: Path) -> Mutant:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    heads = [line[2:].strip().split(": ", 1) for line in lines if line.startswith("# ")]
    breaks = [f"{key} {value}" for key, value in heads if key in ("rule", "law")]
    kills = [value for key, value in heads if key == "kill"]
    return Mutant(path.stem, breaks[0], kills, hunks(lines))


def hunks(lines: list[str]) -> list[Hunk]:
    found: list[Hunk] = []
    file = ""
    for line in lines:
        if line.startswith("+++ b/"):
            file = line.removeprefix("+++ b/").strip()
        elif line.startswith("@@"):
            found.append(Hunk(file, "", ""))
        elif file and found and line[0] in " -+" and not line.startswith("---"):
            found[-1] = grown(found[-1], line[0], line[1:])
    return found


def grown(hunk: Hunk, sign: str, text: str) -> Hunk:
    old = hunk.old if sign == "+" else hunk.old + text
    new = hunk.new if sign == "-" else hunk.new + text
    return Hunk(hunk.file, old, new)


def mutants() -> list[Mutant]:
    return [read(path) for path in sorted(FOLDER.glob("*.patch"))]


def copy_source(to: Path) -> None:
    shutil.copytree(ROOT / "src", to / "src", ignore=IGNORED)
