"""What the tests of pages must know of each game."""

from __future__ import annotations

from typing import NamedTuple

from tests.web.choice import brisk, hasty, lively
from tests.web.jewel import JewelPage
from tests.web.silber import SilberPage
from tests.web.table import Choice, TablePage


class Played(NamedTuple):
    """A game: its door in the hall, its table, and how it is played to its end."""

    id: str
    door: str
    page: type[TablePage]
    choice: Choice
    on_board: int  # acts that show most of what a board can do
    chart: str  # a heading of its end screen


SMITHY = Played("smithy", ".door.smithy", TablePage, hasty, 12, "web-weighing")
SILBER = Played(
    "silberzwerg", ".door.silberzwerg", SilberPage, lively, 24, "silberzwerg-sheet-chart"
)
JEWEL = Played("jewellers", ".door.jewellers", JewelPage, brisk, 24, "web-jewels-chart")
GAMES = {game.id: game for game in (SMITHY, SILBER, JEWEL)}
