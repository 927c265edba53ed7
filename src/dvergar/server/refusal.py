"""The error for a refused request, with the id of a message in the locale files."""

from __future__ import annotations

from dvergar.games.title import Arg


class Refused(Exception):
    """`id` is `refused-<id>` in the locale files."""

    def __init__(self, id: str, args: dict[str, Arg] | None = None, status: int = 400) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = args or {}
        self.status = status
