"""The schemas of the messages and of every game's view."""

from __future__ import annotations

from functools import cache
from typing import get_type_hints

from litestar import Litestar

from dvergar.games import GAMES, title
from dvergar.server.app import make_app
from dvergar.server.http import schemas
from dvergar.server.http.schemas import Schema, Schemas, bare
from dvergar.server.protocol import BaseView
from dvergar.server.settings import Settings


@cache
def app() -> Litestar:
    return make_app(Settings())


@cache
def messages() -> Schemas:
    """Every message and what it is made of, by name."""
    return schemas.wire(app())


def views() -> dict[str, Schemas]:
    """What each game's view is made of beside the messages, by game."""
    shared = messages()
    found = {}
    for game in GAMES:
        parts = schemas.components([get_type_hints(type(title(game)).view)["return"]])
        refuse_poor(game, parts["View"], shared[BaseView.__name__])
        found[game] = {name: part for name, part in parts.items() if name not in shared}
    return found


def refuse_poor(game: str, view: Schema, base: Schema) -> None:
    """A client shows every game by what all views have."""
    for name, wanted in base["properties"].items():
        if name != "type" and bare(view["properties"].get(name, {})) != bare(wanted):
            raise ValueError(f"the view of {game} has no {name} as BaseView has it")
