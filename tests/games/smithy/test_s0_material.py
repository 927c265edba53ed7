"""S0: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.games import title
from dvergar.games.record import begin, newest_cards
from dvergar.games.smithy.cards.options import Options
from dvergar.games.smithy.material import RESOURCES
from tests.games.smithy import printed
from tests.marks import rule
from tests.scenario import Has, scenario

MINE = {
    "mithril": 18, "gold": 20, "silver": 22, "iron": 26,
    "emerald": 3, "ruby": 3, "sapphire": 4, "moongem": 4,
    "thunder": 4, "lightning": 4, "frost": 4, "earth": 4,
}  # fmt: skip


@rule("S0.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_match_holds_the_116_resources(seats: int) -> None:
    smithy = title("smithy")
    s = begin(smithy, Options(), newest_cards(smithy), ["human"] * seats, 5).match.state
    counts = [0] * 12
    s.mine.tally(counts)
    for me in s.smiths:
        for kind in range(12):
            counts[kind] += me.hand >> 5 * kind & 31
            counts[kind] += (me.raw >> 5 * kind & 31) + (me.bars >> 5 * kind & 31)
    assert dict(zip(RESOURCES, counts, strict=True)) == MINE
    assert sum(counts) == 116


@rule("S0.1")
def test_the_card_file_has_116_resources() -> None:
    assert {id: row["count"] for id, row in printed.RESOURCES.items()} == MINE


@rule("S0.1")
def test_every_side_sells_below_its_buy_value_and_refined_is_worth_more() -> None:
    for row in printed.RESOURCES.values():
        for name in ("unrefined", "refined"):
            assert name not in row or row[name]["sell"] < row[name]["buy"]
        if "unrefined" in row:
            assert row["unrefined"]["buy"] < row["refined"]["buy"]
            assert row["unrefined"]["sell"] < row["refined"]["sell"]


@rule("S0.1")
def test_runestones_have_one_side_and_the_others_two() -> None:
    runes = {id for id, row in printed.RESOURCES.items() if "unrefined" not in row}
    assert runes == {"thunder", "lightning", "frost", "earth"}


@rule("S0.1")
@pytest.mark.parametrize("word", [*printed.RESOURCES, *[f"refined-{id}" for id in list(MINE)[:8]]])
def test_each_side_has_its_own_prices_on_the_table(word: str) -> None:
    sc = scenario(p1=Has(market=[word]), p2=Has(coins=60))
    piece = sc.area(1).market[0]
    assert (piece.buy, piece.sell) == (printed.side(word)["buy"], printed.side(word)["sell"])
    sc.do(f"sell:{word}")
    assert sc.coins(1) == 15 + printed.side(word)["sell"]
    sc.settled()


@rule("S0.1")
def test_a_runestone_counts_as_refined_the_moment_it_is_played() -> None:
    sc = scenario(p1=Has(hand=["frost", "gold", "frost-flask"], workshop=["refined-gold"]))
    sc.refuse("craft:frost-flask").do("play:frost:workshop", "craft:frost-flask")
    assert sc.stacks(1) == {"frost-flask": ["gold", "frost"]}
    sc.settled()


@rule("S0.2")
def test_there_are_78_guild_cards_of_four_types() -> None:
    types = Counter(card["type"] for card in printed.CARDS.values())
    assert types == {"apprentice": 10, "tool": 16, "item": 25, "kings_item": 27}


@rule("S0.2")
def test_the_sets_are_split_as_decided() -> None:
    split = Counter((card["set"], card["type"]) for card in printed.CARDS.values())
    wanted = {"core": [3, 6, 9, 7], "starter": [2, 3, 9, 4], "full": [5, 7, 7, 16]}
    types = ["apprentice", "tool", "item", "kings_item"]
    assert split == {(s, t): n for s, ns in wanted.items() for t, n in zip(types, ns, strict=True)}


@rule("S0.2")
@pytest.mark.parametrize(("mode", "size"), [("starter", 43), ("full", 60)])
def test_a_mode_uses_the_core_set_and_its_own(mode: str, size: int) -> None:
    sc = scenario(mode="starter" if mode == "starter" else "full")
    ids = {sc.game.book.data.ids[card] for card in sc.game.book.deck}
    assert ids == {id for id, card in printed.CARDS.items() if card["set"] in ("core", mode)}
    assert len(sc.state.guild) == size


@rule("S0.2")
def test_all_cards_except_apprentices_have_a_subtype_and_kings_items_are_arms() -> None:
    for card in printed.CARDS.values():
        assert ("subtype" in card) == (card["type"] != "apprentice")
        if card["type"] == "kings_item":
            assert card["subtype"] in ("weapon", "shield", "armor")


@rule("S0.3")
def test_every_card_costs_at_most_six_and_has_its_values() -> None:
    for id, card in printed.CARDS.items():
        assert 1 <= len(printed.parts(id)) <= 6
        assert card["buy"] > 0
        assert ("value" in card) == (card["type"] != "apprentice")


@rule("S0.3")
def test_a_tool_saves_one_kind_on_types_or_subtypes() -> None:
    kinds = {"iron", "silver", "gold", "mithril", "any_metal", "any_gem", "any_rune"}
    for id in printed.of_type("tool"):
        effect = printed.CARDS[id]["effect"]
        assert effect["saves"] in kinds
        assert ("types" in effect) != ("subtypes" in effect)


@rule("S0.3")
@pytest.mark.parametrize("gem", ["emerald", "ruby", "sapphire", "moongem"])
def test_any_gem_is_paid_by_one_refined_gem_of_any_kind(gem: str) -> None:
    sc = scenario(p1=Has(hand=["seal-ring"], workshop=["refined-gold", f"refined-{gem}"]))
    sc.do("craft:seal-ring")
    assert sc.stacks(1) == {"seal-ring": ["gold", gem]}
    sc.settled()


@rule("S0.3")
def test_an_unrefined_gem_a_metal_or_a_rune_does_not_pay_any_gem() -> None:
    shop = ["refined-gold", "refined-gold", "ruby", "earth"]
    sc = scenario(p1=Has(hand=["seal-ring"], workshop=shop)).refuse("craft:seal-ring")
    sc.settled()


@rule("S0.3")
@pytest.mark.parametrize("rune", ["thunder", "lightning", "frost", "earth"])
def test_any_rune_is_paid_by_one_runestone_of_any_kind(rune: str) -> None:
    sc = scenario(p1=Has(hand=["rune-lantern"], workshop=["refined-silver", rune]))
    sc.do("craft:rune-lantern")
    assert sc.stacks(1) == {"rune-lantern": ["silver", rune]}
    sc.settled()


@rule("S0.3")
@pytest.mark.parametrize("metal", ["silver", "gold", "mithril"])
def test_any_metal_is_paid_by_one_refined_metal_of_any_kind(metal: str) -> None:
    sc = scenario(p1=Has(hand=["ale-hall-buckler"], workshop=["refined-iron", f"refined-{metal}"]))
    sc.do("craft:ale-hall-buckler")
    assert sc.stacks(1) == {"ale-hall-buckler": ["iron", metal]}
    sc.settled()


@rule("S0.3")
def test_a_named_resource_is_paid_by_nothing_else() -> None:
    sc = scenario(p1=Has(hand=["goblet"], workshop=["refined-silver", "refined-mithril"]))
    sc.refuse("craft:goblet").settled()


@rule("S0.4")
def test_nobody_can_go_into_debt() -> None:
    rich = scenario(p1=Has(coins=5), warehouse=["iron", "gold"])
    rich.do("buy:warehouse:iron")
    assert rich.coins(1) == 0
    poor = scenario(p1=Has(coins=4), warehouse=["iron", "gold"]).refuse("buy:warehouse:iron")
    poor.settled()


@rule("S0.4")
def test_the_bank_never_runs_out() -> None:
    sc = scenario(p1=Has(coins=100_000, market=["refined-mithril"])).do("sell:refined-mithril")
    assert sc.coins(1) == 100_007
    sc.settled()
