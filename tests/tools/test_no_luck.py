"""No test depends on luck or speed: seeds are fixed, and waits are for conditions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.tree import ROOT

SLEEPERS = {"tests/waiting.py"}
PAGE_SLEEPERS = {"tests/bench/server/tasks.py", "tests/web/table.py", "tests/web/pictures.py"}
# Ports, message keys and database names must be unique; no result depends on them.
GAMBLERS = {
    "tests/bench/server/clients.py",
    "tests/server/client.py",
    "tests/server/database.py",
    "tests/server/process.py",
}
FORBIDDEN = {
    r"\btime\.sleep\(": SLEEPERS,
    r"\bwait_for_timeout\(": PAGE_SLEEPERS,
    r"\b(Random|SystemRandom)\(\)": set(),
    r"\brandom\.(?!Random\(.)\w+\(": set(),
    r"\b(secrets\.(token|rand|choice)\w*|uuid\.uuid\w+|os\.urandom)\(": GAMBLERS,
}


def offenders(pattern: str, folder: Path) -> set[str]:
    """Return the Python files of a folder that contain the pattern."""
    files = [file for file in folder.rglob("*.py") if file.name != Path(__file__).name]
    found = [file for file in files if re.search(pattern, file.read_text("utf-8"))]
    return {file.relative_to(ROOT).as_posix() for file in found}


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_only_listed_files_sleep_or_use_randomness(pattern: str) -> None:
    assert offenders(pattern, ROOT / "tests") == FORBIDDEN[pattern]


@pytest.mark.parametrize(
    "line",
    ["time.sleep(1)", "Random()", "random.choice(x)", "random.Random()", "secrets.token_hex(8)"],
)
def test_sleeping_and_randomness_are_found(line: str) -> None:
    assert any(re.search(pattern, line) for pattern in FORBIDDEN)


def test_hypothesis_examples_are_the_same_each_time() -> None:
    for file in offenders(r"^@given\(", ROOT / "tests") | offenders(r"\n@given\(", ROOT / "tests"):
        text = (ROOT / file).read_text("utf-8")
        assert "derandomize=True" in text and text.count("@given(") == text.count("@calm\n"), file
