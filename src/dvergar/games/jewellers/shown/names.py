"""The names of things in messages: ids, never words of a language."""

from __future__ import annotations

from dvergar.games.jewellers.material import (
    BONUS_PRICE,
    BONUS_SCHOOL,
    GEM_WORDS,
    MODS,
    NO_BONUS,
    SCHOOL_WORDS,
)
from dvergar.games.title import Arg


def gem_names(counts: list[int]) -> list[str]:
    """Return each gem's name as often as its count says."""
    return [GEM_WORDS[kind] for kind, n in enumerate(counts) for _ in range(n)]


def gained(kind: int, n: int) -> Arg:
    """Repeat a gained gem's name."""
    return GEM_WORDS[kind] if n == 1 else [GEM_WORDS[kind]] * n


MOD_NAMES = ["investment", "investment", "archive", "marker", "privilege"]


def mod_names(mods: int) -> list[str]:
    """Return the modifiers of a payment as terms, each once."""
    return list(dict.fromkeys(MOD_NAMES[mod] for mod in range(MODS) if mods >> mod & 1))


def payment(way: list[int], x: int, bonus: int, mods: int) -> dict[str, Arg]:
    """A whole payment: gems, X, modifiers, and an opal bonus with its school and its own cost."""
    more = bonus != NO_BONUS
    return {
        "parts": gem_names(way),
        "count": sum(way),
        "x": x,
        "mods": mod_names(mods),
        "mod_count": len(mod_names(mods)),
        "bonus": int(more),
        "school": SCHOOL_WORDS[BONUS_SCHOOL[bonus]] if more else "",
        "cost": gem_names(BONUS_PRICE[bonus]) if more else [],
    }
