"""The Scrap Sorter's choice, and what happens to a completed item or tool (S2.4, S2.5)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy import events
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.flow import scrap
from dvergar.games.smithy.material import BITS, METALS, REFINED, TOOL, count
from dvergar.games.smithy.space import LEAVE, SALVAGE, USE
from dvergar.games.smithy.state import SmithyState, Stack

SALVAGING: Final = 2


def maybe_salvage(book: Book, s: SmithyState, seat: int, i: int, choice: int) -> None:
    me = s.smiths[seat]
    if s.salvaged < me.perks.salvages and metals(me.stacks[i].parts):
        s.ask(SALVAGING, 1 << seat, i, choice)
    else:
        settle(book, s, seat, i, choice)


def metals(parts: int) -> list[int]:
    return [kind for kind in range(METALS) if count(parts, kind)]


class Salvage(Step[SmithyState]):
    """Asks which metal the Scrap Sorter keeps; d.a is the stack, d.b what happens to its card."""

    id = SALVAGING
    question = "salvage"
    rule = "S5.2"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return [SALVAGE + kind for kind in metals(s.smiths[seat].stacks[d.a].parts)] + [LEAVE]

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        if action != LEAVE:
            me = s.smiths[seat]
            kind = action - SALVAGE
            old = me.stacks[d.a]
            rest = old.parts - (1 << BITS * kind)
            me.stacks[d.a] = Stack(
                card=old.card, parts=rest, size=old.size - 1, known=old.known, tools=old.tools
            )
            me.shop_size -= 1
            me.to_shop(REFINED + kind)
            s.salvaged += 1
            s.emit(events.SALVAGED, seat, [kind])
        settle(self.book, s, seat, d.a, d.b)


def settle(book: Book, s: SmithyState, seat: int, i: int, choice: int) -> None:
    """Sell an item; sell or use a tool."""
    me = s.smiths[seat]
    stack = me.lift(i)
    scrap(s, stack.parts)
    if choice == USE:
        me.tools.append(stack.card)
        me.kit = book.kit(me.tools)
        s.emit(events.TOOL_USED, seat, [stack.card])
        return
    value = book.data.values[stack.card]
    me.coins += value
    s.discard.append(stack.card)
    tool = book.data.types[stack.card] == TOOL
    s.emit(events.TOOL_SOLD if tool else events.ITEM_SOLD, seat, [stack.card, value])
