"""A new round: fills the bowls and the offer, and reveals finds (J1.5–J1.10, J4.3)."""

from __future__ import annotations

from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import CROWN, NO_FIND, WILD3, WILD4, Book
from dvergar.games.jewellers.flow import everyone, is_green
from dvergar.games.jewellers.material import (
    ADVANCED,
    BLACK,
    BOWL,
    GEMS,
    GREY,
    INITIATION,
    OPAL,
    SCHOOLS,
    TOPAZ,
)
from dvergar.games.jewellers.rounds.crown import crown_logos, crown_sets
from dvergar.games.jewellers.state import JewelState

DRAWN = [0, 1, 2, 3, TOPAZ, GREY, BLACK]  # kinds of the bag; opals have a bag of their own


def draw(s: JewelState, kinds: list[int]) -> int:
    """Draw a random gem of these kinds from the bag."""
    total = 0
    for kind in kinds:
        total += s.bag[kind]
    n = s.rng.below(total)
    for kind in kinds:
        n -= s.bag[kind]
        if n < 0:
            s.bag[kind] -= 1
            return kind
    raise AssertionError("the bag is empty")


def opals_left(s: JewelState) -> int:
    return sum(s.bag[OPAL : OPAL + SCHOOLS])


def draw_opal(s: JewelState) -> int:
    return draw(s, [OPAL + school for school in range(SCHOOLS)])


def draw_gem(book: Book, s: JewelState) -> int:
    """Draw a gem; with opals as jokers, replace a topaz with an opal or another gem (J1.9)."""
    kind = draw(s, DRAWN)
    while book.opal and kind == TOPAZ:
        s.bank[TOPAZ] += 1
        if opals_left(s):
            return draw_opal(s)
        kind = draw(s, DRAWN)
    return kind


def fill_bowls(book: Book, s: JewelState) -> None:
    for bowl in s.bowls:
        for kind in range(GEMS):
            assert bowl[kind] == 0
        for _ in range(BOWL[book.mode]):
            bowl[draw_gem(book, s)] += 1


def fill_offer(book: Book, s: JewelState) -> list[int]:
    """Fill the offer up to its size while the deck lasts; returns the new cards."""
    new: list[int] = []
    while len(s.offer) < book.size and len(s.deck):
        card = s.deck.take(s, everyone(s))
        s.offer.append(card)
        new.append(card)
    return new


def find(book: Book, s: JewelState) -> None:
    """Reveal finds: lines 1 and 3 (advanced) for the miner cards, line 2 for the offer (J1.7)."""
    s.found = []
    for _ in range(1 if s.seats < 4 else 2):
        s.found.append(s.finds.take(s, everyone(s)))
    for card in s.found:
        lay_line(book, s, book.data.line1[card], 0)
        if book.mode == ADVANCED:
            lay_line(book, s, book.data.line3[card], 1)
    for at in range(2):
        crowns = crowns_found(book, s, at)
        if s.round == 1:
            crown_logos(s, at, crowns)
        else:
            s.logos[at * 3] += crowns


def crowns_found(book: Book, s: JewelState, at: int) -> int:
    """Return the crown logos for the white (0) or black (1) miner card (J1.8)."""
    if s.seats in (2, 4) or (at and book.mode != ADVANCED):
        return 0
    lines = book.data.line3 if at else book.data.line1
    return sum([lines[card].count(CROWN) for card in s.found])


def lay_line(book: Book, s: JewelState, line: list[int], at: int) -> None:
    """Put down the fixed gems, and leave the wild logos to the chooser."""
    on = s.black if at else s.white
    for symbol in line:
        if symbol == WILD4:
            s.logos[at * 3] += 1
        elif symbol == WILD3:
            s.logos[at * 3 + 1] += 1
        elif symbol == TOPAZ and book.opal:
            if opals_left(s):
                on[draw_opal(s)] += 1
        elif symbol != CROWN:
            on[symbol] += 1
            s.bank[symbol] -= 1


def bring(book: Book, s: JewelState) -> list[int]:
    """Add line 2's cards, or similar ones, on top of the offer (J1.7)."""
    brought: list[int] = []
    if book.mode == INITIATION:
        return brought
    for find in s.found:
        card = like(book, s, book.data.line2[find])
        if card != NO_FIND:
            s.greens.remove(card)
            s.offer.append(card)
            brought.append(card)
    return brought


def like(book: Book, s: JewelState, named: int) -> int:
    """Return the named card, one with the same effect, one of the same family, or none."""
    if named in s.greens:
        return named
    for card in s.greens:
        if book.data.effects[card] == book.data.effects[named]:
            return card
    for card in s.greens:
        if book.data.families[card] == book.data.families[named]:
            return card
    return NO_FIND


def emit_round(book: Book, s: JewelState, new: list[int]) -> None:
    """Emit the new cards; in round 1 also the whole offer and the gems of crown logos."""
    category = s.categories[s.round - 1] if s.categories else -1
    s.emit(events.ROUND, s.crown, [s.round, category])
    s.emit(events.REFILLED, -1, [card for card in new if not is_green(book, card)])
    for find in s.found:
        s.emit(events.FOUND, -1, [find])
    for at in range(2):
        laid = crown_sets(crowns_found(book, s, at))
        if s.round == 1 and max(laid):
            s.emit(events.LOGOS, s.crown, [*laid, at])
    for card in new:
        if is_green(book, card):
            s.emit(events.BROUGHT, -1, [card])
