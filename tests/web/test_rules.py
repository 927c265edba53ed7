"""The rules at a table and on their own page: in short, icons, chapters, edge cases."""

from __future__ import annotations

import pytest

from dvergar.games import GAMES
from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import PHONE
from tests.web.table import TablePage

DEEP = "S3.1"  # a rule far down the page
TOP_OF = "() => document.querySelector('.contents').getBoundingClientRect().top"


@pytest.mark.parametrize("bidding", [False, True])
def test_the_rules_at_the_table_are_those_of_the_table(
    come: Come, server: Server, bidding: bool
) -> None:
    ada = Browser(server, "Ada")
    table = ada.create("me", "greedy", game="smithy", options={"bidding": bidding})
    bo = come(server, account=ada)
    TablePage(bo, table)
    bo.page.locator("#tab-rules").click()
    aside = bo.page.locator(".rules > .aside")
    aside.locator('[data-rule="S4.2"]').wait_for(state="attached")
    assert aside.locator('[data-rule="S4.1"]').count() == (not bidding)
    assert aside.locator('[data-rule="S4.2"]').count() == 1
    assert bo.page.locator('.rules > [data-rule="S2.6"]').count() == 1
    bo.page.get_by_text(bo.says("rules-short"), exact=True).click()
    bo.shows(bo.says("rules-smithy-goal"))
    bo.page.get_by_text(bo.says("rules-icons"), exact=True).click()
    bo.shows(bo.says("icon-smithy-tilted"))
    bo.page.get_by_role("searchbox").fill("S4.1")
    bo.page.locator('[data-rule="S4.1"][open]').wait_for()
    ada.close()


def test_an_edge_case_at_the_table_is_opened_from_its_rule(come: Come, server: Server) -> None:
    ada = Browser(server, "Ada")
    bo = come(server, account=ada)
    TablePage(bo, ada.create("me", "greedy", game="smithy"))
    bo.page.locator("#tab-rules").click()
    rule = bo.page.locator('[data-rule="S2.6"]')
    rule.locator("summary").click()
    rule.get_by_role("button", name=bo.says("rules-edge-cases")).click()
    bo.page.locator('[data-edge="S2.6"][open]').wait_for()
    ada.close()


def test_a_search_looks_through_examples_and_edge_cases(come: Come, server: Server) -> None:
    ada = come(server)
    ada.page.goto("/rules/smithy")
    shown = ada.page.locator("[data-rule]")
    for part in ("example", "edge"):
        ada.page.get_by_role("searchbox").fill(ada.says(f"rule-S2-12.{part}")[:30])
        shown.nth(1).wait_for(state="detached")
        assert shown.get_attribute("data-rule") == "S2.12"
    ada.page.get_by_role("searchbox").fill("xyzzy")
    ada.shows(ada.says("web-nothing-found"))


def test_the_menu_of_chapters_stays_in_sight(come: Come, server: Server) -> None:
    ada = come(server)
    ada.page.goto(f"/rules/smithy#{DEEP}")
    ada.page.locator(f"section.here[data-rule='{DEEP}']").wait_for()
    ada.page.wait_for_function("() => scrollY > innerHeight")
    assert ada.page.evaluate(TOP_OF) >= 0
    menu = ada.page.get_by_role("navigation", name=ada.says("rules-contents"))
    menu.locator('[aria-current="location"]', has_text=ada.says("chapter-S3")).wait_for()
    menu.get_by_role("link", name=ada.says("rules-icons")).click()
    menu.locator('[aria-current="location"]', has_text=ada.says("rules-icons")).wait_for()
    assert ada.page.evaluate("location.hash") == "#icons"


def test_on_a_phone_the_chapters_are_a_list_that_stays_in_sight(come: Come, server: Server) -> None:
    ada = come(server, viewport=PHONE)
    ada.page.goto("/rules/smithy")
    chapters = ada.selection("rules-contents")
    chapters.select_option("S3")
    ada.page.wait_for_function("() => scrollY > innerHeight")
    top = chapters.bounding_box()
    assert top and 0 <= top["y"] < PHONE["height"] / 2
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_address_of_the_rules_without_a_game_opens_the_first_game(
    come: Come, server: Server
) -> None:
    ada = come(server)
    assert ada.page.goto("/rules").ok  # type: ignore[union-attr]
    ada.shows(ada.says(f"rules-{next(iter(GAMES))}-title"))


@pytest.mark.parametrize("game", GAMES)
def test_every_icon_is_drawn_before_the_first_chapter(
    come: Come, server: Server, game: str
) -> None:
    ada = come(server)
    ada.page.goto(f"/rules/{game}")
    ada.page.locator("[data-rule]").first.wait_for()
    names = [id for id in ada.words.ids() if id.startswith(f"icon-{game}-")]
    icons = ada.page.locator("[data-icon]")
    assert icons.count() == len(names) > 0
    for n in range(len(names)):
        icons.nth(n).locator(".drawn > *").first.wait_for(state="attached")
    assert ada.page.locator("section:has([data-rule]) ~ section [data-icon]").count() == 0
