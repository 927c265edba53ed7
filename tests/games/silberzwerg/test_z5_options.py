"""Z5.3: options, alone and combined."""

from __future__ import annotations

from itertools import product

import pytest

from dvergar.games import title
from dvergar.games.options import describe
from dvergar.games.record import BadTable, begin, newest_cards
from dvergar.games.silberzwerg.cards.options import Options
from tests.games.silberzwerg.printed import PLUS
from tests.games.silberzwerg.scene import FREE, Has, Scene, fresh, scene
from tests.marks import rule

WAITS = Has(lords="yellow")
BONUS = Options(public_bonus=True)
OPEN = Options(open_contracts=True)


@rule("Z5.3")
def test_the_long_game_for_three_has_all_34() -> None:
    sc = fresh(3, Options(long=True))
    assert (len(sc.game.book.deck), sc.view(1).deck) == (34, 29)


@rule("Z5.3")
def test_the_short_game_for_four_has_the_22() -> None:
    sc = fresh(4, Options(short=True))
    assert (sc.game.book.deck, sc.view(1).deck) == (fresh(3).game.book.deck, 16)


@rule("Z5.3")
@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, Options(long=True), "long"),
        (4, Options(long=True), "long"),
        (2, Options(short=True), "short"),
        (3, Options(short=True), "short"),
        (3, Options(long=True, short=True), "short"),
        (4, Options(long=True, short=True), "long"),
    ],
)
def test_an_option_for_another_number_of_players_is_refused(
    seats: int, options: Options, reason: str
) -> None:
    game = title("silberzwerg")
    with pytest.raises(BadTable, match=f"^{reason}: .*Z5.3"):
        begin(game, options, newest_cards(game), ["human"] * seats, 1)


def test_options_list_the_player_counts_they_are_for() -> None:
    shown = {name: info.only for name, info in describe(Options).items() if info.only}
    assert shown == {"long": {"players": ["3"]}, "short": {"players": ["4"]}}


@rule("Z5.3")
@pytest.mark.parametrize("colour", ["yellow", "red", "green", "blue"])
def test_in_the_low_start_one_colour_contracts_are_worth_100_88_76_64(colour: str) -> None:
    low = Options(low_start=True)
    for level, value in enumerate([100, 88, 76, 64]):
        p1 = Has(0, bag=f"{colour}8", lords="contract", contracts=[f"{colour}8@{level}"])
        sc = scene(phase="lords", options=low, p1=p1, p2=WAITS)
        assert sc.view(1).spaces[0].value == value
        sc.do(f"fulfil:{colour}8")
        assert sc.wealth()[0] == value
        sc.settled()


@rule("Z5.3")
def test_the_low_start_changes_no_other_contract_and_no_penalty() -> None:
    low, plain = fresh(4, Options(low_start=True)).game.book, fresh(4).game.book
    assert [a == b for a, b in zip(low.values, plain.values, strict=True)] == [False] * 4 + [
        True
    ] * 30
    sc = scene(phase="falling", options=Options(low_start=True), p1=Has(contracts=["red8@3"]))
    assert sc.wealth()[0] == 20
    sc.settled()


def fulfiller(options: Options, opened: bool = False) -> Scene:
    """Let p1 hold the gems for its own contract, p2's and a public one."""
    return scene(
        phase="lords", options=options, opened=opened, deck=[] if opened else ["..."],
        p1=Has(bag="red8 green8 blue8", lords="contract", contracts=["red8@1"]),
        p2=Has(lords="yellow", contracts=["green8"]), public=["blue8@2", FREE],
    )  # fmt: skip


@rule("Z5.3")
@pytest.mark.parametrize(("card", "gain"), [("red8", 105), ("blue8", 90 + 15)])
def test_the_bonus_is_15_for_contracts_from_the_public_spaces(card: str, gain: int) -> None:
    sc = fulfiller(BONUS)
    shown = {option.action: option.line.args for option in sc.view(1).choices}
    assert shown[f"fulfil:{card}"]["thalers"] == gain
    sc.do(f"fulfil:{card}")
    assert sc.wealth()[0] == 50 + gain
    sc.settled()


