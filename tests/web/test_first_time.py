"""What a newcomer is told: the goal of the game, notes for what is new, what is ready."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.process import Server
from tests.web.axe import violations
from tests.web.conftest import Come
from tests.web.games import GAMES
from tests.web.person import TOUCH, Person
from tests.web.places import Places
from tests.web.table import TablePage

CARD = "dialog.goal-card"
NOTE = ".status .note .text"
NEW: dict[str, Any] = {"settings": {"met": []}}
CURIOUS: dict[str, Any] = {"settings": {"notes": True}}
GLOW = "e => getComputedStyle(e).boxShadow"


def opened(person: Person, game: str) -> TablePage:
    options = {"first": 1} if game == "smithy" else {}
    id = person.account.create("me", "greedy", "greedy", game=game, options=options)
    return TablePage(person, id)


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_card_opens_once_and_again_from_the_help(
    come: Come, server: Server, game: str
) -> None:
    ada = come(server, "Ada", **NEW)
    opened(ada, game)
    card = ada.page.locator(CARD)
    for part in ("win", "turn", "end"):
        card.get_by_text(ada.says(f"web-goal-{game}-{part}")).wait_for()
    ada.shot(f"goal-{game}")
    ada.button("web-goal-start").click()
    card.wait_for(state="detached")
    ada.page.reload()
    ada.page.locator(".status").wait_for()
    assert card.count() == 0
    ada.page.keyboard.press("?")
    ada.button("web-goal-show").click()
    card.wait_for()
    ada.page.keyboard.press("Escape")
    card.wait_for(state="detached")


@pytest.mark.parametrize("lang", ["fr", "hu", "de"])
def test_the_goal_card_fits_on_a_phone(come: Come, server: Server, lang: str) -> None:
    ada = come(server, "Ada", lang, **NEW, **TOUCH)
    opened(ada, "silberzwerg")
    card = ada.page.locator(CARD)
    card.wait_for()
    ada.drawn()
    assert card.evaluate("e => e.scrollWidth <= e.clientWidth")
    assert violations(ada.page) == []
    ada.shot(f"goal-phone-{lang}")
    ada.button("web-goal-start").tap()
    card.wait_for(state="detached")


def test_a_note_is_shown_once(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **CURIOUS)
    opened(ada, "silberzwerg")
    note = ada.page.locator(NOTE)
    note.filter(has_text=ada.says("web-note-silberzwerg-place")).wait_for()
    ada.shot("note")
    ada.button("web-note-seen").click()
    note.wait_for(state="detached")
    ada.page.reload()
    ada.page.locator(".status.mine").wait_for()
    assert note.count() == 0


def test_notes_can_be_switched_off_and_on(come: Come, server: Server) -> None:
    ada = come(server, "Ada", "de", **CURIOUS)
    opened(ada, "smithy")
    note = ada.page.locator(NOTE)
    note.filter(has_text=ada.says("web-note-smithy-hand")).wait_for()
    ada.button("web-note-off").click()
    note.wait_for(state="detached")
    ada.page.locator("button.gear").click()
    ada.page.get_by_label(ada.says("web-note-setting")).check()
    note.wait_for()


def test_what_is_ready_differs_from_what_can_be_moved(come: Come, places: Places) -> None:
    ada = come(places.server, "Ada", account=places.ada)
    table = TablePage(ada, places.running)
    options = table.until(table.options)
    craft = next(o for o in options if o["verb"] in ("craft", "train"))
    card = table.thing(craft["thing"])
    card.and_(ada.page.locator(".ready")).wait_for()
    movable = ada.page.locator(".hand .card.legal:not(.ready)").first
    assert card.evaluate(GLOW) != movable.evaluate(GLOW)
    verbs = ada.page.locator(".hand .verb")
    assert 1 <= verbs.count() <= 3
    name = ada.says(f"smithy-card-{craft['line']['args']['card']}")
    assert name in ada.page.locator(".status .hint").inner_text() or verbs.count() > 1
    ada.shot("ready")
