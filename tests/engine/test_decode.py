"""A state encoded as ints decodes to the same state."""

from __future__ import annotations

from dvergar.engine.rng import fast
from tests.engine.playing import GAME, walk


def test_a_state_round_trips_even_in_the_middle_of_sealed_answers() -> None:
    sealed = 0
    for number in range(5):
        for s in walk(number):
            world = GAME.clone(s)
            GAME.resample(world, 0, fast(number))
            words = GAME.encode(world)
            assert GAME.encode(GAME.decode(words)) == words
            sealed += any(s.sealed)
    assert sealed > 0
