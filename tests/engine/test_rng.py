"""Random generators give fixed words without bias; the words were computed independently."""

from __future__ import annotations

import pytest

from dvergar.engine.rng import (
    FastRng,
    KeyedRng,
    Rng,
    commitment,
    fast,
    fork,
    local_seed,
    match_key,
)

KEY = bytes(range(32))
HALF = 1 << 31


def words(rng: Rng, n: int) -> list[int]:
    return [rng.word() for _ in range(n)]


def test_keyed_words_are_golden() -> None:
    found = words(KeyedRng(KEY), 18)
    assert found[:4] == [0x97BC1292, 0xF6566515, 0xAFB19028, 0x51583216]
    assert found[15:] == [0x255DAFA6, 0x1B0FA9B8, 0xC5AA50B3]


@pytest.mark.parametrize(
    ("seed", "golden"),
    [
        (7, [0x05FED810, 0xA9DA6EBF, 0xB16FCEB4, 0x90B5EF7F]),
        (0x1234567890ABCDEF, [0xF3CB5D4E, 0x2E64BFC4, 0x12D70DD8, 0xC8EA23F7]),
    ],
)
def test_fast_words_are_golden(seed: int, golden: list[int]) -> None:
    assert words(fast(seed), 4) == golden


def test_seeds_and_keys_are_golden() -> None:
    assert commitment(KEY) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    salts = [b"a" * 16, b"", b"c" * 16]
    key = "740f07e2e0ed54277ad018dbead1d75f18eaf62607e61c8abdbb56040789069b"
    assert match_key(KEY, salts).hex() == key
    seed = "066e5b961ce69703d5fac9bceee6bd43e5605ce66e2270a39148bbc67209bc5c"
    assert local_seed(7).hex() == seed


def test_every_input_of_the_key_changes_it() -> None:
    a, b = b"a" * 16, b"b" * 16
    keys = {
        match_key(KEY, [b"", b""]),
        match_key(KEY, [a, b]),
        match_key(KEY, [b, a]),
        match_key(bytes(32), [a, b]),
    }
    assert len(keys) == 4


@pytest.mark.parametrize("n", [HALF + 1, 3 << 30, 3])
def test_below_rejects_words_that_would_cause_bias(n: int) -> None:
    limit = (1 << 32) // n * n
    raw = words(KeyedRng(KEY), 200)
    wanted = [word % n for word in raw if word < limit]
    rng = KeyedRng(KEY)
    assert [rng.below(n) for _ in wanted[:80]] == wanted[:80]


def test_below_uses_more_words_when_it_rejects() -> None:
    rng = KeyedRng(KEY)
    for _ in range(50):
        rng.below(HALF + 1)
    assert rng.drawn > 60


def test_below_reaches_every_number_about_as_often() -> None:
    rng = fast(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(850 < n < 1150 for n in counts)


def test_a_clone_gives_the_same_words_and_leaves_the_original_alone() -> None:
    for rng in (KeyedRng(KEY), fast(9)):
        words(rng, 5)
        copy = rng.clone()
        ahead = words(copy, 40)
        assert words(rng, 40) == ahead


def test_a_keyed_generator_continues_from_its_count() -> None:
    rng = KeyedRng(KEY)
    ahead = words(rng, 64)
    assert words(KeyedRng(KEY, 16), 48) == ahead[16:]
    assert words(KeyedRng(KEY, 32), 32) == ahead[32:]


def test_drawing_a_word_is_recorded() -> None:
    for rng in (KeyedRng(KEY), fast(9)):
        before, code = rng.drawn, rng.encode()
        rng.word()
        assert rng.drawn == before + 1
        assert rng.encode() != code


def test_the_encoding_does_not_contain_the_key() -> None:
    assert KeyedRng(KEY).encode() == KeyedRng(bytes(32)).encode() == [0]


def test_a_fork_is_fast_and_independent() -> None:
    rng = KeyedRng(KEY)
    one, two = fork(rng), fork(rng)
    assert isinstance(one, FastRng)
    assert words(one, 8) != words(two, 8)
    assert rng.drawn == 4


def test_shuffles_are_permutations_and_every_order_occurs() -> None:
    rng = fast(1)
    orders = set()
    for _ in range(300):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 24


def test_shuffling_zero_or_one_cards_draws_no_words() -> None:
    rng = fast(1)
    before = rng.drawn
    rng.shuffle([])
    rng.shuffle([5])
    assert rng.drawn == before
