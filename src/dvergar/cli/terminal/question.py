"""One question to one person: what they see and what they may do."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from dvergar.cli.terminal.board import Board
from dvergar.cli.terminal.menu import ROOMY, TIGHT, TIGHTEST, Menu
from dvergar.cli.terminal.numbers import Numbers
from dvergar.cli.terminal.screen import GAP, Row, broken, flow
from dvergar.cli.terminal.typed_line import Entry
from dvergar.games.record import Record
from dvergar.games.title import Choice, Line
from dvergar.locales import Speaker


class Moment:
    """The table as a seat sees it now, with its menu."""

    def __init__(
        self,
        record: Record,
        seat: int,
        board: Board,
        speaker: Speaker,
        numbers: Numbers | None = None,
    ) -> None:
        self.seat = seat
        self.view = seen(record, seat)
        self.board = board
        self.speaker = speaker
        self.menu = Menu(self.view.choices, board.label, board.spot, speaker)
        if numbers and self.menu.entries:
            s = record.match.state
            self.menu.renumber(numbers.of(self.menu.listed(), s.pending[-1].step, s.turn))
        verbs = [verb.name for verb in record.game.space.verbs]
        self.entry = Entry(self.menu, board, self.view.blocked, verbs)

    def lines(self, width: int, notes: list[Text], pays: list[str], whole: bool) -> list[Text]:
        """Return the table or the viewer's own area, the notes, the question and the menu."""
        show = self.board.table if whole else self.board.mine
        return [*show(self.view, self.menu, width), *notes, *self.choices(width, pays)]

    def fitted(self, width: int, notes: list[Text], pays: list[str], room: int) -> list[Text]:
        """Return the whole table, compact enough to fit the room."""
        lines: list[Text] = []
        for density in (ROOMY, TIGHT, TIGHTEST):
            self.menu.density = density
            lines = self.lines(width, notes, pays, whole=True)
            if len(lines) <= room:
                break
        return lines

    def choices(self, width: int, pays: list[str]) -> list[Text]:
        """Return the question, and the choices that are not shown on the table."""
        asked = self.asked(width, pays)
        rest = self.menu.rest()
        if len(rest) == 1 and asked[-1].cell_len + 2 + rest[0].cell_len <= width:
            return [*asked[:-1], asked[-1].append("  ").append_text(rest[0])]
        return asked + (flow(Row("", rest), width, GAP) if rest else [])

    def asked(self, width: int, pays: list[str]) -> list[Text]:
        """Return the question and what Enter does."""
        lines = broken(Text.assemble((self.board.question(self.view), "bold")), width)
        if not self.paying():
            return lines
        laid, rest = self.board.paid(self.view) or [], self.rest(pays)
        line = Line("table-pays", {"count": len(laid), "laid": laid, "parts": rest})
        proposal = Text(self.speaker.say(line))
        if lines[-1].cell_len + 1 + proposal.cell_len <= width:
            return [*lines[:-1], lines[-1].append(" ").append_text(proposal)]
        return lines + broken(proposal, width)

    def paying(self) -> bool:
        return self.board.paid(self.view) is not None

    def rest(self, pays: list[str]) -> list[str]:
        """Return the rest of the default payment, or one part if the player deviated from it."""
        left = list(pays)
        for part in self.board.paid(self.view) or []:
            if part not in left:
                return [part_of(self.menu.choices[0])]
            left.remove(part)
        return left or [part_of(self.menu.choices[0])]

    def default(self, pays: list[str]) -> Choice:
        """Return the part that Enter pays next."""
        wanted = self.rest(pays)
        return next((o for o in self.menu.choices if part_of(o) in wanted), self.menu.choices[0])


def seen(record: Record, seat: int) -> Any:
    """Return a seat's view; every game's view has choices and blocked actions."""
    return record.title.view(record.game, record.match.state, seat)


def part_of(choice: Choice) -> str:
    return choice.action.rpartition(":")[2]
