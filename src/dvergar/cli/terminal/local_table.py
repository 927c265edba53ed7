"""What the parts of the terminal share: match, texts, screen and keyboard."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.board import board
from dvergar.cli.terminal.keyboard import Keyboard, Suggest, nothing
from dvergar.cli.terminal.news import News
from dvergar.cli.terminal.numbers import Numbers
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.screen import Screen, wrapped
from dvergar.cli.terminal.seats import Seat
from dvergar.engine.state import NOBODY
from dvergar.games.record import Record
from dvergar.locales import Speaker, Words

PROMPTS = 2  # lines that a page leaves for what was typed and the prompt


class LocalTable:
    """One match at one keyboard, and how far each seat has read the log."""

    def __init__(self, record: Record, seats: list[Seat], words: Words, screen: Screen) -> None:
        self.record = record
        self.match = record.match
        self.seats = seats
        self.words = words
        self.screen = screen
        self.keyboard = Keyboard(screen)
        names = [seat.name for seat in seats]
        self.speaker = Speaker(words, record.title.id, names, record.cards.names)
        self.board = board(record, self.speaker)
        self.news = News(record, self.speaker, self.board)
        self.read_up_to = [self.last_act(seat) for seat in range(len(seats))]
        self.numbers = [Numbers() for _ in seats]
        self.since = list(self.read_up_to)  # where the news of each seat's current turn starts

    def say(self, id: str, **args: object) -> None:
        self.screen.say(self.words.text(id, args))

    def moment(self, seat: int) -> Moment:
        """Return the table as a seat may see it now; NOBODY is a spectator."""
        numbers = None if seat == NOBODY else self.numbers[seat]
        return Moment(self.record, seat, self.board, self.speaker, numbers)

    def ask(self, id: str, suggest: Suggest = nothing, **args: object) -> str:
        """Print a message and read a line behind it."""
        *lines, last = wrapped(self.words.text(id, args) + " ", self.screen.width)
        self.screen.lines(lines)
        return self.keyboard.ask(last.plain, suggest)

    def pages(self, lines: list[Text]) -> str:
        """Print lines, on a terminal one screen at a time; returns what was typed in between."""
        room = self.screen.height - PROMPTS if self.screen.live else len(lines)
        while len(lines) > room:
            self.screen.lines(lines[:room])
            lines = lines[room:]
            if typed := self.ask("table-go-on"):
                return typed
        self.screen.lines(lines)
        return ""

    def people(self) -> int:
        return sum(seat.player is None for seat in self.seats)

    def last_act(self, seat: int) -> int:
        """Return the length of the log after this seat's last entry."""
        log = self.match.log
        return max((n for n, (actor, _) in enumerate(log, 1) if actor == seat), default=0)
