"""Who wins several medallions picks the reward (J4.2, J7.7)."""

from __future__ import annotations

from dvergar.engine.core import Decision, Step
from dvergar.games.jewellers.cleaning import logos, medallions, reward
from dvergar.games.jewellers.space import MEDAL
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.tables import Book


class Medal(Step[JewelState]):
    """d.a rewards are left to pick, from the medallion d.b on."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def left(self, s: JewelState, seat: int, first: int, picks: int) -> list[int]:
        won = [kind for kind in medallions(logos(self.book, s), seat) if kind >= first]
        return won[: len(won) - picks + 1]

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [MEDAL + kind for kind in self.left(s, seat, d.b, d.a)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        kind = action - MEDAL
        reward(s, seat, kind)
        if d.a < 2:
            return
        may = self.left(s, seat, kind + 1, d.a - 1)
        if len(may) > 1:
            s.ask(d.step, 1 << seat, d.a - 1, kind + 1)
        else:
            reward(s, seat, may[0])
