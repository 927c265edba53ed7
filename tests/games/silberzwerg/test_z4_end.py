"""Z4: wealth and the end."""

from __future__ import annotations

import pytest

from dvergar.engine.core import winners
from dvergar.games.silberzwerg.cards.options import Options
from tests.games.silberzwerg.printed import PLUS, with_symbol
from tests.games.silberzwerg.scene import FREE, Has, Phase, Scene, scene
from tests.marks import rule

AXES = with_symbol("axe")
WAITS = Has(lords="yellow")


def best(sc: Scene) -> list[int]:
    """Return the winners."""
    assert sc.state.over
    return [seat + 1 for seat in winners(sc.game.scores(sc.state))]


@rule("Z4.1")
def test_a_penalty_takes_no_more_than_the_owner_has() -> None:
    p2 = Has(wealth=12, contracts=["red8@3"])
    sc = scene(p1=Has(ghosts="contract"), p2=p2, p3=WAITS).do("lower:red8")
    assert sc.wealth()[1] == 0
    sc.settled()


@rule("Z4.1")
def test_unpaid_penalties_are_forgotten() -> None:
    p1 = Has(wealth=10, contracts=["red8@3", "blue8@3"])
    sc = scene(2, "falling", p1=p1)
    assert sc.wealth()[0] == 0
    sc.settled()


def seller(wealth: int, bag: str = "yellow red", price: int = 5) -> Scene:
    p1 = Has(wealth=wealth, bag=bag, lords="gems yellow")
    return scene(phase="lords", p1=p1, p2=WAITS, prices=[price] * 4)


@rule("Z4.2")
def test_a_sale_to_600_wins_at_once() -> None:
    sc = seller(595).do("sell:red:1")
    assert (sc.game.ending(sc.state), best(sc), sc.wealth()[0]) == ("goal", [1], 600)
    assert sc.lords(2) == "yellow1"
    sc.settled()


@rule("Z4.2")
def test_599_thalers_do_not_win() -> None:
    sc = seller(594).do("sell:red:1")
    assert (sc.state.over, sc.wealth()[0]) == (False, 599)
    sc.settled()


@rule("Z4.2")
def test_a_sale_wins_with_its_first_part() -> None:
    sc = seller(595).do("sell:yellow:1")
    assert (sc.state.over, sc.bag(1)) == (True, "red1")
    sc.settled()


@rule("Z4.2")
def test_a_sale_wins_with_a_later_part() -> None:
    sc = seller(590, "yellow red blue").do("sell:yellow:1", "sell:red:1")
    assert (sc.state.over, sc.wealth()[0], sc.bag(1)) == (True, 600, "blue1")
    sc.settled()


@rule("Z4.2")
def test_a_contract_to_600_wins_in_mid_phase() -> None:
    p1 = Has(wealth=480, bag="red8", lords="contract", contracts=["red8"])
    sc = scene(phase="lords", p1=p1, p2=WAITS).do("fulfil:red8")
    assert (best(sc), sc.wealth()[0], sc.lords(2)) == ([1], 600, "yellow1")
    less = scene(phase="lords", p1=Has(479, p1.bag, lords="contract", contracts=["red8"]), p2=WAITS)
    less.do("fulfil:red8")
    assert (less.state.over, less.asked) == (False, 2)
    less.settled()


@rule("Z4.2")
@pytest.mark.parametrize("phase", ["ghosts", "before", "lords", "after"])
def test_plus_five_to_600_wins_at_any_time(phase: str) -> None:
    p1 = Has(wealth=595, bag="red", ghosts="red", lords="gems", kept=PLUS[:1])
    sc = scene(p1=p1, p2=WAITS)
    while sc.phase() != phase:
        sc.do(next(t for t in sc.legal() if t.partition(":")[0] in ("rest", "enough")))
    sc.do("tribute:p3")
    assert (best(sc), sc.wealth()) == ([1], [600, 50, 45])
    sc.settled()


@rule("Z4.2")
def test_having_600_without_a_gain_does_not_win() -> None:
    sc = scene(p1=Has(wealth=700, ghosts="red"), p2=WAITS).do("take:red")
    assert not sc.state.over


@rule("Z4.2", "Z3.1", "Z5.3")
def test_value_bonus_and_tool_set_are_credited_together_first() -> None:
    card = AXES[0]
    p1 = Has(wealth=520, bag="red8 yellow8 green8 blue8", lords="contract", kept=AXES[1:3])
    options = Options(public_bonus=True)
    sc = scene(4, "lords", options=options, p1=p1, p2=WAITS, public=[card]).do(f"fulfil:{card}")
    assert sc.state.over
    assert sc.wealth()[0] == 520 + 100 + 15 + 40
    assert [line.split()[0] for line in sc.says(2)] == [
        "fulfilled-public",
        "tool-set",
        "over-goal",
    ]
    sc.settled()


