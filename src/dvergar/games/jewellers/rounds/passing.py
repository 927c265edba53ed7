"""Passing for the round, and the crystals that geodes take (J3.13, J7.5)."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers import events
from dvergar.games.jewellers.card_data import ANY, GEODE, Book
from dvergar.games.jewellers.material import CRYSTALS, FORGED, LAST_ROUND
from dvergar.games.jewellers.rounds.manoeuvres import settings
from dvergar.games.jewellers.rounds.turns import end_turn
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.state import JewelState

# Ids of the steps that are asked here.
SETTING: Final = 14
KEEPING: Final = 15


def leave_round(s: JewelState, seat: int) -> None:
    s.passed |= 1 << seat
    s.emit(events.PASSED, seat, [])
    s.kept = [0] * CRYSTALS


def exposed(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return the crystals by colour that geodes would take, minus those protected so far."""
    p = s.players[seat]
    found = [0, 0, 0]
    for card in p.cards:
        if book.data.effects[card] == GEODE:
            colour = book.data.hues[card]
            squares = icons.open_squares(book.data, p)[colour]
            found[colour] = max(0, p.stock[colour] - squares - s.kept[colour])
    return found


def keepable(book: Book, s: JewelState, seat: int) -> list[int]:
    """Return the possible colours of the next crystal to protect with an any-square."""
    found = exposed(book, s, seat)
    return [colour for colour in range(CRYSTALS) if found[colour]]


def protect(book: Book, s: JewelState, seat: int) -> None:
    """Protect one crystal per any-square; ask if they can't protect all (J3.13)."""
    found = exposed(book, s, seat)
    may = [colour for colour in range(CRYSTALS) if found[colour]]
    if may:
        squares = max(0, icons.open_squares(book.data, s.players[seat])[ANY] - sum(s.kept))
        if 0 < squares < sum(found) and len(may) > 1:
            s.ask(KEEPING, 1 << seat)
            return
        for colour in may:
            s.kept[colour] += min(squares, found[colour])
        lose(s, seat, exposed(book, s, seat))
    s.kept = []
    last_stones(book, s, seat)


def lose(s: JewelState, seat: int, found: list[int]) -> None:
    if not sum(found):
        return
    for colour in range(CRYSTALS):
        s.players[seat].stock[colour] -= found[colour]
        s.bank[colour] += found[colour]
    s.emit(events.LOST, seat, found)


def last_stones(book: Book, s: JewelState, seat: int) -> None:
    """Open the War Hammer's squares for a player's last pass, in games with patrons."""
    last = s.round == LAST_ROUND[book.mode]
    opens = book.data.gifts.hammer_squares > 0 and s.players[seat].hammer == FORGED
    if book.patrons and last and opens:
        s.last_squares = book.data.gifts.hammer_squares
    else:
        end_turn(s)


def ask_stones(book: Book, s: JewelState, seat: int) -> None:
    if settings(book, s, seat):
        s.ask(SETTING, 1 << seat)
    else:
        s.last_squares = 0
        end_turn(s)
