"""How things are called in lines: by id, never by a word of any language."""

from __future__ import annotations

from dvergar.games.jewellers.material import GEM_WORDS, MODS


def gem_names(counts: list[int]) -> list[str]:
    """Each gem as often as its count says."""
    return [GEM_WORDS[kind] for kind, n in enumerate(counts) for _ in range(n)]


MOD_NAMES = ["investment", "investment", "archive", "marker", "privilege"]


def mod_names(mods: int) -> list[str]:
    """The modifiers of a payment as terms, each once."""
    return list(dict.fromkeys(MOD_NAMES[mod] for mod in range(MODS) if mods >> mod & 1))


def seat_word(seat: int) -> str:
    return f"p{seat + 1}"
