"""What a question or a sheet is about can be seen, on a phone too, and a card be read from near."""

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
    """Ada drafts on a low phone, Bo at a desk."""
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


def beside(box: Locator, of: Locator) -> bool:
    """Whether a box lies wholly on the screen and not over what it belongs to."""
    lies, at, screen = box.bounding_box(), of.bounding_box(), box.page.viewport_size
    assert lies and at and screen
    right, low = lies["x"] + lies["width"], lies["y"] + lies["height"]
    inside = lies["x"] >= 0 and lies["y"] >= 0 and right <= screen["width"]
    apart = right <= at["x"] or lies["x"] >= at["x"] + at["width"]
    return inside and low <= screen["height"] and apart


def in_sight(page: JewelPage, things: str) -> bool:
    """Whether one of them lies wholly below the status bar, and on the screen."""
    above = bottom(page.page.locator(".status"))
    found = page.page.locator(things).filter(visible=True).all()
    return any(top(thing) >= above and bottom(thing) <= HEIGHT for thing in found)


def test_what_a_new_question_lights_comes_into_sight(pair: tuple[JewelPage, JewelPage]) -> None:
    mine, theirs = pair
    mine.until(lambda: in_sight(mine, GEMS))
    mine.on_board(mine.actions()[0])
    mine.take_back.wait_for()
    mine.page.locator(".main").evaluate(TO_END)
    assert top(mine.page.locator(".dish.own")) < 0
    theirs.on_board(theirs.actions()[0])
    mine.asked()
    mine.until(lambda: in_sight(mine, GEMS))


def test_a_sheet_leaves_its_card_in_sight(pair: tuple[JewelPage, JewelPage]) -> None:
    mine, _ = pair
    mine.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    mine.press(mine.strip.nth(1))
    card, sheet = mine.page.locator(CARDS).nth(4), mine.page.locator(".pop")
    card.evaluate(TO_FOOT)
    mine.press(card)
    sheet.wait_for()
    mine.until(lambda: bottom(card) <= top(sheet))


def test_what_can_be_done_is_shown_beside_its_card(pair: tuple[JewelPage, JewelPage]) -> None:
    _, theirs = pair
    cards, box = theirs.page.locator(CARDS), theirs.page.locator(".pop")
    for card in (cards.first, cards.nth(3)):
        card.click()
        theirs.until(lambda card=card: beside(box, card))  # type: ignore[misc]
    theirs.page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    theirs.until(lambda: beside(box, cards.nth(3)))
    theirs.page.keyboard.press("Escape")
    box.wait_for(state="detached")


def test_a_card_is_read_from_near_by_mouse_and_by_finger(pair: tuple[JewelPage, JewelPage]) -> None:
    mine, theirs = pair
    near = theirs.page.locator(".zoombox .signs li")
    theirs.page.locator(CARDS).first.hover()
    near.first.wait_for()
    theirs.until(lambda: beside(theirs.page.locator(".zoombox"), theirs.page.locator(CARDS).first))
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
