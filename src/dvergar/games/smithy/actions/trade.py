"""Discard, sell, buy from the Warehouse and from other Markets (S2.10–S2.13)."""

from __future__ import annotations

from dvergar.games.smithy import events
from dvergar.games.smithy.card_data import Book
from dvergar.games.smithy.flow import spend_action
from dvergar.games.smithy.material import BITS, GUILD, MARKET, REFINED
from dvergar.games.smithy.space import BUY, CODES, DISCARD, NAME, SELL, STOCK
from dvergar.games.smithy.state import Smith, SmithyState


def legal_own(me: Smith, out: list[int]) -> None:
    """Add what may be discarded or sold from the player's Market."""
    for i, code in enumerate(me.market):
        if me.market.index(code) != i:
            continue
        tilted = code & 1
        if code >= GUILD * 2:
            if not tilted:
                out.append(DISCARD + (code >> 1) - GUILD)
        elif not tilted or me.perks.sells_tilted:
            out.append(SELL + code)


def legal_stock(book: Book, s: SmithyState, me: Smith, out: list[int]) -> None:
    """Add one purchase per kind: the Warehouse card with the fewest cards above it."""
    if me.hand_size >= me.perks.hand:
        return
    seen = 0
    above = 0
    for i in range(len(s.warehouse) - 1, -1, -1):
        kind = s.warehouse[i]
        if not seen >> kind & 1:
            seen |= 1 << kind
            if me.perks.warehouse_price(book.data.buy[REFINED + kind], above) <= me.coins:
                out.append(STOCK + kind)
        above += 1


def legal_others(book: Book, s: SmithyState, seat: int, out: list[int]) -> None:
    """Add the cards of other Markets that the player can pay for and has room for."""
    me = s.smiths[seat]
    if not me.market_room() and not me.shop_room():
        return
    base = NAME if book.bidding else BUY
    for p in range(s.seats):
        if p == seat:
            continue
        market = s.smiths[p].market
        for i, code in enumerate(market):
            if (
                market.index(code) != i
                or me.perks.market_price(book.data.buy[code >> 1]) > me.coins
            ):
                continue
            at = p * CODES + code
            if not book.bidding or market.count(code) > s.named.count(at):
                out.append(base + at)


def discard(s: SmithyState, seat: int, card: int) -> None:
    s.smiths[seat].market.remove((GUILD + card) * 2)
    s.discard.append(card)
    spend_action(s)
    s.emit(events.DISCARDED, seat, [card])


def sell(book: Book, s: SmithyState, seat: int, code: int) -> None:
    me = s.smiths[seat]
    face = code >> 1
    coins = book.data.sell[face]
    me.market.remove(code)
    me.coins += coins
    s.warehouse.append(face - REFINED if face >= REFINED else face)
    spend_action(s)
    s.emit(events.SOLD, seat, [face, coins])


def above_in_warehouse(s: SmithyState, kind: int) -> int:
    """Return how many cards are above the topmost one of a kind."""
    above = 0
    while s.warehouse[len(s.warehouse) - 1 - above] != kind:
        above += 1
    return above


def buy_stock(book: Book, s: SmithyState, seat: int, kind: int) -> None:
    me = s.smiths[seat]
    above = above_in_warehouse(s, kind)
    price = me.perks.warehouse_price(book.data.buy[REFINED + kind], above)
    me.coins -= price
    s.warehouse.pop(len(s.warehouse) - 1 - above)
    me.gain_hand(kind)
    me.shown += 1 << BITS * kind
    spend_action(s)
    s.emit(events.STOCKED, seat, [kind, price])


def deliver(s: SmithyState, buyer: int, at: int, price: int, area: int) -> None:
    """Give the card to the buyer and the price to the seller; the bank pays Haggler's discount."""
    me = s.smiths[buyer]
    seller, code = at // CODES, at % CODES
    paid = me.perks.market_price(price)
    me.coins -= paid
    s.smiths[seller].coins += price
    s.smiths[seller].market.remove(code)
    if at in s.named:
        s.named.remove(at)
        if area == MARKET:
            s.named.append(buyer * CODES + (code | 1))
    else:
        spend_action(s)
    if area == MARKET:
        me.to_market(code >> 1)
    else:
        me.to_shop(code >> 1)
    s.emit(events.BOUGHT, buyer, [seller, code >> 1, price, area, paid])
