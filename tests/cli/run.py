"""Runs the command as a user does, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

ENV = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}


def dvergar(
    *args: object, stdin: str = "", env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dvergar", *[str(arg) for arg in args]],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**ENV, **(env or {})},
        timeout=300,
    )


def said(*args: object) -> str:
    """The output of a command that must succeed."""
    done = dvergar(*args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def refused(*args: object, env: dict[str, str] | None = None) -> str:
    """The one line of a command that must fail."""
    done = dvergar(*args, env=env)
    assert done.returncode not in (0, None)
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("dvergar: "), done.stderr
    assert "Traceback" not in done.stdout
    return lines[0]
