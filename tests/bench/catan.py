"""catanatron as a contestant: four random players."""

from __future__ import annotations

from functools import cache
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from tests.bench.clock import Measure, repeat

GAMES = 20


def deal(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(game: Any, ticks: int) -> int:
    """Play random actions, to the end or up to a limit, and return how many."""
    n = 0
    while n < ticks and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        n += 1
    return n


@cache
def halves() -> list[Any]:
    """Return games played halfway."""
    games = []
    for seed in range(1, GAMES + 1):
        length = play(deal(seed), 1_000_000)
        game = deal(seed)
        play(game, length // 2)
        games.append(game)
    return games


def actions(seconds: float) -> Measure:
    """Play randomly."""
    return repeat(lambda seed: play(deal(seed), 1_000_000), seconds)


def clones(seconds: float) -> Measure:
    """Copy games played halfway."""
    games = halves()

    def work(turn: int) -> int:
        game = games[turn % GAMES]
        for _ in range(100):
            game.copy()
        return 100

    return repeat(work, seconds)


MEASURES = {"actions": actions, "clones": clones}
