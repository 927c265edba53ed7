"""What passing may still ask: crystals to keep from geodes, last stones (J3.13, J7.5)."""

from __future__ import annotations

from dvergar.engine.core import Decision, Step
from dvergar.games.jewellers.manoeuvres import place_stones, settings
from dvergar.games.jewellers.passing import keepable, protect
from dvergar.games.jewellers.space import END, KEEP
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.tables import Book
from dvergar.games.jewellers.turns import end_turn


def unpacked(kept: int) -> list[int]:
    return [kept >> 12, kept >> 6 & 63, kept & 63]


class Keep(Step[JewelState]):
    """d.a packs what any-squares protect so far, by colour."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [KEEP + colour for colour in keepable(self.book, s, seat, unpacked(d.a))]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        kept = unpacked(d.a)
        kept[action - KEEP] += 1
        protect(self.book, s, seat, kept)


class LastStones(Step[JewelState]):
    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [*settings(self.book, s, seat), END]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action == END:
            s.place = 0
            end_turn(s)
        else:
            place_stones(self.book, s, seat, action)
