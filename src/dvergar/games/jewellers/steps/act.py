"""A turn: manoeuvres, then a purchase, a pass or the end (J3)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers import events
from dvergar.games.jewellers.buying.market import market, source_of
from dvergar.games.jewellers.buying.purchase import SECOND, second_choices
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import (
    USE_BLACK,
    USE_GREY,
    USE_INK,
    cursed_for,
    everyone,
    promise,
    put_away,
)
from dvergar.games.jewellers.material import PATIENCE
from dvergar.games.jewellers.rounds.manoeuvres import (
    in_second_step,
    inkable,
    manoeuvre,
    manoeuvres,
    place_stones,
    used,
)
from dvergar.games.jewellers.rounds.passing import leave_round
from dvergar.games.jewellers.rounds.turns import stop_waiting
from dvergar.games.jewellers.space import (
    BLACKEN,
    BUY,
    CHOOSE,
    END,
    FORGO,
    HAMMER,
    INK,
    PASS,
    REFILL,
    WHITE,
    WITH,
)
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.steps.pay import buy

# Ids of the steps that are asked here.
ACTING: Final = 9
INKING: Final = 10


class Act(Step[JewelState]):
    id = ACTING
    question = "act"
    rule = "J3.1"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        found = manoeuvres(self.book, s, seat)
        if not in_second_step(s):
            found += market(self.book, s, seat)
            if not cursed_for(self.book, s, seat):
                found.append(PASS)
        if used(s) and s.players[seat].idle < PATIENCE:
            found.append(END)
        return found

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action == PASS:
            leave_round(s, seat)
        elif action == END:
            stop_waiting(s, seat)
        elif BUY <= action < WITH:
            buy(self.book, s, seat, action, source_of(s, card_of(action)))
        elif INK <= action < REFILL:
            ink(self.book, s, seat, action - INK)
        else:
            use(self.book, s, seat, action)


def card_of(action: int) -> int:
    return (action - BUY) % (CHOOSE - BUY)


def use(book: Book, s: JewelState, seat: int, action: int) -> None:
    if action < BLACKEN:
        s.uses[USE_GREY] += 1
        promise(s, seat, action - WHITE, 0)
    elif action < HAMMER:
        s.uses[USE_BLACK] += 1
        promise(s, seat, action - BLACKEN, 1)
    else:
        manoeuvre(book, s, seat, action)


def ink(book: Book, s: JewelState, seat: int, card: int) -> None:
    """Choose the first card to replace, and ask for the second if there is a choice."""
    may = inkable(book, s, seat, card)
    if len(may) > 1:
        s.ask(INKING, 1 << seat, card)
    else:
        replace(book, s, seat, [card, *may])


def replace(book: Book, s: JewelState, seat: int, cards: list[int]) -> None:
    """Replace cards from the deck; the old ones can be bought from the discard pile (J3.8)."""
    s.players[seat].inkwell = 0
    s.uses[USE_INK] += 1
    cards.sort()  # the order in which they were chosen must not matter
    new = []
    for card in cards:
        at = s.offer.index(card)
        s.offer[at] = s.deck.take(s, everyone(s))
        new.append(s.offer[at])
        put_away(book, s, card)
    s.emit(events.INKED, seat, cards)
    s.emit(events.REFILLED, -1, new)


class Ink(Step[JewelState]):
    """Asks for the second card that an Inkwell replaces; d.a is the first."""

    id = INKING
    question = "ink"
    rule = "J3.8"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [INK + card for card in inkable(self.book, s, seat, d.a)]

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        replace(self.book, s, seat, [d.a, action - INK])


class Second(Step[JewelState]):
    """Asks for a Privilege's second card, stones in squares, or none (J3.5, J7.5)."""

    id = SECOND
    question = "second"
    rule = "J3.5"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return second_choices(self.book, s, seat)

    def apply(self, s: JewelState, d: Decision, seat: int, action: int) -> None:
        if action == FORGO:
            s.buying.again = False
            s.emit(events.FORGONE, seat, [])
        elif action < BUY:
            place_stones(self.book, s, seat, action)
        else:
            buy(self.book, s, seat, action, source_of(s, card_of(action)))
