"""Interprets a typed line: a number, an action's text, or words that match one."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from dvergar.cli.terminal.board import Board
from dvergar.cli.terminal.menu import Menu
from dvergar.games.title import Blocked, Choice, Line

NEAR = 6
MARKS = ("tilted", "refined")


class Answer(NamedTuple):
    """One choice is the answer, several are candidates, none is a refusal with known reasons."""

    choices: list[Choice]
    reasons: Sequence[Line] = ()
    near: Sequence[Choice] = ()


def tokens(text: str) -> list[str]:
    """Return lower-case words without accents or punctuation."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(char for char in flat if not unicodedata.combining(char))
    return re.findall(r"\w+", plain.replace("_", " "))


class Entry:
    """Matches typed lines with a menu and with blocked actions."""

    def __init__(self, menu: Menu, board: Board, blocked: list[Blocked], verbs: list[str]) -> None:
        self.menu = menu
        self.board = board
        self.blocked = blocked
        self.verbs = verbs
        self.bags = {choice.action: self.bag(choice) for choice in menu.choices}

    def read(self, typed: str) -> Answer:
        if typed.isdecimal():
            return self.numbered(int(typed))
        words = tokens(typed)
        exact = [choice for choice in self.menu.choices if tokens(choice.action) == words]
        found = exact or self.fitting(words)
        return Answer(found) if found else self.refusal(words)

    def numbered(self, number: int) -> Answer:
        for entry in self.menu.entries:
            if entry.number == number:
                return Answer([entry.choice])
        return Answer([], near=[o for o in self.menu.choices if o.action.endswith(f":{number}")])

    def bag(self, choice: Choice) -> set[str]:
        """Return every word that can name a choice."""
        said = [self.menu.speaker.say(choice.line), self.board.label(choice, False)]
        named = [choice.thing.partition("/")[2], self.board.thing(choice.thing)]
        return set(tokens(" ".join([choice.action, *said, *named])))

    def fitting(self, words: list[str]) -> list[Choice]:
        found = [o for o in self.menu.choices if words and fits(words, self.bags[o.action])]
        found = narrowed(found, lambda choice: self.begins(choice, words))
        found = narrowed(found, lambda choice: self.names_whole(choice, words))
        found = narrowed(found, lambda choice: amount(choice) in words)
        most = max([self.exact(choice, words) for choice in found], default=0)
        return [choice for choice in found if self.exact(choice, words) == most]

    def begins(self, choice: Choice, words: list[str]) -> bool:
        """Return whether the first word typed is the action's verb."""
        said = tokens(self.menu.speaker.say(choice.line)) + tokens(self.board.label(choice, False))
        verbs = [choice.action.partition(":")[0], *said[:1]]
        return any(verb.startswith(words[0]) for verb in verbs)

    def names_whole(self, choice: Choice, words: list[str]) -> bool:
        """Return whether the card's full name is typed, so that gold is not a gold burnisher."""
        names = [tokens(choice.thing.partition("/")[2]), tokens(self.board.thing(choice.thing))]
        return any(
            all(word in MARKS or any(word.startswith(typed) for typed in words) for word in whole)
            for whole in names
        )

    def exact(self, choice: Choice, words: list[str]) -> int:
        return sum(word in self.bags[choice.action] for word in words)

    def refusal(self, words: list[str]) -> Answer:
        """Return the known reasons against it, and similar choices."""
        return Answer([], self.reasons(words), self.near(words))

    def reasons(self, words: list[str]) -> list[Line]:
        known = any(verb.startswith(words[0]) for verb in self.verbs) if words else True
        return self.matching_reasons(words) or ([] if known else self.matching_reasons(words[1:]))

    def matching_reasons(self, words: list[str]) -> list[Line]:
        found: list[Line] = []
        for blocked in self.blocked if words else []:
            bag = set(tokens(" ".join(self.board.hints(blocked))))
            if fits(words, bag) and blocked.why not in found:
                found.append(blocked.why)
        return found

    def near(self, words: list[str]) -> list[Choice]:
        """Return the choices that share most words with the line, allowing for typos."""
        known = sorted(set().union(*self.bags.values()))
        guess = [word for typed in words for word in meant(typed, known)]
        scores = {o.action: self.score(o, guess) for o in self.menu.choices}
        best = max(scores.values(), default=0)
        return [o for o in self.menu.choices if best and scores[o.action] == best][:NEAR]

    def score(self, choice: Choice, words: list[str]) -> int:
        """Count matching words; those of the card's name count double."""
        name = tokens(choice.thing + " " + self.menu.speaker.say(choice.line))
        hits = [word for word in words if fits([word], self.bags[choice.action])]
        return sum(2 if fits([word], set(name[1:])) else 1 for word in hits)


def amount(choice: Choice) -> str:
    """Return a choice's amount, so that 7 gems are not confused with 1 gem for 7 thalers."""
    last = choice.action.rpartition(":")[2]
    return last if last.isdecimal() else ""


def meant(typed: str, known: list[str]) -> list[str]:
    if any(word.startswith(typed) for word in known):
        return [typed]
    return get_close_matches(typed, known, 1, 0.75)


def fits(words: Iterable[str], bag: set[str]) -> bool:
    """Return whether every word starts a word of the bag; numbers must match completely."""
    return all(
        word in bag or (not word.isdecimal() and any(other.startswith(word) for other in bag))
        for word in words
    )


def narrowed(choices: list[Choice], test: Callable[[Choice], bool]) -> list[Choice]:
    """Return the choices that pass the test, or all if none does."""
    return [choice for choice in choices if test(choice)] or choices
