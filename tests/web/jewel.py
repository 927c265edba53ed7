"""The page of a Jewellers table."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator

from tests.web.table import TablePage

PILE = '[data-pile="{}"]'
TURNED = '[data-pile][aria-pressed="true"]'
TAKE_BACK = ".status .reopen"


class JewelPage(TablePage):
    """A Jewellers table as people use it."""

    def toward(self, action: str) -> Iterator[str]:
        """Open the pile that contains the card."""
        place, _, name = str(self.option(action)["thing"]).partition("/")
        lies, shown = self.sheet_of(name), self.sheet()
        if place == "card" and lies != shown:
            yield PILE.format(shown if lies == "offer" else lies)
        yield from super().toward(action)

    def sheet_of(self, card: str) -> str:
        if card in self.view["known"] and self.view["question"] in ("move", "listen", "noble"):
            return "deck"
        return "discard" if card in self.view["discard"] else "offer"

    def sheet(self) -> str:
        """Return the cards shown in the middle."""
        found = self.page.locator(TURNED)
        return str(found.first.get_attribute("data-pile")) if found.count() else "offer"

    @property
    def plan(self) -> list[str]:
        """Return this person's secret answer so far, as sent by the server."""
        return [str(part) for part in self.view["plan"]]

    @property
    def take_back(self) -> Locator:
        return self.page.locator(TAKE_BACK)

    def seal_of(self, name: str, sealed: str) -> Locator:
        """Return what the table shows for a player whose answer is in."""
        return self.page.locator(".opp").filter(has_text=name).filter(has_text=sealed)


def drafting(*tables: JewelPage) -> None:
    """Answer the question about colours if asked, and wait for the draft."""
    tables[0].until(lambda: [drafts(table) for table in tables].count(True) == len(tables))


def drafts(table: JewelPage) -> bool:
    """Answer earlier questions, and return whether a draft pick is asked."""
    options = table.options()
    if options and table.view["question"] != "pick":
        table.on_board(str(options[0]["action"]))
        return False
    return bool(options)
