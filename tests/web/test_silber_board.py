"""On the Silberzwerg board nothing covers or cuts off what a question is about."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from dvergar.locales import LANGUAGES
from tests.games.silberzwerg.printed import CHEAP
from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.server.client import Message
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.person import TOUCH, Person
from tests.web.silber import SilberPage
from tests.web.silber_tables import GAME
from tests.web.wire import Wire

LAPS = """contract => {
  const all = (parts) => [...contract.querySelectorAll(parts)];
  const boxes = (parts) => all(parts).map((e) => e.getBoundingClientRect());
  const beside = (a, b) => a.right <= b.left || b.right <= a.left;
  const apart = (a, b) => beside(a, b) || a.bottom <= b.top || b.bottom <= a.top;
  const rest = boxes(".gm .i, .whom, .pen, .sy");
  return boxes(".v:is(.up, .down)").filter((a) => rest.some((b) => !apart(a, b))).length;
}"""
CUT = """els => els.filter((e) => {
  const foot = e.closest(".head").getBoundingClientRect().bottom;
  return e.scrollHeight > e.clientHeight + 1 || e.getBoundingClientRect().bottom > foot;
}).map((e) => e.textContent)"""
STEPS = """track => {
  const shown = [...track.children].filter((e) => getComputedStyle(e).visibility === "visible");
  return shown.map((e) => e.getBoundingClientRect().y);
}"""
LOWER = "(bar, height) => (bar.style.minHeight = height)"
LETTER = 11  # the height of a number


def seen(person: Person, sc: Scene) -> SilberPage:
    """Show a scene at a table of three, where the first player is asked."""
    view = msgspec.to_builtins(sc.view(1))

    def replaced(message: Message) -> Message:
        return {**message, "view": view} if message.get("view") else message

    Wire(person.page).down = replaced
    id = person.account.create("me", "greedy", "greedy", game=GAME)
    page = SilberPage(person, id)
    person.page.locator(".track span").first.wait_for(state="attached")
    person.drawn()
    return page


def haunting() -> Scene:
    """Set up a ghost that may move contracts on every notch."""
    return scene(
        p1=Has(ghosts="contract gems", bag="red2", contracts=["yellow8@3"]),
        p2=Has(contracts=["green8@3"], miners="red2 blue2"),
        p3=Has(contracts=["red4-green4@2"]),
        public=["red8@3", "yellow4-red4@1"],
    )


def lowering() -> Scene:
    return scene(phase="before", p1=Has(kept=CHEAP[:1]), prices=[8, 7, 2, 1], p2=Has(lords="red"))


def test_a_ghosts_actions_do_not_cover_a_contract(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    seen(ada, haunting())
    ada.page.locator(".con .v.down").first.wait_for()
    for lang in LANGUAGES:
        ada.set_look(lang, "dark")
        for contract in ada.page.locator(".con.legal").all():
            assert contract.evaluate(LAPS) == 0, lang
        assert ada.page.locator(".con .v.down").filter(has_text="✕").count() == 2


def test_column_texts_are_complete_under_a_bar_of_two_lines(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    seen(ada, haunting())
    how = ada.page.locator(".spot .how")
    for height in ("", "96px"):
        ada.page.locator(".silber > .status").evaluate(LOWER, height)
        for lang in LANGUAGES:
            ada.set_look(lang, "dark")
            assert how.evaluate_all(CUT) == [], lang
    rows = ada.page.locator(".track").first.evaluate(STEPS)
    assert all(b - a >= LETTER for a, b in pairwise(rows))


@pytest.mark.parametrize("context", [{}, TOUCH])
def test_a_price_to_be_lowered_shows_its_new_value(
    come: Come, server: Server, context: dict[str, Any]
) -> None:
    ada = come(server, "Ada", **context)
    page = seen(ada, lowering())
    if context:
        page.strip.nth(1).tap()
    tiles = ada.page.locator(".ask .tile b").filter(visible=True)
    tiles.first.wait_for()
    assert tiles.all_inner_texts() == ["8 → 5", "7 → 4", "2 → 1"]
    assert "from 8 to 5 thalers" in page.page.locator(".ask .tile").first.inner_text()
