"""`dvergar lessons`: what the lessons of a server achieve, in numbers."""

from __future__ import annotations

import asyncio

import click
import msgspec
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from dvergar.cli.command import Command
from dvergar.cli.files import BadFile
from dvergar.lessons import lesson
from dvergar.server.database.store import IN_MEMORY, Store
from dvergar.server.settings import Settings, database_url, from_environment
from dvergar.server.tables.lesson_counts import LessonCount, lesson_counts


@click.command(
    cls=Command,
    examples=[
        ("dvergar lessons", "The lessons on this machine's server."),
        ("dvergar lessons --db postgresql://…", "Those in another database."),
    ],
)
@click.option("--db", metavar="URL", help="sqlite:///FILE or postgresql://… (default: as serve).")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def lessons(db: str | None, as_json: bool) -> None:
    """Count how many lessons were started and finished, and at which step the others stopped.

    Only numbers are kept, nothing about the players.
    """
    given = from_environment() | ({"db": db} if db else {})
    url = database_url(msgspec.structs.replace(Settings(), **given))
    counts = asyncio.run(counted(url))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(counts), indent=2).decode())
    else:
        click.echo("\n".join(line for count in counts for line in lines(count)))


async def counted(url: str) -> list[LessonCount]:
    """Return the counts of a database that a server has used."""
    found = make_url(url)
    if found.drivername.startswith("sqlite") and found.database not in IN_MEMORY:
        with_file(str(found.database))
    store = Store(url)
    try:
        return await lesson_counts(store)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error)
        raise BadFile(f"{found.render_as_string()}: the lessons can't be read: {reason}") from None
    finally:
        await store.engine.dispose()
        if store.writer is not None:
            store.writer.close()


def with_file(name: str) -> None:
    """Raise BadFile if there is no such database, since opening it would create one."""
    try:
        with open(name, "rb"):
            return
    except OSError as error:
        raise BadFile(f"{name}: {error.strerror}; start the server first, or use --db") from None


def lines(count: LessonCount) -> list[str]:
    """Describe a game's lessons, one line per step at which somebody stopped."""
    head = f"{count.game}: {count.started} started, {count.finished} finished"
    order = [step.id for step in lesson(count.game).steps]
    return [
        head,
        *[f"  {n} at {numbered(step, order)}" for step, n in count.stopped.items()],
    ]


def numbered(step: str, order: list[str]) -> str:
    known = step in order
    return (
        f"step {order.index(step) + 1} of {len(order)} ({step})" if known else f"{step} (removed)"
    )
