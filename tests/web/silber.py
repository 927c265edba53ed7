"""The page of a Silberzwerg table."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator

from tests.web.table import SPOT, THING, TablePage

KINDS = {"dig": "miner", "lord": "lord", "ghost": "ghost"}
FLIP = ".reserve .flip"


class SilberPage(TablePage):
    """A Silberzwerg table as people use it."""

    def way(self, action: str) -> Iterator[str]:
        kind = KINDS.get(action.partition(":")[0])
        if kind:
            yield from self.placing(kind, action)
        else:
            yield from super().way(action)

    def placing(self, kind: str, action: str) -> Iterator[str]:
        """Return a dwarf in the reserve, turned to the right side, then its place.

        On a phone the reserve may be out of sight, but its dwarves keep their sides.
        """
        piece = f".reserve {THING.format(f'piece/{kind}')}"
        if not self.page.locator(piece).count():
            yield FLIP
        if not self.page.locator(f"{piece}.picked").count():
            yield piece
        yield SPOT.format(action)

    def toward(self, action: str) -> Iterator[str]:
        place, _, name = str(self.option(action)["thing"]).partition("/")
        yield THING.format(f"column/{name}" if place == "mine" else f"{place}/{name}")

    def place(self, *actions: str) -> None:
        for action in actions:
            self.on_board(action)

    def placed(self, action: str) -> Locator:
        """Return a dwarf of the player's own plan on the board."""
        return self.thing(thing_of(action))

    def cell(self, action: str) -> Locator:
        verb, _, column = action.partition(":")
        return self.page.locator(f'[data-drop="{KINDS[verb]}/{column}"]')

    @property
    def plan(self) -> list[str]:
        """Return what this person has placed, as sent by the server."""
        return [str(part) for part in self.view["plan"]]

    def shows_plan(self, *actions: str) -> None:
        """Return whether board and server agree on what is placed."""
        assert self.plan == [*actions]
        self.until(lambda: sorted(self.on_table()) == sorted(map(thing_of, actions)))

    def on_table(self) -> list[str]:
        return self.things('[data-thing^="placed/"]')

    def leaders(self) -> list[str]:
        """Return the leaders in the reserve with their sides."""
        return self.things(".reserve .leader [data-thing]")

    def things(self, selector: str) -> list[str]:
        shown = self.page.locator(selector)
        return [str(name) for name in shown.evaluate_all("els => els.map(e => e.dataset.thing)")]

    def seal_of(self, name: str) -> Locator:
        """Return what the table shows for a player who is planning."""
        return self.page.get_by_role("article", name=name).locator(".sm")


def thing_of(action: str) -> str:
    verb, _, column = action.partition(":")
    return f"placed/{KINDS[verb]}/{column}"
