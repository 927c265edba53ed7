"""The hall: all of one's games can be reached, and only tables that can be had are offered."""

from __future__ import annotations

from dvergar.server.protocol import MOST_DAYS
from tests.server.process import Server
from tests.web.conftest import Come

SHOWN = 6
TABLES = 8


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


def test_what_a_mode_does_not_have_is_not_offered(come: Come, server: Server) -> None:
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
