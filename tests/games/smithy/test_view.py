"""Views show prices, choices and why other things are blocked."""

from __future__ import annotations

import pytest

from dvergar.engine.rng import FastRng, fast
from dvergar.games.smithy.shown.view import view
from tests.marks import rule
from tests.scenario import Has, Scenario, scenario

QUIET = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])


def why(sc: Scenario, thing: str, verb: str) -> tuple[str, dict[str, object]]:
    found = [b.why for b in sc.view(1).blocked if (b.thing, b.verb) == (thing, verb)]
    assert len(found) == 1
    return found[0].id.removeprefix("smithy-why-"), dict(found[0].args)


@rule("S1.5")
def test_a_spectator_sees_only_what_everyone_has_seen() -> None:
    other = ("oathblade", ["silver", "mithril", "mithril"])
    sc = scenario(p1=Has(hand=["iron"], kings=[QUIET, other], open=["quiet-mail"]))
    seen = view(sc.game, sc.state, -1)
    assert [k.card for k in seen.smiths[0].kings] == ["quiet-mail", ""]
    assert (seen.smiths[0].hand, seen.choices, seen.blocked) == ([], [], [])
    sc.settled()


@rule("S1.5")
def test_a_world_has_its_own_random_generator() -> None:
    sc = scenario()
    world = sc.game.clone(sc.state)
    sc.game.resample(world, 0, fast(1))
    assert isinstance(world.rng, FastRng)
    assert world.rng.encode() != sc.state.rng.encode()
    sc.settled()


def test_only_the_player_asked_has_choices() -> None:
    sc = scenario(3, bidding=True, p2=Has(market=["iron"])).do("name:p2:iron", "bid:2")
    assert [len(sc.view(p).choices) > 0 for p in (1, 2, 3)] == [False, False, True]
    assert [option.action for option in sc.view(3).choices] == sc.legal(3)
    sc.do("pass", "to:market").settled()


def test_an_auction_shows_seller_card_and_highest_bid_to_all() -> None:
    sc = scenario(3, bidding=True, p2=Has(market=["refined-iron"]))
    sc.do("name:p2:refined-iron", "bid:5")
    for player in (1, 2, 3):
        auction = sc.view(player).auction
        assert auction is not None
        assert (auction.seller, auction.high, auction.holder) == (1, 5, 0)
        assert (auction.card.card, auction.card.refined, auction.card.buy) == ("iron", True, 4)
    sc.do("pass")
    assert (sc.view(1).question, sc.view(1).subject) == ("place", "iron.refined")
    assert sc.view(2).subject == ""
    sc.do("to:market")
    assert (sc.view(1).auction, sc.view(1).subject) == (None, "")
    sc.settled()


def test_a_craft_being_paid_is_shown_to_its_player() -> None:
    shop = [f"refined-{kind}" for kind in ("iron", "iron", "gold", "ruby", "emerald")]
    sc = scenario(p1=Has(hand=["emberheart"], workshop=shop)).do("craft:emberheart")
    paying = sc.view(1).paying
    assert paying is not None
    assert (paying.card, paying.laid) == ("emberheart", ["iron", "iron", "gold"])
    assert sc.view(2).paying is None
    sc.do("pay:ruby").settled()


def test_the_question_names_the_card_to_its_owner() -> None:
    market = ["iron", "gold", "ruby", "earth"]
    sc = scenario(p1=Has(market=market, stacks=[QUIET]), start="turn")
    assert (sc.view(1).question, sc.view(1).subject, sc.view(2).subject) == (
        "exchange",
        "quiet-mail",
        "",
    )
    sc.do("exchange:iron").settled()


@rule("S2.12", "S5.2")
def test_the_warehouse_is_shown_from_the_top_at_the_viewers_prices() -> None:
    clerk = Has(apprentices=["yard-clerk"])
    sc = scenario(p1=clerk, warehouse=["iron", "gold", "earth"])
    for player, prices in ((1, [7, 6, 2]), (2, [9, 9, 6])):
        stock = sc.view(player).warehouse
        assert [(card.card, card.above) for card in stock] == [
            ("earth", 0),
            ("gold", 1),
            ("iron", 2),
        ]
        assert [card.price for card in stock] == prices
    assert [card.price for card in view(sc.game, sc.state, -1).warehouse] == [9, 9, 6]
    sc.settled()


@pytest.mark.parametrize(
    ("action", "price"),
    [("sell:gold", -2), ("buy:warehouse:iron", 4), ("buy:p2:refined-iron", 2), ("end", 0)],
)
def test_a_choice_shows_its_price(action: str, price: int) -> None:
    p1 = Has(market=["gold"], apprentices=["haggler"])
    sc = scenario(p1=p1, p2=Has(market=["refined-iron"]), warehouse=["iron"])
    assert [o.price for o in sc.view(1).choices if o.action == action] == [price]
    sc.settled()


@rule("S2.14")
def test_a_choice_to_craft_shows_its_cheapest_payment() -> None:
    shop = [f"refined-{kind}" for kind in ("gold", "ruby", "sapphire", "emerald")]
    sc = scenario(p1=Has(hand=["seal-ring"], workshop=shop))
    (option,) = [o for o in sc.view(1).choices if o.action == "craft:seal-ring"]
    assert option.pays == ["gold", "sapphire"]
    sc.settled()


