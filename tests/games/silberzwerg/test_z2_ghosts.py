"""Z2.4: what ghosts do."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

STAYS = Has(bag="blue", lords="gems")  # is asked in the lords' phase, so that the round waits


@rule("Z2.4")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_ghosts_act_from_the_first_player_clockwise_both_of_a_player_first(first: int) -> None:
    ghosts = Has(ghosts="yellow red")
    sc = scene(p1=ghosts, p2=ghosts, p3=ghosts, first=first)
    order = []
    while sc.phase() == "ghosts":
        order.append(sc.asked)
        sc.do(sc.legal()[-1])
    assert order == [(first - 1 + n) % 3 + 1 for n in (0, 0, 1, 1, 2, 2)]
    sc.settled()


@rule("Z2.4")
@pytest.mark.parametrize("order", [["take:yellow", "take:red"], ["take:red", "take:yellow"]])
def test_which_of_two_ghosts_acts_first_is_chosen(order: list[str]) -> None:
    sc = scene(p1=Has(ghosts="yellow red"), p3=STAYS)
    assert sc.legal() == ["take:yellow", "take:red", "rest:yellow", "rest:red"]
    sc.do(*order)
    assert sc.bag(1) == "yellow1 red1"
    sc.settled()


@rule("Z2.4")
def test_a_ghost_in_a_mine_takes_one_gem_of_its_colour() -> None:
    sc = scene(p1=Has(bag="red", ghosts="green"), p3=STAYS)
    assert sc.offered("take") == ["green"]
    sc.do("take:green")
    assert (sc.bag(1), sc.state.mines[2]) == ("red1 green1", 19)
    sc.settled()


@rule("Z2.4")
def test_nothing_is_taken_from_an_empty_mine() -> None:
    sc = scene(p1=Has(ghosts="green"), p2=Has(bag="green20", miners="green"), p3=STAYS)
    sc.refuse("take:green").do("banish:green:p2:miner")
    assert sc.miners(2) == ""
    sc.settled()


@rule("Z2.4")
def test_a_ghost_removes_one_dwarf() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red3 blue"), p3=STAYS)
    sc.do("banish:red:p2:miner", "enough")
    assert (sc.miners(2), sc.bag(2)) == ("red2 blue1", "red2 blue1")
    sc.settled()


@rule("Z2.4")
def test_a_ghost_removes_two_of_the_same_kind() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red3"), p3=STAYS)
    sc.do("banish:red:p2:miner")
    assert sc.legal() == ["also:p2:miner", "enough"]
    sc.do("also:p2:miner")
    assert (sc.miners(2), sc.bag(2)) == ("red1", "red1")
    sc.settled()


@rule("Z2.4")
def test_a_ghost_never_removes_three_and_one_alone_leaves_no_question() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red"), p3=STAYS)
    sc.do("banish:red:p2:miner")
    assert (sc.phase(), sc.miners(2)) == ("lords", "")
    more = scene(p1=Has(ghosts="red"), p2=Has(miners="red4"), p3=STAYS)
    more.do("banish:red:p2:miner", "also:p2:miner")
    assert (more.phase(), more.miners(2)) == ("lords", "red2")


KINDS = ["p2:miner", "p2:lord", "p2:ghost", "p3:miner", "p3:lord", "p3:ghost"]


def crowd() -> Scene:
    """Two miners, a lord and a ghost of two opponents in the red mine, and p1's own."""
    full = Has(miners="red2", lords="red", ghosts="red")
    return scene(4, p1=full, p2=full, p3=full, p4=STAYS)


@rule("Z2.4")
def test_owners_and_kinds_are_mixed_at_will() -> None:
    assert crowd().offered("banish") == [f"red:{kind}" for kind in KINDS]
    found = set()
    for kind in KINDS:
        sc = crowd().do(f"banish:red:{kind}")
        for other in sc.offered("also"):
            found.add(frozenset([kind, other]))
            crowd().do(f"banish:red:{kind}", f"also:{other}")
    pairs = {frozenset([a, b]) for a in KINDS for b in KINDS if a != b}
    assert found == pairs | {frozenset(["p2:miner"]), frozenset(["p3:miner"])}


