"""Redraws what a seat can't know (J2.2, J7.8)."""

from __future__ import annotations

from dvergar.engine.core import Step
from dvergar.engine.rng import Rng, fork
from dvergar.games.jewellers.state import JewelState


def resample(steps: list[Step[JewelState]], s: JewelState, seat: int, rng: Rng) -> None:
    """Shuffle the unseen cards of deck and finds, and redraw the others' sealed answers."""
    s.rng = fork(rng)
    for pile in (s.deck, s.finds):
        cards = pile.unknown_to(seat)
        rng.shuffle(cards)
        pile.redraw(seat, cards)
    if s.asked:
        for other in range(s.seats):
            if other != seat:
                redraw_answer(steps, s, other, rng)


def redraw_answer(steps: list[Step[JewelState]], s: JewelState, seat: int, rng: Rng) -> None:
    """Clear an unfinished answer, or replace a finished one with any possible answer."""
    d = s.pending[-1]
    answered = s.asked & ~d.seats
    s.sealed[seat] = []
    closed = not answered >> seat & 1
    while not closed:
        legal = steps[d.step].legal(s, d, seat)
        action = legal[rng.below(len(legal))]
        closed = steps[d.step].closes(s, d, seat, action)
        s.sealed[seat] = sorted([*s.sealed[seat], action])
