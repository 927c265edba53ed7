"""The only place where tests let time pass: until something holds, or since time is the point."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120.0
T = TypeVar("T")


def until(wanted: Callable[[], T], patience: float = PATIENCE) -> T:
    """Wait until something holds; what it is."""
    end = time.monotonic() + patience
    while not (found := wanted()):
        assert time.monotonic() < end, f"waited {patience:g} s in vain"
        time.sleep(0.02)
    return found


def let_pass(seconds: float) -> None:
    """For clocks and storms: a slow machine may take longer, and no test minds."""
    time.sleep(seconds)
