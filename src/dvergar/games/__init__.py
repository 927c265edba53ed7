"""The games, by id; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from dvergar.games.title import Title

GAMES = ["smithy", "silberzwerg", "jewellers"]


class UnknownGame(ValueError):
    """A game id that Dvergar does not play."""


def title(game: str) -> Title:
    if game not in GAMES:
        raise UnknownGame(f"no game is called {game!r}; there are: {', '.join(GAMES)}")
    found: Title = import_module(f"dvergar.games.{game}").TITLE
    return found
