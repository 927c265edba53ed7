"""Z0: gems, contracts, prices."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.silberzwerg.printed import COLOURS, CONTRACTS, DATA, shape
from tests.games.silberzwerg.scene import Has, fresh, scene
from tests.marks import rule

SHAPES = {"8": 4, "6+2": 12, "4+4": 6, "4+2+2": 12}
STEPS = {"8": 15, "6+2": 12, "4+4": 10, "4+2+2": 10}
STARTS = {"8": 120, "6+2": 100, "4+4": 90, "4+2+2": 80}
PENALTIES = {"8": 30, "6+2": 20, "4+4": 15, "4+2+2": 10}


@rule("Z0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eighty_gems_are_in_play_twenty_of_each_colour(seats: int) -> None:
    sc = fresh(seats)
    assert DATA["gems_per_colour"] == 21
    for colour in range(4):
        assert sc.state.mines[colour] + sum(c.bag[colour] for c in sc.state.clans) == 20


@rule("Z0.1")
def test_sold_gems_go_back_to_their_mine() -> None:
    sc = scene(phase="lords", p1=Has(bag="red4 blue", lords="gems"), prices=[5, 5, 5, 5])
    sc.do("sell:red:3", "sell:blue:1")
    assert (sc.mines(), sc.bag(1)) == ("yellow20 red19 green20 blue20", "red1")
    sc.settled()


@rule("Z0.1")
def test_handed_in_gems_go_back_to_their_mine() -> None:
    p1 = Has(bag="red8 yellow", lords="contract", contracts=["red8"])
    sc = scene(phase="lords", p1=p1).do("fulfil:red8")
    assert (sc.mines(), sc.bag(1)) == ("yellow19 red20 green20 blue20", "yellow1")
    sc.settled()


@rule("Z0.1", "Z2.10")
def test_returned_gems_go_back_to_their_mine() -> None:
    sc = scene(phase="return", p1=Has(bag="red7 blue6")).do("return:blue")
    assert (sc.mines(), sc.bag(1)) == ("yellow20 red13 green20 blue15", "red7 blue5")
    sc.settled()


@rule("Z0.1")
def test_stolen_gems_only_change_bags() -> None:
    sc = scene(p1=Has(ghosts="gems", lords="gems"), p2=Has(bag="red4"))
    sc.do("steal:p2")
    assert (sc.mines(), sc.bags()) == ("yellow20 red16 green20 blue20", ["red2", "red2", ""])
    sc.settled()


@rule("Z0.2")
def test_there_is_one_contract_for_each_of_the_34_splits() -> None:
    kinds = Counter(frozenset(row["gems"].items()) for row in CONTRACTS)
    assert len(kinds) == len(CONTRACTS) == 34
    assert Counter(shape(row["gems"]) for row in CONTRACTS) == SHAPES
    for row in CONTRACTS:
        assert sum(row["gems"].values()) == 8
        assert len(row["gems"]) <= 3
        assert all(n % 2 == 0 for n in row["gems"].values())
        assert set(row["gems"]) <= set(COLOURS)


@rule("Z0.2")
@pytest.mark.parametrize("row", CONTRACTS, ids=lambda row: str(row["id"]))
def test_each_contract_costs_exactly_its_gems(row: dict[str, Any]) -> None:
    card = str(row["id"])
    bag = " ".join(f"{colour}{n}" for colour, n in row["gems"].items())
    sc = scene(4, "lords", p1=Has(bag=bag + " red", lords="contract"), public=[card])
    sc.do(f"fulfil:{card}")
    assert sc.bag(1) == "red1"
    sc.settled()
    for colour, n in row["gems"].items():
        less = bag.replace(f"{colour}{n}", f"{colour}{n - 1}")
        poor = scene(4, "lords", p1=Has(bag=less, lords="contract gems"), public=[card])
        poor.refuse(f"fulfil:{card}").settled()


@rule("Z0.3")
@pytest.mark.parametrize("row", CONTRACTS, ids=lambda row: str(row["id"]))
def test_a_contract_starts_and_falls_by_its_shape(row: dict[str, Any]) -> None:
    kind, values = shape(row["gems"]), row["values"]
    assert values == [STARTS[kind] - n * STEPS[kind] for n in range(4)]
    assert row["penalty"] == PENALTIES[kind]


@rule("Z0.3")
def test_the_thirty_others_carry_a_symbol_five_of_each() -> None:
    symbols = Counter(row.get("symbol") for row in CONTRACTS)
    assert symbols.pop(None) == 4
    assert symbols == dict.fromkeys(DATA["symbols"], 5)
    assert all(("symbol" in row) == (len(row["gems"]) > 1) for row in CONTRACTS)


@rule("Z0.3")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_the_value_at_each_level_is_what_is_paid(level: int) -> None:
    p1 = Has(wealth=0, bag="red8", lords="contract", contracts=[f"red8@{level}"])
    sc = scene(phase="lords", p1=p1).do("fulfil:red8")
    assert sc.wealth()[0] == [120, 105, 90, 75][level]
    sc.settled()


@rule("Z0.4", "Z2.3")
@pytest.mark.parametrize("miners", range(17))
def test_a_gem_costs_eleven_less_the_miners_and_at_least_one(miners: int) -> None:
    sc = fresh(4)
    plans = [min(4, max(0, miners - 4 * n)) for n in range(4)]
    for player, here in enumerate(plans, 1):
        sc.place(player, f"red{here} blue{4 - here}", "gems contract")
    assert sc.state.prices[1] == max(1, 11 - miners)
    assert sc.state.prices[3] == max(1, 11 - (16 - miners))
    assert [sc.state.prices[0], sc.state.prices[2]] == [11, 11]
    sc.settled()
