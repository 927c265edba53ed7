"""Z6.4: a seat's worlds are exactly those that fit everything it has seen."""

from __future__ import annotations

import pytest

from dvergar.engine.rng import fast
from dvergar.engine.state import lowest
from dvergar.games.silberzwerg.state import SilberState
from tests.games.silberzwerg.scene import Has, Scene, fresh, scene
from tests.games.silberzwerg.worlds import (
    exact,
    known,
    looking_the_same,
    possible,
    resampled,
    world,
)
from tests.marks import rule

THIEF = "gems"
GREEN_BLUE = ["give:green", "give:blue"]
SWAPPING = [*GREEN_BLUE, "get:red"]


def others_bag(sc: Scene, player: int, other: int) -> set[tuple[int, ...]]:
    return {w.bags[other - 1] for w in exact(sc, player)}


def four(p2: Has, p3: Has | None = None) -> Scene:
    """Start with four players and one start gem each: p1 yellow, p2 red, p3 green, p4 blue."""
    return scene(
        4, p1=Has(bag="yellow"), p2=p2, p3=p3 or Has(bag="green"), p4=Has(bag="blue"),
    )  # fmt: skip


@rule("Z6.4", "Z1.2")
def test_start_gems_of_others_except_yellow_may_be_anyones() -> None:
    sc = scene(4, "placement", p1=Has(bag="yellow"), p2=Has(bag="red"), p3=Has(bag="green"),
               p4=Has(bag="blue"))  # fmt: skip
    assert len(exact(sc, 1)) == 6
    for player in (2, 3, 4):
        worlds = exact(sc, player)
        assert len(worlds) == 2
        assert {w.bags[0] for w in worlds} == {(1, 0, 0, 0)}
    sc.settled()


@rule("Z6.4", "Z1.2")
def test_with_three_players_it_is_known_who_drew_two_gems_but_not_which() -> None:
    sc = scene(3, "placement", p1=Has(bag="yellow blue"), p2=Has(bag="red"), p3=Has(bag="green"))
    assert len(exact(sc, 1)) == 2
    assert {w.bags[0] for w in exact(sc, 2)} == {(1, 0, 1, 0), (1, 0, 0, 1)}
    assert {w.bags[0] for w in exact(sc, 3)} == {(1, 1, 0, 0), (1, 0, 0, 1)}
    sc.settled()


@rule("Z6.4", "Z6.2")
def test_thief_and_victim_know_a_theft_and_others_consider_every_colour() -> None:
    sc = four(Has(bag="red", ghosts=THIEF), Has(bag="green2 yellow")).do("steal:p3")
    stolen = sc.clan(2).bag
    assert others_bag(sc, 2, 2) == {tuple(stolen)}
    assert others_bag(sc, 3, 2) >= {tuple(stolen)}
    assert len(others_bag(sc, 1, 2)) > 3
    sc.settled()


@rule("Z6.4")
def test_a_later_public_sale_rules_out_colours() -> None:
    """The gems p2 sells can only have come from p3's bag."""
    p3 = Has(bag="green3 yellow3", miners="")
    sc = scene(4, p1=Has(bag="yellow"), p2=Has(bag="red", ghosts=THIEF, lords=THIEF), p3=p3,
               p4=Has(bag="blue"), seed=2)  # fmt: skip
    sc.do("steal:p3")
    before = exact(sc, 1)
    sell = next(t for t in sc.legal() if t.startswith(("sell:yellow", "sell:green")))
    sc.do(sell)
    after = exact(sc, 1)
    assert {w.thefts for w in after} < {w.thefts for w in before}
    sc.settled()


@rule("Z6.4")
def test_a_later_public_sale_reveals_the_start_gem() -> None:
    sc = four(Has(bag="red", lords=THIEF)).idle("lords").do("sell:red:1")
    assert {w.starts[1] for w in exact(sc, 1)} == {1}
    assert len(exact(sc, 1)) == 2
    sc.settled()


@rule("Z6.4")
def test_a_sale_before_the_theft_says_nothing_about_the_theft() -> None:
    sc = scene(4, "lords", p1=Has(bag="yellow"), p2=Has(bag="red", lords=THIEF),
               p3=Has(bag="green"), p4=Has(bag="blue"))  # fmt: skip
    sc.do("sell:red:1")
    sc.place(1, "yellow4", "gems contract").place(2, "red4", "gems", "gems")
    sc.place(3, "green4", "gems contract").place(4, "blue4", "gems contract")
    sc.do("p2 steal:p3:p4")
    assert {w.thefts for w in exact(sc, 1)} == {(2, 3), (3, 2)}
    sc.settled()


