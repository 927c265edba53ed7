"""Runs the command as a user does, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

ENV = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


def dvergar(*args: object, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "dvergar", *[str(arg) for arg in args]]
    return subprocess.run(
        command, input=stdin, capture_output=True, text=True, encoding="utf-8", env=ENV, timeout=120
    )


def said(*args: object) -> str:
    """The output of a command that must succeed."""
    done = dvergar(*args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*args: object) -> str:
    """The one line of a command that must fail."""
    done = dvergar(*args)
    assert done.returncode not in (0, None)
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("dvergar: "), done.stderr
    assert "Traceback" not in done.stdout
    return lines[0]
