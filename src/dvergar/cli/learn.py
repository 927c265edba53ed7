"""`dvergar learn`: the guided first game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from dvergar.cli.files import BadFile, read_text
from dvergar.cli.play import system_language
from dvergar.cli.save_files import opened
from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.lesson_loop import LessonLoop, NewGame, Restart
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.loop import GameLoop
from dvergar.cli.terminal.notebook import Notebook, lesson_files
from dvergar.cli.terminal.screen import terminal_screen
from dvergar.cli.terminal.seats import Seat, called, clean, seats, sitting
from dvergar.games.record import Record, begin, newest_cards
from dvergar.lessons import BadLesson, Lesson, from_text, lesson
from dvergar.lessons.lesson import HUMAN
from dvergar.lessons.texts import text_faults
from dvergar.lessons.walk import Walk, misfits
from dvergar.locales import LANGUAGES, Words


@click.command()
@click.argument("game")
@click.option("--lang", metavar="|".join(LANGUAGES), help="Default: the system's language.")
@click.option("--name", default="", metavar="NAME", help="Your name at the table.")
@click.option("--again", is_flag=True, help="Begin anew instead of continuing.")
@click.option("--check", is_flag=True, help="For authors: show all steps and what is wrong.")
def learn(game: str, lang: str | None, name: str, again: bool, check: bool) -> None:
    """Learn GAME by playing it: a lesson of about eight minutes, saved after every action.

    GAME can also be a lesson file that you write; see docs/writing-a-lesson.md.
    """
    words, taken = Words(lang or system_language()), chosen(game)
    if check:
        show_path(taken, words)
        return
    while True:
        try:
            sys.exit(taught_game(taken, words, clean(name), again).run())
        except Restart:
            again = True
        except NewGame:
            sys.exit(fresh_game(taken, words, clean(name)).run())


def chosen(game: str) -> Lesson:
    """Return the lesson of a game, or the one in a file."""
    if not game.endswith(".toml"):
        return lesson(game)
    return from_text(read_text(Path(game)), game)


def show_path(taken: Lesson, words: Words) -> None:
    """Print every step of the suggested path, and raise BadLesson if something doesn't fit."""
    for visit in Walk(taken).run().visits:
        now = visit.guidance
        said = words(now.text).replace("*", "") if words.has(now.text) else now.text
        doing = f" → {visit.did}" if visit.did else ""
        click.echo(f"{now.number:2} of {now.of} {now.step}: {said}{doing}")
    found = misfits(taken) + text_faults(taken)
    if found:
        raise BadLesson(found)


def taught_game(taken: Lesson, words: Words, name: str, again: bool) -> LessonLoop:
    """Return the lesson where it was left, or from its beginning."""
    file, notes = lesson_files(taken.game)
    record = None if again else kept_game(taken)
    book = Notebook(taken, notes)
    if record is None:
        forget(taken)
        record = taken.begin()
    elif notes.exists():
        book.read()
    called_here = taken.names(name or called(words, HUMAN, taken.seat))
    people = [
        Seat(n, called_here[n], sitting(record, player)) for n, player in enumerate(record.players)
    ]
    table = LocalTable(record, people, words, terminal_screen())
    return LessonLoop(table, Shelf(record, file, True), book)


def kept_game(taken: Lesson) -> Record | None:
    """Return the saved game of a lesson, unless it is over."""
    file, _ = lesson_files(taken.game)
    record = opened(file) if file.exists() else None
    return None if record is None or record.match.state.over else record


def forget(taken: Lesson) -> None:
    """Delete what is saved of a lesson, and make sure that it can be saved."""
    file, notes = lesson_files(taken.game)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        notes.unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(f"{file}: {error.strerror}") from None


def fresh_game(taken: Lesson, words: Words, name: str) -> GameLoop:
    """Return a new game with the players and options of the lesson."""
    record = begin(taken.title, taken.options, newest_cards(taken.title), taken.players(), None)
    people = seats(record, words, [name] if name else [])
    return GameLoop(
        LocalTable(record, people, words, terminal_screen()), Shelf(record, None, False)
    )