@rule("Z6.4")
def test_a_stolen_gem_may_be_stolen_again() -> None:
    sc = scene(4, p1=Has(bag="yellow"), p2=Has(bag="red", ghosts=THIEF),
               p3=Has(bag="green", ghosts=THIEF), p4=Has(bag="blue", ghosts=THIEF))  # fmt: skip
    sc.do("p2 steal:p3", "p3 steal:p2", "p4 steal:p1:p3")
    for player in (1, 2, 3, 4):
        exact(sc, player)
    sc.settled()


@rule("Z6.4")
def test_the_last_gems_of_a_bag_show_what_was_stolen_before() -> None:
    """p3 had two mined greens and a start gem, and hands in the rest publicly."""
    p3 = Has(bag="green3", lords=THIEF)
    sc = scene(4, p1=Has(bag="yellow"), p2=Has(bag="red", ghosts=THIEF), p3=p3,
               p4=Has(bag="blue"))  # fmt: skip
    sc.do("steal:p3", "sell:green:1")
    worlds = exact(sc, 1)
    assert all(w.bags[2] == (0, 0, 0, 0) for w in worlds)
    assert {w.thefts for w in worlds} == {(2, 2), (1, 2), (2, 1), (3, 2), (2, 3)}
    sc.settled()


@rule("Z6.4", "Z2.4")
def test_a_player_who_swaps_two_of_a_colour_had_both_before_the_swap() -> None:
    sc = scene(4, p1=Has(bag="yellow"), p2=Has(bag="red2", ghosts=THIEF), p3=Has(bag="green"),
               p4=Has(bag="blue"))  # fmt: skip
    sc.do("swap", "give:red", "give:red", "get:red", "get:blue")
    assert {w.starts[1] for w in exact(sc, 1)} == {1}
    sc.settled()


@rule("Z6.4", "Z2.4")
def test_gems_given_in_a_swap_narrow_the_worlds_and_gems_taken_do_not() -> None:
    p2 = Has(bag="red yellow green", ghosts=THIEF)
    sc = four(p2).do("swap", "give:yellow", "give:green", "get:red", "get:red")
    assert {w.bags[1][0] for w in exact(sc, 1)} == {0}
    assert len(exact(sc, 1)) == 6
    sc.settled()


@rule("Z6.4")
def test_a_seats_own_facts_never_change() -> None:
    sc = four(Has(bag="red2", ghosts=THIEF), Has(bag="green2 blue")).do("steal:p3:p4")
    for player in (1, 2, 3, 4):
        for s in resampled(sc, player, 40):
            assert s.clans[player - 1].encode() == sc.clan(player).encode()
    sc.settled()


@rule("Z6.4", "Z6.1")
def test_the_deck_may_be_in_any_order() -> None:
    deck = ["red8", "green8", "blue8"]
    sc = scene(4, "placement", deck=deck)
    orders = {tuple(slot >> 8 for slot in s.deck.slots) for s in resampled(sc, 1, 200)}
    assert len(orders) == 6
    sc.settled()


@rule("Z6.4", "Z6.3")
def test_with_two_players_only_the_deck_is_redrawn() -> None:
    sc = scene(2, p1=Has(bag="yellow red2", ghosts=THIEF), p2=Has(bag="green blue2")).do("steal:p2")
    for player in (1, 2):
        for s in resampled(sc, player, 30):
            assert [clan.bag for clan in s.clans] == [clan.bag for clan in sc.state.clans]
    sc.settled()


@rule("Z6.4")
def test_nothing_of_the_bags_is_redrawn_after_the_end() -> None:
    p2 = Has(bag="red", lords=THIEF, wealth=599)
    sc = four(p2).idle("lords").do("sell:red:1")
    assert sc.state.over
    for player in (1, 2, 3, 4):
        assert {world(s) for s in resampled(sc, player, 30)} == {world(sc.state)}
    sc.settled()


@rule("Z6.4", "Z6.1")
def test_in_other_players_worlds_a_sealed_plan_may_be_any_and_an_open_one_is_empty() -> None:
    sc = fresh(3).place(2, "yellow4", "yellow", "red").do("p3 dig:blue", "p1 dig:red")
    plans = set()
    for s in resampled(sc, 1, 80):
        assert s.sealed[2] == []
        assert s.sealed[0] == sc.state.sealed[0]
        parts = [sc.game.space.text(part) for part in s.sealed[1]]
        assert len([p for p in parts if p.startswith("dig")]) == 4
        assert len([p for p in parts if p.startswith(("lord", "ghost"))]) == 2
        assert parts[-1] == "seal"
        plans.add(tuple(parts))
    assert len(plans) > 60
    sc.place(1, "red3", "yellow", "red").place(3, "blue3", "yellow", "red").settled()


