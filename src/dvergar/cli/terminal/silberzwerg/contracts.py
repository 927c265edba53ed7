"""The contracts of Silberzwerg: needed gems, value, penalty and symbols."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.menu import Menu
from dvergar.games.record import Record
from dvergar.games.silberzwerg.material import COLOUR_WORDS
from dvergar.games.silberzwerg.shown.view import Space, View
from dvergar.locales import Speaker

PUBLIC = -1


class Contracts:
    """Texts for the contracts of one card set."""

    def __init__(self, record: Record, speaker: Speaker) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.open = record.options.open_contracts  # type: ignore[attr-defined]
        _, rows = record.title.card_tables(record.cards, record.options)
        self.cards = {str(row["name"]): row for row in rows}

    def cells(self, view: View, menu: Menu, owner: int) -> list[Text]:
        found = [space for space in view.spaces if space.owner == owner and space.contract]
        return [self.cell(view, space, menu) for space in found]

    def cell(self, view: View, space: Space, menu: Menu) -> Text:
        """Return `1/4 yellow, 2/2 red @88▾ −20 [axe]` and the actions for it."""
        text = self.gems(view, space).append(f" @{space.value}", "yellow")
        text.append("▾" * space.level)
        if space.owner != PUBLIC and not view.opened:
            text.append(f" −{self.cards[space.contract]['penalty']}", self.urgency(view, space))
        if symbol := str(self.cards[space.contract]["symbol"]):
            text.append(f" [{self.speaker.name(symbol)}]", "italic")
        return text.append_text(menu.tag(f"contract/{space.contract}"))

    def gems(self, view: View, space: Space) -> Text:
        """Return the needed gems, with how many the viewer has if the viewer can fulfil it."""
        mine = space.owner in (PUBLIC, view.seat) or view.opened or self.open
        if view.seat < 0 or not mine:
            return Text(self.speaker.name(space.contract))
        need, bag = self.need(space.contract), view.clans[view.seat].bag
        parts = [
            f"{min(bag[c], n)}/{n} {self.speaker.name(COLOUR_WORDS[c])}"
            for c, n in enumerate(need)
            if n
        ]
        return Text(", ".join(parts), "" if space.lacks else "bold green")

    def need(self, contract: str) -> list[int]:
        cost = self.cards[contract]["cost"]
        assert isinstance(cost, list)
        return [cost.count(colour) for colour in COLOUR_WORDS]

    def urgency(self, view: View, space: Space) -> str:
        """Return the style of a penalty: urgent if the viewer's contract is at its lowest value."""
        values = str(self.cards[space.contract]["values"]).split()
        lowest = space.level == len(values) - 1
        return "bold red" if lowest and space.owner == view.seat else "red"

    def symbols(self, contracts: list[str]) -> str:
        return self.words.listing(
            [self.speaker.name(str(self.cards[card]["symbol"])) for card in contracts]
        )
