"""How the command fails: one line on stderr and a non-zero exit code."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

EXPECTED: tuple[type[Exception], ...] = (ValueError, OSError)


def fail(reason: str, code: int) -> NoReturn:
    """Print the reason and exit."""
    print(f"dvergar: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(code)


def fail_with_all(reasons: list[str], code: int) -> NoReturn:
    """Print several reasons, a line each, and exit."""
    for reason in reasons[:-1]:
        print(f"dvergar: {' '.join(reason.split())}", file=sys.stderr)
    fail(reasons[-1], code)


def leave_quietly() -> NoReturn:
    """Exit without a message when the reader of our output has closed the pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(1)
