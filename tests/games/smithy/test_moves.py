"""Moves for animations: cards with their old and new places, for each reader."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from dvergar.games.smithy import TITLE, events
from dvergar.games.smithy.shown.moves import WAYS
from tests.marks import rule
from tests.scenario import Has, Scenario, scenario

Way = tuple[str, str, str]
QUIET = ("quiet-mail", ["silver", "mithril"])
SHOP = ["refined-silver"] * 2 + ["refined-mithril"] * 2
PARTS = ["silver", "silver", "mithril", "mithril"]
FULL_KINGS = [(king, ["silver"]) for king in ("oathblade", "moonmirror", "gatewarden", "ruby-fang")]


class Case(NamedTuple):
    """What p1 does, and the moves that p1 and p2 are sent."""

    kind: int
    has: Has
    texts: list[str]
    own: list[Way]
    other: list[Way]


def stacked(stack: str, parts: list[str], start: str) -> list[Way]:
    return [(part, start, stack) for part in parts]


ACTS = [
    Case(
        events.PLAYED,
        Has(hand=["iron"]),
        ["play:iron:market"],
        [("iron", "hand", "market")],
        [("iron", "hand1", "p1")],
    ),
    Case(
        events.STOKED,
        Has(hand=["iron"], apprentices=["bellows-hand"]),
        ["play:iron:refined"],
        [("iron", "hand", "workshop")],
        [("iron", "hand1", "shop1")],
    ),
    Case(
        events.MOVED,
        Has(market=["refined-iron"]),
        ["move:refined-iron:workshop"],
        [("iron", "market", "workshop")],
        [("iron", "p1", "shop1")],
    ),
    Case(
        events.MOVED,
        Has(workshop=["goblet"]),
        ["move:goblet:market"],
        [("goblet", "workshop", "market")],
        [("goblet", "shop1", "p1")],
    ),
    Case(
        events.SWAPPED,
        Has(market=["gold"] * 4, workshop=["iron"] * 7),
        ["swap:gold"],
        [("gold", "market", "workshop"), ("iron", "workshop", "market")],
        [("gold", "p1", "shop1"), ("iron", "shop1", "p1")],
    ),
    Case(
        events.DISCARDED,
        Has(market=["goblet"]),
        ["discard:goblet"],
        [("goblet", "market", "discard")],
        [("goblet", "p1", "discard")],
    ),
    Case(
        events.SOLD,
        Has(market=["iron"]),
        ["sell:iron"],
        [("iron", "market", "warehouse")],
        [("iron", "p1", "warehouse")],
    ),
    Case(
        events.STOCKED,
        Has(),
        ["buy:warehouse:gold"],
        [("gold", "warehouse", "hand")],
        [("gold", "warehouse", "hand1")],
    ),
    Case(
        events.BOUGHT,
        Has(),
        ["buy:p2:silver", "to:workshop"],
        [("silver", "p2", "workshop")],
        [("silver", "market", "shop1")],
    ),
    Case(
        events.CRAFTED,
        Has(hand=["goblet"], workshop=["refined-silver", "refined-gold"]),
        ["craft:goblet"],
        [
            ("goblet", "smith", "stack/goblet"),
            *stacked("stack/goblet", ["silver", "gold"], "workshop"),
        ],
        [
            ("goblet", "smith1", "stack1/goblet"),
            *stacked("stack1/goblet", ["silver", "gold"], "shop1"),
        ],
    ),
    Case(
        events.SEALED,
        Has(hand=["quiet-mail"], workshop=SHOP),
        ["craft:quiet-mail"],
        [
            ("quiet-mail", "smith", "stack/quiet-mail"),
            *stacked("stack/quiet-mail", PARTS, "workshop"),
        ],
        [("", "hand1", "stack1/"), *stacked("stack1/", PARTS, "shop1")],
    ),
    Case(
        events.SEALED,
        Has(market=["quiet-mail"], workshop=SHOP),
        ["craft:quiet-mail"],
        [
            ("quiet-mail", "smith", "stack/quiet-mail"),
            *stacked("stack/quiet-mail", PARTS, "workshop"),
        ],
        [
            ("quiet-mail", "smith1", "stack1/quiet-mail"),
            *stacked("stack1/quiet-mail", PARTS, "shop1"),
        ],
    ),
]

TURNS = [
    Case(
        events.TRAINED,
        Has(stacks=[("haggler", ["iron"])]),
        [],
        [("haggler", "stack/haggler", "apprentice")],
        [("haggler", "stack1/haggler", "apprentice1")],
    ),
    Case(
        events.FIRED,
        Has(stacks=[("haggler", ["iron"])], apprentices=["barker", "yard-clerk"]),
        ["fire:barker"],
        [("barker", "apprentice", "workshop"), ("haggler", "stack/haggler", "apprentice")],
        [("barker", "apprentice1", "shop1"), ("haggler", "stack1/haggler", "apprentice1")],
    ),
    Case(
        events.UNTRAINED,
        Has(
            stacks=[("haggler", ["iron"])],
            hand=["iron"] * 8,
            market=["gold"] * 5,
            apprentices=["stall-keeper", "pack-carrier"],
        ),
        [],
        [("haggler", "stack/haggler", "deck/guild")],
        [("haggler", "stack1/haggler", "deck/guild")],
    ),
    Case(
        events.TOOL_USED,
        Has(stacks=[("long-tongs", ["gold"])]),
        ["tool:use"],
        [("long-tongs", "stack/long-tongs", "tool")],
        [("long-tongs", "stack1/long-tongs", "tool1")],
    ),
    Case(
        events.TOOL_SOLD,
        Has(stacks=[("long-tongs", ["gold"])]),
        ["tool:sell"],
        [("long-tongs", "stack/long-tongs", "discard")],
        [("long-tongs", "stack1/long-tongs", "discard")],
    ),
    Case(
        events.ITEM_SOLD,
        Has(stacks=[("goblet", ["gold"])]),
        [],
        [("goblet", "stack/goblet", "discard")],
        [("goblet", "stack1/goblet", "discard")],
    ),
    Case(
        events.SALVAGED,
        Has(stacks=[("goblet", ["gold"])], apprentices=["scrap-sorter"]),
        ["salvage:gold"],
        [("gold", "stack", "workshop"), ("goblet", "stack/goblet", "discard")],
        [("gold", "stack1", "shop1"), ("goblet", "stack1/goblet", "discard")],
    ),
    Case(
        events.KING_DONE,
        Has(stacks=[QUIET]),
        [],
        [("quiet-mail", "stack/quiet-mail", "king")],
        [("", "stack1/", "king1")],
    ),
    Case(
        events.KING_DONE,
        Has(stacks=[QUIET], open=["quiet-mail"]),
        [],
        [("quiet-mail", "stack/quiet-mail", "king")],
        [("quiet-mail", "stack1/quiet-mail", "king1")],
    ),
    Case(
        events.EXCHANGED,
        Has(stacks=[QUIET], market=["iron"] * 4),
        [],
        [("iron", "market", "workshop"), ("quiet-mail", "stack/quiet-mail", "king")],
        [("iron", "p1", "shop1"), ("", "stack1/", "king1")],
    ),
    Case(
        events.KING_LOST,
        Has(stacks=[QUIET], kings=FULL_KINGS),
        [],
        [
            ("quiet-mail", "stack/quiet-mail", "deck/guild"),
            *[(part, "stack/quiet-mail", "deck/mine") for part in QUIET[1]],
        ],
        [
            ("", "stack1/", "deck/guild"),
            *[(part, "stack1/", "deck/mine") for part in QUIET[1]],
        ],
    ),
]


def moves(sc: Scenario, player: int) -> list[Way]:
    """Return the moves since the scenario began for a player; 0 is a spectator."""
    happened = [*sc.opening, *[event for entry in sc.match.history for event in entry]]
    found = TITLE.moves(sc.game, happened, player - 1)
    return [(move.thing, move.start, move.to) for move in found]


def expect(sc: Scenario, case: Case) -> None:
    assert moves(sc, 1) == case.own
    assert moves(sc, 2) == case.other
    sc.settled()


def kind_of(case: Case) -> str:
    return next(name for name, kind in vars(events).items() if kind == case.kind).lower()


@rule("S1.5")
@pytest.mark.parametrize("case", ACTS, ids=kind_of)
def test_an_action_moves_cards(case: Case) -> None:
    sc = scenario(p1=case.has, p2=Has(market=["silver"]), warehouse=["gold"])
    expect(sc.do(*case.texts), case)


@rule("S1.5")
@pytest.mark.parametrize("case", TURNS, ids=kind_of)
def test_the_start_of_a_turn_moves_cards(case: Case) -> None:
    expect(scenario(p1=case.has, start="turn").do(*case.texts), case)


@rule("S1.5")
def test_a_drawn_card_has_a_name_for_its_player_only() -> None:
    has = Has(hand=["iron"] * 4)
    sc = scenario(p1=has, p2=Has(hand=["iron"] * 6), mine=["ruby", "..."], guild=["...", "goblet"])
    sc.do("end", "draw:guild", "draw:mine")
    (mine,) = [thing for thing, start, _ in moves(sc, 1) if start == "deck/mine"]
    assert moves(sc, 1) == [("goblet", "deck/guild", "hand"), (mine, "deck/mine", "hand")]
    assert mine
    assert moves(sc, 2) == [("", "deck/guild", "hand1"), ("", "deck/mine", "hand1")]
    assert moves(sc, 0) == [("", "deck/guild", "hand"), ("", "deck/mine", "hand")]
    sc.settled()


def test_a_spectator_has_the_first_player_in_front() -> None:
    sc = scenario(p1=Has(hand=["iron"]), p2=Has(hand=["gold"], market=["silver"]))
    sc.do("buy:p2:silver", "to:market")
    assert moves(sc, 0) == [("silver", "p2", "market")]
    sc.settled()


def test_a_refilled_mine_comes_as_one_from_the_discarded_resources() -> None:
    p1, p2 = Has(hand=["iron"] * 5), Has(hand=["iron"] * 6)
    sc = scenario(endless=True, p1=p1, p2=p2, mine=["ruby"])
    sc.do("end", "draw:mine")
    assert moves(sc, 2) == [("", "deck/mine", "hand1"), ("", "scrap", "deck/mine")]
    sc.settled()


def test_every_event_that_moves_cards_is_tried_above() -> None:
    tried = {case.kind for case in (*ACTS, *TURNS)}
    assert tried | {events.DREW, events.REFILLED} == {*WAYS, events.BOUGHT}
