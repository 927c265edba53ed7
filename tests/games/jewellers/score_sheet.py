"""Scores one player's cards, gems and gifts at the end of the game."""

from __future__ import annotations

from dvergar.games.jewellers.scoring.score import Scorer
from dvergar.games.jewellers.scoring.score import ScoreSheet as Sheet
from tests.games.jewellers.box import Box, Has
from tests.games.jewellers.scene import Mode
from tests.games.jewellers.tableaux import table


class Scored:
    """A score sheet indexed by card id."""

    def __init__(self, ids: list[str], sheet: Sheet) -> None:
        self.sheet = sheet
        self.music = sheet.music
        self.all = sum(sheet.points) + sheet.music
        self.points = dict(zip(ids, sheet.points))

    def __getitem__(self, card: str) -> int:
        return self.points[card]


def final_score(
    cards: str,
    stock: str = "",
    *,
    mode: Mode = "advanced",
    hammer: str | None = None,
    harp: bool = False,
    inkwell: bool = False,
    patrons: bool = False,
    placed: str = "",
    placed_any: str = "",
) -> Scored:
    """Return the best final scoring; cards are named as in scenes."""
    game, s = table(mode, patrons)
    s = game.clone(s)
    active = {"harp": harp, "inkwell": inkwell} if mode == "advanced" else {}
    has = Has(
        stock, cards.split(), hammer, placed=placed, placed_any=placed_any, **active
    )  # fmt: skip
    s.players[0] = Box(game).owner(s.players[0], has)
    s.crown = 1
    ids = [game.book.data.ids[card] for card in s.players[0].cards]
    return Scored(ids, Scorer(game.book, s, 0, []).sheet([0] * 4))
