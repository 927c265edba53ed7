"""What happened: one paragraph per player, with repeated lines counted."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.board import Board
from dvergar.cli.terminal.screen import wrapped
from dvergar.games.record import Record
from dvergar.games.title import Line
from dvergar.locales import Speaker


class Paragraph:
    """Successive lines about the same player, or about nobody."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.lines: list[tuple[Line, int]] = []

    def add(self, line: Line) -> None:
        """Add a line; lines that differ only in their card are merged, equal ones counted."""
        for n, (other, times) in enumerate(self.lines):
            if alike(line, other):
                self.lines[n] = (joined(other, line), times)
                return
            if line == other:
                self.lines[n] = (other, times + 1)
                return
        self.lines.append((line, 1))

    def text(self, speaker: Speaker) -> str:
        """Join the sentences; only the first keeps the player's name."""
        said = [speaker.say(line) + (f" (×{n})" if n > 1 else "") for line, n in self.lines]
        return " · ".join([*said[:1], *[bare(sentence, self.player) for sentence in said[1:]]])


def alike(a: Line, b: Line) -> bool:
    """Return whether two lines differ only in their card."""
    return a.id == b.id and a.args.keys() == {"player", "card"} == b.args.keys()


def joined(a: Line, b: Line) -> Line:
    return Line(a.id, {**a.args, "card": cards(a) + cards(b)})


def cards(line: Line) -> list[str]:
    value = line.args["card"]
    return value if isinstance(value, list) else [str(value)]


def bare(sentence: str, player: str) -> str:
    """Remove the name at the start of a sentence."""
    return sentence.removeprefix(f"{player} ") if player else sentence


class News:
    """The log of a match in the reader's language."""

    def __init__(self, record: Record, speaker: Speaker, board: Board) -> None:
        self.record = record
        self.speaker = speaker
        self.board = board

    def lines(self, start: int, seat: int, width: int, stop: int | None = None) -> list[Text]:
        """Return what `seat` may know of the log from entry `start` on."""
        lines: list[Text] = []
        for paragraph in self.paragraphs(start, seat, stop):
            text = wrapped(f"- {paragraph.text(self.speaker)}", width)
            text[0].stylize("bold", 2, 2 + len(paragraph.player))
            lines += text
        return lines

    def paragraphs(self, start: int, seat: int, stop: int | None) -> list[Paragraph]:
        found: list[Paragraph] = []
        for line in self.since(start, seat, stop):
            player = self.player(line)
            if not found or player != found[-1].player or self.board.opens_turn(line):
                found.append(Paragraph(player))
            found[-1].add(line)
        return found

    def since(self, start: int, seat: int, stop: int | None) -> list[Line]:
        record = self.record
        events = [event for entry in record.match.logged_events(start, stop) for event in entry]
        return record.title.lines(record.game, events, seat)

    def player(self, line: Line) -> str:
        seat = line.args.get("player")
        return self.speaker.players[seat] if isinstance(seat, int) else ""
