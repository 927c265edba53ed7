"""What page tests need to know about each game."""

from __future__ import annotations

from typing import NamedTuple

from tests.web.jewel import JewelPage
from tests.web.silber import SilberPage
from tests.web.strategies import brisk, hasty, lively
from tests.web.table import Choice, TablePage


class Played(NamedTuple):
    """A game: its door in the lobby, its table page and how to play it to the end."""

    id: str
    door: str
    page: type[TablePage]
    choice: Choice
    on_board: int  # actions that use most of the board
    chart: str  # a heading on the end screen


SMITHY = Played("smithy", ".door.smithy", TablePage, hasty, 12, "web-weighing")
SILBER = Played(
    "silberzwerg", ".door.silberzwerg", SilberPage, lively, 24, "silberzwerg-sheet-chart"
)
JEWEL = Played("jewellers", ".door.jewellers", JewelPage, brisk, 24, "web-jewels-chart")
GAMES = {game.id: game for game in (SMITHY, SILBER, JEWEL)}
