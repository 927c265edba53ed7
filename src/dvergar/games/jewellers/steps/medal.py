"""The winner of several medallions picks the reward (J4.2, J7.7)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.rounds.cleaning import MEDALS, logos, medallions, reward
from dvergar.games.jewellers.space import MEDAL
from dvergar.games.jewellers.state import JewelState


class Medal(Step[JewelState]):
    """Asks for a reward; d.a is how many are left, d.b has a bit for each one taken."""

    id = MEDALS
    question = "medal"
    rule = "J4.2"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        won = medallions(logos(self.book, s), seat)
        return [MEDAL + kind for kind in won if not d.b >> kind & 1]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        kind = action - MEDAL
        reward(s, seat, kind)
        if d.a > 1:
            s.ask(d.step, 1 << seat, d.a - 1, d.b | 1 << kind)
