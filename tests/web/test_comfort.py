"""Small things at the table that get in nobody's way, on every screen."""

from __future__ import annotations

import pytest

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import DESKTOP, PHONE, TABLET, TOUCH, Person
from tests.web.places import Places, table
from tests.web.silber import SilberPage, thing_of
from tests.web.silber_places import placement
from tests.web.table import TablePage
from tests.web.tables import BEGIN

LANGUAGES = ("en", "fr", "hu", "de")
LONG_NAME = "Wilhelmina Bartholomew W"
WIDTHS = (1280, 1024, 800, 390)
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# The buttons of the status bar that the enlarged card covers.
COVERED = """() => {
  const box = document.querySelector(".zoombox").getBoundingClientRect();
  return [...document.querySelectorAll(".doing button")].filter((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
  }).map((button) => button.textContent);
}"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET, {"width": 1280, "height": 720}], ids=str)
def test_an_enlarged_card_covers_neither_undo_nor_end(
    come: Come, places: Places, size: dict[str, int]
) -> None:
    person = come(places.server, account=places.ada, viewport=size)
    table(person, places)
    cards = person.page.locator(".main [data-ref]").filter(visible=True)
    zoomed = 0
    for n in range(cards.count()):
        person.page.mouse.move(0, 0)
        person.page.locator(".zoombox").wait_for(state="detached")
        cards.nth(n).hover(force=True)
        person.page.locator(".zoombox").wait_for()
        person.drawn()
        assert person.page.evaluate(COVERED) == [], f"card {n}"
        zoomed += 1
    assert zoomed > 5


def test_the_end_button_offers_a_draw_only_if_there_is_room(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    page = TablePage(ada, f"{ada.account.create('me', 'greedy', options=BEGIN)}#moves")
    button = ada.page.locator('.doing [data-action="end"]')
    button.filter(has_text=ada.says("web-end-turn")).wait_for()  # the first hand is full
    play = next(action for action in page.actions() if action.startswith("play:"))
    page.does(page.offered.and_(page.named(play)))
    button.filter(has_text=ada.says("web-end-draw")).wait_for()


@pytest.mark.parametrize("more", [{}, TOUCH], ids=["mouse", "touch"])
def test_a_placed_miner_can_be_taken_back_while_another_is_selected(
    come: Come, server: Server, more: dict[str, object]
) -> None:
    ada = come(server, "Ada", "de", **more)
    id = ada.account.create("me", "greedy", game="silberzwerg")
    page = SilberPage(ada, id, touch=bool(more))
    page.asked()
    page.place("dig:yellow", "dig:blue")
    ada.page.locator('.reserve [data-thing="piece/miner"].picked').wait_for()
    page.does(page.cell("dig:yellow").locator(".back"))
    page.shows_plan("dig:blue")
    page.place("dig:blue")
    assert page.plan == ["dig:blue", "dig:blue"]
    assert page.on_table() == [thing_of("dig:blue")] * 2


def test_on_a_tablet_every_contract_is_above_the_fold(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada, viewport=TABLET)
    placement(person, places)
    for lang in LANGUAGES:
        person.set_look(lang, "dark")
        boxes = [slot.bounding_box() for slot in person.page.locator(".con-slot").all()]
        assert len(boxes) == 6
        assert all(box and box["y"] + box["height"] <= TABLET["height"] for box in boxes), lang


def test_on_a_phone_apprentices_and_tools_have_headings(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada, **TOUCH)
    table(person, places)
    for lang in LANGUAGES:
        person.set_look(lang, "dark")
        for area in ("apprentices", "tools"):
            title = person.page.locator(".crew .zh b", has_text=person.says(f"smithy-area-{area}"))
            box = title.bounding_box()
            assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"], lang


def test_a_chat_message_is_seen_on_a_phone(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada", **TOUCH), Browser(server, "Bo")
    id = ada.account.create("me", "open")
    bo.sit(id, 1)
    page = TablePage(ada, id, touch=True)
    ada.page.locator(".main").wait_for()
    socket = bo.socket(id).hello()
    socket.talk("Your Iron, please!")
    socket.talk("Or Gold.")
    news = ada.page.locator(".heard button")
    news.filter(has_text="Or Gold.").wait_for()
    page.strip.last.get_by_text(ada.says("web-chat-unread", count=2)).wait_for()
    news.tap()
    ada.page.locator(".said").get_by_text("Your Iron, please!").wait_for()
    news.wait_for(state="detached")
    page.strip.last.locator(".dot").wait_for(state="detached")
    socket.close()
    bo.close()


def test_a_long_name_makes_no_page_scroll_sideways(come: Come, server: Server) -> None:
    ada = come(server, LONG_NAME, viewport=TABLET)
    games = ("smithy", "silberzwerg", "jewellers")
    ids = [ada.account.create("me", *["greedy"] * 3, game=game) for game in games]
    for path in ("/", *(f"/table/{id}" for id in ids)):
        ada.page.goto(path)
        ada.page.locator(".main, .door").first.wait_for()
        assert wide(ada) == [], path


def wide(person: Person) -> list[int]:
    """Return the widths at which the page scrolls sideways."""
    found: list[int] = []
    for width in WIDTHS:
        person.page.set_viewport_size({"width": width, "height": 768})
        person.drawn()
        if person.page.evaluate(WIDE) > 0:
            found.append(width)
    return found
