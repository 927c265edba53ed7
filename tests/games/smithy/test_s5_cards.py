"""S5: every item and king's item is crafted from exactly its cost and completed."""

from __future__ import annotations

import pytest

from tests.games.smithy import printed
from tests.marks import rule
from tests.scenario import Has, Scenario, scenario


def ready(card: str, loose: tuple[str, ...]) -> Scenario:
    """Put a card and five irons in p1's hand, refined resources in the Workshop; fill p2's hand."""
    shop = [printed.refined(kind) for kind in loose]
    has = Has(coins=0, hand=[card, *["iron"] * 5], workshop=shop)
    return scenario(mode=printed.mode(card), p1=has, p2=Has(hand=["iron"] * 6))


def completed(card: str, loose: tuple[str, ...]) -> Scenario:
    sc = ready(card, loose).do(f"craft:{card}")
    assert sc.stacks(1) == {card: list(loose)}
    assert sc.workshop(1) == []
    return sc.do("end", "draw:mine", "end")


def test_there_are_52_items_and_kings_items() -> None:
    assert len(printed.of_type("item", "kings_item")) == 52


@rule("S2.5", "S2.14")
@pytest.mark.parametrize("card", printed.of_type("item"))
def test_an_item_is_completed_for_exactly_its_value(card: str) -> None:
    for loose in sorted(printed.payments(card)):
        sc = completed(card, loose)
        assert (sc.coins(1), sc.view(1).discard) == (printed.CARDS[card]["value"], [card])
        assert sum(sc.scrap().values()) == len(loose)
        sc.settled()


@rule("S2.6", "S2.14")
@pytest.mark.parametrize("card", printed.of_type("kings_item"))
def test_a_kings_item_is_completed_with_exactly_its_resources(card: str) -> None:
    for loose in sorted(printed.payments(card)):
        sc = completed(card, loose)
        assert (sc.kings(1), sc.coins(1), sc.scrap()) == ({card: list(loose)}, 0, {})
        assert sc.game.scores(sc.state)[0] == printed.CARDS[card]["value"] + 25
        sc.settled()


@rule("S2.14")
@pytest.mark.parametrize("card", printed.of_type("item", "kings_item"))
def test_with_one_part_missing_nothing_is_crafted(card: str) -> None:
    loose = min(printed.payments(card))
    for i in range(len(loose)):
        ready(card, loose[:i] + loose[i + 1 :]).refuse(f"craft:{card}").settled()


@rule("S2.14", "S2.3", "S2.4")
@pytest.mark.parametrize("card", printed.of_type("apprentice", "tool"))
def test_apprentices_and_tools_are_made_from_exactly_their_cost(card: str) -> None:
    for loose in sorted(printed.payments(card)):
        sc = completed(card, loose)
        if "tool" in sc.verbs():
            sc.do("tool:use")
        assert [*sc.area(1).apprentices, *sc.area(1).tools] == [card]
        assert sum(sc.scrap().values()) == len(loose)
        sc.settled()


@rule("S2.4")
@pytest.mark.parametrize("card", printed.of_type("tool"))
def test_a_tool_is_sold_for_exactly_its_value(card: str) -> None:
    sc = completed(card, min(printed.payments(card))).do("tool:sell")
    assert sc.coins(1) == printed.CARDS[card]["value"]
    sc.settled()


@rule("S2.13", "S3.2")
@pytest.mark.parametrize("card", list(printed.CARDS))
def test_a_guild_card_is_bought_for_its_buy_value(card: str) -> None:
    sc = scenario(mode=printed.mode(card), p1=Has(coins=60), p2=Has(coins=0, market=[card]))
    sc.do(f"buy:p2:{card}", "to:workshop")
    price = printed.CARDS[card]["buy"]
    assert (sc.coins(1), sc.coins(2)) == (60 - price, price)
    sc.settled()
