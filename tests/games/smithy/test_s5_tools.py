"""S5.1: what each tool saves, and what two of them save together."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

import pytest

from dvergar.games.smithy.material import RESOURCES, unpack
from tests.games.smithy import printed
from tests.marks import rule
from tests.scenario import Has, Scenario, scenario


class Use(NamedTuple):
    """A card the tool helps with, what is left to pay, and a card it doesn't help with."""

    tool: str
    card: str
    left: list[str]
    other: str
    cost: list[str]


USES = [
    Use("nail-header", "trail-knife", ["silver"], "goblet", ["silver", "gold"]),
    Use("gem-vice", "jewelled-dirk", ["silver", "mithril"], "seal-ring", ["gold", "ruby"]),
    Use("casting-ladle", "goblet", ["gold"], "moonmirror", ["silver", "silver", "moongem"]),
    Use("plate-stake", "spark-harness", ["gold", "lightning"], "goblet", ["silver", "gold"]),
    Use("rune-chisel", "throwing-hammer", ["iron", "mithril"], "rune-lantern", ["silver", "frost"]),
    Use("long-tongs", "road-axe", ["mithril"], "ring-coif", ["iron", "iron", "silver"]),
    Use("gold-burnisher", "boar-spear", ["iron"], "golden-hauberk", ["gold", "gold", "ruby"]),
    Use("shield-form", "cart-shield", ["earth"], "trail-knife", ["iron", "silver"]),
    Use("school-bench", "stall-keeper", ["iron"], "keg-of-nails", ["iron"]),
    Use("star-crucible", "road-axe", ["iron"], "scout-scales", ["silver", "silver", "mithril"]),
    Use("crown-fuller", "gatewarden", ["iron", "iron", "silver"], "road-axe", ["iron", "mithril"]),
    Use("gilding-brush", "green-bulwark", ["iron", "emerald"], "goblet", ["silver", "gold"]),
    Use("facet-wheel", "seal-ring", ["gold"], "ruby-fang", ["gold", "mithril", "ruby"]),
    Use("glyph-stamp", "rune-lantern", ["silver"], "throwing-hammer", ["iron", "mithril", "frost"]),
    Use("silver-needle", "silver-heater", ["iron", "silver"], "goblet", ["silver", "gold"]),
    Use("royal-swage", "hall-breaker", ["mithril", "earth"], "trail-knife", ["iron", "silver"]),
]


def bench(card: str, loose: list[str], *tools: str) -> Scenario:
    """Put a card in p1's hand, refined resources in the Workshop and tools in use."""
    shop = [printed.refined(kind) for kind in loose]
    has = Has(hand=[card], workshop=shop, tools=tools)
    return scenario(mode=printed.mode(card, *tools), p1=has)


def lacking(parts: list[str]) -> list[list[str]]:
    """Yield these parts with each one missing in turn."""
    return [parts[:i] + parts[i + 1 :] for i in range(len(parts))]


@rule("S5.1")
def test_the_list_of_uses_names_every_tool() -> None:
    assert [use.tool for use in USES] == printed.of_type("tool")


@rule("S5.1", "S0.3")
@pytest.mark.parametrize("use", USES, ids=[use.tool for use in USES])
def test_a_tool_saves_one_part_of_a_card_it_is_made_for(use: Use) -> None:
    sc = bench(use.card, use.left, use.tool).do(f"craft:{use.card}")
    assert sc.stacks(1) == {use.card: use.left}
    sc.settled()
    bench(use.card, use.left).refuse(f"craft:{use.card}").settled()
    for less in lacking(use.left):
        bench(use.card, less, use.tool).refuse(f"craft:{use.card}").settled()


@rule("S5.1")
@pytest.mark.parametrize("use", USES, ids=[use.tool for use in USES])
def test_a_tool_saves_nothing_on_other_cards(use: Use) -> None:
    sc = bench(use.other, use.cost, use.tool).do(f"craft:{use.other}")
    assert sc.stacks(1) == {use.other: use.cost}
    sc.settled()
    for less in lacking(use.cost):
        bench(use.other, less, use.tool).refuse(f"craft:{use.other}").settled()


@rule("S5.1")
@pytest.mark.parametrize("use", USES, ids=[use.tool for use in USES])
def test_savings_are_mandatory(use: Use) -> None:
    for full in sorted(printed.payments(use.card)):
        sc = bench(use.card, list(full), use.tool).do(f"craft:{use.card}")
        while sc.verbs() == {"pay"}:
            sc.do(sc.legal()[0])
        assert len(sc.stacks(1)[use.card]) == len(full) - 1
        sc.settled()


@rule("S5.1")
@pytest.mark.parametrize("tool", ["gem-vice", "facet-wheel"])
def test_a_tool_for_any_gem_saves_a_named_gem(tool: str) -> None:
    card = "ruby-fang" if tool == "gem-vice" else "tideplate"
    left = ["gold", "mithril"] if tool == "gem-vice" else ["silver", "mithril"]
    sc = bench(card, left, tool).do(f"craft:{card}")
    assert sc.stacks(1) == {card: left}
    sc.settled()