@rule("Z4.2")
def test_wealth_is_not_capped_and_the_others_rank_by_theirs() -> None:
    p1 = Has(wealth=590, bag="red8", lords="contract", contracts=["red8"])
    sc = scene(4, "lords", p1=p1, p2=Has(wealth=10), p3=Has(wealth=300)).do("fulfil:red8")
    assert sc.game.scores(sc.state) == [710, 10, 300, 50]
    sc.settled()


def thinned(**kwargs: Has) -> Scene:
    """Set up the end of a round with an empty deck and one public space free."""
    return scene(
        phase="falling", deck=[], public=["blue8", FREE], p1=kwargs.get("p1"), p2=kwargs.get("p2"),
        p3=kwargs.get("p3"),
    )  # fmt: skip


@rule("Z4.3")
def test_all_contracts_are_public_when_the_deck_is_empty_and_a_public_space_is_free() -> None:
    sc = thinned()
    assert sc.view(1).opened
    assert "opened" in sc.says(1)
    sc.settled()


@rule("Z4.3")
def test_contracts_stay_private_while_the_deck_or_both_public_contracts_remain() -> None:
    deck = scene(phase="falling", deck=["red8", "green8", "yellow8", "red4-green4", "yellow4-red4",
                 "yellow4-green4"])  # fmt: skip
    assert not deck.view(1).opened
    full = scene(phase="falling", deck=["red8", "green8", "yellow8", "red4-green4", "yellow4-red4"])
    assert (full.view(1).deck, full.view(1).opened) == (0, False)
    deck.settled()
    full.settled()


@rule("Z4.3")
def test_a_free_private_space_alone_changes_nothing() -> None:
    sc = scene(phase="falling", deck=[], public=["blue8", "red8"], p1=Has(contracts=["green8"]))
    assert (sc.board()[1], sc.view(1).opened) == ("-", False)
    sc.settled()


@rule("Z4.3")
def test_contracts_become_public_only_after_new_ones_are_dealt() -> None:
    """Fulfilling a public contract with an empty deck opens nothing in the same phase."""
    p1 = Has(bag="blue8", lords="contract")
    p2 = Has(bag="green8 red", lords="contract gems")
    sc = scene(phase="lords", deck=[], p1=p1, p2=p2, p3=Has(contracts=["green8"]),
               public=["blue8", "red4-green4"])  # fmt: skip
    sc.do("fulfil:blue8")
    assert (sc.asked, sc.view(1).opened) == (2, False)
    sc.refuse("fulfil:green8").idle()
    assert sc.view(1).opened
    sc.settled()


@rule("Z4.3")
def test_contracts_stay_public_for_the_rest_of_the_game() -> None:
    sc = scene(phase="falling", deck=[], public=["blue8", "red8"], opened=True)
    assert sc.view(1).opened
    sc.settled()


def opened(phase: Phase = "ghosts", level: int = 3) -> Scene:
    return scene(
        phase=phase,
        deck=[],
        opened=True,
        p1=Has(bag="red8 green8", ghosts="contract", lords="contract", contracts=["red8@2"]),
        p2=Has(bag="blue", lords="gems", contracts=[f"green8@{level}"]),
        p3=Has(contracts=["yellow8@3"]),
        public=["blue8@1", FREE],
    )


@rule("Z4.3")
def test_after_that_anyone_raises_and_lowers_any_contract() -> None:
    sc = opened(level=1)
    assert sc.offered("raise") == ["yellow8", "red8", "green8", "blue8"]
    assert sc.offered("lower") == ["yellow8", "red8", "green8", "blue8"]
    sc.do("lower:red8")
    assert sc.board()[0] == "red8@3"
    sc.settled()


@rule("Z4.3")
def test_after_that_anyone_fulfils_any_contract() -> None:
    sc = opened("lords")
    assert sc.offered("fulfil") == ["red8", "green8"]
    sc.do("fulfil:green8")
    assert sc.wealth() == [50 + 75, 50, 50]
    sc.settled()


@rule("Z4.3")
def test_after_that_nobody_pays_a_penalty() -> None:
    sc = opened().do("lower:green8")
    assert ("green8" in sc.out(), sc.wealth()) == (True, [50, 50, 50])
    sc.idle()
    assert ("yellow8" in sc.out(), sc.wealth()) == (True, [50, 50, 50])
    sc.settled()


