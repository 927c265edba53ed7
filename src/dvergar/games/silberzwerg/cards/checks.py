"""Checks a contract file against the rules (Z0)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

from dvergar.games.catalog import repeated_ids
from dvergar.games.silberzwerg.cards.file import CardSet, Contract
from dvergar.games.silberzwerg.material import (
    COLOUR_WORDS,
    CONTRACTS,
    COST,
    MAX_GEMS,
    SYMBOL_WORDS,
)

MAX_MINERS_OF_ALL = 16
SPLITS = [(8,), (6, 2), (4, 4), (4, 2, 2)]


def problems(cards: CardSet) -> list[str]:
    return [
        *table_problems(cards),
        *[f"{c.id}: {text}" for c in cards.contract for text in contract_problems(c)],
        *count_problems(cards.contract),
    ]


def table_problems(cards: CardSet) -> list[str]:
    found = []
    if cards.colours != COLOUR_WORDS:
        found.append(f"colours: must be {', '.join(COLOUR_WORDS)}")
    if cards.symbols != SYMBOL_WORDS:
        found.append(f"symbols: must be {', '.join(SYMBOL_WORDS)}")
    if cards.gems_per_colour != MAX_GEMS + 1:
        found.append(f"gems_per_colour: must be {MAX_GEMS + 1} with the marker (Z0.1)")
    prices = cards.price_by_miners
    if len(prices) != MAX_MINERS_OF_ALL + 1:
        found.append(f"price_by_miners: needs a price for 0 to {MAX_MINERS_OF_ALL} miners (Z0.4)")
    if prices != sorted(prices, reverse=True):
        found.append("price_by_miners: more miners can't be dearer (Z0.4)")
    return found + falling("values_one_colour_100", cards.values_one_colour_100)


def falling(field: str, values: list[int]) -> list[str]:
    down = all(a > b for a, b in pairwise(values))
    return [] if down else [f"{field}: each value must be below the one before (Z0.3)"]


def contract_problems(c: Contract) -> list[str]:
    found = falling("values", c.values)
    parts = tuple(sorted(c.gems.values(), reverse=True))
    if parts not in SPLITS:
        found.append(f"gems: {COST} gems as 8, 6+2, 4+4 or 4+2+2, not {total(parts)} (Z0.2)")
    elif c.split != total(parts):
        found.append(f"split: the gems make {total(parts)!r}, not {c.split!r}")
    if c.in_short_deck != in_short_deck(c):
        found.append(f"in_short_deck: must be {str(in_short_deck(c)).lower()} (Z5.2)")
    return found


def total(parts: tuple[int, ...]) -> str:
    return "+".join(map(str, parts))


def in_short_deck(c: Contract) -> bool:
    """Return whether it has neither exactly 2 blue gems nor 4 blue and 4 others (Z5.2)."""
    blue = c.gems.get("blue", 0)
    return blue != 2 and not (blue == 4 and len(c.gems) == 2)


def count_problems(contracts: list[Contract]) -> list[str]:
    """Check that each of the 34 possible splits is there once, and no id twice (Z0.2)."""
    found = repeated_ids([c.id for c in contracts])
    kinds = Counter(frozenset[tuple[str, int]](c.gems.items()) for c in contracts)
    wanted = every_split()
    found += [f"contract: none with {worded(kind)} (Z0.2)" for kind in wanted if not kinds[kind]]
    found += [f"contract: {n} with {worded(kind)} (Z0.2)" for kind, n in kinds.items() if n > 1]
    if len(contracts) != CONTRACTS:
        found.append(f"contract: must be {CONTRACTS}, not {len(contracts)} (Z0.2)")
    return found


def every_split() -> list[frozenset[tuple[str, int]]]:
    found = {
        frozenset(zip(colours, split, strict=True))
        for split in SPLITS
        for colours in permutations(COLOUR_WORDS, len(split))
    }
    return sorted(found, key=worded)


def worded(kind: frozenset[tuple[str, int]]) -> str:
    return " and ".join(f"{n} {colour}" for colour, n in sorted(kind))
