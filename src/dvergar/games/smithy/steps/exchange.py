"""A completed king's item enters the Market (S2.6)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy import events
from dvergar.games.smithy.flow import shuffle_back
from dvergar.games.smithy.space import EXCHANGE
from dvergar.games.smithy.state import SmithyState

EXCHANGING: Final = 4


def crown(s: SmithyState, seat: int, i: int) -> None:
    """Put a king's item into the Market, replacing another card if it is full (S2.6)."""
    me = s.smiths[seat]
    if me.market_room():
        enthrone(s, seat, i, -1)
    elif not me.market:
        stack = me.lift(i)
        shuffle_back(s, stack.card, stack.parts)
        s.emit_secret(events.KING_LOST, seat, [stack.parts], [stack.card], stack.known)
    elif len(set(me.market)) == 1:
        enthrone(s, seat, i, me.market[0])
    else:
        s.ask(EXCHANGING, 1 << seat, i)


def enthrone(s: SmithyState, seat: int, i: int, code: int) -> None:
    me = s.smiths[seat]
    stack = me.lift(i)
    if code >= 0:
        me.market.remove(code)
        me.to_shop(code >> 1)
        s.emit(events.EXCHANGED, seat, [code >> 1])
    me.kings.append(stack)
    s.emit_secret(events.KING_DONE, seat, [stack.parts], [stack.card], stack.known)


class Exchange(Step[SmithyState]):
    """Asks which Market card makes room for a king's item; d.a is the stack."""

    id = EXCHANGING
    question = "exchange"
    rule = "S2.6"

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return sorted({EXCHANGE + (code >> 1) for code in s.smiths[seat].market})

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        enthrone(s, seat, d.a, (action - EXCHANGE) * 2)