@rule("Z4.3", "Z5.1")
def test_with_two_players_both_contracts_of_the_opponent_become_public() -> None:
    p1 = Has(bag="red8 green8", ghosts="contract", lords="contract")
    p2 = Has(lords="yellow", contracts=["red8@1", "green8"])
    sc = scene(2, deck=[], opened=True, p1=p1, p2=p2, public=[FREE, FREE])
    assert (sc.offered("raise"), sc.offered("lower")) == (["red8"], ["red8", "green8"])
    sc.do("raise:red8")
    assert sc.offered("fulfil") == ["red8", "green8"]
    sc.settled()


def last_contract(level: int = 0, wealth: tuple[int, int, int] = (50, 50, 50)) -> Scene:
    return scene(
        phase="ghosts",
        deck=[],
        opened=True,
        p1=Has(wealth[0], bag="red8", ghosts="contract", lords="contract"),
        p2=Has(wealth[1], bag="blue13 red", lords="gems"),
        p3=Has(wealth[2]),
        public=[f"red8@{level}", FREE],
    )


@rule("Z4.4")
def test_when_deck_and_board_are_empty_the_richest_wins() -> None:
    sc = last_contract(wealth=(10, 20, 400)).do("rest:contract", "fulfil:red8").idle()
    assert (sc.game.ending(sc.state), best(sc)) == ("contracts", [3])
    sc.settled()


@rule("Z4.4")
def test_the_round_of_the_last_contract_is_played_out() -> None:
    sc = last_contract().do("rest:contract", "fulfil:red8")
    assert (sc.state.over, sc.asked) == (False, 2)
    sc.do("sell:blue:1", "enough")
    assert sc.state.over
    assert sc.wealth() == [50 + 120, 50 + 11, 50]
    sc.settled()


@rule("Z4.4")
def test_the_game_ends_before_gems_are_returned() -> None:
    sc = last_contract().do("rest:contract", "fulfil:red8", "rest:gems")
    assert (sc.state.over, sc.bag(2), sc.state.round) == (True, "red1 blue13", 1)


@rule("Z4.4")
def test_the_game_ends_when_the_last_contract_is_removed() -> None:
    sc = last_contract(3).do("lower:red8").idle()
    assert (sc.state.over, sc.game.ending(sc.state), sc.state.round) == (True, "contracts", 1)


@rule("Z4.4")
def test_the_game_ends_when_the_last_contract_expires() -> None:
    sc = last_contract(3).idle()
    assert (sc.state.over, sc.game.ending(sc.state)) == (True, "contracts")


@rule("Z4.4")
def test_the_game_continues_while_one_contract_is_left() -> None:
    sc = last_contract(2).idle()
    assert (sc.state.over, sc.board()[3]) == (False, "red8@3")


@rule("Z4.4")
def test_the_game_continues_while_the_deck_can_fill_the_board() -> None:
    sc = scene(phase="falling", deck=["red8"], public=["blue8@3"])
    assert (sc.state.over, sc.board()[0]) == (False, "red8")


@rule("Z4.4")
def test_equal_wealth_shares_the_win_and_gems_and_symbols_do_not_count() -> None:
    sc = scene(phase="falling", deck=[], p1=Has(70, bag="red9"), p2=Has(70, kept=PLUS[:2]))
    assert (best(sc), sc.game.scores(sc.state)) == ([1, 2], [70, 70, 50])


@rule("Z4.5")
def test_the_game_ends_after_round_50_and_the_richest_wins() -> None:
    sc = scene(phase="pass", round=50, p2=Has(wealth=51), first=1)
    assert (sc.game.ending(sc.state), best(sc)) == ("rounds", [2])
    assert (sc.state.round, sc.state.first) == (50, 1)


@rule("Z4.5")
def test_round_50_itself_is_played_to_its_end() -> None:
    assert scene(phase="pass", round=49).state.round == 50
    sc = scene(round=50, p1=Has(ghosts="red"), p2=Has(bag="blue14", lords="gems"))
    sc.do("take:red").idle()
    assert (sc.state.over, sc.clan(2).gems(), sc.game.ending(sc.state)) == (True, 12, "rounds")


@rule("Z4.5")
def test_a_board_sold_out_in_round_50_ends_by_contracts() -> None:
    sc = scene(phase="falling", deck=[], round=50)
    assert sc.game.ending(sc.state) == "contracts"
