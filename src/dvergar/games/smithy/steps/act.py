"""The Action phase: any number of actions in any order (S2.7)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.actions import craft, move, play, trade
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.flow import ACTIONS_OVER
from dvergar.games.smithy.space import (
    BUY,
    CRAFT,
    DISCARD,
    DISPLAY,
    END,
    FETCH,
    NAME,
    PAY,
    PLAY,
    SELL,
    STOCK,
    STOKE,
    SWAP,
    WITH,
)
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.steps.bid import open_bids
from dvergar.games.smithy.steps.pay import lay
from dvergar.games.smithy.steps.place import begin_buy
from dvergar.games.smithy.steps.swap import begin_swap

ACTING: Final = 5


class Act(Step[SmithyState]):
    id = ACTING
    question = "act"
    rule = "S2.7"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        me = s.smiths[seat]
        out: list[int] = []
        craft.legal(me, out)
        play.legal(s, me, out)
        move.legal(s, me, out)
        trade.legal_own(me, out)
        trade.legal_stock(self.book, s, me, out)
        trade.legal_others(self.book, s, seat, out)
        out.append(END)
        out.sort()
        return out

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        if action < PAY:
            lay(self.book, s, seat, action - CRAFT, 0)
        elif action < STOKE:
            play.play(s, seat, (action - PLAY) >> 1, (action - PLAY) & 1)
        elif action < WITH:
            self.rearrange(s, seat, action)
        elif action == END:
            s.phase = ACTIONS_OVER
        else:
            self.trade(s, seat, action)

    def rearrange(self, s: SmithyState, seat: int, action: int) -> None:
        if action < FETCH:
            play.stoke(s, seat, action - STOKE)
        elif action < DISPLAY:
            move.fetch(s, seat, action - FETCH)
        elif action < SWAP:
            move.display(s, seat, action - DISPLAY)
        else:
            begin_swap(s, seat, action - SWAP)

    def trade(self, s: SmithyState, seat: int, action: int) -> None:
        if action < SELL:
            trade.discard(s, seat, action - DISCARD)
        elif action < STOCK:
            trade.sell(self.book, s, seat, action - SELL)
        elif action < BUY:
            trade.buy_stock(self.book, s, seat, action - STOCK)
        elif action < NAME:
            begin_buy(self.book, s, seat, action - BUY)
        else:
            open_bids(self.book, s, seat, action - NAME)
