"""Servers for one test or for all tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Browser
from tests.server.database import KINDS, empty_database
from tests.server.process import Server, on_sqlite


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with empty_database(request.param, tmp_path) as url:
        yield url


@pytest.fixture
def running(database: str, tmp_path: Path) -> Iterator[Server]:
    """Start a server for one test, on each kind of database."""
    server = Server(database, tmp_path).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server shared by the tests of a module, on SQLite."""
    with on_sqlite(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def ada(server: Server) -> Iterator[Browser]:
    made = Browser(server, "Ada")
    yield made
    made.close()


@pytest.fixture
def bo(server: Server) -> Iterator[Browser]:
    made = Browser(server, "Bo")
    yield made
    made.close()
