"""What the running server holds: the store, the people, the lobby, the limits."""

from __future__ import annotations

from urllib.parse import urlsplit

from dvergar.server.auth import People
from dvergar.server.limits import Buckets
from dvergar.server.lobby import Lobby
from dvergar.server.refusal import Refused
from dvergar.server.settings import Settings, database_url
from dvergar.server.store import Store
from dvergar.server.thinking import Thinkers


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(database_url(settings))
        self.thinkers = Thinkers()
        self.people = People(self.store)
        self.lobby = Lobby(self.store, self.thinkers, settings.bot_pause)
        self.creations = Buckets(30, 60)
        self.logins = Buckets(10, 60)

    async def open(self) -> None:
        await self.store.open()
        await self.lobby.wake_all()

    async def close(self) -> None:
        self.lobby.close()
        self.thinkers.close()
        await self.store.close()

    def refuse_foreign(self, origin: str | None, host: str) -> None:
        """A page of another site may not act in a player's name; no origin is no page of ours."""
        if not origin or (site(origin) != host and origin not in self.settings.origins):
            raise Refused("foreign-origin", status=403)


def site(origin: str) -> str:
    """The host of an origin; empty if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
