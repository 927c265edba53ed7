"""The names of things in messages: ids, never words of a language."""

from __future__ import annotations

from dvergar.games.silberzwerg.material import COLOUR_WORDS, COLUMN_WORDS, DWARF_WORDS, SYMBOL_WORDS


def many(counts: list[int], words: list[str]) -> list[str]:
    """Repeat each word as often as its count says."""
    return [word for word, n in zip(words, counts) for _ in range(n)]


def gem_names(counts: list[int]) -> list[str]:
    return many(counts, COLOUR_WORDS)


def column_names(counts: list[int]) -> list[str]:
    return many(counts, COLUMN_WORDS)


def dwarf(victim: int) -> str:
    """Return the kind of a seat's dwarf."""
    return DWARF_WORDS[victim % 3]


def seat_word(seat: int) -> str:
    return f"p{seat + 1}"


def symbol_name(symbol: int) -> str:
    return SYMBOL_WORDS[symbol].replace("_", "-")