@rule("Z2.4")
def test_a_mixed_pair_is_removed() -> None:
    sc = crowd().do("banish:red:p2:lord", "also:p3:ghost")
    assert (sc.miners(2), sc.lords(2), sc.ghosts(2)) == ("red2", "", "red1")
    assert (sc.miners(3), sc.lords(3), sc.ghosts(3)) == ("red2", "red1", "")
    sc.settled()


@rule("Z2.4")
def test_ones_own_dwarves_are_never_removed() -> None:
    sc = crowd()
    assert not [text for text in sc.offered("banish") if "p1" in text]
    sc.do("banish:red:p2:miner")
    assert not [text for text in sc.offered("also") if "p1" in text]
    sc.settled()


@rule("Z2.4")
def test_dwarves_in_other_columns_are_safe() -> None:
    far = Has(miners="blue2", lords="contract", ghosts="gems", bag="red2")
    sc = scene(p1=Has(ghosts="red"), p2=far, p3=far)
    assert sc.verbs() == {"take", "rest"}
    sc.settled()


@rule("Z2.4")
@pytest.mark.parametrize("column", ["contract", "gems"])
def test_no_ghost_removes_dwarves_from_the_contract_and_gems_columns(column: str) -> None:
    full = Has(lords=column, ghosts=column, bag="red2", contracts=["red8@1"])
    other = Has(lords=column, ghosts=column, bag="red2")
    sc = scene(p1=full, p2=other, p3=other)
    assert "banish" not in sc.verbs()
    sc.settled()


@rule("Z2.4")
def test_a_ghost_that_has_acted_can_not_be_removed() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=STAYS).do("p1 take:red")
    assert "banish" not in sc.verbs()
    sc.settled()


@rule("Z2.4")
def test_a_ghost_that_did_nothing_has_acted() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=STAYS).do("p1 rest:red")
    assert (sc.asked, sc.verbs()) == (2, {"take", "rest"})
    sc.settled()


@rule("Z2.4", "Z3.3")
def test_a_cancelled_ghost_can_not_be_removed() -> None:
    p2 = Has(ghosts="red", kept=["yellow6-red2"])
    sc = scene(p1=Has(ghosts="red"), p2=p2, p3=STAYS).do("p1 take:red", "p2 cancel")
    assert (sc.asked, sc.verbs()) == (2, {"take", "rest"})
    sc.settled()


@rule("Z2.4")
def test_a_removed_ghost_acts_no_more() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=STAYS).do("banish:red:p2:ghost")
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4", "Z2.6")
def test_a_removed_lord_does_not_act() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(lords="red"), p3=STAYS).do("banish:red:p2:lord")
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4", "Z2.5")
def test_a_removed_miner_brings_no_gem() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red2 blue2"), p3=STAYS)
    sc.do("banish:red:p2:miner", "also:p2:miner")
    assert sc.bag(2) == "blue2"
    sc.settled()


def contracts(level: int = 1, opened: bool = False) -> Scene:
    """p1's ghost on the contract column; one contract of each, and two public ones."""
    return scene(
        p1=Has(ghosts="contract", contracts=[f"yellow8@{level}"]),
        p2=Has(contracts=[f"red8@{level}"]),
        p3=Has(bag="blue", lords="gems", contracts=[f"green8@{level}"]),
        public=[f"blue8@{level}", "red4-green4"],
        opened=opened,
    )


@rule("Z2.4")
def test_ones_own_and_public_contracts_are_raised_others_and_public_ones_lowered() -> None:
    sc = contracts()
    assert sc.offered("raise") == ["yellow8", "blue8"]
    assert sc.offered("lower") == ["red8", "green8", "blue8", "red4-green4"]
    sc.refuse("lower:yellow8", "raise:red8", "raise:green8").settled()


