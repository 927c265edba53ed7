"""A purchase, and what follows it (J3.5, J3.10, J7.6)."""

from __future__ import annotations

from dvergar.games.jewellers import counts, events
from dvergar.games.jewellers.flow import (
    NOBLE,
    SECOND,
    market,
    pay,
    put_away,
    take_from_deck,
)
from dvergar.games.jewellers.material import (
    ARCHIVE,
    BONUS_PRICE,
    MARKER,
    MONEY,
    NO_BONUS,
    NOBLE_LOOK,
    PAYING,
    PRIVILEGE,
    TRIO,
)
from dvergar.games.jewellers.payment import (
    AGAIN,
    FROM_DISCARD,
    FROM_OFFER,
    FROM_TOP,
    owns,
)
from dvergar.games.jewellers.space import BONUS, LAY, PAY, WITH
from dvergar.games.jewellers.state import JewelState
from dvergar.games.jewellers.tables import ARCHIVES, INVEST_COLOUR, INVEST_EACH, PRIVILEGED, Book
from dvergar.games.jewellers.turns import end_turn


class Bill:
    """A payment's parts, sorted out."""

    def __init__(self, parts: list[int]) -> None:
        self.mods = 0
        self.x = 0
        self.way = [0] * PAYING
        self.bonus = NO_BONUS
        for part in parts:
            if part < LAY:
                self.mods |= 1 << part - WITH
            elif part < PAY:
                self.x = part - LAY + 1
            elif part < BONUS:
                self.way[part - PAY] += 1
            else:
                self.bonus = part - BONUS


def purchase(
    book: Book, s: JewelState, seat: int, card: int, source: int, parts: list[int]
) -> None:
    bill = Bill(parts)
    fetch(s, card, source)
    settle(s, seat, bill)
    discard_used(book, s, seat, bill.mods)
    p = s.players[seat]
    p.cards.append(card)
    p.laid.append(bill.x)
    p.bonuses.append(bill.bonus)
    p.idle = 0
    s.emit(events.BOUGHT, seat, [card, source, bill.x, bill.bonus, bill.mods, *bill.way])
    if source == FROM_TOP:
        p.triples = counts.triples(counts.runes(book.t, p))
        return
    if source <= FROM_DISCARD:
        s.spent &= ~AGAIN
        if bill.mods >> PRIVILEGE & 1:
            s.spent |= AGAIN
            s.bought = card
    follow(book, s, seat)


def fetch(s: JewelState, card: int, source: int) -> None:
    """The card leaves the place where it lay; the house marker with it."""
    if source == FROM_OFFER:
        s.offer.remove(card)
    elif source == FROM_DISCARD:
        s.discard.remove(card)
    else:
        take_from_deck(s, card)


def settle(s: JewelState, seat: int, bill: Bill) -> None:
    for kind in range(PAYING):
        if bill.way[kind]:
            pay(s, seat, kind, bill.way[kind])
    if bill.bonus >= 0:
        for kind in range(MONEY):
            if BONUS_PRICE[bill.bonus][kind]:
                pay(s, seat, kind, BONUS_PRICE[bill.bonus][kind])


def discard_used(book: Book, s: JewelState, seat: int, mods: int) -> None:
    """Investment, Archive Access and Privilege leave after the purchase."""
    if not mods:
        return
    if mods & 1 << TRIO:
        drop(book, s, seat, owns(book.t, s, seat, INVEST_EACH))
    elif mods & (1 << ARCHIVE) - 1:
        drop(book, s, seat, owns(book.t, s, seat, INVEST_COLOUR))
    if mods & (1 << ARCHIVE) - 1:
        s.spent |= 1 << TRIO
    if mods >> ARCHIVE & 1:
        drop(book, s, seat, owns(book.t, s, seat, ARCHIVES))
        s.spent |= 1 << ARCHIVE
    if mods >> PRIVILEGE & 1:
        drop(book, s, seat, owns(book.t, s, seat, PRIVILEGED))
    if mods >> MARKER & 1:
        s.marker = -1


def drop(book: Book, s: JewelState, seat: int, card: int) -> None:
    p = s.players[seat]
    at = p.cards.index(card)
    p.cards.pop(at)
    p.laid.pop(at)
    p.bonuses.pop(at)
    put_away(book, s, card)


def follow(book: Book, s: JewelState, seat: int) -> None:
    """A new triple of runes calls the noble patron; then perhaps a second card."""
    p = s.players[seat]
    if book.patrons:
        found = counts.triples(counts.runes(book.t, p))
        new = found > p.triples
        p.triples = max(p.triples, found)
        if new and s.round > 1 and len(s.deck):
            look_at_last(book, s, seat)
            return
    go_on(book, s, seat)


def look_at_last(book: Book, s: JewelState, seat: int) -> None:
    n = min(NOBLE_LOOK[book.mode], len(s.deck))
    cards = [s.deck.peek(s, len(s.deck) - n + k, 1 << seat) for k in range(n)]
    s.emit(events.REWARDED, seat, [])
    s.whisper(events.LOOKED, seat, [n], cards, 1 << seat)
    s.ask(NOBLE, 1 << seat, n, 0)


def go_on(book: Book, s: JewelState, seat: int) -> None:
    """The second card of a Privilege, or the end of the turn."""
    if s.spent & AGAIN:
        if market(book, s, seat):
            s.ask(SECOND, 1 << seat)
            return
        s.spent &= ~AGAIN
    end_turn(s)
