"""Runs the server from start to shutdown."""

from __future__ import annotations

import contextlib
import signal
import socket
from collections.abc import Callable, Iterator

import uvicorn
from alembic.util import CommandError
from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]
from litestar import Litestar
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from dvergar.server.app import make_app
from dvergar.server.settings import DB_FORMATS, BadSetting, Settings, database_url

MAX_FRAME = 64 * 1024
PATIENCE = 5
UNUSABLE = (SQLAlchemyError, CommandError, PostgresError, InterfaceError, OSError)


class Server(uvicorn.Server):
    """Calls back when it is ready, and exits cleanly on a signal."""

    def __init__(self, config: uvicorn.Config, when_up: Callable[[], None]) -> None:
        super().__init__(config)
        self.when_up = when_up

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.when_up()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in signals}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


async def run(settings: Settings, listener: socket.socket, when_up: Callable[[], None]) -> None:
    app = make_app(settings)
    config = uvicorn.Config(
        app, ws="websockets-sansio", ws_max_size=MAX_FRAME, lifespan="off", log_level="warning",
        access_log=False, timeout_graceful_shutdown=PATIENCE,
    )  # fmt: skip
    async with contextlib.AsyncExitStack() as stack:
        await open_games(app, settings, stack)
        await Server(config, when_up).serve([listener])


async def open_games(app: Litestar, settings: Settings, stack: contextlib.AsyncExitStack) -> None:
    try:
        await stack.enter_async_context(app.lifespan())
    except Exception as caught:
        error = innermost(caught)
        if not isinstance(error, UNUSABLE):
            raise error from None
        raise BadSetting(f"db: {shown(settings)}: {cause(error)}; {DB_FORMATS}") from None


def shown(settings: Settings) -> str:
    """Return the database address without driver and password."""
    url = make_url(database_url(settings))
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def innermost(error: Exception) -> Exception:
    """Return the first error inside a group."""
    return innermost(error.exceptions[0]) if isinstance(error, ExceptionGroup) else error


def cause(error: Exception) -> str:
    """Return the first line of the error, without SQLAlchemy's advice."""
    origin = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return (str(origin).splitlines() or [type(origin).__name__])[0]
