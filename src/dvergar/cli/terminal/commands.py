"""The commands besides actions: help, rules, cards, log, save."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.lookup import Catalogue, RuleFinder
from dvergar.cli.terminal.opening import in_short
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.screen import Row, flows, wrapped
from dvergar.cli.terminal.store import store
from dvergar.cli.terminal.symbols import Symbols
from dvergar.cli.terminal.typed_line import tokens
from dvergar.engine.state import NOBODY
from dvergar.locales import Words

NAMES = ["help", "undo", "status", "list", "log", "piles", "rule", "card", "save", "quit"]


class Left(Exception):
    """A person has left the table."""


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

    def primary(self) -> list[str]:
        """Return each command's first name in the reader's language."""
        return [self.table.words(f"table-command-{name}").partition(",")[0] for name in NAMES]

    def moment(self, seat: int) -> Moment:
        """Return the table as a seat may see it; NOBODY is a spectator."""
        return self.table.moment(seat)

    def obey(self, command: Command, moment: Moment) -> None:
        """Carry out a command that does not change the game."""
        if command.name == "quit":
            raise Left
        if command.name == "save":
            store(self.table, self.shelf, command.rest)
            return
        typed = self.table.pages(self.reading(command, moment))
        if more := self.find(typed):
            self.obey(more, moment)

    def reading(self, command: Command, moment: Moment) -> list[Text]:
        table, width = self.table, self.table.screen.width
        if command.name == "list" and moment.menu.entries:
            return flows([Row("", [item]) for item in moment.menu.sentences()], width)
        if command.name in ("undo", "list"):
            return wrapped(table.words("terminal-enter-first"), width)
        if command.name == "status":
            return table.board.table(moment.view, moment.menu, width)
        if command.name == "piles":
            return table.board.piles(moment.view, width)
        if command.name == "log":
            return self.log(moment.seat, command.rest, width)
        return self.looked_up(command, width)

    def looked_up(self, command: Command, width: int) -> list[Text]:
        """Return a rule, a card, the meaning of a symbol, or the help."""
        table, query = self.table, command.rest
        symbol = Symbols(table.record.title, table.words).lines(query, width)
        if symbol:
            return symbol
        if command.name == "card":
            return Catalogue(table.record, table.speaker).lines(query, width)
        if command.name == "rule" or query:
            record = table.record
            finder = RuleFinder(table.words, record.title, record.options)
            return finder.lines(query, width)
        return self.help(width)

    def log(self, seat: int, rest: str, width: int) -> list[Text]:
        """Return the log since the seat's last turn, or all of it after any further word."""
        start = 0 if rest or seat == NOBODY else self.table.since[seat]
        lines = self.table.news.lines(start, seat, width)
        return lines or wrapped(self.table.words("table-no-news"), width)

    def help(self, width: int) -> list[Text]:
        words, game = self.table.words, self.table.record.title
        shown = {
            key: words(f"{game.id}-example.{key}") for key in ("short", "exact", "rule", "card")
        }
        text = words("table-help", game=game.id, example=words(f"{game.id}-example"), **shown)
        more = [words("terminal-help-more"), words(f"{game.id}-legend")]
        return [*in_short(game, words, width), *wrapped("\n".join([text, *more]), width)]


def folded(word: str) -> str:
    return " ".join(tokens(word)) or word.strip()
