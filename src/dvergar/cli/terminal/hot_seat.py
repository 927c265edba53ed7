"""Hot-seat: nobody sees another's hand."""

from __future__ import annotations

from dvergar.cli.terminal.local_table import LocalTable

NOBODY = -1


class Curtain:
    """Falls between two people who share a screen."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.facing = NOBODY  # the person in front of the screen

    def face(self, seat: int) -> None:
        """Hide everything until the right person sits there."""
        if self.facing != seat and self.table.people() > 1:
            game = self.table.record.title.id
            self.bid_farewell()
            self.table.screen.forget()
            self.table.keyboard.forget()
            self.table.say("table-curtain", player=self.table.seats[seat].name)
            self.table.ask("table-ready", game=game, player=self.table.seats[seat].name)
        self.facing = seat

    def bid_farewell(self) -> None:
        """Let the last person read what their own last action brought."""
        table, seat = self.table, self.facing
        stop = table.last_act(seat)
        if seat == NOBODY or stop <= table.told[seat]:
            return
        news = table.news.lines(table.told[seat], seat, table.screen.width, stop)
        table.told[seat] = stop
        if news:
            table.screen.lines(news)
            table.ask("table-hide", game=table.record.title.id)
