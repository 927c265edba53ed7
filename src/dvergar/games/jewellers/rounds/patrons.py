"""The patrons before the turns: aesthete, religion, musician, memorist (J7)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import everyone, next_phase, seat_at, take_turn
from dvergar.games.jewellers.material import SYMBOLS_TO_LOOK, TOP_CARDS
from dvergar.games.jewellers.phases import DRAFT, FAITH, TURNS
from dvergar.games.jewellers.rounds.turns import begin_turn
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.space import TO_BOTTOM, TO_OFFER, TO_TOP
from dvergar.games.jewellers.state import JewelState

# Ids of the steps that are asked here.
HOUSING: Final = 6
MOVING: Final = 7
LISTENING: Final = 8


def is_at_work(book: Book, s: JewelState) -> bool:
    return book.patrons and s.round > 1


def most_of(s: JewelState, found: list[int]) -> int:
    """Return the seat with the most (ties in turn order from the crown holder), or -1."""
    best = -1
    for place in range(s.seats):
        seat = seat_at(s, place)
        if found[seat] and (best < 0 or found[seat] > found[best]):
            best = seat
    return best


def house(book: Book, s: JewelState) -> None:
    """Ask for the aesthete patron's card of the offer (J7.1)."""
    next_phase(s, FAITH)
    s.old_house = s.house
    s.house = s.owner = -1
    if not is_at_work(book, s):
        return
    seat = most_of(s, [icons.badges(book.data, p, False) for p in s.players])
    if seat < 0:
        return
    cards = markable(s)
    take_turn(s, seat)
    if len(cards) > 1:
        s.ask(HOUSING, 1 << seat)
    elif cards:
        mark(s, seat, cards[0])


def markable(s: JewelState) -> list[int]:
    return sorted([card for card in s.offer if card != s.old_house])


def mark(s: JewelState, seat: int, card: int) -> None:
    s.house = card
    s.owner = seat
    s.emit(events.HOUSED, seat, [card])


def faith(book: Book, s: JewelState) -> None:
    """Show the deck's top to the religion patron's player, who may move cards (J7.2)."""
    if s.moves_left:
        s.ask(MOVING, 1 << s.active)
        return
    found = [icons.faith(book.data, p) for p in s.players]
    seat = most_of(s, found)
    if not is_at_work(book, s) or not len(s.deck) or seat < 0:
        next_phase(s, DRAFT)
        return
    take_turn(s, seat)
    looked = len(look(s, seat, found[seat]))
    s.moves_left = most_moves(s, found[seat], looked)
    if s.moves_left:
        s.topped, s.looked = 0, looked
    else:
        others_look(book, s, seat)


def most_moves(s: JewelState, logos: int, looked: int) -> int:
    """Return half of the logos, at most the cards seen; version 1 halved the cards (J7.2)."""
    return looked // 2 if s.rules_version < 2 else min(logos // 2, looked)


def look(s: JewelState, seat: int, n: int) -> list[int]:
    """Show the deck's top cards to this seat alone, the top first."""
    n = min(n, len(s.deck))
    cards = [s.deck.peek(s, depth, 1 << seat) for depth in range(n)]
    s.emit_secret(events.LOOKED, seat, [n], cards, 1 << seat)
    return cards


def others_look(book: Book, s: JewelState, first: int) -> None:
    """Let the other players with logos look, without changing anything."""
    s.moves_left = s.topped = s.looked = 0
    next_phase(s, DRAFT)
    for place in range(s.seats):
        seat = seat_at(s, place)
        n = icons.faith(book.data, s.players[seat])
        if seat != first and n and len(s.deck):
            look(s, seat, n)


def movable(s: JewelState, seat: int) -> list[int]:
    """Return the cards seen that were not moved: those under the cards put on top."""
    return s.deck.known(seat)[s.topped : s.topped + s.looked]


def move(s: JewelState, seat: int, card: int, place: int) -> None:
    """Move a card openly to the offer, or elsewhere in secret so that others lose track (J7.8)."""
    s.moves_left -= 1
    s.looked -= 1
    if place == TO_OFFER:
        s.deck.take_card(s, card, everyone(s))
        s.offer.append(card)
        s.emit(events.MOVED, seat, [place, card])
        return
    s.deck.forget(1 << seat)
    if place == TO_TOP:
        s.deck.move_card(card, 0)
        s.topped += 1
    elif place == TO_BOTTOM:
        s.deck.move_card(card, len(s.deck) - 1)
    else:
        s.deck.move_card(card, s.topped + s.looked)
    s.emit_secret(events.MOVED, seat, [], [place, card], 1 << seat)


def listen(book: Book, s: JewelState) -> None:
    """Show two cards to each player that the musician patron invites (J7.3).

    A player who looks is asked even without the means to pay, so that the others learn nothing.
    """
    if is_at_work(book, s):
        while s.place < s.seats and len(s.deck):
            seat = seat_at(s, s.place)
            s.place += 1
            if icons.symbols(book.data, s.players[seat]) >= SYMBOLS_TO_LOOK:
                take_turn(s, seat)
                look(s, seat, TOP_CARDS)
                s.ask(LISTENING, 1 << seat)
                return
    begin(book, s)


def begin(book: Book, s: JewelState) -> None:
    """Give the memorist patron's marker, then start the turns (J3, J7.4)."""
    next_phase(s, TURNS)
    if is_at_work(book, s):
        s.marker = best_star(book, s)
        if s.marker >= 0:
            s.emit(events.MARKED, s.marker, [])
    begin_turn(s, s.crown)


def best_star(book: Book, s: JewelState) -> int:
    """Return the seat with the biggest star, then the second; ties from the crown holder."""
    best, most = -1, [0]
    for place in range(s.seats):
        seat = seat_at(s, place)
        found = icons.stars(book.data, s.players[seat])
        if found and found > most:
            best, most = seat, found
    return best
