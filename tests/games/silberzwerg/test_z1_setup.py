"""Z1: set-up."""

from __future__ import annotations

import pytest

from dvergar.engine.rng import fast
from dvergar.games.silberzwerg.state import SilberState
from tests.games.silberzwerg.scene import FREE, Scene, fresh
from tests.marks import rule

SEEDS = 120


def begun(seats: int, seed: int) -> SilberState:
    return fresh(seats).game.new(seats, fast(seed), 1)


@rule("Z1.1")
@pytest.mark.parametrize(
    ("seats", "miners", "leaders", "spaces"), [(2, 8, 4, 6), (3, 4, 2, 5), (4, 4, 2, 6)]
)
def test_each_has_50_thalers_miners_leaders_and_contract_spaces(
    seats: int, miners: int, leaders: int, spaces: int
) -> None:
    sc = fresh(seats)
    assert sc.wealth() == [50] * seats
    for player in range(1, seats + 1):
        seen = sc.view(player)
        assert (seen.miners_left, seen.leaders_left) == (miners, leaders)
    assert len(sc.board()) == spaces
    assert FREE not in sc.board()


@rule("Z1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_contracts_are_public_and_each_player_owns_the_others(seats: int) -> None:
    owners = [space.owner for space in fresh(seats).view(1).spaces]
    each = 2 if seats == 2 else 1
    assert owners == [p for p in range(seats) for _ in range(each)] + [-1, -1]


@rule("Z1.1")
def test_each_leader_may_be_lord_or_ghost_in_every_round() -> None:
    sc = fresh(3)
    for leaders in (("gems contract", ""), ("", "gems contract"), ("gems", "gems")):
        for player in (1, 2, 3):
            sc.place(player, "red4", *leaders)
        sc.settled()
    assert sc.state.round == 4


@rule("Z1.2")
@pytest.mark.parametrize(("seats", "drawn"), [(2, [2, 2]), (3, [1, 1, 2]), (4, [1, 1, 1, 1])])
def test_one_gem_of_each_colour_is_drawn_from_the_mines(seats: int, drawn: list[int]) -> None:
    for seed in range(SEEDS):
        s = begun(seats, seed)
        assert sorted(clan.gems() for clan in s.clans) == drawn
        assert [sum(clan.bag[c] for clan in s.clans) for c in range(4)] == [1, 1, 1, 1]
        assert s.mines == [19, 19, 19, 19]


@rule("Z1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_who_draws_yellow_is_first_player(seats: int) -> None:
    first = set()
    for seed in range(SEEDS):
        s = begun(seats, seed)
        assert s.clans[s.first].bag[0] == 1
        first.add(s.first)
    assert first == set(range(seats))


@rule("Z1.2")
def test_any_seat_may_draw_first_and_get_the_fourth_gem_of_three() -> None:
    drawers = {[clan.gems() for clan in begun(3, seed).clans].index(2) for seed in range(SEEDS)}
    assert drawers == {0, 1, 2}
    first = {
        ([clan.gems() for clan in s.clans].index(2) == s.first)
        for s in [begun(3, seed) for seed in range(SEEDS)]
    }
    assert first == {True, False}


@rule("Z1.2")
@pytest.mark.parametrize(("seats", "draws"), [(2, 6), (3, 36), (4, 24)])
def test_every_way_of_drawing_occurs(seats: int, draws: int) -> None:
    found = {tuple(begun(seats, seed).trail.starts) for seed in range(600)}
    assert len(found) == draws


@rule("Z1.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_drawn_gems_are_hidden(seats: int) -> None:
    sc = fresh(seats)
    for player in range(1, seats + 1):
        bags = [clan.bag for clan in sc.view(player).clans]
        assert bags.pop(player - 1) == sc.clan(player).bag
        assert bags == [[]] * (seats - 1)


@rule("Z1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_contract_starts_at_its_highest_value(seats: int) -> None:
    sc = fresh(seats)
    assert all("@" not in word for word in sc.board())


@rule("Z1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_contracts_are_dealt_clockwise_from_the_first_player_and_public_ones_last(
    seats: int, seed: int
) -> None:
    sc = fresh(seats)
    dealt = twin_deck(sc, seats, seed)
    s = begun(seats, seed)
    each = 2 if seats == 2 else 1
    order = [(s.first + n) % seats * each + k for n in range(seats) for k in range(each)]
    assert [s.spaces[at] for at in [*order, -2, -1]] == dealt[: len(s.spaces)]
    assert [slot >> 8 for slot in reversed(s.deck.slots)] == dealt[len(s.spaces) :]


def twin_deck(sc: Scene, seats: int, seed: int) -> list[int]:
    """Return the deck as the same generator shuffles it after drawing the start gems."""
    rng = fast(seed)
    rng.below(seats)
    rng.shuffle([0, 1, 2, 3])
    deck = sc.game.book.deck[:]
    rng.shuffle(deck)
    return deck[::-1]


@rule("Z1.3")
@pytest.mark.parametrize(("seats", "left"), [(2, 28), (3, 17), (4, 28)])
def test_the_remaining_contracts_form_the_deck(seats: int, left: int) -> None:
    assert fresh(seats).view(1).deck == left
