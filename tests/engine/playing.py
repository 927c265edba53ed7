"""Plays the toy game with action texts, and builds the view of one seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dvergar.engine.match import Match
from dvergar.engine.rng import Rng, fast
from dvergar.engine.state import Event
from tests.engine.quarry import SPACE, Quarry, QuarryState

GAME = Quarry()
SEED = bytes(range(32))


@dataclass(frozen=True)
class View:
    """All that one seat may see."""

    round: int
    turn: int
    active: int
    over: bool
    waiting: int
    question: int
    coins: list[int]
    ore: list[int]
    points: list[int]
    guards: list[int]
    stones: list[int]  # -1 where the seat can't know
    sites: list[int]
    placed: list[int]
    bidders: list[int]
    deck: list[int]  # from the top, -1 where the seat can't know
    answer: list[int]  # the seat's own secret answer
    options: list[str]


def view_of(s: QuarryState, me: int) -> View:
    mine = bool(s.waiting() >> me & 1)
    return View(
        round=s.round,
        turn=s.turn,
        active=s.active,
        over=s.over,
        waiting=s.waiting(),
        question=-1 if s.over else s.pending[-1].step,
        coins=s.coins[:],
        ore=s.ore[:],
        points=s.points[:],
        guards=s.guards[:],
        stones=[x if p == me or s.shown >> p & 1 else -1 for p, x in enumerate(s.stones)],
        sites=s.sites[:],
        placed=s.placed[:],
        bidders=s.bidders[:],
        deck=s.deck.known(me),
        answer=s.sealed[me][:],
        options=[SPACE.text(a) for a in GAME.legal(s, me)] if mine else [],
    )


def log_of(events: list[Event], me: int) -> list[tuple[int, int, list[int], list[int]]]:
    """Return the log as one seat reads it."""
    return [(e.kind, e.seat, e.shown, e.secret if e.seen >> me & 1 else []) for e in events]


def begin(seats: int = 3, seed: bytes = SEED) -> Match[QuarryState]:
    return Match(GAME, seats, seed, [b""] * seats, GAME.rules_version)


def play(match: Match[QuarryState], *texts: str) -> Match[QuarryState]:
    """Play actions such as `p2 bid:3`."""
    for text in texts:
        who, word = text.split(" ")
        match.play(int(who[1:]) - 1, SPACE.parse(word))
    return match


def turns(seats: int = 3, seed: bytes = SEED) -> Match[QuarryState]:
    """Return a match at p1's first turn, where only p1 has placed workers."""
    match = play(begin(seats, seed), "p1 place:2", "p1 place:3", "p1 done")
    return play(match, *[f"p{p} done" for p in range(2, seats + 1)])


def answers(s: QuarryState, rng: Rng) -> tuple[int, int]:
    """Return a random waiting seat and one of its legal actions."""
    seats = [p for p in range(s.seats) if s.waiting() >> p & 1]
    seat = seats[rng.below(len(seats))]
    legal = GAME.legal(s, seat)
    return seat, legal[rng.below(len(legal))]


def walk(number: int, seats: int = 3) -> Iterator[QuarryState]:
    """Yield every state of a random game."""
    rng = fast(number)
    s = GAME.new(seats, fast(number + 1000), GAME.rules_version)
    while not s.over:
        yield s
        GAME.apply(s, *answers(s, rng))
    yield s
