"""Silberzwerg as a contestant: the game for four."""

from __future__ import annotations

from tests.bench.ours import Ours, build

__all__ = ["MEASURES", "build"]

MEASURES = Ours("silberzwerg").measures()
