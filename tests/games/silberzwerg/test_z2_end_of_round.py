"""Z2.7 to Z2.11: contracts drop, expire and are refilled, gems are returned, the marker moves."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.scene import Has, scene
from tests.marks import rule

DECK = ["yellow6-red2", "yellow6-green2", "red6-yellow2", "red6-green2", "green6-red2", "..."]


@rule("Z2.7")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_every_contract_on_the_board_drops_a_notch(level: int) -> None:
    sc = scene(
        phase="falling", p1=Has(contracts=[f"yellow8@{level}"]),
        p2=Has(contracts=[f"red8@{level}"]), p3=Has(contracts=[f"green8@{level}"]),
        public=[f"blue8@{level}", f"red4-green4@{level}"],
    )  # fmt: skip
    cards = ["yellow8", "red8", "green8", "blue8", "red4-green4"]
    assert sc.board() == [f"{card}@{level + 1}" for card in cards]
    assert sc.wealth() == [50, 50, 50]
    assert sc.says(0).count("fell") == 1
    sc.settled()


@rule("Z2.7")
def test_nothing_is_logged_when_no_contract_drops() -> None:
    empty = scene(phase="falling", deck=["red8", "..."])
    lowest = scene(phase="falling", p1=Has(contracts=["yellow8@3"]), public=["blue8@3"])
    for sc in (empty, lowest):
        assert "fell" not in sc.says(0)
        sc.settled()


@rule("Z2.7", "Z2.9")
def test_a_new_contract_does_not_drop_at_once() -> None:
    sc = scene(phase="falling", p1=Has(contracts=["yellow8"]), deck=["red8", "..."])
    assert sc.board()[:2] == ["yellow8@1", "red8"]
    sc.settled()


@rule("Z2.8")
def test_a_contract_at_its_lowest_value_expires_and_its_owner_pays() -> None:
    sc = scene(
        phase="falling", p1=Has(contracts=["yellow8@3"]), p2=Has(contracts=["yellow4-red4@3"]),
        p3=Has(contracts=["blue4-yellow2-red2@3"]),
    )  # fmt: skip
    assert sc.wealth() == [20, 35, 40]
    assert {"yellow8", "yellow4-red4", "blue4-yellow2-red2"} <= set(sc.out())
    assert not {"yellow8", "yellow4-red4", "blue4-yellow2-red2"} & set(sc.board())
    sc.settled()


@rule("Z2.8")
def test_a_contract_that_drops_to_its_lowest_value_stays_another_round() -> None:
    sc = scene(phase="falling", p1=Has(contracts=["yellow8@2"]))
    assert (sc.board()[0], sc.wealth()[0]) == ("yellow8@3", 50)
    for player in (1, 2, 3):
        sc.place(player, "red4", "gems contract")
    sc.idle()
    assert ("yellow8" in sc.out(), sc.wealth()[0]) == (True, 20)
    sc.settled()


@rule("Z2.8")
def test_nobody_pays_for_an_expired_public_contract() -> None:
    sc = scene(phase="falling", public=["yellow8@3", "red8@3"])
    assert (sc.wealth(), {"yellow8", "red8"} <= set(sc.out())) == ([50, 50, 50], True)
    sc.settled()


@rule("Z2.8", "Z5.1")
def test_with_two_players_each_contract_expires_and_is_penalised_separately() -> None:
    sc = scene(2, "falling", p1=Has(wealth=100, contracts=["yellow8@3", "red8@3"]),
               p2=Has(wealth=100, contracts=["green8@3", "blue8"]))  # fmt: skip
    assert sc.wealth() == [40, 70]
    assert sc.board()[3] == "blue8@1"
    sc.settled()


@rule("Z2.8", "Z4.1")
@pytest.mark.parametrize("wealth", [0, 29, 30])
def test_a_penalty_above_the_owners_wealth_takes_all_and_the_rest_is_forgotten(wealth: int) -> None:
    sc = scene(phase="falling", p1=Has(wealth=wealth, contracts=["yellow8@3"]))
    assert sc.wealth()[0] == 0
    sc.settled()


@rule("Z2.9")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_free_spaces_are_filled_clockwise_from_the_first_player_and_public_ones_last(
    first: int,
) -> None:
    sc = scene(phase="falling", first=first, deck=DECK)
    order = [(first - 1 + n) % 3 for n in range(3)] + [3, 4]
    assert [sc.board()[at] for at in order] == DECK[:5]
    sc.settled()


@rule("Z2.9", "Z5.1")
@pytest.mark.parametrize(("first", "order"), [(1, [0, 1, 2, 3, 4, 5]), (2, [2, 3, 0, 1, 4, 5])])
def test_with_two_players_both_spaces_of_one_player_are_filled_before_the_others(
    first: int, order: list[int]
) -> None:
    deck = ["red8", "green8", "blue8", "yellow8", "red4-green4", "yellow4-blue4"]
    sc = scene(2, "falling", first=first, deck=[*deck, "..."])
    assert [sc.board()[at] for at in order] == deck
    sc.settled()


@rule("Z2.9")
def test_only_free_spaces_are_filled() -> None:
    sc = scene(phase="falling", p2=Has(contracts=["red8"]), public=["-", "blue8"],
               deck=["green8", "yellow8", "red6-green2"])  # fmt: skip
    assert sc.board() == ["green8", "red8@1", "yellow8", "red6-green2", "blue8@1"]
    sc.settled()


@rule("Z2.9")
def test_when_the_deck_runs_out_later_spaces_stay_free() -> None:
    sc = scene(phase="falling", first=2, deck=["green8", "yellow8"])
    assert sc.board() == ["-", "green8", "yellow8", "-", "-"]
    sc.settled()


@rule("Z2.10")
@pytest.mark.parametrize("bag", ["red12", "yellow3 red3 green3 blue3", ""])
def test_up_to_twelve_gems_are_kept(bag: str) -> None:
    sc = scene(phase="return", p1=Has(bag=bag))
    assert sc.phase() == "placement"
    assert sc.clan(1).gems() == (12 if bag else 0)


@rule("Z2.10")
def test_a_player_with_more_than_twelve_gems_chooses_which_to_return() -> None:
    sc = scene(phase="return", p1=Has(bag="yellow5 red5 green5"))
    assert sc.legal() == ["return:yellow", "return:red", "return:green"]
    sc.do("return:yellow", "return:red", "return:green")
    assert (sc.bag(1), sc.phase()) == ("yellow4 red4 green4", "placement")


@rule("Z2.10")
def test_gems_are_returned_in_ascending_order_so_that_each_choice_exists_once() -> None:
    sc = scene(phase="return", p1=Has(bag="yellow5 red5 green5")).do("return:red")
    assert sc.legal() == ["return:red", "return:green"]
    sc.do("return:green")
    assert sc.bag(1) == "yellow5 red4 green3"


@rule("Z2.10")
def test_a_colour_that_would_leave_too_few_after_it_is_not_offered_first() -> None:
    """Of three gems at most two are blue, so a yellow one is returned automatically."""
    sc = scene(phase="return", p1=Has(bag="yellow13 blue2"))
    assert (sc.bag(1), sc.legal()) == ("yellow12 blue2", ["return:yellow", "return:blue"])
    sc.do("return:blue")
    assert (sc.bag(1), sc.phase()) == ("yellow12", "placement")


@rule("Z2.10")
def test_every_way_to_return_gems_can_be_chosen() -> None:
    found = set()
    todo: list[list[str]] = [[]]
    while todo:
        said = todo.pop()
        sc = scene(phase="return", p1=Has(bag="yellow5 red1 green8")).do(*said)
        if sc.phase() == "placement":
            found.add(sc.bag(1))
        else:
            todo += [[*said, text] for text in sc.legal()]
    assert found == {
        "yellow5 red1 green6", "yellow4 red1 green7", "yellow3 red1 green8",
        "yellow5 green7", "yellow4 green8",
    }  # fmt: skip


@rule("Z2.10")
def test_gems_are_returned_automatically_when_there_is_no_choice() -> None:
    sc = scene(phase="return", p1=Has(bag="red15"))
    assert (sc.phase(), sc.bag(1)) == ("placement", "red12")


@rule("Z2.10")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_players_return_gems_in_turn_order_and_publicly(first: int) -> None:
    sc = scene(phase="return", p1=Has(bag="yellow7 red6"), p2=Has(bag="yellow7 red6"),
               p3=Has(bag="green7 blue6"), first=first)  # fmt: skip
    order = []
    while sc.phase() == "return":
        order.append(sc.asked)
        sc.do(sc.legal()[0])
    assert order == [(first - 1 + n) % 3 + 1 for n in range(3)]
    for player in (0, 1, 2, 3):
        logged = [line for line in sc.says(player) if line.startswith("returned")]
        wanted = ["yellow", "yellow", "green"]
        assert logged == [f"returned player={p - 1} card={wanted[p - 1]}" for p in order]


@rule("Z2.10")
def test_players_may_hold_more_than_twelve_gems_during_the_round() -> None:
    sc = scene(p1=Has(bag="red12", ghosts="blue"), p3=Has(lords="yellow")).do("take:blue")
    assert sc.clan(1).gems() == 13
    sc.settled()
    assert sc.clan(1).gems() == 12


@rule("Z2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_marker_moves_clockwise(seats: int) -> None:
    sc = scene(seats, "pass", first=seats)
    assert sc.view(1).first == 0
    assert sc.state.round == 2
    again = scene(seats, "pass", first=1)
    assert again.view(1).first == 1
