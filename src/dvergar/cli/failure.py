"""How the command ends when something is wrong: one line on stderr, a non-zero exit."""

from __future__ import annotations

import os
import sys
from typing import NoReturn

EXPECTED: tuple[type[Exception], ...] = (ValueError, OSError)


def fail(reason: str, code: int) -> NoReturn:
    """Say what was wrong and leave."""
    print(f"dvergar: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(code)


def leave_quietly() -> NoReturn:
    """The reader of our output is gone: there is nobody to tell."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(1)
