"""The main loop of a lesson in the terminal: a game, with a step of the lesson above the prompt."""

from __future__ import annotations

from rich.text import Text

from dvergar.cli.files import BadFile
from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.commands import folded
from dvergar.cli.terminal.lesson_panel import Panel
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.loop import GameLoop
from dvergar.cli.terminal.notebook import Notebook
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.suggestions import Suggestions
from dvergar.engine.state import lowest
from dvergar.games.title import Choice
from dvergar.lessons.guidance import Guidance
from dvergar.lessons.notes import LEAVE, RESUME
from dvergar.lessons.script import scripted
from dvergar.locales import Words

WORDS = ["next", "do", "more", "skip", "leave", "resume", "restart", "new"]


class Restart(Exception):
    """The learner wants to begin the lesson anew."""


class NewGame(Exception):
    """The learner has finished the lesson and wants a new game."""


class LessonLoop(GameLoop):
    """A game that follows a lesson until the learner leaves it."""

    def __init__(self, table: LocalTable, shelf: Shelf, book: Notebook) -> None:
        super().__init__(table, shelf)
        self.intro = []  # the lesson introduces the game
        self.book = book
        self.lesson = book.notes.lesson
        self.panel = Panel(table, self.lesson)
        self.told: set[str] = set()  # the steps whose sentence was shown
        self.warned = ""  # the action that the lesson has asked back about
        self.spoken: dict[str, str] = {}
        for words in (Words("en"), self.words):
            for name in WORDS:
                aliases = words(f"lesson-command-{name}").split(",")
                self.spoken.update({folded(alias): name for alias in aliases})

    @property
    def now(self) -> Guidance:
        return self.book.notes.guidance(self.table.record)

    @property
    def running(self) -> bool:
        return self.book.notes.status(self.table.record) == "running"

    def step(self) -> None:
        """Show what there is to read, then let the next player act."""
        if self.running and self.now.looks:
            self.read()
            return
        seat = lowest(self.match.state.waiting())
        if self.running and self.table.seats[seat].player:
            self.tell(self.now)
        planned = scripted(self.lesson.file, self.table.record, seat) if self.running else None
        if self.table.seats[seat].player and planned is not None:
            self.play(seat, planned)
        else:
            super().step()

    def tell(self, guidance: Guidance) -> None:
        """Keep the sentence of a step that only waits for bots, to show it with their moves."""
        step = self.lesson.steps[guidance.number - 1]
        if guidance.step not in self.told and not (step.done.did or step.done.looked):
            self.told.add(guidance.step)
            self.notes += self.panel.said(guidance.text)

    def read(self) -> None:
        """Show a step that is only read, until the learner goes on or acts."""
        seat, guidance = self.lesson.seat, self.now
        moment = self.table.moment(seat)
        self.screen.clear()
        news = self.news(seat)
        self.screen.lines([*news, *self.panel.reading(guidance, moment, len(news))])
        suggestions = Suggestions(self.commands, moment)
        last = guidance.number == guidance.of
        settled = False
        while not settled:
            typed = self.table.ask("lesson-last" if last else "lesson-next", suggestions.of)
            command = self.commands.find(typed)
            if command and command.name != "undo":
                self.commands.obey(command, moment)
            else:
                settled = self.answer(seat, moment, typed or "next")

    def news(self, seat: int) -> list[Text]:
        """Return the greeting and what has happened since the learner last looked."""
        start = min(self.table.read_up_to[seat], len(self.match.history))
        self.table.read_up_to[seat] = len(self.match.history)
        news = self.table.news.lines(start, seat, self.screen.width)
        return self.taken_notes() + self.headed(news, start)

    def composed(
        self, moment: Moment, notes: list[Text], whole: bool, beside: int = 0
    ) -> list[Text]:
        """Return the table with the lesson's step above the question."""
        step: list[Text] = []
        if self.running:
            self.told.add(self.now.step)
            step = self.panel.acting(self.now, moment)
        return super().composed(moment, notes + step, whole, beside)

    def answer(self, seat: int, moment: Moment, typed: str) -> bool:
        name = self.spoken.get(folded(typed))
        if name is None:
            return super().answer(seat, moment, typed)
        return self.obey_lesson(name, seat, moment)

    def obey_lesson(self, name: str, seat: int, moment: Moment) -> bool:
        """Carry out a word of the lesson; returns whether to look at the table again."""
        guidance = self.now
        if name == "restart":
            raise Restart
        if name == "new" and guidance.number == guidance.of:
            self.write(f"look {guidance.step} {guidance.looks[0]}")
            raise NewGame
        if name == "resume" or not self.running:
            return self.resume()
        if name == "leave":
            self.write(LEAVE)
            self.note("lesson-left", game=self.lesson.game)
        elif name == "more":
            self.screen.lines(self.panel.more(guidance))
            return False
        elif name == "skip":
            self.write(f"skip {guidance.step}")
        else:
            return self.go_on(guidance, seat, moment)
        return True

    def go_on(self, guidance: Guidance, seat: int, moment: Moment) -> bool:
        """Do what the step suggests, or mark it as read."""
        if guidance.do:
            choices = {choice.action: choice for choice in moment.menu.choices}
            super().act(seat, choices[guidance.do])
        elif guidance.looks:
            self.write(f"look {guidance.step} {guidance.looks[0]}")
            if not self.running:
                self.note("lesson-done")
        else:
            self.table.say("lesson-nothing")
            return False
        return True

    def resume(self) -> bool:
        if self.book.notes.left:
            self.write(RESUME)
        else:
            self.table.say("lesson-over" if not self.running else "lesson-nothing")
            return False
        return True

    def write(self, note: str) -> None:
        try:
            self.book.write(note)
        except BadFile as error:
            self.note("table-not-written", reason=str(error))

    def act(self, seat: int, choice: Choice) -> None:
        """Play an action; where the lesson asks back, it must be typed twice."""
        asks = self.now.asks if self.running else []
        asked = next((ask for ask in asks if choice.action in ask.actions), None)
        if asked and self.warned != choice.action:
            self.warned = choice.action
            self.notes += [*self.panel.said(asked.text), *self.panel.line("lesson-again")]
            return
        self.warned = ""
        super().act(seat, choice)

    def leave(self, code: int) -> int:
        """Say how to continue; the lesson is saved after every action."""
        self.screen.say("")
        self.table.say("lesson-kept", game=self.lesson.game)
        return code
