"""What a table shows of moves and reveals, with and without animations."""

from __future__ import annotations

from typing import Any

import pytest

from tests.golden.files import folder
from tests.server.client import Message
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.waiting import until
from tests.web.conftest import Come
from tests.web.flights import MOVING
from tests.web.person import DESKTOP, TOUCH, Person

# A golden game of each game, and where something comes from that everyone sees.
GAMES = {
    "smithy": ("full-2-greedy", "hand"),
    "silberzwerg": ("3-long-greedy", "mine/"),
    "jewellers": ("classic-2-opal-patrons-random", "bowl/"),
}
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": TOUCH}
REVEALED = "silberzwerg-log-revealed"
# The animations of each place that lights up.
LIT = """
window.lit = [];
new MutationObserver((changes) => {
  for (const { target } of changes) {
    if (!target.classList.contains("arrived")) continue;
    window.lit.push(target.getAnimations().map((lighting) => lighting.animationName));
    document.documentElement.dataset.lit = "";
  }
}).observe(document, { attributes: true, attributeFilter: ["class"], subtree: true });
"""
# Whether the reveal was on the screen, however short.
UNVEILED = """
window.unveiled = [];
const noted = new Set();
new MutationObserver(() => {
  const found = document.querySelector(".unveiled");
  if (!found || noted.has(found)) return;
  noted.add(found);
  window.unveiled.push(found.checkVisibility());
}).observe(document, { childList: true, subtree: true });
"""


def story(person: Person, game: str) -> tuple[str, list[Message]]:
    """Upload a golden game; return its id and its moments as the first player sees them."""
    save = folder(game) / f"{GAMES[game][0]}.dvergar"
    id = uploaded(person.account, save.read_text("utf-8"))
    moments: list[Message] = person.account.ask("GET", f"/api/replays/{id}?seat=0")["moments"]
    return id, moments


def open_at(person: Person, id: str, moment: int) -> None:
    """Open a replay at a moment, in a page that has shown nothing before."""
    person.page.goto("about:blank")
    person.page.goto(f"/replay/{id}#moment={moment}&seat=0")
    person.page.locator("main.main.replayed .status").wait_for(state="attached")
    person.page.evaluate("document.fonts.ready")


@pytest.mark.parametrize("game", GAMES)
def test_without_animations_the_new_place_lights_up_once(
    come: Come, server: Server, game: str
) -> None:
    ada = come(server, "Ada")
    ada.page.add_init_script(LIT)
    id, moments = story(ada, game)
    start = GAMES[game][1]
    found = [[m["from"] for m in moment["moves"]] for moment in moments]
    n = next(n for n, places in enumerate(found) if any(p.startswith(start) for p in places))
    open_at(ada, id, n - 1)
    ada.page.keyboard.press("ArrowRight")
    ada.page.locator("html[data-lit]").wait_for(state="attached")
    assert ada.page.evaluate("window.lit[0]") == ["arrived"]
    assert ada.page.locator(".flying").count() == 0


@pytest.mark.parametrize("device", DEVICES)
def test_the_reveal_of_plans_is_announced_when_it_happens(
    come: Come, server: Server, device: str
) -> None:
    ada = come(server, "Ada", **MOVING, **DEVICES[device])
    ada.page.add_init_script(UNVEILED)
    id, moments = story(ada, "silberzwerg")
    n = next(n for n, m in enumerate(moments) if any(x["id"] == REVEALED for x in m["lines"]))
    open_at(ada, id, n - 1)
    ada.page.keyboard.press("ArrowRight")
    until(lambda: ada.page.evaluate("window.unveiled.length"))
    assert ada.page.evaluate("window.unveiled") == [True]
    open_at(ada, id, n)
    ada.drawn()
    assert ada.page.evaluate("window.unveiled") == []
