"""Z3.1, Z3.2 and Z3.4: tools, +5/-5 and -3."""

from __future__ import annotations

import pytest

from tests.games.silberzwerg.printed import CHEAP, GEMS, PLUS, VALUES, with_symbol
from tests.games.silberzwerg.scene import Has, Scene, scene
from tests.marks import rule

STAYS = Has(bag="blue", lords="gems")  # has a question in the lords' phase, which pauses the round
SEVEN = [7, 7, 7, 7]


def maker(card: str, kept: list[str], wealth: int = 50) -> Scene:
    """Let p1 fulfil a public contract while keeping others."""
    p1 = Has(wealth=wealth, bag=GEMS[card], lords="contract", kept=kept)
    return scene(4, "lords", p1=p1, p4=Has(lords="yellow"), public=[card])


@rule("Z3.1")
@pytest.mark.parametrize("tool", ["axe", "pick", "hammer"])
def test_three_of_the_same_tool_are_discarded_at_once_for_40(tool: str) -> None:
    a, b, c, *_ = with_symbol(tool)
    sc = maker(a, [b, c]).do(f"fulfil:{a}")
    assert sc.wealth()[0] == 50 + VALUES[a][0] + 40
    assert (sc.kept(1), set(sc.out()) >= {a, b, c}) == ([], True)
    sc.settled()
    two = maker(a, [b]).do(f"fulfil:{a}")
    assert (two.wealth()[0], two.kept(1)) == (50 + VALUES[a][0], [b, a])
    two.settled()


@rule("Z3.1", "Z4.2")
@pytest.mark.parametrize("kept", range(3))
def test_the_choice_shows_everything_a_contract_pays(kept: int) -> None:
    a, *others = with_symbol("axe")
    sc = maker(a, others[:kept])
    (option,) = [o for o in sc.view(1).choices if o.action.startswith("fulfil")]
    sc.do(f"fulfil:{a}")
    assert sc.wealth()[0] - 50 == option.line.args["thalers"] == -option.price
    sc.settled()


@rule("Z3.1")
def test_three_different_tools_are_not_a_set() -> None:
    axe, pick, hammer = (with_symbol(tool)[0] for tool in ("axe", "pick", "hammer"))
    sc = maker(axe, [pick, hammer]).do(f"fulfil:{axe}")
    assert (sc.wealth()[0], sc.kept(1)) == (50 + VALUES[axe][0], [pick, hammer, axe])
    sc.settled()


@rule("Z3.1")
@pytest.mark.parametrize("symbol", ["plus_minus_5", "no_ghost", "minus_3"])
def test_three_of_another_symbol_are_not_a_set(symbol: str) -> None:
    a, b, c, *_ = with_symbol(symbol)
    sc = maker(a, [b, c]).do(f"fulfil:{a}")
    assert (sc.wealth()[0], len(sc.kept(1))) == (50 + VALUES[a][0], 3)
    sc.settled()


@rule("Z3.1")
def test_the_fourth_tool_starts_a_new_set_and_others_stay() -> None:
    a, b, c, d, _ = with_symbol("axe")
    pick = with_symbol("pick")[0]
    p1 = Has(bag=f"{GEMS[a]} {GEMS[d]}", lords="contract2", kept=[b, pick, c])
    sc = scene(2, "lords", p1=p1, p2=Has(lords="yellow"), public=[a, d])
    sc.do(f"fulfil:{a}", "rest:yellow", f"fulfil:{d}")
    assert sc.kept(1) == [pick, d]
    sc.settled()


@rule("Z3.1")
def test_the_tool_set_is_logged_after_the_value() -> None:
    a, b, c, *_ = with_symbol("axe")
    logged = [line.split()[0] for line in maker(a, [b, c]).do(f"fulfil:{a}").says(2)]
    assert logged == ["fulfilled", "tool-set"]


def holder(*kept: str, seats: int = 3, wealth: int = 50, **others: Has) -> Scene:
    """Give p1 symbols and a lord in the gems column."""
    p1 = Has(wealth=wealth, bag="red2", lords="gems", kept=kept)
    p2, p3 = others.get("p2"), others.get("p3", STAYS)
    return scene(seats, "lords", p1=p1, p2=p2, p3=p3, prices=SEVEN)


