"""Leaving a game in the middle, and keeping it."""

from __future__ import annotations

from shlex import quote

from dvergar.cli.files import BadFile, typed_path
from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.local_table import LocalTable


def store(table: LocalTable, shelf: Shelf, typed: str) -> bool:
    """Write the game to a file and say so, or say why not."""
    try:
        file = typed_path(typed) if typed else shelf.proposal()
        if shelf.taken(file):
            table.say("table-taken", file=str(file))
            return False
        shelf.write(file)
    except BadFile as error:
        table.say("table-not-written", reason=str(error))
        return False
    table.say("table-saved", file=quote(str(file)))
    return True


def offer(table: LocalTable, shelf: Shelf) -> None:
    """Before the game is gone: ask once where to keep it, unless it is kept already."""
    if shelf.current():
        table.say("table-saved", file=quote(str(shelf.file)))
        return
    try:
        while True:
            file = shelf.proposal()
            typed = table.ask("table-offer", file=str(file))
            if typed.casefold() == "n":
                break
            if store(table, shelf, typed):
                return
    except (EOFError, KeyboardInterrupt):
        table.screen.say("")
    table.say("table-unsaved")
