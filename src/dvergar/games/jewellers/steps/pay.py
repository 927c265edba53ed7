"""Paying differently from the usual way, part by part (J3.11)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers.buying.payment import payments, sensible, usual
from dvergar.games.jewellers.buying.price import FROM_TOP
from dvergar.games.jewellers.buying.purchase import purchase
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import everyone
from dvergar.games.jewellers.space import BUY, CHOOSE, REST
from dvergar.games.jewellers.state import Jeweller, JewelState

# Ids of the steps that are asked here.
PAYING_FOR: Final = 11


class Ways:
    """The payments that are left after some parts, and the usual one among them.

    The usual payment is a single action at every part, and the other actions lead only to the
    other payments. So no payment can be reached in two ways.
    """

    def __init__(self, p: Jeweller, found: list[list[int]], parts: list[int]) -> None:
        self.p = p
        self.left = found
        self.narrow(0)
        self.parts: list[int] = []
        for part in parts:
            self.go_on(part)

    def go_on(self, part: int) -> None:
        at = len(self.parts)
        self.parts.append(part)
        self.left = [way for way in self.left if len(way) > at and way[at] == part]
        self.narrow(at + 1)

    def narrow(self, at: int) -> None:
        """Set the usual payment apart; one that is already complete takes precedence."""
        whole = [way for way in self.left if len(way) == at]
        self.best = whole[0] if whole else sensible(self.p, self.left)
        self.left = [way for way in self.left if way != self.best]

    def actions(self) -> list[int]:
        """Return the next parts, and REST for the usual payment; at first `buy` does that."""
        at = len(self.parts)
        found = sorted({way[at] for way in self.left if len(way) > at})
        return [*found, REST] if at else found


def buy(book: Book, s: JewelState, seat: int, action: int, source: int) -> None:
    """Take the usual payment, or ask for another."""
    card = (action - BUY) % (CHOOSE - BUY)
    if action < CHOOSE:
        purchase(book, s, seat, card, source, usual(book, s, seat, card, source))
    else:
        s.payment = []
        if source >= FROM_TOP:
            s.deck.show_card(s, card, everyone(s))
        ask_part(book, s, seat, card, source)


def ways_left(book: Book, s: JewelState, seat: int, card: int, source: int) -> Ways:
    return Ways(s.players[seat], payments(book, s, seat, card, source), s.payment)


def next_choice(ways: Ways) -> Ways:
    """Add all parts that leave no choice; if no other payment is left, take the usual one."""
    while ways.left:
        may = ways.actions()
        if len(may) > 1:
            break
        ways.go_on(may[0])
    return ways


def ask_part(book: Book, s: JewelState, seat: int, card: int, source: int) -> None:
    """Ask for the next part that leaves a choice, or buy."""
    ways = next_choice(ways_left(book, s, seat, card, source))
    if ways.left:
        s.payment = ways.parts
        s.ask(PAYING_FOR, 1 << seat, card, source)
    else:
        s.payment = []
        purchase(book, s, seat, card, source, ways.best)


class Pay(Step[JewelState]):
    """Asks for the next part; d.a is the card, d.b its source; the state has the parts so far."""

    id = PAYING_FOR
    question = "pay"
    rule = "J3.11"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return ways_left(self.book, s, seat, d.a, d.b).actions()

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action == REST:
            best = ways_left(self.book, s, seat, d.a, d.b).best
            s.payment = []
            purchase(self.book, s, seat, d.a, d.b, best)
        else:
            s.payment = [*s.payment, action]
            ask_part(self.book, s, seat, d.a, d.b)
