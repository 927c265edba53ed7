"""The icons on a player's cards: logos, badges, runes, symbols, stars, squares."""

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
    """Return the colour of a bonus that comes in three colours, or -1."""
    return bonus - first if first <= bonus < first + CRYSTALS else -1


def logos(data: CardData, p: Jeweller) -> list[int]:
    """Return the fidelity logos on cards and from the auction: red, green, blue, multi."""
    found = [0, 0, 0, p.favours]
    for at, card in enumerate(p.cards):
        shown = data.fidelity[card]
        for kind in range(4):
            found[kind] += shown[kind]
        colour = bonus_colour(p.bonuses[at], BONUS_COURT)
        if colour >= 0:
            found[colour] += 1
    return found


def weighed(found: list[int]) -> list[int]:
    """Return the logos by medallion; a multi logo counts for all four (J4.2)."""
    multi = found[MANY]
    return [found[0] + multi, found[1] + multi, found[2] + multi, sum(found)]


def final_logos(data: CardData, s: JewelState, seat: int) -> list[int]:
    """Return the logos with the crown and gifts, which count only at the end (J6.2, J6.10)."""
    p = s.players[seat]
    found = logos(data, p)
    found[MANY] += int(s.crown == seat)
    if p.hammer == FAMILIES:
        found[MANY] += data.gifts.hammer_logos
    if p.inkwell == 1:
        found[MANY] += data.gifts.inkwell_logos
    return weighed(found)


def badges(data: CardData, p: Jeweller, at_end: bool) -> int:
    """Return the aesthete badges; those of opals count only at the end (J3.12)."""
    n = 0
    for at, card in enumerate(p.cards):
        n += data.badges[card] + int(at_end and p.bonuses[at] == BONUS_AESTHETE)
    return n


def runes(data: CardData, p: Jeweller) -> list[int]:
    """Return the runes: red, green, blue, of choice."""
    found = [0, 0, 0, 0]
    for at, card in enumerate(p.cards):
        shown = data.runes[card]
        for kind in range(4):
            found[kind] += shown[kind]
        colour = bonus_colour(p.bonuses[at], BONUS_NOBLE)
        if colour >= 0:
            found[colour] += 1
    return found


def triples(found: list[int]) -> int:
    """Return the number of sets of three runes; choice runes fill the gaps."""
    n = 0
    while True:
        lacking = 0
        for colour in range(CRYSTALS):
            lacking += max(0, n + 1 - found[colour])
        if lacking > found[3]:
            return n
        n += 1


def music(data: CardData, p: Jeweller) -> list[int]:
    found = [0, 0, 0]
    for card in p.cards:
        shown = data.music[card]
        for kind in range(MUSIC):
            found[kind] += shown[kind]
    return found


def staffs(data: CardData, p: Jeweller) -> list[int]:
    """Return the positions of a player's Mage Staffs."""
    return [at for at, card in enumerate(p.cards) if data.effects[card] == STAFF]


def doubled_symbols(data: CardData, p: Jeweller) -> int:
    """Return how many kinds of symbol a player has twice, using Staffs as needed (J7.3)."""
    found = music(data, p)
    free = len(staffs(data, p))
    found.sort(reverse=True)
    n = 0
    for count in found:
        lacking = max(0, 2 - count)
        if lacking <= free:
            free -= lacking
            n += 1
    return n


def symbols(data: CardData, p: Jeweller) -> int:
    return sum(music(data, p)) + len(staffs(data, p))


def faith(data: CardData, p: Jeweller) -> int:
    """Return the number of religion logos."""
    n = 0
    for card in p.cards:
        n += data.religion[card]
    return n


def stars(data: CardData, p: Jeweller) -> list[int]:
    """Return the stars, the biggest first."""
    return sorted([data.stars[card] for card in p.cards if data.stars[card]], reverse=True)


def open_squares(data: CardData, p: Jeweller) -> list[int]:
    """Return the empty squares: red, green, blue, any."""
    found = [-p.placed[0], -p.placed[1], -p.placed[2], -p.placed[3] - p.placed[4] - p.placed[5]]
    for card in p.cards:
        shown = data.open[card]
        for kind in range(ANY + 1):
            found[kind] += shown[kind]
    return found


def full_squares(data: CardData, p: Jeweller) -> list[int]:
    """Return the squares that are printed full: red, green, blue, any."""
    found = [0, 0, 0, 0]
    for card in p.cards:
        shown = data.full[card]
        for kind in range(ANY + 1):
            found[kind] += shown[kind]
    return found


def costs(data: CardData, p: Jeweller, at: int) -> list[int]:
    """Return a card's cost for scoring: X as paid, Bagpipes as 3+1+1 (J6.8, J6.9)."""
    card = p.cards[at]
    printed = data.costs[card]
    found = [printed[0], printed[1], printed[2]]
    if data.xs[card] >= 0:
        found[data.xs[card]] += p.laid[at]
    if data.effects[card] == COUNTS_AS:
        return raised(data.hues[card])
    return found


def raised(colour: int) -> list[int]:
    found = [1, 1, 1]
    found[colour] = 3
    return found
