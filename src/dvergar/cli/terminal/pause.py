"""Waits for Enter; commands work here as at every prompt."""

from __future__ import annotations

from dvergar.cli.terminal.commands import Commands
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.suggestions import Suggestions


def pause(table: LocalTable, commands: Commands, seat: int, id: str, **args: object) -> None:
    """Ask a person to press Enter; commands show what this seat may see."""
    while typed := table.ask(id, Suggestions(commands).of, **args):
        command = commands.find(typed)
        if command:
            commands.obey(command, commands.moment(seat))
        else:
            table.say("terminal-enter-first")
