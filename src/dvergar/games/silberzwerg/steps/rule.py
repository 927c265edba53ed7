"""A player's lords: which one acts, and what it does (Z2.6, Z3.5)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.board.contracts import space_of
from dvergar.games.silberzwerg.board.dwarves import spend_lord
from dvergar.games.silberzwerg.card_data import Book
from dvergar.games.silberzwerg.flow import SELL_MORE
from dvergar.games.silberzwerg.leaders.lords import (
    buy,
    choices,
    column_of,
    could_buy,
    fulfil,
    sales,
    sell,
    show_contracts,
)
from dvergar.games.silberzwerg.leaders.symbols import is_use, use, uses
from dvergar.games.silberzwerg.material import COLOURS, COLUMNS, CONTRACT, LORD, MAX_GEMS
from dvergar.games.silberzwerg.space import BUY, ENOUGH, FULFIL, REST, SELL
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.use import lord_done

RULING: Final = 6
SELLING: Final = 7


class Rule(Step[SilberState]):
    id = RULING
    question = "rule"
    rule = "Z2.6"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        found: list[int] = []
        rests: list[int] = []
        lords = s.clans[seat].lords
        for column in range(COLUMNS):
            if lords[column]:
                may = choices(self.book, s, seat, column)
                found += may
                if may or (column < COLOURS and could_buy(self.book, s, seat, column)):
                    rests.append(REST + column)
        return rests + found + uses(self.book, s, seat, True)

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        if is_use(action):
            use(self.book, s, seat, action)  # then the same lords are asked again
            return
        if action < BUY:
            self.rest(s, seat, action - REST)
        else:
            spend_lord(s, seat, column_of(action))
            self.act(s, seat, action)
        if not s.over and not s.again:
            lord_done(self.book, s, seat)

    def rest(self, s: SilberState, seat: int, column: int) -> None:
        if column == CONTRACT:
            show_contracts(self.book, s, seat)
        spend_lord(s, seat, column)
        s.emit(events.RESTED, seat, [column, LORD])

    def act(self, s: SilberState, seat: int, action: int) -> None:
        if action < FULFIL:
            buy(s, seat, (action - BUY) // MAX_GEMS, (action - BUY) % MAX_GEMS + 1)
        elif action < SELL:
            fulfil(self.book, s, seat, space_of(s, action - FULFIL))
        else:
            sell_some(s, seat, action - SELL)


def sell_some(s: SilberState, seat: int, lot: int) -> None:
    """Sell gems of one colour, and offer to sell more."""
    sell(s, seat, lot // MAX_GEMS, lot % MAX_GEMS + 1)
    if not s.over and s.clans[seat].gems():
        s.again = SELL_MORE


class Sell(Step[SilberState]):
    """Asks for more gems to sell."""

    id = SELLING
    question = "sell"
    rule = "Z2.6"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SilberState, d: Decision, seat: int) -> list[int]:
        return [*sales(s, seat), ENOUGH]

    def apply(self, s: SilberState, d: Decision, seat: int, action: int) -> None:
        if action != ENOUGH:
            sell_some(s, seat, action - SELL)
        if not s.over and not s.again:
            lord_done(self.book, s, seat)
