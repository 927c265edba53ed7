"""The lobby lists all your games and offers only possible tables."""

from __future__ import annotations

import pytest

from dvergar.server.protocol import MAX_DAYS
from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import REFUSED, TOUCH, Person
from tests.web.places import UNKNOWN
from tests.web.table import TablePage
from tests.web.tables import BEGIN

SHOWN = 6
TABLES = 8
GATE = 304 / 446  # as drawn


def test_every_game_of_mine_can_be_reached(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "hu")
    made = {ada.account.create("me", "open") for _ in range(TABLES)}
    ada.page.goto("/")
    rows = ada.page.locator(".sidebar .box").first.locator("a.row")
    ada.button("web-tables-all", count=TABLES).click()
    ada.button("web-tables-fewer").wait_for()
    links = [str(row.get_attribute("href")) for row in rows.all()]
    assert {link.removeprefix("/table/") for link in links} == made
    ada.button("web-tables-fewer").click()
    ada.button("web-tables-all", count=TABLES).wait_for()
    assert rows.count() == SHOWN


def test_a_few_games_need_no_button(come: Come, server: Server) -> None:
    bo = come(server, "Bo")
    for _ in range(SHOWN):
        bo.account.create("me", "open")
    bo.page.goto("/")
    mine = bo.page.locator(".sidebar .box").first
    mine.locator("a.row").last.wait_for()
    assert mine.locator("a.row").count() == SHOWN and mine.get_by_role("button").count() == 0


def test_the_days_per_turn_offered_match_the_servers_limit(come: Come, server: Server) -> None:
    cleo = come(server, "Cleo", "de")
    cleo.page.goto("/")
    cleo.button("web-with-friends").first.click()
    dialog = cleo.page.get_by_role("dialog")
    dialog.locator("select").last.select_option("slow")
    days = cleo.page.get_by_label(cleo.says("web-clock-per-move"), exact=True)
    assert days.get_attribute("max") == str(MAX_DAYS)
    days.fill(str(MAX_DAYS))
    dialog.locator(".btn.primary").click()
    cleo.page.wait_for_url("**/table/*")


def paste(person: Person, text: str) -> None:
    """Paste a code or a link in the lobby."""
    person.page.goto("/")
    person.page.get_by_label(person.says("web-table-code"), exact=True).fill(text)
    person.button("web-go").click()


def test_a_seat_link_works_and_its_secret_is_kept(come: Come, server: Server) -> None:
    ada, eve = Browser(server, "Ada"), come(server, lang="hu")
    id = ada.create("me", "greedy", options={"first": 1})
    token = ada.ask("POST", f"/api/tables/{id}/seat/0/link")["token"]
    asked: list[str] = []
    eve.page.on("request", lambda request: asked.append(request.url))
    eve.page.on("websocket", lambda socket: asked.append(socket.url))
    paste(eve, f" http://192.168.0.7:8000/table/{id}#seat={token} ")
    TablePage(eve, id, go=False).asked()
    assert any(id in url for url in asked) and not any(token in url for url in asked)


@pytest.mark.parametrize("link", ["{}", "https://dvergar.example/table/{}/", "localhost/table/{}"])
def test_a_code_or_an_invitation_leads_to_the_table(come: Come, server: Server, link: str) -> None:
    ada, bo = Browser(server, "Ada"), come(server, "Bo", "de")
    id = ada.create("me", "open")
    paste(bo, link.format(id))
    bo.button("web-sit").wait_for()
    assert bo.page.url.endswith(f"/table/{id}")


def test_a_link_to_a_moment_keeps_it(come: Come, server: Server) -> None:
    bo = come(server, "Bo")
    bo.forgive(REFUSED)
    paste(bo, f"http://elsewhere/replay/{UNKNOWN}#moment=3&seat=1")
    bo.page.wait_for_url(f"**/replay/{UNKNOWN}#moment=3&seat=1")
    bo.shows(bo.says("refused-unknown-replay"))


@pytest.mark.parametrize("text", ["!!!", "table", "http://elsewhere/rules/smithy", "a b"])
def test_a_bad_code_is_reported(come: Come, server: Server, text: str) -> None:
    bo = come(server, "Bo", "fr")
    paste(bo, text)
    bo.notices("refused-unknown-table")
    assert bo.page.url == f"{server.url}/"


