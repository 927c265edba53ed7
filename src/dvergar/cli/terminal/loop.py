"""The main loop of a game in the terminal."""

from __future__ import annotations

from contextlib import suppress
from shlex import quote

from rich.text import Text

from dvergar.cli.exit_codes import FAILED, INTERRUPTED
from dvergar.cli.files import BadFile
from dvergar.cli.terminal.autosave import Shelf
from dvergar.cli.terminal.commands import Command, Commands, Left
from dvergar.cli.terminal.hot_seat import Curtain
from dvergar.cli.terminal.leave import offer, rescue
from dvergar.cli.terminal.local_table import LocalTable
from dvergar.cli.terminal.opening import opening
from dvergar.cli.terminal.pause import pause
from dvergar.cli.terminal.question import Moment, seen
from dvergar.cli.terminal.screen import wrapped
from dvergar.cli.terminal.signals import Ended, noticed_endings, uninterrupted
from dvergar.cli.terminal.suggestions import Suggestions
from dvergar.cli.terminal.typed_line import Answer
from dvergar.engine.match import TAKE_BACK_PART
from dvergar.engine.state import NOBODY, lowest
from dvergar.games.title import Choice

PROMPT = "> "
MARGIN = 1  # the prompt's line


class GameLoop:
    """Asks people, lets bots act, until the game is over."""

    def __init__(self, table: LocalTable, shelf: Shelf) -> None:
        self.table = table
        self.shelf = shelf
        self.words = table.words
        self.screen = table.screen
        self.match = table.match
        self.commands = Commands(table, shelf)
        self.curtain = Curtain(table, self.commands)
        self.turns = [-1] * len(table.seats)  # the turn when each seat last saw the table
        self.intro = opening(table.record.title, table.words, table.screen.width)
        self.notes: list[Text] = []
        self.pays: list[str] = []  # the default payment of the last craft

    def run(self) -> int:
        """Play until the game is over, people leave or the system ends the program."""
        try:
            with noticed_endings():
                return self.played()
        except Ended as ended:
            rescue(self.table, self.shelf)
            return ended.status
        finally:
            self.shelf.release()

    def played(self) -> int:
        """Play until the game is over or people leave; returns the exit code."""
        try:
            self.shelf.keep()
            while not self.match.state.over:
                self.step()
            self.finish()
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        except EOFError:
            return self.leave(FAILED)
        except Left:
            return self.leave(0)
        except (ValueError, OSError):  # the command reports it; save the game first
            self.leave(FAILED)
            raise
        return 0

    def leave(self, code: int) -> int:
        self.screen.say("")
        offer(self.table, self.shelf, self.commands, self.curtain.facing)
        return code

    def step(self) -> None:
        seat = lowest(self.match.state.waiting())
        if self.table.seats[seat].player:
            self.play(seat, self.table.seats[seat].choose(self.table.record))
        else:
            self.curtain.face(seat)
            self.decide(seat)

    def play(self, seat: int, action: int) -> None:
        with uninterrupted():
            self.match.play(seat, action)
            self.keep()

    def keep(self) -> None:
        try:
            self.shelf.keep()
        except BadFile as error:
            self.note("table-not-written", reason=str(error))

    def note(self, id: str, **args: object) -> None:
        self.notes += wrapped(self.words.text(id, args), self.screen.width)

    def decide(self, seat: int) -> None:
        """Ask a person until they act or undo."""
        moment = self.present(seat)
        suggestions = Suggestions(self.commands, moment)
        settled = False
        while not settled:
            typed = self.table.keyboard.ask(PROMPT, suggestions.of)
            command = self.commands.find(typed)
            if not typed and moment.paying():
                settled = self.pay_rest(seat, moment)
            elif not typed or (command and command.name == "status"):
                self.draw(moment, [], whole=True)
            elif command:
                settled = self.obey(command, seat, moment)
            else:
                settled = self.answer(seat, moment, typed)

    def present(self, seat: int) -> Moment:
        """Show a person the table and what is new."""
        moment = self.table.moment(seat)
        start = min(self.table.read_up_to[seat], len(self.match.history))
        news = self.table.news.lines(start, seat, self.screen.width)
        self.table.read_up_to[seat] = len(self.match.history)
        if self.turns[seat] == self.match.state.turn:
            self.draw(moment, self.taken_notes() + news, whole=False)
        else:
            self.turns[seat] = self.match.state.turn
            self.table.since[seat] = start
            self.open_turn(moment, self.taken_notes() + self.headed(news, start))
        return moment

    def headed(self, news: list[Text], start: int) -> list[Text]:
        heading = self.words("table-since" if start else "table-so-far")
        return [Text(heading, "bold"), *news] if news else []

    def taken_notes(self) -> list[Text]:
        notes, self.notes = self.notes, []
        return notes

    def open_turn(self, moment: Moment, news: list[Text]) -> None:
        """Show the news above the table, or on a screen before it if both don't fit."""
        if self.intro:
            news = self.introduced(moment, news)
        body = self.composed(moment, [], whole=True, beside=len(news))
        self.screen.clear()
        self.screen.lines(news)
        if self.screen.live and news and len(news) + len(body) + MARGIN > self.screen.height:
            pause(self.table, self.commands, moment.seat, "table-go-on")
            self.screen.clear()
            body = self.composed(moment, [], whole=True)
        self.screen.lines(body)

    def introduced(self, moment: Moment, news: list[Text]) -> list[Text]:
        """Show what the game is about, on a screen before the table if both don't fit."""
        intro, self.intro = self.intro, []
        body = moment.lines(self.screen.width, [], self.pays, whole=True)
        if not self.screen.live or len(intro + news + body) + MARGIN <= self.screen.height:
            return intro + news
        self.screen.clear()
        self.screen.lines(intro)
        pause(self.table, self.commands, moment.seat, "table-go-on")
        return news

    def draw(self, moment: Moment, notes: list[Text], whole: bool) -> None:
        """Redraw the table on a terminal; elsewhere print only the viewer's own area."""
        self.screen.clear()
        self.screen.lines(self.composed(moment, notes, whole))

    def composed(
        self, moment: Moment, notes: list[Text], whole: bool, beside: int = 0
    ) -> list[Text]:
        """Return the table, on a terminal compact enough to fit with the notes."""
        width = self.screen.width
        if self.screen.live:
            return moment.fitted(width, notes, self.pays, self.screen.height - MARGIN - beside)
        return moment.lines(width, notes, self.pays, whole)

    def obey(self, command: Command, seat: int, moment: Moment) -> bool:
        if command.name == "undo":
            return self.undo(seat)
        self.commands.obey(command, moment)
        return False

    def undo(self, seat: int) -> bool:
        part = self.newest_part(seat)
        if part == NOBODY and not self.match.undoable(seat):
            self.table.say("table-no-undo")
            return False
        with uninterrupted():
            if part == NOBODY:
                self.match.undo(seat)
            else:
                self.match.take_back(seat, part)
            self.keep()
        self.note("table-undone")
        return True

    def newest_part(self, seat: int) -> int:
        """Return the last part of the seat's sealed answer that was not withdrawn."""
        given = self.match.state.sealed[seat]
        gone: list[int] = []
        for entry in [act for who, act in reversed(self.match.journal) if who == seat]:
            if entry <= TAKE_BACK_PART:
                gone.append(TAKE_BACK_PART - entry)
            elif entry in gone:
                gone.remove(entry)
            elif entry in given:
                return entry
        return NOBODY

    def answer(self, seat: int, moment: Moment, typed: str) -> bool:
        found = moment.entry.read(typed)
        if len(found.choices) == 1:
            self.act(seat, found.choices[0])
            return True
        self.explain(found, moment, typed)
        return False

    def act(self, seat: int, choice: Choice) -> None:
        self.pays = choice.pays or self.pays
        self.play(seat, self.table.record.game.space.parse(choice.action))

    def pay_rest(self, seat: int, moment: Moment) -> bool:
        """Pay the rest of the cost with the default payment."""
        while moment.paying():
            self.act(seat, moment.default(self.pays))
            moment = self.table.moment(seat)
        return True

    def explain(self, found: Answer, moment: Moment, typed: str) -> None:
        """Explain why a line was not an action, and suggest others."""
        if found.choices:
            self.table.say("table-several", typed=typed)
        elif typed.isdecimal():
            self.table.say("table-no-number", typed=typed)
        elif found.reasons:
            for why in found.reasons[:3]:
                self.screen.say(self.table.speaker.say(why))
        else:
            self.table.say("table-unknown", typed=typed)
        if found.near:
            self.table.say("table-near")
        offers = [*found.choices, *found.near]
        self.screen.items([moment.menu.described(choice) for choice in offers])
        if not offers:
            self.table.say("table-hint", most=moment.menu.most())

    def finish(self) -> None:
        """Show the last news, the score sheet and the save file."""
        if self.curtain.facing >= 0:
            self.close_turn(self.curtain.facing)
        view = seen(self.table.record, max(self.curtain.facing, 0))
        for part in self.table.board.ending(view, self.screen.width):
            self.screen.console.print(part)
        if not (self.shelf.file and self.shelf.current()):
            offer(self.table, self.shelf, self.commands, self.curtain.facing)
        if self.shelf.file and self.shelf.current():
            self.table.say("table-finished-kept", file=quote(str(self.shelf.file)))

    def close_turn(self, seat: int) -> None:
        """Show what happened since a person last saw the table."""
        start = self.table.read_up_to[seat]
        news = self.headed(self.table.news.lines(start, seat, self.screen.width), start)
        self.screen.clear()
        self.screen.lines(self.taken_notes() + news)
        if self.screen.live and news:
            with suppress(EOFError, KeyboardInterrupt, Left):
                pause(self.table, self.commands, seat, "table-go-on")
            self.screen.clear()
