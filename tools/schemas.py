"""Schemas of the messages and of every game's view."""

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
    """Return every message and its parts, by name."""
    return schemas.wire(app())


def views() -> dict[str, Schemas]:
    """Return, by game, the parts of its view that messages don't share."""
    shared = messages()
    found = {}
    for game in GAMES:
        parts = schemas.components([get_type_hints(type(title(game)).view)["return"]])
        require_shared_fields(game, parts["View"], shared[BaseView.__name__])
        found[game] = {name: part for name, part in parts.items() if name not in shared}
    return found


def require_shared_fields(game: str, view: Schema, base: Schema) -> None:
    """Raise if a view lacks a field that all clients rely on."""
    for name, wanted in base["properties"].items():
        if name != "type" and bare(view["properties"].get(name, {})) != bare(wanted):
            raise ValueError(f"the view of {game} has no {name} as BaseView has it")
