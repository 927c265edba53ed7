"""The page of a table, as hands and eyes meet it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

from playwright.sync_api import Locator

from tests.server.client import Message
from tests.web.person import Person

PATIENCE = 60.0
MOVES = "els => els.filter(e => !e.disabled).map(e => e.dataset.action)"
# What is likely to bring a game to its end: the guild deck runs out.
HASTE = ("complete", "draw:guild", "draw", "craft", "discard", "play", "end")

Choice = Callable[[list[str]], str]


def hasty(moves: list[str]) -> str:
    """Draw, throw away, lay open: the shortest games are played like that."""
    found = [m for verb in HASTE for m in moves if m.startswith(verb)]
    return (found or moves)[0]


class TablePage:
    """A table in somebody's browser; whoever has `touch` taps instead of clicking."""

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
        """Open a part of the rail: log, moves, rules, table."""
        if self.page.locator(".drawer").is_visible():
            self.press(self.page.locator(".drawer"))
        elif self.strip.last.is_visible():
            self.press(self.strip.last)
        self.press(self.page.locator(f"#tab-{name}"))

    @property
    def strip(self) -> Locator:
        """On a phone one area is shown at a time."""
        return self.page.locator(".tabs.phone-only button")

    @property
    def offered(self) -> Locator:
        """The buttons in the list of all moves."""
        return self.page.locator("ol.moves button[data-action]")

    def moves(self) -> list[str]:
        """The actions that the list offers now."""
        found: list[str] = self.offered.evaluate_all(MOVES)
        return found

    def choose(self, action: str) -> None:
        self.press(self.offered.and_(self.named(action)))

    def named(self, action: str) -> Locator:
        return self.page.locator(f'[data-action="{action}"]')

    def thing(self, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{name}"]').first

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

    @property
    def ply(self) -> int:
        """How far the server has told this page."""
        return int(self.person.noted.update.get("ply", 0))

    def shown(self) -> bool:
        """Whether the page shows what it was told."""
        return self.page.locator(f'.app[data-ply="{self.ply}"]').count() > 0

    def options(self) -> list[Message]:
        """What can be done now, as the list of all moves has it; empty while others move."""
        if not self.shown() or self.view.get("over", True):
            return []
        found: list[Message] = self.view["options"]
        return sorted(found, key=lambda option: int(option["rank"]))

    def on_board(self, action: str) -> None:
        """Do it where it lies: pick the card, then the action beside it."""
        before, option = self.ply, self.option(action)
        spot = self.named(action).filter(visible=True)
        if not spot.count():
            self.press(self.revealed(option["thing"]))
            self.until(lambda: spot.count() or self.ply > before)
        if self.ply == before:
            self.press(spot.first)
        self.until(lambda: self.over() or (self.ply > before and self.settled()))

    def settled(self) -> bool:
        return self.shown() or self.page.locator(".curtain").count() > 0

    def option(self, action: str) -> Message:
        return next(o for o in self.view["options"] if o["action"] == action)

    def revealed(self, name: str) -> Locator:
        """The thing, on a phone after a look into the other areas."""
        thing = self.thing(name)
        for n in range(self.strip.count()):
            if thing.is_visible():
                break
            self.press(self.strip.nth(n))
        return thing

    def until(self, wanted: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Let the page go on until something holds."""
        end = monotonic() + patience
        while not wanted():
            assert monotonic() < end, f"{self.person.name} waits in vain"
            self.page.wait_for_timeout(20)


def play(tables: Sequence[TablePage], choice: Choice = hasty, most: int = 2000) -> int:
    """Everybody chooses from the list of moves, until the end or `most` moves."""
    acts, at = 0, monotonic()
    while acts < most and not tables[0].over():
        movers = [(table, table.moves()) for table in tables]
        for table, moves in movers:
            if moves:
                table.choose(choice(moves))
                acts, at = acts + 1, monotonic()
        assert monotonic() - at < PATIENCE, f"nobody can move: {tables[0].page.title()}"
        tables[0].page.wait_for_timeout(10)
    return acts


def play_on_board(table: TablePage, choice: Choice = hasty, most: int = 2000) -> int:
    """One person does everything on the board."""
    acts = 0
    while acts < most and not table.over():
        table.until(lambda: table.over() or table.options())
        actions = [option["action"] for option in table.options()]
        if actions:
            table.on_board(choice(actions))
            acts += 1
    return acts
