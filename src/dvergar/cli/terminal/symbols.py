"""Explains the symbols on the table."""

from __future__ import annotations

import re

from rich.text import Text

from dvergar.cli.terminal.icons import LETTERS, SYMBOLS
from dvergar.cli.terminal.screen import wrapped
from dvergar.cli.terminal.typed_line import tokens
from dvergar.games.title import Title
from dvergar.locales import Words
from dvergar.locales.rulebook import Icon, Rulebook

BRACKETS = "()[]"
BOXED = "[…]"


class Symbols:
    """What the symbols of one game mean, in the reader's language."""

    def __init__(self, game: Title, words: Words) -> None:
        self.words = words
        self.icons = Rulebook(words, game.id, game.letter).icons()
        self.shown = {name: [symbol] for name, symbol in SYMBOLS.get(game.id, {}).items()}
        for name, letters in LETTERS.get(game.id, {}).items():
            self.shown[name] = [words(f"{game.id}-short-{letter}") for letter in letters]

    def lines(self, query: str, width: int) -> list[Text]:
        """Return what a symbol means, or words in brackets; nothing for anything else."""
        typed = query.strip()
        symbol = bare(typed.strip(BRACKETS)) or typed
        bracketed = typed[:1] in list(BRACKETS)
        found = [icon for icon in self.icons if self.means(icon, symbol, bracketed)]
        if not found and typed.startswith("["):
            found = [icon for icon in self.icons if BOXED in self.shown.get(icon.name, [])]
        return [line for icon in found for line in self.explained(icon, width)]

    def means(self, icon: Icon, symbol: str, bracketed: bool) -> bool:
        named = bracketed and bool(tokens(symbol)) and tokens(symbol) == tokens(icon.title)
        return named or symbol in map(bare, self.shown.get(icon.name, []))

    def explained(self, icon: Icon, width: int) -> list[Text]:
        symbols = " ".join(self.shown.get(icon.name, []))
        label = f"{symbols} {icon.title}{self.words('table-colon')}".lstrip()
        lines = wrapped(f"{label} {icon.text}", width)
        lines[0].stylize("bold", 0, len(label))
        return lines


def bare(symbol: str) -> str:
    """Return a symbol without the number that it is shown with."""
    return re.sub(r"\d+", "", symbol)
