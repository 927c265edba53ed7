"""“Play against bots” asks once for level, players and mode, then plays with one click."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.server.client import Message
from tests.server.process import Server
from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.person import DESKTOP, TABLET, TOUCH, Person

LANGUAGES = ("en", "fr", "hu", "de")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "tablet": {"viewport": TABLET},
    "phone": TOUCH,
}
KEPT = "dvergar-bots"
OLD = {"jewellers": {"level": "greedy", "players": 9, "mode": "classic"}}
TOPS = "els => els.map(e => Math.round(e.getBoundingClientRect().top))"
FOCUSED = "e => e.contains(document.activeElement)"
# How much the page moves by itself, as browsers measure it.
SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifts += shift.value;
}).observe({ type: "layout-shift", buffered: true });
"""
MOST_SHIFT = 0.05


def door(person: Person, game: str) -> Locator:
    return person.page.locator(f".door.{game}")


def opened(person: Person, game: str) -> Locator:
    """Open the lobby and a game's choices for the first time."""
    person.page.goto("/")
    door(person, game).locator(".split .btn").click()
    sheet = door(person, game).get_by_role("dialog")
    sheet.wait_for()
    return sheet


def made(person: Person) -> Message:
    """Return the table that the page has just created and opened."""
    person.page.wait_for_url("**/table/*")
    return person.account.table(person.page.url.rpartition("/")[2])


def seats(table: Message) -> list[str]:
    return [str(seat["bot"]) for seat in table["seats"]]


def test_the_first_click_asks_and_the_next_one_plays(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    sheet = opened(ada, "jewellers")
    assert sheet.get_by_label(ada.says("web-bot-greedy")).is_checked()
    assert sheet.get_by_label("3", exact=True).is_checked()
    sheet.get_by_label("4", exact=True).check()
    sheet.get_by_label(ada.says("jewellers-option-mode-classic"), exact=True).check()
    sheet.locator(".btn.primary").click()
    first = made(ada)
    assert seats(first) == ["", "greedy", "greedy", "greedy"]
    assert first["options"]["mode"] == "classic"
    ada.page.goto("/")
    door(ada, "jewellers").get_by_role("button", name=ada.says("web-play"), exact=True).click()
    again = made(ada)
    assert again["id"] != first["id"]
    assert (seats(again), again["options"]) == (seats(first), first["options"])


def test_what_was_chosen_for_one_game_leaves_the_others(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "de")
    opened(ada, "smithy").locator(".btn.primary").click()
    assert made(ada)["options"]["mode"] == "starter"
    ada.page.goto("/")
    for game, buttons in (("smithy", 2), ("silberzwerg", 1), ("jewellers", 1)):
        split = door(ada, game).locator(".split .btn")
        split.first.wait_for()
        assert split.count() == buttons, game


def test_the_arrow_changes_what_is_remembered(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "hu")
    opened(ada, "silberzwerg").locator(".btn.primary").click()
    assert len(made(ada)["seats"]) == 3
    ada.page.goto("/")
    door(ada, "silberzwerg").locator(".split .level").click()
    sheet = door(ada, "silberzwerg").get_by_role("dialog")
    sheet.get_by_label("2", exact=True).check()
    sheet.locator(".btn.primary").click()
    assert len(made(ada)["seats"]) == 2
    kept = json.loads(ada.page.evaluate(f"localStorage.getItem('{KEPT}')"))
    assert kept["silberzwerg"]["players"] == 2


def test_keys_choose_play_and_close(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "fr")
    sheet = opened(ada, "smithy")
    assert sheet.evaluate(FOCUSED)
    ada.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    split = door(ada, "smithy").locator(".split")
    assert split.evaluate(FOCUSED)
    ada.page.keyboard.press("Enter")
    sheet.wait_for()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    assert len(made(ada)["seats"]) == 4


def test_choices_that_no_longer_exist_are_asked_again(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    ada.context.add_init_script(f"localStorage.setItem('{KEPT}', '{json.dumps(OLD)}')")
    sheet = opened(ada, "jewellers")
    assert sheet.get_by_label("3", exact=True).is_checked()


@pytest.mark.parametrize("size", SIZES)
def test_the_choices_fit_and_can_be_read_by_everyone(come: Come, server: Server, size: str) -> None:
    ada = come(server, "Ada", "fr", **SIZES[size])
    sheet = opened(ada, "jewellers")
    ada.drawn()
    box, page = sheet.bounding_box(), ada.page.viewport_size
    assert box and page and box["x"] >= 0 and box["y"] >= 0
    assert box["x"] + box["width"] <= page["width"] and box["y"] + box["height"] <= page["height"]
    assert violations(ada.page) == []
    ada.shot(f"bots-{size}")


def test_the_buttons_of_all_doors_are_level(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    for lang in LANGUAGES:
        ada.page.goto("/")
        ada.page.locator(".door .btn").first.wait_for()
        ada.switch_language(lang)
        ada.page.locator(f"html[lang={lang}]").wait_for()
        ada.drawn()
        for row in (".door .split", ".door .learn", ".door .offers > .btn:not(.learn)"):
            tops = ada.page.locator(row).evaluate_all(TOPS)
            assert len(tops) == 3 and len({*tops}) == 1, (lang, row, tops)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_the_lobby_loads(come: Come, server: Server, size: str) -> None:
    ada = come(server, "Ada", **SIZES[size])
    ada.account.create("me", "greedy", options={"first": 1})
    ada.account.create("me", "open", public=True)
    ada.context.add_init_script(SHIFTS)
    ada.page.goto("/")
    ada.page.locator(".row.you").wait_for()
    ada.page.wait_for_load_state("networkidle")
    ada.drawn()
    assert ada.page.evaluate("window.shifts") <= MOST_SHIFT
