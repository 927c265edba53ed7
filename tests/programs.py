"""Finds the system programs that tests need; a missing one skips its tests, or fails in CI."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from dvergar.engine import core
from tools import browser, pages

POSTGRES = "DVERGAR_TEST_POSTGRES"


class Program(NamedTuple):
    """A program a test may need: how to find it and how to install it."""

    what: str
    found: Callable[[], object]
    how: str


def compiled() -> bool:
    """Return whether the installed rules are compiled; running straight from source also counts."""
    file = Path(str(core.__file__))
    return file.suffix != ".py" or not file.is_relative_to(sys.prefix)


def npm() -> bool:
    return bool(pages.command("npm")) and (pages.WEB / "node_modules").is_dir()


PROGRAMS = {
    "chromium": Program("browser", browser.find, browser.HOW),
    "compiler": Program(
        "C compiler with Python's headers",
        compiled,
        "install gcc and python3-dev, then run make clean test",
    ),
    "npm": Program("Node with npm", npm, "run make check once, then make test"),
    "postgres": Program(
        "PostgreSQL server",
        lambda: os.environ.get(POSTGRES),
        f"set {POSTGRES} to the URL of an empty database, or run .ci/run",
    ),
}
MISSING = pytest.StashKey[tuple[str, int]]()  # the missing program, and how many tests need it


def needs(*programs: str) -> pytest.MarkDecorator:
    """Name the programs a test needs, e.g. @needs("npm"); a fixture of that name also counts."""
    return pytest.mark.needs(*programs)


def needed(item: pytest.Item) -> Iterator[str]:
    for mark in item.iter_markers("needs"):
        yield from mark.args
    yield from set(getattr(item, "fixturenames", ())) & PROGRAMS.keys()


def find_missing(items: list[pytest.Item]) -> set[pytest.Item]:
    """Record which program each test is missing; in CI, drop all but one so that it fails once."""
    dropped: set[pytest.Item] = set()
    for name, program in PROGRAMS.items():
        affected = [] if program.found() else [item for item in items if name in needed(item)]
        for item in affected:
            item.stash[MISSING] = (name, len(affected))
        dropped.update(affected[1:])
    return dropped if in_ci() else set()


def in_ci() -> bool:
    return os.environ.get("CI") == "true"


def skip_or_fail(item: pytest.Item) -> None:
    """Skip a test whose program is missing, or fail it in CI."""
    if MISSING not in item.stash:
        return
    name, count = item.stash[MISSING]
    if in_ci():
        pytest.fail(line(PROGRAMS[name], count, "can't run"), pytrace=False)
    pytest.skip(reason(PROGRAMS[name]))


def reason(program: Program) -> str:
    return f"no {program.what} here"


def line(program: Program, count: int, outcome: str) -> str:
    tests = "1 test" if count == 1 else f"{count} tests"
    return f"{tests} {outcome}: {reason(program)}. To run them, {program.how}."


def summary(reports: list[pytest.TestReport]) -> Iterator[str]:
    """Yield a line per missing program: how many tests were skipped and how to run them."""
    reasons = [r.longrepr[2] for r in reports if isinstance(r.longrepr, tuple)]
    for program in PROGRAMS.values():
        count = reasons.count(f"Skipped: {reason(program)}")
        if count:
            yield line(program, count, "skipped")
