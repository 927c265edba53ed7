"""A new apprentice, and the one who has to leave (S2.3)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy import events
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.flow import scrap, shuffle_back
from dvergar.games.smithy.material import GUILD, HELPERS
from dvergar.games.smithy.space import FIRE
from dvergar.games.smithy.state import Smith, SmithyState, Stack

FIRING: Final = 3


def train(book: Book, s: SmithyState, seat: int, i: int) -> None:
    me = s.smiths[seat]
    stack = me.stacks[i]
    if len(me.apprentices) < HELPERS:
        me.lift(i)
        scrap(s, stack.parts)
        me.apprentices.append(stack.card)
        me.perks = book.data.perks(me.apprentices)
        s.emit(events.TRAINED, seat, [stack.card])
        return
    leaving = [old for old in me.apprentices if may_leave(book, me, old, stack)]
    if not leaving:
        me.lift(i)
        shuffle_back(s, stack.card, stack.parts)
        s.emit(events.UNTRAINED, seat, [stack.card])
    elif len(leaving) == 1:
        fire(book, s, seat, i, leaving[0])
    else:
        s.ask(FIRING, 1 << seat, i)


def successors(me: Smith, old: int, new: int) -> list[int]:
    return [new if card == old else card for card in me.apprentices]


def may_leave(book: Book, me: Smith, old: int, stack: Stack) -> bool:
    """Return whether every area stays within its limit after the change (S2.3)."""
    p = book.data.perks(successors(me, old, stack.card))
    return (
        me.hand_size <= p.hand
        and len(me.market) + len(me.kings) <= p.market
        and me.shop_size - stack.size + 1 <= p.workshop
    )


def fire(book: Book, s: SmithyState, seat: int, i: int, old: int) -> None:
    me = s.smiths[seat]
    stack = me.lift(i)
    scrap(s, stack.parts)
    me.apprentices = successors(me, old, stack.card)
    me.perks = book.data.perks(me.apprentices)
    me.to_shop(GUILD + old)
    s.emit(events.FIRED, seat, [old, stack.card])


class Fire(Step[SmithyState]):
    """Asks which apprentice makes room for a new one; d.a is the stack."""

    id = FIRING
    question = "fire"
    rule = "S2.3"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        me = s.smiths[seat]
        stack = me.stacks[d.a]
        may = [old for old in me.apprentices if may_leave(self.book, me, old, stack)]
        return sorted([FIRE + old for old in may])

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        fire(self.book, s, seat, d.a, action - FIRE)
