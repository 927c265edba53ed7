"""Z2.4: the order of ghosts, and what they do in the mines."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

STAYS = Has(bag="blue", lords="gems")  # has a question in the lords' phase, which pauses the round


@rule("Z2.4")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_ghosts_act_clockwise_from_the_first_player_both_of_a_player_in_a_row(
    first: int,
) -> None:
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
def test_the_player_chooses_which_of_two_ghosts_acts_first(order: list[str]) -> None:
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
def test_a_ghost_removes_at_most_two_and_a_single_target_needs_no_second_choice() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red"), p3=STAYS)
    sc.do("banish:red:p2:miner")
    assert (sc.phase(), sc.miners(2)) == ("lords", "")
    more = scene(p1=Has(ghosts="red"), p2=Has(miners="red4"), p3=STAYS)
    more.do("banish:red:p2:miner", "also:p2:miner")
    assert (more.phase(), more.miners(2)) == ("lords", "red2")


KINDS = ["p2:miner", "p2:lord", "p2:ghost", "p3:miner", "p3:lord", "p3:ghost"]


def crowd() -> Scene:
    """Set up two opponents' miners, lord and ghost in the red mine, next to p1's own."""
    full = Has(miners="red2", lords="red", ghosts="red")
    return scene(4, p1=full, p2=full, p3=full, p4=STAYS)


@rule("Z2.4")
def test_a_ghost_may_remove_dwarves_of_different_owners_and_kinds() -> None:
    assert crowd().offered("banish") == [f"red:{kind}" for kind in KINDS]
    for kind in KINDS:
        others = crowd().do(f"banish:red:{kind}").offered("also")
        assert others == [other for other in KINDS if other != kind or kind.endswith("miner")]
        for other in others:
            crowd().do(f"banish:red:{kind}", f"also:{other}").settled()


@rule("Z2.4")
def test_whichever_dwarf_is_named_first_another_may_be_named() -> None:
    p3 = Has(bag="blue", miners="red", lords="gems")
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red"), p3=p3).do("banish:red:p3:miner")
    assert sc.legal() == ["also:p2:miner", "enough"]
    sc.do("also:p2:miner")
    assert (sc.phase(), sc.miners(2), sc.miners(3)) == ("lords", "", "")
    sc.settled()


@rule("Z2.4")
def test_a_mixed_pair_is_removed() -> None:
    sc = crowd().do("banish:red:p2:lord", "also:p3:ghost")
    assert (sc.miners(2), sc.lords(2), sc.ghosts(2)) == ("red2", "", "red1")
    assert (sc.miners(3), sc.lords(3), sc.ghosts(3)) == ("red2", "red1", "")
    sc.settled()


@rule("Z2.4")
def test_a_ghost_never_removes_its_owners_dwarves() -> None:
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
def test_a_ghost_that_has_acted_cannot_be_removed() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=STAYS).do("p1 take:red")
    assert "banish" not in sc.verbs()
    sc.settled()


@rule("Z2.4")
def test_a_ghost_that_chose_to_do_nothing_has_acted() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=STAYS).do("p1 rest:red")
    assert (sc.asked, sc.verbs()) == (2, {"take", "rest"})
    sc.settled()


@rule("Z2.2", "Z2.4", "Z2.6")
def test_everyone_sees_which_leaders_have_acted_until_the_round_ends() -> None:
    p1 = Has(bag="blue2", ghosts="red", lords="gems")
    sc = scene(p1=p1, p2=Has(ghosts="gems"), p3=Has(lords="yellow"))
    sc.do("p1 rest:red", "p2 rest:gems", "p1 rest:gems")
    for player in (0, 1, 2, 3):
        clans = sc.view(player).clans
        assert [clan.spent_ghosts for clan in clans] == [[1], [5], []]
        assert [clan.spent_lords for clan in clans] == [[5], [], []]
    sc.settled()


@rule("Z2.4", "Z3.3")
def test_a_cancelled_ghost_cannot_be_removed() -> None:
    p2 = Has(ghosts="red", kept=["yellow6-red2"])
    sc = scene(p1=Has(ghosts="red"), p2=p2, p3=STAYS).do("p1 take:red", "p2 cancel")
    assert (sc.asked, sc.verbs()) == (2, {"take", "rest"})
    sc.settled()


@rule("Z2.4")
def test_a_removed_ghost_does_not_act() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=STAYS).do("banish:red:p2:ghost")
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4", "Z2.6")
def test_a_removed_lord_does_not_act() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(lords="red"), p3=STAYS).do("banish:red:p2:lord")
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4", "Z2.5")
def test_a_removed_miner_mines_no_gem() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red2 blue2"), p3=STAYS)
    sc.do("banish:red:p2:miner", "also:p2:miner")
    assert sc.bag(2) == "blue2"
    sc.settled()


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
def test_a_ghost_without_a_choice_is_skipped() -> None:
    sc = scene(p1=Has(ghosts="contract gems"), p3=Has(lords="yellow"))
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4")
def test_a_skipped_ghost_is_checked_again_after_its_owners_other_ghost() -> None:
    """One gem is too few for a swap; the gem taken from the mine makes it two."""
    sc = scene(p1=Has(bag="red", ghosts="gems red"), p3=Has(lords="yellow"))
    assert sc.verbs() == {"take", "rest"}
    sc.refuse("rest:gems").do("take:red")
    assert (sc.asked, sc.legal()) == (1, ["swap", "rest:gems"])
    sc.do("swap", "give:red", "give:red", "get:blue")
    assert sc.bag(1) == "blue2"
    sc.settled()


@rule("Z2.4")
def test_a_skipped_ghost_is_not_checked_again_after_another_player() -> None:
    """p1's ghost finds no gems to steal; the gems that p2 takes come too late."""
    sc = scene(p1=Has(ghosts="gems"), p2=Has(ghosts="red"), p3=Has(lords="yellow"))
    assert sc.asked == 2
    sc.do("take:red")
    assert (sc.phase(), sc.asked) == ("lords", 3)
    sc.settled()


@rule("Z2.4", "Z5.1")
def test_with_two_players_a_skipped_ghost_is_checked_again_on_its_owners_next_turn() -> None:
    sc = scene(2, p1=Has(ghosts="gems"), p2=Has(ghosts="red blue"))
    assert sc.asked == 2
    sc.do("take:red")
    assert (sc.asked, sc.legal()) == (1, ["steal:p2", "rest:gems"])
    sc.do("steal:p2")
    assert (sc.asked, sc.bag(1)) == (2, "red1")
    sc.settled()


@rule("Z2.4")
def test_a_skipped_ghost_can_be_removed() -> None:
    """p1's ghost can do nothing in an empty mine, so it has not acted."""
    sc = scene(p1=Has(ghosts="red"), p2=Has(ghosts="red"), p3=Has(bag="red20", lords="gems"))
    assert sc.asked == 1
    lone = scene(p1=Has(ghosts="red", bag="red20"), p2=Has(ghosts="red"), p3=Has(lords="yellow"))
    lone.refuse("take:red").do("banish:red:p2:ghost")
    assert lone.phase() == "lords"
    lone.settled()
