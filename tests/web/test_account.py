"""Names and logins: keeping a name and coming back to one are two ways that nobody confuses."""

from __future__ import annotations

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import REFUSED, Person
from tests.web.test_bad_input import name_dialog, unchanged

PASSWORD = "correct horse"


def kept(server: Server, login: str) -> Browser:
    """Somebody who can come back."""
    made = Browser(server, login)
    made.ask("POST", "/api/me/password", {"login": login, "password": PASSWORD})
    return made


def enter(person: Person, login: str, password: str) -> None:
    """Log in by the Enter key alone."""
    person.page.get_by_label(person.says("web-login"), exact=True).fill(login)
    field = person.page.get_by_label(person.says("web-password"), exact=True)
    assert field.get_attribute("autocomplete") == "current-password"
    field.fill(password)
    field.press("Enter")


def test_a_slip_at_the_login_makes_nobody_new(come: Come, server: Server) -> None:
    kept(server, "dora")
    eve = come(server, lang="fr")
    name_dialog(eve)
    with unchanged(server):
        enter(eve, "doora", PASSWORD)
        eve.notices("refused-wrong-password")
    assert eve.context.cookies() == []


def test_whoever_comes_back_finds_the_games_left_there(come: Come, server: Server) -> None:
    emma = kept(server, "emma")
    id = emma.create("me", "greedy", options={"first": 1})
    bo = come(server, "Bo", "hu")
    name_dialog(bo)
    bo.button("web-enter-instead").click()
    enter(bo, "emma", PASSWORD)
    bo.page.locator(f'.sidebar a.row[href="/table/{id}"]').wait_for()
    assert bo.page.locator("button.guest b").inner_text() == "emma"


def test_a_name_is_kept_with_a_new_password(come: Come, server: Server) -> None:
    fay = come(server, "Fay", "de")
    name_dialog(fay)
    fay.page.get_by_label(fay.says("web-login"), exact=True).fill("fay")
    field = fay.page.get_by_label(fay.says("web-password"), exact=True)
    assert field.get_attribute("autocomplete") == "new-password"
    field.fill(PASSWORD)
    field.press("Enter")
    fay.page.get_by_role("dialog").wait_for(state="detached")
    assert fay.account.ask("GET", "/api/me")["login"] == "fay"


def test_what_worked_at_last_takes_the_refusal_away(come: Come, server: Server) -> None:
    gil = come(server, "Gil")
    gil.forgive(REFUSED)
    name_dialog(gil)
    field = gil.page.get_by_label(gil.says("web-name"), exact=True)
    field.fill("")
    gil.button("web-save").click()
    gil.notices("refused-name-empty")
    field.fill("Gilda")
    gil.button("web-save").click()
    gil.page.get_by_role("dialog").wait_for(state="detached")
    assert gil.page.locator(".notice").count() == 0


def test_whoever_logs_out_is_nobody_here(come: Come, server: Server) -> None:
    hal = come(server, "Hal", "fr")
    hal.account.ask("POST", "/api/me/password", {"login": "hal", "password": PASSWORD})
    name_dialog(hal)
    hal.button("web-leave-account").click()
    hal.page.locator("button.guest").filter(has_not_text="Hal").wait_for()
    assert hal.context.cookies() == []
    name_dialog(hal)
    enter(hal, "hal", PASSWORD)
    hal.page.locator("button.guest").filter(has_text="Hal").wait_for()
