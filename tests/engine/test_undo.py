"""Players undo actions of their own turn, back to the barrier."""

from __future__ import annotations

import pytest

from dvergar.engine.match import UNDO, IllegalAction
from dvergar.engine.rng import fast
from tests.engine.playing import GAME, answers, begin, play, turns, view_of
from tests.engine.quarry import SHOW, SMELT


def test_undo_restores_the_state_the_log_and_the_history() -> None:
    match = turns()
    before, log, history = GAME.encode(match.state), match.log[:], match.history[:]
    play(match, "p1 smelt")
    assert match.undoable(0)
    match.undo(0)
    assert (GAME.encode(match.state), match.log, match.history) == (before, log, history)


def test_undo_is_an_entry_of_the_journal_which_only_grows() -> None:
    match = play(turns(), "p1 smelt")
    match.undo(0)
    assert match.journal[-2:] == [(0, SMELT), (0, UNDO)]


def test_several_actions_are_undone_one_by_one() -> None:
    match = turns()
    states = []
    for text in ("smelt", "show", "smelt"):
        states.append(GAME.encode(match.state))
        play(match, f"p1 {text}")
    for state in reversed(states):
        match.undo(0)
        assert GAME.encode(match.state) == state
    assert not match.undoable(0)


def test_random_draws_raise_the_undo_barrier() -> None:
    match = play(turns(), "p1 smelt", "p1 blast")
    assert not match.undoable(0)
    with pytest.raises(IllegalAction, match="nothing to undo"):
        match.undo(0)


def test_actions_after_the_barrier_can_be_undone() -> None:
    match = play(turns(), "p1 smelt", "p1 blast", "p1 smelt")
    match.undo(0)
    assert not match.undoable(0)


def test_a_peek_at_an_unknown_card_raises_the_barrier() -> None:
    match = play(turns(), "p1 peek")
    assert not match.undoable(0)


def test_a_peek_at_a_known_card_does_not_raise_it() -> None:
    match = play(turns(), "p1 peek", "p1 peek")
    assert match.undoable(0)
    match.undo(0)
    assert match.state.coins[0] == 5
    assert not match.undoable(0)


def test_digging_a_card_you_peeked_at_teaches_only_others() -> None:
    match = play(turns(), "p1 peek", "p1 dig")
    assert match.state.learned == 0b110
    assert match.undoable(0)


def test_digging_an_unknown_card_raises_it() -> None:
    assert not play(turns(), "p1 dig").undoable(0)


def test_showing_your_own_card_does_not_raise_it() -> None:
    match = play(turns(), "p1 show")
    assert match.state.learned == 0b110
    match.undo(0)
    assert match.state.shown == 0
    assert match.journal[-2:] == [(0, SHOW), (0, UNDO)]


def test_an_action_of_another_seat_raises_it() -> None:
    match = play(turns(), "p1 end", "p2 show", "p2 raid:p1")
    assert match.undoable(1)
    play(match, "p1 pass")
    assert match.past == []
    assert not match.undoable(0)
    assert not match.undoable(1)


def test_an_interrupt_can_be_undone_until_it_is_answered() -> None:
    match = play(turns(), "p1 end")
    before = GAME.encode(match.state)
    play(match, "p2 raid:p1")
    match.undo(1)
    assert GAME.encode(match.state) == before


def test_the_end_of_a_turn_raises_it() -> None:
    match = play(turns(), "p1 smelt", "p1 end")
    assert match.past == []
    for seat in range(3):
        assert not match.undoable(seat)


def test_only_the_player_who_acted_can_undo() -> None:
    match = play(turns(), "p1 smelt")
    for seat in (1, 2):
        with pytest.raises(IllegalAction):
            match.undo(seat)


def test_a_new_match_has_nothing_to_undo() -> None:
    assert not begin().undoable(0)


def test_the_end_of_the_game_raises_it() -> None:
    match = turns()
    match.state.points[0] = 9
    play(match, "p1 smelt", "p1 end")
    assert not match.undoable(0)


def test_the_reveal_of_secret_answers_raises_it() -> None:
    match = turns()
    assert match.past == []
    assert not match.undoable(0)


def test_an_undoable_action_teaches_its_actor_nothing() -> None:
    rng = fast(8)
    checked = 0
    for number in range(40):
        match = begin(seed=number.to_bytes(32, "little"))
        while not match.state.over:
            seat, action = answers(match.state, rng)
            world = GAME.clone(match.state)
            GAME.resample(world, seat, rng)
            match.play(seat, action)
            if match.undoable(seat):
                checked += 1
                GAME.apply(world, seat, action)
                assert view_of(world, seat) == view_of(match.state, seat)
    assert checked > 100
