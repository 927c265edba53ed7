"""Creating a login and logging in are separate and hard to confuse."""

from __future__ import annotations

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import REFUSED, Person
from tests.web.test_bad_input import name_dialog, unchanged

PASSWORD = "correct horse"


def kept(server: Server, login: str) -> Browser:
    """Create a person with a login."""
    made = Browser(server, login)
    made.ask("POST", "/api/me/password", {"login": login, "password": PASSWORD})
    return made


def enter(person: Person, login: str, password: str) -> None:
    """Log in with the Enter key."""
    person.page.get_by_label(person.says("web-login"), exact=True).fill(login)
    field = person.page.get_by_label(person.says("web-password"), exact=True)
    assert field.get_attribute("autocomplete") == "current-password"
    field.fill(password)
    field.press("Enter")


def test_a_typo_at_the_login_creates_no_account(come: Come, server: Server) -> None:
    kept(server, "dora")
    eve = come(server, lang="fr")
    name_dialog(eve)
    with unchanged(server):
        enter(eve, "doora", PASSWORD)
        eve.notices("refused-wrong-password")
    assert eve.context.cookies() == []


def test_logging_in_shows_the_accounts_games(come: Come, server: Server) -> None:
    emma = kept(server, "emma")
    id = emma.create("me", "greedy", options={"first": 1})
    bo = come(server, "Bo", "hu")
    name_dialog(bo)
    bo.button("web-enter-instead").click()
    enter(bo, "emma", PASSWORD)
    bo.page.locator(f'.sidebar a.row[href="/table/{id}"]').wait_for()
    bo.page.locator("button.guest b").get_by_text("emma", exact=True).wait_for()


def test_a_name_is_saved_with_a_new_password(come: Come, server: Server) -> None:
    fay = come(server, "Fay", "de")
    name_dialog(fay)
    fay.page.get_by_label(fay.says("web-login"), exact=True).fill("fay")
    field = fay.page.get_by_label(fay.says("web-password"), exact=True)
    assert field.get_attribute("autocomplete") == "new-password"
    field.fill(PASSWORD)
    field.press("Enter")
    fay.page.get_by_role("dialog").wait_for(state="detached")
    assert fay.account.ask("GET", "/api/me")["login"] == "fay"


def test_success_clears_the_error(come: Come, server: Server) -> None:
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


def test_logging_out_forgets_the_person_on_this_device(come: Come, server: Server) -> None:
    hal = come(server, "Hal", "fr")
    hal.account.ask("POST", "/api/me/password", {"login": "hal", "password": PASSWORD})
    name_dialog(hal)
    hal.button("web-leave-account").click()
    hal.page.locator("button.guest").filter(has_not_text="Hal").wait_for()
    assert hal.context.cookies() == []
    name_dialog(hal)
    enter(hal, "hal", PASSWORD)
    hal.page.locator("button.guest").filter(has_text="Hal").wait_for()
