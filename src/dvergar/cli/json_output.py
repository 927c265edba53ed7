"""Results as one JSON object, for programs."""

from __future__ import annotations

import click
import msgspec

json_option = click.option("--json", "as_json", is_flag=True, help="Print the results as JSON.")


def print_json(found: object) -> None:
    click.echo(msgspec.json.encode(found).decode())
