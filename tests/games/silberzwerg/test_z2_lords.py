"""Z2.5 and Z2.6: mining and what lords do."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

STAYS = Has(bag="blue", lords="gems")  # has a question in the lords' phase, which pauses the round
SEVEN = [7, 7, 7, 7]


@rule("Z2.5")
def test_each_miner_takes_a_gem_from_its_mine() -> None:
    p1, p2 = Has(miners="yellow2 red blue"), Has(miners="green4", lords="gems")
    sc = scene(phase="mining", p1=p1, p2=p2)
    assert sc.bags() == ["yellow2 red1 blue1", "green4", ""]
    assert sc.mines() == "yellow18 red19 green16 blue19"
    sc.settled()


@rule("Z2.5")
@pytest.mark.parametrize(
    ("first", "found"), [(1, [3, 2, 0]), (2, [0, 3, 2]), (3, [2, 0, 3])], ids=str
)
def test_when_a_mine_runs_out_the_first_players_miners_take_first(
    first: int, found: list[int]
) -> None:
    """Two players have three miners each, and five greens are left."""
    sc = scene(
        4, "mining", p1=Has(miners="green3"), p2=Has(miners="green3"), p3=Has(miners="green3"),
        p4=Has(bag="green15", lords="gems"), first=first,
    )  # fmt: skip
    assert [sc.clan(p).bag[2] for p in (1, 2, 3)] == found
    assert sc.state.mines[2] == 0
    sc.settled()


@rule("Z2.5", "Z5.1")
def test_with_two_players_all_miners_of_the_first_player_take_first() -> None:
    sc = scene(2, "mining", p1=Has(miners="green4"), p2=Has(miners="green4", lords="gems"),
               first=2)  # fmt: skip
    assert sc.bags() == ["green4", "green4"]
    dry = scene(2, "mining", p1=Has(bag="green15", miners="green4"),
                p2=Has(miners="green4", lords="gems"), first=2)  # fmt: skip
    assert dry.bags() == ["green16", "green4"]
    dry.settled()


@rule("Z2.5")
def test_miners_in_an_empty_mine_take_nothing() -> None:
    sc = scene(phase="mining", p1=Has(miners="red4"), p2=Has(bag="red20", lords="gems"))
    assert sc.bags()[0] == ""
    sc.settled()


@rule("Z2.6")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_lords_act_clockwise_from_the_first_player_both_of_a_player_in_a_row(
    first: int,
) -> None:
    lords = Has(lords="yellow red")
    sc = scene(phase="lords", p1=lords, p2=lords, p3=lords, first=first)
    order = []
    while sc.phase() == "lords":
        order.append(sc.asked)
        sc.do(sc.legal()[0])
    assert order == [(first - 1 + n) % 3 + 1 for n in (0, 0, 1, 1, 2, 2)]
    sc.settled()


@rule("Z2.6")
@pytest.mark.parametrize("order", [["buy:yellow:1", "buy:red:1"], ["buy:red:1", "buy:yellow:1"]])
def test_the_player_chooses_the_order_of_their_lords(order: list[str]) -> None:
    sc = scene(phase="lords", p1=Has(lords="yellow red"), p3=STAYS, prices=SEVEN).do(*order)
    assert (sc.bag(1), sc.wealth()[0]) == ("yellow1 red1", 36)
    sc.settled()


@rule("Z2.6")
@pytest.mark.parametrize("column", ["yellow", "contract", "gems"])
def test_a_lord_may_do_nothing(column: str) -> None:
    p1 = Has(bag="red8", lords=column, contracts=["red8"])
    sc = scene(phase="lords", p1=p1, p3=STAYS).do(f"rest:{column}")
    assert (sc.asked, sc.bag(1), sc.lords(1), sc.wealth()[0]) == (3, "red8", "", 50)
    sc.settled()


@rule("Z2.6")
def test_each_lord_acts_once() -> None:
    sc = scene(phase="lords", p1=Has(lords="yellow"), p3=STAYS, prices=SEVEN).do("buy:yellow:1")
    assert sc.asked == 3
    sc.settled()


@rule("Z2.6")
def test_a_lord_that_can_do_nothing_is_skipped() -> None:
    poor = Has(wealth=6, lords="yellow contract", contracts=["red8"])
    sc = scene(phase="lords", p1=poor, p2=Has(lords="gems"), p3=STAYS, prices=SEVEN)
    assert sc.asked == 3
    sc.settled()


@rule("Z2.6")
@pytest.mark.parametrize(("wealth", "most"), [(50, 7), (49, 7), (48, 6), (7, 1), (6, 0)])
def test_a_lord_buys_as_many_gems_as_its_owner_can_pay(wealth: int, most: int) -> None:
    p1 = Has(wealth=wealth, bag="red", lords="yellow gems")
    sc = scene(phase="lords", p1=p1, prices=SEVEN)
    assert sc.offered("buy") == [f"yellow:{n + 1}" for n in range(most)]
    if most:
        sc.do(f"buy:yellow:{most}")
        assert (sc.wealth()[0], sc.bag(1)) == (wealth - 7 * most, f"yellow{most} red1")
    sc.settled()


@rule("Z2.6")
def test_a_lord_buys_only_gems_that_are_left_in_its_mine() -> None:
    p1 = Has(wealth=500, lords="yellow")
    sc = scene(phase="lords", p1=p1, p2=Has(bag="yellow17"), p3=STAYS, prices=SEVEN)
    assert sc.legal() == ["rest:yellow", "buy:yellow:1", "buy:yellow:2", "buy:yellow:3"]
    sc.do("buy:yellow:3")
    assert sc.state.mines[0] == 0
    sc.settled()


@rule("Z2.6", "Z2.10")
def test_the_limit_of_twelve_gems_does_not_apply_when_buying() -> None:
    p1 = Has(wealth=500, bag="red12", lords="yellow")
    sc = scene(phase="lords", p1=p1, p3=STAYS, prices=SEVEN).do("buy:yellow:20")
    assert sc.bag(1) == "yellow20 red12"
    sc.settled()


@rule("Z2.6")
def test_each_mine_has_its_own_price() -> None:
    sc = scene(phase="lords", p1=Has(lords="yellow blue"), p3=STAYS, prices=[2, 3, 4, 9])
    sc.do("buy:blue:2", "buy:yellow:3")
    assert sc.wealth()[0] == 50 - 18 - 6
    sc.settled()


def board(lords: str = "contract", bag: str = "red8 blue8") -> Scene:
    return scene(
        phase="lords",
        p1=Has(bag=bag, lords=lords, contracts=["red8@1"]),
        p2=Has(contracts=["blue8"]),
        p3=STAYS,
        public=["blue6-red2@2", "red6-green2"],
    )


@rule("Z2.6")
def test_players_fulfil_their_own_or_public_contracts_only() -> None:
    sc = board()
    assert sc.offered("fulfil") == ["red8", "blue6-red2"]
    sc.refuse("fulfil:blue8").settled()


@rule("Z2.6")
def test_fulfilling_pays_the_current_value_and_returns_the_gems() -> None:
    own = board().do("fulfil:red8")
    assert (own.wealth()[0], own.bag(1)) == (50 + 105, "blue8")
    public = board().do("fulfil:blue6-red2")
    assert (public.wealth()[0], public.bag(1)) == (50 + 76, "red6 blue2")
    own.settled()
    public.settled()


@rule("Z2.6")
def test_one_lord_fulfils_one_contract() -> None:
    sc = board(bag="red10 blue6").do("fulfil:red8")
    assert sc.asked == 3
    sc.settled()


@rule("Z2.6", "Z2.9")
def test_the_space_stays_free_until_new_contracts_are_dealt() -> None:
    sc = board().do("fulfil:red8")
    assert sc.board()[0] == "-"
    sc.idle()
    assert sc.board()[0] != "-"


@rule("Z2.6")
def test_a_contract_with_a_symbol_is_kept_face_up_and_one_without_leaves_the_game() -> None:
    plain = board().do("fulfil:red8")
    assert (plain.kept(1), "red8" in plain.out()) == ([], True)
    kept = board().do("fulfil:blue6-red2", "enough")
    assert (kept.kept(1), "blue6-red2" in kept.out()) == (["blue6-red2"], False)
    for player in (0, 1, 2, 3):
        assert kept.view(player).clans[0].kept == ["blue6-red2"]
    plain.settled()
    kept.settled()


@rule("Z2.6")
def test_gems_of_any_colours_are_sold_at_their_prices() -> None:
    p1 = Has(bag="yellow3 green2 blue", lords="gems")
    sc = scene(phase="lords", p1=p1, p3=STAYS, prices=[2, 3, 5, 9])
    sc.do("sell:blue:1", "sell:yellow:2", "sell:green:1", "enough")
    assert (sc.wealth()[0], sc.bag(1)) == (50 + 4 + 5 + 9, "yellow1 green1")
    sc.settled()


@rule("Z2.6")
def test_a_sale_may_skip_colours_and_stop_early() -> None:
    p1 = Has(bag="yellow3 green2 blue", lords="gems")
    sc = scene(phase="lords", p1=p1, p3=STAYS, prices=SEVEN)
    assert sc.offered("sell") == [
        "yellow:1", "yellow:2", "yellow:3", "green:1", "green:2", "blue:1",
    ]  # fmt: skip
    sc.do("sell:green:1")
    assert sc.offered("sell") == ["yellow:1", "yellow:2", "yellow:3", "green:1", "blue:1"]
    assert "enough" in sc.legal() and sc.match.undoable(0)
    sc.do("enough")
    assert (sc.wealth()[0], sc.bag(1), sc.asked) == (57, "yellow3 green1 blue1", 3)
    sc.settled()


@rule("Z2.6")
def test_a_sale_has_at_least_one_gem_and_only_gems_in_the_bag() -> None:
    sc = scene(phase="lords", p1=Has(bag="red2", lords="gems"), p3=STAYS)
    assert sc.legal() == ["rest:gems", "sell:red:1", "sell:red:2"]
    sc.do("sell:red:2")
    assert sc.asked == 3
    sc.settled()


@rule("Z2.6")
def test_the_first_lord_may_enable_the_second() -> None:
    """Selling pays for the purchase, and the bought gems fulfil the contract."""
    p1 = Has(wealth=0, bag="red2", lords="gems yellow")
    sc = scene(phase="lords", p1=p1, p3=STAYS, prices=SEVEN)
    sc.refuse("buy:yellow:1").do("sell:red:2")
    assert sc.offered("buy") == ["yellow:1", "yellow:2"]
    sc.do("buy:yellow:2").settled()
    rich = Has(bag="red7", lords="red contract", contracts=["red8"])
    more = scene(phase="lords", p1=rich, p3=STAYS, prices=SEVEN)
    more.refuse("fulfil:red8").do("buy:red:1", "fulfil:red8").settled()


@rule("Z2.6")
def test_lords_use_the_current_values_and_stocks() -> None:
    """p1 buys the last reds and fulfils the public contract, so nothing is left for p2."""
    both = Has(bag="blue8", lords="red contract")
    sc = scene(phase="lords", p1=both, p2=Has(lords="red contract"), p3=Has(bag="red19 blue",
               lords="gems"), public=["blue8"], prices=SEVEN)  # fmt: skip
    sc.do("buy:red:1", "fulfil:blue8")
    assert sc.asked == 3
    sc.settled()
