"""`dvergar serve`: the table in the browser."""

from __future__ import annotations

import click
import msgspec
import uvicorn

from dvergar.server.app import make_app
from dvergar.server.settings import from_environment

MOST_FRAME = 64 * 1024


@click.command()
@click.option("--host", metavar="ADDRESS", help="Where to listen; else this machine only.")
@click.option("--port", type=click.IntRange(1, 65535), help="8484 if not said.")
@click.option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of ours.")
def serve(host: str | None, port: int | None, db: str | None) -> None:
    """Serve tables for browsers; each setting is also an environment variable, DVERGAR_PORT."""
    given = {"host": host, "port": port, "db": db}
    chosen = {name: value for name, value in given.items() if value is not None}
    settings = msgspec.structs.replace(from_environment(), **chosen)
    app = make_app(settings)
    click.echo(f"Dvergar on http://{settings.host}:{settings.port}")
    uvicorn.run(
        app, host=settings.host, port=settings.port, ws="websockets-sansio", log_level="warning",
        ws_max_size=MOST_FRAME, access_log=False,
    )  # fmt: skip
