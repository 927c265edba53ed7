"""Dwarven Smithy as a contestant: the full game of four."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from dvergar.bots.search import playout
from dvergar.engine import core
from dvergar.engine.core import Game, lowest
from dvergar.engine.rng import Rng, fast
from dvergar.games import title
from dvergar.games.record import newest_cards
from tests.bench.clock import Measure, repeat

SEATS = 4
GAMES = 20


class Spot(NamedTuple):
    """A moment of a random game, the luck to come and how far to play from here."""

    state: Any
    rng: Rng
    actions: int


def build() -> str:
    return "interpreted" if str(core.__file__).endswith(".py") else "compiled"


@cache
def game() -> Game[Any]:
    smithy = title("smithy")
    return smithy.game(smithy.options(mode="full"), newest_cards(smithy), SEATS)


def deal(seed: int) -> Any:
    return game().new(SEATS, fast(seed), game().rules)


def play_on(rules: Game[Any], s: Any, rng: Rng, actions: int) -> int:
    """Play some random actions, driven from here; returns how many."""
    for _ in range(actions):
        seat = lowest(s.waiting())
        moves = rules.legal(s, seat)
        rules.apply(s, seat, moves[rng.below(len(moves))])
    return actions


@cache
def spots(part: int, parts: int) -> list[Spot]:
    """Where each of several games has run through `part` of `parts`."""
    return [spot(seed, part, parts) for seed in range(1, GAMES + 1)]


def spot(seed: int, part: int, parts: int) -> Spot:
    s, rng = deal(seed), fast(-seed)
    length = playout(game(), game().clone(s), rng.clone())
    play_on(game(), s, rng, length * part // parts)
    return Spot(s, rng, length // parts)


def actions(seconds: float) -> Measure:
    """Random play by the search that is compiled with the rules."""
    return repeat(lambda seed: playout(game(), deal(seed), fast(-seed)), seconds)


def driven(seconds: float) -> Measure:
    """The same, with the loop in Python."""
    return stretch(spots(0, 1), seconds)


def stretch(places: list[Spot], seconds: float) -> Measure:
    """Play on from the same moments again and again."""
    rules = game()

    def work(turn: int) -> int:
        place = places[turn % GAMES]
        return play_on(rules, rules.clone(place.state), place.rng.clone(), place.actions)

    return repeat(work, seconds)


def clones(seconds: float) -> Measure:
    """Copy games that are half played."""
    clone = game().clone
    states = [place.state for place in spots(1, 2)]

    def work(turn: int) -> int:
        s = states[turn % GAMES]
        for _ in range(100):
            clone(s)
        return 100

    return repeat(work, seconds)


MEASURES = {
    "actions": actions,
    "driven": driven,
    "clones": clones,
    "first third": lambda seconds: stretch(spots(0, 3), seconds),
    "last third": lambda seconds: stretch(spots(2, 3), seconds),
}
