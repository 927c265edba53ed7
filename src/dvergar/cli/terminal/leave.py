"""Leaving and saving an unfinished game."""

from __future__ import annotations

from shlex import quote

from dvergar.cli.files import BadFile, typed_path
from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.local_table import LocalTable


def store(table: LocalTable, shelf: Shelf, typed: str) -> bool:
    """Save the game to a file and report success or failure."""
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
    """Ask once where to save the game, unless it is already saved."""
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
