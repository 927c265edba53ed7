"""Pytest marks used by the tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Name the rules that a test covers, e.g. @rule("S2.6")."""
    return pytest.mark.rule(*ids)


def first_is_quick(values: Iterable[str]) -> list[Any]:
    """Return test parameters: `make test` runs the first, `make test-long` the others."""
    first, *others = values
    return [first, *[pytest.param(value, marks=pytest.mark.long) for value in others]]
