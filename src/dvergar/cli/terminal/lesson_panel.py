"""The step of a lesson as lines of text."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.menu import ROOMY, TIGHT, TIGHTEST, Menu
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.screen import broken, ruled, wrapped
from dvergar.lessons.guidance import Guidance
from dvergar.lessons.lesson import Lesson

PROMPT_LINES = 2


class Panel:
    def __init__(self, table: LocalTable, lesson: Lesson) -> None:
        self.table = table
        self.lesson = lesson
        self.words = table.words
        self.screen = table.screen

    def reading(self, guidance: Guidance, moment: Moment, beside: int) -> list[Text]:
        """Return a step that is only read, with as much of the table as fits above it.

        On a terminal, `beside` lines are already taken.
        """
        room = self.screen.height - PROMPT_LINES - beside
        said = [*self.head(guidance), *self.said(guidance.text)]
        whole = [*said, *self.more(guidance)]
        if not self.screen.live:
            return [*self.seen(moment, ROOMY), *whole]
        hint = self.line("lesson-type-more") if self.has_more(guidance) else []
        for step in (whole, [*said, *hint]):
            for density in (ROOMY, TIGHT, TIGHTEST):
                lines = [*self.seen(moment, density), *step]
                if len(lines) <= room:
                    return lines
        mine = [*self.table.board.mine(moment.view, self.no_choices(), self.screen.width), *whole]
        return mine if len(mine) <= room else whole

    def seen(self, moment: Moment, density: int) -> list[Text]:
        """Return the table without choices."""
        menu = self.no_choices()
        menu.density = density
        return self.table.board.table(moment.view, menu, self.screen.width)

    def no_choices(self) -> Menu:
        board = self.table.board
        return Menu([], board.label, board.spot, self.table.speaker)

    def acting(self, guidance: Guidance, moment: Moment) -> list[Text]:
        """Return a step with what to type."""
        said = self.said(guidance.comment or guidance.text)
        choice = next((c for c in moment.menu.choices if c.action == guidance.do), None)
        if choice is None:
            return [*self.head(guidance), *said]
        typed = Text("→ ").append_text(moment.menu.described(choice))
        hint = self.line("lesson-hint" if self.has_more(guidance) else "lesson-hint-short")
        return [*self.head(guidance), *said, *broken(typed, self.screen.width), *hint]

    def head(self, guidance: Guidance) -> list[Text]:
        title = self.words("lesson-step", number=guidance.number, of=guidance.of)
        chapter = next(c.text for c in guidance.chapters if "now" in c.steps)
        name = self.words(chapter) if self.words.has(chapter) else ""
        return [ruled(Text(title, "bold"), name, self.screen.width)]

    def has_more(self, guidance: Guidance) -> bool:
        return self.words.has(f"{guidance.text}.more")

    def more(self, guidance: Guidance) -> list[Text]:
        """Return the explanation of a step, if it has one."""
        if not self.has_more(guidance):
            return []
        return broken(emphasised(self.words(f"{guidance.text}.more")), self.screen.width)

    def said(self, id: str) -> list[Text]:
        """Return a text; a lesson being written may still lack it, so its id stands in."""
        text = self.words(id) if self.words.has(id) else id
        return broken(emphasised(text), self.screen.width)

    def line(self, id: str) -> list[Text]:
        return wrapped(self.words(id), self.screen.width, "dim")


def emphasised(sentence: str) -> Text:
    """Return a sentence whose key words, between asterisks, are bold."""
    parts = sentence.split("*")
    return Text.assemble(*[(part, "bold" if n % 2 else "") for n, part in enumerate(parts)])
