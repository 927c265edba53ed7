"""What a player's cards show: logos, badges, runes, symbols, stars, squares."""

from __future__ import annotations

from typing import Final

from dvergar.games.jewellers.card_data import ANY, COUNTS_AS, STAFF, CardData
from dvergar.games.jewellers.material import (
    BONUS_AESTHETE,
    BONUS_COURT,
    BONUS_NOBLE,
    CRYSTALS,
    FAMILIES,
    MUSIC,
)
from dvergar.games.jewellers.state import Jeweller, JewelState

MANY: Final = 3  # the many-coloured medallion, after the three colours


def bonus_colour(bonus: int, first: int) -> int:
    """The colour of a bonus that has one of three, or -1."""
    return bonus - first if first <= bonus < first + CRYSTALS else -1


def logos(t: CardData, p: Jeweller) -> list[int]:
    """Fidelity logos on cards and from the crown's auction: red, green, blue, multi."""
    found = [0, 0, 0, p.favours]
    for at, card in enumerate(p.cards):
        shown = t.fidelity[card]
        for kind in range(4):
            found[kind] += shown[kind]
        colour = bonus_colour(p.bonuses[at], BONUS_COURT)
        if colour >= 0:
            found[colour] += 1
    return found


def weighed(found: list[int]) -> list[int]:
    """By medallion: a multi logo counts once in each of the four (J4.2)."""
    multi = found[MANY]
    return [found[0] + multi, found[1] + multi, found[2] + multi, sum(found)]


def final_logos(t: CardData, s: JewelState, seat: int) -> list[int]:
    """With the crown and the gifts, which count at the end only (J6.2, J6.10)."""
    p = s.players[seat]
    found = logos(t, p)
    found[MANY] += int(s.crown == seat)
    if p.hammer == FAMILIES:
        found[MANY] += t.gifts.hammer_logos
    if p.inkwell == 1:
        found[MANY] += t.gifts.inkwell_logos
    return weighed(found)


def badges(t: CardData, p: Jeweller, at_end: bool) -> int:
    """Aesthete badges; the opals' ones count at the end only (J3.12)."""
    n = 0
    for at, card in enumerate(p.cards):
        n += t.badges[card] + int(at_end and p.bonuses[at] == BONUS_AESTHETE)
    return n


def runes(t: CardData, p: Jeweller) -> list[int]:
    """Red, green, blue, of choice."""
    found = [0, 0, 0, 0]
    for at, card in enumerate(p.cards):
        shown = t.runes[card]
        for kind in range(4):
            found[kind] += shown[kind]
        colour = bonus_colour(p.bonuses[at], BONUS_NOBLE)
        if colour >= 0:
            found[colour] += 1
    return found


def triples(found: list[int]) -> int:
    """Sets of the three runes, choice runes being whatever completes one."""
    n = 0
    while True:
        lacking = 0
        for colour in range(CRYSTALS):
            lacking += max(0, n + 1 - found[colour])
        if lacking > found[3]:
            return n
        n += 1


def music(t: CardData, p: Jeweller) -> list[int]:
    found = [0, 0, 0]
    for card in p.cards:
        shown = t.music[card]
        for kind in range(MUSIC):
            found[kind] += shown[kind]
    return found


def staffs(t: CardData, p: Jeweller) -> list[int]:
    """Where one's Mage Staffs lie."""
    return [at for at, card in enumerate(p.cards) if t.effects[card] == STAFF]


def doubled_symbols(t: CardData, p: Jeweller) -> int:
    """Kinds of symbol held at least twice, Staffs being what helps most (J7.3)."""
    found = music(t, p)
    free = len(staffs(t, p))
    found.sort(reverse=True)
    n = 0
    for count in found:
        lacking = max(0, 2 - count)
        if lacking <= free:
            free -= lacking
            n += 1
    return n


def symbols(t: CardData, p: Jeweller) -> int:
    return sum(music(t, p)) + len(staffs(t, p))


def faith(t: CardData, p: Jeweller) -> int:
    """Religion logos."""
    n = 0
    for card in p.cards:
        n += t.religion[card]
    return n


def stars(t: CardData, p: Jeweller) -> list[int]:
    """The biggest first."""
    return sorted([t.stars[card] for card in p.cards if t.stars[card]], reverse=True)


def open_squares(t: CardData, p: Jeweller) -> list[int]:
    """Squares on cards that hold nothing yet: red, green, blue, any."""
    found = [-p.placed[0], -p.placed[1], -p.placed[2], -p.placed[3] - p.placed[4] - p.placed[5]]
    for card in p.cards:
        shown = t.open[card]
        for kind in range(ANY + 1):
            found[kind] += shown[kind]
    return found


def full_squares(t: CardData, p: Jeweller) -> list[int]:
    """Squares that are printed full: red, green, blue, any."""
    found = [0, 0, 0, 0]
    for card in p.cards:
        shown = t.full[card]
        for kind in range(ANY + 1):
            found[kind] += shown[kind]
    return found


def costs(t: CardData, p: Jeweller, at: int) -> list[int]:
    """A card's crystals as scoring counts them: X as laid, Bagpipes as 3+1+1 (J6.8, J6.9)."""
    card = p.cards[at]
    printed = t.costs[card]
    found = [printed[0], printed[1], printed[2]]
    if t.xs[card] >= 0:
        found[t.xs[card]] += p.laid[at]
    if t.effects[card] == COUNTS_AS:
        return raised(t.hues[card])
    return found


def raised(colour: int) -> list[int]:
    found = [1, 1, 1]
    found[colour] = 3
    return found
