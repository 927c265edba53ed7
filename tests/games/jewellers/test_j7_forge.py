"""J7.5: with the forge patron, players place stones in their turns."""

from __future__ import annotations

import pytest

from tests.games.jewellers.box import Has
from tests.games.jewellers.scene import Mode, Scene, last_round, scene
from tests.marks import rule

SIX = ["bellows", "anvil", "quench-trough"]  # two open squares of each colour


def placing(
    stock: str, cards: list[str], *, round: int = 2, rewards: int = 0, mode: Mode = "classic",
    hammer: str | None = None,
) -> Scene:  # fmt: skip
    p1 = Has(stock, cards, hammer=hammer, rewards=rewards)
    return scene(mode, patrons=True, p1=p1, round=round, offer=["hooked-tongs"])


@rule("J7.5")
def test_a_placed_stone_leaves_the_stock_permanently() -> None:
    sc = placing("red3", ["bellows"])
    assert sc.offered("set") == ["red"]
    sc.do("set:red")
    assert (sc.stock(1), sc.player(1).placed) == ("red2", [1, 0, 0, 0, 0, 0])
    assert sc.scores()[0] - placing("red3", ["bellows"]).scores()[0] == 3
    sc.do("set:red").refuse("set:red")
    sc.settled()


@rule("J7.5")
def test_stones_go_only_into_open_squares_of_their_colour_or_any_colour() -> None:
    assert placing("green9 blue9", ["bellows"]).offered("set") == []
    sc = placing("red9 blue9", ["bellows", "long-tongs"])
    assert sc.offered("set") == ["red", "blue"]
    sc.do("set:blue")
    assert sc.offered("set") == ["red"]
    sc.do("set:red", "set:red")
    assert sc.offered("set") == []


@rule("J7.5")
def test_gold_and_jokers_cannot_be_placed() -> None:
    assert placing("gold9 topaz2 grey2", ["long-tongs"]).verbs() & {"set", "pair"} == set()


@rule("J7.5")
def test_placing_two_of_one_colour_at_once_gives_one_of_another() -> None:
    sc = placing("red2 green2 blue2", SIX)
    found = set(sc.offered("pair"))
    assert found == {
        "red:red:green", "red:red:blue", "green:green:red", "green:green:blue", "blue:blue:red",
        "blue:blue:green", "red:green:blue", "red:blue:green", "green:blue:red",
    }  # fmt: skip
    sc.do("pair:red:red:blue")
    assert (sc.stock(1), sc.player(1).placed[:3]) == ("green2 blue3", [2, 0, 0])


@rule("J7.5")
def test_placing_two_colours_gives_the_third() -> None:
    sc = placing("red green", ["bellows", "anvil"]).do("pair:red:green:blue")
    assert (sc.stock(1), sc.player(1).placed[:3]) == ("blue1", [1, 1, 0])


@rule("J7.5")
def test_a_gained_stone_may_be_placed_at_once() -> None:
    sc = placing("red2 green", SIX).do("pair:red:red:green", "pair:green:green:blue", "set:blue")
    assert (sc.stock(1), sc.player(1).placed[:3]) == ("", [2, 2, 1])


@rule("J7.5")
def test_at_most_two_stones_are_gained_per_round() -> None:
    sc = placing("red9 green9 blue9", SIX).do("pair:red:red:blue", "pair:green:green:blue")
    assert (sc.offered("pair"), sc.offered("set")) == ([], ["blue"])
    assert placing("red9", ["bellows"], rewards=2).offered("pair") == []
    assert placing("red9", ["bellows"], rewards=1).offered("pair") == [
        "red:red:green",
        "red:red:blue",
    ]


@rule("J7.5")
def test_the_limit_of_gains_resets_each_round() -> None:
    sc = placing("red9 green9 blue9", SIX).do("pair:red:red:blue", "pair:green:green:blue")
    sc.idle()
    assert sc.state.round == 3
    sc.idle("turns")
    while sc.asked != 1:
        sc.do("pass")
    assert sc.player(1).rewards == 0
    assert "blue:blue:red" in sc.offered("pair", 1)


