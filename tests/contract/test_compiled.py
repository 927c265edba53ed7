"""Compiled and interpreted code play the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.replays import interpreted, texts
from tests.programs import needs

ROOT = Path(__file__).parents[2]


@needs("compiler")
@pytest.mark.skipif(interpreted(), reason="the package under test is interpreted already")
def test_compiled_and_interpreted_games_are_equal() -> None:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    result = subprocess.run(
        [sys.executable, "-m", "tests.contract.replays"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout == texts()
