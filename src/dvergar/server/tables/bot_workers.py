"""Bots think in worker processes, which get a resampled state and never the seed."""

from __future__ import annotations

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

import msgspec

from dvergar.bots import bot, decide
from dvergar.engine.core import Game
from dvergar.engine.rng import fast
from dvergar.games import title
from dvergar.games.options import options_from_json
from dvergar.games.record import Record

WORKERS = 2


class Question(msgspec.Struct, frozen=True):
    """Everything that a worker gets to know about a match."""

    game: str
    options: str
    cards: str
    seats: int
    world: tuple[int, ...]
    seat: int
    bot: str
    luck: int


@cache
def rules(game: str, options: str, cards: str, seats: int) -> Game[Any]:
    game_title = title(game)
    chosen = options_from_json(game_title.options, options)
    return game_title.game(chosen, game_title.released(cards), seats)


def answer(q: Question) -> int:
    """Choose an action; runs in a worker."""
    game = rules(q.game, q.options, q.cards, q.seats)
    world = game.decode(list(q.world))
    return decide(game, world, q.seat, bot(q.bot, game), fast(q.luck))


def question(record: Record, seat: int, name: str, luck: int) -> Question:
    """Resample the state here, so that no hidden information leaves this process."""
    game = record.game
    world = game.clone(record.match.state)
    game.resample(world, seat, fast(luck))
    return Question(
        game=record.title.id,
        options=msgspec.json.encode(record.options).decode(),
        cards=record.cards.name,
        seats=len(record.players),
        world=tuple(game.encode(world)),
        seat=seat,
        bot=name,
        luck=luck,
    )


def new_pool() -> ProcessPoolExecutor:
    """Spawn the workers, so that they inherit no sockets of the server."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(WORKERS, mp_context=context, initializer=follow_parent)


class BotWorkers:
    """A small pool of processes for the bots."""

    def __init__(self) -> None:
        self.pool = new_pool()

    async def choose(self, q: Question) -> int:
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, answer, q)
        except BrokenProcessPool:  # a worker died, which ends the whole pool
            self.pool = new_pool()
            return await asyncio.get_running_loop().run_in_executor(self.pool, answer, q)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def follow_parent() -> None:
    """Ignore Ctrl-C, which the server handles, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=exit_with, args=(parent.sentinel,), daemon=True).start()


def exit_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
