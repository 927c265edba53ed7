"""`dvergar serve`: the server for playing in the browser."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import click
import msgspec

from dvergar.cli.command import Command
from dvergar.cli.serve.address import lan_address, listen, page_address, phone_code
from dvergar.cli.serve.browser import show
from dvergar.cli.serve.running import run
from dvergar.cli.serve.single_server import Running, only_server
from dvergar.server.settings import BadSetting, Settings, database_url, from_environment

EVERYWHERE = "0.0.0.0"
PATIENCE = 5.0  # seconds to wait for the browser to open


@click.command(
    cls=Command,
    examples=[
        ("dvergar serve --open", "Play in your browser."),
        ("dvergar serve --lan", "With friends on the same network."),
        ("dvergar serve --port 9000 --db sqlite:///games.db", "Your own port and file."),
    ],
)
@click.option(
    "--host", metavar="ADDRESS", help="Address to listen on (default: this machine only)."
)
@click.option("--port", type=click.IntRange(1, 65535), help="Default: 8484 or the next free one.")
@click.option("--db", metavar="URL", help="Where games are kept: sqlite:///FILE or postgresql://…")
@click.option("--open", is_flag=True, default=None, help="Open the lobby in the browser.")
@click.option("--lan", is_flag=True, default=None, help="Let other devices on your network join.")
def serve(**given: Any) -> None:
    """Start the server. Each option is also an environment variable, such as DVERGAR_PORT.

    To play in the terminal, use `dvergar play smithy`.
    """
    options = {name: value for name, value in given.items() if value is not None}
    settings, fixed = chosen(options, from_environment())
    try:
        with only_server(database_url(settings)) as note, contextlib.suppress(KeyboardInterrupt):
            listener = listen(settings.host, settings.port, fixed)
            port = listener.getsockname()[1]
            address = page_address(lan_address() if settings.lan else settings.host, port)
            note(address)
            asyncio.run(run(settings, listener, lambda: announce(settings, port, address)))
    except Running as running:
        use_running_server(settings, running)


def chosen(options: dict[str, Any], environment: dict[str, Any]) -> tuple[Settings, bool]:
    """Combine options and environment (options win); also return whether the port is fixed."""
    for where in (options, environment):
        if where.get("lan") and "host" in where:
            raise BadSetting("--lan listens on every address; leave out --host or --lan")
    if "host" in options:
        environment.pop("lan", None)
    everything = {**environment, **options}
    if everything.get("lan"):
        everything["host"] = EVERYWHERE
    return msgspec.structs.replace(Settings(), **everything), "port" in everything


def announce(settings: Settings, port: int, address: str) -> None:
    """Print the address, and open the browser if wanted."""
    if port != settings.port:
        click.echo(f"Port {settings.port} is in use by another program. Using {port}.")
    click.echo(f"Dvergar is running at {address}")
    if settings.lan:
        click.echo(f"Open this address on any device in your network:\n\n{phone_code(address)}")
    if settings.open:
        show(address)
    click.echo("Press Ctrl-C to stop. Games are saved.")


def use_running_server(settings: Settings, running: Running) -> None:
    """Open the page of the server that already runs, or say where it is."""
    where = f" at {running.address}" if running.address else ""
    if not settings.open or not running.address:
        raise BadSetting(
            f"a server is already running{where}; for other games, use --db sqlite:///FILE"
        )
    click.echo(f"Dvergar is already running{where}.")
    show(running.address, PATIENCE)
