"""Questions of the patrons (J7)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers.buying.market import known_top, purchases
from dvergar.games.jewellers.buying.price import FROM_LAST, FROM_TOP
from dvergar.games.jewellers.buying.purchase import NOBLE, dismiss_noble, noble_choices
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import promise
from dvergar.games.jewellers.material import TOP_CARDS
from dvergar.games.jewellers.rounds.manoeuvres import place_stones
from dvergar.games.jewellers.rounds.patrons import (
    HOUSING,
    LISTENING,
    MOVING,
    mark,
    markable,
    movable,
    move,
    others_look,
)
from dvergar.games.jewellers.space import (
    BLACKEN,
    BUY,
    FORGO,
    HOUSE,
    LEAVE,
    MOVE,
    MOVES,
    WHITE,
)
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.pay import buy


class House(Step[JewelState]):
    id = HOUSING
    question = "house"
    rule = "J7.1"

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [HOUSE + card for card in markable(s)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        mark(s, seat, action - HOUSE)


class Move(Step[JewelState]):
    """Asks the religion patron's player to move a card or stop (J7.2)."""

    id = MOVING
    question = "move"
    rule = "J7.2"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        found: list[int] = []
        for card in sorted(movable(s, seat)):
            found += [MOVE + card * MOVES + place for place in range(MOVES)]
        return [*found, LEAVE]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action != LEAVE:
            move(s, seat, (action - MOVE) // MOVES, (action - MOVE) % MOVES)
        if action == LEAVE or not s.moves_left:
            others_look(self.book, s, seat)


class Listen(Step[JewelState]):
    """Asks for one of the deck's top two cards, or none (J7.3)."""

    id = LISTENING
    question = "listen"
    rule = "J7.3"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        cards = known_top(s, seat, TOP_CARDS)
        return [*sorted(purchases(self.book, s, seat, cards, FROM_TOP)), FORGO]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action != FORGO:
            buy(self.book, s, seat, action, FROM_TOP)


class Noble(Step[JewelState]):
    """Asks for a card, promises, stones in squares, or none (J7.6)."""

    id = NOBLE
    question = "noble"
    rule = "J7.6"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return noble_choices(self.book, s, seat)

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action == FORGO:
            dismiss_noble(s)
        elif action >= BUY:
            buy(self.book, s, seat, action, FROM_LAST)
        elif action < BLACKEN:
            promise(s, seat, action - WHITE, 0)
            s.buying.promised += 1
        else:
            place_stones(self.book, s, seat, action)
