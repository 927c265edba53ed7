"""The actions of the Jewellers and their numbers; texts name cards by id."""

from __future__ import annotations

from typing import Final

from dvergar.engine.space import ActionSpace
from dvergar.games.jewellers.material import (
    BONUS_WORDS,
    BONUSES,
    COLOUR_WORDS,
    CRYSTALS,
    GEM_WORDS,
    GEMS,
    MAX_BID,
    MAX_X,
    MOD_WORDS,
    MODS,
    MONEY,
    MONEY_WORDS,
    MUSIC,
    MUSIC_WORDS,
    NATURE_WORDS,
    NATURES,
    PAYING,
    PAYING_WORDS,
    PROJECTS,
    STAFF_OPTIONS,
    STAFF_WORDS,
)

# Two stones at once, and the crystal of a third colour that they give (J7.5).
PAIRS: Final = [
    (0, 0, 1), (0, 0, 2), (0, 1, 2), (0, 2, 1), (1, 1, 0), (1, 1, 2), (1, 2, 0), (2, 2, 0),
    (2, 2, 1),
]  # fmt: skip
MOVES: Final = 4
TO_OFFER: Final = 0
TO_TOP: Final = 1
TO_UNDER: Final = 2
TO_BOTTOM: Final = 3
MOVE_WORDS: Final = ["offer", "top", "under", "bottom"]

TAKE: Final = 0
WHITE: Final = TAKE + GEMS
BLACKEN: Final = WHITE + PAYING
HAMMER: Final = BLACKEN + PAYING
HARP: Final = HAMMER + MONEY * MONEY
TUNE: Final = HARP + MONEY
INK: Final = TUNE + MONEY
REFILL: Final = INK + PROJECTS
SET: Final = REFILL + MONEY
PAIR: Final = SET + CRYSTALS
BUY: Final = PAIR + 9
CHOOSE: Final = BUY + PROJECTS
WITH: Final = CHOOSE + PROJECTS
LAY: Final = WITH + MODS
PAY: Final = LAY + MAX_X
BONUS: Final = PAY + PAYING
REST: Final = BONUS + BONUSES
PASS: Final = REST + 1
END: Final = PASS + 1
FORGO: Final = END + 1
BID: Final = FORGO + 1
DECLINE: Final = BID + MAX_BID
HIDE: Final = DECLINE + 1
PRIZE: Final = HIDE + MAX_BID + 1
WILD4: Final = PRIZE + CRYSTALS
WILD3: Final = WILD4 + MONEY
CROWN: Final = WILD3 + CRYSTALS
HOUSE: Final = CROWN + MONEY
MOVE: Final = HOUSE + PROJECTS
LEAVE: Final = MOVE + PROJECTS * MOVES
POINT: Final = LEAVE + 1
POINT_NONE: Final = POINT + PROJECTS
MEDAL: Final = POINT_NONE + 1
KEEP: Final = MEDAL + MONEY
NATURE: Final = KEEP + CRYSTALS
STAFF: Final = NATURE + PROJECTS * NATURES
RUNE: Final = STAFF + PROJECTS * STAFF_OPTIONS
SQUARE: Final = RUNE + CRYSTALS
SYMBOL: Final = SQUARE + CRYSTALS
CAP: Final = SYMBOL + MUSIC
THRIFT: Final = CAP + MUSIC
ACCEPT: Final = THRIFT + 1
SIZE: Final = ACCEPT + 1


def space(cards: list[str]) -> ActionSpace:
    """Return the action space for the projects of one card set."""
    sp = ActionSpace()
    for name, parts in [*turn_verbs(cards), *table_verbs(cards), *scoring_verbs(cards)]:
        sp.verb(name, parts)
    assert sp.size == SIZE
    return sp


def turn_verbs(cards: list[str]) -> list[tuple[str, list[str]]]:
    swaps = [f"{a}:{b}" for a in MONEY_WORDS for b in MONEY_WORDS]
    pairs = [f"{COLOUR_WORDS[a]}:{COLOUR_WORDS[b]}:{COLOUR_WORDS[c]}" for a, b, c in PAIRS]
    return [
        ("take", GEM_WORDS),
        ("white", PAYING_WORDS),
        ("black", PAYING_WORDS),
        ("hammer", swaps),
        ("harp", MONEY_WORDS),
        ("tune", MONEY_WORDS),
        ("ink", cards),
        ("refill", MONEY_WORDS),
        ("set", COLOUR_WORDS),
        ("pair", pairs),
        ("buy", cards),
        ("choose", cards),
        ("with", MOD_WORDS),
        ("lay", [str(n + 1) for n in range(MAX_X)]),
        ("pay", PAYING_WORDS),
        ("bonus", BONUS_WORDS),
        ("rest", []),
        ("pass", []),
        ("end", []),
        ("forgo", []),
    ]


def table_verbs(cards: list[str]) -> list[tuple[str, list[str]]]:
    return [
        ("bid", [str(n + 1) for n in range(MAX_BID)]),
        ("decline", []),
        ("hide", [str(n) for n in range(MAX_BID + 1)]),
        ("prize", COLOUR_WORDS),
        ("wild4", MONEY_WORDS),
        ("wild3", COLOUR_WORDS),
        ("crown", MONEY_WORDS),
        ("house", cards),
        ("move", [f"{card}:{place}" for card in cards for place in MOVE_WORDS]),
        ("leave", []),
        ("point", [*cards, "none"]),
        ("medal", MONEY_WORDS),
        ("keep", COLOUR_WORDS),
    ]


def scoring_verbs(cards: list[str]) -> list[tuple[str, list[str]]]:
    return [
        ("nature", [f"{card}:{nature}" for card in cards for nature in NATURE_WORDS[:NATURES]]),
        ("staff", [f"{card}:{option}" for card in cards for option in STAFF_WORDS]),
        ("rune", COLOUR_WORDS),
        ("square", COLOUR_WORDS),
        ("symbol", MUSIC_WORDS),
        ("cap", MUSIC_WORDS),
        ("thrift", []),
        ("accept", []),
    ]
