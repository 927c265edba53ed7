"""The cards for reading: a table of projects and one of finds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dvergar.games.jewellers.cards import CardSet, Find, Project
from dvergar.games.jewellers.material import COLOUR_WORDS, MONEY_WORDS, MUSIC_WORDS
from dvergar.games.title import Arg


def tables_for_reading(cards: CardSet) -> list[list[dict[str, Arg]]]:
    return [[project(c) for c in cards.project], [find(c) for c in cards.find]]


def project(c: Project) -> dict[str, Arg]:
    cost = [word for word in MONEY_WORDS for _ in range(getattr(c.cost, word))]
    return {
        "id": f"={c.id}",
        "name": c.id,
        "level": c.level,
        "school": "green-backed" if c.school == "green" else c.school,
        "court": "yes" if c.court else "",
        "nature": c.nature,
        "cost": [*cost, *(["x", c.cost.x] if c.cost.x else [])],
        "score": c.score.kind.replace("_", "-"),
        "points": points(c),
        "logos": spread(c.fidelity, [*COLOUR_WORDS, "multi"]),
        "runes": spread(c.runes, [*COLOUR_WORDS, "choice"]),
        "badges": c.badges,
        "star": c.star,
        "religion": c.religion,
        "music": spread(c.music, MUSIC_WORDS),
        "squares": " ".join(c.squares),
    }


def points(c: Project) -> str:
    """What it pays: a number, or its table."""
    if c.score.table:
        return " ".join([*map(str, c.score.table), f"+{c.score.step}"])
    if c.score.each:
        return " ".join(map(str, c.score.each))
    n = c.score.times or c.score.points
    return "" if n is None else str(n)


def spread(counts: Mapping[Any, int], words: list[str]) -> list[str]:
    """Each word as often as it is counted."""
    return [word for word in words for _ in range(counts.get(word, 0))]


def find(c: Find) -> dict[str, Arg]:
    return {
        "id": f"={c.id}",
        "name": c.id,
        "line1": " ".join(c.line1),
        "line2": c.line2,
        "line3": " ".join(c.line3),
        "bonus": c.bonus,
    }
