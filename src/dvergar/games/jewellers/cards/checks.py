"""Checks a card file of the Jewellers: one line per error, with card, field and rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from dvergar.games.catalog import repeated_ids
from dvergar.games.jewellers.cards.demands import FAMILIES, FIXED, OPALS, SCHOOL_LEVELS, Row
from dvergar.games.jewellers.cards.project_checks import differences, project_faults
from dvergar.games.jewellers.material import (
    ADVANCED,
    CLASSIC,
    COLOUR_WORDS,
    FINDS,
    GEM_WORDS,
    LAST_ROUND,
    LEVEL_WORDS,
    MODE_WORDS,
    MUSIC_WORDS,
    NATURE_WORDS,
    NATURES,
    OFFER,
    SCHOOL_WORDS,
    SCHOOLS,
)

LEVEL_COUNTS: Final = [33, 26, 39]
LEAST_SYMBOLS: Final = 5  # of each kind
MAX_CROWNS: Final = 5  # on a line: two cards show ten at most (J1.8)
TAKEN: Final = {
    *("warhammer", "harp", "inkwell"),
    *GEM_WORDS, *SCHOOL_WORDS, *NATURE_WORDS, *MUSIC_WORDS,
}  # fmt: skip
CURSES: Final = ["blue", "gold", "gold", "gold", "green", "red"]


def faults(data: Row) -> list[str]:
    """Return every error in a card file's plain data."""
    projects: list[Row] = data["project"]
    return [
        *fixed_faults(data),
        *category_faults(data),
        *twice_faults(data),
        *[f"{p['id']}: {text}" for p in projects for text in project_faults(p)],
        *id_faults([*projects, *data["find"]]),
        *count_faults(projects),
        *green_faults(projects),
        *family_faults(projects),
        *find_faults(data["find"], projects),
    ]


def fixed_faults(data: Row) -> Iterator[str]:
    for path, wanted, rule in FIXED:
        given: Any = data
        for key in path.split("."):
            given = given.get(key)
        yield from differences(path, given, wanted, rule)


def category_faults(data: Row) -> Iterator[str]:
    """Check for one topaz card and one kind of opal per school (J0.3, J0.4)."""
    wanted = SCHOOL_WORDS[:SCHOOLS]
    for group in ("topaz", "opal"):
        words = [row["category"] for row in data[group]]
        if sorted(words) != sorted(wanted):
            yield f"{group}: needs each category once: {', '.join(wanted)} (J0.4)"
        for row in data[group]:
            where = f"{group} {row['category']}"
            level = SCHOOL_LEVELS[row["category"]]
            yield from differences(f"{where}: level", row["level"], level, "J0.4")
    for row in data["opal"]:
        where = f"opal {row['category']}"
        count, price, bonus = OPALS[row["category"]]
        yield from differences(f"{where}: count", row["count"], count, "J0.3")
        yield from differences(f"{where}: price", row["price"], price, "J3.12")
        if row["category"] == "musician":
            bonus = {**bonus, "cap_limit": data["music"]["cap_with_opal"]}
        yield from differences(f"{where}: bonus", row["bonus"], bonus, "J3.12")


def twice_faults(data: Row) -> Iterator[str]:
    """Check that numbers given twice agree."""
    units = data["orb"]["units_per_mirror"]
    for mirror in of_family(data["project"], "mirror"):
        given = mirror.get("effect", {}).get("units", units)
        yield from differences(f"{mirror['id']}: effect.units", given, units, "J6.4")
    if data["music"]["cap_with_opal"] < data["music"]["cap"]:
        yield "music.cap_with_opal: an opal can't lower the cap (J3.12)"


def id_faults(rows: list[Row]) -> Iterator[str]:
    ids = [row["id"] for row in rows]
    yield from repeated_ids(ids)
    yield from [f"{id}: this id is taken" for id in ids if id in TAKEN]


def count_faults(projects: list[Row]) -> Iterator[str]:
    for level, n in zip(LEVEL_WORDS, LEVEL_COUNTS):
        have = sum(p["level"] == level for p in projects)
        if have != n:
            yield f"project: must be {n} of level {level}, not {have} (J0.5)"
    for mode in (CLASSIC, ADVANCED):
        some = [p for p in projects if LEVEL_WORDS.index(p["level"]) <= mode]
        deck = sum(p["school"] != "green" for p in some)
        need = LAST_ROUND[mode] * OFFER[mode][-1]
        if deck < need:
            yield f"project: {MODE_WORDS[mode]} needs {need} without green backs, not {deck} (J1.5)"
    for symbol in MUSIC_WORDS:
        have = sum(p.get("music", {}).get(symbol, 0) for p in projects)
        if have < LEAST_SYMBOLS:
            yield f"project: must show {LEAST_SYMBOLS} symbols {symbol!r}, not {have} (J6.9)"


def green_faults(projects: list[Row]) -> Iterator[str]:
    first = Counter(p["family"] for p in projects if p["level"] == "I")
    if first["investment"] < 2 or first["privilege"] < 1:
        yield "project: level I needs 2 Investments and a Privilege (J1.7)"
    if first["archive"]:
        yield "project: level I has no Archive Access (J3.4)"


def family_faults(projects: list[Row]) -> Iterator[str]:
    for name, family in FAMILIES.items():
        some = of_family(projects, name)
        if len(some) != family.count:
            wanted = f"must have {family.count} cards, not {len(some)}"
            yield f"family {name!r}: {wanted} ({family.rule})"
        elif family.each_nature and {p["nature"] for p in some} != set(NATURE_WORDS[:NATURES]):
            yield f"family {name!r}: must have one card of each nature ({family.rule})"
    curses = [p.get("effect", {}).get("colour", "") for p in of_family(projects, "cursed")]
    if sorted(curses) != CURSES:
        yield "family 'cursed': must have one red, green and blue and three golden ones (J1.2)"
    if {p["score"].get("colour") for p in of_family(projects, "classic")} != set(COLOUR_WORDS):
        yield "family 'classic': must score one colour each (J6.8)"
    yield from star_faults(projects)


def of_family(projects: list[Row], name: str) -> list[Row]:
    return [p for p in projects if p["family"] == name]


def star_faults(projects: list[Row]) -> Iterator[str]:
    """Check the stars of the two Steles of Union, which the memorist patron compares."""
    unions = [p.get("star", 0) for p in of_family(projects, "stele-union")]
    others = [p.get("star", 0) for p in projects if p["family"] != "stele-union"]
    if unions and min(unions) <= max(others, default=0):
        yield "family 'stele-union': must have more star branches than all others (J7.4)"


def find_faults(finds: list[Row], projects: list[Row]) -> Iterator[str]:
    greens = [p["id"] for p in projects if p["school"] == "green"]
    if len(finds) != FINDS:
        yield f"find: must be {FINDS}, not {len(finds)} (J0.5)"
    for f in finds:
        if f["line2"] not in greens:
            yield f"{f['id']}: line2: {f['line2']!r} is no green-backed card (J1.7)"
        for line in ("line1", "line3"):
            if f[line].count("crown") > MAX_CROWNS:
                yield f"{f['id']}: {line}: at most {MAX_CROWNS} crowns (J1.8)"
    bonuses = Counter(f["bonus"] for f in finds)
    for colour in COLOUR_WORDS:
        if bonuses[colour] * len(COLOUR_WORDS) != FINDS:
            yield f"find: must be 5 with the bonus {colour}, not {bonuses[colour]} (J5.4)"
