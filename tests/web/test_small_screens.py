"""Tables fit on laptops, tablets and phones."""

from __future__ import annotations

import pytest

from tests.web.conftest import Come
from tests.web.games import JEWEL
from tests.web.jewel import JewelPage
from tests.web.jewel_places import payment
from tests.web.person import PHONE, TABLET, TOUCH, Person
from tests.web.places import Places, ended
from tests.web.silber_places import SILBER as SILBER_WAYS
from tests.web.tables import finished

LANGUAGES = ("en", "fr", "hu", "de")
LAPTOPS = ((1280, 720), (1366, 650), (1536, 730), (1440, 900), (1920, 1080))
# Panels that overlap, and content that overflows or is cut off.
AMISS = """async () => {
  await document.fonts.ready;
  await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go))); // measured anew
  const seen = of => [...document.querySelectorAll(of)].filter(e => e.checkVisibility());
  const panels = seen(".main > .panel:not(.status), .opps > *, .side .miner, .side .panel");
  const box = e => e.getBoundingClientRect();
  const meet = (a, b) =>
    a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
  const over = panels.filter(a => panels.some(b => a !== b && meet(box(a), box(b))));
  const inside = (a, b) => a.bottom <= b.bottom + 1 && a.right <= b.right + 1;
  const hangs = (e, of) => e.checkVisibility() && !e.closest(".stack, .cols, .sr") &&
    !inside(box(e), box(of));
  const out = panels.flatMap(of => [...of.querySelectorAll("*")].filter(e => hangs(e, of)));
  const cut = seen(".stock, .pile span, .jf .pts, .bidders b, .score .r > span")
    .filter(e => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth);
  return [...over, ...out, ...cut].map(e => `${e.getAttribute("class")}: ${e.textContent}`);
}"""
LATER = [pytest.param(moment, marks=pytest.mark.long) for moment in ("bidding", "start")]
WIDE = "box => box.scrollWidth > box.clientWidth"


def amiss(person: Person, width: int, height: int) -> list[str]:
    person.page.set_viewport_size({"width": width, "height": height})
    found: list[str] = person.page.evaluate(AMISS)
    return found


@pytest.mark.parametrize("moment", ["turn", *LATER])
def test_a_laptop_shows_every_panel_in_full(come: Come, places: Places, moment: str) -> None:
    person = come(places.server, account=places.ada)
    table = places.jewel.of_five if moment == "start" else getattr(places.jewel, moment)
    JewelPage(person, table).asked()
    person.page.locator(".offer .jf").first.wait_for()
    for lang in LANGUAGES:
        person.set_look(lang, "dark")
        for size in LAPTOPS:
            assert amiss(person, *size) == [], f"{lang} {size}"


def test_a_small_laptop_shows_silberzwerg_in_full(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada)
    SILBER_WAYS["silber-placement"](person, places)
    for size in LAPTOPS:
        assert amiss(person, *size) == [], size


def test_the_drawer_does_not_cover_a_question(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada, viewport=TABLET)
    payment(person, places)
    person.drawn()
    ask = person.page.locator(".pop.ask").bounding_box()
    drawer = person.page.locator(".drawer").bounding_box()
    assert ask and drawer and ask["y"] + ask["height"] <= drawer["y"]


def test_a_phone_can_open_the_log_of_five_players(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada, **TOUCH)
    page = JewelPage(person, places.jewel.of_five, touch=True)
    page.asked()
    for lang in LANGUAGES:
        person.set_look(lang, "dark")
        log = page.strip.last.bounding_box()
        assert log and log["x"] + log["width"] <= PHONE["width"], lang


def test_a_phone_shows_the_score_sheet_of_five_players_in_full(come: Come, places: Places) -> None:
    person = come(places.server, account=places.ada, **TOUCH)
    ended(person, finished(places.ada, JEWEL.id, bots=4))
    for lang in LANGUAGES:
        person.set_look(lang, "dark")
        assert not person.page.locator(".weigh .scroll").evaluate(WIDE), lang
