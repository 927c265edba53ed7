"""What a question is about is visible, even on a phone, and cards can be enlarged."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.games import JEWEL
from tests.web.jewel import JewelPage, drafting
from tests.web.person import PHONE, TABLET, TOUCH

HEIGHT = 560
LOW = {**TOUCH, "viewport": {"width": 390, "height": HEIGHT}}
GEMS = '[data-thing^="bowl/"].legal'
CARDS = ".offer .jc"
TO_END = "main => main.scrollTo(0, main.scrollHeight)"
TO_FOOT = "card => card.scrollIntoView({ block: 'end' })"

LET_GO = """card => {
  card.dispatchEvent(new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));
  card.click();
}"""


@pytest.fixture
def pair(come: Come, server: Server) -> tuple[JewelPage, JewelPage]:
    """Let Ada draft on a small phone and Bo on a desktop."""
    ada, bo = come(server, "Ada", "hu", **LOW), come(server, "Bo", "fr")
    id = ada.account.create("me", "open", game=JEWEL.id)
    bo.account.sit(id, 1)
    pages = JewelPage(ada, id, touch=True), JewelPage(bo, id)
    drafting(*pages)
    return pages


def bottom(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["y"] + box["height"]


def top(what: Locator) -> float:
    box = what.bounding_box()
    assert box
    return box["y"]


def next_to(box: Locator, of: Locator) -> bool:
    """Return whether a box is fully on the screen and doesn't cover its element."""
    lies, at, screen = box.bounding_box(), of.bounding_box(), box.page.viewport_size
    assert lies and at and screen
    right, low = lies["x"] + lies["width"], lies["y"] + lies["height"]
    inside = lies["x"] >= 0 and lies["y"] >= 0 and right <= screen["width"]
    apart = right <= at["x"] or lies["x"] >= at["x"] + at["width"]
    return inside and low <= screen["height"] and apart


def in_sight(page: JewelPage, things: str) -> bool:
    """Return whether one of them is fully on the screen, below the status bar."""
    above = bottom(page.page.locator(".status"))
    found = page.page.locator(things).filter(visible=True).all()
    return any(top(thing) >= above and bottom(thing) <= HEIGHT for thing in found)


def test_highlighted_things_are_scrolled_into_view(pair: tuple[JewelPage, JewelPage]) -> None:
    mine, theirs = pair
    mine.until(lambda: in_sight(mine, GEMS))
    mine.on_board(mine.actions()[0])
    mine.take_back.wait_for()
    mine.page.locator(".main").evaluate(TO_END)
    mine.until(lambda: top(mine.page.locator(".dish.own")) < 0)
    theirs.on_board(theirs.actions()[0])
    mine.asked()
    mine.until(lambda: in_sight(mine, GEMS))


def test_a_sheet_does_not_hide_its_card(pair: tuple[JewelPage, JewelPage]) -> None:
    mine, _ = pair
    mine.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    mine.press(mine.strip.nth(1))
    card, sheet = mine.page.locator(CARDS).nth(4), mine.page.locator(".pop")
    card.evaluate(TO_FOOT)
    mine.press(card)
    sheet.wait_for()
    mine.until(lambda: bottom(card) <= top(sheet))


def test_actions_are_shown_next_to_their_card(pair: tuple[JewelPage, JewelPage]) -> None:
    _, theirs = pair
    cards, box = theirs.page.locator(CARDS), theirs.page.locator(".pop")
    for card in (cards.first, cards.nth(3)):
        card.click()
        theirs.until(lambda card=card: next_to(box, card))  # type: ignore[misc]
    theirs.page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    theirs.until(lambda: next_to(box, cards.nth(3)))
    theirs.page.keyboard.press("Escape")
    box.wait_for(state="detached")


def test_a_card_is_enlarged_by_mouse_and_by_touch(pair: tuple[JewelPage, JewelPage]) -> None:
    mine, theirs = pair
    near = theirs.page.locator(".zoombox .signs li")
    theirs.page.locator(CARDS).first.hover()
    near.first.wait_for()
    theirs.until(lambda: next_to(theirs.page.locator(".zoombox"), theirs.page.locator(CARDS).first))
    theirs.page.locator(".status").hover()
    near.first.wait_for(state="detached")
    mine.press(mine.strip.nth(1))
    card = mine.page.locator(CARDS).first
    card.tap(trial=True)
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    mine.page.locator(".zoombox .signs li").first.wait_for()
    card.evaluate(LET_GO)
    mine.page.locator(".zoombox").wait_for(state="detached")
    assert mine.page.locator(".pop").count() == 0
