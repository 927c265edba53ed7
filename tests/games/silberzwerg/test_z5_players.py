"""Z5.1 and Z5.2: two and three players."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.printed import CONTRACTS
from tests.games.silberzwerg.scene import Has, Scene, fresh, scene
from tests.marks import rule

COLUMNS = ["yellow", "red", "green", "blue", "contract", "gems"]


def order(sc: Scene, phase: str) -> list[int]:
    """Return the order of players while everyone declines."""
    found = []
    while sc.phase() == phase:
        found.append(sc.asked)
        sc.do(next(text for text in sc.legal() if text.startswith("rest")))
    return found


@rule("Z5.1", "Z2.1")
def test_two_players_place_eight_miners_and_four_leaders_each() -> None:
    sc = fresh(2).place(1, "yellow4 red4", "yellow red", "yellow red")
    sc.place(2, "yellow2 red2 green2 blue2", "contract2", "contract gems")
    assert (sc.miners(1), sc.lords(1), sc.ghosts(1)) == ("yellow4 red4", *["yellow1 red1"] * 2)
    assert (sc.lords(2), sc.ghosts(2)) == ("contract2", "contract1 gems1")
    sc.settled()


@rule("Z5.1")
@pytest.mark.parametrize("mine", COLUMNS[:4])
def test_at_most_four_miners_of_a_player_work_in_one_mine(mine: str) -> None:
    sc = fresh(2).do(*[f"p1 dig:{mine}"] * 4).refuse(f"p1 dig:{mine}")
    assert len([t for t in sc.legal(1) if t.startswith("dig")]) == 3
    sc.do(f"p2 dig:{mine}")


@rule("Z5.1")
@pytest.mark.parametrize("column", COLUMNS)
def test_one_ghost_and_one_lord_per_column_but_two_contract_lords(
    column: str,
) -> None:
    sc = fresh(2).do(f"p1 ghost:{column}").refuse(f"p1 ghost:{column}").do(f"p1 lord:{column}")
    if column == "contract":
        sc.do("p1 lord:contract")
    sc.refuse(f"p1 lord:{column}")


@rule("Z5.1")
def test_all_must_be_placed_and_any_split_of_lords_and_ghosts_is_fine() -> None:
    for lords, ghosts in [
        ("yellow red green blue", ""),
        ("", "yellow red green blue"),
        ("gems", "gems contract red"),
        ("contract2 gems", "gems"),
    ]:
        sc = fresh(2).place(1, "green4 blue4", lords, ghosts)
        assert sc.view(1).waiting == [1]


@rule("Z5.1")
@pytest.mark.parametrize("first", [1, 2])
def test_players_alternate_using_one_ghost_at_a_time(first: int) -> None:
    four = Has(ghosts="yellow red green blue")
    sc = scene(2, p1=four, p2=four, first=first)
    assert order(sc, "ghosts") == [first, 3 - first] * 4
    sc.settled()


@rule("Z5.1")
def test_a_player_without_ghosts_left_is_skipped() -> None:
    sc = scene(2, p1=Has(ghosts="yellow red green"), p2=Has(ghosts="yellow"))
    assert order(sc, "ghosts") == [1, 2, 1, 1]
    late = scene(2, p2=Has(ghosts="yellow red"))
    assert order(late, "ghosts") == [2, 2]


@rule("Z5.1")
def test_a_removed_ghost_gives_no_turn() -> None:
    sc = scene(2, p1=Has(ghosts="red green"), p2=Has(ghosts="red blue")).do("banish:red:p2:ghost")
    assert order(sc, "ghosts") == [2, 1]
    sc.settled()


@rule("Z5.1")
@pytest.mark.parametrize("first", [1, 2])
def test_players_alternate_using_one_lord_at_a_time(first: int) -> None:
    four = Has(lords="yellow red green blue")
    sc = scene(2, "lords", p1=four, p2=four, first=first)
    assert order(sc, "lords") == [first, 3 - first] * 4
    sc.settled()


@rule("Z5.1")
def test_a_player_without_lords_left_is_skipped() -> None:
    sc = scene(2, "lords", p1=Has(lords="yellow"), p2=Has(lords="yellow red green"))
    assert order(sc, "lords") == [1, 2, 2, 2]


@rule("Z5.1")
def test_the_player_chooses_which_leader_acts_each_time() -> None:
    sc = scene(2, p1=Has(ghosts="yellow red blue"), p2=Has(ghosts="green"))
    assert sc.offered("take") == ["yellow", "red", "blue"]
    sc.do("take:blue", "take:green")
    assert sc.offered("take") == ["yellow", "red"]
    sc.do("take:red", "take:yellow").settled()


@rule("Z5.1")
def test_two_lords_on_the_contract_column_fulfil_two_contracts() -> None:
    p1 = Has(bag="red8 blue8", lords="contract2", contracts=["red8", "blue8@1"])
    sc = scene(2, "lords", p1=p1, p2=Has(lords="yellow red"))
    assert sc.offered("fulfil") == ["red8", "blue8"]
    sc.do("fulfil:blue8")
    assert (sc.asked, sc.lords(1)) == (2, "contract1")
    sc.do("rest:yellow", "fulfil:red8")
    assert sc.wealth()[0] == 50 + 105 + 120
    assert {"red8", "blue8"} <= set(sc.out())
    assert [sc.view(player).clans[0].spent_lords for player in (0, 1, 2)] == [[4, 4]] * 3
    sc.settled()


@rule("Z5.1", "Z2.6")
def test_a_lord_without_a_choice_is_checked_again_next_turn() -> None:
    p2 = Has(bag="red20", lords="gems")
    sc = scene(2, "lords", p1=Has(lords="red"), p2=p2)
    assert sc.asked == 2
    sc.do("sell:red:5", "enough")
    assert (sc.asked, sc.offered("buy")[0]) == (1, "red:1")
    sc.settled()


@rule("Z5.1", "Z2.1")
@pytest.mark.parametrize("seats, lords, rule_id", [(2, 2, "Z5.1"), (3, 1, "Z2.1")])
def test_why_no_third_lord_can_go_to_the_contract_column(
    seats: int, lords: int, rule_id: str
) -> None:
    sc = fresh(seats).do(*["p1 lord:contract"] * lords)
    found = [b.rule for b in sc.view(1).blocked if (b.thing, b.verb) == ("column/contract", "lord")]
    assert found == [rule_id]


@rule("Z5.1", "Z2.4")
def test_both_contracts_of_a_player_are_their_own() -> None:
    p1 = Has(ghosts="contract", contracts=["red8@1", "blue8@1"])
    sc = scene(2, p1=p1, p2=Has(lords="yellow", contracts=["green8@1", "yellow8@3"]))
    assert sc.offered("raise") == ["red8", "blue8"]
    assert sc.offered("lower") == ["yellow8", "green8"]
    sc.do("lower:yellow8")
    assert (sc.wealth(), sc.board()[:4]) == ([50, 20], ["red8@1", "blue8@1", "green8@1", "-"])
    sc.settled()


@rule("Z5.1")
def test_two_players_play_all_34_contracts() -> None:
    assert len(fresh(2).game.book.deck) == 34


@rule("Z5.2")
def test_three_players_play_the_22_without_two_blue_or_four_blue_and_four_other() -> None:
    wanted = {
        row["id"]
        for row in CONTRACTS
        if row["gems"].get("blue") != 2
        and not (row["gems"].get("blue") == 4 and len(row["gems"]) == 2)
    }
    game = fresh(3).game
    assert len(wanted) == 22
    assert {game.book.data.ids[card] for card in game.book.deck} == wanted
    assert {"blue4-yellow2-red2", "blue6-red2", "blue8"} <= wanted


@rule("Z5.2")
def test_four_players_play_all_34() -> None:
    assert len(fresh(4).game.book.deck) == 34
