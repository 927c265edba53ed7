"""The browser board of the walk-through can be built as shown and played on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import blocks
from tests.docs.workspace import ROOT, Workspace
from tests.programs import needs
from tests.server.client import Browser
from tests.server.database import empty_database
from tests.server.process import Server
from tests.web.chromium import launched
from tests.web.flights import MOVING, WATCH, flown
from tests.web.person import PHONE, Person

GAME = "cairn"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Start a server that includes the document's game and pages."""
    workspace = Workspace(tmp_path)
    for block in blocks(ROOT / "docs" / "adding-a-game.md"):
        if block.file:
            workspace.write(block)
    done = workspace.build_pages()
    assert done.returncode == 0, done.stdout
    path = os.pathsep.join([workspace.env["PYTHONPATH"], str(ROOT)])
    with empty_database("sqlite", tmp_path) as url:
        made = Server(url, tmp_path, PYTHONPATH=path).start()
        yield made
        made.stop()


@pytest.mark.long
@needs("chromium", "npm")
def test_the_walk_through_board_can_be_played_on(server: Server) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "random", game=GAME, options={})
    with launched() as chromium:
        person = Person(chromium, server, account=ada, **MOVING)
        person.page.add_init_script(WATCH)
        person.page.goto("/")
        person.page.locator(f".door.{GAME} .sign").wait_for()
        person.page.goto(f"/table/{table}")
        stone = person.page.locator(".hand .stone.legal").first
        weight = stone.inner_text()
        stone.click()
        person.page.locator('.pile[data-seat="0"] .stone').get_by_text(weight).wait_for()
        [(_, goal, _)] = flown(person)
        assert "cairn/p1" in goal
        person.page.locator('.status [data-action="end"]').click()
        person.page.locator(".status.mine").wait_for()
        person.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        person.page.locator(".panel.hand").wait_for()
        person.page.locator(".tabs button").nth(1).click()
        person.page.locator(".panel.hand").wait_for(state="hidden")
        assert person.complaints() == []
        person.leave()
    ada.close()
