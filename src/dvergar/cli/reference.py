"""`dvergar games` and `dvergar cards`."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from dvergar.cli.command import Command, complete_game
from dvergar.cli.exit_codes import FAILED
from dvergar.cli.files import read_text
from dvergar.cli.json_output import json_option, print_json
from dvergar.cli.table_options import dashed, kinds, variants
from dvergar.games import GAMES, title
from dvergar.games.catalog import BadCards
from dvergar.games.options import describe
from dvergar.games.record import newest_cards
from dvergar.games.title import Arg, Title
from dvergar.locales import Speaker, Words

lang_option = click.option(
    "--lang", default="en", show_default=True, metavar="en|fr|hu|de", help="Language."
)


@click.command(
    cls=Command,
    examples=[
        ("dvergar games", "All games."),
        ("dvergar games --json", "With every option, its values and its default, for programs."),
    ],
)
@json_option
def games(as_json: bool) -> None:
    """List the games, their players and options."""
    if as_json:
        print_json([described(title(game)) for game in GAMES])
        return
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


def described(game: Title) -> dict[str, object]:
    """Return everything about a game that a program needs to create a table."""
    words = Words("en")
    return {
        "game": game.id,
        "title": words(f"{game.id}-title"),
        "tagline": words(f"{game.id}-tagline"),
        "players": {"least": game.seats[0], "most": game.seats[1]},
        "options": describe(game.options),
        "endings": game.endings,
        "card_sets": game.card_sets,
    }


@click.command(
    cls=Command,
    examples=[
        ("dvergar cards smithy", "All cards."),
        ("dvergar cards smithy --check my.toml", "All errors in your own card file."),
        ("dvergar cards jewellers --lang fr --json", "The cards in French, for programs."),
    ],
)
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--check",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Check a custom card set.",
)
@lang_option
@json_option
def cards(game: str, check: Path | None, lang: str, as_json: bool) -> None:
    """List the cards of GAME, or check a custom card FILE."""
    game_title = title(game)
    if check:
        check_file(game_title, check, as_json)
        return
    words = Words(lang)
    found = newest_cards(game_title)
    speaker = Speaker(words, game, [], found.names)
    tables = game_title.card_tables(found, game_title.options())
    if as_json:
        listed = [plain_row(speaker, row) for table in tables for row in table]
        print_json({"game": game, "set": found.name, "hash": found.hash, "cards": listed})
        return
    out = Console(highlight=False)
    out.print(f"{found.name} ({found.hash[:16]}…). {words(f'{game}-reconstructed')}")
    for rows in tables:
        if "text" in rows[0]:
            print_list(out, speaker, rows)
        else:
            out.print(table(speaker, rows))


def plain_row(speaker: Speaker, row: dict[str, Arg]) -> dict[str, object]:
    """Return a card with its id, and texts in the reader's language."""
    id = row.get("id", row.get("name", ""))
    texts = {key: v if isinstance(v, int) else cell(speaker, v) for key, v in row.items()}
    return {**texts, "id": str(id).removeprefix("=")}


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


def check_file(game_title: Title, file: Path, as_json: bool) -> None:
    """Check a card file, and report all its errors."""
    try:
        found = game_title.cards(read_text(file).removeprefix("\ufeff"))
    except BadCards as error:
        if as_json:
            print_json({"file": str(file), "valid": False, "errors": error.reasons})
        for reason in [] if as_json else error.reasons:
            click.echo(f"dvergar: {file}: {reason}", err=True)
        raise click.exceptions.Exit(FAILED) from None
    if as_json:
        print_json({"file": str(file), "valid": True, "hash": found.hash, "errors": []})
        return
    click.echo(f"{file}: a valid card set for {game_title.id}, hash {found.hash[:16]}")
