"""S1.4 and S1.5: what is public, what is hidden, and what stays known."""

from __future__ import annotations

import pytest

from dvergar.games.smithy.shown.view import View, view
from tests.marks import rule
from tests.scenario import REST, Has, Scenario, scenario

QUIET = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])


def texts(seen: View) -> str:
    """Return a whole view as one text."""
    return repr(seen)


@rule("S1.4")
def test_card_text_overrides_the_rules() -> None:
    shop = ["refined-gold"]
    sc = scenario(p1=Has(hand=["silver", "goblet"], workshop=shop, apprentices=["bellows-hand"]))
    sc.do("play:silver:refined", "craft:goblet")
    assert sc.stacks(1) == {"goblet": ["silver", "gold"]}
    sc.settled()


@rule("S1.4")
def test_cards_never_return_from_market_or_workshop_to_a_hand() -> None:
    has = Has(market=["iron", "goblet", "tilted-ruby"], workshop=["gold", "refined-gold", "barker"])
    sc = scenario(p1=has, p2=Has(market=["iron", "seal-ring"]))
    for text in [text for text in sc.legal() if text != "end"]:
        after = scenario(p1=has, p2=Has(market=["iron", "seal-ring"])).do(text)
        if text.startswith("buy:"):
            after.do("to:workshop")
        assert after.hand(1) == [], text
        after.settled()


@rule("S1.4")
@pytest.mark.parametrize("player", [1, 2, 3])
def test_discard_piles_are_public(player: int) -> None:
    sc = scenario(3, mine=["iron"] * 9, scrap=[REST], guild=["goblet"], discard=[REST])
    seen = sc.view(player)
    assert seen.scrap == {
        "iron": 17, "silver": 22, "gold": 20, "mithril": 18, "emerald": 3, "ruby": 3,
        "sapphire": 4, "moongem": 4, "thunder": 4, "lightning": 4, "frost": 4, "earth": 4,
    }  # fmt: skip
    assert len(seen.discard) == 59
    assert "goblet" not in seen.discard
    sc.settled()


@rule("S1.4")
def test_stacks_are_public_and_kings_items_show_their_resources() -> None:
    sc = scenario(p1=Has(stacks=[("keg-of-nails", ["iron"]), QUIET]))
    for player, king in ((1, "quiet-mail"), (2, "")):
        stacks = [(k.card, k.parts) for k in sc.view(player).smiths[0].stacks]
        assert stacks == [("keg-of-nails", ["iron"]), (king, QUIET[1])]
    sc.settled()


@rule("S1.4")
def test_under_a_completed_kings_item_only_its_owner_sees_the_card() -> None:
    sc = scenario(3, p2=Has(kings=[QUIET]))
    assert [sc.view(p).smiths[1].kings[0].card for p in (1, 2, 3)] == ["", "quiet-mail", ""]
    assert view(sc.game, sc.state, -1).smiths[1].kings[0].card == ""
    sc.settled()


@rule("S1.5")
def test_hands_are_hidden_except_for_their_size() -> None:
    sc = scenario(p2=Has(hand=["ruby", "frost", "crown-plate"]))
    seen = sc.view(1).smiths[1]
    assert (seen.hand, seen.mine_backs, seen.guild_backs) == ([], 2, 1)
    assert "crown-plate" not in texts(sc.view(1))
    assert sc.hand(2) == ["crown-plate", "frost", "ruby"]
    sc.settled()


@rule("S1.5")
def test_the_decks_show_only_how_many_are_left() -> None:
    sc = scenario(mine=["ruby", "iron"], guild=["goblet", "barker"])
    for player in (1, 2):
        assert (sc.view(player).mine, sc.view(player).guild) == (2, 2)
        assert "goblet" not in texts(sc.view(player))
    sc.settled()


@rule("S1.5")
def test_coins_are_public() -> None:
    sc = scenario(p1=Has(coins=7), p2=Has(coins=41))
    assert [him.coins for him in sc.view(1).smiths] == [7, 41]
    sc.settled()


