"""The table asks once before a player ends a turn too early."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import TOUCH, Person
from tests.web.places import Places
from tests.web.table import TablePage

CAREFUL: dict[str, Any] = {"settings": {"care": True}}
OPEN = "dialog[open]"


def begun(person: Person) -> TablePage:
    id = person.account.create("me", "greedy", options={"first": 1})
    table = TablePage(person, id)
    table.asked()
    return table


def end(table: TablePage) -> None:
    table.press(table.page.locator('.status [data-action="end"]'))


@pytest.mark.parametrize("device", [{}, TOUCH])
def test_ending_a_turn_without_an_action_asks_once(
    come: Come, server: Server, device: dict[str, Any]
) -> None:
    ada = come(server, "Ada", "hu", **CAREFUL, **device)
    table = begun(ada)
    before = table.answers
    end(table)
    ada.page.locator(OPEN).get_by_role("heading").wait_for()
    ada.shot(f"care-{'phone' if device else 'desktop'}")
    assert table.answers == before
    ada.button("web-doubt-back").click()
    ada.page.locator(OPEN).wait_for(state="detached")
    end(table)
    table.answered(before)
    assert ada.page.locator(OPEN).count() == 0


def test_after_an_action_nothing_is_asked(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **CAREFUL)
    table = begun(ada)
    hand = [a for a in table.actions() if a.startswith("play:")]
    table.on_board(hand[0])
    left = {str(o["verb"]) for o in table.options()}
    assert not left & {"craft", "train"}
    before = table.answers
    end(table)
    table.answered(before)


def test_what_is_ready_is_named_and_can_be_passed(come: Come, places: Places) -> None:
    ada = come(places.server, "Ada", account=places.ada, **CAREFUL)
    table = TablePage(ada, places.running)
    ready = [o for o in table.until(table.options) if o["verb"] in ("craft", "train")]
    assert ready
    before = table.answers
    end(table)
    listed = ada.page.locator(f"{OPEN} li")
    listed.first.wait_for()
    assert listed.count() == min(len(ready), 5)
    ada.page.keyboard.press("Escape")
    ada.page.locator(OPEN).wait_for(state="detached")
    assert table.answers == before


def test_the_question_can_be_switched_off(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **CAREFUL)
    table = begun(ada)
    before = table.answers
    end(table)
    ada.page.get_by_label(ada.says("web-doubt-never")).check()
    ada.button("web-doubt-anyway").click()
    table.answered(before)
    assert not ada.page.evaluate("JSON.parse(localStorage['dvergar-settings']).care")
    ada.page.locator("button.gear").click()
    assert not ada.page.get_by_label(ada.says("web-doubt-setting")).is_checked()


def test_the_list_of_moves_asks_too(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **CAREFUL)
    table = begun(ada)
    table.tab("moves")
    table.choose("end")
    ada.button("web-doubt-anyway").wait_for()
