"""Bots play one game against each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dvergar.bots.bot import Bot
from dvergar.engine.core import Game, S
from dvergar.engine.laws import unsound
from dvergar.engine.rng import Rng
from dvergar.engine.state import lowest


def run(game: Game[S], s: S, players: list[Bot], rng: Rng) -> list[tuple[int, int]]:
    """Play to the end and return the log; sealed answers come in seat order."""
    log: list[tuple[int, int]] = []
    while not s.over:
        seat = lowest(s.waiting())
        action = decide(game, s, seat, players[seat], rng)
        log.append((seat, action))
        game.apply(s, seat, action)
    return log


def decide(game: Game[S], s: S, seat: int, player: Bot, rng: Rng) -> int:
    """Let a bot choose in a copy of the state without what its seat can't know."""
    if player.blind:
        return player.pick(game.legal(s, seat), rng)
    world = game.clone(s)
    game.resample(world, seat, rng)
    return player.choose(game, world, seat, rng)


def run_checked(
    game: Game[S],
    s: S,
    players: list[Bot],
    rng: Rng,
    luck: Rng,
    every: int,
    moment: Callable[[Any], list[str]],
    faults: list[str],
) -> list[tuple[int, int]]:
    """Like `run`, with checks after every action, and `moment` at one action in `every`."""
    log: list[tuple[int, int]] = []
    while not s.over:
        if luck.below(every) == 0:
            faults += at_action(len(log), moment(s))
        seat = lowest(s.waiting())
        action = decide(game, s, seat, players[seat], rng)
        log.append((seat, action))
        game.apply(s, seat, action)
        found = unsound(game, s)
        if found:
            faults += at_action(len(log), found)
            break
    return log


def at_action(n: int, faults: list[str]) -> list[str]:
    return [f"action {n}: {fault}" for fault in faults]
