"""Replays, links to moments, saves, and the proof of the shuffle."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route

from tests.golden.files import folder
from tests.server.client import Browser
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.conftest import Come
from tests.web.person import TOUCH, Person
from tests.web.table import TablePage
from tests.web.tables import finished

GOLDEN = folder("smithy") / "ending-kings.dvergar"


@pytest.fixture(scope="module")
def ada(server: Server) -> Iterator[Browser]:
    made = Browser(server, "Ada")
    yield made
    made.close()


@pytest.fixture(scope="module")
def over(ada: Browser) -> str:
    return finished(ada)


def moment(person: Person) -> int:
    return int(person.page.locator(".scrubber input").input_value())


def at(person: Person, wanted: int) -> None:
    TablePage(person, "", go=False).until(lambda: moment(person) == wanted)


def test_the_replay_steps_and_jumps_and_shows_any_seat(
    come: Come, server: Server, ada: Browser, over: str
) -> None:
    bo = come(server, account=ada)
    TablePage(bo, over)
    bo.page.get_by_role("link", name=bo.says("web-replay-watch")).click()
    bo.page.locator(".replay").wait_for()
    at(bo, 0)
    bo.button("web-replay-on").click()
    at(bo, 1)
    bo.page.keyboard.press("ArrowRight")
    at(bo, 2)
    bo.page.keyboard.press("End")
    bo.page.locator(".scrub .weighs").wait_for()
    last = moment(bo)
    bo.page.keyboard.press("Shift+ArrowLeft")
    TablePage(bo, "", go=False).until(lambda: moment(bo) < last)
    for seat in ("0", "1"):
        bo.page.locator(".eyes select").select_option(seat)
        bo.page.locator('.hand [data-thing^="hand/"], .hand .slot').first.wait_for()
    bo.page.keyboard.press("Home")
    at(bo, 0)
    bo.button("web-replay-play").click()
    here = moment(bo)
    TablePage(bo, "", go=False).until(lambda: moment(bo) > here)
    bo.button("web-replay-pause").click()
    bo.shot("replay")


def test_a_link_opens_a_moment(come: Come, server: Server, over: str) -> None:
    bo = come(server, "", "hu")
    bo.page.goto(f"/replay/{over}#moment=40&seat=1")
    bo.page.locator(".replay").wait_for()
    at(bo, 40)
    assert bo.page.locator(".eyes select").input_value() == "1"
    bo.page.keyboard.press("ArrowRight")
    bo.page.wait_for_url("**#moment=41&seat=1")
    bo.page.goto(f"/replay/{over}#moment=40&seat=1")
    at(bo, 40)


def test_a_link_can_be_copied_without_https(come: Come, server: Server, over: str) -> None:
    bo = come(server)
    bo.page.add_init_script("delete Navigator.prototype.clipboard")
    bo.page.goto(f"/replay/{over}#moment=4&seat=1")
    bo.button("web-replay-copy").click()
    bo.button("web-copied").wait_for()
    bo.page.goto("/")
    field = bo.page.get_by_label(bo.says("web-table-code"), exact=True)
    field.press("ControlOrMeta+v")
    TablePage(bo, "", go=False).until(field.input_value)
    assert field.input_value() == f"{server.url}/replay/{over}#moment=4&seat=1"


@pytest.mark.long
def test_the_log_of_a_replay_shows_pictures_of_what_it_names(
    come: Come, server: Server, ada: Browser
) -> None:
    bo, id = come(server), uploaded(ada, GOLDEN.read_text("utf-8"))
    bo.page.goto(f"/replay/{id}#moment=40&seat=0")
    at(bo, 40)
    bo.page.locator(".retold .chip svg").first.wait_for()
    chips = {chip.inner_text(): chip for chip in bo.page.locator(".retold .chip").all()}
    sorts = [sort_of(bo, chip) for chip in chips.values()]
    assert any(" · " in sort for sort in sorts)
    assert not any("·" in sort.replace(" · ", "") for sort in sorts)
    bo.page.locator(".retold .jump").first.click()
    TablePage(bo, "", go=False).until(lambda: moment(bo) < 40)


def sort_of(person: Person, chip: Locator) -> str:
    """Return the type of card shown in the tooltip of a name in the log."""
    chip.dispatch_event("click")
    bubble = person.page.locator(".bubble")
    bubble.wait_for()
    sort = bubble.locator(".sort")
    text = str(sort.text_content()) if sort.count() else ""
    chip.dispatch_event("click")
    bubble.wait_for(state="detached")
    return text


def test_the_phone_has_no_chat_in_a_replay(come: Come, server: Server, over: str) -> None:
    bo = come(server, **TOUCH)
    bo.page.goto(f"/replay/{over}")
    log = bo.page.locator(".tabs.phone-only button").last
    log.wait_for()
    assert log.inner_text().split() == [bo.says("web-log")]


def test_a_downloaded_game_can_be_uploaded_again(
    come: Come, server: Server, ada: Browser, over: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.dvergar"
    file.write_text(ada.request("GET", f"/api/replays/{over}/save").text, "utf-8")
    bo = come(server, "Bo")
    bo.page.goto("/")
    bo.page.locator("input[type=file]").set_input_files(file)
    bo.page.wait_for_url("**/replay/*")
    bo.page.locator(".replay").wait_for()


def test_a_damaged_file_is_refused_with_a_reason(
    come: Come, server: Server, tmp_path: Path
) -> None:
    file = tmp_path / "game.dvergar"
    file.write_text("dvergar 1\ngame smithy\nnonsense\n", "utf-8")
    bo = come(server, "Bo", "de")
    bo.forgive("status of 4")
    bo.page.goto("/")
    bo.page.locator("input[type=file]").set_input_files(file)
    bo.page.locator(".notice").wait_for()
    assert "refused-" not in bo.page.locator(".notice").inner_text()
    assert "/replay/" not in bo.page.url


def test_the_shuffle_is_proved_in_the_browser(
    come: Come, server: Server, ada: Browser, over: str
) -> None:
    bo = come(server, account=ada)
    TablePage(bo, over)
    bo.page.locator('.verify[data-fair="true"]').wait_for()
    bo.button("web-verify").click()
    bo.page.locator('[data-check="seed"][data-holds="true"]').wait_for()


def test_a_swapped_seed_is_caught(come: Come, server: Server, ada: Browser, over: str) -> None:
    bo = come(server, lang="fr", account=ada)

    def tamper(route: Route) -> None:
        answer = route.fetch()
        story = answer.json()
        story["seed"] = "00" * 32
        route.fulfill(response=answer, body=json.dumps(story))

    bo.page.route(f"**/api/replays/{over}?*", tamper)
    TablePage(bo, over)
    bo.page.locator('.verify[data-fair="false"]').wait_for()
    bo.shows(bo.says("web-verify-unfair"))
    bo.button("web-verify").click()
    bo.page.locator('[data-check="seed"][data-holds="false"]').wait_for()
