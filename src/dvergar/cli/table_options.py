"""Turns the options that games declare into options of a command."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

from dvergar.cli.command import GameOption
from dvergar.cli.files import read_text
from dvergar.games import GAMES, title
from dvergar.games.catalog import BadCards, Cards
from dvergar.games.options import BadOption, Kind, UnknownOption, describe, read_options
from dvergar.games.record import BadTable, newest_cards
from dvergar.games.title import Title
from dvergar.locales import Words

F = TypeVar("F", bound=Callable[..., Any])


def kinds(game_title: Title) -> dict[str, Kind]:
    """Return the kind of each option: a list of choices, a switch or a number."""
    return {name: info.kind for name, info in describe(game_title.options).items()}


def variants(game_title: Title) -> list[str]:
    return [dashed(name) for name, kind in kinds(game_title).items() if kind == "bool"]


def dashed(name: str) -> str:
    return name.replace("_", "-")


def table_options(command: F) -> F:
    """Add every option that some game declares, `--variant` for the switches, and `--cards`."""
    for name, words in every_option().items():
        command = click.option(
            f"--{dashed(name)}",
            name,
            cls=GameOption,
            type=str if words else int,
            told=partial(told_option, name),
        )(command)
    command = click.option("--variant", multiple=True, cls=GameOption, told=told_variants)(command)
    cards = click.Path(dir_okay=False, path_type=Path)
    return click.option("--cards", type=cards, metavar="FILE", help="Play with a custom card set.")(
        command
    )


def told_option(name: str, game: str) -> tuple[str, str]:
    """Return the values of an option and what it does, if the game has it."""
    kind = kinds(title(game)).get(name) if game in GAMES else None
    if kind is None or kind == "bool":
        return "", ""
    text = Words("en")(f"{game}-option-{dashed(name)}.help")
    return "|".join(choices(kind)) or "N", text


def told_variants(game: str) -> tuple[str, str]:
    """Return the variants of a game and what each does."""
    found = variants(title(game)) if game in GAMES else []
    words = Words("en")
    texts = [f"{name}: {words(f'{game}-option-{name}.help')}" for name in found]
    return "|".join(found), " ".join(texts)


def every_option() -> dict[str, list[str]]:
    """Return all options except switches, with the choices of all games; numbers have none."""
    found: dict[str, list[str]] = {}
    for game in GAMES:
        for name, kind in kinds(title(game)).items():
            if kind != "bool":
                known = found.setdefault(name, [])
                known += [word for word in choices(kind) if word not in known]
    return found


def choices(kind: Kind) -> list[str]:
    return kind if isinstance(kind, list) else []


def chosen_options(game_title: Title, given: dict[str, Any]) -> msgspec.Struct:
    """Make the game's options struct from a command's parameters, or refuse unknown ones."""
    fields: dict[str, Any] = {}
    for name in given["variant"]:
        if name not in variants(game_title):
            there = ", ".join(variants(game_title)) or "none"
            raise BadTable(f"{game_title.id} has no variant {name!r}; possible: {there}")
        fields[name.replace("-", "_")] = True
    for name, value in given.items():
        if name not in ("variant", "cards") and value is not None:
            fields[name] = value
    try:
        return read_options(game_title.options, fields)
    except UnknownOption as error:
        flags = ", ".join(f"--{dashed(n)}" for n, k in kinds(game_title).items() if k != "bool")
        raise BadTable(
            f"{game_title.id} has no option --{dashed(error.option)} {error.value}; "
            f"possible: {flags or 'none'}"
        ) from None
    except BadOption as error:
        raise BadTable(f"--{dashed(error.option)}: {error.reason}") from None


def chosen_cards(game_title: Title, file: Path | None) -> Cards:
    if file is None:
        return newest_cards(game_title)
    try:
        return game_title.cards(read_text(file).removeprefix("\ufeff"))
    except BadCards as error:
        raise BadCards([f"{file}: {reason}" for reason in error.reasons]) from None
