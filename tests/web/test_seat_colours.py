"""Seat colours differ for colour-blind players too, and can be read on every panel."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.web.colours import BLIND, contrast, difference, lab, seen, tokens

SEATS = [f"p{n}" for n in range(1, 6)]
THEMES = ("dark", "light")
LEAST = 15
READABLE = 4.5
# Pairs of Sharma, Wu and Dalal (2005), with their differences.
KNOWN = [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
]


@pytest.mark.parametrize(("one", "other", "known"), KNOWN)
def test_differences_match_published_ones(
    one: tuple[float, float, float], other: tuple[float, float, float], known: float
) -> None:
    assert round(difference(one, other), 4) == known


@pytest.mark.parametrize("blindness", BLIND)
@pytest.mark.parametrize("theme", THEMES)
def test_no_two_seats_look_alike(theme: str, blindness: str) -> None:
    found = tokens(theme)
    shown = {seat: lab(seen(found[seat], blindness)) for seat in SEATS}
    close = {
        (one, other): round(difference(shown[one], shown[other]), 1)
        for one, other in combinations(SEATS, 2)
        if difference(shown[one], shown[other]) < LEAST
    }
    assert close == {}


@pytest.mark.parametrize("theme", THEMES)
def test_a_name_in_a_seats_colour_can_be_read(theme: str) -> None:
    found = tokens(theme)
    grounds = [found["panel-flat"], found["stone-1"]]
    faint = {(s, g) for s in SEATS for g in grounds if contrast(found[s], g) < READABLE}
    assert faint == set()
