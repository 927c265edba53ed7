"""Moves for animations: gems and cards with their old and new places, for each reader."""

from __future__ import annotations

import pytest

from dvergar.games.jewellers import TITLE
from tests.games.jewellers.box import REST, Has
from tests.games.jewellers.scene import Scene, scene
from tests.marks import rule

PLAIN = ["three-brothers", REST]  # finds without wild logos


def moves(sc: Scene, player: int) -> list[tuple[str, str, str]]:
    """Return the moves of the last action for a player; 0 is a spectator."""
    newest = sc.match.history[-1] if sc.match.history else []
    found = TITLE.moves(sc.game, newest, player - 1)
    return [(move.thing, move.start, move.to) for move in found]


@rule("J2.1", "J2.2")
def test_a_pick_moves_only_when_all_are_shown() -> None:
    sc = scene("advanced", "draft", bowls=["red green2", "blue gold2"]).do("p1 take:red")
    assert moves(sc, 1) == moves(sc, 2) == moves(sc, 0) == []
    sc.do("p2 take:gold")
    red, gold = ("red", "bowl/red", "stock/red"), ("gold", "bowl/gold", "stock/gold")
    assert moves(sc, 1)[:2] == [red, ("gold", "dish/p2", "seat/p2")]
    assert moves(sc, 2)[:2] == [("red", "dish/p1", "seat/p1"), gold]
    assert moves(sc, 0)[:2] == [("red", "dish/p1", "seat/p1"), ("gold", "dish/p2", "seat/p2")]


@rule("J3.2")
@pytest.mark.parametrize(
    ("action", "stone", "start"),
    [("white:red", "grey", "white/red"), ("black:red", "black", "black/red")],
)
def test_a_promise_pays_its_stone_and_takes_from_its_miner_card(
    action: str, stone: str, start: str
) -> None:
    sc = scene("advanced", p1=Has("grey black"), white="red", black="red").do(action)
    pays, gets = (stone, f"stock/{stone}", "bank"), ("red", start, "stock/red")
    assert moves(sc, 1) == [pays, gets]
    assert moves(sc, 2) == [(stone, "seat/p1", "bank"), ("red", start, "seat/p1")]


@rule("J3.10")
def test_a_card_comes_from_the_offer_and_its_gems_go_to_the_bank() -> None:
    sc = scene(p1=Has("red2 blue1"), offer=["garnet-studs"]).do("buy:garnet-studs")
    gems = ["red", "red"]
    assert moves(sc, 1) == [
        *[(gem, f"stock/{gem}", "bank") for gem in gems],
        ("garnet-studs", "card/garnet-studs", "own/garnet-studs"),
    ]
    assert moves(sc, 2)[-1] == ("garnet-studs", "card/garnet-studs", "seat/p1")


@rule("J3.10")
def test_a_card_of_the_discard_pile_comes_from_there() -> None:
    sc = scene(p1=Has("red2 gold2"), discard=["garnet-studs"]).do("buy:garnet-studs")
    assert moves(sc, 1)[-2:] == [
        ("gold", "stock/gold", "bank"),
        ("garnet-studs", "discard", "own/garnet-studs"),
    ]


@rule("J7.3")
def test_a_card_of_the_deck_that_a_patron_sells_comes_from_the_deck() -> None:
    deck = ["monument-fire", "lineage-scroll", REST]
    sc = scene("advanced", "music", patrons=True, p1=Has("red3", ["organ"]), deck=deck)
    sc.do("buy:monument-fire")
    assert moves(sc, 1)[3] == ("monument-fire", "deck", "own/monument-fire")
    assert moves(sc, 2)[3] == ("monument-fire", "deck", "seat/p1")


@rule("J3.12")
def test_the_cost_of_an_opal_bonus_goes_to_the_bank_too() -> None:
    own = Has("red2 blue1 gold1 opal-noble1 opal-court1")
    card = "livery-collar-fire"
    sc = scene("advanced", manner="opal", p1=own, offer=[card])
    sc.do(f"choose:{card}", "pay:red", "pay:opal-court", "pay:opal-noble", "rest")
    paid = [thing for thing, start, to in moves(sc, 1) if to == "bank"]
    assert sorted(paid) == ["opal-court", "opal-noble", "red", "red"]


@rule("J3.6", "J3.7", "J3.8")
@pytest.mark.parametrize(
    ("own", "action", "seen"),
    [
        (Has("gold1"), "hammer:gold:red", [("gold", "stock/gold", "bank"), "red"]),
        (Has(harp=True), "harp:red", ["red"]),
        (Has("gold2", harp=False), "tune:gold", [("gold", "stock/gold", "bank")]),
        (Has("gold2", inkwell=False), "refill:gold", [("gold", "stock/gold", "bank")] * 2),
    ],
)
def test_gifts_take_from_the_bank_and_pay_to_it(
    own: Has, action: str, seen: list[str | tuple[str, str, str]]
) -> None:
    sc = scene("classic" if action.startswith("hammer") else "advanced", p1=own).do(action)
    gained = [("red", "bank", "stock/red") if one == "red" else one for one in seen]
    assert moves(sc, 1) == gained


