"""What the rules require of a card file: fixed numbers, families, fields of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dvergar.games.jewellers.card_data import (
    ARCHIVES,
    COUNTS_AS,
    CURSED,
    DOUBLE,
    GEODE,
    INVEST_COLOUR,
    INVEST_EACH,
    MIRROR,
    PRIVILEGED,
    STAFF,
)
from dvergar.games.jewellers.material import SCHOOL_WORDS
from dvergar.games.jewellers.scoring.kinds import KINDS

Row = dict[str, Any]

SCORE_FIELDS: Final = {kind.word: kind.fields for kind in KINDS}
STAFF_CHOICES: Final = ["double_nature", "cost_counts_as", "music_symbol", "runes", "full_squares"]


class Doing:
    """An effect: its number in a match, the family of its cards, and what they must show."""

    def __init__(
        self, number: int, family: str, rule: str, facts: Row, fields: Sequence[str] = ()
    ) -> None:
        self.number = number
        self.family = family
        self.rule = rule
        self.facts = facts
        self.fields = [*facts, *fields]  # including those that a card file may choose


EFFECTS: Final = {
    "investment_each": Doing(INVEST_EACH, "investment", "J3.3", {"amount": 1}),
    "investment_colour": Doing(INVEST_COLOUR, "investment", "J3.3", {"amount": 3}),
    "archive_access": Doing(ARCHIVES, "archive", "J3.4", {"crystals": 1, "gold": 1}),
    "privilege": Doing(PRIVILEGED, "privilege", "J3.5", {"cards": 2}),
    "orb_discount": Doing(MIRROR, "mirror", "J6.4", {}, ["units"]),
    "cursed": Doing(CURSED, "cursed", "J6.4", {}, ["colour"]),
    "geode": Doing(GEODE, "geode", "J3.13", {}, ["colour"]),
    "double_nature": Doing(DOUBLE, "drum", "J6.9", {"cards": 2}),
    "cost_counts_as": Doing(COUNTS_AS, "bagpipe", "J6.9", {"high": 3, "other": 1}, ["colour"]),
    "staff": Doing(STAFF, "staff", "J6.3", {"options": STAFF_CHOICES}, ["colour"]),
}


class Family:
    """How many cards a family has, whether one per nature, and what they must show."""

    def __init__(self, count: int, rule: str, each_nature: bool, school: str, facts: Row) -> None:
        self.count = count
        self.rule = rule
        self.each_nature = each_nature
        self.facts: Row = {"school": school} | facts


ONE_EACH: Final = {"red": 1, "green": 1, "blue": 1}
CHALICE_TABLE: Final = [2, 4, 7, 9, 12, 14]


def scores(kind: str, **fields: Any) -> Row:
    return {"score": {"kind": kind} | fields}


FAMILIES: Final = {
    "cockade": Family(3, "J6.3", True, "aesthete", {
        "court": True, "badges": None} | scores("per_badge", points=1)),
    "frame": Family(3, "J6.3", True, "memorist", {
        "court": True} | scores("per_card_of_nature", points=1)),
    "staff": Family(3, "J6.3", True, "noble", {
        "court": True, "cost": ONE_EACH} | scores("none")),
    "collar": Family(3, "J6.3", True, "noble", {}),
    "mirror": Family(2, "J6.4", False, "aesthete", scores("per_badge")),
    "orb": Family(2, "J6.4", False, "aesthete", scores("flat")),
    "cursed": Family(6, "J6.4", False, "aesthete", {"level": "A"} | scores("cursed_table")),
    "geode": Family(3, "J6.4", True, "aesthete", {"level": "A"}),
    "runic-arms": Family(3, "J6.5", True, "noble", scores("rune_table")),
    "throne": Family(1, "J6.5", False, "noble", scores("rune_triple_table")),
    "concord-arms": Family(1, "J6.5", False, "noble", scores("rune_triple_table")),
    "signet": Family(2, "J6.5", False, "noble", scores("per_rune_table")),
    "monument": Family(3, "J6.6", True, "memorist", scores("per_card_of_nature")),
    "stele-union": Family(3, "J6.6", False, "memorist", scores("per_card", points=2)),
    "stele-glory": Family(2, "J6.6", False, "memorist",
        scores("per_costly_card", points=3, minimum=4)),
    "concord": Family(2, "J6.6", False, "memorist", scores("per_nature_triple", points=7)),
    "spectacles": Family(3, "J6.7", True, "forge", scores("per_pair_placed", points=4)),
    "tongs": Family(2, "J6.7", False, "forge", scores("per_two_placed", points=1)),
    "classic": Family(3, "J6.8", True, "religion", scores("top_costs")),
    "plinth": Family(3, "J6.8", True, "religion", scores("plinth", cards=3, points=1)),
    "chalice": Family(3, "J6.8", True, "religion", {
        "level": "A"} | scores("chalice_x", table=CHALICE_TABLE, step=2)),
    "reliquary": Family(3, "J6.8", True, "religion", {
        "level": "A"} | scores("reliquary_x", points=1)),
    "organ": Family(1, "J6.9", False, "musician", {
        "music": {"beamed": 1, "sharp": 1, "note": 1}}),
    "drum": Family(3, "J6.9", True, "musician", {}),
    "bagpipe": Family(3, "J6.9", True, "musician", {"cost": ONE_EACH}),
}  # fmt: skip

SCHOOL_LEVELS: Final = dict(zip(SCHOOL_WORDS, ["I", "I", "I", "I", "C", "C", "A", "I"]))
OPALS: Final[dict[str, tuple[int, Row, Row]]] = {
    "court": (4, {"crystal": 1}, {"kind": "fidelity_of_paid_colour", "count": 1}),
    "aesthete": (4, {"gold": 1}, {"kind": "badge", "count": 1}),
    "noble": (4, {"crystal": 1}, {"kind": "rune_of_paid_colour", "count": 1}),
    "memorist": (3, {"gold": 1}, {"kind": "score_per_unit", "points": 1}),
    "forge": (3, {"gold": 2}, {
        "kind": "full_squares", "squares": ["full-red", "full-green", "full-blue", "full-any"]}),
    "religion": (3, {"crystal": 1}, {
        "kind": "per_crystal_of_paid_colour", "points": 1, "unscored_colour_only": True}),
    "musician": (3, {"gold": 2}, {
        "kind": "symbol_or_cap", "symbols": 1, "cap": 1}),
}  # fmt: skip

FIXED: Final[list[tuple[str, Any, str]]] = [
    ("project_counts", {"initiation": 33, "classic": 59, "advanced": 98}, "J0.5"),
    ("green", {"in_deck": ["I"], "returns_to_stock": True}, "J1.7"),
    ("cursed_in_deck.gold", {"2": 1, "3": 1, "4": 2, "5": 3}, "J1.2"),
    ("gift.warhammer.level", "C", "J1.1"),
    ("gift.harp.level", "A", "J1.1"),
    ("gift.inkwell.level", "A", "J1.1"),
    *[(f"gift.{gift}.copies", 5, "J0.5") for gift in ("warhammer", "harp", "inkwell")],
    *[(f"gift.{gift}.nature", "none", "J8.1") for gift in ("warhammer", "harp", "inkwell")],
]
