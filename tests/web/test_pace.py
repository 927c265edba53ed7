"""Each page shows other players' actions at its player's pace, and asks afterwards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Browser, Socket
from tests.server.process import Server
from tests.web.conftest import Come
from tests.web.flights import MOVING
from tests.web.person import TOUCH, Person
from tests.web.silber import SilberPage
from tests.web.silber_tables import GAME, PLAN_OF_TWO
from tests.web.table import TablePage

# Notes every moment at which a question and something that flies are on the screen.
TOO_EARLY = """
window.early = 0;
window.flew = 0;
new MutationObserver(() => {
  const flying = document.querySelectorAll(".flying").length;
  window.flew += flying;
  if (flying && document.querySelector(".status.mine")) window.early += 1;
}).observe(document, { childList: true, attributes: true, subtree: true });
"""
# An action that is shown slowly stays until somebody goes on.
HELD = """
const timed = window.setTimeout;
window.setTimeout = (work, time, ...more) => timed(work, time === 1500 ? 600_000 : time, ...more);
"""
KEPT = "JSON.parse(localStorage['dvergar-settings']).pace"


def beside(person: Person, server: Server) -> tuple[TablePage, Socket]:
    """Open a game of Smithy at which Bo moves first, without a page."""
    bo = Browser(server, "Bo")
    id = person.account.create("me", "open", options={"first": 2})
    bo.sit(id, 1)
    socket = bo.socket(id).hello()
    table = TablePage(person, id)
    person.page.locator(".status").wait_for()
    return table, socket


def plays(socket: Socket, most: int) -> int:
    """Let somebody play cards, up to a number; returns how many."""
    for n in range(most):
        found = [choice for choice in socket.choices if choice.startswith("play:")]
        if not found:
            return n
        socket.act(found[0])
    return most


def ends(socket: Socket) -> None:
    socket.act("end")
    while any(choice.startswith("draw") for choice in socket.choices):
        socket.act(next(choice for choice in socket.choices if choice.startswith("draw")))


def counted(table: TablePage) -> Callable[[], int]:
    """Return a function that counts Bo's cards on the table, as the page shows them."""
    cards = table.page.locator('[data-thing^="p2/"], [data-thing^="shop2/"]')
    return lambda: cards.count()


def rail_button(table: TablePage, kind: str) -> Any:
    return table.page.locator(f".pace .btn.{kind}")


def heard(table: TablePage) -> int:
    return int(table.page.locator(".app").get_attribute("data-heard") or 0)


def test_pause_holds_the_page_and_next_shows_one_action(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    table, bo = beside(ada, server)
    cards = counted(table)
    ada.page.keyboard.press("p")
    rail_button(table, "pause").and_(ada.page.locator("[aria-pressed=true]")).wait_for()
    before = cards()
    done = plays(bo, 3)
    assert done >= 2
    table.until(lambda: ada.noted.heard > heard(table) + 1)
    assert cards() == before
    for n in range(1, done + 1):
        ada.page.keyboard.press("n")
        stepped = before + n
        table.until(lambda: cards() == stepped)  # noqa: B023
    ends(bo)
    table.until(lambda: table.view["waiting"] == [0])
    assert table.page.locator(".status.mine").count() == 0
    ada.page.keyboard.press("Shift+N")
    table.asked()
    assert table.shown()
    bo.close()


def test_the_pace_is_set_at_the_table_and_kept(come: Come, server: Server) -> None:
    ada = come(server, "Ada")
    _, bo = beside(ada, server)
    ada.page.locator(".paces label", has_text=ada.says("web-pace-slow")).click()
    assert ada.page.evaluate(KEPT) == "slow"
    ada.page.reload()
    chosen = ada.page.locator(".paces input:checked")
    assert chosen.get_attribute("value") == "slow"
    bo.close()


@pytest.mark.parametrize(("motion", "pace"), [("reduce", "fast"), ("no-preference", "normal")])
def test_without_a_choice_the_pace_follows_the_system(
    come: Come, server: Server, motion: str, pace: str
) -> None:
    ada = come(server, "Ada", reduced_motion=motion, pace="")
    _, bo = beside(ada, server)
    assert ada.page.locator(".paces input:checked").get_attribute("value") == pace
    bo.close()


def test_a_question_waits_for_what_leads_to_it(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **MOVING)
    ada.page.add_init_script(TOO_EARLY)
    table, bo = beside(ada, server)
    plays(bo, 2)
    ends(bo)
    table.asked()
    assert ada.page.evaluate("window.flew") > 0
    assert ada.page.evaluate("window.early") == 0
    bo.close()


def test_a_click_on_the_board_shows_the_next_action(come: Come, server: Server) -> None:
    ada = come(server, "Ada", **{**MOVING, "pace": "slow"})
    ada.page.add_init_script(HELD)
    table, bo = beside(ada, server)
    cards = counted(table)
    before = cards()
    done = plays(bo, 3)
    table.until(lambda: cards() == before + 1 and ada.noted.heard > heard(table))
    ada.page.locator(".board.panel").click(position={"x": 4, "y": 4})
    table.until(lambda: cards() >= before + 2)
    assert done >= 2
    bo.close()


def test_each_phase_of_silberzwerg_waits_for_next(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada", settings={"stepwise": True}), Browser(server, "Bo")
    id = ada.account.create("me", "open", game=GAME)
    bo.sit(id, 1)
    page, socket = SilberPage(ada, id), bo.socket(id).hello()
    page.asked()
    for part in [*PLAN_OF_TWO, "seal"]:
        socket.act(part)
    page.place(*PLAN_OF_TWO)
    ada.button("silberzwerg-do-seal").click()
    here = ada.page.locator(".phases [aria-current=step]")
    for phase in ("reveal", "prices", "mining"):
        here.filter(has_text=ada.says(f"silberzwerg-phase-{phase}")).wait_for()
        assert ada.page.locator(".status.mine").count() == 0
        ada.page.locator(".status .next").click()
    here.filter(has_text=ada.says("silberzwerg-phase-lords")).wait_for()
    socket.close()


def test_on_a_phone_pause_and_next_are_in_the_action_bar(come: Come, server: Server) -> None:
    ada = come(server, "Ada", pace="slow", **TOUCH)
    ada.page.add_init_script(HELD)
    table, bo = beside(ada, server)
    plays(bo, 2)
    ends(bo)
    table.until(lambda: table.view["waiting"] == [0])
    ada.page.locator(".status .pause").tap()
    while not table.visible(".status.mine"):
        before = heard(table)
        ada.page.locator(".status .next").tap()
        table.until(lambda: heard(table) > before or table.visible(".status.mine"))  # noqa: B023
        table.until(lambda: table.visible(".status.mine, .status .next"))
    assert table.shown()
    bo.close()
