"""Numbers of steps and phases, and changes that several steps share."""

from __future__ import annotations

from typing import Final

from dvergar.engine.state import NOBODY
from dvergar.games.jewellers import events
from dvergar.games.jewellers.buying.payment import has_choice
from dvergar.games.jewellers.buying.price import FROM_DISCARD, FROM_OFFER, Price, affordable
from dvergar.games.jewellers.buying.purse import Purse
from dvergar.games.jewellers.card_data import CURSED, Book
from dvergar.games.jewellers.material import CRYSTALS, GREEN_BACKED, GREY, INITIATION, PAYING
from dvergar.games.jewellers.space import BUY, CHOOSE
from dvergar.games.jewellers.state import JewelState

ENDINGS: Final = ["rounds"]

# Steps, in the order of Jewellers.steps.
PICKING: Final = 0
CROWNING: Final = 1
BIDDING: Final = 2
HIDING: Final = 3
PRIZING: Final = 4
WILDING: Final = 5
HOUSING: Final = 6
MOVING: Final = 7
LISTENING: Final = 8
ACTING: Final = 9
INKING: Final = 10
PAYING_FOR: Final = 11
SECOND: Final = 12
NOBLE: Final = 13
SETTING: Final = 14
KEEPING: Final = 15
POINTING: Final = 16
MEDALS: Final = 17
COUNTING: Final = 18

# Phases of a round.
CROWNS: Final = 0
AUCTION: Final = 1
WILDS: Final = 2
HOUSE: Final = 3
FAITH: Final = 4
DRAFT: Final = 5
MUSIC: Final = 6
TURNS: Final = 7
CLEAN: Final = 8
INCOME: Final = 9
NEXT: Final = 10
COUNT: Final = 11

USE_GREY: Final = 0
USE_BLACK: Final = 1
USE_HAMMER: Final = 2
USE_HARP: Final = 3
USE_INK: Final = 4


def everyone(s: JewelState) -> int:
    return (1 << s.seats) - 1


def after(s: JewelState, seat: int) -> int:
    """The next seat in the direction of play."""
    return (seat + s.direction) % s.seats


def before(s: JewelState, seat: int) -> int:
    return (seat - s.direction) % s.seats


def seat_at(s: JewelState, place: int) -> int:
    """Seats in turn order from the crown holder."""
    return (s.crown + place * s.direction) % s.seats


def gain(s: JewelState, seat: int, kind: int, n: int) -> None:
    """From the bank, which never runs out (J0.6)."""
    s.bank[kind] -= n
    s.players[seat].stock[kind] += n


def pay(s: JewelState, seat: int, kind: int, n: int) -> None:
    gain(s, seat, kind, -n)


def prices(s: JewelState, seat: int, gold: int, crystals: int) -> list[int]:
    """The colours in which one can pay so much gold or so many of one colour."""
    stock = s.players[seat].stock
    found = [colour for colour in range(CRYSTALS) if stock[colour] >= crystals]
    if stock[CRYSTALS] >= gold:
        found.append(CRYSTALS)
    return found


def price_in(colour: int, gold: int, crystals: int) -> int:
    return gold if colour == CRYSTALS else crystals


def may_buy(s: JewelState, seat: int, card: int) -> bool:
    """The house marker keeps a card for its owner (J7.1)."""
    return card != s.house or seat == s.owner


def house_marked(s: JewelState) -> int:
    """The card that is somebody's in this round, or -1; swept, it loses its marker (J7.1)."""
    replaced = s.phase < INCOME and s.house in s.discard  # by its holder's Inkwell
    return s.house if s.phase > HOUSE and (replaced or s.house in s.offer) else -1


def is_green(book: Book, card: int) -> bool:
    """A green-backed card with a stock of its own; in I they are cards like others (J1.7)."""
    return book.mode != INITIATION and book.t.schools[card] == GREEN_BACKED


def put_away(book: Book, s: JewelState, card: int) -> None:
    """A used, swept or replaced card: green-backed ones go to their stock (J1.7)."""
    if is_green(book, card):
        s.greens.append(card)
        s.greens.sort()
    else:
        s.discard.append(card)


def purchases(book: Book, s: JewelState, seat: int, cards: list[int], source: int) -> list[int]:
    """Cards that can be paid, as `buy` and, where there is a choice, `choose`."""
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
    """What one could buy in a turn, from the offer and the discard pile, sorted."""
    found = purchases(book, s, seat, s.offer, FROM_OFFER)
    found += purchases(book, s, seat, s.discard, FROM_DISCARD)
    found.sort()
    return found


def source_of(s: JewelState, card: int) -> int:
    return FROM_OFFER if card in s.offer else FROM_DISCARD


def known_top(s: JewelState, seat: int, n: int) -> list[int]:
    """The deck's top cards, which this seat has seen; the top first."""
    return s.deck.known(seat)[:n]


def known_last(s: JewelState, seat: int, n: int) -> list[int]:
    """The deck's last cards, which this seat has seen; the lowest last."""
    return s.deck.known(seat)[len(s.deck) - n :]


def can_promise(s: JewelState, seat: int) -> list[int]:
    """Gems on the white miner card that a grey stone could fetch (J3.2)."""
    if not s.players[seat].stock[GREY]:
        return []
    return [kind for kind in range(PAYING) if s.white[kind]]


def promise(s: JewelState, seat: int, kind: int, black: int) -> None:
    """A promise stone goes to the bank, a gem of the miner card to the stock."""
    p = s.players[seat]
    p.stock[GREY + black] -= 1
    s.bank[GREY + black] += 1
    (s.black if black else s.white)[kind] -= 1
    p.stock[kind] += 1
    s.emit(events.PROMISED, seat, [kind, black])


def cursed_for(book: Book, s: JewelState, seat: int) -> bool:
    """Whether a cursed crystal forbids passing (J3.13)."""
    for card in s.offer:
        if book.t.effects[card] == CURSED and may_buy(s, seat, card):
            if s.players[seat].stock[book.t.hues[card]]:
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
