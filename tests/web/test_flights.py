"""Gems of Silberzwerg fly from where they lay to where they lie, as the log tells it."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.games.silberzwerg.material import COLOUR_WORDS
from tests.golden.files import folder
from tests.server.client import Browser, Message
from tests.server.process import Server
from tests.server.uploads import brought
from tests.web.conftest import Come
from tests.web.person import Person
from tests.web.silber import SilberPage
from tests.web.silber_tables import GAME, ruling

TWO = "2-low-start-public-bonus-open-contracts-greedy"
THREE = "3-long-greedy"
# A golden game, a line of its log, and who sees it: its player, the victim, somebody else.
CASES = [
    (THREE, "mined", "player"),
    (THREE, "took", "player"),
    (THREE, "took", "other"),
    (THREE, "bought", "player"),
    (TWO, "swapped", "player"),
    (THREE, "sold", "player"),
    (THREE, "returned", "player"),
    (THREE, "fulfilled", "player"),
    (THREE, "fulfilled", "other"),
    (TWO, "fulfilled-public", "player"),
    (THREE, "stole-seen", "player"),
    (THREE, "stole-seen", "victim"),
    (THREE, "stole", "other"),
]
KINDS = {kind for _, kind, _ in CASES}
ROLES = ("player", "victim")
SAID = "silberzwerg-log-"
MOST = 12  # more do not fly at once
MOVING = {"reduced_motion": "no-preference"}
# Every flight is held where it starts and where it ends, however fast it is.
WATCH = """
window.flown = [];
const middle = (e) => {
  const box = e.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};
const spot = (ghost) => {
  const [x, y] = middle(ghost);
  const here = (e) => Math.hypot(middle(e)[0] - x, middle(e)[1] - y) < 1;
  const shown = [...document.querySelectorAll("[data-spot]")].filter((e) => e.offsetParent);
  return shown.find(here)?.dataset.spot ?? "nowhere";
};
const colour = (ghost) => {
  const alike = (e) => e.querySelector("svg").isEqualNode(ghost.querySelector("svg"));
  return [...document.querySelectorAll("[data-spot^=own]")].find(alike)?.dataset.spot ?? "";
};
const note = (ghost) => {
  const [flight] = ghost.getAnimations();
  flight.currentTime = 0;
  const start = spot(ghost);
  flight.finish();
  window.flown.push([start, spot(ghost), colour(ghost).slice("own/".length)]);
  document.documentElement.dataset.flown = "";
};
new MutationObserver((changes) =>
  changes
    .flatMap((change) => [...change.addedNodes])
    .filter((e) => e.classList?.contains("flying"))
    .forEach(note),
).observe(document, { childList: true, subtree: true });
"""


Flight = tuple[str, str, str]  # from where, to where, in which colour


class Replayed:
    """A golden game, as the server tells it to each seat."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser = browser
        self.id = brought(browser, (folder(GAME) / f"{name}.dvergar").read_text("utf-8"))

    def ask(self, path: str) -> Message:
        found: Message = self.browser.ask("GET", f"/api/replays/{self.id}{path}")
        return found

    def moment(self, kind: str, role: str) -> tuple[int, int]:
        """The first moment, and a seat in this role, at which gems move in this way alone."""
        for seat in range(len(self.ask("?seat=0")["seats"])):
            for n, moment in enumerate(self.ask(f"?seat={seat}")["moments"]):
                told = [line for line in moment["lines"] if kind_of(line) in KINDS]
                alone = {kind_of(line) for line in told} == {kind}
                if alone and role in roles(told, seat) and self.few(n, seat):
                    return n, seat
        raise AssertionError(f"no {role} sees: {kind}")

    def few(self, n: int, seat: int) -> bool:
        return sum(abs(change) for change in self.changes(n, seat).values()) <= 2 * MOST

    def changes(self, n: int, seat: int) -> dict[str, int]:
        """Where gems became more or fewer by this moment."""
        before, after = [held(self.ask(f"/{m}?seat={seat}")["view"]) for m in (n - 1, n)]
        return {spot: after[spot] - before[spot] for spot in after if after[spot] != before[spot]}


def kind_of(line: Message) -> str:
    return str(line["id"]).removeprefix(SAID)


def roles(lines: list[Message], seat: int) -> list[str]:
    """What somebody is in each of these lines."""
    named = [{line["args"].get(role): role for role in ROLES} for line in lines]
    return [names.get(seat, "other") for names in named]


def held(view: Message) -> dict[str, int]:
    """How many gems lie where, as the board counts them."""
    own = view["seat"]
    mines = {f"mine/{colour}": n for colour, n in zip(COLOUR_WORDS, view["mines"])}
    mine = {f"own/{colour}": n for colour, n in zip(COLOUR_WORDS, view["clans"][own]["bag"])}
    clans = enumerate(view["clans"])
    return {**mines, **mine, **{f"bag/p{n + 1}": clan["gems"] for n, clan in clans if n != own}}


def moved(flights: list[Flight]) -> dict[str, int]:
    """Where gems became more or fewer by these flights."""
    found = Counter(end for _, end, _ in flights)
    found.subtract(start for start, _, _ in flights)
    return {spot: n for spot, n in found.items() if n}


def flown(person: Person) -> list[Flight]:
    """All that flew; what flies after a move starts at once."""
    person.page.locator("html[data-flown]").wait_for()
    return [(start, end, colour) for start, end, colour in person.page.evaluate("window.flown")]


@pytest.mark.parametrize(("name", "kind", "role"), CASES)
def test_gems_fly_as_the_log_tells(
    come: Come, server: Server, name: str, kind: str, role: str
) -> None:
    ada = come(server, "Ada", **MOVING)
    game = Replayed(ada.account, name)
    n, seat = game.moment(kind, role)
    ada.page.add_init_script(WATCH)
    ada.page.goto(f"/replay/{game.id}#moment={n - 1}&seat={seat}")
    ada.page.locator(".track span").first.wait_for(state="attached")  # the cards are known
    ada.page.keyboard.press("ArrowRight")
    flights = flown(ada)
    assert moved(flights) == game.changes(n, seat)
    for start, end, colour in flights:
        places = [spot for spot in (start, end) if not spot.startswith("bag/")]
        assert {spot.partition("/")[2] for spot in places} == ({colour} - {""})
    ada.page.locator(".flying").first.wait_for(state="detached")


def test_bought_gems_fly_at_every_table_that_sees_it(come: Come, server: Server) -> None:
    ada, bo = come(server, "Ada", **MOVING), come(server, "Bo", "de", **MOVING)
    cili = Browser(server, "Cili")
    id = ruling([ada.account, bo.account, cili])
    cili.close()
    for person in (ada, bo):
        person.page.add_init_script(WATCH)
    mine, theirs = SilberPage(ada, id), SilberPage(bo, id)
    theirs.until(theirs.shown)
    buy = next(action for action in mine.actions() if action.startswith("buy:yellow:"))
    mine.on_board(buy)
    count = int(buy.rpartition(":")[2])
    assert flown(ada) == count * [("mine/yellow", "own/yellow", "yellow")]
    assert flown(bo) == count * [("mine/yellow", "bag/p1", "yellow")]
