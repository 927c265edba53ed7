"""The interface through which the terminal shows a game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from dvergar.cli.terminal.menu import Menu
from dvergar.games.record import Record
from dvergar.games.title import Blocked, Choice, Line
from dvergar.locales import Speaker

BOARDS = {
    "smithy": "dvergar.cli.terminal.smithy.board:SmithyBoard",
    "silberzwerg": "dvergar.cli.terminal.silberzwerg.board:SilberzwergBoard",
    "jewellers": "dvergar.cli.terminal.jewellers.board:JewellersBoard",
}


class Board(Protocol):
    """How one game looks in the terminal, in one language."""

    def table(self, view: Any, menu: Menu, width: int) -> list[Text]:
        """Return the whole table as the viewer sees it, with menu numbers beside the cards."""

    def mine(self, view: Any, menu: Menu, width: int) -> list[Text]:
        """Return only the viewer's own area."""

    def question(self, view: Any) -> str:
        """Return the question to the viewer."""

    def thing(self, thing: str) -> str:
        """Return the short name of a thing, with its marks."""

    def label(self, choice: Choice, tight: bool) -> str:
        """Return the label of a choice shown beside its card; empty if it is listed instead."""

    def spot(self, choice: Choice) -> str:
        """Return the thing beside which a choice is shown."""

    def hints(self, blocked: Blocked) -> list[str]:
        """Return words that a person might type for a blocked action."""

    def paid(self, view: Any) -> list[str] | None:
        """Return what the viewer has paid so far, or None when not paying."""

    def opens_turn(self, line: Line) -> bool:
        """Return whether a log line starts a player's turn."""

    def piles(self, view: Any, width: int) -> list[Text]:
        """Return the full discard piles."""

    def ending(self, view: Any, width: int) -> list[RenderableType]:
        """Return the score sheet and the winners."""


def board(record: Record, speaker: Speaker) -> Board:
    """Return the board for the record's game."""
    module, _, name = BOARDS[record.title.id].partition(":")
    made: Board = getattr(import_module(module), name)(record, speaker)
    return made
