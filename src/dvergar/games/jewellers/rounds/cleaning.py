"""The end of a round: the offer is cleaned up and medallions pay (J4.1, J4.2, J7.7)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.flow import (
    everyone,
    gain,
    next_phase,
    nobody_active,
    put_away,
    seat_at,
    take_turn,
)
from dvergar.games.jewellers.material import ADVANCED, INITIATION, MONEY, NO_QUARTER
from dvergar.games.jewellers.phases import INCOME, NEXT
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.state import JewelState

# Ids of the steps that are asked here.
POINTING: Final = 16
MEDALS: Final = 17

SOME: Final = 3  # cards left from which on one stays by luck
MANY: Final = 6  # and two


def clean(book: Book, s: JewelState) -> None:
    if book.mode == INITIATION or not s.offer:
        next_phase(s, INCOME)
    elif book.mode == ADVANCED and book.cleanup != NO_QUARTER:
        nobody_active(s)
        s.ask_sealed(POINTING, everyone(s))
    else:
        sweep(book, s, lucky(book, s))


def lucky(book: Book, s: JewelState) -> list[int]:
    """Return the cards that stay in classic mode, drawn at random."""
    if book.mode == ADVANCED or len(s.offer) < SOME:
        return []
    order = s.offer[:]
    s.rng.shuffle(order)
    return order[: 1 if len(order) < MANY else 2]


def sweep(book: Book, s: JewelState, stay: list[int]) -> None:
    swept = [card for card in s.offer if card not in stay]
    s.offer = [card for card in s.offer if card in stay]
    for card in swept:
        put_away(book, s, card)
    s.emit(events.SWEPT, -1, swept)
    s.emit(events.STAYED, -1, s.offer[:])
    next_phase(s, INCOME)


def logos(book: Book, s: JewelState) -> list[list[int]]:
    """Return the logos by seat and medallion."""
    return [icons.weighed(icons.logos(book.data, p)) for p in s.players]


def medallions(shown: list[list[int]], seat: int) -> list[int]:
    """Return the medallions for which a seat has strictly the most logos."""
    found: list[int] = []
    for kind in range(MONEY):
        best = shown[seat][kind]
        rivals = [shown[p][kind] for p in range(len(shown)) if p != seat]
        if best > max(rivals):
            found.append(kind)
    return found


def most_rewards(book: Book, s: JewelState) -> int:
    return 2 if book.patrons and s.round >= 3 else 1


def income(book: Book, s: JewelState) -> None:
    """Give one reward per player; a player with several medallions picks (J4.2)."""
    shown = logos(book, s)
    while s.place < s.seats:
        seat = seat_at(s, s.place)
        s.place += 1
        won = medallions(shown, seat)
        if len(won) > most_rewards(book, s):
            take_turn(s, seat)
            s.ask(MEDALS, 1 << seat, most_rewards(book, s), 0)
            return
        for kind in won:
            reward(s, seat, kind)
    next_phase(s, NEXT)


def reward(s: JewelState, seat: int, kind: int) -> None:
    gain(s, seat, kind, 1)
    s.emit(events.MEDAL, seat, [kind])
