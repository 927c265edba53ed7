"""Plays many games between bots; the results don't depend on the number of processes."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import active_children
from typing import Any

import msgspec

from dvergar.bots import bot
from dvergar.bots.arena import run, run_checked
from dvergar.engine.core import Game, winners
from dvergar.engine.match import IllegalAction, Match, state_digest
from dvergar.engine.rng import KeyedRng, bot_luck, local_seed, match_key
from dvergar.games import title
from dvergar.games.catalog import OWN, Cards
from dvergar.games.options import options_from_json
from dvergar.games.title import Title
from dvergar.lab.laws import Laws

CHECK_EVERY = 50
CHUNK = 20
AHEAD = 4  # chunks queued per process


class Series(msgspec.Struct, frozen=True):
    """What to play, as plain data that can be sent to another process."""

    game: str
    options: str  # JSON
    cards: str  # the name of a released set, or the JSON of a custom one
    bots: tuple[str, ...]
    seed: int
    check: bool


class Result(msgspec.Struct, frozen=True):
    """One finished game."""

    seats: list[str]  # the bot in each seat
    scores: list[int]
    winners: list[int]
    ending: str
    actions: int
    turns: int
    rounds: int
    faults: list[str]
    digest: str


def play_series(series: Series, games: int, jobs: int) -> Iterator[Result]:
    """Play games and yield their results in order."""
    if jobs == 1:
        yield from play_chunk(series, 0, games)
        return
    with ProcessPoolExecutor(jobs, initializer=ignore_ctrl_c) as pool:
        try:
            yield from pooled(pool, series, games, jobs)
        except BaseException:  # Ctrl-C, or nobody wants more results
            for process in active_children():
                process.terminate()
            raise


def ignore_ctrl_c() -> None:
    """Leave Ctrl-C to the main process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def pooled(pool: ProcessPoolExecutor, series: Series, games: int, jobs: int) -> Iterator[Result]:
    waiting: deque[Future[list[Result]]] = deque()
    for start in range(0, games, CHUNK):
        end = min(start + CHUNK, games)
        waiting.append(pool.submit(listed_chunk, series, start, end))
        if len(waiting) > jobs * AHEAD:
            yield from waiting.popleft().result()
    for chunk in waiting:
        yield from chunk.result()


def listed_chunk(series: Series, start: int, end: int) -> list[Result]:
    return list(play_chunk(series, start, end))


def play_chunk(series: Series, start: int, end: int) -> Iterator[Result]:
    for n in range(start, end):
        yield play_one(series, n)


def cards_key(cards: Cards) -> str:
    return cards.data if cards.name == OWN else cards.name


@cache
def rules_and_title(series: Series, seats: int) -> tuple[Title, Game[Any]]:
    """Return the game of a series, created once per process."""
    game_title = title(series.game)
    options = options_from_json(game_title.options, series.options)
    if series.cards in game_title.card_sets:
        cards = game_title.released(series.cards)
    else:
        cards = game_title.embedded(series.cards)
    return game_title, game_title.game(options, cards, seats)


def play_one(series: Series, n: int) -> Result:
    """Play game `n` of a series; the bots move one seat further each game."""
    k = len(series.bots)
    game_title, game = rules_and_title(series, k)
    seats = [series.bots[(seat + n) % k] for seat in range(k)]
    seed = local_seed(series.seed, n + 1)
    s = game.new(k, KeyedRng(match_key(seed, [])), game.rules_version)
    players = [bot(name, game) for name in seats]
    faults: list[str] = []
    if series.check:
        laws = Laws(game_title, game, bot_luck(b"laws" + seed))
        moments = bot_luck(b"moments" + seed)
        log = run_checked(
            game, s, players, bot_luck(seed), moments, CHECK_EVERY, laws.broken, faults
        )
    else:
        log = run(game, s, players, bot_luck(seed))
    digest = state_digest(game.encode(s)).hex()
    if series.check and not faults:
        faults += replay_faults(game, k, seed, log, digest)
    return Result(
        seats=seats,
        scores=game.scores(s),
        winners=winners(game.scores(s)),
        ending=game.ending(s),
        actions=len(log),
        turns=s.turn,
        rounds=game_title.round_of(s),
        faults=[f"game {n}: {fault}" for fault in faults],
        digest=digest,
    )


def replay_faults(
    game: Game[Any], seats: int, seed: bytes, log: list[tuple[int, int]], digest: str
) -> list[str]:
    """Replay the log as a match; every action must be legal and the final state the same."""
    again: Match[Any] = Match(game, seats, seed, [], game.rules_version)
    try:
        for seat, action in log:
            again.play(seat, action)
    except IllegalAction as error:
        return [f"replay: {error}"]
    if len(again.log) != len(log) or state_digest(game.encode(again.state)).hex() != digest:
        return ["replay reaches another state"]
    return []
