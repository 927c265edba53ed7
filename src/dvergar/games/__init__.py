"""The games by id; each is imported only when it is used."""

from __future__ import annotations

from importlib import import_module

from dvergar.games.title import Title

GAMES = ["smithy", "silberzwerg", "jewellers"]


class UnknownGame(ValueError):
    """A game id that Dvergar does not have."""


def title(game: str) -> Title:
    if game not in GAMES:
        raise UnknownGame(f"unknown game {game!r}; there are: {', '.join(GAMES)}")
    found: Title = import_module(f"dvergar.games.{game}").TITLE
    return found
