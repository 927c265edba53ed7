"""The cards as tables for reading: projects, finds and gifts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dvergar.games.jewellers.cards.file import CardSet, Find, Project
from dvergar.games.jewellers.material import COLOUR_WORDS, MONEY_WORDS, MUSIC_WORDS
from dvergar.games.title import Arg

GIFTS = ("warhammer", "harp", "inkwell")


def tables_for_reading(cards: CardSet, own: bool) -> list[list[dict[str, Arg]]]:
    return [
        [project(c, own) for c in cards.project],
        [find(c) for c in cards.find],
        [{"id": f"={gift}", "name": gift, "text": "" if own else f"{gift}.text"} for gift in GIFTS],
    ]


def project(c: Project, own: bool) -> dict[str, Arg]:
    cost = [word for word in MONEY_WORDS for _ in range(getattr(c.cost, word))]
    return {
        "id": f"={c.id}",
        "name": c.id,
        "level": f"={c.level}",
        "school": "green-backed" if c.school == "green" else c.school,
        "court": "yes" if c.court else "",
        "nature": c.nature,
        "cost": [*cost, *(["x", c.cost.x] if c.cost.x else [])],
        "score": c.score.kind.replace("_", "-"),
        "points": f"={points(c)}",
        "of": counted(c),
        "cards": c.score.cards or c.score.minimum or "",
        "logos": spread(c.fidelity, [*COLOUR_WORDS, "multi"]),
        "runes": spread(c.runes, [*COLOUR_WORDS, "choice"]),
        "badges": c.badges or "",
        "star": c.star or "",
        "religion": c.religion or "",
        "music": spread(c.music, MUSIC_WORDS),
        "squares": list(c.squares),
        "text": f"{c.id}.text" if has_text(c) and not own else "",
    }


def has_text(c: Project) -> bool:
    """Return whether a card does more than its icons show."""
    return c.effect is not None or c.cost.x is not None or c.family in ("cockade", "orb")


def counted(c: Project) -> list[str]:
    """Return the colours or the nature that a card scores."""
    score = c.score
    return [word for word in (score.colour, score.nature, *(score.colours or [])) if word]


def points(c: Project) -> str:
    """Return a card's points: a number, or its table."""
    if c.score.table:
        return " ".join([*map(str, c.score.table), f"+{c.score.step}"])
    if c.score.each:
        return " ".join(map(str, c.score.each))
    n = c.score.times or c.score.points
    return "" if n is None else str(n)


def spread(counts: Mapping[Any, int], words: list[str]) -> list[str]:
    """Repeat each word as often as it is counted."""
    return [word for word in words for _ in range(counts.get(word, 0))]


def find(c: Find) -> dict[str, Arg]:
    return {
        "id": f"={c.id}",
        "name": c.id,
        "line1": list(c.line1),
        "line2": c.line2,
        "line3": list(c.line3),
        "bonus": c.bonus,
    }
