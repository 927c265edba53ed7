"""The Complete phase: which stack comes next (S2.2)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.material import APPRENTICE, HELPERS, ITEM, TOOL
from dvergar.games.smithy.space import CASH, COMPLETE
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.steps.exchange import crown
from dvergar.games.smithy.steps.fire import train
from dvergar.games.smithy.steps.salvage import maybe_salvage
from dvergar.games.smithy.steps.tool import TOOLING

COMPLETING: Final = 0


class Complete(Step[SmithyState]):
    """Asks which of several stacks is completed next."""

    id = COMPLETING
    question = "complete"
    rule = "S2.2"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return sorted([COMPLETE + stack.card for stack in s.smiths[seat].stacks])

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        for i, stack in enumerate(s.smiths[seat].stacks):
            if stack.card == action - COMPLETE:
                complete(self.book, s, seat, i)
                return


def complete(book: Book, s: SmithyState, seat: int, i: int) -> None:
    """Complete stack `i`, or ask its owner for a choice first."""
    me = s.smiths[seat]
    kind = book.data.types[me.stacks[i].card]
    if kind == APPRENTICE:
        train(book, s, seat, i)
    elif kind == TOOL:
        if len(me.tools) < HELPERS:
            s.ask(TOOLING, 1 << seat, i)
        else:
            maybe_salvage(book, s, seat, i, CASH)
    elif kind == ITEM:
        maybe_salvage(book, s, seat, i, CASH)
    else:
        crown(s, seat, i)