@rule("Z2.4")
@pytest.mark.parametrize("card", ["yellow8", "blue8"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_raised_contract_goes_up_a_notch(card: str, level: int) -> None:
    sc = contracts(level).do(f"raise:{card}")
    up = card if level == 1 else f"{card}@{level - 1}"
    assert up in sc.board()
    sc.settled()


@rule("Z2.4")
def test_nothing_is_raised_above_the_top() -> None:
    sc = contracts(0)
    assert "raise" not in sc.verbs()
    sc.settled()


@rule("Z2.4")
@pytest.mark.parametrize("card", ["red8", "blue8"])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_lowered_contract_goes_down_a_notch_and_costs_nothing(card: str, level: int) -> None:
    sc = contracts(level).do(f"lower:{card}")
    assert f"{card}@{level + 1}" in sc.board()
    assert sc.wealth() == [50, 50, 50]
    sc.settled()


@rule("Z2.4")
def test_an_opponents_contract_at_its_lowest_is_removed_and_the_opponent_pays() -> None:
    sc = contracts(3).do("lower:red8")
    assert sc.board()[1] == "-"
    assert (sc.wealth(), "red8" in sc.out()) == ([50, 20, 50], True)
    sc.settled()


@rule("Z2.4")
def test_a_public_contract_at_its_lowest_is_removed_and_nobody_pays() -> None:
    sc = contracts(3).do("lower:blue8")
    assert sc.board()[3] == "-"
    assert (sc.wealth(), "blue8" in sc.out()) == ([50, 50, 50], True)
    sc.settled()


@rule("Z2.4", "Z2.9")
def test_a_freed_space_stays_free_until_new_contracts_come() -> None:
    sc = contracts(3).do("lower:red8")
    assert (sc.phase(), sc.board()[1]) == ("lords", "-")
    deck = sc.view(1).deck
    sc.idle()
    assert "-" not in sc.board()
    assert sc.view(1).deck < deck


@rule("Z2.4")
def test_several_ghosts_move_the_same_contract() -> None:
    ghost = Has(ghosts="contract")
    sc = scene(4, p1=ghost, p2=ghost, p3=ghost, p4=STAYS, public=["blue8"])
    sc.do("p1 lower:blue8", "p2 lower:blue8", "p3 raise:blue8")
    assert sc.board()[4] == "blue8@1"
    sc.settled()


@rule("Z2.4")
def test_two_ghosts_bring_a_contract_down_and_out() -> None:
    ghost = Has(ghosts="contract")
    sc = scene(4, p1=ghost, p2=ghost, p4=STAYS, p3=Has(contracts=["blue8@2"]))
    sc.do("p1 lower:blue8", "p2 lower:blue8")
    assert (sc.board()[2], sc.wealth()[2]) == ("-", 20)
    sc.settled()


def swapper(bag: str, others: str = "", ghosts: str = "gems") -> Scene:
    return scene(p1=Has(bag=bag, ghosts=ghosts), p2=Has(bag=others), p3=STAYS)


@rule("Z2.4")
def test_two_gems_are_swapped_for_two_of_the_mines_in_any_mix() -> None:
    sc = swapper("red2 green").do("swap")
    assert sc.legal() == ["give:red", "give:green"]  # beside a red
    sc.do("give:green")
    assert sc.legal() == ["get:yellow", "get:red", "get:green", "get:blue"]
    sc.do("get:yellow", "get:blue")
    assert sc.bag(1) == "yellow1 red1 blue1"
    assert sc.mines() == "yellow19 red19 green20 blue18"
    sc.settled()


@rule("Z2.4")
def test_every_pair_can_be_given_and_every_pair_gotten() -> None:
    bag, mix = ["yellow", "red", "green", "blue"], set()
    for a in range(4):
        for b in range(a, 4):
            for c in range(4):
                for d in range(c, 4):
                    sc = swapper("yellow2 red2 green2 blue2").do("swap")
                    sc.do(f"give:{bag[a]}")
                    if f"give:{bag[b]}" in sc.legal():
                        sc.do(f"give:{bag[b]}")
                    sc.do(f"get:{bag[c]}")
                    if f"get:{bag[d]}" in sc.legal():
                        sc.do(f"get:{bag[d]}")
                    mix.add((a, b, c, d, sc.bag(1)))
    assert len(mix) == 100
    for a, b, c, d, held in mix:
        counts = [2, 2, 2, 2]
        counts[a] -= 1
        counts[b] -= 1
        counts[c] += 1
        counts[d] += 1
        assert held == " ".join(f"{bag[n]}{k}" for n, k in enumerate(counts) if k)


@rule("Z2.4")
def test_the_same_colour_may_be_taken_again() -> None:
    sc = swapper("red2").do("swap", "get:red", "get:red")
    assert (sc.bag(1), sc.state.mines[1]) == ("red2", 18)
    sc.settled()


@rule("Z2.4")
def test_the_two_are_taken_before_ones_own_go_back() -> None:
    """The red mine is empty, so that the reds just given can't be taken."""
    sc = swapper("red2", "red18").do("swap")
    assert sc.legal() == ["get:yellow", "get:green", "get:blue"]
    sc.do("get:yellow", "get:yellow")
    assert (sc.bag(1), sc.state.mines[1]) == ("yellow2", 2)
    sc.settled()


@rule("Z2.4")
def test_a_colour_of_which_one_lies_there_is_taken_once() -> None:
    sc = swapper("red2", "yellow19").do("swap", "get:yellow")
    assert sc.legal() == ["get:red", "get:green", "get:blue"]
    sc.do("get:red").settled()


@rule("Z2.4")
@pytest.mark.parametrize("bag", ["", "red"])
def test_a_swap_needs_two_gems_of_ones_own(bag: str) -> None:
    sc = swapper(bag)
    sc.refuse("swap").settled()


@rule("Z2.4")
def test_a_swap_needs_two_gems_in_the_mines() -> None:
    p2, p3 = Has(bag="yellow18 red20 green10"), Has(bag="green10 blue19", lords="gems")
    sc = scene(p1=Has(bag="yellow2", ghosts="gems"), p2=p2, p3=p3)
    assert sc.mines() == "blue1"
    sc.refuse("swap")
    two = scene(p1=Has(bag="yellow2", ghosts="gems"), p2=Has(bag="yellow18 red20 green9"), p3=p3)
    two.do("swap")
    assert two.bag(1) == "green1 blue1"


def thief(*bags: str, seats: int = 4, seed: int = 1) -> Scene:
    """p1 may steal from p2, p3 …; the last player waits in the lords' phase."""
    others = [Has(bag=bag) for bag in [*bags, "", "", ""]][: seats - 1]
    return scene(
        seats, p1=Has(ghosts="gems", lords="gems"), p2=others[0], p3=others[1],
        p4=others[2] if seats == 4 else None, seed=seed,
    )  # fmt: skip


@rule("Z2.4")
def test_two_gems_are_stolen_from_one_or_one_each_from_two() -> None:
    sc = thief("red3", "green3", "blue3")
    assert sc.offered("steal") == ["p2", "p3", "p4", "p2:p3", "p2:p4", "p3:p4"]
    sc.do("steal:p3")
    assert sc.bags() == ["green2", "red3", "green1", "blue3"]
    sc.settled()
    both = thief("red3", "green3", "blue3").do("steal:p2:p4")
    assert both.bags() == ["red1 blue1", "red2", "green3", "blue2"]
    both.settled()


@rule("Z2.4")
def test_from_a_bag_with_one_gem_only_that_one_is_stolen() -> None:
    sc = thief("red", "green3").do("steal:p2")
    assert sc.bags() == ["red1", "", "green3", ""]
    sc.settled()


@rule("Z2.4")
def test_an_empty_bag_is_no_target() -> None:
    assert thief("red3", "", "").offered("steal") == ["p2"]
    assert thief("red3", "", "blue").offered("steal") == ["p2", "p4", "p2:p4"]
    assert thief("", "", "").verbs() != {"steal"}


@rule("Z2.4")
def test_stolen_gems_are_drawn_at_random() -> None:
    one = {thief("yellow red green blue", seed=n).do("steal:p2").bag(1) for n in range(60)}
    assert len(one) == 6
    two = {thief("yellow2 blue2", seed=n).do("steal:p2").bag(1) for n in range(30)}
    assert two == {"yellow2", "yellow1 blue1", "blue2"}


@rule("Z2.4")
def test_the_more_there_are_of_a_colour_the_likelier_it_is_drawn() -> None:
    found = [thief("yellow9 blue", "red", seed=n).do("steal:p2:p3").bag(1) for n in range(100)]
    assert 75 < found.count("yellow1 red1") < 100


@rule("Z2.4")
@pytest.mark.parametrize("column", ["yellow", "contract", "gems"])
def test_a_ghost_may_do_nothing(column: str) -> None:
    p1 = Has(bag="red2", ghosts=column, contracts=["red8@1"])
    sc = scene(p1=p1, p2=Has(bag="blue3"), p3=STAYS)
    sc.do(f"rest:{column}")
    assert (sc.phase(), sc.bag(1), sc.ghosts(1)) == ("lords", "red2", "")
    assert sc.drawn == scene(p1=p1, p2=Has(bag="blue3"), p3=STAYS).drawn
    sc.settled()


@rule("Z2.4")
def test_a_ghost_without_a_choice_is_passed_over() -> None:
    sc = scene(p1=Has(ghosts="contract gems"), p3=Has(lords="yellow"))
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4")
def test_a_ghost_without_a_choice_is_looked_at_again_after_its_owners_other_ghost() -> None:
    """With one gem there is nothing to swap; the gem taken from the mine makes it two."""
    sc = scene(p1=Has(bag="red", ghosts="gems red"), p3=Has(lords="yellow"))
    assert sc.verbs() == {"take", "rest"}
    sc.refuse("rest:gems").do("take:red")
    assert (sc.asked, sc.legal()) == (1, ["swap", "rest:gems"])
    sc.do("swap", "get:blue")
    assert sc.bag(1) == "blue2"
    sc.settled()


@rule("Z2.4")
def test_a_ghost_passed_over_for_good_is_not_asked_after_another_player() -> None:
    """p1's ghost finds no gems; those that p2 takes later come too late."""
    sc = scene(p1=Has(ghosts="gems"), p2=Has(ghosts="red"), p3=Has(lords="yellow"))
    assert sc.asked == 2
    sc.do("take:red")
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4", "Z5.1")
def test_at_two_players_it_is_looked_at_again_when_the_turn_returns() -> None:
    sc = scene(2, p1=Has(ghosts="gems"), p2=Has(ghosts="red blue"))
    assert sc.asked == 2
    sc.do("take:red")
    assert (sc.asked, sc.legal()) == (1, ["steal:p2", "rest:gems"])
    sc.do("steal:p2")
    assert (sc.asked, sc.bag(1)) == (2, "red1")
    sc.settled()


@rule("Z2.4")
def test_a_passed_over_ghost_can_be_removed() -> None:
    """p1 can do nothing in a dry mine, so its ghost has not acted."""
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=Has(bag="red20", lords="gems"))
    assert sc.asked == 1
    lone = scene(p1=Has(ghosts="red", bag="red20"), p2=Has(ghosts="red"), p3=Has(lords="yellow"))
    lone.refuse("take:red").do("banish:red:p2:ghost")
    assert lone.phase() == "lords"
    lone.settled()
