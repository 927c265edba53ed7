"""The log shows what happened, to each player as much as they may know."""

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


class Logged(NamedTuple):
    """An action of p1, and how the log line starts for p1 and for p2."""

    has: Has
    texts: list[str]
    own: str
    other: str = ""


ACTS = [
    Logged(Has(hand=["iron"]), ["play:iron:market"], "played-market player=0 card=iron.unrefined"),
    Logged(Has(hand=["earth"]), ["play:earth:workshop"], "played-workshop player=0 card=earth"),
    Logged(
        Has(hand=["iron"], apprentices=["bellows-hand"]),
        ["play:iron:refined"],
        "stoked player=0 card=iron.refined",
    ),
    Logged(
        Has(market=["refined-iron"]),
        ["move:refined-iron:workshop"],
        "moved-workshop player=0 card=iron.refined",
    ),
    Logged(
        Has(workshop=["iron"]), ["move:iron:market"], "moved-market player=0 card=iron.unrefined"
    ),
    Logged(
        Has(market=["gold"] * 4, workshop=["iron"] * 7),
        ["swap:gold"],
        "swapped player=0 card=gold.unrefined other=iron.unrefined",
    ),
    Logged(Has(market=["goblet"]), ["discard:goblet"], "discarded player=0 card=goblet"),
    Logged(Has(market=["iron"]), ["sell:iron"], "sold player=0 card=iron.unrefined coins=1"),
    Logged(Has(), ["buy:warehouse:gold"], "bought-warehouse player=0 card=gold coins=8"),
    Logged(
        Has(),
        ["buy:p2:silver", "to:market"],
        "bought-market player=0 seller=1 card=silver.unrefined coins=3",
    ),
    Logged(
        Has(apprentices=["haggler"]),
        ["buy:p2:silver", "to:workshop"],
        "haggled-workshop player=0 seller=1 card=silver.unrefined coins=3 paid=2",
    ),
    Logged(
        Has(hand=["goblet"], workshop=["refined-silver", "refined-gold"]),
        ["craft:goblet"],
        "crafted player=0 card=goblet parts=['silver', 'gold']",
    ),
    Logged(
        Has(hand=["quiet-mail"], workshop=SHOP),
        ["craft:quiet-mail"],
        f"sealed-card player=0 card=quiet-mail parts={QUIET[1]}",
        f"sealed player=0 parts={QUIET[1]}",
    ),
]

TURNS = [
    Logged(Has(), [], "turn player=0 round=1"),
    Logged(Has(apprentices=["tally-clerk"]), [], "income player=0 coins=3"),
    Logged(Has(workshop=["iron", "gold"]), [], "refined player=0 parts=['iron', 'gold']"),
    Logged(Has(stacks=[("haggler", ["iron"])]), [], "trained player=0 card=haggler"),
    Logged(
        Has(stacks=[("haggler", ["iron"])], apprentices=["barker", "yard-clerk"]),
        ["fire:barker"],
        "fired player=0 card=barker other=haggler",
    ),
    Logged(
        Has(
            stacks=[("haggler", ["iron"])],
            hand=["iron"] * 8,
            market=["gold"] * 5,
            apprentices=["stall-keeper", "pack-carrier"],
        ),
        [],
        "untrained player=0 card=haggler",
    ),
    Logged(
        Has(stacks=[("long-tongs", ["gold"])]), ["tool:use"], "tool-used player=0 card=long-tongs"
    ),
    Logged(
        Has(stacks=[("long-tongs", ["gold"])]),
        ["tool:sell"],
        "tool-sold player=0 card=long-tongs coins=15",
    ),
    Logged(Has(stacks=[("goblet", ["gold"])]), [], "item-sold player=0 card=goblet coins=22"),
    Logged(
        Has(stacks=[("goblet", ["gold"])], apprentices=["scrap-sorter"]),
        ["salvage:gold"],
        "salvaged player=0 card=gold.refined",
    ),
    Logged(
        Has(stacks=[QUIET]),
        [],
        f"king-done-card player=0 card=quiet-mail parts={QUIET[1]}",
        f"king-done player=0 parts={QUIET[1]}",
    ),
    Logged(
        Has(stacks=[QUIET], open=["quiet-mail"]),
        [],
        f"king-done-card player=0 card=quiet-mail parts={QUIET[1]}",
    ),
    Logged(Has(stacks=[QUIET], market=["iron"] * 4), [], "exchanged player=0 card=iron.unrefined"),
    Logged(
        Has(stacks=[QUIET], kings=[OATH, MOON, GATE, FANG]),
        [],
        f"king-lost-card player=0 card=quiet-mail parts={QUIET[1]}",
        f"king-lost player=0 parts={QUIET[1]}",
    ),
]


def expect(sc: Scenario, logged: Logged) -> None:
    lines = [sc.says(player) for player in (1, 2)]
    for said, wanted in zip(lines, (logged.own, logged.other or logged.own), strict=True):
        assert [line for line in said if line.startswith(wanted)], said
    if logged.other:
        assert not [line for line in lines[1] if line.startswith(logged.own)]
    sc.settled()


@pytest.mark.parametrize("logged", ACTS, ids=lambda logged: logged.own.split()[0])
def test_an_action_is_logged(logged: Logged) -> None:
    sc = scenario(p1=logged.has, p2=Has(market=["silver"]), warehouse=["gold"])
    expect(sc.do(*logged.texts), logged)


@pytest.mark.parametrize("logged", TURNS, ids=lambda logged: logged.own.split()[0])
def test_the_start_of_a_turn_is_logged(logged: Logged) -> None:
    expect(scenario(p1=logged.has, start="turn").do(*logged.texts), logged)


def test_bids_are_logged() -> None:
    sc = scenario(3, bidding=True, p1=Has(), p2=Has(market=["iron", "silver"]), p3=Has())
    sc.do("name:p2:iron", "bid:2", "pass", "to:market", "name:p2:silver", "pass", "pass")
    lines = ["named", "bid", "passed", "bought-market", "named", "passed", "passed", "unsold"]
    assert [line.split()[0] for line in sc.says(3)] == lines
    sc.settled()


def test_the_end_is_logged_with_its_cause() -> None:
    sc = scenario(p1=Has(hand=["iron"] * 5), p2=FULL, guild=["goblet"])
    sc.do("end", "draw:guild", "end")
    said = [line.split()[0] for line in sc.says(2)]
    assert said == ["drew-guild", "last-turn-guild", "turn", "over-guild"]
    sc.settled()


def test_a_refilled_mine_is_logged_with_its_size() -> None:
    sc = scenario(endless=True, p1=Has(hand=["iron"] * 5), p2=FULL, mine=["ruby"])
    sc.do("end", "draw:mine")
    size = 116 - 5 - 6 - 1
    assert [line for line in sc.says(1) if line == f"refilled player=0 count={size}"]
    sc.settled()


def test_the_cases_above_cover_every_kind_of_event() -> None:
    logged = [logged.own.split()[0] for logged in (*ACTS, *TURNS)]
    logged += ["drew-guild", "refilled", "last-turn", "named", "bid", "passed", "unsold", "over"]
    kinds = {word.removesuffix("-card") for word in logged}
    areas = {"played", "moved", "bought", "haggled"}
    merged = {next((a for a in areas if k in (f"{a}-market", f"{a}-workshop")), k) for k in kinds}
    assert len(merged - {"haggled"}) == events.KINDS_OF_EVENT