@rule("J3.8", "J1.7")
def test_an_inkwell_sends_cards_to_the_discard_pile_and_brings_others() -> None:
    sc = scene("advanced", offer=["bellows", "privilege", "anvil"], deck=["organ", "lute"])
    sc.do("ink:bellows", "ink:privilege")
    assert moves(sc, 1) == moves(sc, 2)
    assert set(moves(sc, 0)) == {
        ("bellows", "card/bellows", "discard"),
        ("privilege", "card/privilege", "greens"),
        ("organ", "deck", "card/organ"),
        ("lute", "deck", "card/lute"),
    }


@rule("J7.5")
def test_stones_go_into_squares_and_two_bring_a_crystal() -> None:
    own = Has("red3 green1", ["bellows", "anvil", "quench-trough"])
    sc = scene(patrons=True, p1=own, offer=["hooked-tongs"]).do("set:red")
    assert moves(sc, 1) == [("red", "stock/red", "square/red")]
    assert moves(sc, 2) == []
    sc.do("pair:red:green:blue")
    red, green = [(gem, f"stock/{gem}", f"square/{gem}") for gem in ("red", "green")]
    assert moves(sc, 1) == [red, green, ("blue", "bank", "stock/blue")]
    assert moves(sc, 2) == [("blue", "bank", "seat/p1")]


@rule("J3.13")
def test_what_a_geode_takes_goes_to_the_bank() -> None:
    sc = scene("advanced", p1=Has("red2", ["geode-fire"], harp=False, inkwell=False), passed=[2])
    sc.do("pass")
    assert moves(sc, 1)[:2] == [("red", "stock/red", "bank")] * 2
    assert moves(sc, 2)[:2] == [("red", "seat/p1", "bank")] * 2


@rule("J5.1", "J5.4")
def test_the_crown_is_paid_in_gold_and_brings_the_bonus_crystal_of_the_find() -> None:
    sc = scene("classic", "auction", p1=Has("gold3"), p2=Has(), found=["three-brothers"])
    prize = sc.view(1).prizes[0]
    sc.do("bid:2")
    gold = [("gold", "stock/gold", "bank")] * 2
    assert moves(sc, 1) == [*gold, (prize, f"prize/{prize}", f"stock/{prize}")]
    assert moves(sc, 2)[-1] == (prize, f"prize/{prize}", "seat/p1")


@rule("J4.1", "J4.2", "J4.3")
def test_a_round_ends_with_the_offer_swept_medallions_paid_and_the_offer_filled() -> None:
    own, other = Has(cards=["livery-collar-fire"]), Has(cards=["livery-collar-water"])
    sc = scene(
        "classic", p1=own, p2=other, passed=[2], offer=["anvil", "privilege"], finds=PLAIN,
        deck=["bellows", REST],
    )  # fmt: skip
    sc.do("pass")
    seen = moves(sc, 1)
    assert seen[0] == ("anvil", "card/anvil", "discard")
    assert seen[1] == ("privilege", "card/privilege", "greens")
    assert ("red", "medal/red", "stock/red") in seen
    assert ("bellows", "deck", "card/bellows") in seen
    assert ("red", "medal/red", "seat/p1") in moves(sc, 2)


@rule("J1.7")
def test_a_find_brings_its_green_backed_card_from_their_stock() -> None:
    sc = scene("classic", passed=[2], finds=PLAIN).do("pass")
    card = "investment-colour"
    assert (card, "greens", f"card/{card}") in moves(sc, 0)


@rule("J7.1")
def test_the_house_marker_goes_from_its_owner_to_a_card() -> None:
    cards = ["bellows", "anvil"]
    sc = scene("classic", "house", patrons=True, p1=Has(cards=["garnet-studs"]), offer=cards)
    sc.do("house:anvil")
    for player in (0, 1, 2):
        assert moves(sc, player)[0] == ("house", "seat/p1", "card/anvil")


@rule("J7.2", "J7.8")
def test_a_card_that_is_moved_within_the_deck_is_shown_to_nobody() -> None:
    four = ["brazier-of-the-flame", "altar-of-the-deep-earth"]
    sc = scene(
        "classic", "faith", patrons=True, p1=Has(cards=four), deck=["bellows", "anvil", REST]
    )
    sc.do("move:anvil:bottom")
    assert [moves(sc, player) for player in (0, 1, 2)] == [[], [], []]
    sc.do("move:bellows:offer")
    for player in (0, 1, 2):
        assert moves(sc, player) == [("bellows", "deck", "card/bellows")]
