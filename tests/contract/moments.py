"""Picks states from random games, with rare actions well represented."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from dvergar.bots import EVALUATORS, bot, decide
from dvergar.engine.core import Game
from dvergar.engine.match import Match
from dvergar.engine.rng import fast
from dvergar.engine.state import lowest
from dvergar.games.record import Record
from tests.contract.tables import Table

OF_EACH_VERB = 3
EVERY = 60
GAMES = (None, 1, 2, 3, 4, 5, 6, 7)  # seeds, for tests that need more than one short game


class Curious:
    """A random player that prefers the verbs played least so far."""

    def __init__(self, game: Game[Any], seed: int = 1) -> None:
        self.game = game
        self.space = game.space
        self.rng = fast(seed)
        self.played: Counter[str] = Counter()

    def choose(self, s: Any, seat: int) -> int:
        legal = self.game.legal(s, seat)
        if self.rng.below(2):
            rarest = min(self.played[self.space.verb_of(a)] for a in legal)
            legal = [a for a in legal if self.played[self.space.verb_of(a)] == rarest]
        return self.one_of(legal)

    def one_of(self, actions: list[int]) -> int:
        action = actions[self.rng.below(len(actions))]
        self.played[self.space.verb_of(action)] += 1
        return action


class Mixed(Curious):
    """Seat 0 plays greedily so that games make progress; the others are curious."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.greedy = bot("greedy", game)

    def choose(self, s: Any, seat: int) -> int:
        if seat > 0:
            return super().choose(s, seat)
        return decide(self.game, s, seat, self.greedy, self.rng)


def player(game: Game[Any]) -> Curious:
    return Mixed(game) if game.id in EVALUATORS else Curious(game)


class Moment(NamedTuple):
    """A state, and the action that its first waiting seat then took."""

    state: Any
    seat: int
    action: int


def played(table: Table, seed: int | None = None) -> Record:
    """Play a game to its end; the cached result must not be changed."""
    return whole_game(table, seed)


@cache
def whole_game(table: Table, seed: int | None) -> Record:
    record = table.begin(seed)
    match = record.match
    chooser = player(record.game)
    while not match.state.over:
        seat = lowest(match.state.waiting())
        match.play(seat, chooser.choose(match.state, seat))
    return record


def walk(table: Table, seed: int | None = None) -> Iterator[Moment]:
    """Replay the game, yielding before each action; the state belongs to the match."""
    match = table.begin(seed).match
    for seat, action in played(table, seed).match.log:
        yield Moment(match.state, seat, action)
        match.play(seat, action)


def moments(table: Table, seed: int | None = None) -> list[Moment]:
    """Return the last moments of each verb and some others, as independent states."""
    return chosen_moments(table, seed)


@cache
def chosen_moments(table: Table, seed: int | None) -> list[Moment]:
    game = played(table, seed).game
    met: Counter[str] = Counter()
    total = Counter(game.space.verb_of(action) for _, action in played(table, seed).match.log)
    found = []
    for n, (state, seat, action) in enumerate(walk(table, seed)):
        verb = game.space.verb_of(action)
        met[verb] += 1
        if met[verb] > total[verb] - OF_EACH_VERB or n % EVERY == 0:
            found.append(Moment(game.clone(state), seat, action))
    return found


def match_at(table: Table, state: Any) -> Match[Any]:
    """Return a match at this state, with nothing to undo."""
    match = table.begin().match
    match.state = match.game.clone(state)
    return match


def one_of_each_verb(game: Game[Any], legal: list[int]) -> list[int]:
    by_verb = {game.space.verb_of(action): action for action in legal}
    return sorted(by_verb.values())
