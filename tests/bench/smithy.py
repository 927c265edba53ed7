"""Dwarven Smithy as a contestant: the full game for four."""

from __future__ import annotations

from tests.bench.ours import Ours, build

__all__ = ["MEASURES", "build"]

SMITHY = Ours("smithy", mode="full")
MEASURES = {
    **SMITHY.measures(),
    "first third": lambda seconds: SMITHY.stretch(0, 3, seconds),
    "last third": lambda seconds: SMITHY.stretch(2, 3, seconds),
}
