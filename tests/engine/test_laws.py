"""Clones, views and resampled worlds, checked over random games of the toy."""

from __future__ import annotations

import pytest

from dvergar.engine.laws import unsound
from dvergar.engine.rng import fast
from tests.engine.playing import GAME, answers, begin, log_of, play, turns, view_of, walk
from tests.engine.quarry import ORES, SHOW, SPACE


@pytest.mark.parametrize("number", range(12))
def test_states_are_sound_and_views_depend_only_on_knowledge(number: int) -> None:
    rng = fast(number)
    for s in walk(number, 2 + number % 3):
        assert unsound(GAME, s) == []
        for seat in range(s.seats):
            world = GAME.clone(s)
            GAME.resample(world, seat, rng)
            assert view_of(world, seat) == view_of(s, seat)
            assert GAME.faults(world) == []


@pytest.mark.parametrize("number", range(6))
def test_a_clone_is_equal_and_independent(number: int) -> None:
    rng = fast(number)
    for s in walk(number):
        copy, before = GAME.clone(s), GAME.encode(s)
        assert GAME.encode(copy) == before
        for _ in range(8):
            if not copy.over:
                GAME.apply(copy, *answers(copy, rng))
        assert GAME.encode(s) == before


def test_every_hidden_place_can_hold_every_ore() -> None:
    s = play(turns(), "p1 peek").state
    rng = fast(5)
    stones: list[set[int]] = [set() for _ in range(3)]
    places: list[set[int]] = [set() for _ in s.deck.slots]
    for _ in range(150):
        world = GAME.clone(s)
        GAME.resample(world, 0, rng)
        for p, stone in enumerate(world.stones):
            stones[p].add(stone)
        for place, ore in enumerate(
            world.deck.known(0)[:1] + [x >> 8 for x in world.deck.slots][:-1]
        ):
            places[place].add(ore)
    assert stones == [{s.stones[0]}, set(ORES), set(ORES)]
    assert places[0] == {s.deck.slots[-1] >> 8}
    assert places[1:] == [set(ORES)] * (len(s.deck) - 1)


def test_a_shown_stone_is_known_to_all() -> None:
    s = play(turns(), "p1 show").state
    rng = fast(6)
    for seat in range(3):
        world = GAME.clone(s)
        GAME.resample(world, seat, rng)
        assert world.stones[0] == s.stones[0]


def test_an_event_shows_its_secret_only_to_its_seats() -> None:
    match = turns()
    (event,) = match.play(0, SPACE.parse("peek"))
    ore = match.state.deck.slots[-1] >> 8
    assert [log_of([event], seat)[0][3] for seat in range(3)] == [[ore], [], []]
    (event,) = match.play(0, SHOW)
    assert [log_of([event], seat)[0][2] for seat in range(3)] == [[match.state.stones[0]]] * 3


def test_a_sealed_question_is_part_of_the_encoding() -> None:
    match = begin()
    seen = {tuple(GAME.encode(match.state))}
    for text in ("p1 place:1", "p1 place:2", "p2 done", "p1 done"):
        seen.add(tuple(GAME.encode(play(match, text).state)))
    assert len(seen) == 5
