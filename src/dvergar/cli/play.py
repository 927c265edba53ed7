"""`dvergar play`: a game in the terminal, against bots or friends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import click

from dvergar.bots import known
from dvergar.cli.command import Command, complete_bots, complete_game
from dvergar.cli.files import BadFile, check_writable
from dvergar.cli.save_files import opened
from dvergar.cli.table_options import chosen_cards, chosen_options, table_options
from dvergar.cli.terminal.autosave import Shelf, Taken, locked, same
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.loop import GameLoop
from dvergar.cli.terminal.screen import terminal_screen
from dvergar.cli.terminal.seats import HUMAN, seats
from dvergar.games import GAMES, title
from dvergar.games.record import BadTable, Record, begin, refuse_count
from dvergar.locales import LANGUAGES, Words

FILE = click.Path(dir_okay=False, path_type=Path)
PLAYERS = 3
NEW_GAME = ("players", "humans", "bots", "seed")


@click.command(
    cls=Command,
    examples=[
        ("dvergar play smithy", "Alone against two bots."),
        ("dvergar play silberzwerg --humans 2 --name Ada --name Bela", "Two at one keyboard."),
        ("dvergar play jewellers --mode initiation --save evening", "Saved after every action."),
        ("dvergar play --resume evening", "Continue that game."),
    ],
)
@click.argument("game", required=False, shell_complete=complete_game)
@click.option("--players", type=int, metavar="N", help=f"Number of players (default: {PLAYERS}).")
@click.option("--humans", type=int, metavar="N", help="Players at this keyboard (default: 1).")
@click.option(
    "--bots",
    metavar="A,B,…",
    shell_complete=complete_bots,
    help="One for all seats, or one each: greedy (Easy), random.",
)
@click.option("--seed", type=int, metavar="N", help="The same number gives the same shuffle.")
@click.option(
    "--name",
    "names",
    multiple=True,
    metavar="NAME",
    help="Your name; repeat it for each player here.",
)
@click.option("--lang", metavar="|".join(LANGUAGES), help="Language (default: the system's).")
@click.option("--save", type=FILE, metavar="FILE", help="Save the game after every action.")
@click.option("--resume", type=FILE, metavar="FILE", help="Continue a saved game.")
@table_options
def play(
    game: str | None,
    names: tuple[str, ...],
    lang: str | None,
    save: Path | None,
    resume: Path | None,
    **given: Any,
) -> None:
    """Play GAME in the terminal, against bots or with friends at one keyboard."""
    words = Words(lang or system_language())
    new = {name: given.pop(name) for name in NEW_GAME}
    if resume:
        refuse_new_game(game, {**new, **given})
        shelf = resumed(resume, save)
    else:
        shelf = Shelf(begun(game, new, given))
    people = seats(shelf.record, words, list(names))
    if save and not shelf.file:
        shelf.begin(save)
    sys.exit(GameLoop(LocalTable(shelf.record, people, words, terminal_screen()), shelf).run())


def system_language() -> str:
    """Return the language of the environment if Dvergar has it, otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def resumed(file: Path, save: Path | None) -> Shelf:
    """Open a saved game; it keeps saving to its file unless another is named."""
    if save and not same(save, file):
        return Shelf(opened(file))
    handle = lock_for_play(file)
    shelf = Shelf(opened(file))
    shelf.resume(file, handle)
    return shelf


def lock_for_play(file: Path) -> int:
    try:
        check_writable(file)
        return locked(file)
    except Taken:
        raise
    except BadFile as error:
        if not file.is_file():
            raise
        raise BadFile(f"{error}; name another file with --save to play on") from None


def refuse_new_game(game: str | None, given: dict[str, Any]) -> None:
    """Refuse what only a new game can have."""
    extra = [f"--{name}" for name, value in given.items() if value not in (None, ())]
    if game or extra:
        unwanted = ", ".join([*([game] if game else []), *extra])
        raise BadTable(f"--resume takes everything else from the save file; leave out {unwanted}")


def begun(game: str | None, new: dict[str, Any], given: dict[str, Any]) -> Record:
    if game is None:
        raise BadTable(f"name a game ({', '.join(GAMES)}) or a save file with --resume")
    game_title = title(game)
    size = PLAYERS if new["players"] is None else new["players"]
    refuse_count(game_title, size)
    options = chosen_options(game_title, given)
    cards = chosen_cards(game_title, given["cards"])
    return begin(game_title, options, cards, players(size, new), new["seed"])


def players(size: int, new: dict[str, Any]) -> list[str]:
    """Return the player of each seat: people first, then bots."""
    humans = 1 if new["humans"] is None else new["humans"]
    if not 1 <= humans <= size:
        raise BadTable(f"--humans must be from 1 to {size} for {size} players, not {humans}")
    bots = [known(name.strip()) for name in (new["bots"] or "greedy").split(",")]
    if len(bots) not in (1, size - humans):
        raise BadTable(f"--bots: name {size - humans} bots or one for all, not {len(bots)}")
    return [HUMAN] * humans + (bots * (size - humans) if len(bots) == 1 else bots)
