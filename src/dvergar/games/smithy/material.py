"""Numbers for the components of Dwarven Smithy: kinds, faces, areas, packed counts."""

from __future__ import annotations

from typing import Final

KINDS: Final = 12
METALS: Final = 4
TWO_SIDED: Final = 8  # metals and gems; the runestones after them have one side
RESOURCES: Final = [
    "iron", "silver", "gold", "mithril",
    "emerald", "ruby", "sapphire", "moongem",
    "thunder", "lightning", "frost", "earth",
]  # fmt: skip
GUILD_CARDS: Final = 78

# A face is the visible side of a card: 8 unrefined kinds, 12 refined ones, then guild cards.
REFINED: Final = 8
GUILD: Final = 20
FACES: Final = 98

APPRENTICE: Final = 0
TOOL: Final = 1
ITEM: Final = 2
KINGS_ITEM: Final = 3
TYPES: Final = ["apprentice", "tool", "item", "kings_item"]
SUBTYPES: Final = ["weapon", "shield", "armor", "other"]
BONUS_SUBTYPES: Final = 3

MARKET: Final = 0
WORKSHOP: Final = 1
AREAS: Final = ["market", "workshop"]

START_COINS: Final = 15
START_SHOP: Final = 4
START_MINE: Final = 4
START_GUILD: Final = 2
HAND_LIMIT: Final = 6
MARKET_LIMIT: Final = 4
WORKSHOP_LIMIT: Final = 7
DRAWS: Final = 4
HELPERS: Final = 2  # completed apprentices, and completed tools (S1.3)
KINGS_TO_END: Final = 4
ACTIONS_A_TURN: Final = 40
LAST_ROUND: Final = 100
BONUS: Final = 25
MAX_BID: Final = 99

# A packed count holds the twelve kinds in one int, five bits each. The top bit of each five is
# kept free, so that a single subtraction shows whether a payment is covered.
BITS: Final = 5
COUNT: Final = 31
GUARD: Final = 0x842108421084210


def count(packed: int, kind: int) -> int:
    return packed >> BITS * kind & COUNT


def total(packed: int) -> int:
    n = 0
    while packed:
        n += packed & COUNT
        packed >>= BITS
    return n


def unpack(packed: int) -> list[int]:
    """Return every card of a packed count, ascending."""
    return [kind for kind in range(KINDS) for _ in range(count(packed, kind))]


def pack(kinds: list[int]) -> int:
    return sum([1 << BITS * kind for kind in kinds])


def covers(have: int, need: int) -> bool:
    return (have | GUARD) - need & GUARD == GUARD


def kind_of(face: int) -> int:
    """Return the resource kind of a face below GUILD."""
    return face if face < REFINED else face - REFINED


def fresh_face(kind: int) -> int:
    """Return the face of a new resource: unrefined if it has such a side."""
    return kind if kind < TWO_SIDED else kind + REFINED
