"""`dvergar serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import click
import msgspec

from dvergar.cli.serve.address import house_address, listen, page_address, phone_code
from dvergar.cli.serve.browser import show
from dvergar.cli.serve.running import run
from dvergar.cli.serve.single_server import Running, only_server
from dvergar.server.settings import BadSetting, Settings, database_url, from_environment

EVERYWHERE = "0.0.0.0"
PATIENCE = 5.0  # seconds for a browser to open


@click.command()
@click.option("--host", metavar="ADDRESS", help="Where to listen; else this machine only.")
@click.option("--port", type=click.IntRange(1, 65535), help="Else 8484, or the next that is free.")
@click.option("--db", metavar="URL", help="sqlite:///FILE or postgresql://…; else a file of ours.")
@click.option("--open", is_flag=True, default=None, help="Open the browser.")
@click.option("--lan", is_flag=True, default=None, help="For all in the house, with a QR code.")
def serve(**given: Any) -> None:
    """Serve tables for browsers; each setting is also an environment variable, as DVERGAR_PORT.

    The table in the terminal is `dvergar play smithy`.
    """
    said = {name: value for name, value in given.items() if value is not None}
    settings, fixed = chosen(said, from_environment())
    try:
        with only_server(database_url(settings)) as note, contextlib.suppress(KeyboardInterrupt):
            listener = listen(settings.host, settings.port, fixed)
            port = listener.getsockname()[1]
            address = page_address(house_address() if settings.lan else settings.host, port)
            note(address)
            asyncio.run(run(settings, listener, lambda: announce(settings, port, address)))
    except Running as running:
        go_there(settings, running)


def chosen(said: dict[str, Any], around: dict[str, Any]) -> tuple[Settings, bool]:
    """What the command line says before what the environment says; and if the port is fixed."""
    for where in (said, around):
        if where.get("lan") and "host" in where:
            raise BadSetting("--lan listens on every address: leave out --host, or leave out --lan")
    if "host" in said:
        around.pop("lan", None)
    everything = {**around, **said}
    if everything.get("lan"):
        everything["host"] = EVERYWHERE
    return msgspec.structs.replace(Settings(), **everything), "port" in everything


def announce(settings: Settings, port: int, address: str) -> None:
    """The server answers: say where, and show it."""
    if port != settings.port:
        click.echo(f"Port {settings.port} is taken by another program; this is on {port}.")
    click.echo(f"Dvergar on {address}")
    if settings.lan:
        click.echo(f"For all in the house; phones read this:\n\n{phone_code(address)}")
    if settings.open:
        show(address)
    click.echo("Ctrl-C ends it; games are kept.")


def go_there(settings: Settings, running: Running) -> None:
    """The games are served already: show them, or say so."""
    where = f" on {running.address}" if running.address else ""
    if not settings.open or not running.address:
        raise BadSetting(
            f"these games are served already{where}; for others, give --db sqlite:///FILE"
        )
    click.echo(f"Dvergar is running already{where}.")
    show(running.address, PATIENCE)
