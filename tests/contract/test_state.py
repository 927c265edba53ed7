"""States are sound, and their clones are equal and independent."""

from __future__ import annotations

from typing import Any

import pytest

from dvergar.engine.laws import unsound
from dvergar.engine.match import IllegalAction, Match
from tests.contract.moments import match_at, moments, one_of_each_verb, played, walk
from tests.contract.tables import Table


def refuse(match: Match[Any], seat: int, action: int) -> None:
    with pytest.raises(IllegalAction):
        match.play(seat, action)


def test_nothing_is_lost_and_legal_is_sound_after_every_action(table: Table) -> None:
    game = played(table).game
    for state, _, _ in walk(table):
        assert unsound(game, state) == []
    assert unsound(game, played(table).match.state) == []


def test_legal_is_sorted_unique_and_inside_the_space(table: Table) -> None:
    game = played(table).game
    for state, seat, action in moments(table):
        legal = game.legal(state, seat)
        assert action in legal and legal == sorted(set(legal))
        assert legal[0] >= 0 and legal[-1] < game.space.size


def test_a_finished_game_has_scores_and_an_ending_and_asks_nobody(table: Table) -> None:
    record = played(table)
    state = record.match.state
    assert state.waiting() == 0
    assert len(record.game.scores(state)) == table.seats
    assert record.game.ending(state) in record.title.endings


def test_wealth_has_one_entry_per_seat_and_ends_equal_to_the_scores(table: Table) -> None:
    record = played(table)
    title, game, end = record.title, record.game, record.match.state
    for state, _, _ in moments(table):
        assert len(title.wealth(game, state)) == table.seats
    assert title.wealth(game, end) == game.scores(end)
    rounds = [title.round_of(state) for state in [m.state for m in moments(table)] + [end]]
    assert rounds == sorted(rounds) and rounds[0] < rounds[-1]


def test_every_legal_action_leaves_a_sound_state(table: Table) -> None:
    game = played(table).game
    for state, seat, _ in moments(table):
        for action in game.legal(state, seat):
            child = game.clone(state)
            game.apply(child, seat, action)
            assert game.faults(child) == [], game.space.text(action)


def test_a_clone_is_equal(table: Table) -> None:
    """Both ask the same question, and the same answer leads to the same state."""
    game = played(table).game
    for state, seat, action in walk(table):
        twin = game.clone(state)
        assert game.encode(twin) == game.encode(state)
        assert game.legal(twin, seat) == game.legal(state, seat)
        other = game.clone(state)
        game.apply(twin, seat, action)
        game.apply(other, seat, action)
        assert game.encode(twin) == game.encode(other)


def test_a_clone_is_independent(table: Table) -> None:
    """Playing on with one of them does not change the other."""
    game = played(table).game
    for state, seat, _ in moments(table):
        before = game.encode(state)
        for action in one_of_each_verb(game, game.legal(state, seat)):
            twin = game.clone(state)
            game.apply(twin, seat, action)
            assert game.encode(state) == before, game.space.text(action)
            twin, kept = game.clone(state), game.clone(state)
            game.apply(kept, seat, action)
            assert game.encode(twin) == before, game.space.text(action)


def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    for state, seat, _ in moments(table)[::8]:
        match = match_at(table, state)
        legal = set(match.game.legal(state, seat))
        before = match.game.encode(state)
        for action in range(0, match.game.space.size, 37):
            if action not in legal:
                refuse(match, seat, action)
        other = (seat + 1) % table.seats
        if not state.waiting() >> other & 1:
            refuse(match, other, min(legal))
        assert match.game.encode(match.state) == before
        assert match.journal == []
