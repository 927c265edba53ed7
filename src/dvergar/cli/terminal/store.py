"""Saves the game to a file that a person named."""

from __future__ import annotations

from shlex import quote

from dvergar.cli.files import BadFile, check_writable, typed_path
from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.local_table import LocalTable


def store(table: LocalTable, shelf: Shelf, typed: str) -> None:
    """Save the game to a file and report success or failure."""
    try:
        file = typed_path(typed) if typed else shelf.proposal()
        if shelf.taken(file):
            table.say("table-taken", file=str(file))
            return
        check_writable(file)
        shelf.write(file)
    except BadFile as error:
        table.say("table-not-written", reason=str(error))
        return
    table.say("table-saved", file=quote(str(file)))
