"""J2: the draft with passing bowls, and what is public."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from dvergar.engine.rng import FastRng
from tests.games.jewellers.scene import Has, Mode, Scene, scene
from tests.marks import rule

BOWLS = ["red green2", "blue gold2", "grey topaz2", "black grey red", "gold2 red"]


def draft(
    seats: int = 3,
    direction: int = 1,
    mode: Mode = "advanced",
    p1: Has | None = None,
    p2: Has | None = None,
) -> Scene:
    bowls = BOWLS[:seats]
    return scene(mode, "draft", seats=seats, bowls=bowls, direction=direction, p1=p1, p2=p2)


def everyones(sc: Scene) -> list[str]:
    """Return each player's last legal pick."""
    return [f"p{p} {sc.legal(p)[-1]}" for p in sc.waiting]


@rule("J2.1")
@pytest.mark.parametrize("mode", ["initiation", "classic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_players_pick_one_gem_from_their_bowl_at_once(mode: Mode, seats: int) -> None:
    sc = draft(seats, mode=mode)
    assert sc.waiting == list(range(1, seats + 1))
    for p in sc.waiting:
        kinds = {gem.rstrip("0123456789") for gem in BOWLS[p - 1].split()}
        assert set(sc.offered("take", p)) == kinds


@rule("J2.1")
@pytest.mark.parametrize("direction", [1, -1])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bowls_are_passed_in_the_direction_of_play(seats: int, direction: int) -> None:
    sc = draft(seats, direction)
    bowls = [f"bowl {p}" for p in range(seats)]
    left = dict(zip(bowls, sc.state.bowls))
    sc.do(*everyones(sc))
    for p in range(seats):
        passed = sc.state.bowls[(p + direction) % seats]
        assert sum(passed) == 2
        assert all(a <= b for a, b in zip(passed, left[bowls[p]]))


@rule("J2.1")
def test_picked_gems_go_into_the_stock() -> None:
    sc = draft(3, p1=Has("green"), p2=Has("gold3")).do("p2 take:blue", "p3 take:grey")
    assert sc.stocks() == ["green1", "gold3", ""], "picks are shown when all have picked"
    sc.do("p1 take:green")
    assert sc.stocks() == ["green2", "blue1 gold3", "grey1"]
    assert sc.bowls() == ["topaz2", "red1 green1", "gold2"]


@rule("J2.1")
def test_the_draft_goes_on_until_the_bowls_are_empty_and_the_last_pick_is_automatic() -> None:
    sc = draft(2, mode="classic").do("p1 take:red", "p2 take:gold")
    assert sc.waiting == [1], "two equal gems leave no choice"
    sc.do("take:blue")
    assert sc.phase() == "turns"
    assert sc.stocks() == ["red1 green1 blue1", "green1 gold2"]
    assert sc.bowls() == ["", ""]


@rule("J2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_picks_commute_in_every_order_of_arrival(seats: int) -> None:
    start = draft(seats)
    picks = everyones(start)
    found = set()
    for order in itertools.permutations(picks):
        sc = start.fork().do(*order)
        found.add((tuple(sc.game.encode(sc.state)), tuple(sc.says(1)), tuple(sc.match.log)))
    assert len(found) == 1


@rule("J2.1", "J2.2")
@pytest.mark.parametrize("pick", ["red", "green"])
def test_a_pick_is_secret_until_all_have_picked(pick: str) -> None:
    sc = draft(3)
    other = sc.fork().do("p1 take:red" if pick == "green" else "p1 take:green")
    sc.do(f"p1 take:{pick}")
    for viewer in (0, 2, 3):
        assert sc.view(viewer) == other.view(viewer)
        assert sc.says(viewer) == other.says(viewer)
    assert sc.view(1) != other.view(1)


@rule("J2.1")
def test_a_pick_can_be_taken_back_until_all_have_picked() -> None:
    sc = draft(3).do("p1 take:red")
    sc.match.take_back(0)
    sc.do("p1 take:green", "p2 take:gold", "p3 take:grey")
    assert sc.stock(1) == "green1"


@rule("J2.2")
def test_stocks_are_kept_from_round_to_round() -> None:
    sc = scene("classic", p1=Has("red3 gold topaz grey2"), p2=Has("blue"), finds=["three-brothers"])
    sc.do("pass", "pass")
    assert sc.state.round == 3
    assert sc.stocks() == ["red3 gold1 topaz1 grey2", "blue1"]


@rule("J2.2")
def test_everything_is_public_except_bag_deck_and_finds() -> None:
    sc = scene(
        "advanced", "draft", seats=3, p2=Has("red2", cards=["lute"]), offer=["anvil"],
        discard=["bellows"], white="red", black="gold", bowls=BOWLS[:3],
    )  # fmt: skip
    for player in (0, 1, 2, 3):
        seen = sc.view(player)
        assert (seen.offer, seen.discard) == (["anvil"], ["bellows"])
        assert [owned.card for owned in seen.players[1].cards] == ["lute"]
        assert seen.players[1].stock[0] == 2
        assert set(seen.known) <= {""}


@rule("J2.2")
def test_views_show_nothing_hidden() -> None:
    sc = scene("advanced", "draft", seats=3, manner="opal", bowls=BOWLS[:3]).do("p1 take:red")
    for player in (2, 3):
        twin = sc.fork()
        sc.game.resample(twin.state, player - 1, FastRng(1, 2, 3, 4))
        assert twin.deck() != sc.deck()
        assert msgspec.json.encode(twin.view(player)) == msgspec.json.encode(sc.view(player))