def test_ranks_are_unique_and_ending_the_turn_comes_last() -> None:
    has = Has(hand=["iron", "goblet"], market=["gold"], workshop=["refined-silver", "refined-gold"])
    ranks = {o.action: o.rank for o in scenario(p1=has).view(1).choices}
    assert len(set(ranks.values())) == len(ranks)
    assert max(ranks, key=lambda action: ranks[action]) == "end"


def test_why_a_craft_is_not_possible() -> None:
    lacks = scenario(p1=Has(hand=["goblet"], workshop=["refined-silver"]))
    assert why(lacks, "hand/goblet", "craft") == ("lacks", {"parts": ["gold"]})
    full = scenario(
        p1=Has(hand=["goblet"], workshop=["refined-silver", "refined-gold"] + ["iron"] * 5)
    )
    assert why(full, "hand/goblet", "craft") == ("workshop-full", {"limit": 7})


def test_why_a_card_cannot_be_played_or_moved() -> None:
    sc = scenario(p1=Has(hand=["iron"], market=["gold"] * 4, workshop=["ruby"]))
    assert why(sc, "hand/iron", "market") == ("market-full", {"limit": 4})
    assert why(sc, "workshop/ruby", "market") == ("market-full", {"limit": 4})
    moved = scenario(p1=Has(market=["gold"])).do("move:gold:workshop")
    assert why(moved, "workshop/gold", "market") == ("just-moved", {})
    back = scenario(p1=Has(workshop=["gold"])).do("move:gold:market")
    assert why(back, "market/tilted-gold", "workshop") == ("just-moved", {})


def test_why_a_card_cannot_be_sold_or_discarded() -> None:
    sc = scenario(p1=Has(market=["tilted-gold", "tilted-goblet"], kings=[QUIET]))
    assert why(sc, "market/tilted-gold", "sell") == ("tilted", {})
    assert why(sc, "market/tilted-goblet", "discard") == ("tilted", {})
    assert why(sc, "king/quiet-mail", "move") == ("king", {})


def test_why_a_card_cannot_be_bought() -> None:
    poor = scenario(p1=Has(coins=3), p2=Has(market=["refined-gold"]), warehouse=["gold"])
    assert why(poor, "p2/refined-gold", "buy") == ("coins", {"coins": 5})
    assert why(poor, "warehouse/gold", "buy") == ("coins", {"coins": 5})
    full = scenario(p1=Has(hand=["iron"] * 6), warehouse=["gold"])
    assert why(full, "warehouse/gold", "buy") == ("hand-full", {"limit": 6})
    crowded = scenario(p1=Has(market=["gold"] * 4, workshop=["iron"] * 7), p2=Has(market=["iron"]))
    assert why(crowded, "p2/iron", "buy") == ("no-room", {})


def test_why_a_card_cannot_be_named_again() -> None:
    sc = scenario(bidding=True, p2=Has(market=["iron"])).do("name:p2:iron", "pass")
    assert [b.why.id for b in sc.view(1).blocked if b.thing == "p2/iron"] == ["smithy-why-named"]
    sc.settled()


@rule("S2.15")
def test_a_tilted_card_is_one_thing_for_crafting_and_for_moving() -> None:
    market = ["tilted-goblet", "tilted-trail-knife"]
    sc = scenario(p1=Has(market=market, workshop=["refined-silver", "refined-gold"]))
    things = {o.action: o.thing for o in sc.view(1).choices}
    assert things["craft:goblet"] == things["move:tilted-goblet:workshop"] == "market/tilted-goblet"
    assert why(sc, "market/tilted-trail-knife", "craft") == ("lacks", {"parts": ["iron"]})
    sc.settled()


@rule("S0.3")
def test_a_missing_part_such_as_any_metal_is_named_as_printed() -> None:
    sc = scenario(p1=Has(hand=["seal-ring"], workshop=["refined-gold"]))
    assert why(sc, "hand/seal-ring", "craft") == ("lacks", {"parts": ["any-gem"]})
    sc.settled()


@rule("S1.5")
def test_the_paying_player_sees_the_rule_for_paying_and_others_the_rule_for_acting() -> None:
    shop = [f"refined-{metal}" for metal in ("iron", "silver", "mithril", "mithril")]
    sc = scenario(mode="starter", p1=Has(hand=["watch-sword"], workshop=shop))
    assert [sc.view(p).rule for p in (1, 2)] == ["S2.7", "S2.7"]
    sc.do("craft:watch-sword")
    assert [sc.view(p).rule for p in (1, 2)] == ["S2.14", "S2.7"]
    sc.do(sc.legal()[0]).settled()


def test_a_blocked_choice_names_its_rule() -> None:
    sc = scenario(p1=Has(coins=0, hand=["goblet"], market=["tilted-iron"]), warehouse=["gold"])
    rules = {(no.thing, no.verb): no.rule for no in sc.view(1).blocked}
    assert rules["hand/goblet", "craft"] == "S2.14"
    assert rules["market/tilted-iron", "sell"] == "S2.15"
    assert rules["warehouse/gold", "buy"] == "S2.12"
    sc.settled()
