"""Errors are shown in the reader's language and change nothing."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Route

from tests.server.client import Browser, Message
from tests.server.database import everything
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import LOST, REFUSED, Person
from tests.web.places import UNKNOWN
from tests.web.table import TablePage
from tests.web.wire import Wire

LANGS = ("fr", "hu", "de")
BAD = "Zwölf Zwerge zählen zwölf zackige Zacken"


def disk(server: Server) -> dict[str, list[str]]:
    with ThreadPoolExecutor() as pool:
        return pool.submit(everything, server.db).result()


@contextmanager
def unchanged(server: Server) -> Iterator[None]:
    before = disk(server)
    yield
    assert disk(server) == before


def name_dialog(person: Person) -> None:
    person.forgive(REFUSED)
    person.page.goto("/")
    person.page.locator("button.guest").click()
    person.page.get_by_role("dialog").wait_for()


def test_an_unknown_table_is_reported(come: Come, server: Server) -> None:
    bo = come(server, "Bo", "fr")
    with unchanged(server):
        for id in (UNKNOWN, "no such table"):
            TablePage(bo, id)
            for lang in LANGS:
                bo.switch_language(lang)
                bo.shows(bo.says("refused-unknown-table"))
    bo.page.get_by_role("link", name=bo.says("web-to-hall")).click()
    bo.shows(bo.says("web-welcome"))


def test_an_unknown_address_is_reported(come: Come, server: Server) -> None:
    bo = come(server, "Bo", "fr")
    bo.forgive(REFUSED)
    for path in ("/nope", "/table", "/rules/smithy/nope"):
        answer = bo.page.goto(path)
        assert answer is not None and answer.status == 404
        for lang in LANGS:
            bo.switch_language(lang)
            bo.shows(bo.says("refused-not-found"))
    bo.page.get_by_role("link", name=bo.says("web-to-hall")).click()
    bo.shows(bo.says("web-welcome"))


def test_a_seat_that_was_just_taken_is_reported(come: Come, server: Server) -> None:
    ada, bo, eve = Browser(server, "Ada"), Browser(server, "Bo"), come(server, "Eve", "hu")
    eve.forgive(REFUSED)
    id = ada.create("me", "open", "open")
    TablePage(eve, id)
    eve.button("web-sit").first.wait_for()

    def late(route: Route) -> None:
        bo.sit(id, 1)
        route.continue_()

    eve.page.route("**/seat", late)
    eve.button("web-sit").first.click()
    eve.notices("refused-seat-taken")
    assert [seat["name"] for seat in ada.table(id)["seats"]] == ["Ada", "Bo", ""]


def test_a_full_table_can_only_be_watched(come: Come, server: Server) -> None:
    ada, eve = Browser(server, "Ada"), come(server, "Eve", "fr")
    id = ada.create("me", "greedy", options={"first": 1})
    table = TablePage(eve, id)
    eve.shows(eve.says("web-watching"))
    assert eve.button("web-sit").count() == 0
    table.tab("moves")
    assert table.moves() == []


@pytest.mark.parametrize(
    ("name", "why", "args"),
    [
        ("   ", "refused-name-empty", {}),
        (BAD, "refused-name-long", {"limit": 24}),
        ("x" * 10_240, "refused-name-long", {"limit": 24}),
    ],
    ids=["empty", "long", "10KB"],
)
def test_a_bad_name_is_refused(
    come: Come, server: Server, name: str, why: str, args: dict[str, Any]
) -> None:
    bo = come(server, "Bo", "de")
    name_dialog(bo)
    field = bo.page.get_by_label(bo.says("web-name"), exact=True)
    field.evaluate("field => field.removeAttribute('maxlength')")
    with unchanged(server):
        field.fill(name)
        bo.button("web-save").click()
        bo.notices(why, **args)


def test_a_login_that_is_taken_is_refused(come: Come, server: Server) -> None:
    ada = Browser(server, "Ada")
    ada.ask("POST", "/api/me/password", {"login": "ada", "password": "correct horse"})
    bo = come(server, "Bo", "hu")
    name_dialog(bo)
    with unchanged(server):
        log_in(bo, "ada", "another horse", "web-keep")
        bo.notices("refused-name-taken")
        log_in(bo, "bo", "short", "web-keep")
        bo.notices("refused-password-length", least=8, most=200)


def test_a_wrong_password_is_refused(come: Come, server: Server) -> None:
    cleo = Browser(server, "Cleo")
    cleo.ask("POST", "/api/me/password", {"login": "cleo", "password": "correct horse"})
    bo = come(server, "Bo", "fr")
    name_dialog(bo)
    bo.button("web-enter-instead").click()
    with unchanged(server):
        log_in(bo, "cleo", "wrong horse", "web-enter")
        bo.notices("refused-wrong-password")


def log_in(person: Person, login: str, password: str, button: str) -> None:
    person.page.get_by_label(person.says("web-login"), exact=True).fill(login)
    person.page.get_by_label(person.says("web-password"), exact=True).fill(password)
    person.button(button).click()


def test_an_action_in_an_outdated_tab_is_refused_and_the_tab_catches_up(
    come: Come, server: Server
) -> None:
    bo = come(server, "Bo", "hu")
    id = bo.account.create("me", "greedy", options={"first": 1})
    wire = Wire(bo.page)
    table = TablePage(bo, id)
    table.tab("moves")
    table.until(lambda: "end" in table.moves())
    held: list[Message] = []
    wire.down = lambda message: held.append(message)
    other = bo.account.socket(id).hello()
    first = next(action for action in other.choices if action.startswith("play"))
    assert other.act(first)["is"] == "done"
    table.until(lambda: held)
    stale = table.moves()
    wire.down = lambda message: message
    with unchanged(server):
        table.choose("end")
        bo.notices("refused-stale")
    other.close()
    table.until(lambda: table.moves() and table.moves() != stale)


def test_an_old_client_is_asked_to_reload(come: Come, server: Server) -> None:
    bo = come(server, "Bo", "de")
    id = bo.account.create("me", "greedy", options={"first": 1})
    wire = Wire(bo.page)
    wire.up = lambda said: {**said, "version": 1} if said["do"] == "hello" else said
    with unchanged(server):
        TablePage(bo, id)
        bo.shows(bo.says("refused-old-client"))


def test_an_action_for_another_seat_is_refused(come: Come, server: Server) -> None:
    bo = come(server, "Bo", "fr")
    id = bo.account.create("me", "greedy", options={"first": 1})
    wire = Wire(bo.page)
    wire.up = lambda said: {**said, "seat": 1} if said["do"] == "act" else said
    table = TablePage(bo, id)
    table.tab("moves")
    table.until(lambda: "end" in table.moves())
    with unchanged(server):
        table.choose("end")
        bo.notices("refused-not-your-seat")


@pytest.mark.parametrize(
    ("data", "why"),
    [("{", "refused-malformed"), (b"\0\1", "refused-binary")],
    ids=["malformed", "binary"],
)
def test_a_page_that_sends_nonsense_gets_an_error(
    come: Come, server: Server, data: str | bytes, why: str
) -> None:
    bo = come(server, "Bo", "hu")
    id = bo.account.create("me", "greedy", options={"first": 1})
    wire = Wire(bo.page)
    TablePage(bo, id).asked()
    with unchanged(server):
        wire.throw(data)
        bo.shows(bo.says(why))


def test_a_forgotten_person_is_asked_for_a_name(come: Come, server: Server) -> None:
    bo = come(server, "Bo", "de")
    bo.forgive(REFUSED)
    bo.page.goto("/")
    bo.button("web-play-bots").first.wait_for()
    bo.context.clear_cookies()
    with unchanged(server):
        bo.button("web-play-bots").first.click()
        bo.page.get_by_role("dialog").locator(".btn.primary").click()
        bo.notices("web-session-over")


def test_a_person_forgotten_since_the_last_visit_is_informed(come: Come, server: Server) -> None:
    bo = come(server, "Bo", "fr")
    bo.page.goto("/")
    bo.button("web-play-bots").first.wait_for()
    bo.context.clear_cookies()
    bo.page.reload()
    bo.notices("web-session-over")
    bo.page.get_by_role("dialog").wait_for()
    bo.page.reload()
    bo.button("web-play-bots").first.wait_for()
    assert bo.page.get_by_role("dialog").count() == 0


def test_a_language_that_cannot_be_loaded_keeps_the_old_one(come: Come, server: Server) -> None:
    bo = come(server, "Bo", "de")
    bo.forgive(*LOST)
    bo.page.goto("/")
    bo.shows(bo.says("web-welcome"))
    bo.page.route("**/locales/fr", lambda route: route.abort())
    bo.page.route("**/locales/hu", lambda route: route.fulfill(status=502, body="<h1>away</h1>"))
    for lang, why in (("fr", "web-offline"), ("hu", "refused-our-fault")):
        bo.page.locator(f".bar button[lang={lang}]").click()
        bo.notices(why)
        bo.shows(bo.says("web-welcome"))
        assert bo.page.evaluate("document.documentElement.lang") == "de"
    bo.page.unroute("**/locales/fr")
    bo.switch_language("fr")
    bo.shows(bo.says("web-welcome"))
