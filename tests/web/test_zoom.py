"""An enlarged card says what it does, what it is worth and what holds now."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Come
from tests.web.person import DESKTOP, TABLET, Person
from tests.web.places import Places
from tests.web.screens import SCREENS

LANGUAGES = ("en", "fr", "hu", "de")
SECTIONS = ("does", "worth", "now")
CARDS = {
    "table": (".hand .card.guild", SECTIONS),
    "silber-placement": (".con[data-ref]", SECTIONS),
    "jewel-draft": (".offer .jc[data-ref]", SECTIONS[1:]),
}
VALUES = 4


def enlarged(person: Person, card: Locator) -> Locator:
    """Hover over a card and return its enlarged view."""
    card.scroll_into_view_if_needed()
    person.page.mouse.move(0, 0)
    person.page.locator(".zoombox").wait_for(state="detached")
    card.hover()
    box = person.page.locator(".zoombox")
    box.locator("dt").first.wait_for()
    return box


def on_screen(box: Locator) -> bool:
    lies, screen = box.bounding_box(), box.page.viewport_size
    assert lies and screen
    right, low = lies["x"] + lies["width"], lies["y"] + lies["height"]
    return min(lies["x"], lies["y"]) >= 0 and right <= screen["width"] and low <= screen["height"]


@pytest.mark.parametrize("viewport", [DESKTOP, TABLET], ids=["desktop", "tablet"])
@pytest.mark.parametrize("screen", CARDS)
def test_an_enlarged_card_has_its_sections(
    come: Come, places: Places, screen: str, viewport: dict[str, int]
) -> None:
    person = come(places.server, account=places.ada, viewport=viewport)
    SCREENS[screen](person, places)
    card, sections = CARDS[screen]
    for lang in LANGUAGES:
        person.set_look(lang, "dark")
        box = enlarged(person, person.page.locator(card).first)
        shown = [text.casefold() for text in box.locator("dt").all_inner_texts()]
        wanted = [person.says(f"web-zoom-{name}").casefold() for name in sections]
        assert [word for word in wanted if word not in shown] == []
        assert on_screen(box), lang


def test_an_enlarged_contract_explains_its_four_values(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada)
    SCREENS["silber-placement"](person, places)
    contract = person.page.locator(".con[data-ref]").first
    shown = contract.locator(".v").all_inner_texts()
    assert len(shown) == VALUES
    worth = enlarged(person, contract).locator(".worth dd").first
    assert " → ".join(shown) in worth.inner_text()


def test_an_apprentice_says_on_its_card_what_it_does(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada)
    SCREENS["table"](person, places)
    card = person.page.locator(".hand .card.apprentice").first
    name = card.get_attribute("data-ref")
    assert card.locator(".perk").inner_text() == person.says(f"web-perk-{name}")
