"""A match replays from its log and journal, and illegal actions change nothing."""

from __future__ import annotations

import pytest

from dvergar.engine.match import IllegalAction, Match
from dvergar.engine.rng import fast
from tests.engine.playing import GAME, SEED, answers, begin, play, turns
from tests.engine.quarry import END, SPACE, QuarryState


def random_match(number: int) -> Match[QuarryState]:
    """Play a random match that undoes and takes back whenever it can."""
    rng = fast(number)
    match = begin(seed=number.to_bytes(32, "big"))
    for _ in range(400):
        if match.state.over:
            break
        seat, action = answers(match.state, rng)
        match.play(seat, action)
        if match.undoable(seat) and rng.below(4) == 0:
            match.undo(seat)
        elif match.state.sealed[seat] and rng.below(6) == 0:
            match.take_back(seat)
    return match


@pytest.mark.parametrize("number", range(15))
def test_a_journal_repeats_to_the_same_match(number: int) -> None:
    match = random_match(number)
    again = begin(seed=number.to_bytes(32, "big"))
    for seat, entry in match.journal:
        again.do(seat, entry)
    assert GAME.encode(again.state) == GAME.encode(match.state)
    assert (again.log, again.journal) == (match.log, match.journal)


@pytest.mark.parametrize("number", range(15))
def test_the_log_alone_gives_the_same_state(number: int) -> None:
    match = random_match(number)
    again = begin(seed=number.to_bytes(32, "big"))
    for seat, action in match.log:
        again.play(seat, action)
    assert GAME.encode(again.state) == GAME.encode(match.state)
    assert len(match.log) == len(match.history)
    assert len(match.log) <= len(match.journal)


def test_random_matches_contain_undos_and_take_backs() -> None:
    entries = [entry for number in range(15) for _, entry in random_match(number).journal]
    assert entries.count(-1) > 5
    assert entries.count(-2) > 5


@pytest.mark.parametrize(
    ("seat", "action"),
    [(0, SPACE.parse("bid:1")), (1, END), (0, 9999), (0, -3), (-1, END), (7, END)],
)
def test_an_illegal_action_changes_nothing(seat: int, action: int) -> None:
    match = turns()
    before, journal, log = GAME.encode(match.state), match.journal[:], match.log[:]
    with pytest.raises(IllegalAction):
        match.play(seat, action)
    assert (GAME.encode(match.state), match.journal, match.log) == (before, journal, log)


def test_the_error_for_an_illegal_action_lists_the_legal_ones() -> None:
    with pytest.raises(IllegalAction) as error:
        play(turns(), "p1 guard")
    text = "guard is not possible now; possible: smelt, peek, dig, blast, show, end"
    assert str(error.value) == text


def test_events_are_emitted_only_when_a_match_collects_them() -> None:
    match = turns()
    assert match.state.events is None
    assert len(match.play(0, SPACE.parse("show"))) == 1
    assert match.state.events is None
    s = GAME.clone(match.state)
    GAME.apply(s, 0, SPACE.parse("dig"))
    assert s.events is None


def test_the_same_seed_gives_the_same_match_and_salts_change_it() -> None:
    assert GAME.encode(begin().state) == GAME.encode(begin().state)
    salted = Match(GAME, 3, SEED, [b"x" * 16, b"", b""], GAME.rules_version)
    assert salted.state.deck.slots != begin().state.deck.slots


def test_a_match_keeps_the_rules_version_it_started_with() -> None:
    assert Match(GAME, 3, SEED, [b""] * 3, 1).state.rules_version == 1
