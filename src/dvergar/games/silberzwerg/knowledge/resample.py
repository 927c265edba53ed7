"""Redraws what a seat can't know: plans, the deck, start gems, thefts between others (Z6.4)."""

from __future__ import annotations

from dvergar.engine.rng import Rng, fork
from dvergar.games.silberzwerg.knowledge.random_walk import RandomWalk
from dvergar.games.silberzwerg.knowledge.search import Search
from dvergar.games.silberzwerg.material import COLOURS
from dvergar.games.silberzwerg.space import SEAL
from dvergar.games.silberzwerg.state import SilberState
from dvergar.games.silberzwerg.steps.place import missing
from dvergar.games.silberzwerg.steps.swap import SWAPPING


def resample(s: SilberState, seat: int, rng: Rng) -> None:
    s.rng = fork(rng)
    if s.over:  # nothing is hidden after the end
        return
    redraw_plans(s, seat, rng)
    reopen_swap(s, seat)
    pool = s.deck.unknown_to(seat)
    rng.shuffle(pool)
    s.deck.redraw(seat, pool)
    if s.seats > 2:
        redraw_bags(s, seat, rng)


def redraw_plans(s: SilberState, seat: int, rng: Rng) -> None:
    """Redraw sealed plans and clear unfinished ones: others only see who is done."""
    if not s.asked:
        return
    waiting = s.waiting()
    for p in range(s.seats):
        if p != seat:
            s.sealed[p] = [] if waiting >> p & 1 else random_plan(s.seats, rng)


def reopen_swap(s: SilberState, seat: int) -> None:
    """Clear the colours that another player has named for a swap, which are secret."""
    if s.pending[-1].step == SWAPPING and not s.pending[-1].seats >> seat & 1:
        d = s.pending.pop()
        s.ask(SWAPPING, d.seats)


def random_plan(seats: int, rng: Rng) -> list[int]:
    parts: list[int] = []
    while True:
        may = missing(seats, parts)
        parts.append(may[rng.below(len(may))])
        if parts[-1] == SEAL:
            parts.sort()
            return parts


def redraw_bags(s: SilberState, seat: int, rng: Rng) -> None:
    """Choose another history of the bags that agrees with everything the seat has seen.

    The search finds one quickly while there are few thefts. The random walk always ends, since it
    starts from the true history.
    """
    search = Search(s.trail, seat, rng)
    if search.succeeds():
        s.trail = s.trail.with_secrets(search.starts, search.thefts)
    else:
        walk = RandomWalk(s.trail, seat, rng)
        walk.run()
        s.trail = s.trail.with_secrets(walk.starts, walk.thefts)
    bags = s.trail.present()
    for p, clan in enumerate(s.clans):
        clan.bag = bags[p * COLOURS : p * COLOURS + COLOURS]
