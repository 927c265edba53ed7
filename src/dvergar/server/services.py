"""The parts of a running server: store, people, lobby, limits."""

from __future__ import annotations

import gc
from urllib.parse import urlsplit

from dvergar.server.database.store import Store
from dvergar.server.people.accounts import People
from dvergar.server.people.rate_limits import Windows
from dvergar.server.refusal import Refused
from dvergar.server.replays.replays import Replays
from dvergar.server.settings import Settings, database_url
from dvergar.server.tables.bot_workers import BotWorkers
from dvergar.server.tables.lobby import Lobby
from dvergar.server.tables.teaching import Teaching

MESSAGE_SECONDS = 20.0
GARBAGE = (10_000, 20, 50)  # thresholds of the collector's generations


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(database_url(settings))
        self.workers = BotWorkers()
        self.people = People(self.store)
        self.lobby = Lobby(self.store, self.workers, settings.bot_pause)
        self.teaching = Teaching(self.lobby)
        self.replays = Replays(self.store, self.lobby)
        self.creations = Windows(30, 60)
        self.logins = Windows(10, 60)
        self.messages = Windows(settings.messages, MESSAGE_SECONDS)

    async def open(self) -> None:
        await self.store.open()
        await self.lobby.wake_all()
        avoid_gc_pauses()

    async def close(self) -> None:
        self.lobby.close()
        self.workers.close()
        await self.store.close()

    def refuse_foreign(self, origin: str | None, host: str) -> None:
        """Refuse requests from pages of other sites; a missing origin counts as another site."""
        if not origin or (site(origin) != host and origin not in self.settings.origins):
            raise Refused("foreign-origin", status=403)


def avoid_gc_pauses() -> None:
    """Freeze permanent objects and collect rarely, because long collections would delay moves."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def site(origin: str) -> str:
    """Return the host of an origin, or an empty string if it is not an origin."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