@rule("J7.5")
def test_placing_in_round_one_gains_nothing() -> None:
    sc = placing("red9", ["bellows"], round=1)
    assert (sc.offered("set"), sc.offered("pair")) == (["red"], [])


@rule("J7.5")
@pytest.mark.parametrize(
    ("stock", "cards", "pairs"),
    [
        ("red", ["bellows"], set()),
        ("red2", ["spectacles-red-green"], set()),
        ("red green", ["spectacles-red-green"], {"red:green:blue"}),
        ("red2", ["spectacles-red-green", "long-tongs"], {"red:red:green", "red:red:blue"}),
        ("blue2", ["long-tongs"], set()),
        ("blue2", ["long-tongs", "ceremonial-hammer"],
         {"blue:blue:red", "blue:blue:green"}),
        ("blue red", ["long-tongs"], set()),
        ("blue red", ["long-tongs", "bellows"], {"red:blue:green"}),
    ],
)  # fmt: skip
def test_a_pair_needs_two_stones_and_two_squares(
    stock: str, cards: list[str], pairs: set[str]
) -> None:
    assert set(placing(stock, cards).offered("pair")) == pairs


@rule("J7.5", "J3.10")
def test_placing_is_not_an_action() -> None:
    sc = placing("red3 gold", ["bellows"]).do("set:red", "set:red")
    assert {"pass", "buy"} <= sc.verbs()
    assert "end" not in sc.verbs()
    sc.do("buy:hooked-tongs")
    assert sc.asked == 2


def privileged(stock: str, cards: list[str], *offer: str) -> Scene:
    """Start after the first of a Privilege's two purchases."""
    p1 = Has(stock, [*cards, "privilege"])
    sc = scene("classic", patrons=True, p1=p1, offer=["bellows", *offer]).do("choose:bellows")
    while sc.view(1).question == "pay":
        sc.do("rest")
    return sc


@rule("J7.5", "J3.5")
def test_stones_may_be_placed_between_the_two_purchases_of_a_privilege() -> None:
    sc = privileged("red5 gold", [], "hooked-tongs", "long-tongs")
    assert (sc.view(1).question, sc.stock(1)) == ("second", "red3 gold1")
    assert {"set:red", "pair:red:red:green", "buy:hooked-tongs", "forgo"} <= set(sc.legal())
    assert "stock/red" in {option.thing for option in sc.view(1).choices}
    sc.do("set:red")
    assert (sc.view(1).question, sc.stock(1)) == ("second", "red2 gold1")
    sc.do("set:red").refuse("set:red").do("buy:hooked-tongs")
    assert (sc.asked, sc.player(1).placed[:3]) == (2, [2, 0, 0])


@rule("J7.5", "J3.5")
def test_placing_stones_may_pay_for_the_second_purchase() -> None:
    """The Clasp costs green 2: one from the stock and one gained from a pair."""
    sc = privileged("red4 green", [], "moss-agate-clasp")
    assert (sc.offered("buy"), sc.offered("set")) == ([], ["red"])
    sc.do("pair:red:red:green", "buy:moss-agate-clasp")
    assert (sc.asked, sc.stock(1)) == (2, "")


@rule("J7.5", "J3.5")
def test_the_second_purchase_ends_after_the_last_stone_if_nothing_can_be_bought() -> None:
    sc = privileged("red3", [], "hooked-tongs").do("set:red")
    assert (sc.asked, sc.player(1).placed[0]) == (2, 1)
    assert privileged("red3", [], "hooked-tongs").do("forgo").asked == 2


