"""The number of lines of play has not changed."""

from __future__ import annotations

import pytest

from tests.golden.perft import nodes, rows


@pytest.mark.parametrize(("line", "count"), rows())
def test_perft_counts_are_unchanged(line: str, count: int) -> None:
    assert nodes(line) == count
