"""S1.5: resampling may put anything that fits where a seat can't know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dvergar.engine.rng import fast
from dvergar.games.smithy.material import RESOURCES, unpack
from dvergar.games.smithy.shown.view import view
from dvergar.games.smithy.state import SmithyState, Stack
from dvergar.games.smithy.steps.act import ACTING
from tests.games.smithy import printed
from tests.marks import rule
from tests.scenario import Has, Scenario, scenario

DEEP = ["iron", "gold", "mithril", "thunder"]  # pays for Deepguard and for Thunderhead
EMBER = ["iron", "iron", "gold", "ruby"]


def worlds(sc: Scenario, player: int, n: int) -> Iterator[SmithyState]:
    """Return resampled states, which look the same to a player."""
    rng = fast(player)
    seen = view(sc.game, sc.state, player - 1)
    for i in range(n):
        s = sc.game.clone(sc.state)
        sc.game.resample(s, player - 1, rng)
        if i % 20 == 0:
            assert sc.game.faults(s) == []
            assert view(sc.game, s, player - 1) == seen
        yield s


def id_of(sc: Scenario, card: int) -> str:
    return sc.game.book.data.ids[card]


def fitting(parts: list[str], mode: str = "full") -> set[str]:
    """Return the king's items whose full cost these resources pay exactly."""
    kings = [
        id for id in printed.of_type("kings_item") if printed.CARDS[id]["set"] in ("core", mode)
    ]
    return {id for id in kings if tuple(parts) in printed.payments(id)}


@rule("S1.5")
def test_a_hidden_hand_may_hold_every_kind_that_fits() -> None:
    rubies = Has(workshop=["refined-ruby"] * 3)
    sc = scenario(p1=rubies, p2=Has(hand=["iron", "gold"]), warehouse=["earth"] * 4)
    hands = [unpack(s.smiths[1].hand) for s in worlds(sc, 1, 500)]
    found = {RESOURCES[kind] for hand in hands for kind in hand}
    assert found == set(RESOURCES) - {"ruby", "earth"}
    assert {len(hand) for hand in hands} == {2}


@rule("S1.5")
def test_a_known_warehouse_card_stays_in_the_hand() -> None:
    sc = scenario(p2=Has(hand=["iron", "gold"], shown=["gold"]))
    others = set()
    for s in worlds(sc, 1, 400):
        hand = [RESOURCES[kind] for kind in unpack(s.smiths[1].hand)]
        hand.remove("gold")
        others.update(hand)
    assert others == set(RESOURCES)


@rule("S1.5")
def test_a_hidden_hand_may_hold_every_guild_card_not_seen_elsewhere() -> None:
    unseen = {"goblet", "barker", "nail-header", "oathblade", "seal-ring"}
    sc = scenario(
        p1=Has(hand=["haggler"]),
        p2=Has(hand=["goblet", "barker"]),
        guild=["nail-header", "oathblade", "seal-ring"],
    )
    hands = [s.smiths[1].guild_hand for s in worlds(sc, 1, 100)]
    assert {id_of(sc, card) for hand in hands for card in hand} == unseen
    assert {len(hand) for hand in hands} == {2}


@rule("S1.5")
def test_every_place_in_both_decks_may_hold_every_card_that_fits() -> None:
    sc = scenario(
        p2=Has(hand=["ruby", "goblet"]), mine=["iron", "gold", "earth"], guild=["barker", "haggler"]
    )
    mine: list[set[str]] = [set() for _ in range(3)]
    guild: list[set[str]] = [set() for _ in range(2)]
    for s in worlds(sc, 1, 150):
        for place, slot in enumerate(s.mine.slots):
            mine[place].add(RESOURCES[slot >> 8])
        for place, slot in enumerate(s.guild.slots):
            guild[place].add(id_of(sc, slot >> 8))
    assert mine == [{"iron", "gold", "earth", "ruby"}] * 3
    assert guild == [{"barker", "haggler", "goblet"}] * 2


@rule("S1.5")
def test_a_players_own_cards_never_change() -> None:
    own = Has(
        hand=["iron", "goblet"], kings=[("quiet-mail", ["silver", "silver", "mithril", "mithril"])]
    )
    sc = scenario(p1=own, p2=Has(hand=["gold", "barker"]))
    for s in worlds(sc, 1, 50):
        assert s.smiths[0].encode() == sc.smith(1).encode()


@rule("S1.5")
@pytest.mark.parametrize("parts", [DEEP, EMBER])
@pytest.mark.parametrize("done", [True, False])
def test_a_hidden_kings_item_may_be_exactly_those_that_fit(parts: list[str], done: bool) -> None:
    card = "deepguard" if parts == DEEP else "emberheart"
    wanted = fitting(parts)
    assert len(wanted) == 2
    has = Has(kings=[(card, parts)]) if done else Has(stacks=[(card, parts)])
    sc = scenario(p2=has)
    him = [s.smiths[1] for s in worlds(sc, 1, 100)]
    assert {id_of(sc, (p.kings if done else p.stacks)[0].card) for p in him} == wanted


@rule("S1.5")
@pytest.mark.parametrize("place", ["hand", "market", "discard", "open"])
def test_a_hidden_kings_item_is_never_one_seen_elsewhere(place: str) -> None:
    p1 = {
        "hand": Has(hand=["thunderhead"]),
        "market": Has(market=["thunderhead"]),
        "open": Has(kings=[("thunderhead", [*DEEP[:3], "frost"])], open=["thunderhead"]),
        "discard": Has(),
    }[place]
    kings = [("deepguard", DEEP)]
    guild = ["goblet", "ruby-fang"] if place == "discard" else ["..."]
    sc = scenario(p1=p1, p2=Has(kings=kings), guild=guild)
    assert {id_of(sc, s.smiths[1].kings[0].card) for s in worlds(sc, 1, 60)} == {"deepguard"}