@rule("J7.5", "J7.6")
def test_stones_may_be_placed_before_the_noble_patrons_card_and_between_its_promises() -> None:
    own = Has("red4 grey2", ["runed-helm"])
    sc = scene(
        "classic", patrons=True, p1=own, offer=["bellows"], white="red gold", deck=["garnet-studs"]
    ).do("buy:bellows")
    assert sc.view(1).question == "noble"
    assert {"set:red", "pair:red:red:green", "white:gold"} <= set(sc.legal())
    sc.do("white:gold", "pair:red:red:green", "white:red")
    assert (sc.view(1).question, sc.offered("white")) == ("noble", [])
    sc.do("buy:garnet-studs")
    assert (sc.asked, sc.stock(1), sc.player(1).placed[0]) == (2, "green1 gold1", 2)


@rule("J7.5", "J7.6")
def test_the_noble_patron_also_asks_if_only_stones_can_be_placed() -> None:
    own = Has("red3", ["runed-helm"])
    sc = scene("classic", patrons=True, p1=own, offer=["bellows"], deck=["anvil"])
    sc.do("buy:bellows")
    assert (sc.view(1).question, sc.legal()) == ("noble", ["set:red", "forgo"])
    assert sc.do("set:red").legal() == [
        "forgo"
    ]  # a player who looks is asked even if they can't pay
    assert sc.do("forgo").asked == 2


@rule("J7.5")
def test_stones_are_placed_only_in_their_owners_turn() -> None:
    sc = placing("red3", ["bellows"])
    assert sc.legal(2) == []
    sc.do("pass")
    assert (sc.asked, sc.legal(1)) == (2, [])


@rule("J7.5")
def test_without_patrons_nothing_is_placed_before_final_scoring() -> None:
    sc = scene(p1=Has("red3", ["bellows"]), offer=["hooked-tongs"])
    assert sc.verbs() & {"set", "pair"} == set()


@rule("J7.5", "J6.10")
def test_the_warhammers_squares_open_with_the_last_pass() -> None:
    sc = placing("red9 blue", ["bellows"], round=last_round("classic"), hammer="forge")
    assert sc.offered("set") == ["red"]
    sc.do("set:red", "set:red").refuse("set:red", "set:blue")
    sc.do("pass")
    assert (sc.asked, sc.view(1).question) == (1, "stones")
    assert sc.offered("set") == ["red", "blue"]
    before = sc.scores()[0]
    sc.do("set:red", "set:red", "set:red", "set:blue")
    assert (sc.player(1).placed, sc.asked) == ([2, 0, 0, 3, 0, 1], 2)
    assert sc.scores()[0] - before == 9
    sc.settled()


@rule("J7.5", "J6.10")
def test_placing_at_the_last_pass_still_gains() -> None:
    last = last_round("classic")
    sc = placing("red2", [], round=last, hammer="forge").do("pass")
    assert sc.offered("pair") == ["red:red:green", "red:red:blue"]
    sc.do("pair:red:red:blue", "set:blue")
    assert (sc.player(1).placed, sc.stock(1)) == ([0, 0, 0, 2, 0, 1], "")
    spent = placing("red2", [], round=last, hammer="forge", rewards=2).do("pass")
    assert (spent.offered("pair"), spent.offered("set")) == ([], ["red"])


@rule("J7.5")
def test_the_last_stones_may_be_kept() -> None:
    sc = placing("red2", [], round=last_round("classic"), hammer="forge").do("pass", "end")
    assert (sc.asked, sc.stock(1)) == (2, "red2")


@rule("J7.5", "J6.10")
@pytest.mark.parametrize(("round", "hammer"), [(4, "forge"), (5, "families")])
def test_the_hammer_has_no_squares_before_the_last_round_or_on_the_other_face(
    round: int, hammer: str
) -> None:
    sc = placing("red9", [], round=round, hammer=hammer).do("pass")
    assert sc.asked == 2


@rule("J7.5", "J3.13")
def test_a_placed_stone_fills_a_square_that_would_protect_another() -> None:
    cards = ["geode-fire", "bellows"]
    idle = placing("red4", cards, mode="advanced").do("pass")
    assert idle.stock(1) == "red2"
    sc = placing("red4", cards, mode="advanced").do("set:red", "pass")
    assert (sc.stock(1), sc.player(1).placed[0]) == ("red1", 1)
