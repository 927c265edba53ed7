"""Changes that several steps share."""

from __future__ import annotations

from typing import Final

from dvergar.engine.state import NOBODY
from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import CURSED, Book, GiftPrice
from dvergar.games.jewellers.material import CRYSTALS, GREEN_BACKED, GREY, INITIATION, PAYING
from dvergar.games.jewellers.phases import HOUSE, INCOME
from dvergar.games.jewellers.state import JewelState

ENDINGS: Final = ["rounds"]

USE_GREY: Final = 0
USE_BLACK: Final = 1
USE_HAMMER: Final = 2
USE_HARP: Final = 3
USE_INK: Final = 4


def everyone(s: JewelState) -> int:
    return (1 << s.seats) - 1


def after(s: JewelState, seat: int) -> int:
    """Return the next seat in the direction of play."""
    return (seat + s.direction) % s.seats


def before(s: JewelState, seat: int) -> int:
    return (seat - s.direction) % s.seats


def seat_at(s: JewelState, place: int) -> int:
    """Return the seat at a place in turn order from the crown holder."""
    return (s.crown + place * s.direction) % s.seats


def gain(s: JewelState, seat: int, kind: int, n: int) -> None:
    """Take gems from the bank, which never runs out (J0.6)."""
    s.bank[kind] -= n
    s.players[seat].stock[kind] += n


def pay(s: JewelState, seat: int, kind: int, n: int) -> None:
    gain(s, seat, kind, -n)


def prices(s: JewelState, seat: int, price: GiftPrice) -> list[int]:
    """Return the colours (or gold) in which a player can pay a gift's price."""
    gold, crystals = price
    stock = s.players[seat].stock
    found = [colour for colour in range(CRYSTALS) if stock[colour] >= crystals]
    if stock[CRYSTALS] >= gold:
        found.append(CRYSTALS)
    return found


def price_in(colour: int, price: GiftPrice) -> int:
    return price[0] if colour == CRYSTALS else price[1]


def may_buy(s: JewelState, seat: int, card: int) -> bool:
    """Return whether the house marker does not reserve the card for another player (J7.1)."""
    return card != s.house or seat == s.owner


def house_marked(s: JewelState) -> int:
    """Return the card with the house marker, or -1; a discarded card loses it (J7.1)."""
    replaced = s.phase < INCOME and s.house in s.discard  # by its holder's Inkwell
    return s.house if s.phase > HOUSE and (replaced or s.house in s.offer) else -1


def is_green(book: Book, card: int) -> bool:
    """Return whether a card goes to the green-backed stock, which initiation lacks (J1.7)."""
    return book.mode != INITIATION and book.data.schools[card] == GREEN_BACKED


def put_away(book: Book, s: JewelState, card: int) -> None:
    """Discard a card; green-backed cards return to their stock (J1.7)."""
    if is_green(book, card):
        s.greens.append(card)
        s.greens.sort()
    else:
        s.discard.append(card)


def can_promise(s: JewelState, seat: int) -> list[int]:
    """Return the gems on the white miner card that a grey stone could fetch (J3.2)."""
    if not s.players[seat].stock[GREY]:
        return []
    return [kind for kind in range(PAYING) if s.white[kind]]


def promise(s: JewelState, seat: int, kind: int, black: int) -> None:
    """Exchange a promise stone for a gem of the miner card."""
    p = s.players[seat]
    p.stock[GREY + black] -= 1
    s.bank[GREY + black] += 1
    (s.black if black else s.white)[kind] -= 1
    p.stock[kind] += 1
    s.emit(events.PROMISED, seat, [kind, black])


def cursed_for(book: Book, s: JewelState, seat: int) -> bool:
    """Return whether a cursed crystal forbids passing (J3.13)."""
    for card in s.offer:
        if book.data.effects[card] == CURSED and may_buy(s, seat, card):
            if s.players[seat].stock[book.data.hues[card]]:
                return True
    return False


def take_turn(s: JewelState, seat: int) -> None:
    s.turn += 1
    s.active = seat


def nobody_active(s: JewelState) -> None:
    s.turn += 1
    s.active = NOBODY


def next_phase(s: JewelState, phase: int) -> None:
    s.phase = phase
    s.place = 0
