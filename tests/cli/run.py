"""Runs `dvergar`."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from dvergar.cli import main

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


def output_of(*args: object) -> str:
    """Return the output of a command that must succeed."""
    done = dvergar(*args)
    assert done.returncode == 0, done.stderr
    return done.stdout


def error_of(*args: object, env: dict[str, str] | None = None) -> str:
    """Return the single error line of a command that must fail."""
    done = dvergar(*args, env=env)
    assert done.returncode not in (0, None)
    assert "Traceback" not in done.stdout
    return only_line(done.stderr)


def error_in_process(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    """Return the single error line of a command that must fail, run without a new process."""
    (line,) = errors_in_process(capsys, *args)
    return line


def errors_in_process(capsys: pytest.CaptureFixture[str], *args: object) -> list[str]:
    """Return the error lines of a command that must fail, run without a new process."""
    with pytest.MonkeyPatch.context() as patch, pytest.raises(SystemExit) as ended:
        patch.setattr(sys, "argv", ["dvergar", *[str(arg) for arg in args]])
        main()
    assert ended.value.code not in (0, None)
    lines = capsys.readouterr().err.strip().splitlines()
    assert lines and all(line.startswith("dvergar: ") for line in lines), lines
    return lines


def only_line(errors: str) -> str:
    lines = errors.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("dvergar: "), errors
    return lines[0]
