"""`dvergar games` and `dvergar cards`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from dvergar.cli.files import read_text
from dvergar.cli.table_options import dashed, kinds, variants
from dvergar.games import GAMES, title
from dvergar.games.catalog import BadCards
from dvergar.games.record import newest_cards
from dvergar.games.title import Arg, Title
from dvergar.locales import Speaker, Words

lang_option = click.option("--lang", default="en", show_default=True, metavar="en|fr|hu|de")


@click.command()
def games() -> None:
    """List the games, their players and options."""
    words = Words("en")
    for game in GAMES:
        game_title = title(game)
        least, most = game_title.seats
        heading = words(f"{game}-title")
        click.echo(f"{game}: {heading}, {least} to {most} players. {words(f'{game}-tagline')}")
        for name, kind in kinds(game_title).items():
            if kind != "bool":
                choices = "|".join(kind) if isinstance(kind, list) else "N"
                click.echo(
                    f"  --{dashed(name)} {choices}: {words(f'{game}-option-{dashed(name)}.help')}"
                )
        for name in variants(game_title):
            click.echo(f"  --variant {name}: {words(f'{game}-option-{name}.help')}")


@click.command()
@click.argument("game")
@click.option(
    "--check",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Check a custom card set.",
)
@lang_option
def cards(game: str, check: Path | None, lang: str) -> None:
    """List the cards of GAME, or check a custom card FILE."""
    game_title = title(game)
    if check:
        check_file(game_title, check)
        return
    words = Words(lang)
    found = newest_cards(game_title)
    speaker = Speaker(words, game, [], found.names)
    out = Console(highlight=False)
    out.print(f"{found.name} ({found.hash[:16]}…). {words(f'{game}-reconstructed')}")
    for rows in game_title.card_tables(found, game_title.options()):
        if "text" in rows[0]:
            print_list(out, speaker, rows)
        else:
            out.print(table(speaker, rows))


def table(speaker: Speaker, rows: list[dict[str, Arg]]) -> Table:
    made = Table(box=box.SIMPLE, padding=(0, 1, 0, 0), show_edge=False)
    for column, value in rows[0].items():
        side: Literal["left", "right"] = "right" if isinstance(value, int) else "left"
        made.add_column(heading(speaker, column), justify=side)
    for row in rows:
        made.add_row(*[cell(speaker, value) for value in row.values()])
    return made


def print_list(out: Console, speaker: Speaker, rows: list[dict[str, Arg]]) -> None:
    """Print a paragraph per card, because cards with many facts don't fit in a table."""
    for row in rows:
        cells = {column: cell(speaker, value) for column, value in row.items()}
        name, id, text = cells.pop("name"), cells.pop("id"), cells.pop("text")
        facts = [f"{heading(speaker, column)} {fact}" for column, fact in cells.items() if fact]
        out.print(f"\n{name} ({id})", markup=False)
        for line in filter(None, [" · ".join(facts), text]):
            out.print(Padding(line, (0, 0, 0, 4)))


def heading(speaker: Speaker, column: str) -> str:
    return speaker.words(f"{speaker.game}-column-{column}")


def cell(speaker: Speaker, value: Arg) -> str:
    """Return a number, a list of names, a name, or the text after `=` unchanged."""
    if isinstance(value, list):
        return speaker.words.listing([speaker.name(ref) for ref in value])
    if isinstance(value, int) or value.startswith("="):
        return str(value).removeprefix("=")
    return speaker.name(value)


def check_file(game_title: Title, file: Path) -> None:
    try:
        found = game_title.cards(read_text(file).removeprefix("\ufeff"))
    except BadCards as error:
        for reason in error.reasons:
            click.echo(f"dvergar: {file}: {reason}", err=True)
        raise click.exceptions.Exit(1) from None
    click.echo(f"{file}: a valid card set for {game_title.id}, hash {found.hash[:16]}")
