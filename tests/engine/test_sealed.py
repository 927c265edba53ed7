"""Sealed questions: secret answers arrive in any order and are revealed together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from dvergar.engine.match import TAKE_BACK, TAKE_BACK_PART, IllegalAction, Match
from dvergar.engine.rng import fast
from dvergar.engine.state import Decision
from tests.engine.playing import GAME, SEED, begin, log_of, play, view_of
from tests.engine.quarry import (
    DONE,
    PLACE,
    PLACING,
    SITES,
    SPACE,
    WORKERS,
    Placing,
    Quarry,
    QuarryState,
)

SETS = [["place:1", "place:3", "done"], ["done"], ["place:3", "done"]]


def arrivals(left: list[list[str]]) -> Iterator[list[str]]:
    """Yield every order in which the parts of three answers can arrive."""
    if not any(left):
        yield []
    for p, parts in enumerate(left):
        if parts:
            rest = [parts[1:] if q == p else other for q, other in enumerate(left)]
            for order in arrivals(rest):
                yield [f"p{p + 1} {parts[0]}", *order]


def answered(order: list[str]) -> Match[QuarryState]:
    return play(begin(), *order)


def test_answers_commute_over_all_orders_of_arrival() -> None:
    orders = list(arrivals(SETS))
    assert len(orders) == 60
    matches = [answered(order) for order in orders]
    assert len({tuple(GAME.encode(m.state)) for m in matches}) == 1
    assert len({tuple(m.log) for m in matches}) == 1
    assert len({str([log_of(events, 0) for events in m.history]) for m in matches}) == 1
    assert matches[0].state.placed == [0b101, 0, 0b100]


def test_the_log_sorts_answers_by_seat_and_the_journal_by_arrival() -> None:
    order = ["p3 place:3", "p1 place:1", "p2 done", "p3 done", "p1 place:3", "p1 done"]
    match = answered(order)
    by_seat = [(p, SPACE.parse(part)) for p, parts in enumerate(SETS) for part in parts]
    assert match.log == by_seat
    came = [text.split(" ") for text in order]
    assert match.journal == [(int(who[1:]) - 1, SPACE.parse(word)) for who, word in came]


def test_the_log_is_empty_until_the_last_answer_is_in() -> None:
    match = play(begin(), "p1 place:1", "p1 done", "p3 done")
    assert (match.log, match.history, len(match.journal)) == ([], [], 3)
    play(match, "p2 done")
    assert len(match.log) == len(match.history) == 4


def test_the_log_in_seat_order_replays_to_the_same_state() -> None:
    match = answered(["p3 done", "p1 place:2", "p2 place:2", "p1 done", "p2 place:3", "p2 done"])
    again = begin()
    for seat, action in match.log:
        again.play(seat, action)
    assert GAME.encode(again.state) == GAME.encode(match.state)
    assert again.log == match.log


def test_a_set_is_given_in_ascending_order_and_within_its_size() -> None:
    match = play(begin(), "p1 place:2")
    assert GAME.legal(match.state, 0) == [PLACE + 2, DONE]
    with pytest.raises(IllegalAction, match="place:1 is not possible now"):
        play(match, "p1 place:1")
    play(match, "p1 place:3")
    assert GAME.legal(match.state, 0) == [DONE]


def test_a_seat_that_is_done_is_not_asked_again() -> None:
    match = play(begin(), "p2 done")
    assert match.state.waiting() == 0b101
    with pytest.raises(IllegalAction, match="not 2"):
        play(match, "p2 place:1")


def test_an_answer_taken_back_can_be_given_again() -> None:
    match = play(begin(), "p2 place:1", "p2 done", "p1 done")
    match.take_back(1)
    assert match.state.waiting() == 0b110
    play(match, "p2 place:3", "p2 done", "p3 done")
    assert match.state.placed == [0, 0b100, 0]
    plain = answered(["p1 done", "p2 place:3", "p2 done", "p3 done"])
    assert GAME.encode(match.state) == GAME.encode(plain.state)
    assert match.log == plain.log


def test_a_take_back_is_an_entry_of_the_journal() -> None:
    match = play(begin(), "p3 place:1", "p1 done")
    match.take_back(2)
    assert match.journal == [(2, PLACE), (0, DONE), (2, TAKE_BACK)]


def test_taking_back_removes_all_parts_of_an_unfinished_answer() -> None:
    match = play(begin(), "p1 place:1", "p1 place:2")
    match.take_back(0)
    assert match.state.sealed == [[], [], []]
    assert GAME.encode(match.state) == GAME.encode(begin().state)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_can_be_taken_back_before_it_is_given(seat: int) -> None:
    match = begin()
    before = GAME.encode(match.state)
    with pytest.raises(IllegalAction, match="no sealed answer"):
        match.take_back(seat)
    assert (GAME.encode(match.state), match.journal) == (before, [])


def test_nothing_can_be_taken_back_twice_or_by_another() -> None:
    match = play(begin(), "p1 place:1")
    for seat in (1, 2):
        with pytest.raises(IllegalAction):
            match.take_back(seat)
    match.take_back(0)
    with pytest.raises(IllegalAction):
        match.take_back(0)


def test_nothing_can_be_taken_back_after_the_reveal() -> None:
    match = answered(["p1 place:1", "p1 done", "p2 done", "p3 done"])
    for seat in range(3):
        with pytest.raises(IllegalAction):
            match.take_back(seat)
    assert len(match.journal) == 4


def test_secret_answers_can_not_be_undone_as_actions() -> None:
    match = play(begin(), "p1 place:1")
    assert not match.undoable(0)
    with pytest.raises(IllegalAction):
        match.undo(0)


def test_others_see_only_that_an_answer_is_in() -> None:
    match = begin()
    before = view_of(match.state, 1)
    play(match, "p1 place:1", "p1 place:3")
    assert view_of(match.state, 1) == before
    assert match.play(0, DONE) == []
    after = view_of(match.state, 1)
    assert (after.waiting, before.waiting) == (0b110, 0b111)
    assert after.answer == []


def test_a_seat_sees_its_own_answer() -> None:
    match = play(begin(), "p1 place:1")
    assert view_of(match.state, 0).answer == [PLACE]
    assert view_of(match.state, 0).options == ["place:2", "place:3", "done"]


@pytest.mark.parametrize("order", [SETS[0][:2], SETS[0]])
def test_in_other_seats_worlds_a_secret_answer_may_be_any(order: list[str]) -> None:
    match = play(begin(), *[f"p1 {text}" for text in order])
    rng = fast(3)
    found = set()
    for _ in range(200):
        s = GAME.clone(match.state)
        GAME.resample(s, 1, rng)
        assert view_of(s, 1) == view_of(match.state, 1)
        found.add(tuple(s.sealed[0]))
    closed = [DONE] if order == SETS[0] else []
    sites = [(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)]
    assert found == {(*[PLACE + i for i in chosen], *closed) for chosen in sites}


def test_a_seats_own_worlds_keep_its_answer() -> None:
    match = play(begin(), "p1 place:1", "p2 place:2", "p2 done")
    rng = fast(4)
    for _ in range(20):
        s = GAME.clone(match.state)
        GAME.resample(s, 0, rng)
        assert s.sealed[0] == [PLACE]


def test_the_reveal_is_shown_to_all_at_once() -> None:
    match = play(begin(), "p1 place:1", "p1 done", "p2 done")
    events = match.play(2, DONE)
    assert [(e.kind, e.seat, e.shown) for e in events][:3] == [
        (0, 0, [1]),
        (0, 1, [0]),
        (0, 2, [0]),
    ]
    assert match.history[-1] == events
    assert match.history[:-1] == [[], [], []]


def test_only_one_sealed_question_is_open_at_a_time() -> None:
    s = begin().state
    with pytest.raises(AssertionError, match="one sealed question"):
        s.ask_sealed(PLACING, 0b111)


class AnyOrder(Placing):
    """A set of sites named in any order and closed by `done`."""

    is_set = True

    def legal(self, s: QuarryState, d: Decision, seat: int) -> list[int]:
        given = s.sealed[seat]
        places = [PLACE + i for i in range(SITES) if PLACE + i not in given]
        return [*(places if len(given) < WORKERS else []), DONE]


class Pair(AnyOrder):
    """Exactly two sites; the second closes."""

    def legal(self, s: QuarryState, d: Decision, seat: int) -> list[int]:
        return [a for a in super().legal(s, d, seat) if a != DONE]

    def closes(self, s: QuarryState, d: Decision, seat: int, action: int) -> bool:
        return len(s.sealed[seat]) == WORKERS - 1


def any_order(step: Placing | None = None) -> Match[QuarryState]:
    """Start the toy game with another placing step."""
    game = Quarry()
    game.steps = [step or AnyOrder(), *game.steps[1:]]
    return Match(game, 3, SEED, [b""] * 3, game.rules_version)


def test_the_parts_of_a_set_may_come_in_any_order_and_are_kept_sorted() -> None:
    match = play(any_order(), "p1 place:3", "p1 place:1")
    assert match.state.sealed[0] == [PLACE, PLACE + 2]
    play(match, "p1 done")
    assert match.state.sealed[0] == [PLACE, PLACE + 2, DONE]
    play(match, "p2 done", "p3 done")
    assert match.state.placed == [0b101, 0, 0]


def test_without_any_order_parts_keep_their_order() -> None:
    match = play(begin(), "p1 place:1", "p1 place:3")
    assert match.state.sealed[0] == [PLACE, PLACE + 2]
    assert Placing.is_set is False


def test_the_same_set_in_another_order_is_the_same_game_and_log() -> None:
    found = set()
    for first in permutations(["p1 place:2", "p1 place:3"]):
        for second in permutations(["p2 place:1", "p2 place:2"]):
            match = play(any_order(), *first, *second, "p2 done", "p3 done", "p1 done")
            found.add((tuple(match.game.encode(match.state)), tuple(match.log)))
    assert len(found) == 1


@pytest.mark.parametrize("order", list(permutations(["place:1", "place:3"])))
def test_a_set_closed_by_its_size_is_logged_in_one_order_too(order: tuple[str, str]) -> None:
    others = ["p2 place:1", "p2 place:2", "p3 place:1", "p3 place:2"]
    match = play(any_order(Pair()), *others, *[f"p1 {text}" for text in order])
    assert match.log[:2] == [(0, PLACE), (0, PLACE + 2)]
    assert match.state.placed == [0b101, 0b11, 0b11]


def test_one_part_of_an_open_answer_is_taken_back() -> None:
    match = play(any_order(), "p1 place:3", "p1 place:1")
    match.take_back(0, PLACE + 2)
    assert match.state.sealed[0] == [PLACE]
    assert match.state.waiting() == 0b111
    play(match, "p1 place:2")
    assert match.state.sealed[0] == [PLACE, PLACE + 1]


def test_one_part_of_a_closed_answer_reopens_it_and_keeps_the_others() -> None:
    match = play(any_order(), "p1 place:1", "p1 place:3", "p1 done", "p3 done")
    assert match.state.waiting() == 0b010
    match.take_back(0, PLACE)
    assert match.state.sealed == [[PLACE + 2], [], [DONE]]
    assert match.state.waiting() == 0b011
    play(match, "p1 place:2", "p1 done", "p2 done")
    assert match.state.placed == [0b110, 0, 0]


def test_taking_back_the_closing_part_keeps_all_others() -> None:
    match = play(any_order(), "p1 place:1", "p1 place:3", "p1 done")
    match.take_back(0, DONE)
    assert match.state.sealed[0] == [PLACE, PLACE + 2]
    assert match.game.legal(match.state, 0) == [DONE]


def test_one_part_of_an_ascending_answer_can_be_taken_back() -> None:
    match = play(begin(), "p1 place:1", "p1 place:3", "p1 done")
    match.take_back(0, PLACE + 2)
    assert match.state.sealed[0] == [PLACE]
    assert match.state.waiting() == 0b111


@pytest.mark.parametrize(("seat", "part"), [(0, PLACE + 1), (0, DONE), (1, PLACE), (0, 99)])
def test_a_part_that_was_not_given_can_not_be_taken_back(seat: int, part: int) -> None:
    match = play(any_order(), "p1 place:1")
    before = match.game.encode(match.state)
    with pytest.raises(IllegalAction, match="no sealed answer"):
        match.take_back(seat, part)
    assert (match.game.encode(match.state), len(match.journal)) == (before, 1)


def test_no_part_can_be_taken_back_after_the_reveal() -> None:
    match = play(any_order(), "p1 place:1", "p1 done", "p2 done", "p3 done")
    with pytest.raises(IllegalAction):
        match.take_back(0, PLACE)


def test_the_journal_replays_a_part_taken_back() -> None:
    match = play(any_order(), "p1 place:3", "p1 done", "p2 place:1")
    match.take_back(0, PLACE + 2)
    match.take_back(1)
    assert match.journal[-2:] == [(0, TAKE_BACK_PART - PLACE - 2), (1, TAKE_BACK)]
    play(match, "p1 place:1", "p1 done", "p2 done", "p3 done")
    again = any_order()
    for seat, entry in match.journal:
        again.do(seat, entry)
    assert again.game.encode(again.state) == match.game.encode(match.state)
    assert (again.log, again.journal) == (match.log, match.journal)


def test_taking_back_the_first_part_differs_from_undo_and_from_taking_back_all() -> None:
    match = play(any_order(), "p1 place:1", "p1 place:2")
    match.take_back(0, PLACE)
    assert match.state.sealed[0] == [PLACE + 1]
    again = any_order()
    for seat, entry in match.journal:
        again.do(seat, entry)
    assert again.state.sealed[0] == [PLACE + 1]


def test_others_see_a_part_taken_back_only_as_an_answer_reopened() -> None:
    match = play(any_order(), "p1 place:1", "p1 place:3")
    before = view_of(match.state, 1)
    play(match, "p1 done")
    match.take_back(0, PLACE)
    assert view_of(match.state, 1) == before


def test_taking_back_on_a_clone_does_not_change_the_match() -> None:
    match = play(any_order(), "p1 place:1", "p1 place:3", "p1 done")
    before = match.game.encode(match.state)
    twin = match.game.clone(match.state)
    assert match.game.retract(twin, 0, PLACE)
    assert twin.sealed[0] == [PLACE + 2]
    assert match.game.encode(match.state) == before
