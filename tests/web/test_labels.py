"""Labels on and next to cards fit in every language and size."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.server.client import Browser
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import TABLET, Person
from tests.web.places import Places
from tests.web.table import TablePage
from tests.web.tables import BEGIN, finished
from tests.web.test_screens import LATER, SIZES

LANGUAGES = ("en", "fr", "hu", "de")
MOST_GAMES = 5
LABELS = (
    ".res .lab, .fan .nm, .ribbon, .ribbon span, .deck .cap, .endz, .endz .caps, .endz p, .hand .ty"
)
CUT = """async labels => {
  await document.fonts.ready;
  const shown = [...document.querySelectorAll(labels)].filter(e => e.checkVisibility());
  const covered = e => e.matches(".lab") && e.checkVisibility() &&
    e.getBoundingClientRect().right > e.nextElementSibling.getBoundingClientRect().left;
  const cut = e => e.scrollWidth > e.clientWidth || covered(e) ||
    e.matches(".endz") && e.scrollHeight > e.clientHeight;
  return shown.filter(cut).map(e => `${e.className}: ${e.textContent}`);
}"""
TOP = "e => e.getBoundingClientRect().top"
BOTTOM = "e => e.getBoundingClientRect().bottom"
UNDER = """drawer => {
  const at = drawer.getBoundingClientRect();
  const apart = r =>
    r.right <= at.left || r.left >= at.right || r.bottom <= at.top || r.top >= at.bottom;
  return [...document.querySelectorAll(".main button")]
    .filter(e => e.checkVisibility() && !apart(e.getBoundingClientRect())).map(e => e.outerHTML);
}"""


def busy(ada: Browser, game: str) -> list[str]:
    """Return links to two moments with a completed king's item.

    In the first a card is being crafted, in the second the last turns have started.
    """
    found: dict[bool, str] = {}
    last = len(ada.ask("GET", f"/api/replays/{game}")["moments"]) - 1
    for moment in range(last - 1, 0, -1):
        view = ada.ask("GET", f"/api/replays/{game}/{moment}")["view"]
        closing = view["closer"] >= 0
        for seat, smith in enumerate(view["smiths"]):
            if smith["kings"] and (smith["stacks"] or closing):
                found.setdefault(closing, f"/replay/{game}#moment={moment}&seat={seat}")
        if len(found) == 2:
            break
    return [found[closing] for closing in sorted(found)]


@pytest.fixture(scope="module")
def moments(places: Places) -> list[str]:
    games = chain([places.over], (finished(places.ada) for _ in range(MOST_GAMES)))
    return next(links for game in games if len(links := busy(places.ada, game)) == 2)


@pytest.mark.parametrize("size", ["390x844", *LATER])
def test_no_label_is_wider_than_its_place(
    come: Come, places: Places, moments: list[str], size: str
) -> None:
    for moment in moments:
        person = come(places.server, account=places.ada, **SIZES[size])
        person.page.goto(moment)
        person.page.locator(".market .stack").first.wait_for()
        for lang in LANGUAGES:
            person.set_look(lang, "dark")
            assert cut(person) == [], f"{lang} {size} {moment}"


def cut(person: Person) -> list[str]:
    """Return labels that are cut off; on a phone, checks each area in turn."""
    found: list[str] = person.page.evaluate(CUT, LABELS)
    for tab in person.page.locator(".tabs.phone-only button").filter(visible=True).all()[1::-1]:
        tab.click()
        found += person.page.evaluate(CUT, LABELS)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tablet_shows_the_whole_table(come: Come, server: Server, players: int) -> None:
    ada = come(server, "Ada", viewport=TABLET)
    TablePage(ada, ada.account.create("me", *["greedy"] * (players - 1), options=BEGIN)).asked()
    ada.page.locator(".hand .card").first.wait_for()
    ada.drawn()
    for lang in LANGUAGES:
        ada.set_look(lang, "dark")
        assert lowest(ada, ".handz") <= TABLET["height"], lang
        assert lowest(ada, ".endz") <= lowest(ada, ".board"), lang
        assert ada.page.locator(".drawer").evaluate(UNDER) == [], lang


def test_the_replay_bar_does_not_cover_the_hand(
    come: Come, places: Places, moments: list[str]
) -> None:
    bo = come(places.server, account=places.ada, viewport=TABLET)
    bo.page.goto(moments[0])
    bo.page.locator(".hand > *").first.wait_for()
    bo.drawn()
    for lang in LANGUAGES:
        bo.set_look(lang, "dark")
        assert lowest(bo, ".handz") <= bo.page.locator(".scrub").evaluate(TOP), lang


def lowest(person: Person, place: str) -> float:
    return float(person.page.locator(place).evaluate(BOTTOM))
