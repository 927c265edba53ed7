"""Starts a browser, a server and people who open its pages; no page may report an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.process import Server, on_sqlite
from tests.web.chromium import launched
from tests.web.person import Person
from tests.web.places import Places
from tests.web.strategies import LUCK

Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def same_luck() -> None:
    """Reset the random choices, so that tests don't depend on each other."""
    LUCK.seed(4)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server shared by the tests of a module, on SQLite."""
    with on_sqlite(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture(scope="package")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    """Prepare tables in every state, on a separate server."""
    with on_sqlite(tmp_path_factory.mktemp("places")) as server:
        made = Places(server)
        yield made
        made.close()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    """Start a server for one test, which may be killed."""
    with on_sqlite(tmp_path) as made:
        yield made


@pytest.fixture
def come(chromium: Browser) -> Iterator[Come]:
    """Open browsers for people, and check at the end that no page had errors."""
    here: list[Person] = []

    def person(server: Server, name: str = "", lang: str = "en", **more: Any) -> Person:
        here.append(Person(chromium, server, name, lang, **more))
        return here[-1]

    yield person
    complaints = [complaint for somebody in here for complaint in somebody.complaints()]
    for somebody in here:
        somebody.leave()
    assert complaints == []
