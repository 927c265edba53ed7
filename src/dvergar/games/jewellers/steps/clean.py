"""Players choose cards of the offer to keep (J4.1)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.material import CHAOTIC
from dvergar.games.jewellers.rounds.cleaning import POINTING, sweep
from dvergar.games.jewellers.space import POINT, POINT_NONE
from dvergar.games.jewellers.state import JewelState


class Point(Step[JewelState]):
    id = POINTING
    question = "point"
    rule = "J4.1"
    sealed = True

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [*[POINT + card for card in sorted(s.offer)], POINT_NONE]

    def reveal(self, s: JewelState, d: Decision) -> None:
        pointed: dict[int, int] = {}
        for seat in range(s.seats):
            action = s.sealed[seat][0]
            card = -1 if action == POINT_NONE else action - POINT
            pointed[card] = pointed.get(card, 0) + 1
            s.emit(events.POINTED, seat, [card])
        sweep(self.book, s, [card for card in s.offer if self.stays(pointed.get(card, 0))])

    def stays(self, hands: int) -> bool:
        return hands % 2 == 1 or (hands > 0 and self.book.cleanup != CHAOTIC)
