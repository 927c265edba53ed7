"""The placement board of Silberzwerg: six columns, who stands there, mines and prices."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.menu import Menu
from dvergar.cli.terminal.screen import Row
from dvergar.games.silberzwerg.material import COLOURS, COLUMN_WORDS
from dvergar.games.silberzwerg.view import View
from dvergar.locales import Speaker


class Columns:
    """Rows for one moment; the menu knows the numbers of what may be done."""

    def __init__(self, speaker: Speaker, menu: Menu) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.menu = menu

    def rows(self, view: View) -> list[Row]:
        return [self.row(view, column) for column in range(len(COLUMN_WORDS))]

    def row(self, view: View, column: int) -> Row:
        """The mine's gems and price, then the dwarves of each player."""
        word = COLUMN_WORDS[column]
        cells = [self.mine(view, column)] if column < COLOURS else []
        for seat in range(len(view.clans)):
            cells += self.dwarves(view, column, seat)
        return Row(self.words(f"silberzwerg-head-{word}"), cells or [Text("–", "dim")])

    def mine(self, view: View, column: int) -> Text:
        word = COLUMN_WORDS[column]
        text = Text(self.words("silberzwerg-gem-count", count=view.mines[column]))
        if view.prices[column]:
            text.append(f" @{view.prices[column]}", "yellow")
        text.append_text(self.menu.tag(f"mine/{word}"))
        return text.append_text(self.menu.tag(f"price/{word}"))

    def dwarves(self, view: View, column: int, seat: int) -> list[Text]:
        """A player's dwarves in a column; those who have acted stand in brackets."""
        clan = view.clans[seat]
        counts = {
            "miner": clan.miners[column] if column < COLOURS else 0,
            "lord": clan.lords[column],
            "ghost": clan.ghosts[column],
        }
        words = [f"{n} {self.speaker.name(kind)}" for kind, n in counts.items() if n]
        spent = {"lord": clan.spent_lords, "ghost": clan.spent_ghosts}
        words += [f"({self.speaker.name(kind)})" for kind, at in spent.items() if column in at]
        name = self.speaker.players[seat]
        return [Text(f"{name}: {', '.join(words)}")] if words else []
