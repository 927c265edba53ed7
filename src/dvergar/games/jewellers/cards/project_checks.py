"""Checks one project: one line per error, with field and rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from dvergar.games.jewellers.cards.demands import (
    EFFECTS,
    FAMILIES,
    SCHOOL_LEVELS,
    SCORE_FIELDS,
    Doing,
    Row,
)
from dvergar.games.jewellers.material import COLOUR_WORDS, LEVEL_WORDS, NATURE_WORDS, NATURES

MAX_COST: Final = 7
GREENS: Final = ["investment", "archive", "privilege"]
WITH_EFFECT: Final = {doing.family for doing in EFFECTS.values()}
OWN_KINDS: Final = {
    "chalice_x": ("chalice", "J6.8"),
    "reliquary_x": ("reliquary", "J6.8"),
    "cursed_table": ("cursed", "J6.4"),
}
CLASSICS: Final = [(5, 2), (4, 3)]


def project_faults(p: Row) -> Iterator[str]:
    """Yield the errors of one project, without its id."""
    if LEVEL_WORDS.index(p["level"]) < LEVEL_WORDS.index(SCHOOL_LEVELS[p["school"]]):
        yield f"level: {p['school']} begins at {SCHOOL_LEVELS[p['school']]} (J0.4)"
    yield from cost_faults(p)
    yield from score_faults(p)
    yield from effect_faults(p)
    yield from icon_faults(p)
    yield from court_faults(p)
    yield from green_faults(p)
    if p["family"] in FAMILIES:
        yield from printed_faults(p)


def cost_faults(p: Row) -> Iterator[str]:
    cost: Row = p["cost"]
    if p["family"] in ("chalice", "reliquary"):
        wanted = {"gold": 1} if p["family"] == "reliquary" else {}
        if "x" not in cost:
            yield "cost.x is missing (J6.8)"
        plain = {key: n for key, n in cost.items() if key != "x"}
        yield from differences("cost", plain, wanted, "J6.8")
    elif "x" in cost:
        yield "cost.x: only Chalices and Reliquaries have it (J6.8)"
    elif not 1 <= sum(cost.values()) <= MAX_COST:
        yield f"cost: 1 to {MAX_COST} gems, not {sum(cost.values())} (J8.1)"


def score_faults(p: Row) -> Iterator[str]:
    score: Row = p["score"]
    kind, table = score["kind"], score.get("table", [])
    yield from field_faults("score", score, SCORE_FIELDS[kind])
    if any(a > b for a, b in pairwise(table)):
        yield "score.table: more can't be worth less (J8.1)"
    if len(set(score.get("colours", COLOUR_WORDS))) == 1:
        yield "score.colours: must be two different ones (J8.1)"
    if score.get("colour") == "any" and kind != "per_placed":
        yield "score.colour: 'any' is for per_placed only (J8.1)"
    family, rule = OWN_KINDS.get(kind, (p["family"], ""))
    if p["family"] != family:
        yield f"score.kind: {kind} is for the family {family!r} only ({rule})"


def field_faults(where: str, given: Row, wanted: list[str]) -> Iterator[str]:
    for name in wanted:
        if name not in given:
            yield f"{where}.{name} is missing (J8.1)"
    for name in given:
        if name not in wanted and name != "kind":
            yield f"{where}.{name} does not belong to {given['kind']} (J8.1)"


def effect_faults(p: Row) -> Iterator[str]:
    effect: Row | None = p.get("effect")
    if effect is None:
        if p["family"] in WITH_EFFECT:
            yield f"effect is missing for the family {p['family']!r} (J8.1)"
        return
    doing = EFFECTS[effect["kind"]]
    if doing.family != p["family"]:
        yield f"effect.kind: {effect['kind']} is for {doing.family!r} only ({doing.rule})"
    yield from doing_faults(p, effect, doing)


def doing_faults(p: Row, effect: Row, doing: Doing) -> Iterator[str]:
    yield from field_faults("effect", effect, doing.fields)
    for name, value in doing.facts.items():
        given = effect.get(name)
        if name == "options" and given is not None:
            given, value = sorted(given), sorted(value)
        if given is not None:
            yield from differences(f"effect.{name}", given, value, doing.rule)
    if effect["kind"] in ("double_nature", "staff") and p["nature"] not in NATURE_WORDS[:NATURES]:
        yield "effect: only a card of one nature can count double (J6.1)"
    if "colour" in effect:
        yield from hue_faults(p, effect, doing.rule)


def hue_faults(p: Row, effect: Row, rule: str) -> Iterator[str]:
    colour = effect["colour"]
    if effect["kind"] == "cursed":
        yield from differences("cost", p["cost"], {colour: 1}, rule)
    elif colour not in COLOUR_WORDS:
        yield f"effect.colour: gold is for cursed crystals only ({rule})"
    elif p["nature"] != NATURE_WORDS[COLOUR_WORDS.index(colour)]:
        yield f"effect.colour: must be the colour of its nature, {p['nature']} ({rule})"


def icon_faults(p: Row) -> Iterator[str]:
    school, level, music = p["school"], p["level"], p.get("music", {})
    if level == "I" and p.get("fidelity", {}).get("multi"):
        yield "fidelity.multi: not in the initiation (J4.2)"
    if level == "I" and p.get("squares"):
        yield "squares: not in the initiation (J0.4)"
    if bool(p.get("religion")) != (school == "religion"):
        yield "religion: every religion card has logos, and no other (J7.2)"
    if bool(p.get("star")) != (school == "memorist"):
        yield "star: every memorist card has one, and no other (J7.4)"
    if p.get("badges") and school != "aesthete":
        yield "badges: only on aesthete cards (J6.4)"
    if bool(music) != (school == "musician"):
        yield "music: every musician card has symbols, and no other (J6.9)"
    if (p["score"]["kind"] == "music") != (school == "musician"):
        yield "score.kind: 'music' is for musician cards, and for all of them (J6.9)"


def green_faults(p: Row) -> Iterator[str]:
    if (p["school"] == "green") != (p["family"] in GREENS):
        yield f"school: 'green' is for the families {', '.join(GREENS)}, and only for them (J1.7)"
    if p["school"] == "green" and p["nature"] != "none":
        yield "nature: a green-backed card has none (J1.7)"
    if p["school"] == "green" and set(p["cost"]) != {"gold"}:
        yield "cost: a green-backed card costs gold only (J3.11)"


def court_faults(p: Row) -> Iterator[str]:
    if not p["court"]:
        return
    if p["school"] == "green" or not p.get("fidelity"):
        yield "court: such a card belongs to a school and has logos (J6.3)"
    if p["family"] not in ("cockade", "frame") and p["score"]["kind"] not in ("none", "music"):
        yield "court: of these only Cockades and Frames score (J6.3)"


def printed_faults(p: Row) -> Iterator[str]:
    """Check what the card's family must show."""
    family = FAMILIES[p["family"]]
    score: Row = p["score"]
    for name, value in family.facts.items():
        if name != "score":
            yield from differences(name, p.get(name), value, family.rule)
    wanted: Row = family.facts.get("score", {})
    for name, value in wanted.items():
        if score.get(name) != value and (name == "kind" or name in score):
            yield from differences(f"score.{name}", score[name], value, family.rule)
    if score["kind"] == wanted.get("kind") and set(SCORE_FIELDS[score["kind"]]) < set(score):
        yield from special_faults(p, score)


