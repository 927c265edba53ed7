"""Checks every state: no gem or card lost, nothing below zero."""

from __future__ import annotations

from dvergar.games.jewellers.card_data import ANY, Book
from dvergar.games.jewellers.material import (
    ADVANCED,
    BAG,
    BLACK,
    CRYSTALS,
    GEM_WORDS,
    GEMS,
    GREEN_BACKED,
    OPAL,
    PAYING,
    PROJECTS,
)
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.state import Jeweller, JewelState


def faults(book: Book, s: JewelState) -> list[str]:
    found = gem_faults(book, s) + card_faults(book, s)
    for seat, p in enumerate(s.players):
        found += [f"seat {seat + 1}: {fault}" for fault in player_faults(book, p)]
    if min(s.bag) < 0 or min(s.white) < 0 or min(s.black) < 0 or min(s.logos) < 0:
        found.append("a gem less than none")
    return found


def in_all(book: Book, kind: int) -> int:
    """Return the total number of gems of a kind (J0.2, J0.3)."""
    if OPAL <= kind < PAYING:
        school = kind - OPAL
        return book.data.opals[school] if book.opal and school in book.schools else 0
    if kind == BLACK and book.mode != ADVANCED:
        return 0
    return BAG[kind]


def gem_faults(book: Book, s: JewelState) -> list[str]:
    found: list[str] = []
    for kind in range(GEMS):
        n = s.bag[kind] + s.bank[kind]
        for bowl in s.bowls:
            n += bowl[kind]
        for p in s.players:
            n += p.stock[kind]
            if kind < CRYSTALS:
                n += p.placed[kind] + p.placed[CRYSTALS + kind]
        if kind < PAYING:
            n += s.white[kind] + s.black[kind]
        if n != in_all(book, kind):
            found.append(f"{GEM_WORDS[kind]}: {n} gems, not {in_all(book, kind)}")
    return found


def card_faults(book: Book, s: JewelState) -> list[str]:
    copies = [0] * PROJECTS
    s.deck.tally(copies)
    for cards in (s.offer, s.discard, s.greens, *[p.cards for p in s.players]):
        for card in cards:
            copies[card] += 1
    for card in book.projects:
        copies[card] -= 1
    lost = [book.data.ids[card] for card, n in enumerate(copies) if n]
    return [f"cards lost or doubled: {', '.join(lost)}"] if lost else []


def player_faults(book: Book, p: Jeweller) -> list[str]:
    found: list[str] = []
    if min(p.stock) < 0:
        found.append(f"a stock of {p.stock}")
    if len(p.laid) != len(p.cards) or len(p.bonuses) != len(p.cards):
        found.append("cards without their X or bonus")
    squares = icons.open_squares(book.data, p)
    if min(squares[:ANY]) < 0 or squares[ANY] < -book.data.gifts.hammer_squares:
        found.append(f"squares overfilled: {squares}")
    for card in p.cards:
        if book.data.schools[card] == GREEN_BACKED and p.laid[p.cards.index(card)]:
            found.append("crystals on a green-backed card")
    return found
