"""The log: what happened is told, to each as they may know it."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from dvergar.games.smithy import events
from tests.scenario import Has, Scenario, scenario

QUIET = ("quiet-mail", ["silver", "silver", "mithril", "mithril"])
OATH = ("oathblade", ["silver", "mithril", "mithril"])
MOON = ("moonmirror", ["silver", "silver", "moongem"])
GATE = ("gatewarden", ["iron", "iron", "silver", "mithril"])
FANG = ("ruby-fang", ["gold", "mithril", "ruby"])
FULL = Has(hand=["iron"] * 6)
SHOP = ["refined-silver"] * 2 + ["refined-mithril"] * 2


class Told(NamedTuple):
    """What p1 does, and how the line begins for p1 and for p2."""

    has: Has
    texts: list[str]
    own: str
    other: str = ""


ACTS = [
    Told(Has(hand=["iron"]), ["play:iron:market"], "played-market player=0 card=iron.unrefined"),
    Told(Has(hand=["earth"]), ["play:earth:workshop"], "played-workshop player=0 card=earth"),
    Told(
        Has(hand=["iron"], apprentices=["bellows-hand"]),
        ["play:iron:refined"],
        "stoked player=0 card=iron.refined",
    ),
    Told(
        Has(market=["refined-iron"]),
        ["move:refined-iron:workshop"],
        "moved-workshop player=0 card=iron.refined",
    ),
    Told(Has(workshop=["iron"]), ["move:iron:market"], "moved-market player=0 card=iron.unrefined"),
    Told(
        Has(market=["gold"] * 4, workshop=["iron"] * 7),
        ["swap:gold"],
        "swapped player=0 card=gold.unrefined other=iron.unrefined",
    ),
    Told(Has(market=["goblet"]), ["discard:goblet"], "discarded player=0 card=goblet"),
    Told(Has(market=["iron"]), ["sell:iron"], "sold player=0 card=iron.unrefined coins=1"),
    Told(Has(), ["buy:warehouse:gold"], "bought-warehouse player=0 card=gold coins=8"),
    Told(
        Has(),
        ["buy:p2:silver", "to:market"],
        "bought-market player=0 seller=1 card=silver.unrefined coins=3",
    ),
    Told(
        Has(apprentices=["haggler"]),
        ["buy:p2:silver", "to:workshop"],
        "haggled-workshop player=0 seller=1 card=silver.unrefined coins=3 paid=2",
    ),
    Told(
        Has(hand=["goblet"], workshop=["refined-silver", "refined-gold"]),
        ["craft:goblet"],
        "crafted player=0 card=goblet parts=['silver', 'gold']",
    ),
    Told(
        Has(hand=["quiet-mail"], workshop=SHOP),
        ["craft:quiet-mail"],
        f"sealed-card player=0 card=quiet-mail parts={QUIET[1]}",
        f"sealed player=0 parts={QUIET[1]}",
    ),
]

TURNS = [
    Told(Has(), [], "turn player=0 round=1"),
    Told(Has(apprentices=["tally-clerk"]), [], "income player=0 coins=3"),
    Told(Has(workshop=["iron", "gold"]), [], "refined player=0 parts=['iron', 'gold']"),
    Told(Has(stacks=[("haggler", ["iron"])]), [], "trained player=0 card=haggler"),
    Told(
        Has(stacks=[("haggler", ["iron"])], apprentices=["barker", "yard-clerk"]),
        ["fire:barker"],
        "fired player=0 card=barker other=haggler",
    ),
    Told(
        Has(
            stacks=[("haggler", ["iron"])],
            hand=["iron"] * 8,
            market=["gold"] * 5,
            apprentices=["stall-keeper", "pack-carrier"],
        ),
        [],
        "untrained player=0 card=haggler",
    ),
    Told(
        Has(stacks=[("long-tongs", ["gold"])]), ["tool:use"], "tool-used player=0 card=long-tongs"
    ),
    Told(
        Has(stacks=[("long-tongs", ["gold"])]),
        ["tool:sell"],
        "tool-sold player=0 card=long-tongs coins=15",
    ),
    Told(Has(stacks=[("goblet", ["gold"])]), [], "item-sold player=0 card=goblet coins=22"),
    Told(
        Has(stacks=[("goblet", ["gold"])], apprentices=["scrap-sorter"]),
        ["salvage:gold"],
        "salvaged player=0 card=gold.refined",
    ),
    Told(
        Has(stacks=[QUIET]),
        [],
        f"king-done-card player=0 card=quiet-mail parts={QUIET[1]}",
        f"king-done player=0 parts={QUIET[1]}",
    ),
    Told(
        Has(stacks=[QUIET], open=["quiet-mail"]),
        [],
        f"king-done-card player=0 card=quiet-mail parts={QUIET[1]}",
    ),
    Told(Has(stacks=[QUIET], market=["iron"] * 4), [], "exchanged player=0 card=iron.unrefined"),
    Told(
        Has(stacks=[QUIET], kings=[OATH, MOON, GATE, FANG]),
        [],
        f"king-lost-card player=0 card=quiet-mail parts={QUIET[1]}",
        f"king-lost player=0 parts={QUIET[1]}",
    ),
]


def expect(sc: Scenario, told: Told) -> None:
    lines = [sc.says(player) for player in (1, 2)]
    for said, wanted in zip(lines, (told.own, told.other or told.own), strict=True):
        assert [line for line in said if line.startswith(wanted)], said
    if told.other:
        assert not [line for line in lines[1] if line.startswith(told.own)]
    sc.settled()


@pytest.mark.parametrize("told", ACTS, ids=lambda told: told.own.split()[0])
def test_an_action_is_told(told: Told) -> None:
    sc = scenario(p1=told.has, p2=Has(market=["silver"]), warehouse=["gold"])
    expect(sc.do(*told.texts), told)


@pytest.mark.parametrize("told", TURNS, ids=lambda told: told.own.split()[0])
def test_the_start_of_a_turn_is_told(told: Told) -> None:
    expect(scenario(p1=told.has, start="turn").do(*told.texts), told)


def test_bids_are_told() -> None:
    sc = scenario(3, bidding=True, p1=Has(), p2=Has(market=["iron", "silver"]), p3=Has())
    sc.do("name:p2:iron", "bid:2", "pass", "to:market", "name:p2:silver", "pass", "pass")
    lines = ["named", "bid", "passed", "bought-market", "named", "passed", "passed", "unsold"]
    assert [line.split()[0] for line in sc.says(3)] == lines
    sc.settled()


def test_the_end_is_told_with_its_cause() -> None:
    sc = scenario(p1=Has(hand=["iron"] * 5), p2=FULL, guild=["goblet"])
    sc.do("end", "draw:guild", "end")
    said = [line.split()[0] for line in sc.says(2)]
    assert said == ["drew-guild", "last-turn-guild", "turn", "over-guild"]
    sc.settled()


def test_a_refilled_mine_is_told_with_its_size() -> None:
    sc = scenario(endless=True, p1=Has(hand=["iron"] * 5), p2=FULL, mine=["ruby"])
    sc.do("end", "draw:mine")
    size = 116 - 5 - 6 - 1
    assert [line for line in sc.says(1) if line == f"refilled player=0 count={size}"]
    sc.settled()


def test_every_kind_of_event_is_told_above() -> None:
    told = [told.own.split()[0] for told in (*ACTS, *TURNS)]
    told += ["drew-guild", "refilled", "last-turn", "named", "bid", "passed", "unsold", "over"]
    kinds = {word.removesuffix("-card") for word in told}
    areas = {"played", "moved", "bought", "haggled"}
    merged = {next((a for a in areas if k in (f"{a}-market", f"{a}-workshop")), k) for k in kinds}
    assert len(merged - {"haggled"}) == events.KINDS_OF_EVENT
