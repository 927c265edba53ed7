"""Every screen fits in every size and theme, and a screenshot is saved."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.process import Server
from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.jewel_places import JEWEL
from tests.web.person import DESKTOP, LOST, PHONE, TABLET, TOUCH, Person
from tests.web.places import Places
from tests.web.screens import RARE, SCREENS
from tests.web.silber_places import SILBER

KEPT = ("hall", "table", "picked", "end", "replay", *SILBER, *JEWEL)
SIZES: dict[str, dict[str, Any]] = {
    "1440x900": {"viewport": DESKTOP},
    "1024x768": {"viewport": TABLET},
    "390x844": {**TOUCH, "viewport": PHONE, "device_scale_factor": 1},
}
LATER = [pytest.param(size, marks=pytest.mark.long) for size in ("1440x900", "1024x768")]
THEMES = ("dark", "light")
CONTROLLED = """async () => {
  const workers = navigator.serviceWorker;
  await new Promise((go) => (workers.controller ? go() : (workers.oncontrollerchange = go)));
}"""
WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("size", ["390x844", *LATER])
def test_every_screen_fits_and_is_saved_as_a_picture(come: Come, places: Places, size: str) -> None:
    kept(come(places.server, account=places.ada, **SIZES[size]), places, size, {*KEPT} - RARE)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_rare_screens_fit_and_are_saved_as_pictures(come: Come, places: Places, size: str) -> None:
    kept(come(places.server, account=places.ada, **SIZES[size]), places, size, RARE)


def kept(person: Person, places: Places, size: str, screens: set[str]) -> None:
    for screen in sorted(screens):
        SCREENS[screen](person, places)
        for theme in THEMES:
            person.set_look("en", theme)
            person.shot(f"{screen}-{size}-{theme}")
        assert not person.page.evaluate(WIDE), f"{screen} is wider than {size}"


def test_the_details_of_a_card_do_not_cover_the_status_bar(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada, viewport=DESKTOP)
    SCREENS["jewel-turn"](person, places)
    cards = person.page.locator('[data-thing^="card/"]:not(.picked)')
    pop = person.page.locator(".pop")
    bar = person.page.locator(".status").bounding_box()
    for n in range(min(8, cards.count())):
        cards.nth(n).click(force=True)
        pop.wait_for()
        person.drawn()
        box = pop.bounding_box()
        assert bar and box and box["y"] >= bar["y"] + bar["height"]
        person.page.keyboard.press("Escape")
        pop.wait_for(state="detached")


@pytest.mark.parametrize("lang", ["hu", "fr"])
def test_a_seat_for_another_person_fits_the_dialog(come: Come, places: Places, lang: str) -> None:
    person = come(places.server, lang=lang, **SIZES["390x844"])
    SCREENS["creating"](person, places)
    dialog = person.page.get_by_role("dialog")
    person.selection("web-seat", seat=2).select_option("here")
    dialog.get_by_placeholder(person.says("web-name"), exact=True).wait_for()
    assert dialog.evaluate("box => box.scrollWidth === box.clientWidth")


def test_without_the_server_an_offline_page_is_shown(come: Come, running: Server) -> None:
    ada = come(running, "Ada", service_workers="allow")
    ada.forgive(*LOST)
    ada.page.goto("/")
    ada.page.evaluate(CONTROLLED)
    running.kill()
    ada.page.goto("/rules/smithy")
    for lang in ("en", "fr", "hu", "de"):
        ada.page.locator(f"section[lang={lang}] h1").wait_for()
    assert violations(ada.page) == []
    ada.shot("offline")
    running.start()
    ada.page.get_by_role("link", name=ada.says("web-retry"), exact=True).click()
    ada.shows(ada.says("rules-smithy-title"))
