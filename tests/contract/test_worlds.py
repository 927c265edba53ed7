"""Resampling redraws everything a seat can't know and keeps what it knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from dvergar.bots.search import playout
from dvergar.engine.rng import fast
from dvergar.games import GAMES
from dvergar.lab.laws import Laws
from tests.contract.hidden import SECRETS, Secrets
from tests.contract.moments import moments, one_of_each_verb, played, walk
from tests.contract.tables import TABLES, Table, marked

WORLDS = 1500
EVERY = 5


def test_every_game_says_where_it_hides_its_cards() -> None:
    assert sorted(SECRETS) == sorted(GAMES)


def test_worlds_are_sound(table: Table) -> None:
    record = played(table)
    check = Laws(record.title, record.game, fast(1))
    for state, _, _ in moments(table):
        for seat in range(table.seats):
            assert check.a_world_is_sound_and_can_travel(state, seat)


def test_worlds_can_be_played_to_the_end(table: Table) -> None:
    record = played(table)
    check = Laws(record.title, record.game, fast(2))
    for n, (state, _, _) in enumerate(moments(table)[::8]):
        world = check.resampled(state, n % table.seats)
        playout(record.game, world, fast(n))
        assert world.over and record.game.faults(world) == []


def test_a_world_accepts_an_action_immediately(table: Table) -> None:
    """This includes moments when another seat is halfway through an answer."""
    game = played(table).game
    check = Laws(played(table).title, game, fast(5))
    for state, seat, _ in moments(table):
        world = check.resampled(state, (seat + 1) % table.seats)
        for action in one_of_each_verb(game, game.legal(world, seat)):
            child = game.clone(world)
            game.apply(child, seat, action)
            assert game.faults(child) == [], game.space.text(action)


def test_resampling_changes_no_other_state_and_repeats_by_seed(table: Table) -> None:
    record = played(table)
    for state, seat, _ in moments(table)[::8]:
        before = record.game.encode(state)
        worlds = [Laws(record.title, record.game, fast(7)).resampled(state, seat) for _ in "ab"]
        assert record.game.encode(state) == before
        assert record.game.encode(worlds[0]) == record.game.encode(worlds[1])


def test_the_future_is_drawn_again(table: Table) -> None:
    """A search can see neither future random results nor the real generator's key."""
    record = played(table)
    check = Laws(record.title, record.game, fast(3))
    for state, seat, _ in moments(table)[::4]:
        real = [state.rng.clone().word()]
        words = [check.resampled(state, seat).rng.word() for _ in range(3)]
        assert len(set(real + words)) == 4
        assert not hasattr(check.resampled(state, seat).rng, "key")


@pytest.mark.parametrize("trio", marked([t for t in TABLES if t.seats == 3]))
def test_resampling_reaches_every_card_a_hidden_place_may_hold(trio: Table) -> None:
    """Checks law 2 for the second seat, at the moment with the most constrained hidden places."""
    record = played(trio)
    secrets = SECRETS[trio.game](record.game)
    state = most_constrained(trio, secrets)
    wanted = secrets.possible(state, 1)
    met: dict[str, set[int]] = {place: set() for place in wanted}
    check = Laws(record.title, record.game, fast(4))
    for _ in range(WORLDS):
        for place, card in secrets.places(check.resampled(state, 1), 1):
            met[place].add(card)
    assert met == wanted


def most_constrained(table: Table, secrets: Secrets) -> Any:
    """Return the moment with the most constrained hidden places, for the second seat."""
    best, found = -1, None
    for n, (state, _, _) in enumerate(walk(table)):
        if n % EVERY == 0 and constrained(secrets.possible(state, 1)) > best:
            best = constrained(secrets.possible(state, 1))
            found = played(table).game.clone(state)
    return found


def constrained(possible: dict[str, set[int]]) -> int:
    """Count hidden places whose candidates few other places share."""
    shared = Counter(frozenset(cards) for cards in possible.values())
    return sum(len(cards) > 1 and shared[frozenset(cards)] < 4 for cards in possible.values())
