"""A resampled state travels as ints and is the same on the other side."""

from __future__ import annotations

from dvergar.engine.rng import fast
from tests.engine.sight import GAME, walk


def test_what_was_encoded_is_decoded_even_in_the_middle_of_sealed_answers() -> None:
    sealed = 0
    for number in range(5):
        for s in walk(number):
            world = GAME.clone(s)
            GAME.resample(world, 0, fast(number))
            words = GAME.encode(world)
            assert GAME.encode(GAME.decode(words)) == words
            sealed += any(s.sealed)
    assert sealed > 0
