"""The first lines of a game: what it is about, and how to begin."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.screen import wrapped
from dvergar.games.title import Title
from dvergar.locales import Words
from dvergar.locales.rulebook import Rulebook


def opening(game: Title, words: Words, width: int) -> list[Text]:
    """Return the game's title, the game in short, and how to type actions."""
    welcome = words("table-welcome", example=words(f"{game.id}-example"))
    texts = [words(f"{game.id}-reconstructed"), welcome]
    return [
        Text(words(f"{game.id}-title"), "bold"),
        *in_short(game, words, width),
        *[line for text in texts for line in wrapped(text, width)],
    ]


def in_short(game: Title, words: Words, width: int) -> list[Text]:
    """Return the goal, a turn and the end of the game."""
    lines: list[Text] = []
    for heading, text in Rulebook(words, game.id, game.letter).short():
        label = f"{heading}{words('table-colon')}"
        found = wrapped(f"{label} {text}", width)
        found[0].stylize("bold", 0, len(label))
        lines += found
    return lines
