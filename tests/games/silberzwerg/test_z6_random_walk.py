"""Z6.4: after many thefts, resampled worlds still differ from the truth."""

from __future__ import annotations

from functools import cache

import pytest

from dvergar.engine.rng import Rng, fast
from dvergar.games.silberzwerg.knowledge.random_walk import RandomWalk
from dvergar.games.silberzwerg.knowledge.search import Search
from dvergar.games.silberzwerg.knowledge.trail import Theft
from tests.games.silberzwerg.scene import Has, Scene, fresh, scene
from tests.games.silberzwerg.worlds import (
    World,
    known,
    looking_the_same,
    possible,
    resampled,
    world,
)
from tests.marks import rule

DRAWS = 30
QUIET = ("allow", "rest", "sell", "return", "buy")


@cache
def long_game(seats: int) -> Scene:
    """Play fourteen rounds in which every player's ghost steals."""
    sc, luck = fresh(seats, seed=2), fast(2)
    while sc.state.round < 15:
        if sc.phase() == "placement":
            for player in range(1, seats + 1):
                lord = ["gems", "contract", "red"][luck.below(3)]
                sc.place(
                    player, ["yellow2 red2", "green3 blue", "blue4"][luck.below(3)], lord, "gems"
                )
        acts = [text for text in sc.legal() if text.startswith(("steal", "enough"))]
        acts = acts or [text for text in sc.legal() if text.startswith(QUIET)]
        sc.do(acts[luck.below(len(acts))])
    return sc


def hidden(sc: Scene, player: int) -> list[int]:
    def between_others(theft: Theft) -> bool:
        return player - 1 not in (theft.thief, theft.victim)

    return [n for n, theft in enumerate(sc.state.trail.thefts) if between_others(theft)]


def walked(sc: Scene, player: int, rng: Rng) -> World:
    s = sc.game.clone(sc.state)
    walk = RandomWalk(s.trail, player - 1, rng)
    walk.run()
    s.trail = s.trail.with_secrets(walk.starts, walk.thefts)
    bags = s.trail.present()
    for seat, clan in enumerate(s.clans):
        clan.bag = bags[seat * 4 : seat * 4 + 4]
    return world(s)


@rule("Z6.4")
@pytest.mark.parametrize("player", [1, 3])
def test_worlds_do_not_repeat_the_truth_after_many_thefts(player: int) -> None:
    sc = long_game(4)
    truth, secret = world(sc.state), hidden(sc, player)
    assert len(secret) > 40
    found = [world(s) for s in resampled(sc, player, DRAWS)]
    matches = sum(w.thefts[n] == truth.thefts[n] for w in found for n in secret)
    equal = sum(w.bags == truth.bags for w in found)
    assert 0.2 < matches / (DRAWS * len(secret)) < 0.7
    assert equal <= DRAWS // 5
    assert len({w.bags for w in found}) >= DRAWS // 3


@rule("Z6.4")
def test_long_histories_are_found_by_shaking() -> None:
    sc = long_game(4)
    tired = sum(not Search(sc.state.trail, 0, fast(seed)).succeeds() for seed in range(20))
    assert tired > 10


@rule("Z6.4")
@pytest.mark.parametrize(("seats", "player"), [(3, 1), (4, 1), (4, 3)])
def test_every_world_after_many_thefts_is_a_possible_one(seats: int, player: int) -> None:
    sc = long_game(seats)
    found = {world(s) for s in resampled(sc, player, 8)}
    for w in found:
        assert known(sc, player, w) == known(sc, player, world(sc.state))
    assert looking_the_same(sc, found) == found


@rule("Z6.4")
def test_shaking_finds_every_possible_world_and_no_other() -> None:
    sc = scene(4, p1=Has(bag="yellow"), p2=Has(bag="red", ghosts="gems", lords="gems"),
               p3=Has(bag="green", ghosts="gems"), p4=Has(bag="blue", ghosts="gems"))  # fmt: skip
    sc.do("p2 steal:p3", "p3 steal:p2", "p4 steal:p1:p3").idle("lords")
    for player in (1, 2, 3, 4):
        wanted, rng = possible(sc, player), fast(player)
        assert {walked(sc, player, rng) for _ in range(30 * len(wanted))} == wanted
    sc.settled()


@rule("Z6.4", "Z2.4")
def test_a_colour_is_as_likely_to_have_been_stolen_as_to_be_drawn() -> None:
    """Everyone has seen that nine of p3's ten gems are yellow."""
    p2, p3 = Has(bag="yellow", ghosts="gems"), Has(bag="yellow9 red")
    sc = scene(4, p1=Has(bag="blue"), p2=p2, p3=p3, p4=Has(bag="green"), starts=[2, 3, 4, 1])
    sc.do("steal:p3:p4")
    rng = fast(1)
    yellow = sum(walked(sc, 1, rng).thefts[0] == 0 for _ in range(300))
    assert 250 < yellow < 290
    sc.settled()
