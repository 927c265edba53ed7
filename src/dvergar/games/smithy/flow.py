"""Phases, endings, and changes that several steps share."""

from __future__ import annotations

from typing import Final

from dvergar.engine.state import NOBODY
from dvergar.games.smithy import events
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.material import KINDS, count, unpack
from dvergar.games.smithy.state import SmithyState

START: Final = 0
COMPLETE_PHASE: Final = 1
ACTION_PHASE: Final = 2
ACTIONS_OVER: Final = 3
DRAW_PHASE: Final = 4

GUILD_OUT: Final = 0
MINE_OUT: Final = 1
FOUR_KINGS: Final = 2
ROUNDS_OUT: Final = 3
ENDINGS: Final = ["guild", "mine", "kings", "rounds"]

MINE_DECK: Final = 0
GUILD_DECK: Final = 1


def spend_action(s: SmithyState) -> None:
    """Count an action of this turn, and forget what the last one moved (S2.16)."""
    s.actions += 1
    s.into_shop = -1
    s.into_market = -1


def scrap(s: SmithyState, parts: int) -> None:
    for kind in range(KINDS):
        s.scrap[kind] += count(parts, kind)


def trigger(s: SmithyState, cause: int) -> None:
    """Trigger the last turn, unless it already is (S3.1)."""
    if s.closer == NOBODY:
        s.closer = s.active
        s.cause = cause
        s.emit(events.LAST_TURN, s.active, [cause])


def shuffle_back(s: SmithyState, card: int, parts: int) -> None:
    s.guild.put(card)
    s.guild.shuffle(s.rng)
    if parts:
        for kind in unpack(parts):
            s.mine.put(kind)
        s.mine.shuffle(s.rng)


def refill_mine(s: SmithyState) -> None:
    """Shuffle discarded resources and the Warehouse into a new Mine (S4.2)."""
    for kind in range(KINDS):
        for _ in range(s.scrap[kind]):
            s.mine.put(kind)
        s.scrap[kind] = 0
    for kind in s.warehouse:
        s.mine.put(kind)
    s.warehouse = []
    if len(s.mine):
        s.mine.shuffle(s.rng)
        s.emit(events.REFILLED, s.active, [len(s.mine)])


def draw(book: Book, s: SmithyState, deck: int) -> None:
    seat = s.active
    me = s.smiths[seat]
    s.draws -= 1
    if deck == MINE_DECK:
        card = s.mine.take(s, 1 << seat)
        me.gain_hand(card)
    else:
        card = s.guild.take(s, 1 << seat)
        me.gain_guild(card)
    s.emit_secret(events.DREW, seat, [deck], [card], 1 << seat)
    if deck == GUILD_DECK and len(s.guild) == 0:
        trigger(s, GUILD_OUT)
    elif deck == MINE_DECK and len(s.mine) == 0:
        if book.endless:
            refill_mine(s)
        else:
            trigger(s, MINE_OUT)