@rule("S5.1")
@pytest.mark.parametrize("metal", ["iron", "silver", "gold", "mithril"])
def test_a_tool_for_iron_also_saves_any_metal(metal: str) -> None:
    """The Ale Hall Buckler costs iron and any metal; the player chooses which one is saved."""
    sc = bench("ale-hall-buckler", [metal], "nail-header").do("craft:ale-hall-buckler")
    assert sc.stacks(1) == {"ale-hall-buckler": [metal]}
    sc.settled()


@rule("S5.1")
def test_the_player_chooses_among_payments_that_the_tool_allows() -> None:
    """The Ring Coif costs two irons and a silver; a Plate Stake saves any one of them."""
    loose = ["iron", "iron", "silver"]
    for picks, left in ((["pay:iron"], ["iron", "iron"]), (["pay:silver"], ["iron", "silver"])):
        sc = bench("ring-coif", loose, "plate-stake").do("craft:ring-coif")
        assert sc.legal() == ["pay:iron", "pay:silver"]
        sc.do(*picks)
        assert sc.stacks(1) == {"ring-coif": left}
        sc.settled()
    bench("ring-coif", ["silver", "silver"], "plate-stake").refuse("craft:ring-coif").settled()


@rule("S5.1")
def test_two_tools_save_two_different_parts() -> None:
    tools = ["nail-header", "long-tongs"]
    one = bench("trail-knife", ["silver"], *tools).do("craft:trail-knife")
    assert one.stacks(1) == {"trail-knife": ["silver"]}
    one.settled()
    two = bench("bridge-shield", ["silver", "gold"], *tools).do("craft:bridge-shield")
    assert two.stacks(1) == {"bridge-shield": ["silver", "gold"]}
    two.settled()
    bench("trail-knife", [], *tools).refuse("craft:trail-knife").settled()


@rule("S5.1")
def test_tools_save_as_many_parts_as_possible() -> None:
    """The Silver Heater costs iron and two silvers, and only Long Tongs can save the iron."""
    tools = ["long-tongs", "shield-form"]
    sc = bench("silver-heater", ["silver", "silver"], *tools).do("craft:silver-heater")
    assert sc.stacks(1) == {"silver-heater": ["silver"]}
    sc.settled()
    rune = bench("cart-shield", ["earth"], *tools).do("craft:cart-shield")
    assert rune.stacks(1) == {"cart-shield": ["earth"]}
    rune.settled()
    free = bench("ale-hall-buckler", [], *tools).do("craft:ale-hall-buckler")
    assert free.stacks(1) == {"ale-hall-buckler": []}
    free.settled()


@rule("S5.1")
def test_a_tool_for_items_does_not_help_kings_items() -> None:
    less = ["iron", "silver", "mithril"]
    bench("gatewarden", less, "nail-header").refuse("craft:gatewarden").settled()


@rule("S5.1")
def test_subtype_other_includes_tools() -> None:
    sc = bench("rune-chisel", ["iron", "gold"], "glyph-stamp").do("craft:rune-chisel")
    assert sc.stacks(1) == {"rune-chisel": ["iron", "gold"]}
    sc.settled()


@rule("S5.1")
def test_apprentices_have_no_subtype_so_only_the_school_bench_helps_them() -> None:
    for card in printed.of_type("apprentice"):
        helpers = [tool for tool in printed.of_type("tool") if printed.helps(tool, card)]
        assert helpers == ["school-bench"]
        for tool in printed.of_type("tool"):
            game = scenario(mode=printed.mode(tool)).game
            kit = game.book.kit([game.book.data.ids.index(tool)])
            parts = {len(unpack(pay)) for pay in kit.payments(game.book.data.ids.index(card))}
            assert parts == {len(printed.parts(card)) - (tool == "school-bench")}


@rule("S5.1", "S2.14")
@pytest.mark.parametrize("mode", ["starter", "full"])
def test_every_card_with_every_tool_and_pair_of_tools(mode: printed.Mode) -> None:
    game = scenario(mode=mode).game
    ids = game.book.data.ids
    deck = [ids[card] for card in game.book.deck]
    tools = [card for card in deck if printed.CARDS[card]["type"] == "tool"]
    for used in [(), *combinations(tools, 1), *combinations(tools, 2)]:
        kit = game.book.kit([ids.index(tool) for tool in used])
        for card in deck:
            pays = kit.payments(ids.index(card))
            found = {tuple(RESOURCES[kind] for kind in unpack(pay)) for pay in pays}
            assert found == printed.reduced(card, *used), (card, used)


@rule("S5.1", "S2.4")
def test_a_second_tool_taken_back_saves_nothing() -> None:
    stacks = [("nail-header", ["iron"]), ("casting-ladle", ["gold"])]
    has = Has(hand=["silver-heater"], workshop=["silver"], stacks=stacks)
    sc = scenario(p1=has, start="turn").do("complete:nail-header", "tool:use", "tool:use")
    assert "craft:silver-heater" in sc.legal()
    sc.match.undo(0)
    sc.do("tool:sell").refuse("craft:silver-heater").settled()