@rule("S1.5")
def test_two_hidden_kings_items_may_be_swapped() -> None:
    kings = [("deepguard", DEEP), ("thunderhead", DEEP)]
    sc = scenario(3, p2=Has(kings=kings[:1]), p3=Has(kings=kings[1:]))
    both = {
        (id_of(sc, s.smiths[1].kings[0].card), id_of(sc, s.smiths[2].kings[0].card))
        for s in worlds(sc, 1, 100)
    }
    assert both == {("deepguard", "thunderhead"), ("thunderhead", "deepguard")}


@rule("S1.5", "S5.1")
def test_tools_in_use_when_it_was_crafted_widen_what_a_hidden_kings_item_may_be() -> None:
    parts = ["iron", "gold", "emerald"]
    plain = scenario(p2=Has(kings=[("green-bulwark", parts)]))
    assert {id_of(plain, s.smiths[1].kings[0].card) for s in worlds(plain, 1, 60)} == {
        "green-bulwark"
    }
    saved = scenario(p2=Has(kings=[("emberheart", parts)], tools=["royal-swage"]))
    assert {id_of(saved, s.smiths[1].kings[0].card) for s in worlds(saved, 1, 60)} == {
        "emberheart",
        "ember-maul",
    }


@rule("S1.5", "S5.1")
def test_tools_completed_later_reveal_nothing_about_it() -> None:
    king = ("green-bulwark", ["iron", "gold", "emerald"])
    tools = [("royal-swage", ["gold", "gold"])]
    sc = scenario(p1=Has(stacks=[king, *tools]), start="turn")
    sc.do("complete:green-bulwark", "tool:use")
    assert sc.area(1).tools == ["royal-swage"]
    assert {id_of(sc, s.smiths[0].kings[0].card) for s in worlds(sc, 2, 60)} == {"green-bulwark"}
    sc.settled()


@rule("S1.5", "S5.1")
def test_a_tool_gained_later_does_not_widen_what_a_kings_item_may_be() -> None:
    """With Nail Header alone it can only be Green Bulwark; the Royal Swage is used later."""
    king = ("green-bulwark", ["iron", "gold", "emerald"])
    has = Has(stacks=[("nail-header", []), ("royal-swage", []), king])
    sc = scenario(p1=has, start="turn").do("complete:nail-header", "tool:use")
    me = sc.smith(1)
    me.stacks = [Stack(k.card, k.parts, k.size, k.known, 1) for k in me.stacks]
    sc.do("complete:royal-swage", "tool:use")
    assert sc.area(1).tools == ["nail-header", "royal-swage"]
    assert {id_of(sc, s.smiths[0].kings[0].card) for s in worlds(sc, 2, 60)} == {"green-bulwark"}
    sc.settled()


@rule("S1.5", "S5.1")
def test_three_hidden_kings_items_may_change_places_in_a_ring() -> None:
    kings = [
        ("deepguard", DEEP),  # or Thunderhead
        ("hall-breaker", ["iron", "mithril", "frost"]),  # with a Plate Stake, or Deepguard
        ("thunderhead", ["iron", "mithril", "thunder"]),  # with both tools, or Hall-Breaker
    ]
    sc = scenario(p2=Has(kings=kings, tools=["plate-stake", "gilding-brush"]))
    him = sc.smith(2)
    him.kings = [Stack(k.card, k.parts, k.size, k.known, n) for n, k in enumerate(him.kings)]
    found = {tuple(id_of(sc, k.card) for k in s.smiths[1].kings) for s in worlds(sc, 1, 150)}
    assert found == {
        ("deepguard", "hall-breaker", "thunderhead"),
        ("thunderhead", "deepguard", "hall-breaker"),
    }


@rule("S1.5")
def test_in_other_players_worlds_a_craft_being_paid_has_not_started() -> None:
    shop = [f"refined-{kind}" for kind in ("iron", "iron", "gold", "ruby", "emerald")]
    sc = scenario(p1=Has(hand=["emberheart"], workshop=shop)).do("craft:emberheart")
    for s in worlds(sc, 2, 40):
        assert s.pending[-1].step == ACTING
        assert sc.game.space.parse("end") in sc.game.legal(s, 0)
    for s in worlds(sc, 1, 5):
        assert sc.game.legal(s, 0) == sc.game.legal(sc.state, 0)
    sc.do("pay:ruby").settled()


@rule("S1.5")
def test_in_other_players_worlds_every_other_question_stays() -> None:
    sc = scenario(3, bidding=True, p2=Has(market=["iron"])).do("name:p2:iron")
    for player in (1, 2, 3):
        for s in worlds(sc, player, 5):
            assert [(d.step, d.a, d.b) for d in s.pending] == [
                (d.step, d.a, d.b) for d in sc.state.pending
            ]
    sc.do("pass", "pass").settled()


@rule("S1.5")
def test_cards_revealed_by_scoring_are_not_redrawn() -> None:
    p1 = Has(hand=["iron"] * 5, kings=[("deepguard", DEEP)])
    sc = scenario(p1=p1, p2=Has(hand=["ruby"] * 3 + ["iron"] * 3), guild=["goblet"])
    sc.do("end", "draw:guild", "end")
    assert sc.state.over
    for player in (1, 2):
        for s in worlds(sc, player, 40):
            assert view(sc.game, s, player - 1) == sc.view(player)
    sc.settled()
