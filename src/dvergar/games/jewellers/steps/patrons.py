"""Questions of the patrons (J7)."""

from __future__ import annotations

from dvergar.engine.core import Decision, Step
from dvergar.games.jewellers.buying import go_on
from dvergar.games.jewellers.flow import (
    can_promise,
    known_last,
    known_top,
    promise,
    purchases,
)
from dvergar.games.jewellers.material import GREYS, LAST_CARDS
from dvergar.games.jewellers.patrons import mark, markable, move, others_look
from dvergar.games.jewellers.payment import FROM_LAST, FROM_TOP
from dvergar.games.jewellers.space import (
    BUY,
    FORGO,
    HOUSE,
    LEAVE,
    MOVE,
    MOVES,
    TO_TOP,
    WHITE,
)
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.pay import buy
from dvergar.games.jewellers.tables import Book


class House(Step[JewelState]):
    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [HOUSE + card for card in markable(s)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        mark(s, seat, action - HOUSE)


class Move(Step[JewelState]):
    """Deck cards to move; d.a moves are left, d.b cards lie on top already."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        found: list[int] = []
        for card in sorted(s.parts):
            found += [MOVE + card * MOVES + place for place in range(MOVES)]
        return [*found, LEAVE]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        left = d.a - 1
        if action != LEAVE:
            card, place = (action - MOVE) // MOVES, (action - MOVE) % MOVES
            move(s, seat, card, place, d.b)
            if left:
                s.ask(d.step, 1 << seat, left, d.b + int(place == TO_TOP))
                return
        others_look(self.book, s, seat)


class Listen(Step[JewelState]):
    """One of the deck's top two, or none (J7.3)."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        cards = known_top(s, seat, LAST_CARDS)
        return [*sorted(purchases(self.book, s, seat, cards, FROM_TOP)), FORGO]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action != FORGO:
            buy(self.book, s, seat, action, FROM_TOP)


class Noble(Step[JewelState]):
    """One of the deck's last d.a cards, after up to two promises, d.b so far (J7.6)."""

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        found: list[int] = []
        if d.b < GREYS:
            found += [WHITE + kind for kind in can_promise(s, seat)]
        cards = known_last(s, seat, d.a)
        found += sorted(purchases(self.book, s, seat, cards, FROM_LAST))
        return [*found, FORGO]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action == FORGO:
            go_on(self.book, s, seat)
        elif action < BUY:
            promise(s, seat, action - WHITE, 0)
            s.ask(d.step, 1 << seat, d.a, d.b + 1)
        else:
            buy(self.book, s, seat, action, FROM_LAST)
