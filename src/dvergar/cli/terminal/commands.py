"""The commands besides actions: help, rules, cards, log, save."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.leave import store
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.lookup import Catalogue, RuleFinder
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.screen import wrapped
from dvergar.cli.terminal.typed_line import tokens
from dvergar.locales import Words

NAMES = ["help", "undo", "status", "list", "log", "piles", "rule", "card", "save", "quit"]


class Command(NamedTuple):
    """A command's name and the rest of the line."""

    name: str
    rest: str


class Commands:
    """Finds commands by their names in English and in the reader's language."""

    def __init__(self, table: LocalTable, shelf: Shelf) -> None:
        self.table = table
        self.shelf = shelf
        self.names: dict[str, str] = {}
        for spoken in (Words("en"), table.words):
            for name in NAMES:
                aliases = spoken(f"table-command-{name}").split(",")
                self.names.update({folded(alias): name for alias in aliases})

    def find(self, typed: str) -> Command | None:
        word, _, rest = typed.partition(" ")
        name = self.names.get(folded(word))
        return Command(name, rest.strip()) if name else None

    def obey(self, command: Command, moment: Moment) -> None:
        """Carry out a command that does not change the game."""
        if command.name == "save":
            store(self.table, self.shelf, command.rest)
        elif command.name == "list":
            self.table.screen.items(moment.menu.sentences())
        else:
            self.table.screen.lines(self.reading(command, moment))

    def reading(self, command: Command, moment: Moment) -> list[Text]:
        table, width = self.table, self.table.screen.width
        if command.name == "rule":
            return RuleFinder(table.words, table.record.title).lines(command.rest, width)
        if command.name == "card":
            return Catalogue(table.record, table.speaker).lines(command.rest, width)
        if command.name == "piles":
            return table.board.piles(moment.view, width)
        if command.name == "log":
            return self.log(moment.view.seat, command.rest, width)
        return self.help(width)

    def log(self, seat: int, rest: str, width: int) -> list[Text]:
        """Return the log since the seat's last turn, or all of it after any further word."""
        start = 0 if rest else self.table.since[seat]
        lines = self.table.news.lines(start, seat, width)
        return lines or wrapped(self.table.words("table-no-news"), width)

    def help(self, width: int) -> list[Text]:
        words, game = self.table.words, self.table.record.title.id
        shown = {key: words(f"{game}-example.{key}") for key in ("short", "exact", "rule", "card")}
        text = words("table-help", game=game, example=words(f"{game}-example"), **shown)
        return wrapped(f"{text}\n{words(f'{game}-legend')}", width)


def folded(word: str) -> str:
    return " ".join(tokens(word)) or word.strip()
