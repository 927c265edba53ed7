"""A request that can't be granted, with a message id that the reader's language can say."""

from __future__ import annotations

from dvergar.games.title import Arg


class Refused(Exception):
    """`id` is `refused-<id>` in the locale files."""

    def __init__(self, id: str, args: dict[str, Arg] | None = None, status: int = 400) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = args or {}
        self.status = status
