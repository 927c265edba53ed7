"""`dvergar verify` and `dvergar replay`, which read save files."""

from __future__ import annotations

from pathlib import Path

import click

from dvergar.cli.files import read_text
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


@click.command()
@click.argument("files", nargs=-1, required=True, type=FILE)
def verify(files: tuple[Path, ...]) -> None:
    """Replay each FILE and check its actions, its hash and its shuffle."""
    bad = 0
    for file in files:
        try:
            click.echo(f"{file}: verified, {summary(opened(file))}")
        except ValueError as error:
            bad += 1
            click.echo(f"dvergar: {error}", err=True)
    if bad:
        raise click.exceptions.Exit(1)


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


@click.command()
@click.argument("file", type=FILE)
@click.option(
    "--at", type=click.IntRange(0), metavar="N", help="After action N (default: the last)."
)
@click.option("--seat", type=int, metavar="P", help="As seat P sees it (default: a spectator).")
@click.option("--lang", default="en", show_default=True, metavar="en|fr|hu|de")
def replay(file: Path, at: int | None, seat: int | None, lang: str) -> None:
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
    console = plain_console()
    done = len(record.entries())
    console.print(words("replay-at", action=done, actions=length), markup=False)
    for line in last_lines(record, viewer, words):
        console.print(line, markup=False)
    show(record, viewer, lang, console)


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
