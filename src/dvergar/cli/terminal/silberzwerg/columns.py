"""The placement board of Silberzwerg: six columns with dwarves, mines and prices."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.menu import NO_BREAK, Menu
from dvergar.cli.terminal.screen import Row
from dvergar.games.silberzwerg.material import COLOURS, COLUMN_WORDS
from dvergar.games.silberzwerg.shown.view import ClanView, View
from dvergar.locales import Speaker

MARKS = {"miner": "⚒", "lord": "♛", "ghost": "☾"}
VERBS = {"miner": "dig", "lord": "lord", "ghost": "ghost"}


class Columns:
    """Rows for one moment, with the menu's numbers."""

    def __init__(self, speaker: Speaker, menu: Menu) -> None:
        self.speaker = speaker
        self.words = speaker.words
        self.menu = menu

    @property
    def comma(self) -> str:
        return " " if self.menu.tight else ", "

    def rows(self, view: View) -> list[Row]:
        return [self.row(view, column) for column in range(len(COLUMN_WORDS))]

    def row(self, view: View, column: int) -> Row:
        """Return a mine's gems and price, then the dwarves of each player."""
        word = COLUMN_WORDS[column]
        cells = [self.mine(view, column)] if column < COLOURS else []
        if choices := self.menu.tag(f"column/{word}"):
            cells.append(choices[1:])
        for seat in range(len(view.clans)):
            cells += self.dwarves(view, column, seat)
        return Row(self.words(f"silberzwerg-head-{word}"), cells or [Text("–", "dim")])

    def mine(self, view: View, column: int) -> Text:
        word, price = COLUMN_WORDS[column], view.prices[column]
        text = Text(self.words("silberzwerg-gem-count", count=view.mines[column]))
        if price and view.question == "place":
            text.append(f" (@{price})", "dim")
        elif price:
            text.append(f" @{price}", "yellow")
        text.append_text(self.menu.tag(f"mine/{word}"))
        return text.append_text(self.menu.tag(f"price/{word}"))

    def dwarves(self, view: View, column: int, seat: int) -> list[Text]:
        """Return a player's dwarves in a column; those that have acted are in brackets."""
        found = self.standing(view.clans[seat], column, seat) + self.spent(view.clans[seat], column)
        if not found:
            return []
        colon = "" if self.menu.tight else self.words("table-colon")
        name = Text(f"{self.speaker.players[seat]}{colon} ", "bold" if seat == view.seat else "")
        return [name.append_text(Text(self.comma).join(found))]

    def standing(self, clan: ClanView, column: int, seat: int) -> list[Text]:
        counts = {
            "miner": clan.miners[column] if column < COLOURS else 0,
            "lord": clan.lords[column],
            "ghost": clan.ghosts[column],
        }
        place = f"dwarf/{COLUMN_WORDS[column]}/p{seat + 1}"
        return [
            Text(self.counted(kind, n)).append_text(held(self.menu.tag(f"{place}/{kind}")))
            for kind, n in counts.items()
            if n
        ]

    def spent(self, clan: ClanView, column: int) -> list[Text]:
        spent = {"lord": clan.spent_lords, "ghost": clan.spent_ghosts}
        counts = {kind: columns.count(column) for kind, columns in spent.items()}
        return [Text(f"({self.counted(kind, n)})", "dim") for kind, n in counts.items() if n]

    def planned(self, plan: list[str]) -> list[Text]:
        """Return `Red mine: 2 miners, ghost` for each column in the plan."""
        cells: list[Text] = []
        for column in COLUMN_WORDS:
            counts = {kind: plan.count(f"{verb}:{column}") for kind, verb in VERBS.items()}
            found = [self.counted(kind, n) for kind, n in counts.items() if n]
            head = self.words(f"silberzwerg-head-{column}") + self.words("table-colon")
            cells += [Text(f"{head} {self.comma.join(found)}")] if found else []
        return cells

    def counted(self, kind: str, n: int) -> str:
        return MARKS[kind] * n if self.menu.tight else self.word(kind, n)

    def word(self, kind: str, n: int) -> str:
        return self.words(f"silberzwerg-standing-{kind}", count=n)

    def marks(self) -> str:
        """Return the legend for the marks of the compact table."""
        return "  ".join(f"{mark} {self.word(kind, 1)}" for kind, mark in MARKS.items())


def held(tag: Text) -> Text:
    """Return a tag that is never wrapped away from what it follows."""
    return Text(NO_BREAK).append_text(tag[1:]) if tag else tag
