"""Leaving and saving an unfinished game."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from shlex import quote

from dvergar.cli.files import BadFile
from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.commands import Commands, Left
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.store import store


def offer(table: LocalTable, shelf: Shelf, commands: Commands, seat: int) -> None:
    """Ask where to save the game, unless it is already saved."""
    if shelf.file and shelf.current():
        table.say("table-saved", file=quote(str(shelf.file)))
        return
    try:
        while not shelf.file:
            typed = table.ask("table-offer", file=str(shelf.proposal()))
            if typed.casefold() == "n":
                break
            command = commands.find(typed)
            if command:
                commands.obey(command, commands.moment(seat))
            else:
                store(table, shelf, typed)
    except (EOFError, KeyboardInterrupt):
        table.screen.say("")
    except Left:
        pass
    if not shelf.file:
        table.say("table-unsaved")


def rescue(table: LocalTable, shelf: Shelf) -> None:
    """Save a game that the system ends, and say where; the terminal may be gone already."""
    if not table.record.entries():
        return
    with suppress(BadFile, OSError):
        file = shelf.rescue()
        with suppress(OSError):
            table.screen.say("")
            table.say("terminal-rescued", file=quote(str(file)))
            sys.stdout.flush()
            return
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
