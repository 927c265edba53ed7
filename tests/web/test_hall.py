"""The hall: all of one's games can be reached, and only tables that can be had are offered."""

from __future__ import annotations

from dvergar.server.protocol import MOST_DAYS
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import TOUCH
from tests.web.tables import BEGIN

SHOWN = 6
TABLES = 8
GATE = 304 / 446  # as it is drawn


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


def test_as_many_days_a_move_are_offered_as_the_server_allows(come: Come, server: Server) -> None:
    cleo = come(server, "Cleo", "de")
    cleo.page.goto("/")
    cleo.button("web-create").first.click()
    dialog = cleo.page.get_by_role("dialog")
    dialog.locator("select").last.select_option("slow")
    days = cleo.page.get_by_label(cleo.says("web-clock-per-move"), exact=True)
    assert days.get_attribute("max") == str(MOST_DAYS)
    days.fill(str(MOST_DAYS))
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
