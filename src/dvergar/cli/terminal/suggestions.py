"""What Tab completes: commands, and the words of rules, cards and possible actions."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dvergar.cli.terminal.commands import Commands
from dvergar.cli.terminal.lookup import Catalogue, RuleFinder
from dvergar.cli.terminal.question import Moment
from dvergar.cli.terminal.typed_line import fits, tokens

SHORTEST = 3  # letters of a word that is worth completing
WORD = re.compile(r"[\w’'-]+")


class Suggestions:
    """Completes lines that answer one question, or no question."""

    def __init__(self, commands: Commands, moment: Moment | None = None) -> None:
        self.commands = commands
        self.table = commands.table
        self.moment = moment

    def of(self, line: str) -> list[str]:
        """Return the words that can replace the last, unfinished word of a line."""
        *done, last = line.split(" ")
        typed = tokens(" ".join(done))
        found = self.words(done, typed)
        start = " ".join(tokens(last))
        fitting = [word for word in found if " ".join(tokens(word)).startswith(start)]
        return sorted(dict.fromkeys(fitting), key=str.casefold)

    def words(self, done: list[str], typed: list[str]) -> Iterable[str]:
        if not done:
            return [*self.commands.primary(), *self.first_words()]
        command = self.commands.find(done[0])
        if command and command.name == "card":
            return self.next_words(Catalogue(self.table.record, self.table.speaker).names(), typed)
        if command and command.name == "rule":
            return self.next_words(self.rules().titles(), typed)
        return [] if command else self.rest_of_actions(typed)

    def rules(self) -> RuleFinder:
        record = self.table.record
        return RuleFinder(self.table.words, record.title, record.options)

    def next_words(self, names: Iterable[str], typed: list[str]) -> list[str]:
        """Return the words of the names that contain everything typed after the command."""
        told = typed[1:]
        fitting = [name for name in names if fits(told, set(tokens(name)))]
        return [word for name in fitting for word in long_words(name) if not said(word, told)]

    def first_words(self) -> list[str]:
        return [WORD.findall(text)[0].lower() for text in self.sentences([]) if WORD.search(text)]

    def rest_of_actions(self, typed: list[str]) -> list[str]:
        """Return the words of all actions that what was typed so far can mean."""
        found = [word for text in self.sentences(typed) for word in long_words(text)]
        return [word for word in found if not said(word, typed)]

    def sentences(self, typed: list[str]) -> list[str]:
        if self.moment is None:
            return []
        entry = self.moment.entry
        fitting = [o for o in self.moment.menu.choices if fits(typed, entry.bags[o.action])]
        return [self.table.speaker.say(choice.line) for choice in fitting]


def long_words(text: str) -> list[str]:
    return [word for word in WORD.findall(text) if len(word) >= SHORTEST]


def said(word: str, typed: list[str]) -> bool:
    """Return whether a word was typed already, in full or shortened."""
    return all(any(token.startswith(t) for t in typed) for token in tokens(word))
