"""The picture guide: two pages per game before the rules, drawn with the game's own parts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from dvergar.games import GAMES
from dvergar.locales import LANGUAGES
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import DESKTOP, PHONE, Person

CUT = """() => [...document.querySelectorAll('#guide .screen:not(.away) *, #guide header *')]
  .filter((e) => !e.closest('[aria-hidden]') && e.scrollWidth > e.clientWidth + 1 && e.clientWidth)
  .map((e) => e.className || e.tagName)"""
ORDER = """() => document.querySelector('#guide')
  .compareDocumentPosition(document.querySelector('[data-rule]'))"""
FOLLOWING = 4  # the second place comes after the first


def opened(
    come: Come, server: Server, game: str, lang: str = "en", size: object = DESKTOP
) -> Person:
    person = come(server, lang=lang, viewport=size)
    person.page.goto(f"/rules/{game}")
    person.page.locator("#guide .screen").first.wait_for()
    return person


def turn(person: Person, game: str, page: int) -> None:
    title = person.says(f"guide-{game}-page-{page}")
    person.page.locator("#guide nav").get_by_role("button", name=title).click()


def pictures(page: Page) -> int:
    return page.locator("#guide .picture").filter(visible=True).count()


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_has_two_pages_before_the_rules(come: Come, server: Server, game: str) -> None:
    ada = opened(come, server, game)
    assert ada.page.evaluate(ORDER) & FOLLOWING
    ada.shows(ada.says(f"guide-{game}-goal"))
    first = pictures(ada.page)
    assert first > 5
    steps = ada.page.locator("#guide .steps li").filter(visible=True)
    assert steps.count() == 5
    turn(ada, game, 2)
    steps.nth(4).wait_for(state="hidden")
    ada.page.locator("#guide .screen").nth(1).locator("section").first.wait_for()
    assert ada.page.locator("#guide .screen").filter(visible=True).count() == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_guide_fits(come: Come, server: Server, lang: str, size: dict[str, int]) -> None:
    for game in GAMES:
        ada = opened(come, server, game, lang, size)
        for page in (1, 2):
            turn(ada, game, page)
            ada.drawn()
            assert ada.page.evaluate(CUT) == [], (game, page)
            assert ada.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
            ada.shot(f"guide-{game}-{page}-{lang}-{size['width']}")


def test_a_callout_lights_its_place_on_the_card(come: Come, server: Server) -> None:
    ada = opened(come, server, "smithy")
    callout = ada.page.locator(".callouts li").nth(2)
    callout.focus()
    ada.page.locator(".callouts .dot.lit").wait_for()
    assert ada.page.locator(".callouts .dot").nth(2).get_attribute("class").endswith("lit")  # type: ignore[union-attr]


def test_the_scoring_example_adds_up(come: Come, server: Server) -> None:
    for game, totals in {
        "smithy": ["211", "193"],
        "silberzwerg": ["608"],
        "jewellers": ["37"],
    }.items():
        ada = opened(come, server, game)
        turn(ada, game, 2)
        cells = ada.page.locator("#guide tr.total td").filter(visible=True)
        cells.last.wait_for()
        assert [text for text in cells.all_inner_texts() if text] == totals


def test_the_guide_prints_both_pages_on_light_paper(come: Come, server: Server) -> None:
    ada = opened(come, server, "smithy")
    ada.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    ada.page.emulate_media(media="print")
    screens = ada.page.locator("#guide .screen").filter(visible=True)
    assert screens.count() == 2
    assert ada.page.evaluate("document.documentElement.dataset.theme") == "light"
    for hidden in (".contents", "#guide nav", "header.bar"):
        assert not ada.page.locator(hidden).is_visible(), hidden
    ada.page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert ada.page.evaluate("document.documentElement.dataset.theme") == "dark"
