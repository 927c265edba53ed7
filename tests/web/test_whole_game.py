"""Two people in two browsers and a bot play whole games, in two languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.table import TablePage, play


def create_table(host: Person) -> str:
    """From the hall to a table with an open seat and a bot, by clicks."""
    host.page.goto("/")
    host.button("web-create").first.click()
    host.button("web-create-now").click()
    host.page.wait_for_url("**/table/*")
    return host.page.url.rpartition("/")[2]


def take_seat(guest: Person, id: str) -> TablePage:
    """A stranger follows the link, says a name and sits down."""
    table = TablePage(guest, id)
    guest.page.get_by_label(guest.says("web-name"), exact=True).fill("Bori")
    guest.button("web-sit").click()
    table.page.locator(".status").wait_for()
    return table


def verified(file: Path) -> str:
    """What `dvergar verify` says of a save that it accepts."""
    command = [sys.executable, "-m", "dvergar", "verify", str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def download(person: Person, folder: Path) -> Path:
    with person.page.expect_download() as waiting:
        person.page.get_by_role("link", name=person.says("web-download")).click()
    file = folder / waiting.value.suggested_filename
    waiting.value.save_as(file)
    return file


def whole_game(come: Come, server: Server, langs: tuple[str, str], folder: Path) -> None:
    ada, bo = come(server, "Ada", langs[0]), come(server, "", langs[1])
    id = create_table(ada)
    ada.shows(ada.says("web-waiting-title"))
    theirs = take_seat(bo, id)
    mine = TablePage(ada, id, go=False)
    for table in (mine, theirs):
        table.tab("moves")
    assert play([mine, theirs]) > 20
    for person in (ada, bo):
        person.page.locator("main.end").wait_for()
        person.shows(person.says("web-weighing"))
        person.shows("Bori")
        person.page.locator('.verify[data-fair="true"]').wait_for()
    said = verified(download(bo, folder))
    assert "shuffle as committed" in said and "ended" in said
    bo.page.get_by_role("link", name=bo.says("web-replay-watch")).click()
    bo.page.locator(".scrubber").wait_for()
    bo.shows(bo.says("web-replay-setup"))


def test_two_people_and_a_bot_play_to_the_end_in_english_and_hungarian(
    come: Come, server: Server, tmp_path: Path
) -> None:
    whole_game(come, server, ("en", "hu"), tmp_path)


@pytest.mark.long
def test_two_people_and_a_bot_play_to_the_end_in_french_and_german(
    come: Come, server: Server, tmp_path: Path
) -> None:
    whole_game(come, server, ("fr", "de"), tmp_path)
