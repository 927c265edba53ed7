"""Finds all worlds a seat may consider possible, by brute force over its log (Z6.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from dvergar.engine.rng import fast
from dvergar.engine.state import Event
from dvergar.games.silberzwerg import events
from dvergar.games.silberzwerg.shown.view import view
from dvergar.games.silberzwerg.state import SilberState
from tests.games.silberzwerg import printed
from tests.games.silberzwerg.alternate_replay import replayed
from tests.games.silberzwerg.scene import Scene

Bags = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class World:
    """Who drew which start gem, the colours of all thefts, and the resulting bags."""

    starts: tuple[int, ...]
    thefts: tuple[int, ...]
    bags: Bags


def possible(sc: Scene, player: int) -> set[World]:
    """Return every history that fits what `player` knows."""
    return looking_the_same(sc, imagined(sc, player))


def looking_the_same(sc: Scene, worlds: set[World]) -> set[World]:
    """Keep the worlds with the same public actions and questions."""
    truth = world(sc.state)
    seen = replayed(sc, truth.starts, truth.thefts)
    return {w for w in worlds if replayed(sc, w.starts, w.thefts) == seen}


def known(sc: Scene, player: int, w: World) -> list[int]:
    """Return a player's private knowledge of a world: their own start gems and thefts."""
    seat, found = player - 1, [w.starts[0]]
    found += [colour for colour in range(4) if w.starts[colour] == seat]
    for theft, colour in zip(sc.state.trail.thefts, w.thefts, strict=True):
        found.append(colour if seat in (theft.thief, theft.victim) else -1)
    return found


def imagined(sc: Scene, player: int) -> set[World]:
    """Return every history that matches the gem movements seen by all and by `player`."""
    truth = tuple(sc.state.trail.starts)
    found = set()
    for starts in start_draws(truth, player - 1, sc.state.seats):
        bags = tuple(
            tuple(int(starts[c] == seat) + sc.gains[seat * 4 + c] for c in range(4))
            for seat in range(sc.state.seats)
        )
        if min(n for bag in bags for n in bag) >= 0:
            ends = histories(bags, sc.events(), player - 1)
            found |= {World(starts, thefts, end) for thefts, end in ends}
    return found


def start_draws(truth: tuple[int, ...], seat: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Yield all draws of the right sizes; the seat knows yellow and its own colours."""
    for starts in product(range(seats), repeat=4):
        if sorted(starts) == sorted(truth) and starts[0] == truth[0]:
            if [s == seat for s in starts] == [s == seat for s in truth]:
                yield starts


def histories(
    bags: Bags, log: list[Event], seat: int, stolen: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], Bags]]:
    """Go through the events, branching at each secret theft over every possible colour."""
    for n, event in enumerate(log):
        if event.kind == events.STOLE:
            for gems in drawn(bags[event.shown[0]], event, seat):
                after = bags
                for colour in gems:
                    after = moved(after, event.shown[0], colour, -1)
                    after = moved(after, event.seat, colour, 1)
                yield from histories(after, log[n + 1 :], seat, (*stolen, *gems))
            return
        for gives, gets in [open_change(event)]:
            for colour in gives:
                bags = moved(bags, event.seat, colour, -1)
                if bags[event.seat][colour] < 0:
                    return
            for colour in gets:
                bags = moved(bags, event.seat, colour, 1)
    yield stolen, bags


def drawn(bag: tuple[int, ...], event: Event, seat: int) -> list[tuple[int, ...]]:
    """Return the sequences of gems that may have been drawn from a bag."""
    if event.seen >> seat & 1:
        known = tuple(event.secret)
        return [known] if all(bag[c] >= known.count(c) for c in known) else []
    every = product(range(4), repeat=event.shown[1])
    return [gems for gems in every if all(bag[c] >= gems.count(c) for c in gems)]


def open_change(event: Event) -> tuple[list[int], list[int]]:
    """Return the gems that publicly left a bag, then those that publicly came."""
    v = event.shown
    if event.kind == events.MINED:
        return [], spread(v)
    if event.kind == events.TOOK:
        return [], [v[0]]
    if event.kind == events.BOUGHT:
        return [], [v[0]] * v[1]
    if event.kind == events.SOLD:
        return [v[0]] * v[1], []
    if event.kind == events.RETURNED:
        return [v[0]], []
    if event.kind == events.SWAPPED:
        return v[:2], v[2:]
    if event.kind == events.FULFILLED:
        return spread(printed.COSTS[v[0]]), []
    return [], []


def spread(numbers: list[int]) -> list[int]:
    return [colour for colour, n in enumerate(numbers) for _ in range(n)]


def moved(bags: Bags, seat: int, colour: int, n: int) -> Bags:
    return tuple(
        tuple(m + n if (p, c) == (seat, colour) else m for c, m in enumerate(bag))
        for p, bag in enumerate(bags)
    )


def world(s: SilberState) -> World:
    return World(
        tuple(s.trail.starts),
        tuple(theft.colour for theft in s.trail.thefts),
        tuple(tuple(clan.bag) for clan in s.clans),
    )


def resampled(sc: Scene, player: int, n: int, seed: int = 1) -> list[SilberState]:
    """Return worlds drawn by the game, checking that they are sound and look the same."""
    rng = fast(seed)
    seen = view(sc.game, sc.state, player - 1)
    found = []
    for i in range(n):
        s = sc.game.clone(sc.state)
        sc.game.resample(s, player - 1, rng)
        if i % 20 == 0:
            assert sc.game.faults(s) == []
            assert view(sc.game, s, player - 1) == seen
        found.append(s)
    return found


def exact(sc: Scene, player: int, draws: int = 40) -> set[World]:
    """Assert that the game draws exactly the possible worlds."""
    wanted = possible(sc, player)
    assert world(sc.state) in wanted
    found = {world(s) for s in resampled(sc, player, draws * len(wanted))}
    assert found == wanted
    return wanted
