"""Hides hands between players who share a screen."""

from __future__ import annotations

from dvergar.cli.terminal.commands import Commands
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.pause import pause
from dvergar.engine.state import NOBODY


class Curtain:
    """Hides the screen until the next person sits down."""

    def __init__(self, table: LocalTable, commands: Commands) -> None:
        self.table = table
        self.commands = commands
        self.facing = NOBODY  # the person in front of the screen

    def face(self, seat: int) -> None:
        """Hide everything until the right person confirms."""
        if self.facing != seat and self.table.people() > 1:
            self.show_last_result()
            self.facing = NOBODY
            self.table.screen.forget()
            self.table.keyboard.forget()
            name = self.table.seats[seat].name
            self.table.say("table-curtain", player=name)
            game = self.table.record.title.id
            pause(self.table, self.commands, NOBODY, "table-ready", game=game, player=name)
        self.facing = seat

    def show_last_result(self) -> None:
        """Let the last person read the result of their last action."""
        table, seat = self.table, self.facing
        stop = table.last_act(seat)
        if seat == NOBODY or stop <= table.read_up_to[seat]:
            return
        news = table.news.lines(table.read_up_to[seat], seat, table.screen.width, stop)
        table.read_up_to[seat] = stop
        if news:
            table.screen.lines(news)
            pause(table, self.commands, seat, "table-hide", game=table.record.title.id)