@rule("S1.5")
def test_others_see_the_deck_of_a_draw_and_only_the_drawer_sees_the_card() -> None:
    has = Has(hand=["iron"] * 4)
    sc = scenario(p1=has, p2=Has(hand=["iron"] * 6), mine=[REST, "ruby"], guild=[REST, "goblet"])
    sc.do("end", "draw:mine", "draw:guild")
    own, other = "\n".join(sc.says(1)), "\n".join(sc.says(2))
    assert "drew-mine-card player=0 card=ruby" in own
    assert "drew-guild-card player=0 card=goblet" in own
    assert "drew-mine player=0" in other
    assert "drew-guild player=0" in other
    assert "ruby" not in other
    assert "goblet" not in other
    sc.settled()


@rule("S1.5")
def test_a_warehouse_card_in_a_hand_is_shown_as_known() -> None:
    sc = scenario(p1=Has(coins=30, hand=["ruby"]), warehouse=["iron"]).do("buy:warehouse:iron")
    seen = sc.view(2).smiths[0]
    assert (seen.hand, seen.mine_backs) == (["iron"], 2)
    sc.settled()


@rule("S1.5")
def test_the_first_of_its_kind_to_leave_the_hand_is_the_known_one() -> None:
    sc = scenario(p1=Has(hand=["iron", "iron", "gold"], shown=["iron", "gold"]))
    sc.do("play:iron:market")
    assert sc.view(2).smiths[0].hand == ["gold"]
    sc.do("play:iron:market")
    assert sc.view(2).smiths[0].hand == ["gold"]
    sc.settled()


@rule("S1.5")
def test_a_kings_item_crafted_from_the_hand_is_hidden_from_the_others() -> None:
    shop = ["refined-silver"] * 2 + ["refined-mithril"] * 2
    sc = scenario(p1=Has(hand=["quiet-mail"], workshop=shop)).do("craft:quiet-mail")
    assert sc.stacks(1) == {"quiet-mail": QUIET[1]}
    assert [(k.card, k.parts) for k in sc.view(2).smiths[0].stacks] == [("", QUIET[1])]
    assert "quiet-mail" in "\n".join(sc.says(1))
    assert "quiet-mail" not in "\n".join(sc.says(2)) + texts(sc.view(2))
    sc.settled()


@rule("S1.5")
@pytest.mark.parametrize("place", ["market", "workshop"])
def test_a_kings_item_crafted_from_the_table_stays_known_to_all(place: str) -> None:
    sc = open_craft(place)
    assert [k.card for k in sc.view(2).smiths[0].stacks] == ["quiet-mail"]
    assert "quiet-mail" in "\n".join(sc.says(2))
    sc.do("end")
    while sc.state.active == 0:
        sc.do("draw:mine")
    sc.do("end")
    assert [k.card for k in sc.view(2).smiths[0].kings] == ["quiet-mail"]
    sc.settled()


def open_craft(place: str) -> Scenario:
    """Craft a king's item from a place everyone sees; the other player's hand is full."""
    shop = ["refined-silver"] * 2 + ["refined-mithril"] * 2
    if place == "market":
        has = Has(hand=["iron"] * 5, market=["quiet-mail"], workshop=shop)
    else:
        has = Has(hand=["iron"] * 5, workshop=[*shop, "quiet-mail"])
    return scenario(p1=has, p2=Has(hand=["iron"] * 6)).do("craft:quiet-mail")


@rule("S1.5")
def test_while_a_craft_is_being_paid_others_see_no_more_than_before() -> None:
    shop = ["refined-iron", "refined-iron", "refined-gold", "refined-ruby", "refined-emerald"]
    sc = scenario(p1=Has(hand=["emberheart"], workshop=shop))
    before = sc.view(2)
    sc.do("craft:emberheart")
    assert sc.verbs() == {"pay"}
    assert sc.view(2) == before
    sc.do("pay:ruby").settled()


@rule("S1.5")
def test_everything_is_open_after_scoring() -> None:
    p1 = Has(hand=["iron"] * 5, kings=[QUIET])
    p2 = Has(hand=["ruby"] * 2 + ["iron"] * 3 + ["barker"], stacks=[("ruby-fang", ["gold"])])
    sc = scenario(p1=p1, p2=p2, guild=["goblet"]).do("end", "draw:guild", "end")
    assert sc.state.over
    assert sc.view(1).smiths[1].hand == ["iron"] * 3 + ["ruby"] * 2 + ["barker"]
    assert [k.card for k in sc.view(2).smiths[0].kings] == ["quiet-mail"]
    assert "goblet" in sc.view(2).smiths[0].hand
    sc.settled()
