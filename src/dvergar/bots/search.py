"""Walks the game tree: random playouts and perft."""

from __future__ import annotations

from dvergar.engine.core import Game, S
from dvergar.engine.rng import Rng
from dvergar.engine.state import lowest


def playout(game: Game[S], s: S, rng: Rng) -> int:
    """Play random actions to the end; returns how many."""
    n = 0
    while not s.over:
        seat = lowest(s.waiting())
        moves = game.legal(s, seat)
        game.apply(s, seat, moves[rng.below(len(moves))])
        n += 1
    return n


def perft(game: Game[S], s: S, depth: int) -> int:
    """Count the lines of play to a depth, with random results from the state's generator."""
    if depth == 0 or s.over:
        return 1
    seat = lowest(s.waiting())
    moves = game.legal(s, seat)
    n = 0
    for action in moves:
        child = game.clone(s)
        game.apply(child, seat, action)
        n += perft(game, child, depth - 1)
    return n


def count_lines(game: Game[S], s: S, depth: int) -> list[tuple[str, int]]:
    """Like `perft`, per first action with its text; empty at depth 0."""
    if depth == 0 or s.over:
        return []
    rows: list[tuple[str, int]] = []
    seat = lowest(s.waiting())
    for action in game.legal(s, seat):
        child = game.clone(s)
        game.apply(child, seat, action)
        rows.append((game.space.text(action), perft(game, child, depth - 1)))
    return rows
