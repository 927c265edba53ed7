"""The page of a table, used like a person would."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import Locator

from tests.server.client import Message
from tests.waiting import PATIENCE
from tests.web.person import Person
from tests.web.strategies import hasty

MOVES = "els => els.filter(e => !e.disabled).map(e => e.dataset.action)"
SPOT = '[data-action="{}"]:not(.moves *)'  # on the board rather than in the list
THING = '[data-thing="{}"]'
MORE = '.amount:has([data-action^="{}:"]) .stepper button:last-of-type'

Choice = Callable[[list[str]], str]
T = TypeVar("T")


class TablePage:
    """A table in a person's browser; with `touch`, taps replace clicks."""

    def __init__(self, person: Person, id: str, go: bool = True, touch: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.id = id
        self.touch = touch
        if go:
            self.page.goto(f"/table/{id}")

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def tab(self, name: str) -> None:
        """Open a tab of the rail: log, moves, rules, table."""
        if self.page.locator(".drawer").is_visible():
            self.press(self.page.locator(".drawer"))
        elif self.strip.last.is_visible():
            self.press(self.strip.last)
        self.press(self.page.locator(f"#tab-{name}"))

    @property
    def strip(self) -> Locator:
        """Return the area tabs of a phone, which shows one area at a time."""
        return self.page.locator(".tabs.phone-only button")

    @property
    def offered(self) -> Locator:
        """Return the buttons in the list of all moves."""
        return self.page.locator("ol.moves button[data-action]")

    def moves(self) -> list[str]:
        """Return the actions in the list of all moves."""
        found: list[str] = self.offered.evaluate_all(MOVES)
        return found

    def choose(self, action: str) -> None:
        self.press(self.offered.and_(self.named(action)))

    def named(self, action: str) -> Locator:
        return self.page.locator(f'[data-action="{action}"]')

    def thing(self, name: str) -> Locator:
        return self.page.locator(THING.format(name)).first

    def over(self) -> bool:
        return self.page.locator("main.end").count() > 0

    def asked(self) -> None:
        """Wait until it is this person's turn."""
        self.page.locator(".status.mine").wait_for()

    def log(self) -> list[str]:
        return [line.strip() for line in self.page.locator(".log > *").all_inner_texts()]

    @property
    def view(self) -> Message:
        found: Message = self.person.noted.update.get("view") or {}
        return found

    def lines(self, id: str, **args: Any) -> list[Message]:
        """Return the arguments of log lines with this id."""
        updates = [json.loads(f) for f in self.person.noted.frames if id in f]
        logged = [line for update in updates for lines in update["lines"] for line in lines]
        found: list[Message] = [line["args"] for line in logged if line["id"] == id]
        return [a for a in found if args.items() <= a.items()]

    @property
    def ply(self) -> int:
        """Return the newest ply sent to this page."""
        return int(self.person.noted.update.get("ply", 0))

    def shown(self) -> bool:
        """Return whether the page shows the newest update."""
        return self.page.locator(f'.app[data-heard="{self.person.noted.heard}"]').count() > 0

    def options(self) -> list[Message]:
        """Return the choices in the list of all moves; empty while others move."""
        if not self.shown() or self.view.get("over", True):
            return []
        found: list[Message] = self.view["choices"]
        return sorted(found, key=lambda option: int(option["rank"]))

    def actions(self) -> list[str]:
        """Wait for this person's turn, and return the actions."""
        return [str(option["action"]) for option in self.until(self.options)]

    @property
    def answers(self) -> int:
        return len(self.person.noted.answers)

    def visible(self, selector: str) -> bool:
        return self.page.locator(selector).filter(visible=True).count() > 0

    def way(self, action: str) -> Iterator[str]:
        """Return what to press on the board for an action: a thing, an amount, a verb."""
        before, spot = self.answers, SPOT.format(action)
        more = MORE.format(action.rpartition(":")[0])
        if not self.visible(f"{spot}, {more}"):
            yield from self.toward(action)
            self.until(lambda: self.answers > before or self.visible(f"{spot}, {more}"))
        while self.answers == before and not self.visible(spot):
            yield more
        if self.answers == before:
            yield spot

    def toward(self, action: str) -> Iterator[str]:
        """Return the thing that an action is about."""
        yield THING.format(self.option(action)["thing"])

    def on_board(self, action: str) -> None:
        """Do an action on the board, with the mouse or a finger."""
        before = self.answers
        for selector in self.way(action):
            self.press(self.revealed(selector))
        self.answered(before)

    def does(self, what: Locator) -> None:
        """Press something, and wait until the table accepts it."""
        before = self.answers
        self.press(what)
        self.answered(before)

    def drag(self, what: Locator, to: Locator) -> None:
        """Drag something to the middle of a place with the mouse."""
        self.person.drawn()
        what.hover(trial=True)  # waits until it stands still
        start, end = what.bounding_box(), to.bounding_box()
        assert start and end
        before, mouse = self.answers, self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(start["x"] + 60, start["y"] - 40, steps=4)
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
        mouse.up()
        self.answered(before)

    def answered(self, before: int) -> None:
        """Wait until the table has accepted, and the page shows the result."""
        self.until(lambda: self.answers > before and (self.over() or self.settled()))
        assert self.person.noted.answers[-1]["is"] == "done", self.person.noted.answers[-1]

    def settled(self) -> bool:
        return self.shown() or self.page.locator(".curtain").count() > 0

    def option(self, action: str) -> Message:
        return next(o for o in self.view["choices"] if o["action"] == action)

    def revealed(self, selector: str) -> Locator:
        """Return the first match, on a phone after opening the other areas."""
        found = self.page.locator(selector).filter(visible=True)
        for n in range(self.strip.count()):
            if found.count() or not self.strip.nth(n).is_visible():
                break
            self.press(self.strip.nth(n))
        return found.first

    def until(self, wanted: Callable[[], T], patience: float = PATIENCE) -> T:
        """Let the page run until something is true, and return it."""
        end = monotonic() + patience
        while not (found := wanted()):
            assert monotonic() < end, f"{self.person.name} waited too long"
            self.page.wait_for_timeout(20)
        return found


def play(
    tables: Sequence[TablePage],
    choice: Choice = hasty,
    most: int = 5000,
    enough: Callable[[], bool] = lambda: False,
) -> int:
    """Choose from the list of moves for everyone, until the end, `most` moves or enough."""
    acts, at = 0, monotonic()
    while acts < most and not tables[0].over() and not enough():
        for table in tables:
            moves, before = table.moves(), table.answers
            if moves:
                table.choose(choice(moves))
                table.answered(before)
                acts, at = acts + 1, monotonic()
        assert monotonic() - at < PATIENCE, f"nobody can move: {tables[0].page.title()}"
        tables[0].page.wait_for_timeout(10)
    return acts


def play_on_board(table: TablePage, choice: Choice = hasty, most: int = 2000) -> int:
    """Play on the board for one person."""
    acts = 0
    while acts < most and not table.over():
        table.until(lambda: table.over() or table.options())
        actions = [option["action"] for option in table.options()]
        if actions:
            table.on_board(choice(actions))
            acts += 1
    return acts
