"""Paying for a craft: one resource at a time where there is a choice (S2.14, S5.1)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.actions.craft import craft
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.material import BITS, COUNT, KINDS, covers
from dvergar.games.smithy.space import PAY
from dvergar.games.smithy.state import Smith, SmithyState

PAYING: Final = 6


def next_parts(me: Smith, card: int, paid: int) -> list[int]:
    """Return the kinds that may be paid next, ascending so that each payment has one order."""
    top = KINDS - 1
    while top > 0 and not paid >> BITS * top & COUNT:
        top -= 1
    below = (1 << BITS * top) - 1
    found = 0
    for pay in me.kit.payments(card):
        if pay & below == paid & below and pay > paid and covers(me.bars, pay):
            rest = pay - paid
            kind = 0
            while not rest >> BITS * kind & COUNT:
                kind += 1
            if covers(pay, paid):
                found |= 1 << kind
    return [kind for kind in range(KINDS) if found >> kind & 1]


def lay(book: Book, s: SmithyState, seat: int, card: int, paid: int) -> None:
    """Pay every part that leaves no choice, then ask for the next or finish the craft."""
    me = s.smiths[seat]
    parts = next_parts(me, card, paid)
    while len(parts) == 1:
        paid += 1 << BITS * parts[0]
        parts = next_parts(me, card, paid)
    if parts:
        s.ask(PAYING, 1 << seat, card, paid)
    else:
        craft(book, s, seat, card, paid)


class Pay(Step[SmithyState]):
    """Asks for the next resource; d.a is the guild card, d.b what is paid so far."""

    id = PAYING
    question = "act"  # others must not see that this is a payment (S1.5)
    rule = "S2.14"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return [PAY + kind for kind in next_parts(s.smiths[seat], d.a, d.b)]

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        lay(self.book, s, seat, d.a, d.b + (1 << BITS * (action - PAY)))
