"""The final scoring: the best choice of everything that is open, or the player's own (J6.1)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.core import Step
from dvergar.engine.state import Decision
from dvergar.games.jewellers.card_data import Book
from dvergar.games.jewellers.material import CRYSTALS, MULTI, MUSIC, STAFF_OPTIONS
from dvergar.games.jewellers.scoring import icons
from dvergar.games.jewellers.scoring.tableau import Tableau
from dvergar.games.jewellers.space import (
    ACCEPT,
    CAP,
    NATURE,
    RUNE,
    SQUARE,
    STAFF,
    SYMBOL,
    THRIFT,
)
from dvergar.games.jewellers.state import JewelState

# Ids of the steps that are asked here.
COUNTING: Final = 18


def fixable(book: Book, s: JewelState, seat: int, fixed: list[int]) -> list[int]:
    """Return what the player may still fix."""
    p = s.players[seat]
    tableau = Tableau(book, s, seat, fixed)
    open = tableau.open
    found: list[int] = []
    done = [(part - NATURE) // CRYSTALS for part in fixed if part < STAFF]
    for card in sorted(p.cards):
        if book.data.natures[card] == MULTI and card not in done:
            found += [NATURE + card * CRYSTALS + nature for nature in range(CRYSTALS)]
    for at in icons.staffs(book.data, p):
        card = p.cards[at]
        if card not in open.staffs:
            found += [STAFF + card * STAFF_OPTIONS + option for option in range(STAFF_OPTIONS)]
    found += of_three(RUNE, tableau.runes_shown()[3] - sum(open.runes))
    stones = tableau.stones()
    found += [SQUARE + c for c in range(CRYSTALS) if stones.allows(one_more(open.squares, c))]
    music = tableau.music_part()
    free = music.free + music.opals - sum(open.symbols) - sum(open.caps)
    found += of_three(SYMBOL, free)
    found += of_three(CAP, min(free, music.opals - sum(open.caps)))
    if tableau.extra and can_save(book, s, seat, fixed):
        found.append(THRIFT)
    found.sort()
    return found


def can_save(book: Book, s: JewelState, seat: int, fixed: list[int]) -> bool:
    """Return whether everything fixed is possible without the War Hammer's further bonus."""
    without = Tableau(book, s, seat, [*fixed, THRIFT])
    enough = without.runes_shown()[3] >= sum(without.open.runes)
    return enough and without.stones().allows(without.open.squares)


def of_three(base: int, left: int) -> list[int]:
    return [base + n for n in range(MUSIC)] if left > 0 else []


def one_more(fixed: list[int], colour: int) -> list[int]:
    found = fixed[:]
    found[colour] += 1
    return found


class FinalScoring(Step[JewelState]):
    id = COUNTING
    question = "count"
    rule = "J6.1"
    sealed = True
    is_set = True

    def __init__(self, book: Book) -> None:
        self.book = book

    def legal(self, s: JewelState, d: Decision, seat: int) -> list[int]:
        return [*fixable(self.book, s, seat, s.sealed[seat]), ACCEPT]

    def closes(self, s: JewelState, d: Decision, seat: int, action: int) -> bool:
        return action == ACCEPT

    def reveal(self, s: JewelState, d: Decision) -> None:
        s.fixed = [[part for part in parts if part != ACCEPT] for parts in s.sealed]
