"""The actions of Dwarven Smithy and their numbers; texts name cards by id."""

from __future__ import annotations

from typing import Final

from dvergar.engine.space import ActionSpace
from dvergar.games.smithy.material import (
    AREAS,
    FACES,
    GUILD,
    GUILD_CARDS,
    KINDS,
    MAX_BID,
    METALS,
    RESOURCES,
    TWO_SIDED,
)

SEATS: Final = 4
CODES: Final = FACES * 2  # a face in a Market, straight or tilted
CARDS: Final = KINDS + GUILD_CARDS  # what a hand holds: kinds, then guild cards

COMPLETE: Final = 0
USE: Final = COMPLETE + GUILD_CARDS
CASH: Final = USE + 1
SALVAGE: Final = CASH + 1
LEAVE: Final = SALVAGE + METALS
FIRE: Final = LEAVE + 1
EXCHANGE: Final = FIRE + GUILD_CARDS
CRAFT: Final = EXCHANGE + FACES
PAY: Final = CRAFT + GUILD_CARDS
PLAY: Final = PAY + KINDS
STOKE: Final = PLAY + CARDS * 2
FETCH: Final = STOKE + TWO_SIDED
DISPLAY: Final = FETCH + CODES
SWAP: Final = DISPLAY + FACES
WITH: Final = SWAP + CODES
DISCARD: Final = WITH + FACES
SELL: Final = DISCARD + GUILD_CARDS
STOCK: Final = SELL + GUILD * 2
BUY: Final = STOCK + KINDS
NAME: Final = BUY + SEATS * CODES
TO: Final = NAME + SEATS * CODES
BID: Final = TO + 2
PASS: Final = BID + MAX_BID + 1
DRAW: Final = PASS + 1
END: Final = DRAW + 2
SIZE: Final = END + 1


def space(guild: list[str]) -> ActionSpace:
    """Return the action space for the guild cards of one card set."""
    sided = RESOURCES[:TWO_SIDED]
    faces = [*sided, *[f"refined-{r}" for r in sided], *RESOURCES[TWO_SIDED:], *guild]
    codes = [name for face in faces for name in (face, f"tilted-{face}")]
    held = [f"{p}:{code}" for p in ("p1", "p2", "p3", "p4") for code in codes]
    played = [f"{card}:{area}" for card in RESOURCES + guild for area in AREAS]
    verbs: list[tuple[str, list[str]]] = [
        ("complete", guild),
        ("tool", ["use", "sell"]),
        ("salvage", [*RESOURCES[:METALS], "none"]),
        ("fire", guild),
        ("exchange", faces),
        ("craft", guild),
        ("pay", RESOURCES),
        ("play", played + [f"{kind}:refined" for kind in sided]),
        ("move", [f"{c}:workshop" for c in codes] + [f"{f}:market" for f in faces]),
        ("swap", codes),
        ("with", faces),
        ("discard", guild),
        ("sell", codes[: GUILD * 2]),
        ("buy", [f"warehouse:{kind}" for kind in RESOURCES] + held),
        ("name", held),
        ("to", AREAS),
        ("bid", [str(n) for n in range(MAX_BID + 1)]),
        ("pass", []),
        ("draw", ["mine", "guild"]),
        ("end", []),
    ]
    sp = ActionSpace()
    for name, parts in verbs:
        sp.verb(name, parts)
    assert sp.size == SIZE
    return sp
