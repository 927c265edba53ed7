"""Runs `dvergar serve` like a user: starts it, reads its output, ends it with Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

READY = "Press Ctrl-C"
HERE = {name: value for name, value in os.environ.items() if not name.startswith("DVERGAR_")}
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
RECORDER = """#!/bin/sh
printf '%s\\n' "$1" >> "{file}"
"""


class Serving:
    """A running server and its output so far."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.said = ""
        assert process.stdout is not None
        for line in process.stdout:
            self.said += line
            if READY in line:
                return
        raise AssertionError(f"the server did not start:\n{self.said}")

    @property
    def address(self) -> str:
        return next(
            line.split()[-1] for line in self.said.splitlines() if "Dvergar is running at" in line
        )

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl-C; return the exit code and what is printed afterwards."""
        self.process.send_signal(signal.SIGINT)
        rest, _ = self.process.communicate(timeout=120)
        return self.process.returncode, rest


@contextmanager
def serving(folder: Path, *arguments: str, **environment: str) -> Iterator[Serving]:
    """Start a server with its own database, and stop it after the test."""
    plain = {name: value for name, value in HERE.items() if name not in SCREENS}
    process = subprocess.Popen(
        [sys.executable, "-m", "dvergar", "serve", "--db", games(folder), *arguments],
        env={**plain, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
    )
    try:
        yield Serving(process)
    finally:
        process.kill()
        process.communicate()


def games(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.sqlite'}"


def recorder(folder: Path) -> tuple[str, Path]:
    """Write a fake browser that records which page it should open."""
    script, file = folder / "browser", folder / "opened"
    script.write_text(RECORDER.format(file=file))
    script.chmod(0o755)
    return str(script), file
