"""The golden games of the Jewellers, and the habits of their players."""

from __future__ import annotations

from typing import Any

from tests.golden.plan import Plan

STAFFS = ["mage-staff-fire", "mage-staff-earth", "mage-staff-water"]
SQUARES = "great-furnace|.*-tongs|ceremonial-hammer|carillon|hurdy-gurdy"


def collector(colour: str, symbol: str, staffs: list[str], cards: str) -> list[str]:
    """Return habits: prefer a colour and some cards, pay with opals, take every bonus."""
    return [
        *[f"staff:{staff}:{option}" for staff, option in zip(STAFFS, staffs, strict=True)],
        *[f"(crown|bonus:.*|pair:.*):{colour}", "pair:.*", "bonus:.*", f"cap:{symbol}"],
        *["with:trio", "pay:opal-.*", "pay:.*", "take:opal-.*", "(white|black):opal-.*"],
        *[f"(choose|buy|house|point):({cards})", "choose:.*"],
    ]


def keeper(colours: list[str], first: list[str], then: list[str]) -> list[str]:
    """Return habits: collect geodes and squares, and pass with crystals left."""
    return [
        *[f"keep:{colour}" for colour in colours],
        *[*first, "buy:geode-.*", f"buy:({SQUARES})", "ink:.*", *then, "harp:gold"],
        *["take:gold", "take:(red|green|blue)", "end", "pass", "buy:cursed-.*"],
        *["decline", "point:none", "accept", ".*"],
    ]


# Players do the first possible thing in the list, or play greedily.
HABITS = {
    "ruby": collector("red", "beamed", ["nature", "cost", "squares"], "flute|drum-.*|mage-.*"),
    "emerald": collector(
        "green", "sharp", ["note", "beamed", "nature"], "investment-trio.*|mage-.*"
    ),
    "sapphire": collector(
        "blue", "note", ["cost", "squares", "beamed"], "organ|bagpipe-.*|.*-tongs"
    ),
    "keeper": keeper(["blue", "green", "red"], [], ["refill:gold", "(bid|hide):3"]),
    "hoarder": keeper(
        ["red", "green", "blue"],
        ["(bid|hide):3", "pair:.*:red", "buy:(organ|anvil|invest.*|archive.*|privilege.*)"],
        [],
    ),
    "priest": [
        *["buy:.*(brazier|altar|font|plinth|table|chalice|reliquary|censer).*"],
        *["move:.*:(offer|under)", "ink:.*", "take:(red|green|blue)", "take:gold", "buy:.*"],
        *["(bid|hide):3", "point:none", "pass", "decline", "accept", ".*"],
    ],
}
SHORT_DECK = {"mode": "classic", "patrons": True}  # four logos and three cards in round 5 (J7.2)


def plan(seats: int, seed: int, habit: str, mode: str, manner: str, **more: Any) -> Plan:
    names = [name if value is True else str(value) for name, value in more.items()]
    options = {"mode": mode, "manner": manner, **more}
    return Plan("-".join([mode, str(seats), manner, *names, habit]), seats, seed, habit, options)


PLANS = [
    plan(2, 44, "random", "initiation", "topaz"),
    plan(3, 2, "random", "initiation", "opal"),
    plan(4, 3, "greedy", "initiation", "topaz"),
    plan(5, 4, "random", "initiation", "opal"),
    plan(2, 42, "random", "classic", "opal", patrons=True),
    plan(3, 43, "random", "classic", "topaz", patrons=True),
    plan(3, 1, "greedy", "classic", "topaz"),
    plan(4, 7, "random", "classic", "topaz"),
    plan(5, 45, "random", "classic", "opal"),
    plan(2, 9, "random", "advanced", "topaz", cleanup="chaotic", auction="closed", patrons=True),
    plan(2, 2, "greedy", "advanced", "opal", patrons=True),
    plan(3, 37, "random", "advanced", "opal", auction="closed", patrons=True),
    plan(4, 6, "random", "advanced", "opal", cleanup="chaotic", patrons=True),
    plan(5, 12, "random", "advanced", "topaz", cleanup="no-quarter"),
    plan(5, 10, "random", "advanced", "opal", auction="closed"),
    plan(4, 3, "random", "advanced", "topaz"),
    Plan("rubies", 5, 41, "ruby", {"mode": "advanced", "manner": "opal"}),
    Plan("emeralds", 5, 3, "emerald", {"mode": "advanced", "manner": "opal", "patrons": True}),
    Plan("sapphires", 5, 3, "sapphire", {"mode": "advanced", "manner": "opal", "patrons": True}),
    Plan("hoarders", 4, 13, "hoarder", {"mode": "advanced", "patrons": True, "auction": "closed"}),
    Plan("keepers", 2, 30, "keeper", {"mode": "advanced", "manner": "opal"}),
    Plan("short-deck", 4, 7, "priest", SHORT_DECK),
    Plan("short-deck-2", 4, 7, "priest", SHORT_DECK, rules_version=2),
]
