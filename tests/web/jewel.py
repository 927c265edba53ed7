"""The page of a table of the Jewellers: cards lie in the offer, the discard pile or the deck."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator

from tests.web.table import TablePage

PILE = '[data-pile="{}"]'
TURNED = '[data-pile][aria-pressed="true"]'
TAKE_BACK = ".status .reopen"


class JewelPage(TablePage):
    """As people of this game meet it."""

    def toward(self, action: str) -> Iterator[str]:
        """The pile is turned up in which a card lies, if others lie open."""
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
        """Which cards lie open in the middle."""
        found = self.page.locator(TURNED)
        return str(found.first.get_attribute("data-pile")) if found.count() else "offer"

    @property
    def plan(self) -> list[str]:
        """This person's own answer while it is secret, as the server tells it."""
        return [str(part) for part in self.view["plan"]]

    @property
    def take_back(self) -> Locator:
        return self.page.locator(TAKE_BACK)

    def seal_of(self, name: str, sealed: str) -> Locator:
        """What the table says of a player whose answer is in."""
        return self.page.locator(".opp").filter(has_text=name).filter(has_text=sealed)


def drafting(*tables: JewelPage) -> None:
    """The crown holder picks colours if asked, then all look into their bowls."""
    tables[0].until(lambda: [drafts(table) for table in tables].count(True) == len(tables))


def drafts(table: JewelPage) -> bool:
    """Whether somebody is to take a gem; what is asked before is answered."""
    options = table.options()
    if options and table.view["question"] != "pick":
        table.on_board(str(options[0]["action"]))
        return False
    return bool(options)
