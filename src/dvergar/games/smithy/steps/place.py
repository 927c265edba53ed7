"""Where a bought card goes (S2.13)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.smithy.actions.trade import deliver
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.material import MARKET, WORKSHOP
from dvergar.games.smithy.space import CODES, TO
from dvergar.games.smithy.state import SmithyState

PLACING: Final = 8


def begin_buy(book: Book, s: SmithyState, seat: int, at: int) -> None:
    place_or_ask(s, seat, at, book.data.buy[at % CODES >> 1])


def place_or_ask(s: SmithyState, buyer: int, at: int, price: int) -> None:
    """Ask the buyer for Market or Workshop if both have room."""
    me = s.smiths[buyer]
    if me.market_room() and me.shop_room():
        s.ask(PLACING, 1 << buyer, at, price)
    else:
        deliver(s, buyer, at, price, MARKET if me.market_room() else WORKSHOP)


class Place(Step[SmithyState]):
    """d.a is the seller and the card, d.b the price."""

    id = PLACING
    question = "place"
    rule = "S2.13"

    def legal(self, s: SmithyState, d: Decision, seat: int) -> list[int]:
        return [TO + MARKET, TO + WORKSHOP]

    def apply(self, s: SmithyState, d: Decision, seat: int, action: int) -> None:
        deliver(s, seat, d.a, d.b, action - TO)
