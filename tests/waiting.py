"""The only place where tests wait."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120.0
T = TypeVar("T")


def until(wanted: Callable[[], T], patience: float = PATIENCE) -> T:
    """Wait until `wanted` returns something true, and return it."""
    end = time.monotonic() + patience
    while not (found := wanted()):
        assert time.monotonic() < end, f"waited {patience:g} s without success"
        time.sleep(0.02)
    return found


def let_pass(seconds: float) -> None:
    """Sleep, for tests of clocks and load where a slow machine may safely take longer."""
    time.sleep(seconds)