@rule("Z5.3")
def test_without_the_option_there_is_no_bonus() -> None:
    assert fulfiller(Options()).do("fulfil:blue8").wealth()[0] == 140


@rule("Z5.3", "Z4.3")
@pytest.mark.parametrize(("card", "gain"), [("red8", 105), ("green8", 120), ("blue8", 105)])
def test_after_all_are_public_the_bonus_is_still_for_the_two_spaces(card: str, gain: int) -> None:
    sc = fulfiller(BONUS, opened=True).do(f"fulfil:{card}")
    assert sc.wealth()[0] == 50 + gain
    sc.settled()


@rule("Z5.3")
def test_with_open_contracts_anyone_fulfils_any() -> None:
    assert fulfiller(Options()).offered("fulfil") == ["red8", "blue8"]
    sc = fulfiller(OPEN)
    assert sc.offered("fulfil") == ["red8", "green8", "blue8"]
    sc.do("fulfil:green8")
    assert (sc.wealth()[:2], sc.board()[1]) == ([170, 50], "-")
    sc.idle()
    assert sc.wealth()[1] == 50  # no penalty when another player fulfils it
    sc.settled()


@rule("Z5.3", "Z2.6")
def test_with_open_contracts_the_player_who_fulfils_keeps_the_symbol() -> None:
    p1 = Has(bag="yellow4 red4", lords="contract")
    card = "yellow4-red4"
    assert card in PLUS
    sc = scene(phase="lords", options=OPEN, p1=p1, p2=Has(lords="yellow", contracts=[card]))
    sc.do(f"fulfil:{card}")
    assert (sc.kept(1), sc.kept(2)) == ([card], [])
    sc.settled()


@rule("Z5.3")
def test_with_open_contracts_owners_still_pay_penalties() -> None:
    sc = scene(phase="falling", options=OPEN, p1=Has(contracts=["red8@3"]))
    assert sc.wealth() == [20, 50, 50]
    ghost = scene(options=OPEN, p1=Has(ghosts="contract"), p2=Has(contracts=["red8@3"]), p3=WAITS)
    ghost.do("lower:red8")
    assert ghost.wealth() == [50, 20, 50]
    sc.settled()
    ghost.settled()


@rule("Z5.3", "Z2.4")
def test_with_open_contracts_ghosts_still_follow_their_rules() -> None:
    sc = scene(options=OPEN, p1=Has(ghosts="contract", contracts=["red8@1"]),
               p2=Has(contracts=["green8@1"]), p3=WAITS)  # fmt: skip
    assert (sc.offered("raise"), sc.offered("lower")) == (["red8"], ["green8"])
    sc.settled()


@rule("Z5.3")
def test_options_work_together() -> None:
    options = Options(short=True, low_start=True, public_bonus=True, open_contracts=True)
    sc = scene(4, "lords", options=options, p1=Has(bag="red8 blue8", lords="contract"),
               p2=Has(bag="blue8", lords="contract", contracts=["red8@1"]), p3=WAITS,
               public=["blue8"])  # fmt: skip
    sc.do("fulfil:red8")
    assert sc.wealth()[0] == 50 + 88
    sc.do("fulfil:blue8")
    assert sc.wealth()[1] == 50 + 100 + 15
    assert len(sc.game.book.deck) == 22
    sc.settled()


@rule("Z5.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_possible_mix_of_options_plays_a_round(seats: int) -> None:
    for size, low, bonus, open in product([False, True], repeat=4):
        if size and seats == 2:
            continue
        options = Options(size and seats == 3, size and seats == 4, low, bonus, open)
        sc = fresh(seats, options)
        for player in range(1, seats + 1):
            leaders = ("red gems", "red gems") if seats == 2 else ("gems", "red")
            sc.place(player, "yellow4 red4" if seats == 2 else "red4", *leaders)
        sc.settled()
        assert sc.state.round == 2
