"""Interrupts, auctions and turns made of several actions."""

from __future__ import annotations

import pytest

from dvergar.engine.core import in_order
from dvergar.engine.match import IllegalAction
from tests.engine.playing import GAME, begin, play, turns, view_of
from tests.engine.quarry import BIDDING, GUARD, GUARDING, PASS, TURN, Bidding, Placing, Turn


def test_an_interrupt_asks_another_seat_and_then_the_turn_continues() -> None:
    match = play(turns(), "p1 end", "p2 raid:p1")
    s = match.state
    assert [(d.step, d.seats) for d in s.pending] == [(TURN, 0b010), (GUARDING, 0b001)]
    assert (s.active, s.waiting()) == (1, 0b001)
    assert GAME.legal(s, 0) == [GUARD, PASS]
    play(match, "p1 guard")
    assert (s.ore[:2], s.guards) == ([8, 0], [0, 1, 1])
    assert [(d.step, d.seats, d.b) for d in s.pending] == [(TURN, 0b010, 0)]


def test_an_unguarded_raid_moves_one_ore() -> None:
    match = play(turns(), "p1 end", "p2 raid:p1", "p1 pass")
    assert match.state.ore == [7, 1, 0]
    assert match.state.waiting() == 0b010


def test_only_the_interrupted_seat_may_answer() -> None:
    match = play(turns(), "p1 end", "p2 raid:p1")
    with pytest.raises(IllegalAction, match="it is the turn of seat 1, not 2"):
        play(match, "p2 end")
    assert view_of(match.state, 1).options == []


def test_a_clone_made_during_an_interrupt_is_independent() -> None:
    match = play(turns(), "p1 end", "p2 raid:p1")
    copy = GAME.clone(match.state)
    GAME.apply(copy, 0, PASS)
    play(match, "p1 guard")
    assert (copy.ore, match.state.ore) == ([7, 1, 0], [8, 0, 0])


def test_a_turn_continues_until_it_is_ended() -> None:
    match = play(turns(), "p1 smelt", "p1 dig", "p1 smelt", "p1 show")
    assert (match.state.active, match.state.turn) == (0, 1)
    play(match, "p1 end")
    assert (match.state.active, match.state.turn) == (1, 2)


def test_an_auction_asks_each_bidder_until_one_is_left() -> None:
    match = play(begin(), *[f"p{p} {part}" for p in (1, 2, 3) for part in ("place:1", "done")])
    s = match.state
    asked = []
    for text in ("bid:1", "pass", "bid:2", "bid:5", "pass"):
        assert s.pending[-1].step == BIDDING
        seat = s.waiting().bit_length()
        asked.append(seat)
        play(match, f"p{seat} {text}")
    assert asked == [1, 2, 3, 1, 3]
    assert (s.coins, s.ore) == ([1, 6, 6], [s.sites[0], 0, 0])
    assert s.pending[-1].step == TURN


def test_a_bid_must_be_higher_than_the_last() -> None:
    match = play(begin(2), *[f"p{p} {part}" for p in (1, 2) for part in ("place:1", "done")])
    play(match, "p1 bid:4")
    assert view_of(match.state, 1).options == ["bid:5", "bid:6", "pass"]


def test_a_finished_game_asks_nobody_and_accepts_nothing() -> None:
    match = turns()
    match.state.points[0] = 9
    play(match, "p1 end")
    assert (match.state.over, match.state.waiting()) == (True, 0)
    assert GAME.ending(match.state) == "riches"
    with pytest.raises(IllegalAction, match="over"):
        play(match, "p2 end")


def test_steps_are_ordered_by_id_without_gaps_and_duplicates() -> None:
    assert in_order([Turn(), Placing(), Bidding()])[BIDDING].id == BIDDING
    gap, twice = [Placing(), Turn()], [Placing(), Bidding(), Bidding()]
    for steps in (gap, twice):
        with pytest.raises(ValueError, match="step ids must be 0 to"):
            in_order(steps)
