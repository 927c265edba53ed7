"""Bids for a card in a Market: each player once, counter-clockwise (S4.1)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import NOBODY, Decision
from dvergar.games.smithy import events
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.flow import spend_action
from dvergar.games.smithy.material import MAX_BID
from dvergar.games.smithy.space import BID, CODES, PASS
from dvergar.games.smithy.state import SmithyState
from dvergar.games.smithy.steps.place import place_or_ask

BIDDING: Final = 9


def open_bids(book: Book, s: SmithyState, seat: int, at: int) -> None:
    spend_action(s)
    s.named.append(at)
    s.emit(events.NAMED, seat, [at // CODES, at % CODES >> 1])
    ask_next(book, s, at, 0, NOBODY, 1)


def ask_next(book: Book, s: SmithyState, at: int, high: int, holder: int, place: int) -> None:
    """Ask the next eligible player from `place` on, or sell the card to the highest bidder."""
    seller = at // CODES
    least = least_bid(book, at, high)
    for offset in range(place, s.seats):
        seat = (seller - offset) % s.seats
        if may_bid(s, seat, least):
            s.ask(BIDDING, 1 << seat, at, high << 8 | (holder + 1) << 4 | offset)
            return
    if holder == NOBODY:
        s.emit(events.UNSOLD, s.active, [seller, at % CODES >> 1])
    else:
        place_or_ask(s, holder, at, high)


def least_bid(book: Book, at: int, high: int) -> int:
    return high + 1 if high else book.data.buy[at % CODES >> 1]


def may_bid(s: SmithyState, seat: int, least: int) -> bool:
    me = s.smiths[seat]
    return (
        not s.done >> seat & 1
        and least <= MAX_BID
        and me.perks.market_price(least) <= me.coins
        and (me.market_room() or me.shop_room())
    )


class Bid(Step[SmithyState]):
    """d.a is the seller and the card; d.b packs the high bid, its holder and the place."""

    id = BIDDING
    question = "bid"
    rule = "S4.1"

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        me = s.smiths[seat]
        bids: list[int] = []
        for n in range(least_bid(self.book, d.a, d.b >> 8), MAX_BID + 1):
            if me.perks.market_price(n) > me.coins:
                break
            bids.append(BID + n)
        bids.append(PASS)
        return bids

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        high, holder, place = d.b >> 8, (d.b >> 4 & 15) - 1, d.b & 15
        if action == PASS:
            s.emit(events.PASSED, seat, [])
        else:
            high, holder = action - BID, seat
            s.emit(events.BID, seat, [high])
        ask_next(self.book, s, d.a, high, holder, place + 1)
