"""People sit down under any free name, and the page then plays for them."""

from __future__ import annotations

from playwright.sync_api import Route

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import REFUSED
from tests.web.table import TablePage

SECOND_BEGINS = {"first": 2}


def test_after_a_taken_name_is_refused_another_one_works(come: Come, server: Server) -> None:
    ada, eve = Browser(server, "Ada"), come(server, lang="fr")
    eve.forgive(REFUSED)
    table = TablePage(eve, ada.create("me", "open", options=SECOND_BEGINS))
    name = eve.page.get_by_label(eve.says("web-name"), exact=True)
    name.fill("Ada")
    eve.button("web-sit").click()
    eve.notices("refused-name-taken")
    name.fill("Eve")
    eve.button("web-sit").click()
    table.asked()
    table.on_board("end")
    assert [seat["name"] for seat in ada.table(table.id)["seats"]] == ["Ada", "Eve"]


def test_a_stranger_who_takes_a_name_in_the_bar_first_can_play(come: Come, server: Server) -> None:
    ada, eve = Browser(server, "Ada"), come(server, lang="de")
    table = TablePage(eve, ada.create("me", "open", options=SECOND_BEGINS))
    eve.button("web-sit").wait_for()
    eve.page.locator("button.guest").click()
    eve.page.get_by_role("dialog").get_by_label(eve.says("web-name"), exact=True).fill("Eve")
    eve.button("web-save").click()
    eve.page.get_by_role("dialog").wait_for(state="detached")
    eve.button("web-sit").click()
    table.asked()
    table.on_board("end")


def test_without_a_name_a_free_one_is_given(come: Come, server: Server) -> None:
    eitri, sindri, eve = Browser(server, "Eitri"), Browser(server, "Sindri"), come(server)
    eve.forgive(REFUSED)
    eve.page.add_init_script("Math.random = () => 0")  # the first free name is shown
    table = TablePage(eve, eitri.create("me", "open", "open"))

    def late(route: Route) -> None:
        sindri.sit(table.id, 2)
        route.continue_()

    eve.page.route("**/seat", late, times=1)
    eve.button("web-sit").first.click()
    eve.page.locator(".status").wait_for()
    names = [seat["name"] for seat in eitri.table(table.id)["seats"]]
    assert names == ["Eitri", "Astrid", "Sindri"]


def test_a_seat_link_works_in_a_tab_that_shows_the_table(come: Come, server: Server) -> None:
    ada, eve = Browser(server, "Ada"), come(server, lang="hu")
    table = TablePage(eve, ada.create("me", "greedy", options={"first": 1}))
    eve.shows(eve.says("web-watching"))
    token = ada.ask("POST", f"/api/tables/{table.id}/seat/0/link")["token"]
    eve.page.goto(f"/table/{table.id}#seat={token}")
    table.asked()
    assert token not in eve.page.url
    table.on_board("end")


def test_an_empty_name_field_shows_the_name_to_be_used(come: Come, server: Server) -> None:
    ada, eve = Browser(server, "Ada"), come(server, lang="de")
    table = TablePage(eve, ada.create("me", "open"))
    offered = eve.page.get_by_label(eve.says("web-name"), exact=True).get_attribute("placeholder")
    eve.button("web-sit").click()
    eve.page.locator(".status").wait_for()
    assert [seat["name"] for seat in ada.table(table.id)["seats"]] == ["Ada", offered]