def test_the_lobby_shows_that_a_game_waits_for_me(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada", "de"), come(server, "Bo", "de")
    id = ada.account.create("me", "open", options={"first": 1})
    bo.account.sit(id, 1)
    for person in (ada, bo):
        person.page.goto("/")
        person.page.locator(f'.sidebar a.row[href="/table/{id}"]').wait_for()
    icon = "link[rel=icon][href*=turn]"
    titled = f"● {ada.says('web-your-turn')} · Dvergar"
    ada.page.wait_for_function("title => document.title === title", arg=titled)
    ada.page.locator(icon).wait_for(state="attached")
    assert bo.page.title() == "Dvergar" and bo.page.locator(icon).count() == 0


def test_a_person_on_this_device_needs_a_name(come: Come, server: Server) -> None:
    cleo = come(server, "Cleo", "hu")
    cleo.page.goto("/")
    cleo.button("web-with-friends").first.click()
    dialog = cleo.page.get_by_role("dialog")
    cleo.selection("web-seat", seat=2).select_option("here")
    name = cleo.page.get_by_label(cleo.says("web-name"), exact=True)
    assert name.get_attribute("maxlength") == "24"
    dialog.locator(".btn.primary").click()
    dialog.get_by_text(cleo.says("refused-name-empty")).wait_for()
    assert name.evaluate("field => field === document.activeElement")
    name.fill("Dora")
    dialog.locator(".btn.primary").click()
    cleo.page.wait_for_url("**/table/*")


def test_on_a_phone_a_game_that_waits_comes_before_the_doors(come: Come, server: Server) -> None:
    dora = come(server, "Dora", "fr", **TOUCH)
    dora.page.goto("/")
    door = dora.page.locator(".door").first
    gate = door.locator(".gate img").bounding_box()
    assert gate and abs(gate["width"] / gate["height"] - GATE) < 0.01
    mine = dora.page.locator(".box").first
    there, here = mine.bounding_box(), door.bounding_box()
    assert there and here and here["y"] < there["y"]
    dora.account.create("me", "greedy", options=BEGIN)
    dora.page.reload()
    mine.locator(".row.you").wait_for()
    there, here = mine.bounding_box(), door.bounding_box()
    assert there and here and there["y"] < here["y"]


def test_options_for_other_player_counts_are_not_offered(come: Come, server: Server) -> None:
    dora = come(server, "Dora", "hu")
    dora.page.goto("/")
    dora.page.locator(".door.silberzwerg").get_by_role("button").last.click()
    dialog = dora.page.get_by_role("dialog")
    long, short = (
        dialog.get_by_label(dora.says(f"silberzwerg-option-{name}")) for name in ("long", "short")
    )
    long.check()
    assert short.is_disabled()
    dialog.get_by_text(dora.says("refused-silberzwerg-short")).wait_for()
    dora.selection("web-players").select_option("4")
    dialog.get_by_text(dora.says("refused-silberzwerg-long")).wait_for()
    assert long.is_disabled() and not long.is_checked()
    short.check()
    dialog.locator(".btn.primary").click()
    dora.page.wait_for_url("**/table/*")
    made = dora.account.table(dora.page.url.rpartition("/")[2])["options"]
    assert (made["long"], made["short"]) == (False, True)


def test_options_of_other_modes_are_not_offered(come: Come, server: Server) -> None:
    dora = come(server, "Dora", "fr")
    dora.page.goto("/")
    dora.page.locator(".door.jewellers").get_by_role("button").last.click()
    cleanup, mode = (dora.selection(f"jewellers-option-{name}") for name in ("cleanup", "mode"))
    why = dora.page.get_by_role("dialog").get_by_text(dora.says("refused-jewellers-cleanup"))
    why.wait_for()
    assert cleanup.is_disabled() and dora.selection("jewellers-option-auction").is_disabled()
    mode.select_option("advanced")
    cleanup.select_option("chaotic")
    assert why.count() == 0
    mode.select_option("classic")
    assert cleanup.input_value() == "controlled"
    dora.page.get_by_role("dialog").locator(".btn.primary").click()
    dora.page.wait_for_url("**/table/*")
    made = dora.account.table(dora.page.url.rpartition("/")[2])
    assert (made["options"]["mode"], made["options"]["cleanup"]) == ("classic", "controlled")
