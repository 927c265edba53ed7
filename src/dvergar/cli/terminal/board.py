"""What the terminal needs to know of a game to show it, and where to find it."""

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
        """The whole table as the viewer sees it, with the menu's numbers beside the cards."""

    def mine(self, view: Any, menu: Menu, width: int) -> list[Text]:
        """The viewer's own part of it."""

    def question(self, view: Any) -> str:
        """What the viewer is asked."""

    def thing(self, thing: str) -> str:
        """The name of a thing, short, with its marks."""

    def label(self, choice: Choice, tight: bool) -> str:
        """Short words for a choice that stands beside its card; empty if it has none."""

    def spot(self, choice: Choice) -> str:
        """The thing beside which the table shows a choice."""

    def hints(self, blocked: Blocked) -> list[str]:
        """Words by which a person may call what is blocked."""

    def paid(self, view: Any) -> list[str] | None:
        """What the viewer has paid so far for something, None if nothing is being paid."""

    def opens_turn(self, line: Line) -> bool:
        """Whether a line of the log begins a player's turn."""

    def piles(self, view: Any, width: int) -> list[Text]:
        """The discard piles in full."""

    def ending(self, view: Any, width: int) -> list[RenderableType]:
        """The score sheet and the winners."""


def board(record: Record, speaker: Speaker) -> Board:
    """The board of the game that is played."""
    module, _, name = BOARDS[record.title.id].partition(":")
    made: Board = getattr(import_module(module), name)(record, speaker)
    return made
