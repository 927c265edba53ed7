"""Answers in several parts can always be finished, and sealed answers commute."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from dvergar.engine.core import Game
from tests.contract.moments import GAMES, Curious, match_at, moments, played
from tests.contract.tables import TABLES, Table, marked

MOST_PARTS = 24
SECRET = {
    "give",
    "forgo",
}  # asked even with one choice: skipping it would reveal a bag or seen cards


def ends(game: Game[Any], s: Any, seat: int, action: int, depth: int = 0) -> list[list[int]]:
    """Return every end state of an answer that starts with this action, with repeats."""
    assert depth < MOST_PARTS, "an answer without end"
    child = game.clone(s)
    d = child.pending.pop()
    game.steps[d.step].apply(child, d, seat, action)
    if not child.pending or child.waiting() != 1 << seat:
        game.run(child)
        return [game.encode(child)]
    legal = game.legal(child, seat)
    secret = game.space.verb_of(legal[0]) in SECRET
    assert len(legal) > 1 or secret, "a part with a single choice is not asked"
    return [words for part in legal for words in ends(game, child, seat, part, depth + 1)]


def seals(table: Table) -> bool:
    return any(step.sealed for step in table.begin().game.steps)


def test_every_partial_answer_can_be_finished_and_each_result_is_reached_once(table: Table) -> None:
    """Try several games, since one may contain no such answer."""
    assert any(opened(table, seed) for seed in GAMES)


def opened(table: Table, seed: int | None) -> int:
    """Return how many answers of a game had several end states, all of them different."""
    game = played(table).game
    many = 0
    for state, seat, _ in moments(table, seed):
        if game.steps[state.pending[-1].step].sealed:
            continue
        for action in game.legal(state, seat):
            found = ends(game, state, seat, action)
            many += len(found) > 1
            assert len({tuple(words) for words in found}) == len(found), game.space.text(action)
    return many


@pytest.mark.parametrize("secretive", marked([t for t in TABLES if seals(t)]))
def test_sealed_answers_commute(secretive: Table) -> None:
    game = played(secretive).game
    for moment in moments(secretive):
        if game.steps[moment.state.pending[-1].step].sealed:
            seats = [seat for seat in range(secretive.seats) if moment.state.waiting() >> seat & 1]
            results = [answer_in(secretive, moment.state, order) for order in permutations(seats)]
            assert all(result == results[0] for result in results)


def answer_in(table: Table, state: Any, order: tuple[int, ...]) -> tuple[Any, ...]:
    """Return the encoded match after each seat has given its whole answer, in this order."""
    match = match_at(table, state)
    for seat in order:
        player = Curious(match.game, seat)
        while match.state.turn == state.turn and match.state.waiting() >> seat & 1:
            match.play(seat, player.choose(match.state, seat))
    return match.game.encode(match.state), match.log
