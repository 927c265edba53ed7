"""Redraw what a seat cannot know: plans, the deck, start gems, thefts between others (Z6.4)."""

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
    if s.over:  # everything is open then
        return
    redraw_plans(s, seat, rng)
    reopen_swap(s, seat)
    pool = s.deck.unknown_to(seat)
    rng.shuffle(pool)
    s.deck.redraw(seat, pool)
    if s.seats > 2:
        redraw_bags(s, seat, rng)


def redraw_plans(s: SilberState, seat: int, rng: Rng) -> None:
    """Others see only who has sealed, so that a plan is any plan, and an open one is not begun."""
    if not s.asked:
        return
    waiting = s.waiting()
    for p in range(s.seats):
        if p != seat:
            s.sealed[p] = [] if waiting >> p & 1 else random_plan(s.seats, rng)


def reopen_swap(s: SilberState, seat: int) -> None:
    """Others can't see the colours that someone has named for a swap so far."""
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
    """Another history of the bags in which everything that was seen still happens."""
    search = Search(s.trail, seat, rng)
    if search.succeeds():
        s.trail = s.trail.retold(search.starts, search.thefts)
    else:
        walk = RandomWalk(s.trail, seat, rng)
        walk.run()
        s.trail = s.trail.retold(walk.starts, walk.thefts)
    bags = s.trail.present()
    for p, clan in enumerate(s.clans):
        clan.bag = bags[p * COLOURS : p * COLOURS + COLOURS]