@rule("Z6.4", "Z2.4")
@pytest.mark.parametrize("named", [[], ["give:red"], GREEN_BLUE[:1], GREEN_BLUE, SWAPPING])
def test_an_unfinished_swap_can_be_finished_in_every_world_of_others(named: list[str]) -> None:
    sc = after_a_theft().do("p2 swap", *named)
    assert sc.view(2).question == "swap"
    for player in (1, 3, 4):
        for s in resampled(sc, player, 60):
            play_on(sc, s)
    sc.settled()


@rule("Z6.4", "Z2.6")
def test_a_player_asked_to_fulfil_has_an_answer_in_every_world_of_others() -> None:
    """Everyone sees that the lord is asked, so the gems must be there."""
    sc = scene(4, "lords", p1=Has(bag="yellow"), p2=Has(bag="red8", lords="contract"),
               p3=Has(bag="green"), p4=Has(bag="blue"), public=["red8"])  # fmt: skip
    assert sc.asked == 2
    for player in (1, 3, 4):
        for s in resampled(sc, player, 40):
            play_on(sc, s)
    sc.settled()


@rule("Z6.4", "Z2.10")
def test_returning_gems_can_be_finished_in_every_world_of_others() -> None:
    sc = scene(4, p1=Has(bag="yellow"), p2=Has(bag="yellow11 red", ghosts=THIEF),
               p3=Has(bag="yellow2 green2 blue2"), p4=Has(bag="blue"), seed=3)  # fmt: skip
    sc.do("steal:p3").idle("return")
    assert (sc.asked, sc.bag(2)) == (2, "yellow11 red1 green1 blue1")
    sc.do("return:red")
    assert sc.legal() == ["return:green", "return:blue"]
    for player in (1, 3, 4):
        for s in resampled(sc, player, 80):
            play_on(sc, s)
    sc.settled()


def after_a_theft() -> Scene:
    """Let p2 steal two gems from p3, unknown to p1 and p4, and start a swap."""
    sc = scene(4, p1=Has(bag="yellow"), p2=Has(bag="red", ghosts=THIEF),
               p3=Has(bag="yellow2 red2 green2 blue2"), p4=Has(bag="blue"), seed=2)  # fmt: skip
    sc.do("steal:p3").idle()
    assert sc.bag(2) == "red1 green1 blue1"
    sc.place(1, "yellow4", "gems contract").place(3, "green4", "gems contract")
    return sc.place(4, "blue4", "gems contract").place(2, "red4", "contract", "gems")


def play_on(sc: Scene, s: SilberState) -> None:
    """Assert that every question in a world has an answer, and each leads to a sound state."""
    seat = lowest(s.waiting())
    legal = sc.game.legal(s, seat)
    assert legal, f"player {seat + 1} is asked without an answer"
    for action in legal:
        child = sc.game.clone(s)
        sc.game.apply(child, seat, action)
        assert sc.game.faults(child) == [], sc.game.space.text(action)


def only_possible(sc: Scene, player: int, draws: int, seed: int) -> None:
    found = {world(s) for s in resampled(sc, player, draws, seed)}
    assert {tuple(known(sc, player, w)) for w in found} == {
        tuple(known(sc, player, world(sc.state)))
    }
    assert looking_the_same(sc, found) == found


KEEN = ("steal", "buy", "lord:contract", "lord:gems", "rest:contract", "sell", "return")


@rule("Z6.4")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_every_world_in_games_played_at_random_is_a_possible_one(seats: int, seed: int) -> None:
    sc = fresh(seats, seed=seed)
    luck = fast(seed)
    for n in range(200):
        if sc.state.over:
            break
        player = lowest(sc.state.waiting()) + 1
        legal = sc.legal(player)
        liked = [text for text in legal if text.startswith(KEEN)] if luck.below(2) else []
        legal = liked or legal
        sc.do(f"p{player} {legal[luck.below(len(legal))]}")
        if n % 20 == 19:
            for watcher in range(1, seats + 1):
                only_possible(sc, watcher, 12, n)


@rule("Z6.4")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_short_histories_of_thefts_and_sales_give_exactly_the_possible_worlds(
    seats: int, seed: int
) -> None:
    sc = fresh(seats, seed=seed)
    luck = fast(seed)
    for player in range(1, seats + 1):
        sc.place(player, ["red2 blue2", "green3 red", "yellow4"][luck.below(3)], "gems", "gems")
    while sc.phase() != "placement":
        liked = [text for text in sc.legal() if text.startswith(("steal", "swap", "sell"))]
        legal = liked or sc.legal()
        sc.do(legal[luck.below(len(legal))])
        for player in range(1, seats + 1):
            if len(possible(sc, player)) <= 24:
                exact(sc, player, 25)
