"""Replaying, saving, undoing and repeating a log give the same game."""

from __future__ import annotations

import pytest

from dvergar.engine.match import IllegalAction
from dvergar.engine.state import lowest
from dvergar.games.record import Record, open_record
from tests.contract.moments import match_at, one_of_each_verb, played, player
from tests.contract.tables import Table

DEEP = 3


def mark(record: Record) -> tuple[list[int], str]:
    """Return what identifies one moment of a match."""
    return record.game.encode(record.match.state), record.text()


def test_a_replay_of_the_log_gives_the_same_game(table: Table) -> None:
    record = played(table)
    again = table.begin()
    for seat, action in record.match.log:
        again.match.play(seat, action)
    assert mark(again) == mark(record)
    assert again.match.history is not record.match.history
    assert len(again.match.history) == len(record.match.log)


def test_a_save_file_opens_to_the_same_game(table: Table) -> None:
    record = played(table)
    assert mark(open_record(record.text())) == mark(record)


def test_a_game_saved_midway_continues_as_it_would_have(table: Table) -> None:
    record = played(table)
    half = len(record.match.log) // 2
    middle = open_record(record.text(), half)
    middle = open_record(middle.text())
    for seat, action in record.match.log[half:]:
        middle.match.play(seat, action)
    assert mark(middle) == mark(record)


def test_another_seed_gives_another_game(table: Table) -> None:
    one, two = table.begin(1), table.begin(2)
    assert one.game.encode(one.match.state) != two.game.encode(two.match.state)


def test_undo_returns_the_exact_moment(table: Table) -> None:
    """Replaying the journal with its undos gives the same game, too."""
    record = table.begin()
    for n, (seat, action) in enumerate(played(table).match.log):
        none = len(record.match.journal) == len(record.match.log)
        before = mark(record) if none or n % 7 == 0 else None
        record.match.play(seat, action)
        if before and record.match.undoable(seat):
            record.match.undo(seat)
            assert mark(record) == before
            record.match.play(seat, action)
    assert mark(record) == mark(played(table))
    assert len(record.match.journal) > len(record.match.log)
    repeat_journal(table, record)


def repeat_journal(table: Table, record: Record) -> None:
    again = table.begin()
    for seat, entry in record.match.journal:
        again.match.do(seat, entry)
    assert mark(again) == mark(record)
    assert again.match.journal == record.match.journal


def test_undo_stops_at_the_barrier(table: Table) -> None:
    record, marks = deep(table)
    seat = record.match.log[-1][0]
    for _ in range(DEEP):
        marks.pop()
        record.match.undo(seat)
        assert mark(record) == marks[-1]
    with pytest.raises(IllegalAction, match="nothing to undo"):
        record.match.undo(seat)


def deep(table: Table) -> tuple[Record, list[tuple[list[int], str]]]:
    """Play to a moment with DEEP actions to undo, preferring undoable ones."""
    record = table.begin()
    match, marks = record.match, [mark(record)]
    chooser = player(record.game)
    while len(match.past) < DEEP:
        seat = lowest(match.state.waiting())
        free = undoable_acts(table, record, seat)
        match.play(seat, chooser.one_of(free) if free else chooser.choose(match.state, seat))
        marks.append(mark(record))
        assert not match.state.over
    return record, marks


def undoable_acts(table: Table, record: Record, seat: int) -> list[int]:
    """Return one undoable action per verb."""
    found = []
    state = record.match.state
    for action in one_of_each_verb(record.game, record.game.legal(state, seat)):
        match = match_at(table, state)
        match.play(seat, action)
        if match.undoable(seat):
            found.append(action)
    return found


def test_nobody_can_undo_another_players_action(table: Table) -> None:
    record = table.begin()
    for seat, action in played(table).match.log[:200]:
        record.match.play(seat, action)
        for other in range(table.seats):
            assert other == seat or not record.match.undoable(other)
