"""Cards and gems of the Jewellers fly between the places that the server names."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.golden.files import folder
from tests.server.client import Browser, Message
from tests.server.process import Server
from tests.server.uploads import uploaded
from tests.web.conftest import Come

GAME = "jewellers"
GOLDEN = (folder(GAME) / "classic-2-opal-patrons-random.dvergar").read_text("utf-8")
OFF_BOARD = {"bank", "greens"}
MOST = 12  # at most this many fly at once
MOVING = {"reduced_motion": "no-preference", "pace": "fast"}
# Prefixes of the places of a move.
CASES = [
    ("bowl/", "stock/"),
    ("dish/", "seat/"),
    ("white/", "stock/"),
    ("card/", "own/"),
    ("card/", "seat/"),
    ("card/", "discard"),
    ("deck", "card/"),
    ("discard", "own/"),
    ("medal/", "stock/"),
    ("prize/", "stock/"),
    ("seat/", "card/"),
    ("stock/", "square/"),
]
# Every flight is held where it starts and where it ends; places are known before and after.
WATCH = """
const middle = (e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const spots = () => [...document.querySelectorAll("[data-spot]")].filter((e) => e.offsetParent)
  .map((e) => [e.dataset.spot, ...middle(e)]);
const near = (found, [x, y]) => found.filter(([, a, b]) => Math.hypot(a - x, b - y) < 2)
  .map(([name]) => name);
const named = (ghost) =>
  ghost.querySelector("[data-ref]")?.dataset.ref ?? ghost.querySelector("[class*=gem-]")
    ?.getAttribute("class").match(/gem-([a-z-]+)/)[1] ?? "house";
window.flown = [];
window.ready = () => { window.before = spots(); };
const note = (ghost) => {
  const [flight] = ghost.getAnimations();
  flight.currentTime = 0;
  const start = near([...window.before, ...spots()], middle(ghost));
  flight.finish();
  window.flown.push([named(ghost), start, near(spots(), middle(ghost))]);
  document.documentElement.dataset.flown = "";
};
new MutationObserver((changes) =>
  changes
    .flatMap((change) => [...change.addedNodes])
    .filter((e) => e.classList?.contains("flying"))
    .forEach(note),
).observe(document, { childList: true, subtree: true });
"""


Flight = tuple[str, list[str], list[str]]  # a thing, its places before and after


class Replayed:
    """A golden game as the server sends it to each seat."""

    def __init__(self, browser: Browser) -> None:
        self.id = uploaded(browser, GOLDEN)
        self.moments = [
            browser.ask("GET", f"/api/replays/{self.id}?seat={seat}")["moments"] for seat in (0, 1)
        ]

    def first(self, start: str, to: str) -> tuple[int, int, Message]:
        """A seat, a moment, and a move between such places that flies then; no seat sees itself."""
        for seat, moments in enumerate(self.moments):
            for n, moment in enumerate(moments[1:], 1):
                off_board = {*OFF_BOARD, f"seat/p{seat + 1}"}
                found = [m for m in moment["moves"] if not off_board & {m["from"], m["to"]}]
                for move in found if len(moment["moves"]) <= MOST else []:
                    if move["from"].startswith(start) and move["to"].startswith(to):
                        return seat, n, move
        raise AssertionError(f"nothing goes from {start} to {to}")


def fly(page: Page, id: str, seat: int, n: int) -> list[Flight]:
    """What flies when a moment comes: each thing, its places before and after."""
    page.goto("about:blank")
    page.goto(f"/replay/{id}#moment={n - 1}&seat={seat}")
    page.locator(".jewel .info").wait_for()
    page.evaluate("document.fonts.ready")
    page.evaluate("window.ready()")
    page.keyboard.press("ArrowRight")
    page.locator("html[data-flown]").wait_for()
    found: list[Flight] = page.evaluate("window.flown")
    return found


@pytest.mark.long
def test_cards_and_gems_fly_between_the_places_that_the_server_names(
    come: Come, server: Server
) -> None:
    ada = come(server, "Ada", **MOVING)
    game = Replayed(ada.account)
    ada.page.add_init_script(WATCH)
    seen: dict[tuple[int, int], list[Flight]] = {}
    for start, to in CASES:
        seat, n, move = game.first(start, to)
        goal = move["to"].replace("card/", "house/") if move["thing"] == "house" else move["to"]
        if (seat, n) not in seen:
            seen[seat, n] = fly(ada.page, game.id, seat, n)
        assert [
            thing
            for thing, before, after in seen[seat, n]
            if thing == move["thing"] and move["from"] in before and goal in after
        ], f"{move} at {n} for {seat}: {seen[seat, n]}"
