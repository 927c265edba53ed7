"""A browser, a server, and people who open its pages; none of them may see an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.process import Server, on_sqlite
from tests.web.choice import LUCK
from tests.web.chromium import launched
from tests.web.person import Person
from tests.web.places import Places

Come = Callable[..., Person]


@pytest.fixture(autouse=True)
def same_luck() -> None:
    """What people do in a test does not depend on the tests before it."""
    LUCK.seed(4)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share, on SQLite."""
    with on_sqlite(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture(scope="package")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    """Tables in every state, on a server of their own."""
    with on_sqlite(tmp_path_factory.mktemp("places")) as server:
        made = Places(server)
        yield made
        made.close()


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed."""
    with on_sqlite(tmp_path) as made:
        yield made


@pytest.fixture
def come(chromium: Browser) -> Iterator[Come]:
    """People come with a browser each; at the end nothing may have gone wrong in any page."""
    here: list[Person] = []

    def person(server: Server, name: str = "", lang: str = "en", **more: Any) -> Person:
        here.append(Person(chromium, server, name, lang, **more))
        return here[-1]

    yield person
    complaints = [complaint for somebody in here for complaint in somebody.complaints()]
    for somebody in here:
        somebody.leave()
    assert complaints == []
