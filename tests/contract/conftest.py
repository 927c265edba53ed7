"""Runs each contract test at every table: each game, option set and player count."""

from __future__ import annotations

import pytest

from tests.contract.tables import TABLES, marked


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", marked(TABLES), scope="session")
