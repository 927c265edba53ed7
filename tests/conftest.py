"""The order of all tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers first: their files take longest, and short ones even out the workers at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))
