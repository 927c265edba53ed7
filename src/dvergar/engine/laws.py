"""What must hold after every action of every game."""

from __future__ import annotations

from dvergar.engine.core import Game, S


def unsound(game: Game[S], s: S) -> list[str]:
    """Return what is wrong with a state or its legal actions; empty if nothing is."""
    found = game.faults(s)
    if s.over:
        return found
    if s.waiting() == 0:
        return [*found, "nobody is asked and the game is not over"]
    for seat in range(s.seats):
        if s.waiting() >> seat & 1:
            found += unsound_legal(game, game.legal(s, seat))
    return found


def unsound_legal(game: Game[S], legal: list[int]) -> list[str]:
    if not legal:
        return ["the legal list is empty"]
    if legal[0] < 0 or legal[-1] >= game.space.size:
        return ["a legal action lies outside the space"]
    last = -1
    for action in legal:
        if action <= last:
            return ["the legal list is not sorted and unique"]
        last = action
    return []