def special_faults(p: Row, score: Row) -> Iterator[str]:
    """Check for things that only one family has."""
    table: list[int] = score.get("table", [])
    if p["family"] == "frame":
        yield from differences("score.nature", score["nature"], p["nature"], "J6.3")
    if p["family"] == "reliquary" and "x" in p["cost"]:
        yield from differences("score.colour", score["colour"], p["cost"]["x"], "J6.8")
    if p["family"] == "signet" and (table[:4] != [1, 2, 3, 4] or table[4:5] < [6]):
        yield "score.table: 1 for each rune, better from the 5th on (J6.5)"
    if p["family"] == "classic" and (score["cards"], score["times"]) not in CLASSICS:
        yield "score: 5 cards times 2 or 4 cards times 3 (J6.8)"
    if p["family"] == "cursed":
        each: list[int] = score["each"]
        if each[0] != 5 or len(each) != 6 or any(a <= b for a, b in pairwise(each)):
            yield "score.each: 6 numbers, 5 when alone and less each the more one has (J6.4)"


def differences(path: str, given: Any, wanted: Any, rule: str) -> Iterator[str]:
    """Yield a line for every value that differs from the rules."""
    if not isinstance(wanted, dict) or not isinstance(given, dict):
        if given != wanted:
            yield f"{path}: must be {worded(wanted)}, not {worded(given)} ({rule})"
        return
    for key in [*wanted, *[key for key in given if key not in wanted]]:
        yield from differences(f"{path}.{key}", given.get(key), wanted.get(key), rule)


def worded(value: Any) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)
