"""The kinds of scoring that a card can have, all listed here."""

from __future__ import annotations

from typing import Final

NONE: Final = 0
FLAT: Final = 1
PER_BADGE: Final = 2
PER_NATURE: Final = 3
PER_CARD: Final = 4
PER_COSTLY: Final = 5
PER_TRIPLE: Final = 6
RUNE_TABLE: Final = 7
RUNE_TRIPLES: Final = 8
ALL_RUNES: Final = 9
PER_PLACED: Final = 10
PER_PAIR: Final = 11
PER_TWO: Final = 12
TOP_COSTS: Final = 13
PLINTH: Final = 14
CHALICE: Final = 15
RELIQUARY: Final = 16
CURSED_TABLE: Final = 17

# What scores a kind: `Scorer.fixed_points`, or a part of the scoring with choices.
FIXED: Final = 0
NATURES: Final = 1
RUNES: Final = 2
FORGE: Final = 3
COSTS: Final = 4


class Kind:
    """A row of the table below.

    A kind's texts are the messages `jewellers-score-…` and `jewellers-term-…` with its word.
    """

    def __init__(
        self, number: int, word: str, part: int, fields: list[str], grows: bool = False
    ) -> None:
        self.number = number
        self.word = word  # in the card file
        self.part = part
        self.fields = fields  # the card file's fields for it
        self.grows = grows  # whether later purchases can raise its points


KINDS: Final = [
    Kind(NONE, "none", FIXED, []),
    Kind(NONE, "music", FIXED, []),  # scored once per player, not by card (J6.9)
    Kind(FLAT, "flat", FIXED, ["points"]),
    Kind(PER_BADGE, "per_badge", FIXED, ["points"]),
    Kind(PER_NATURE, "per_card_of_nature", NATURES, ["nature", "points"], grows=True),
    Kind(PER_CARD, "per_card", FIXED, ["points"], grows=True),
    Kind(PER_COSTLY, "per_costly_card", COSTS, ["points", "minimum"], grows=True),
    Kind(PER_TRIPLE, "per_nature_triple", NATURES, ["points"], grows=True),
    Kind(RUNE_TABLE, "rune_table", RUNES, ["colour", "table", "step"]),
    Kind(RUNE_TRIPLES, "rune_triple_table", RUNES, ["table", "step"]),
    Kind(ALL_RUNES, "per_rune_table", RUNES, ["table", "step"], grows=True),
    Kind(PER_PLACED, "per_placed", FORGE, ["colour", "points"]),
    Kind(PER_PAIR, "per_pair_placed", FORGE, ["colours", "points"]),
    Kind(PER_TWO, "per_two_placed", FORGE, ["points"]),
    Kind(TOP_COSTS, "top_costs", COSTS, ["colour", "cards", "times"], grows=True),
    Kind(PLINTH, "plinth", COSTS, ["colours", "cards", "points"], grows=True),
    Kind(CHALICE, "chalice_x", FIXED, ["table", "step"]),
    Kind(RELIQUARY, "reliquary_x", COSTS, ["colour", "points"]),
    Kind(CURSED_TABLE, "cursed_table", FIXED, ["each"]),
]
KIND_WORDS: Final = [kind.word for kind in KINDS]
NUMBERS: Final = {kind.word: kind.number for kind in KINDS}
PARTS: Final = [kind.part for kind in KINDS if kind.word != "music"]  # by number
GROWING: Final = {kind.number for kind in KINDS if kind.grows}
