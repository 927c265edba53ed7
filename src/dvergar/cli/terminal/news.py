"""What has happened, a paragraph for each player's doings, equal lines counted."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.board import Board
from dvergar.cli.terminal.screen import wrapped
from dvergar.games.record import Record
from dvergar.games.title import Line
from dvergar.locales import Speaker


class Paragraph:
    """Successive lines about one player, or about nobody."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.said: dict[str, int] = {}

    def add(self, sentence: str) -> None:
        if self.player:
            sentence = sentence.removeprefix(self.player).lstrip("\u00a0\u202f :")
        self.said[sentence] = self.said.get(sentence, 0) + 1

    def text(self) -> str:
        counted = [f"{text} (×{n})" if n > 1 else text for text, n in self.said.items()]
        head = f"{self.player}: " if self.player else ""
        return head + "; ".join(counted)


class News:
    """The log of a match in the reader's words."""

    def __init__(self, record: Record, speaker: Speaker, board: Board) -> None:
        self.record = record
        self.speaker = speaker
        self.board = board

    def lines(self, start: int, seat: int, width: int, stop: int | None = None) -> list[Text]:
        """All since entry `start` of the log as `seat` may know it."""
        lines: list[Text] = []
        for paragraph in self.paragraphs(start, seat, stop):
            text = wrapped(f"- {paragraph.text()}", width)
            text[0].stylize("bold", 2, 2 + len(paragraph.player))
            lines += text
        return lines

    def paragraphs(self, start: int, seat: int, stop: int | None) -> list[Paragraph]:
        found: list[Paragraph] = []
        for line in self.since(start, seat, stop):
            player = self.player(line)
            if not found or player != found[-1].player or self.board.opens_turn(line):
                found.append(Paragraph(player))
            found[-1].add(self.speaker.say(line))
        return found

    def since(self, start: int, seat: int, stop: int | None) -> list[Line]:
        record = self.record
        events = [event for entry in record.match.history[start:stop] for event in entry]
        return record.title.lines(record.game, events, seat)

    def player(self, line: Line) -> str:
        seat = line.args.get("player")
        return self.speaker.players[seat] if isinstance(seat, int) else ""
