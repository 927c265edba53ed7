"""The step of a lesson as lines of text."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.menu import Menu
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.screen import broken, ruled, wrapped
from dvergar.lessons.guidance import Guidance
from dvergar.lessons.lesson import Lesson

ROOM = 2  # the prompt's lines


class Panel:
    def __init__(self, table: LocalTable, lesson: Lesson) -> None:
        self.table = table
        self.lesson = lesson
        self.words = table.words
        self.screen = table.screen

    def reading(self, guidance: Guidance, moment: Moment) -> list[Text]:
        """Return a step that is only read, below the table if there is room."""
        step = [*self.head(guidance), *self.said(guidance.text), *self.more(guidance)]
        board = self.table.board
        empty = Menu([], board.label, board.spot, self.table.speaker)
        shown = board.table(moment.view, empty, self.screen.width)
        fits = len(shown) + len(step) + ROOM <= self.screen.height
        return [*shown, *step] if fits or not self.screen.live else step

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
