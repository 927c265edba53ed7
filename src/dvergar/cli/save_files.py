"""`dvergar verify` and `dvergar replay`, which read save files."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from dvergar.cli.command import Command
from dvergar.cli.exit_codes import FAILED
from dvergar.cli.files import read_text
from dvergar.cli.json_output import json_option, print_json
from dvergar.engine.core import winners
from dvergar.engine.rng import commitment
from dvergar.engine.save import BadSave
from dvergar.games.record import Record, open_record
from dvergar.locales import Speaker, Words

FILE = click.Path(dir_okay=False, path_type=Path)


def opened(file: Path, upto: int | None = None) -> Record:
    try:
        return open_record(read_text(file), upto)
    except BadSave as error:
        raise BadSave(f"{file}: {error}") from None


class Verified(msgspec.Struct, omit_defaults=True):
    """What `verify` found in one file."""

    file: str
    valid: bool
    error: str = ""
    game: str = ""
    players: list[str] = []
    actions: int = 0
    over: bool = False
    ending: str = ""
    scores: list[int] = []
    winners: list[int] = []  # seats, from 1
    commitment: str = ""


@click.command(
    cls=Command,
    examples=[
        ("dvergar verify evening.dvergar", "One game."),
        ("dvergar verify --json *.dvergar", "Many, for programs."),
    ],
)
@click.argument("files", nargs=-1, required=True, type=FILE)
@json_option
def verify(files: tuple[Path, ...], as_json: bool) -> None:
    """Replay each FILE and check its actions, its hash and its shuffle."""
    results = [checked(file, as_json) for file in files]
    if as_json:
        print_json(results)
    if not all(result.valid for result in results):
        raise click.exceptions.Exit(FAILED)


def checked(file: Path, quiet: bool) -> Verified:
    """Verify one file, and report it at once unless the results are wanted as JSON."""
    try:
        record = opened(file)
    except ValueError as error:
        if not quiet:
            click.echo(f"dvergar: {error}", err=True)
        return Verified(str(file), False, error=str(error))
    if not quiet:
        click.echo(f"{file}: verified, {summary(record)}")
    return facts(file, record)


def facts(file: Path, record: Record) -> Verified:
    s, game = record.match.state, record.game
    scores = game.scores(s) if s.over else []
    return Verified(
        file=str(file),
        valid=True,
        game=record.title.id,
        players=record.players,
        actions=len(record.entries()),
        over=s.over,
        ending=game.ending(s) if s.over else "",
        scores=scores,
        winners=[seat + 1 for seat in winners(scores)] if scores else [],
        commitment=commitment(record.seed),
    )


def summary(record: Record) -> str:
    s, game = record.match.state, record.game
    parts = [f"{record.title.id}, {len(record.players)} players, {len(record.entries())} actions"]
    if s.over:
        scores = game.scores(s)
        best = " and ".join(f"seat {seat + 1}" for seat in winners(scores))
        parts.append(f"ended ({game.ending(s)}), {best} won with {max(scores)}")
    else:
        parts.append("not finished")
    parts.append(f"shuffle as committed ({commitment(record.seed)[:16]}…)")
    return "; ".join(parts)


@click.command(
    cls=Command,
    examples=[
        ("dvergar replay evening.dvergar", "The last moment, as a spectator sees it."),
        ("dvergar replay evening.dvergar --at 40 --seat 1", "After 40 actions, with a hand."),
    ],
)
@click.argument("file", type=FILE)
@click.option(
    "--at", type=click.IntRange(0), metavar="N", help="After action N (default: the last)."
)
@click.option("--seat", type=int, metavar="P", help="As seat P sees it (default: a spectator).")
@click.option("--lang", default="en", show_default=True, metavar="en|fr|hu|de", help="Language.")
@json_option
def replay(file: Path, at: int | None, seat: int | None, lang: str, as_json: bool) -> None:
    """Show the table of a saved game after action N, as seat P sees it."""
    from dvergar.cli.terminal import show
    from dvergar.cli.terminal.screen import plain_console

    words = Words(lang)
    length = len(opened(file).entries())
    if at is not None and at > length:
        raise BadSave(f"{file} has {length} actions, so --at must be from 0 to {length}")
    record = opened(file, at)
    seats = len(record.players)
    if seat is not None and not 1 <= seat <= seats:
        raise BadSave(f"{file} has {seats} seats, so --seat must be from 1 to {seats}")
    viewer = -1 if seat is None else seat - 1
    if as_json:
        print_json(moment(record, viewer, length, words))
        return
    console = plain_console()
    done = len(record.entries())
    console.print(words("replay-at", action=done, actions=length), markup=False)
    for line in last_lines(record, viewer, words):
        console.print(line, markup=False)
    show(record, viewer, lang, console)


def moment(record: Record, viewer: int, length: int, words: Words) -> dict[str, object]:
    """Return a moment as a seat sees it, with the log lines of the last action."""
    return {
        "game": record.title.id,
        "action": len(record.entries()),
        "actions": length,
        "seat": viewer + 1 or None,
        "log": last_lines(record, viewer, words),
        "view": record.title.view(record.game, record.match.state, viewer),
    }


def last_lines(record: Record, viewer: int, words: Words) -> list[str]:
    """Return the log lines of the last action."""
    from dvergar.cli.terminal.seats import called

    if not record.match.history:
        return []
    names = [
        called(words, player, seat, record.names) for seat, player in enumerate(record.players)
    ]
    speaker = Speaker(words, record.title.id, names, record.cards.names)
    events = record.match.history[-1]
    return [speaker.say(line) for line in record.title.lines(record.game, events, viewer)]
