"""Z2.1 to Z2.3: placement, reveal, prices."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.scene import Has, fresh, scene
from tests.marks import rule

COLUMNS = ["yellow", "red", "green", "blue", "contract", "gems"]
MINES = COLUMNS[:4]


@rule("Z2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_players_place_at_once_and_may_place_anything(seats: int) -> None:
    sc = fresh(seats)
    assert sc.view(1).waiting == list(range(seats))
    wanted = [f"dig:{mine}" for mine in MINES]
    wanted += [f"lord:{c}" for c in COLUMNS] + [f"ghost:{c}" for c in COLUMNS]
    for player in range(1, seats + 1):
        assert sc.legal(player) == wanted


@rule("Z2.1")
@pytest.mark.parametrize("mine", MINES)
def test_all_four_miners_may_work_in_one_mine_and_there_is_no_fifth(mine: str) -> None:
    sc = fresh(3).do(*[f"p1 dig:{mine}"] * 4)
    assert sc.verbs(1) == {"lord", "ghost"}


@rule("Z2.1")
def test_miners_work_only_in_mines() -> None:
    assert {t for t in fresh(3).legal(1) if t.startswith("dig")} == {f"dig:{m}" for m in MINES}


@rule("Z2.1")
@pytest.mark.parametrize("column", COLUMNS)
def test_a_ghost_and_a_lord_of_a_player_may_share_a_column(column: str) -> None:
    sc = fresh(3).do(f"p1 lord:{column}").refuse(f"p1 lord:{column}")
    sc.do(f"p1 ghost:{column}")
    assert sc.verbs(1) == {"dig"}


@rule("Z2.1")
@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("kind", ["lord", "ghost"])
def test_two_lords_or_two_ghosts_of_a_player_never_share_a_column(column: str, kind: str) -> None:
    sc = fresh(4).do(f"p2 {kind}:{column}").refuse(f"p2 {kind}:{column}")
    assert [t for t in sc.legal(2) if t.startswith(kind)] == [
        f"{kind}:{c}" for c in COLUMNS if c != column
    ]


@rule("Z2.1")
def test_dwarves_of_different_players_may_share_a_column() -> None:
    sc = fresh(3)
    for player in (1, 2, 3):
        sc.place(player, "red4", "gems", "gems")
    assert [sc.lords(p) for p in (1, 2, 3)] == ["gems1"] * 3
    sc.settled()


@rule("Z2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_plan_is_sealed_only_when_all_are_placed(seats: int) -> None:
    sc = fresh(seats)
    parts = ["dig:yellow", "dig:red", "dig:green", "dig:blue"] * (2 if seats == 2 else 1)
    parts += ["lord:red", "ghost:red", "lord:gems", "ghost:gems"][: 4 if seats == 2 else 2]
    for part in parts:
        sc.refuse("p1 seal").do(f"p1 {part}")
    assert sc.legal(1) == ["seal"]
    sc.do("p1 seal")
    assert sc.legal(1) == []
    assert sc.view(1).waiting == list(range(1, seats))


@rule("Z2.1")
def test_parts_may_be_placed_in_any_order() -> None:
    sc = fresh(3).do("p1 ghost:gems", "p1 dig:blue", "p1 lord:contract", "p1 dig:yellow")
    sc.do("p1 dig:green", "p1 dig:yellow", "p1 seal")
    sc.place(2, "red4", "gems", "blue").place(3, "red4", "gems", "blue")
    assert (sc.miners(1), sc.lords(1), sc.ghosts(1)) == (
        "yellow2 green1 blue1",
        "contract1",
        "gems1",
    )
    sc.settled()


@rule("Z2.2", "Z6.1")
def test_nothing_stands_on_the_board_until_the_last_plan_is_sealed() -> None:
    sc = fresh(3).place(1, "red4", "gems", "blue").place(3, "red4", "gems", "blue")
    for player in (1, 2, 3):
        for clan in sc.view(player).clans:
            assert (sum(clan.miners), sum(clan.lords), sum(clan.ghosts)) == (0, 0, 0)
    sc.place(2, "blue4", "gems", "red")
    for player in (0, 1, 2, 3):
        clans = sc.view(player).clans
        assert [clan.miners for clan in clans] == [[0, 4, 0, 0], [0, 0, 0, 4], [0, 4, 0, 0]]
        assert [clan.lords for clan in clans] == [[0, 0, 0, 0, 0, 1]] * 3
        assert [clan.ghosts for clan in clans] == [
            [0, 0, 0, 1, 0, 0],
            [0, 1, 0, 0, 0, 0],
            [0, 0, 0, 1, 0, 0],
        ]
    sc.settled()


@rule("Z2.2")
def test_all_dwarves_go_home_after_the_round_removed_ones_too() -> None:
    sc = scene(p1=Has(ghosts="red"), p2=Has(miners="red4", lords="red"), p3=Has(bag="red"))
    sc.do("banish:red:p2:miner", "also:p2:lord").idle()
    assert sc.state.round == 2
    for player in (1, 2, 3):
        assert (sc.miners(player), sc.lords(player), sc.ghosts(player)) == ("", "", "")
        seen = sc.view(player)
        assert (seen.miners_left, seen.leaders_left) == (4, 2)
        assert seen.clans[player - 1].spent_ghosts == []
    sc.place(2, "red4", "red", "blue").place(1, "red4", "red blue").place(3, "red4", "red blue")
    sc.settled()


@rule("Z2.3")
def test_prices_count_all_miners_before_ghosts_act() -> None:
    sc = fresh(3)
    first = sc.state.first
    order = [(first + n) % 3 + 1 for n in range(3)]
    sc.place(order[0], "red4", "gems", "red").place(order[1], "red3 blue", "gems contract")
    sc.place(order[2], "red2 blue2", "gems contract")
    assert sc.state.prices == [11, 2, 11, 8]
    sc.do(f"banish:red:p{order[1]}:miner", f"also:p{order[1]}:miner")
    assert sc.state.prices == [11, 2, 11, 8]
    sc.settled()


@rule("Z2.3")
def test_prices_are_set_again_each_round() -> None:
    sc = scene(phase="lords", prices=[1, 1, 1, 1], p1=Has(bag="red", lords="gems"))
    sc.do("sell:red:1").idle()
    for player in (1, 2, 3):
        sc.place(player, "yellow2 green2", "gems contract")
    assert sc.state.prices == [5, 11, 5, 11]
    sc.settled()
