"""A game's rules in the order in which they are read: in short, icons, chapters, edge cases."""

from __future__ import annotations

import re
from typing import NamedTuple, Protocol

SHORT = ("goal", "turn", "ends")


class Texts(Protocol):
    """The messages of one language."""

    def __call__(self, id: str) -> str: ...

    def ids(self) -> list[str]: ...

    def has(self, id: str) -> bool: ...


class Rule(NamedTuple):
    """One rule; `example` and `edge` may be empty."""

    id: str
    title: str
    text: str
    example: str
    edge: str

    @property
    def whole(self) -> str:
        """Everything that a search looks through."""
        return "\n".join(filter(None, [self.title, self.text, self.example, self.edge]))


class Icon(NamedTuple):
    """An icon of the game and what it means."""

    name: str
    title: str
    text: str


class Chapter(NamedTuple):
    """A chapter and its rules."""

    id: str
    title: str
    rules: list[Rule]


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, words: Texts, game: str, letter: str) -> None:
        self.words = words
        self.game = game
        self.title = words(f"rules-{game}-title")
        rules = [self.rule(id) for id in rule_ids(words, letter)]
        self.rules = {rule.id: rule for rule in rules}

    def short(self) -> list[tuple[str, str]]:
        """Return goal, turn and end of the game, each with its heading."""
        texts = {part: self.maybe(f"rules-{self.game}-{part}") for part in SHORT}
        return [(self.words(f"rules-heading-{part}"), text) for part, text in texts.items() if text]

    def cards(self) -> str:
        """Return what is to be known about the card set, if anything."""
        return self.maybe(f"{self.game}-reconstructed")

    def icons(self) -> list[Icon]:
        """Return the icons in the order of the locale file."""
        start = f"icon-{self.game}-"
        return [
            self.icon(id.removeprefix(start)) for id in self.words.ids() if id.startswith(start)
        ]

    def icon(self, name: str) -> Icon:
        key = f"icon-{self.game}-{name}"
        return Icon(name, self.words(f"{key}.title"), self.words(key))

    def chapters(self) -> list[Chapter]:
        ids = dict.fromkeys(chapter_of(id) for id in self.rules)
        return [Chapter(id, self.words(f"chapter-{id}"), self.of(id)) for id in ids]

    def of(self, wanted: str) -> list[Rule]:
        """Return a rule, or all rules of a chapter."""
        return [rule for id, rule in self.rules.items() if wanted in (id, chapter_of(id))]

    def edges(self, rules: list[Rule]) -> list[Rule]:
        """Return the rules that have an edge case."""
        return [rule for rule in rules if rule.edge]

    def rule(self, id: str) -> Rule:
        key = f"rule-{id.replace('.', '-')}"
        title, text = self.words(f"{key}.title"), self.words(key)
        return Rule(id, title, text, self.maybe(f"{key}.example"), self.maybe(f"{key}.edge"))

    def maybe(self, key: str) -> str:
        """Return a message, or nothing if there is none."""
        return self.words(key) if self.words.has(key) else ""


def rule_ids(words: Texts, letter: str) -> list[str]:
    """Return the ids of the rules that begin with a letter, in order."""
    found = [re.fullmatch(rf"rule-({letter}\d+)-(\d+)", id) for id in words.ids()]
    pairs = sorted((m[1], int(m[2])) for m in found if m)
    return [f"{chapter}.{n}" for chapter, n in pairs]


def chapter_of(rule: str) -> str:
    return rule.partition(".")[0]