@rule("Z3.2")
def test_the_user_gains_5_and_a_chosen_player_loses_5() -> None:
    sc = holder(PLUS[0])
    assert sc.offered("tribute") == ["p2", "p3"]
    sc.do("tribute:p3")
    assert sc.wealth() == [55, 50, 45]
    sc.settled()


@rule("Z3.2", "Z4.1")
@pytest.mark.parametrize(("wealth", "left"), [(0, 0), (3, 0), (5, 0), (6, 1)])
def test_the_chosen_player_loses_at_most_their_wealth_and_the_user_still_gains_5(
    wealth: int, left: int
) -> None:
    sc = holder(PLUS[0], p2=Has(wealth=wealth)).do("tribute:p2")
    assert sc.wealth()[:2] == [55, left]
    sc.settled()


@rule("Z3.2", "Z4.2")
def test_the_loss_counts_even_if_the_five_win_the_game() -> None:
    sc = holder(PLUS[0], wealth=595).do("tribute:p2")
    assert (sc.state.over, sc.wealth()) == (True, [600, 45, 50])
    sc.settled()


@rule("Z3.4")
@pytest.mark.parametrize(("price", "after"), [(11, 8), (7, 4), (4, 1), (3, 1), (2, 1)])
def test_a_price_falls_by_3_and_stays_at_least_1(price: int, after: int) -> None:
    sc = scene(phase="lords", p1=Has(bag="red", lords="gems", kept=CHEAP[:1]), p3=STAYS,
               prices=[price, 7, 7, 7])  # fmt: skip
    sc.do("cheapen:yellow")
    assert sc.state.prices == [after, 7, 7, 7]
    sc.settled()


@rule("Z3.4")
def test_a_price_of_1_cannot_be_lowered() -> None:
    sc = scene(phase="lords", p1=Has(bag="red", lords="gems", kept=CHEAP[:1]), p3=STAYS,
               prices=[1, 7, 1, 2])  # fmt: skip
    assert sc.offered("cheapen") == ["red", "blue"]
    sc.settled()


@rule("Z3.4")
def test_several_add_up() -> None:
    sc = holder(*CHEAP[:3]).do("cheapen:red", "cheapen:red")
    assert sc.state.prices == [7, 1, 7, 7]
    sc.refuse("cheapen:red").do("cheapen:blue")
    assert sc.state.prices == [7, 1, 7, 4]
    sc.settled()


@rule("Z3.4")
def test_the_lower_price_applies_to_everyone_for_buying_and_selling() -> None:
    p3 = Has(bag="red", lords="gems")
    sc = holder(CHEAP[0], p2=Has(lords="red"), p3=p3).do("cheapen:red", "sell:red:2")
    assert sc.wealth()[0] == 58
    sc.do("p2 buy:red:3", "p3 sell:red:1")
    assert sc.wealth() == [58, 38, 54]
    sc.settled()


@rule("Z3.4", "Z2.3")
def test_the_lower_price_ends_with_the_round() -> None:
    sc = holder(CHEAP[0]).do("cheapen:red").idle()
    for player in (1, 2, 3):
        sc.place(player, "yellow2 red2", "gems contract")
    assert sc.state.prices == [5, 5, 11, 11]
    sc.settled()


@rule("Z3.5")
@pytest.mark.parametrize(("card", "use"), [(PLUS[0], "tribute:p2"), (CHEAP[0], "cheapen:red")])
def test_each_is_used_once_and_leaves_the_game(card: str, use: str) -> None:
    sc = holder(card).do(use)
    assert (sc.kept(1), card in sc.out()) == ([], True)
    sc.refuse(use)
    assert sc.verbs() == {"sell", "rest"}
    sc.settled()


@rule("Z3.5", "Z3.3")
def test_a_used_barred_ghost_leaves_the_game() -> None:
    card = with_symbol("no_ghost")[0]
    sc = scene(p1=Has(ghosts="red"), p2=Has(kept=[card]), p3=STAYS).do("take:red", "p2 cancel")
    assert (sc.kept(2), card in sc.out()) == ([], True)
    sc.settled()
