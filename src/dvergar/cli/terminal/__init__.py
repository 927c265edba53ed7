"""The game in the terminal: playing it, and showing a moment of it."""

from __future__ import annotations

from rich.console import Console

from dvergar.cli.terminal.board import board
from dvergar.cli.terminal.menu import Menu
from dvergar.cli.terminal.screen import Screen
from dvergar.cli.terminal.seats import called
from dvergar.games.record import Record
from dvergar.locales import Speaker, Words


def show(record: Record, seat: int, lang: str, console: Console) -> None:
    """Print the table as a seat sees it; -1 is a watcher."""
    words = Words(lang)
    names = [called(words, player, n, record.names) for n, player in enumerate(record.players)]
    speaker = Speaker(words, record.title.id, names, record.cards.names)
    made = board(record, speaker)
    view = record.title.view(record.game, record.match.state, seat)
    screen = Screen(console, False)
    screen.lines(made.table(view, Menu([], made.label, made.spot, speaker), screen.width))
    if record.match.state.over:
        for part in made.ending(view, screen.width):
            console.print(part)
