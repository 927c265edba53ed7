"""Without any system program, the suite is collected and says what it skips."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.programs import PROGRAMS
from tools.tree import ROOT

# Hide the browser that `make test` may have unpacked.
BARE = """import sys
from pathlib import Path
import pytest
from tools import browser
browser.PACKAGED = Path(sys.argv[1])
sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-p", "no:xdist", *sys.argv[2:]]))
"""
LOBBY = "tests/web/test_lobby.py"
LACK = "tests can't run: no browser here."
LINE = f"skipped: no browser here. To run them, {PROGRAMS['chromium'].how}."


def bare(folder: Path, *arguments: str, **more: str) -> tuple[int, list[str]]:
    """Run pytest with an empty PATH; return its exit code and output lines."""
    kept = {name: value for name, value in os.environ.items() if name != "CI"}
    done = subprocess.run(
        [sys.executable, "-c", BARE, str(folder), *arguments],
        cwd=ROOT,
        env={**kept, "PATH": "", **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return done.returncode, done.stdout.splitlines()


@pytest.mark.long
def test_the_whole_suite_is_collected_and_browser_tests_are_skipped(tmp_path: Path) -> None:
    code, lines = bare(tmp_path, "-k", f"web and {Path(LOBBY).stem}")
    assert code == 0, "\n".join(lines)
    assert [line for line in lines if "error" in line.lower()] == []
    summary = [line for line in lines if "skipped: " in line]
    assert len(summary) == 1 and summary[0].endswith(LINE), lines
    count = int(summary[0].split()[0])
    total = re.fullmatch(r"(\d+) skipped, \d+ deselected in .*", lines[-1])
    # With a compiled engine, the tests of the toy game are skipped as well.
    assert total and 1 < count <= int(total[1]), lines[-1]


def test_in_ci_a_missing_browser_fails_once(tmp_path: Path) -> None:
    code, lines = bare(tmp_path, LOBBY, CI="true")
    assert code == pytest.ExitCode.TESTS_FAILED
    summary = [line.split() for line in lines if LACK in line and line[0].isdecimal()]
    assert len(summary) == 1 and "Traceback" not in "\n".join(lines)
    assert lines[-1].startswith(f"{int(summary[0][0]) - 1} deselected, 1 error in")
