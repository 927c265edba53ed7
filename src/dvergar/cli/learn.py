"""`dvergar learn`: the guided first game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from dvergar.cli.command import Command, complete_game
from dvergar.cli.files import BadFile, read_text
from dvergar.cli.play import system_language
from dvergar.cli.save_files import opened
from dvergar.cli.terminal.autosave import Shelf, locked
from dvergar.cli.terminal.lesson_loop import LessonLoop, NewGame, Restart
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.loop import GameLoop
from dvergar.cli.terminal.notebook import LessonFiles, Notebook, lesson_files
from dvergar.cli.terminal.screen import terminal_screen
from dvergar.cli.terminal.seats import clean, seats
from dvergar.games.record import begin, newest_cards
from dvergar.lessons import BadLesson, Lesson, from_text, lesson
from dvergar.lessons.texts import text_faults
from dvergar.lessons.walk import Visit, Walk, misfits, unknown_actions
from dvergar.locales import LANGUAGES, Words


@click.command(
    cls=Command,
    examples=[
        ("dvergar learn smithy", "Begin the lesson, or continue it."),
        ("dvergar learn silberzwerg --lang de", "In German."),
        ("dvergar learn jewellers --again", "From the beginning."),
    ],
)
@click.argument("game", shell_complete=complete_game)
@click.option("--lang", metavar="|".join(LANGUAGES), help="Language (default: the system's).")
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
    own = is_file(game)
    files = lesson_files(f"own-{Path(game).stem}" if own else game)
    again = again or own
    while True:
        try:
            sys.exit(taught_game(taken, files, words, clean(name), again).run())
        except Restart:
            again = True
        except NewGame:
            sys.exit(fresh_game(taken, words, clean(name)).run())


def is_file(game: str) -> bool:
    return game.endswith(".toml")


def chosen(game: str) -> Lesson:
    """Return the lesson of a game, or the one in a file."""
    return from_text(read_text(Path(game)), game) if is_file(game) else lesson(game)


def show_path(taken: Lesson, words: Words) -> None:
    """Print every step of the suggested path, and raise BadLesson if something doesn't fit."""
    visits = [] if unknown_actions(taken) else Walk(taken).run().visits
    for line in dict.fromkeys(shown(visit, words) for visit in visits):
        click.echo(line)
    found = misfits(taken) + text_faults(taken)
    if found:
        raise BadLesson(found)


def shown(visit: Visit, words: Words) -> str:
    now = visit.guidance
    said = words(now.text).replace("*", "") if words.has(now.text) else now.text
    return f"{now.number:2} of {now.of} {now.step}: {said}{f' → {visit.did}' if visit.did else ''}"


def taught_game(
    taken: Lesson, files: LessonFiles, words: Words, name: str, again: bool
) -> LessonLoop:
    """Return the lesson where it was left, or from its beginning."""
    book = Notebook(taken, files.notes)
    shelf = None if again else kept_game(files)
    if shelf is None:
        shelf = fresh_lesson(taken, files)
    elif files.notes.exists():
        book.read()
    people = seats(shelf.record, words, [name] if name else [])
    return LessonLoop(LocalTable(shelf.record, people, words, terminal_screen()), shelf, book)


def kept_game(files: LessonFiles) -> Shelf | None:
    """Return the saved game of a lesson, unless it is over."""
    if not files.game.exists():
        return None
    handle = locked(files.game)
    shelf = Shelf(opened(files.game))
    shelf.resume(files.game, handle)
    if shelf.record.match.state.over:
        shelf.release()
        return None
    return shelf


def fresh_lesson(taken: Lesson, files: LessonFiles) -> Shelf:
    """Begin a lesson, and delete what was saved of it before."""
    try:
        files.game.parent.mkdir(parents=True, exist_ok=True)
        for file in files:
            file.unlink(missing_ok=True)
    except OSError as error:
        raise BadFile(f"{files.game}: {error.strerror}") from None
    record = taken.begin()
    record.names = taken.names("")
    shelf = Shelf(record)
    shelf.begin(files.game)
    return shelf


def fresh_game(taken: Lesson, words: Words, name: str) -> GameLoop:
    """Return a new game with the players and options of the lesson."""
    record = begin(taken.title, taken.options, newest_cards(taken.title), taken.players(), None)
    people = seats(record, words, [name] if name else [])
    return GameLoop(LocalTable(record, people, words, terminal_screen()), Shelf(record))
