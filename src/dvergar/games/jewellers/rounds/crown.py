"""The crown: its auction, its rewards, and the colours it chooses (J1.8, J5)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import (
    after,
    before,
    gain,
    next_phase,
    nobody_active,
    pay,
    take_turn,
)
from dvergar.games.jewellers.material import (
    CRYSTALS,
    GOLD,
    INITIATION,
    LAST_ROUND,
    MAX_BID,
    MONEY,
)
from dvergar.games.jewellers.phases import HOUSE, WILDS
from dvergar.games.jewellers.space import BID
from dvergar.games.jewellers.state import JewelState

# Ids of the steps that are asked here.
CROWNING: Final = 1
BIDDING: Final = 2
HIDING: Final = 3
PRIZING: Final = 4
WILDING: Final = 5

PRIZE_FROM: Final = 2  # gold paid for the bonus crystal
FAVOUR_FROM: Final = 3  # gold paid in the last auction for a multi logo


def open_auction(book: Book, s: JewelState) -> None:
    """Set the order of priority and ask for bids (J5.1, J5.3)."""
    s.bids = [0] * s.seats
    s.declined = 0
    s.leader = -1
    s.order = by_priority(s)
    nobody_active(s)
    if book.closed:
        rich = 0
        for seat in range(s.seats):
            if s.players[seat].stock[GOLD]:
                rich |= 1 << seat
        if rich:
            s.ask_sealed(HIDING, rich)
        else:
            no_bid(s)
        return
    ask_next(book, s, -1)


def by_priority(s: JewelState) -> list[int]:
    """Return the seats by gold; ties in turn order from the player after the crown holder."""
    seats: list[int] = []
    seat = s.crown
    for _ in range(s.seats):
        seat = after(s, seat)
        seats.append(seat)
    found: list[int] = []
    while seats:
        best = seats[0]
        for seat in seats:
            if s.players[seat].stock[GOLD] > s.players[best].stock[GOLD]:
                best = seat
        seats.remove(best)
        found.append(best)
    return found


def legal_bids(s: JewelState, seat: int) -> list[int]:
    """Return the bids that beat the highest one, or equal it with a higher priority."""
    least = 1
    if s.leader >= 0:
        high = s.bids[s.leader]
        least = high if s.order.index(seat) < s.order.index(s.leader) else high + 1
    most = min(s.players[seat].stock[GOLD], MAX_BID)
    return list(range(least, most + 1))


def ask_next(book: Book, s: JewelState, last: int) -> None:
    """Ask the next player in priority order who can bid, or end the auction."""
    at = s.order.index(last) if last >= 0 else -1
    for n in range(1, s.seats + 1):
        seat = s.order[(at + n) % s.seats]
        if seat == s.leader or s.declined >> seat & 1:
            continue
        if legal_bids(s, seat):
            take_turn(s, seat)
            s.ask(BIDDING, 1 << seat)
            return
        s.declined |= 1 << seat
    if s.leader < 0:
        no_bid(s)
    else:
        win(book, s, s.leader, s.bids[s.leader])


def bid(book: Book, s: JewelState, seat: int, action: int) -> None:
    if action >= BID + MAX_BID:
        s.declined |= 1 << seat
        s.emit(events.DECLINED, seat, [])
    else:
        s.bids[seat] = action - BID + 1
        s.leader = seat
        s.emit(events.BID, seat, [s.bids[seat]])
    ask_next(book, s, seat)


def no_bid(s: JewelState) -> None:
    """Pass the crown on; the player before its old holder picks the wild colours (J5.2)."""
    s.chooser = s.crown if s.seats == 2 else before(s, s.crown)
    s.crown = after(s, s.crown)
    s.emit(events.CROWN_MOVED, s.crown, [])
    next_phase(s, WILDS)


def win(book: Book, s: JewelState, seat: int, paid: int) -> None:
    pay(s, seat, GOLD, paid)
    s.crown = s.chooser = seat
    s.emit(events.CROWNED, seat, [paid])
    if paid >= FAVOUR_FROM and s.round == LAST_ROUND[book.mode] and book.mode != INITIATION:
        s.players[seat].favours += 1
        s.emit(events.FAVOURED, seat, [])
    next_phase(s, WILDS)
    if paid < PRIZE_FROM:
        return
    colours = prizes(book, s)
    if len(colours) > 1:
        take_turn(s, seat)
        s.ask(PRIZING, 1 << seat)
    else:
        prize(s, seat, colours[0])


def prizes(book: Book, s: JewelState) -> list[int]:
    """Return the bonus crystals of this round's finds (J5.4)."""
    return sorted({book.data.bonuses[find] for find in s.found})


def prize(s: JewelState, seat: int, colour: int) -> None:
    gain(s, seat, colour, 1)
    s.emit(events.PRIZED, seat, [colour])


def crown_logos(s: JewelState, card: int, n: int) -> None:
    """Put down gems for round 1's crown logos, and leave the rest to the crown holder (J1.8)."""
    laid = crown_sets(n)
    lay(s, card, laid)
    s.logos[card * 3 + 2] = n - sum(laid)


def crown_sets(n: int) -> list[int]:
    """Return this many logos as sets of three or four colours."""
    if n % MONEY == 0 or n in (5, 9, 10):
        return [n // MONEY] * MONEY
    return [n // CRYSTALS] * CRYSTALS + [0]


def lay(s: JewelState, card: int, laid: list[int]) -> None:
    """Put gems from the bank on the white (0) or black (1) miner card."""
    on = s.black if card else s.white
    for colour in range(MONEY):
        on[colour] += laid[colour]
        s.bank[colour] -= laid[colour]


def ask_crowns(s: JewelState) -> bool:
    """Ask for the colour of a left-over crown logo; returns whether there was one."""
    for card in range(2):
        if s.logos[card * 3 + 2]:
            take_turn(s, s.crown)
            s.ask(CROWNING, 1 << s.crown, card)
            return True
    return False


def ask_wilds(s: JewelState) -> None:
    """Ask for one colour for all wild4 logos, then one for all wild3 logos (J5.5)."""
    for kind in range(2):
        if s.logos[kind] + s.logos[3 + kind]:
            take_turn(s, s.chooser)
            s.ask(WILDING, 1 << s.chooser, kind)
            return
    next_phase(s, HOUSE)


def choose_wild(s: JewelState, kind: int, colour: int) -> None:
    for card in range(2):
        laid = [0] * MONEY
        laid[colour] = s.logos[card * 3 + kind]
        s.logos[card * 3 + kind] = 0
        lay(s, card, laid)
    s.emit(events.WILD, s.chooser, [kind, colour])
