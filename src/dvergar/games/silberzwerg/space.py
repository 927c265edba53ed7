"""The verbs of Silberzwerg and their numbers; each text names contracts by id."""

from __future__ import annotations

from typing import Final

from dvergar.engine.space import ActionSpace
from dvergar.games.silberzwerg.material import (
    COLOUR_WORDS,
    COLOURS,
    COLUMN_WORDS,
    COLUMNS,
    CONTRACTS,
    DWARF_WORDS,
    MAX_GEMS,
)

SEATS: Final = 4
KINDS: Final = 3
VICTIMS: Final = SEATS * KINDS  # a seat and a kind of dwarf

DIG: Final = 0
RULE: Final = DIG + COLOURS
HAUNT: Final = RULE + COLUMNS
SEAL: Final = HAUNT + COLUMNS
BANISH: Final = SEAL + 1
ALSO: Final = BANISH + COLOURS * VICTIMS
TAKE: Final = ALSO + VICTIMS
RAISE: Final = TAKE + COLOURS
LOWER: Final = RAISE + CONTRACTS
SWAP: Final = LOWER + CONTRACTS
STEAL: Final = SWAP + 1
STEAL_BOTH: Final = STEAL + SEATS
REST: Final = STEAL_BOTH + SEATS * SEATS
CANCEL: Final = REST + COLUMNS
ALLOW: Final = CANCEL + 1
GIVE: Final = ALLOW + 1
GET: Final = GIVE + COLOURS
BUY: Final = GET + COLOURS
FULFIL: Final = BUY + COLOURS * MAX_GEMS
SELL: Final = FULFIL + CONTRACTS
TRIBUTE: Final = SELL + COLOURS * MAX_GEMS
CHEAPEN: Final = TRIBUTE + SEATS
RETURN: Final = CHEAPEN + COLOURS
ENOUGH: Final = RETURN + COLOURS
SIZE: Final = ENOUGH + 1


def space(contracts: list[str]) -> ActionSpace:
    """Return the action space for the contracts of one card set."""
    seats = [f"p{n + 1}" for n in range(SEATS)]
    victims = [f"{seat}:{kind}" for seat in seats for kind in DWARF_WORDS]
    heaps = [f"{colour}:{n + 1}" for colour in COLOUR_WORDS for n in range(MAX_GEMS)]
    verbs: list[tuple[str, list[str]]] = [
        ("dig", COLOUR_WORDS),
        ("lord", COLUMN_WORDS),
        ("ghost", COLUMN_WORDS),
        ("seal", []),
        ("banish", [f"{colour}:{victim}" for colour in COLOUR_WORDS for victim in victims]),
        ("also", victims),
        ("take", COLOUR_WORDS),
        ("raise", contracts),
        ("lower", contracts),
        ("swap", []),
        ("steal", [*seats, *[f"{a}:{b}" for a in seats for b in seats]]),
        ("rest", COLUMN_WORDS),
        ("cancel", []),
        ("allow", []),
        ("give", COLOUR_WORDS),
        ("get", COLOUR_WORDS),
        ("buy", heaps),
        ("fulfil", contracts),
        ("sell", heaps),
        ("tribute", seats),
        ("cheapen", COLOUR_WORDS),
        ("return", COLOUR_WORDS),
        ("enough", []),
    ]
    sp = ActionSpace()
    for name, parts in verbs:
        sp.verb(name, parts)
    assert sp.size == SIZE
    return sp
