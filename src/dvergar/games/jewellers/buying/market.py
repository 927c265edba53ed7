"""The cards that a player can buy now, and where they are (J3.10)."""

from __future__ import annotations

from dvergar.games.jewellers.buying.payment import has_choice
from dvergar.games.jewellers.buying.price import FROM_DISCARD, FROM_OFFER, Price, affordable
from dvergar.games.jewellers.buying.purse import Purse
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import may_buy
from dvergar.games.jewellers.space import BUY, CHOOSE
from dvergar.games.jewellers.state import JewelState


def purchases(book: Book, s: JewelState, seat: int, cards: list[int], source: int) -> list[int]:
    """Return `buy` for each affordable card, and `choose` if it can be paid in several ways."""
    found: list[int] = []
    purse = Purse(book, s, seat, source)
    for card in cards:
        lacking = purse.lacks(card)
        if not may_buy(s, seat, card) or (lacking and lacking > purse.help(card)):
            continue
        if purse.simple(card):
            found.append(BUY + card)
            if purse.spare(card, lacking):
                found.append(CHOOSE + card)
            continue
        price = Price(book, s, seat, card, source)
        if lacking == 0 or affordable(price, purse.may):
            found.append(BUY + card)
            if (lacking == 0 and purse.less(card)) or has_choice(price, purse.may):
                found.append(CHOOSE + card)
    return found


def market(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return what a player can buy from the offer and the discard pile, sorted."""
    found = purchases(book, s, seat, s.offer, FROM_OFFER)
    found += purchases(book, s, seat, s.discard, FROM_DISCARD)
    found.sort()
    return found


def source_of(s: JewelState, card: int) -> int:
    return FROM_OFFER if card in s.offer else FROM_DISCARD


def known_top(s: JewelState, seat: int, n: int) -> list[int]:
    """Return the deck's top cards that this seat has seen, the top first."""
    return s.deck.known(seat)[:n]


def known_last(s: JewelState, seat: int, n: int) -> list[int]:
    """Return the deck's last cards that this seat has seen, the lowest last."""
    return s.deck.known(seat)[len(s.deck) - n :]
