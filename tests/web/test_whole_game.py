"""Two people in two browsers and bots play whole games in two languages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.games import JEWEL, SILBER, SMITHY, Played
from tests.web.person import Person
from tests.web.table import TablePage, play


def create_table(host: Person, game: Played, *more: str, **options: str | bool) -> str:
    """Click from the lobby to a table with an open seat and bots."""
    host.page.goto("/")
    host.page.locator(game.door).get_by_role("button", name=host.says("web-with-friends")).click()
    host.selection("web-players").select_option(str(3 + len(more)))
    for seat, bot in enumerate(more, 4):
        host.selection("web-seat", seat=seat).select_option(bot)
    for name, value in options.items():
        choose(host, f"{game.id}-option-{name}", value)
    host.page.get_by_role("dialog").locator("button.primary").click()
    host.page.wait_for_url("**/table/*")
    return host.page.url.rpartition("/")[2]


def choose(host: Person, option: str, value: str | bool) -> None:
    if isinstance(value, str):
        host.selection(option).select_option(value)
    else:
        host.page.get_by_role("checkbox", name=host.says(option), exact=True).set_checked(value)


def take_seat(guest: Person, game: Played, id: str) -> TablePage:
    """Follow the link as a stranger, enter a name and sit down."""
    table = game.page(guest, id)
    guest.page.get_by_label(guest.says("web-name"), exact=True).fill("Bori")
    guest.button("web-sit").click()
    table.page.locator(".status").wait_for()
    return table


def verified(file: Path) -> str:
    """Return the output of `dvergar verify` for an accepted save."""
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


def whole_game(
    ada: Person, bo: Person, folder: Path, game: Played, *more: str, **options: str | bool
) -> None:
    id = create_table(ada, game, *more, **options)
    ada.shows(ada.says("web-waiting-title"))
    theirs = take_seat(bo, game, id)
    mine = game.page(ada, id, go=False)
    for table in (mine, theirs):
        table.tab("moves")
    assert play([mine, theirs], game.choice) > 20
    for person in (ada, bo):
        person.page.locator("main.end").wait_for()
        person.shows(person.says(game.chart))
        person.shows("Bori")
        person.page.locator('.verify[data-fair="true"]').wait_for()
    said = verified(download(bo, folder))
    assert "shuffle as committed" in said and "ended" in said
    bo.page.get_by_role("link", name=bo.says("web-replay-watch")).click()
    bo.page.locator(".scrubber").wait_for()
    bo.shows(bo.says("web-replay-setup"))


@pytest.mark.long
def test_two_people_and_a_bot_play_smithy_to_its_end_in_english_and_hungarian(
    come: Come, server: Server, tmp_path: Path
) -> None:
    whole_game(come(server, "Ada", "en"), come(server, "", "hu"), tmp_path, SMITHY)


@pytest.mark.long
def test_two_people_and_a_bot_play_smithy_to_its_end_in_french_and_german(
    come: Come, server: Server, tmp_path: Path
) -> None:
    whole_game(come(server, "Ada", "fr"), come(server, "", "de"), tmp_path, SMITHY)


@pytest.mark.long
def test_two_people_and_two_bots_play_silberzwerg_to_its_end_in_german_and_english(
    come: Come, server: Server, tmp_path: Path
) -> None:
    whole_game(come(server, "Ada", "de"), come(server, "", "en"), tmp_path, SILBER, "random")


@pytest.mark.long
@pytest.mark.parametrize("langs", [("hu", "fr"), ("fr", "de"), ("en", "hu")])
def test_two_people_and_two_bots_play_silberzwerg_to_its_end(
    come: Come, server: Server, tmp_path: Path, langs: tuple[str, str]
) -> None:
    ada, bo = come(server, "Ada", langs[0]), come(server, "", langs[1])
    whole_game(ada, bo, tmp_path, SILBER, "greedy")


@pytest.mark.long
def test_two_people_and_a_bot_play_the_jewellers_to_their_end_in_french_and_hungarian(
    come: Come, server: Server, tmp_path: Path
) -> None:
    ada, bo = come(server, "Ada", "fr"), come(server, "", "hu")
    whole_game(ada, bo, tmp_path, JEWEL, mode="initiation")


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {"mode": "classic"},
        {"mode": "advanced", "manner": "opal", "patrons": True},
        {"mode": "advanced", "cleanup": "chaotic", "auction": "closed"},
    ],
    ids=["classic", "patrons", "closed"],
)
def test_two_people_and_a_bot_play_the_jewellers_to_their_end(
    come: Come, server: Server, tmp_path: Path, options: dict[str, str | bool]
) -> None:
    ada, bo = come(server, "Ada", "en"), come(server, "", "de")
    whole_game(ada, bo, tmp_path, JEWEL, **options)
