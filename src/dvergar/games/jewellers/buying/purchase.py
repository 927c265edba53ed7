"""A purchase and its consequences (J3.5, J3.10, J7.6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers import events
from dvergar.games.jewellers.buying.market import known_last, market, purchases
from dvergar.games.jewellers.buying.price import (
    FROM_DISCARD,
    FROM_LAST,
    FROM_OFFER,
    FROM_TOP,
    owns,
)
from dvergar.games.jewellers.card_data import ARCHIVES, INVEST_COLOUR, INVEST_EACH, PRIVILEGED, Book
from dvergar.games.jewellers.flow import can_promise, everyone, pay, put_away
from dvergar.games.jewellers.material import (
    ARCHIVE,
    BONUS_PRICE,
    GREYS,
    MARKER,
    MONEY,
    NO_BONUS,
    NOBLE_LOOK,
    PAYING,
    PRIVILEGE,
    TRIO,
)
from dvergar.games.jewellers.rounds.manoeuvres import settings
from dvergar.games.jewellers.rounds.turns import end_turn
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.space import BONUS, FORGO, LAY, PAY, WHITE, WITH
from dvergar.games.jewellers.state import JewelState

# Ids of the steps that are asked here.
SECOND: Final = 12
NOBLE: Final = 13


class Bill:
    """The parts of a payment, grouped."""

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
        p.triples = icons.triples(icons.runes(book.data, p))
        return
    s.buying.done = True
    if source <= FROM_DISCARD:
        s.buying.again = bill.mods >> PRIVILEGE & 1 == 1
        if s.buying.again:
            s.buying.bought = card
    if book.patrons:
        call_noble(book, s, seat)


def fetch(s: JewelState, card: int, source: int) -> None:
    """Remove the card from its source."""
    if source == FROM_OFFER:
        s.offer.remove(card)
    elif source == FROM_DISCARD:
        s.discard.remove(card)
    else:
        s.deck.take_card(s, card, everyone(s))


def settle(s: JewelState, seat: int, bill: Bill) -> None:
    for kind in range(PAYING):
        if bill.way[kind]:
            pay(s, seat, kind, bill.way[kind])
    if bill.bonus >= 0:
        for kind in range(MONEY):
            if BONUS_PRICE[bill.bonus][kind]:
                pay(s, seat, kind, BONUS_PRICE[bill.bonus][kind])


def discard_used(book: Book, s: JewelState, seat: int, mods: int) -> None:
    """Discard the Investment, Archive Access and Privilege that were used."""
    if not mods:
        return
    if mods & 1 << TRIO:
        drop(book, s, seat, owns(book.data, s, seat, INVEST_EACH))
    elif mods & (1 << ARCHIVE) - 1:
        drop(book, s, seat, owns(book.data, s, seat, INVEST_COLOUR))
    if mods & (1 << ARCHIVE) - 1:
        s.buying.invested = True
    if mods >> ARCHIVE & 1:
        drop(book, s, seat, owns(book.data, s, seat, ARCHIVES))
        s.buying.archived = True
    if mods >> PRIVILEGE & 1:
        drop(book, s, seat, owns(book.data, s, seat, PRIVILEGED))
    if mods >> MARKER & 1:
        s.marker = -1


def drop(book: Book, s: JewelState, seat: int, card: int) -> None:
    p = s.players[seat]
    at = p.cards.index(card)
    p.cards.pop(at)
    p.laid.pop(at)
    p.bonuses.pop(at)
    put_away(book, s, card)


def call_noble(book: Book, s: JewelState, seat: int) -> None:
    """Call the noble patron for a new triple of runes (J7.6)."""
    p = s.players[seat]
    found = icons.triples(icons.runes(book.data, p))
    dismiss_noble(s)
    if found > p.triples and s.round > 1:
        s.buying.rewarded = True
        look_at_last(book, s, seat)
    p.triples = max(p.triples, found)


def dismiss_noble(s: JewelState) -> None:
    s.buying.rewarded = False
    s.buying.promised = 0
    s.buying.looking = 0


def look_at_last(book: Book, s: JewelState, seat: int) -> None:
    """Show the deck's last cards to the seat, if there are any (J4.4)."""
    n = min(NOBLE_LOOK[book.mode], len(s.deck))
    s.buying.looking = n
    if n:
        top = len(s.deck) - n
        cards = [s.deck.peek(s, top + at, 1 << seat) for at in range(n)]
        s.emit(events.REWARDED, seat, [])
        s.emit_secret(events.LOOKED, seat, [n], cards, 1 << seat)


def noble_choices(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return the noble patron's choices: promises, stones in squares, a card, or none."""
    found: list[int] = []
    if s.buying.promised < GREYS:
        found += [WHITE + kind for kind in can_promise(s, seat)]
    found += settings(book, s, seat)
    cards = known_last(s, seat, s.buying.looking)
    found += sorted(purchases(book, s, seat, cards, FROM_LAST))
    return [*found, FORGO]


def second_choices(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return the choices after a Privilege: stones in squares, a second card, or none."""
    return [*settings(book, s, seat), *market(book, s, seat), FORGO]


def go_on(book: Book, s: JewelState, seat: int) -> None:
    """Continue after a purchase: the noble patron, a second card, the end of the turn.

    A player who looks at secret cards is asked even without the means to pay, because skipping
    the question would reveal something about the cards.
    """
    if s.buying.rewarded:
        if s.buying.looking or len(noble_choices(book, s, seat)) > 1:
            s.ask(NOBLE, 1 << seat)
            return
        dismiss_noble(s)
    if s.buying.again:
        if len(second_choices(book, s, seat)) > 1:
            s.ask(SECOND, 1 << seat)
            return
        s.buying.again = False
    end_turn(s)
